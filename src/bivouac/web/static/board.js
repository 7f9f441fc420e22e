/**
 * The picture that one plays on: what lies on it, what is lit, where the keyboard is. It knows names, not games:
 * whatever has an id can be pointed at.
 */

import { patch } from "./patch.js";
import { ARROWS, step } from "./walk.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./walk.js").Point} Point */

export class Board {
  /** @type {Map<string, Point>} */
  #places = new Map();
  /** @type {Set<Element>} */
  #lit = new Set();
  /** @type {Set<Element>} */
  #shown = new Set();
  #here = "";
  /** @type {Point} */
  #aim = { x: 0, y: 0 };

  /**
   * @param {SVGSVGElement} svg
   * @param {{label: (id: string, name: string) => string, zoomed: (close: boolean) => void}} page
   */
  constructor(svg, page) {
    this.svg = svg;
    this.page = page;
    this.layer = svg.querySelector("#pieces") ?? svg;
    this.zoom = new Zoom(svg, page.zoomed);
    svg.setAttribute("role", "group");
    for (const thing of this.#things()) {
      thing.setAttribute("role", "button");
      thing.setAttribute("tabindex", "-1");
      thing.setAttribute("aria-label", this.name(thing) || thing.id);
    }
    const start = this.#things()[0];
    if (start) {
      this.#here = start.id;
      start.setAttribute("tabindex", "0");
    }
    // not on the picture itself: one with such a listener takes the focus
    svg.parentElement?.addEventListener("focusin", (event) => this.#focused(event));
  }

  /** @returns {SVGGraphicsElement[]} */
  #things() {
    return /** @type {SVGGraphicsElement[]} */ ([...this.svg.querySelectorAll("[id]:not(#pieces, #pieces *)")]);
  }

  /** What a thing is called, if it has a name for people. @param {Element} thing */
  name(thing) {
    return thing.getAttribute("data-name") ?? thing.getAttribute("aria-label") ?? "";
  }

  /** @param {Record<string, string | null>} pieces @param {boolean} whole */
  put(pieces, whole) {
    const came = patch(this.layer, pieces, whole);
    for (const id of Object.keys(pieces)) this.#relight(id);
    return came;
  }

  /** A piece that was drawn anew is lit again, if it was. @param {string} id */
  #relight(id) {
    for (const thing of this.#lit) if (thing.id === id) this.#mark(this.#lit, "lit", [...this.#lit].map((it) => it.id));
  }

  /** @param {string[]} names */
  light(names) {
    this.#mark(this.#lit, "lit", names);
    this.#tell();
  }

  /** @param {readonly string[]} names */
  show(names) {
    this.#mark(this.#shown, "shown", names);
    this.#tell();
  }

  /** What is shown stands out by itself, whether it is lit or not. */
  #tell() {
    this.svg.classList.toggle("choosing", this.#lit.size > 0 && this.#shown.size === 0);
  }

  /** Gives a class to these and takes it from the others. @param {Set<Element>} had @param {string} kind @param {readonly string[]} names */
  #mark(had, kind, names) {
    const wanted = new Set(names.map((name) => document.getElementById(name)).filter((thing) => thing !== null));
    for (const thing of had) if (!wanted.has(/** @type {HTMLElement} */ (thing))) thing.classList.remove(kind);
    had.clear();
    for (const thing of wanted) {
      thing.classList.add(kind);
      had.add(thing);
    }
  }

  // The keyboard

  /** @param {Event} event */
  #focused(event) {
    const thing = /** @type {SVGGraphicsElement} */ (event.target);
    if (!thing.id || thing.id === this.#here) return;
    document.getElementById(this.#here)?.setAttribute("tabindex", "-1");
    thing.setAttribute("tabindex", "0");
    this.#here = thing.id;
  }

  /** Moves on with an arrow key; says whether there was a way. @param {KeyboardEvent} event */
  walk(event) {
    const way = ARROWS[event.key];
    if (!way) return false;
    if (this.#places.size === 0) this.#survey();
    const here = this.#places.get(this.#here);
    if (here && (this.#aim.x !== here.x && this.#aim.y !== here.y)) this.#aim = here;
    const found = step(this.#among(event.shiftKey), this.#aim, this.#here, way);
    if (found) {
      this.#aim = found.aim;
      this.focus(found.name);
    }
    return true;
  }

  /** What the arrows walk among: what is lit, or everything. @param {boolean} all */
  #among(all) {
    const lit = new Set([...this.#lit].map((thing) => thing.id));
    const among = new Map([...this.#places].filter(([name]) => all || lit.has(name)));
    if (among.size === 0) return this.#places;
    const here = this.#places.get(this.#here);
    return here ? among.set(this.#here, here) : among;
  }

  #survey() {
    for (const thing of this.#things()) {
      const { x, y, width, height } = thing.getBBox();
      this.#places.set(thing.id, { x: x + width / 2, y: y + height / 2 });
    }
  }

  /** @param {string} id */
  focus(id) {
    const thing = /** @type {SVGElement | null} */ (this.svg.querySelector(`#${CSS.escape(id)}`));
    if (!thing) return;
    const place = this.#places.get(id);
    if (place) this.zoom.reveal(place);
    thing.setAttribute("aria-label", this.page.label(id, this.name(thing)));
    thing.focus({ preventScroll: true });
  }
}
