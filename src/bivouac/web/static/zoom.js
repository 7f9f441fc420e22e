/**
 * Zooming and moving a picture: pinch, double tap, drag, wheel. Keys and buttons call `by`, `all` and `to`.
 *
 * The picture is painted once at its size on the screen, and moved about under its frame: to move it costs no painting.
 * It is painted anew when its size has changed for good.
 */

import { around, centre, closer, contains, fitted, moved, showing } from "./box.js";
import { still } from "./patch.js";

/** @typedef {import("./box.js").Box} Box */
/** @typedef {import("./box.js").Point} Point */

const DRAG = 8; // a finger that moved less has tapped
const DOUBLE = 300;
const SETTLED = 140; // ms after which a new size is there to stay
const GLIDE = "transform .35s ease";
const SLOWING = 280; // ms in which a picture that was pushed loses most of its speed
const HELD = 60; // ms: a finger that rested so long before it was lifted has not pushed

export class Zoom {
  /** @type {Map<number, Point>} */
  #fingers = new Map();
  #dragged = false;
  #tapped = { at: 0, x: 0, y: 0 };
  #seen = 0; // pixels a unit of the picture, as it is seen
  #painted = 0; // the same, as it is painted
  #settling = 0;
  #close = false; // before the frame has changed its size
  #push = { x: 0, y: 0, at: 0 }; // the speed of the finger, in pixels a ms, and when that was
  #coasting = 0;

