/** Zooming and moving a picture: pinch, double tap, drag, wheel. Keys and buttons call `by` and `all`. */

import { closer, moved, showing } from "./box.js";

/** @typedef {import("./box.js").Box} Box */
/** @typedef {{x: number, y: number}} Point */

const DRAG = 8; // a finger that moved less has tapped
const DOUBLE = 300;

export class Zoom {
  /** @type {Map<number, Point>} */
  #fingers = new Map();
  #dragged = false;
  #tapped = { at: 0, x: 0, y: 0 };

  /** @param {SVGSVGElement} svg @param {(close: boolean) => void} changed */
  constructor(svg, changed) {
    this.svg = svg;
    this.changed = changed;
    const { x, y, width, height } = svg.viewBox.baseVal;
    /** @type {Box} */
    this.whole = { x, y, width, height };
    /** @type {Box} */
    this.box = this.whole;
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) {
      svg.addEventListener(name, (event) => this.#up(event));
    }
    svg.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    svg.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  get close() {
    return this.box.width < this.whole.width;
  }

  /** @param {number} factor @param {Point} [at] */
  by(factor, at = { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 }) {
    this.#show(closer(this.box, this.whole, factor, at));
  }

  all() {
    this.#show(this.whole);
  }

  /** Brings a point of the picture into sight. @param {Point} at */
  reveal(at) {
    if (this.close) this.#show(showing(this.box, this.whole, at));
  }

  /** @param {Box} box */
  #show(box) {
    this.box = box;
    this.svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    this.changed(this.close);
  }

  /** A place on the screen as a place in the picture. @param {Point} place */
  #within(place) {
    const matrix = this.svg.getScreenCTM();
    return matrix ? new DOMPoint(place.x, place.y).matrixTransform(matrix.inverse()) : place;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (this.#fingers.size === 0) this.#dragged = false;
    if (event.button === 0) this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 1) {
      if (!this.close) return;
      if (!this.#dragged && Math.hypot(after.x - before.x, after.y - before.y) < DRAG) return;
    }
    if (!this.#dragged) this.svg.setPointerCapture(event.pointerId);
    this.#dragged = true;
    const from = this.#middle(), wide = this.#spread();
    this.#fingers.set(event.pointerId, after);
    const a = this.#within(from), b = this.#within(this.#middle());
    const box = moved(this.box, this.whole, a.x - b.x, a.y - b.y);
    this.#show(wide ? closer(box, this.whole, this.#spread() / wide, a) : box);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#fingers.delete(event.pointerId);
  }

  #middle() {
    const fingers = [...this.#fingers.values()];
    const sum = fingers.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
    return { x: sum.x / fingers.length, y: sum.y / fingers.length };
  }

  /** How far two fingers are apart; 0 with one. */
  #spread() {
    const [a, b] = this.#fingers.values();
    return b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002));
    this.by(factor, this.#within({ x: event.clientX, y: event.clientY }));
  }

  /** What ends a drag is no point at anything; a second tap zooms. @param {MouseEvent} event */
  #click(event) {
    if (this.#dragged) {
      event.stopPropagation();
      this.#dragged = false;
      return;
    }
    if (!("pointerType" in event) || event.pointerType !== "touch") return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const again = at - this.#tapped.at < DOUBLE && Math.hypot(x - this.#tapped.x, y - this.#tapped.y) < 30;
    this.#tapped = again ? { at: 0, x, y } : { at, x, y };
    if (!again) return;
    event.stopPropagation();
    if (this.close) this.all();
    else this.by(2.2, this.#within({ x, y }));
  }
}
