/** What one has in hand while one drags a thing: a picture of it that follows the pointer. */

import { still } from "./patch.js";

const ABOVE = 28; // pixels: a finger would hide what it holds
const BACK = 180; // ms in which it goes back to where it was

export class Ghost {
  /** @param {Element} thing @param {PointerEvent} event */
  constructor(thing, { clientX, clientY, pointerType }) {
    thing = upon(thing, clientX, clientY);
    const { left, top, width, height } = thing.getBoundingClientRect();
    this.thing = thing;
    thing.classList.add("held");
    this.start = { x: clientX, y: clientY + (pointerType === "touch" ? ABOVE : 0) };
    this.element = thing instanceof SVGGraphicsElement ? drawn(thing) : copied(/** @type {HTMLElement} */ (thing));
    this.element.classList.add("ghost");
    this.element.setAttribute("aria-hidden", "true");
    Object.assign(this.element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }

  /** @param {PointerEvent} event */
  follow({ clientX, clientY }) {
    this.element.style.translate = `${clientX - this.start.x}px ${clientY - this.start.y}px`;
  }

  /** @param {boolean} back whether it was put nowhere */
  end(back) {
    const { element } = this;
    this.thing.classList.remove("held");
    if (!back || still()) return element.remove();
    element.animate([{}, { translate: "0 0", opacity: 0.3 }], { duration: BACK, easing: "ease-out" }).onfinish = () => element.remove();
  }
}

/**
 * What is taken in hand: what lies upon a thing of the picture, nearest to the pointer, or the thing itself.
 * @param {Element} thing @param {number} x @param {number} y
 */
function upon(thing, x, y) {
  const under = thing.getBoundingClientRect();
  let best = thing, least = Infinity;
  for (let piece = thing.closest("#pieces > *")?.nextElementSibling; piece; piece = piece.nextElementSibling) {
    const { left, top, width, height } = piece.getBoundingClientRect(), at = { x: left + width / 2, y: top + height / 2 };
    const inside = under.left < at.x && at.x < under.right && under.top < at.y && at.y < under.bottom;
    const far = Math.hypot(at.x - x, at.y - y);
    if (inside && !piece.hasAttribute("data-name") && far < least) [best, least] = [piece, far];
  }
  return best;
}

/** A twin that lies beside its thing, so that it looks the same. @param {HTMLElement} thing */
function copied(thing) {
  const twin = bare(/** @type {HTMLElement} */ (thing.cloneNode(true)));
  thing.after(twin);
  return twin;
}

/** @param {SVGGraphicsElement} element */
const onScreen = (element) => DOMMatrix.fromMatrix(element.getScreenCTM() ?? undefined);

/** A small picture of a thing of a picture. @param {SVGGraphicsElement} thing */
function drawn(thing) {
  const root = /** @type {SVGSVGElement} */ (thing.ownerSVGElement), { left, top, right, bottom } = thing.getBoundingClientRect();
  const shell = bare(/** @type {SVGSVGElement} */ (root.cloneNode(false)));
  const inside = onScreen(root).inverse();
  const from = inside.transformPoint({ x: left, y: top }), to = inside.transformPoint({ x: right, y: bottom });
  shell.setAttribute("viewBox", `${from.x} ${from.y} ${to.x - from.x} ${to.y - from.y}`);
  shell.removeAttribute("style");
  shell.classList.remove("choosing");
  const layer = document.createElementNS(root.namespaceURI ?? "", "g");
  const parent = /** @type {SVGGraphicsElement} */ (thing.parentNode);
  layer.setAttribute("transform", inside.multiply(onScreen(parent)).toString());
  layer.append(bare(/** @type {SVGElement} */ (thing.cloneNode(true))));
  shell.append(layer);
  document.body.append(shell);
  return shell;
}

/** Without names and without what is for keys and ears. @template {Element} T @param {T} twin @returns {T} */
function bare(twin) {
  for (const one of [twin, ...twin.querySelectorAll("*")]) {
    for (const name of ["id", "role", "tabindex", "aria-label", "data-name", "data-home"]) one.removeAttribute(name);
    one.classList.remove("lit", "here", "held", "shown", "can-take", "new");
  }
  twin.setAttribute("inert", "");
  return twin;
}
