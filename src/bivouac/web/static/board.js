/**
 * The picture that one plays on: what lies on it, what is lit, where the keyboard is. It knows names, not games:
 * whatever has an id can be pointed at.
 */

import { centre, contains } from "./box.js";
import { patch, spot } from "./patch.js";
import { ARROWS, step } from "./walk.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./walk.js").Point} Point */

/** Things that would be less wide on the screen, in pixels, cannot be pointed at: the picture opens closer. */
const LEAST = 30, ROOMY = 36;
const ACROSS = 14; // things, when it opens closer on a large screen
const SVG = "http://www.w3.org/2000/svg";
export const SHADES = 5;

export class Board {
  /** Where things of the ground are. @type {Map<string, Point>} */
  #places = new Map();
  #wide = 0; // a thing of the ground
  /** @type {Set<Element>} */
  #lit = new Set();
  /** @type {Set<Element>} */
  #shown = new Set();
  #here = "";
  /** Where a piece was that had the focus and has gone. @type {Point | null} */
  #bereft = null;
  /** @type {SVGGElement | null} */
  #chances = null;
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
    this.zoom.keep = () => this.home;
    svg.setAttribute("role", "group");
    for (const thing of [...this.#things(), ...this.#named()]) this.#introduce(thing);
    const start = this.#things()[0];
    if (start) {
      this.#here = start.id;
      this.#wide = start.getBBox().width;
      start.setAttribute("tabindex", "0");
    }
    // not on the picture itself: one with such a listener takes the focus
    svg.parentElement?.addEventListener("focusin", (event) => this.#focused(event));
  }

  /** @returns {SVGGraphicsElement[]} */
  #things() {
    return /** @type {SVGGraphicsElement[]} */ ([...this.svg.querySelectorAll("[id]:not(#pieces, #pieces *)")]);
  }

  /** Pieces that have a name for people. @returns {SVGGraphicsElement[]} */
  #named() {
    return /** @type {SVGGraphicsElement[]} */ ([...this.layer.querySelectorAll(":scope > [data-name]")]);
  }

