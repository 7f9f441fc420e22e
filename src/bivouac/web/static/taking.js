/**
 * Taking a thing and putting it somewhere: dragged there with a mouse or a finger; or taken by a tap or a key, and put by
 * another. Moves say what can be taken, and where it can go.
 */

import { mark } from "./board.js";
import { boxed } from "./box.js";
import { Ghost } from "./ghost.js";
import { places } from "./moves.js";
import { thing } from "./pointing.js";
import { ARROWS, step } from "./walk.js";

/** @typedef {import("./moves.js").Move} Move */
/** @typedef {import("./walk.js").Point} Point */

const DRAG = 8; // a pointer that moved less has tapped
const HOLD = 220; // ms that a finger rests on a thing to take it out of a panel that scrolls
const EDGE = 36, SPEED = 9; // pixels: a panel scrolls under a thing that is held near its edge

/** What scrolls up and down round an element, if anything does. @param {Element} element @returns {Element | null} */
function scroller(element) {
  const panel = element.closest(".panel");
  return panel && panel.scrollHeight > panel.clientHeight + 1 ? panel : null;
}

export class Taking {
  /** The name of what is held. */
  held = "";
  /** Where it can go. @type {Map<string, Move>} */
  places = new Map();
  /** The pointer that went down on something. @type {{id: number, thing: Element, x: number, y: number, free: boolean} | null} */
  #finger = null;
  /** @type {Ghost | null} */
  #ghost = null;
  #aimed = "";
  #dragged = false;
  #byKey = false;
  #left = ""; // what was put last, by keys
  #timer = 0;
  #scrolling = 0;
  /** What has which class. @type {Record<string, Set<Element>>} */
  #marked = { takes: new Set(), held: new Set(), places: new Set(), aimed: new Set() };

