/** Putting new markup in the place of old, so that what stays the same thing stays the same element. */

const SVG = "http://www.w3.org/2000/svg";
const OURS = new Set(["role", "tabindex", "aria-label"]); // what the page adds to a picture

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {string} markup @returns {Element | null} */
function picture(markup) {
  const shell = document.createElementNS(SVG, "g");
  shell.innerHTML = markup;
  return shell.firstElementChild;
}

/**
 * Where a `transform` puts something.
 * @param {string | null} transform
 */
export function spot(transform) {
  const found = /translate\(\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/.exec(transform ?? "");
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** Makes an element like another of the same kind. @param {Element} old @param {Element} fresh */
function sync(old, fresh) {
  const from = spot(old.getAttribute("transform")), to = spot(fresh.getAttribute("transform"));
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !OURS.has(name)) old.removeAttribute(name);
  }
  if (old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
  if (from && to && (from.x !== to.x || from.y !== to.y) && !still()) {
    const start = `${from.x - to.x}px ${from.y - to.y}px`;
    old.animate([{ translate: start }, { translate: "0 0" }], { duration: 260, easing: "ease-out" });
  }
}

/** How high a piece lies: it is below all pieces of a higher layer. @param {Element} piece */
const height = (piece) => Number(/** @type {SVGElement} */ (piece).dataset.layer ?? 0);

/**
 * Puts pieces into their layer. Tells how many are new.
 * @param {Element} layer
 * @param {Record<string, string | null>} pieces
 * @param {boolean} whole everything that is not mentioned goes
 */
export function patch(layer, pieces, whole) {
  const here = new Map([...layer.children].map((piece) => [piece.id, piece]));
  let came = 0;
  if (whole) for (const [id, piece] of here) if (!pieces[id]) piece.remove();
  for (const [id, markup] of Object.entries(pieces)) {
    const old = here.get(id), fresh = markup && picture(markup);
    if (!fresh) old?.remove();
    else if (old && old.tagName === fresh.tagName) sync(old, fresh);
    else {
      fresh.classList.add("new");
      if (old) old.replaceWith(fresh);
      else layer.insertBefore(fresh, [...layer.children].find((piece) => height(piece) > height(fresh)) ?? null);
      came++;
    }
  }
  return came;
}
