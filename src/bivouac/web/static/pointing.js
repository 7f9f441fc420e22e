/**
 * Pointing at things: what is known of them, and what can be done there. A mouse that rests on something, the focus that
 * comes to it and a tap all ask; the card answers.
 */

import { Card } from "./card.js";

/** @typedef {import("./moves.js").Move} Move */
/** @typedef {{lines: string[], shows: string[]}} About */

const REST = 300; // ms that a pointer rests on something before the page tells about it

/** The thing with a name that an element belongs to. @param {EventTarget | null} target @returns {Element | null} */
export function thing(target) {
  const found = target instanceof Element ? target.closest(".map svg [id], .panel .content [id]") : null;
  return found && found.id !== "pieces" ? found : null;
}

export class Pointing {
  /** @type {Map<string, Promise<About | null>>} */
  #known = new Map();
  /** @type {Element | null} */
  #rested = null;
  #timer = 0;
  /** @type {Element | null} */
  #here = null;

  /**
   * @param {HTMLElement} table
   * @param {import("./board.js").Board} board
   * @param {{
   *   ask: (target: string) => Promise<About>,
   *   moves: (target: string) => Move[],
   *   choose: (move: Move) => void,
   *   announce: (lines: readonly string[]) => void,
   *   take?: (target: string, byKey: boolean) => boolean,
   *   put?: (event: MouseEvent) => boolean,
   *   drop?: () => void,
   * }} page what is pointed at may be taken, and put where one points next
   */
  constructor(table, board, page) {
    this.board = board;
    this.page = page;
    this.card = new Card(/** @type {HTMLElement} */ (table.querySelector("#card")), page.choose, () => this.away());
    table.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.rest(thing(event.target));
    });
    table.addEventListener("focusin", (event) => {
      const there = thing(event.target);
      if (!there?.matches(":focus-visible")) return;
      this.#mark(there);
      this.rest(there);
    });
    table.addEventListener("click", (event) => this.#click(event));
  }

  /** What was known is out of date. */
  forget() {
    this.#known.clear();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const target = /** @type {Element} */ (event.target), there = thing(target);
    if (target.closest("#card") || this.page.put?.(event)) return;
    if (!there) this.away();
    else if (there.closest(".map") || this.page.moves(there.id).length) this.at(there);
    else this.rest(there);
  }

  /** Opens what can be done there, and tells what is known. @param {Element} there @param {boolean} [byKey] */
  at(there, byKey = false) {
    const own = this.page.moves(there.id);
    clearTimeout(this.#timer); // where the pointer was before does not close what it opens now
    if (own.length === 1 && there.hasAttribute("data-direct")) {
      this.away();
      return this.page.choose(own[0]);
    }
    const moves = own.length ? own : this.page.moves(there.getAttribute("data-on") ?? "");
    this.#mark(there);
    this.card.open(there, this.board.name(there), moves);
    const taken = this.page.take?.(there.id, byKey) ?? false;
    if (moves.length && byKey && !taken) this.card.focus();
    this.#tell(there, byKey && !taken);
  }

  away() {
    this.page.drop?.();
    this.card.close();
    this.board.show([]);
    const focused = thing(document.activeElement);
    this.#mark(focused?.matches(":focus-visible") ? focused : null);
  }

  /** The mark of what is pointed at. @param {Element | null} there */
  #mark(there) {
    this.#here?.classList.remove("here");
    this.#here = there;
    there?.classList.add("here");
  }

  /** A pointer or the focus came to something; it is told about after a moment, unless something is being chosen. @param {Element | null} there */
  rest(there) {
    if (there === this.#rested) return;
    this.#rested = there;
    clearTimeout(this.#timer);
    if (this.card.asks) return;
    this.#timer = setTimeout(() => {
      if (there) this.#tell(there, there === document.activeElement);
      else this.away();
    }, there ? REST : REST / 2);
  }

  /** @param {Element} there @param {boolean} aloud */
  async #tell(there, aloud) {
    const told = await this.#ask(there.id);
    const asked = this.card.thing === there || (!this.card.asks && this.#rested === there);
    if (!asked) return;
    this.board.show(told?.shows ?? []);
    if (!told?.lines.length) {
      if (!this.card.asks) this.card.close();
      return;
    }
    if (this.card.thing !== there) {
      this.#mark(there.matches(":focus-visible") ? there : null);
      this.card.open(there, this.board.name(there), []);
    }
    this.card.tell(told.lines);
    if (aloud) this.page.announce(told.lines);
  }

  /** What the server knows of something, asked once as long as it holds. @param {string} target */
  #ask(target) {
    const asked = this.#known.get(target) ?? this.page.ask(target).catch(() => null);
    this.#known.set(target, asked);
    return asked;
  }
}