  /**
   * @param {HTMLElement} table
   * @param {{
   *   moves: (target: string) => Move[],
   *   busy: () => boolean,
   *   choose: (move: Move) => void,
   *   focus: (id: string) => void,
   *   lift: () => void,
   *   changed: () => void,
   * }} page
   */
  constructor(table, page) {
    this.table = table;
    this.page = page;
    const early = { capture: true }; // before the map takes a pointer to be moved about
    table.addEventListener("pointerdown", (event) => this.#down(event), early);
    table.addEventListener("pointermove", (event) => this.#move(event), early);
    table.addEventListener("pointerup", (event) => this.#up(event), early);
    table.addEventListener("pointercancel", (event) => this.#cancel(event), early);
    table.addEventListener("contextmenu", (event) => this.#finger && event.preventDefault());
    table.addEventListener("click", (event) => {
      if (this.#dragged) event.stopPropagation(); // what ends a drag is no point at anything
      this.#dragged = false;
    }, early);
  }

  get dragging() {
    return this.#ghost !== null;
  }

  // What is held

  /** Takes a thing, if it can be put somewhere; else nothing is held. @param {string} id @param {boolean} [byKey] */
  take(id, byKey = false) {
    const found = places(this.page.moves(id));
    if (!found.size || this.page.busy()) return this.drop();
    this.held = id;
    this.places = found;
    this.#byKey = byKey;
    this.page.changed();
    if (byKey) this.page.focus(this.#near()[0]);
    return true;
  }

  /** Puts it back. */
  drop() {
    if (!this.held) return false;
    this.#end(true);
    this.held = "";
    this.places = new Map();
    this.page.changed();
    return false;
  }

  /** Puts what is held on a place, if it is one. @param {string} id @returns {boolean} */
  put(id) {
    const move = this.places.get(id);
    if (!move) return false;
    this.#end(false);
    this.#left = this.#byKey ? this.held : "";
    this.page.choose(move);
    return true;
  }

  /** A click may be meant for a place, though something else lies there. @param {MouseEvent} event */
  click(event) {
    if (!this.held) return false;
    const there = thing(event.target)?.id ?? "";
    if (this.places.has(there)) return this.put(there);
    if (there !== this.held) return !this.page.moves(there).length && this.put(this.#under(event));
    this.page.lift();
    this.drop();
    return true;
  }

  /** Classes for what can be taken, what is held and where it can go. @param {string[]} targets what one can point at */
  mark(targets) {
    const takes = targets.filter((id) => places(this.page.moves(id)).size);
    mark(this.#marked.takes, "can-take", takes);
    mark(this.#marked.held, "held", this.held ? [this.held] : []);
    mark(this.#marked.places, "can-put", this.places.keys());
    for (const one of [...this.#marked.takes, ...this.#marked.places]) reachable(one);
    this.#still(takes.length > 0);
  }

  /** The moves are others, or things were drawn anew: what is held stays, if it can still be put somewhere. */
  renew() {
    if (!this.held) return;
    this.places = places(this.page.moves(this.held));
    if (!this.places.size || !document.getElementById(this.held)) this.drop();
  }

  // Pointers

  /** @param {PointerEvent} event */
  #down(event) {
    this.#dragged = false;
    this.#left = "";
    if (this.#ghost) return event.stopPropagation(); // another finger has no say
    const alone = event.isPrimary && event.button === 0 && !this.#finger;
    const there = alone ? thing(event.target) : null;
    this.#rest();
    if (!there || this.page.busy() || !places(this.page.moves(there.id)).size) return;
    const free = event.pointerType !== "touch" || !scroller(there);
    this.#finger = { id: event.pointerId, thing: there, x: event.clientX, y: event.clientY, free };
    if (!free) this.#timer = setTimeout(() => this.#lift(event), HOLD);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const finger = this.#finger;
    if (!finger || event.pointerId !== finger.id) return;
    if (!this.#ghost) {
      if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) < DRAG) return;
      if (!finger.free) return this.#rest(); // the panel scrolls
      this.#lift(event);
    }
    event.stopPropagation(); // the map stays where it is
    this.#ghost?.follow(event);
    this.#aim(this.#under(event));
    this.#scroll(event);
  }

  /** @param {PointerEvent} event */
  #lift(event) {
    const finger = this.#finger;
    if (!finger) return;
    this.page.lift(); // what was held before is put back
    if (!this.take(finger.thing.id)) return;
    this.#finger = { ...finger, free: true };
    this.table.setPointerCapture(finger.id);
    this.#ghost = new Ghost(finger.thing, event);
    this.#ghost.follow(event);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (event.pointerId !== this.#finger?.id) return;
    const dragged = this.#dragged = this.#ghost !== null;
    this.#rest();
    if (dragged && !this.put(this.#under(event))) this.drop();
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    if (event.pointerId !== this.#finger?.id) return;
    if (this.#ghost) this.drop();
    this.#rest();
  }

  /** No pointer has hold of anything. */
  #rest() {
    clearTimeout(this.#timer);
    this.#finger = null;
  }

  /** @param {boolean} back */
  #end(back) {
    this.#rest();
    cancelAnimationFrame(this.#scrolling);
    this.#aim("");
    this.#ghost?.end(back);
    this.#ghost = null;
  }

  /** The place under a pointer: its shape, or else the box round it. @param {MouseEvent} event */
  #under({ clientX: x, clientY: y }) {
    const things = [...this.places.keys()].map((id) => /** @type {const} */ ([id, document.getElementById(id)]));
    for (const element of document.elementsFromPoint(x, y)) {
      const found = things.find(([, place]) => place?.contains(element));
      if (found) return found[0];
    }
    return boxed(new Map(things.flatMap(([id, place]) => place ? [[id, place.getBoundingClientRect()]] : [])), { x, y });
  }

  /** @param {string} id */
  #aim(id) {
    if (id === this.#aimed) return;
    this.#aimed = id;
    mark(this.#marked.aimed, "aimed", id ? [id] : []);
  }

  /** Scrolls a panel whose edge the pointer is near, as long as it is, and unless it is on a place. @param {PointerEvent} event */
  #scroll({ clientX: x, clientY: y }) {
    cancelAnimationFrame(this.#scrolling);
    if (this.#aimed) return;
    const panel = document.elementsFromPoint(x, y).map(scroller).find(Boolean);
    const { top, bottom } = panel?.getBoundingClientRect() ?? { top: -Infinity, bottom: Infinity };
    const way = y < top + EDGE ? -SPEED : y > bottom - EDGE ? SPEED : 0;
    const on = () => {
      panel?.scrollBy(0, way);
      this.#scrolling = requestAnimationFrame(on);
    };
    if (way) on();
  }

  #touched = (/** @type {TouchEvent} */ event) => {
    if (this.#finger?.free && event.cancelable) event.preventDefault();
  };

  /** A finger that has taken something does not scroll. Whoever listens for that slows scrolling down. @param {boolean} needed */
  #still(needed) {
    this.table.removeEventListener("touchmove", this.#touched);
    if (needed) this.table.addEventListener("touchmove", this.#touched, { passive: false });
  }

  // Keys

  /** Whether Enter on a thing takes it or puts something there. @param {string} id */
  concerns(id) {
    return this.places.has(id) || places(this.page.moves(id)).size > 0;
  }

  /** From place to place with the arrow keys, while something is held; says whether that was meant. @param {KeyboardEvent} event */
  walk(event) {
    const way = ARROWS[event.key];
    if (!way || !this.held) return false;
    const here = thing(document.activeElement)?.id ?? this.held;
    const spots = new Map([here, ...this.#near()].map((id) => [id, middle(id)]));
    const found = step(spots, middle(here), here, way);
    if (found) this.page.focus(found.name);
    return true;
  }

  /** The places that can be seen, in the order of the moves. */
  #near() {
    const seen = [...this.places.keys()].filter((id) => document.getElementById(id)?.getClientRects().length);
    return seen.length ? seen : [this.held];
  }

  /** What was put is where it belongs; keys go on with what can be taken next, if there was no better place for them. */
  resume() {
    const { activeElement: here, body } = document, [next] = this.#marked.takes;
    if (!this.#left || this.held || !next || (here !== body && here?.id !== this.#left)) return;
    this.#left = "";
    this.page.focus(next.id);
  }
}

/** Things beside the picture can be reached by keys, too. @param {Element} thing */
function reachable(thing) {
  if (!(thing instanceof HTMLElement) || thing.matches("button, a")) return;
  thing.setAttribute("tabindex", "0");
  if (!thing.querySelector("button, a")) thing.setAttribute("role", "button");
}

/** @param {string} id @returns {Point} */
function middle(id) {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
}