  /** @param {SVGSVGElement} svg @param {(close: boolean) => void} changed */
  constructor(svg, changed) {
    this.svg = svg;
    this.frame = /** @type {HTMLElement} */ (svg.parentElement);
    this.changed = changed;
    const { x, y, width, height } = svg.viewBox.baseVal;
    /** @type {Box} */
    this.whole = { x, y, width, height };
    this.frame.style.setProperty("--shape", `${width} / ${height}`);
    Object.assign(svg.style, { position: "absolute", left: "0", top: "0", transformOrigin: "0 0", willChange: "transform" });
    /** The frame's size, kept: to ask for it while the picture moves would cost a layout each time. */
    this.size = { width: this.frame.clientWidth, height: this.frame.clientHeight };
    /** @type {Box} */
    this.box = fitted(this.whole, this.#shape);
    this.#settle();
    /** A place that stays in sight, if it is, when the frame gets another size. @type {() => Point | null} */
    this.keep = () => null;
    new ResizeObserver(() => this.measure()).observe(this.frame);
    this.frame.addEventListener("pointerdown", (event) => this.#down(event));
    this.frame.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) {
      this.frame.addEventListener(name, (event) => this.#up(event));
    }
    this.frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.frame.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  get close() {
    return this.box.width < fitted(this.whole, this.#shape).width - 0.5;
  }

  /** How many pixels a unit of the picture has. */
  get scale() {
    return this.size.width / this.box.width;
  }

  get #shape() {
    return (this.size.width || 1) / (this.size.height || 1);
  }

  /** @param {number} factor @param {Point} [at] */
  by(factor, at = centre(this.box)) {
    this.#halt();
    this.#show(closer(this.box, this.whole, factor, at));
  }

  all() {
    this.#halt();
    this.#show(fitted(this.whole, this.#shape));
  }

  /** Brings a point of the picture into the middle, with so many pixels a unit at least. @param {Point} at @param {number} least */
  to(at, least) {
    this.#halt();
    this.#show(around(this.whole, this.#shape, this.size.width / Math.max(least, this.scale), at));
  }

  /** Shows a part of the picture, whole and in the middle. @param {Box} part */
  fit({ x, y, width, height }) {
    const wide = Math.max(width, height * this.#shape);
    this.#show(around(this.whole, this.#shape, wide, { x: x + width / 2, y: y + height / 2 }));
  }

  /** Brings a point of the picture into sight. @param {Point} at @param {number} [share] the room round it, as a share of the frame */
  reveal(at, share) {
    if (!this.close) return;
    const box = showing(this.box, this.whole, at, share);
    if (box.x === this.box.x && box.y === this.box.y) return;
    this.#halt();
    this.svg.style.transition = still() ? "" : GLIDE;
    this.#show(box);
  }

  /** Takes in the size that the frame has now. */
  measure() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (!width || !height || (width === this.size.width && height === this.size.height)) return;
    const kept = this.keep(), before = this.box, at = kept && contains(before, kept) ? kept : null;
    this.size = { width, height };
    this.box = fitted(this.whole, this.#shape);
    if (this.#close) {
      this.box = around(this.whole, this.#shape, width / this.#seen, centre(before));
      if (at) this.box = showing(this.box, this.whole, at, 1 / 4);
    }
    this.#settle();
    this.changed(this.close);
  }

  /** @param {Box} box */
  #show(box) {
    this.box = box;
    this.#close = this.close;
    this.#place();
    clearTimeout(this.#settling);
    if (Math.abs(this.scale / this.#painted - 1) > 1e-6) this.#settling = setTimeout(() => this.#settle(), SETTLED);
    this.changed(this.close);
  }

  /** Paints the picture at the size at which it is seen. */
  #settle() {
    clearTimeout(this.#settling);
    this.svg.style.transition = "";
    this.#painted = this.scale;
    this.svg.style.width = `${this.whole.width * this.#painted}px`;
    this.svg.style.height = `${this.whole.height * this.#painted}px`;
    this.#place();
  }

  /** Puts the picture behind its frame: on whole pixels, so that it stays sharp. */
  #place() {
    const { scale, whole, box } = this, dots = devicePixelRatio || 1;
    this.#seen = scale;
    const [x, y] = [whole.x - box.x, whole.y - box.y].map((far) => Math.round(far * scale * dots) / dots);
    const size = scale / this.#painted;
    this.svg.style.transform = `translate(${x}px,${y}px)${Math.abs(size - 1) > 1e-6 ? ` scale(${size})` : ""}`;
  }

  /** A place on the screen as a place in the picture. @param {Point} place @returns {Point} */
  #within(place) {
    const { left, top } = this.frame.getBoundingClientRect();
    return { x: this.box.x + (place.x - left) / this.scale, y: this.box.y + (place.y - top) / this.scale };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#halt();
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
    if (!this.#dragged) this.frame.setPointerCapture(event.pointerId);
    this.#dragged = true;
    const from = this.#centre(), wide = this.#spread();
    this.#fingers.set(event.pointerId, after);
    const to = this.#centre(), { scale } = this;
    const since = Math.max(1, event.timeStamp - this.#push.at);
    this.#push = { x: (from.x - to.x) / since, y: (from.y - to.y) / since, at: event.timeStamp };
    const box = moved(this.box, this.whole, (from.x - to.x) / scale, (from.y - to.y) / scale);
    this.#show(wide ? closer(box, this.whole, this.#spread() / wide, this.#within(to)) : box);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#fingers.delete(event.pointerId);
    const pushed = event.type === "pointerup" && event.pointerType === "touch" && event.timeStamp - this.#push.at < HELD;
    if (pushed && this.#dragged && this.#fingers.size === 0 && !still()) this.#coast(this.#push);
  }

  /** No finger moves the picture: something on it was taken instead. */
  release() {
    this.#fingers.clear();
  }

  /** The picture goes on a little, ever slower. @param {Point} speed in pixels a ms */
  #coast({ x, y }) {
    let before = performance.now();
    const on = (/** @type {number} */ now) => {
      const time = Math.max(0, now - before), slower = Math.exp(-time / SLOWING);
      before = now;
      this.#show(moved(this.box, this.whole, x * time / this.scale, y * time / this.scale));
      [x, y] = [x * slower, y * slower];
      if (Math.hypot(x, y) > 0.02) this.#coasting = requestAnimationFrame(on);
    };
    this.#coasting = requestAnimationFrame(on);
  }

  /** Whatever moves the picture by itself ends. */
  #halt() {
    this.svg.style.transition = "";
    cancelAnimationFrame(this.#coasting);
  }

  /** Where the fingers are, all together. */
  #centre() {
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

  /** What ends a drag is no point at anything; a second tap zooms, but not where each tap is a choice. @param {MouseEvent} event */
  #click(event) {
    if (this.#dragged) {
      event.stopPropagation();
      this.#dragged = false;
      return;
    }
    if (!("pointerType" in event) || event.pointerType !== "touch") return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    if (/** @type {Element} */ (event.target).closest(".lit[data-direct]")) {
      this.#tapped = { at: 0, x, y };
      return;
    }
    const again = at - this.#tapped.at < DOUBLE && Math.hypot(x - this.#tapped.x, y - this.#tapped.y) < 30;
    this.#tapped = again ? { at: 0, x, y } : { at, x, y };
    if (!again) return;
    event.stopPropagation();
    if (this.close) this.all();
    else this.by(2.2, this.#within({ x, y }));
  }
}