  /** @param {string} name @returns {SVGGraphicsElement | null} */
  #thing(name) {
    return this.svg.querySelector(`#${CSS.escape(name)}`);
  }

  /** @param {Element} thing */
  #introduce(thing) {
    if (thing.getAttribute("role") !== "button") {
      thing.setAttribute("role", "button");
      thing.setAttribute("tabindex", "-1");
    }
    thing.setAttribute("aria-label", this.name(thing) || thing.id);
  }

  /** Shows the whole picture; round the viewer's own piece, if it is too large. To be called when the page is ready. */
  open() {
    this.zoom.measure();
    if (this.large && this.home) this.find();
    else this.page.zoomed(this.zoom.close);
  }

  /** Whether the whole picture is too large for this screen. */
  get large() {
    const { whole, size } = this.zoom;
    return this.#wide * Math.min(size.width / whole.width, size.height / whole.height) < LEAST;
  }

  /** The piece that its viewer follows. */
  get home() {
    const piece = this.layer.querySelector("[data-home]");
    return piece && spot(piece.getAttribute("transform"));
  }

  /** Goes to where the viewer's own piece is, close enough to point at things. */
  find() {
    const { whole, size } = this.zoom;
    const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
    const pixels = Math.max(ROOMY, Math.min(size.width, size.height) / ACROSS);
    this.zoom.to(this.home ?? middle, pixels / this.#wide);
  }

  /** What a thing is called, if it has a name for people. @param {Element} thing */
  name(thing) {
    return thing.getAttribute("data-name") ?? thing.getAttribute("aria-label") ?? "";
  }

  /** @param {Record<string, string | null>} pieces @param {boolean} whole */
  put(pieces, whole) {
    const before = this.home, had = this.layer.querySelector(":focus-visible"); // who points needs no focus, and no map that moves
    const place = had && middle(/** @type {SVGGraphicsElement} */ (had));
    const came = patch(this.layer, pieces, whole);
    this.#bereft = this.layer.contains(had) ? null : place;
    for (const thing of this.#named()) this.#introduce(thing);
    // a piece that was drawn anew is lit again
    if ([...this.#lit].some((thing) => thing.id in pieces)) mark(this.#lit, "lit", [...this.#lit].map((it) => it.id));
    const after = this.home;
    if (after && !before && this.large) this.find();
    else if (after && (before?.x !== after.x || before.y !== after.y)) this.zoom.reveal(after, 1 / 4);
    return came;
  }

  /** @param {string[]} names */
  light(names) {
    mark(this.#lit, "lit", names);
    this.#tell();
    if (this.#bereft && names.length) this.focus(this.#nearest(names, this.#bereft));
    this.#bereft = null;
  }

  /** Where something can be done, but nothing of it in sight, the nearest comes into sight. */
  seek() {
    const lit = /** @type {SVGGraphicsElement[]} */ ([...this.#lit]), { box } = this.zoom;
    if (!lit.length || lit.some((thing) => !this.svg.contains(thing) || contains(box, middle(thing)))) return;
    const nearest = this.#thing(this.#nearest(lit.map(({ id }) => id), centre(box)));
    if (nearest) this.zoom.reveal(middle(nearest));
  }

  /** @param {string[]} names @param {Point} place */
  #nearest(names, place) {
    const far = names.map((name) => {
      const thing = this.#thing(name);
      const { x, y } = thing ? middle(thing) : { x: Infinity, y: Infinity };
      return Math.hypot(x - place.x, y - place.y);
    });
    return names[far.indexOf(Math.min(...far))];
  }

  /**
   * Writes on things how likely something is there: the darker, the likelier, from the least of them to the most.
   * @param {Record<string, number>} chances none: what was written goes
   * @param {(chance: number) => string} told
   */
  weigh(chances, told) {
    this.#chances?.remove();
    this.#chances = document.createElementNS(SVG, "g");
    this.#chances.classList.add("chances");
    const values = Object.values(chances), least = Math.min(...values), most = Math.max(...values);
    for (const [name, value] of Object.entries(chances)) {
      const thing = this.#thing(name);
      if (thing) this.#chances.append(...weight(thing, shade(value, least, most), value === most, told(value)));
    }
    this.svg.append(this.#chances);
  }

  /** @param {readonly string[]} names */
  show(names) {
    mark(this.#shown, "shown", names);
    this.#tell();
  }

  /** What is shown stands out by itself, whether it is lit or not. */
  #tell() {
    const here = [...this.#lit].some((thing) => this.svg.contains(thing));
    this.svg.classList.toggle("choosing", here && this.#shown.size === 0);
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
    if (this.#places.size === 0) for (const thing of this.#things()) this.#places.set(thing.id, middle(thing));
    const places = new Map([...this.#places, ...this.#named().map((thing) => /** @type {const} */ ([thing.id, middle(thing)]))]);
    const here = places.get(this.#here);
    if (here && (this.#aim.x !== here.x && this.#aim.y !== here.y)) this.#aim = here;
    const found = step(this.#among(places, event.shiftKey), this.#aim, this.#here, way);
    if (found) {
      this.#aim = found.aim;
      this.focus(found.name);
    }
    return true;
  }

  /** What the arrows walk among: what is lit, or everything. @param {Map<string, Point>} places @param {boolean} all */
  #among(places, all) {
    const lit = new Set([...this.#lit].map((thing) => thing.id));
    const among = new Map([...places].filter(([name]) => all || lit.has(name)));
    if (among.size === 0) return places;
    const here = places.get(this.#here);
    return here ? among.set(this.#here, here) : among;
  }

  /** @param {string} id */
  focus(id) {
    const thing = this.#thing(id);
    if (!thing) return;
    this.zoom.reveal(middle(thing));
    thing.setAttribute("aria-label", this.page.label(id, this.name(thing)));
    thing.focus({ preventScroll: true });
  }
}

/**
 * Gives a class to the things of these names and takes it from the others that had it.
 * @param {Set<Element>} had @param {string} kind @param {Iterable<string>} names
 */
export function mark(had, kind, names) {
  /** @type {Set<Element>} */
  const wanted = new Set();
  for (const name of names) {
    const thing = document.getElementById(name);
    if (thing) wanted.add(thing);
  }
  for (const thing of had) if (!wanted.has(thing)) thing.classList.remove(kind);
  had.clear();
  for (const thing of wanted) {
    thing.classList.add(kind);
    had.add(thing);
  }
}

/** Where a thing is in the picture. @param {SVGGraphicsElement} thing @returns {Point} */
function middle(thing) {
  const { x, y, width, height } = thing.getBBox(), moved = spot(thing.getAttribute("transform"));
  return { x: x + width / 2 + (moved?.x ?? 0), y: y + height / 2 + (moved?.y ?? 0) };
}

/**
 * Which of the shades stands for a value, from the least to the most that there is.
 * @param {number} value @param {number} least @param {number} most
 */
export const shade = (value, least, most) =>
  most > least ? Math.min(SHADES - 1, Math.floor((value - least) / (most - least) * SHADES)) : SHADES - 1;

/**
 * A thing in a shade, with some words on it.
 * @param {SVGGraphicsElement} thing @param {number} dark @param {boolean} best @param {string} words
 */
function weight(thing, dark, best, words) {
  const shape = /** @type {Element} */ (thing.cloneNode(false)), text = document.createElementNS(SVG, "text");
  for (const name of ["id", "role", "tabindex", "aria-label", "data-name"]) shape.removeAttribute(name);
  shape.setAttribute("class", `chance chance-${dark}${best ? " best" : ""}`);
  const { x, y } = middle(thing), { width } = thing.getBBox();
  const size = width * 0.27;
  const where = { class: `figure figure-${dark}`, x, y: y + size / 3, "font-size": size, "text-anchor": "middle" };
  for (const [name, value] of Object.entries(where)) text.setAttribute(name, String(value));
  text.textContent = words;
  return [shape, text];
}
