/** The small card beside what one points at: what is known there, and what can be done there. */

import { words } from "./news.js";

/** @typedef {import("./moves.js").Move} Move */

const GAP = 10;

/** Whether the card lies at the edge of the page instead of beside its thing. */
const narrow = matchMedia("(max-aspect-ratio: 11/10)");

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
    this.card.classList.toggle("above", !thing.closest("svg"));
    this.card.hidden = false;
    this.tell(lines);
  }

  /** @param {readonly string[]} lines */
  tell(lines) {
    this.lines.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
    this.#place();
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

  /** Beside its thing, where there is room; a narrow page keeps it at the edge. */
  #place() {
    const { style } = this.card;
    style.left = style.top = "";
    if (narrow.matches || !this.#by) return;
    const thing = this.#by.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.card;
    const right = thing.right + GAP, left = thing.left - GAP - width;
    const x = right + width < innerWidth - GAP && this.#by.closest("svg") ? right : Math.max(GAP, left);
    const y = Math.min(Math.max(GAP, thing.top + thing.height / 2 - height / 2), innerHeight - height - GAP);
    style.left = `${x}px`;
    style.top = `${y}px`;
  }
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
