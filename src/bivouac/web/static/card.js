/** The small card beside what one points at: what is known there, and what can be done there. */

import { centre, freest } from "./box.js";
import { words } from "./news.js";

/** @typedef {import("./moves.js").Move} Move */

const GAP = 10;

/** Where there is room the card lies beside its thing; else at the edge of the page. */
const roomy = matchMedia("(min-aspect-ratio: 11/10) and (min-height: 600px)");

export class Card {
  /** @type {Element | null} */
  #by = null;

  /** @param {HTMLElement} card @param {(move: Move) => void} choose @param {() => void} leave */
  constructor(card, choose, leave) {
    this.card = card;
    this.choose = choose;
    this.title = /** @type {HTMLElement} */ (card.querySelector("h2"));
    this.choices = /** @type {HTMLElement} */ (card.querySelector(".choices"));
    this.lines = /** @type {HTMLElement} */ (card.querySelector(".lines"));
    card.querySelector(".close")?.addEventListener("click", leave);
  }

  /** The thing that it is about. */
  get thing() {
    return this.card.hidden ? null : this.#by;
  }

  /** Whether there is something to choose in it. */
  get asks() {
    return !this.card.hidden && this.choices.childElementCount > 0;
  }

  /** @param {Element} thing @param {string} title @param {Move[]} moves @param {readonly string[]} lines */
  open(thing, title, moves, lines = []) {
    this.#by = thing;
    this.title.textContent = title;
    this.choices.replaceChildren(...moves.map((move) => this.#choice(move)));
    this.card.classList.toggle("asks", moves.length > 0);
    this.card.classList.toggle("many", moves.length > 4);
    this.card.classList.toggle("above", !thing.closest("svg"));
    this.card.hidden = false;
    this.tell(lines);
  }

  /** What is known; a line that begins with the title takes its place. @param {readonly string[]} lines */
  tell(lines) {
    if (lines[0]?.startsWith(this.title.textContent ?? "")) [this.title.textContent, ...lines] = lines;
    this.lines.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
    this.place();
  }

  close() {
    this.card.hidden = true;
    this.#by = null;
  }

  focus() {
    this.choices.querySelector("button")?.focus();
  }

  /** @param {Move} move */
  #choice(move) {
    const button = document.createElement("button");
    button.textContent = move.sentence;
    button.addEventListener("click", () => this.choose(move));
    return button;
  }

  /** Beside its thing, and on the map where possible. */
  place() {
    if (this.card.hidden) return;
    const { style } = this.card;
    style.left = style.top = "";
    if (!roomy.matches || !this.#by) return;
    const thing = this.#by.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.card;
    const edge = this.#by.closest(".map")?.getBoundingClientRect().right ?? 0;
    const right = thing.right + GAP, left = Math.max(GAP, thing.left - GAP - width), low = innerHeight - height - GAP;
    const y = Math.min(Math.max(GAP, thing.top + thing.height / 2 - height / 2), low);
    const sides = right + width < edge ? [right, left] : [left];
    const corners = [GAP, Math.max(GAP, edge - width - GAP)].flatMap((x) => [{ x, y: GAP }, { x, y: low }]);
    const spot = freest([...sides.map((x) => ({ x, y })), ...corners], { width, height }, wanted(this.#by));
    style.left = `${spot.x}px`;
    style.top = `${spot.y}px`;
  }
}

/** What is not to be covered: where a thing could be put, if it is held, and the thing. @param {Element} thing */
function wanted(thing) {
  return [thing, ...document.querySelectorAll(".map .can-put")].map((one) => centre(one.getBoundingClientRect()));
}

/** One sentence that goes away by itself. */
export class Toast {
  #timer = 0;

  /** @param {HTMLElement} toast */
  constructor(toast) {
    this.toast = toast;
  }

  /** @param {string} text */
  say(text) {
    this.toast.textContent = text;
    this.toast.classList.add("up");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.toast.classList.remove("up"), 6000);
  }

  lost() {
    this.say(words.lost);
  }
}
