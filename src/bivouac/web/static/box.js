/** The part of a picture that is shown: what zooming and moving do to a viewBox. */

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

export const CLOSEST = 8;

/** @param {number} value @param {number} least @param {number} most */
const between = (value, least, most) => Math.min(Math.max(value, least), most);

/**
 * The same box, moved to lie within the whole.
 * @param {Box} box
 * @param {Box} whole
 * @returns {Box}
 */
function inside(box, whole) {
  return {
    ...box,
    x: between(box.x, whole.x, whole.x + whole.width - box.width),
    y: between(box.y, whole.y, whole.y + whole.height - box.height),
  };
}

/**
 * Closer by a factor, with the point `at` staying where it is.
 * @param {Box} box
 * @param {Box} whole
 * @param {number} factor
 * @param {{x: number, y: number}} at
 */
export function closer(box, whole, factor, at) {
  const width = between(box.width / factor, whole.width / CLOSEST, whole.width);
  const share = width / box.width;
  const x = at.x - (at.x - box.x) * share, y = at.y - (at.y - box.y) * share;
  return inside({ x, y, width, height: width * whole.height / whole.width }, whole);
}

/**
 * Moved by so much.
 * @param {Box} box
 * @param {Box} whole
 * @param {number} dx
 * @param {number} dy
 */
export const moved = (box, whole, dx, dy) => inside({ ...box, x: box.x + dx, y: box.y + dy }, whole);

/**
 * Moved just so far that a point lies within, with some room round it.
 * @param {Box} box
 * @param {Box} whole
 * @param {{x: number, y: number}} at
 */
export function showing(box, whole, at) {
  const room = box.width / 8;
  const x = between(box.x, at.x + room - box.width, at.x - room);
  const y = between(box.y, at.y + room - box.height, at.y - room);
  return inside({ ...box, x, y }, whole);
}
