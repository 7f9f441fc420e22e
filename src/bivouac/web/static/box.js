/** The part of a picture that is seen through a frame: what zooming and moving do to it. */

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{x: number, y: number}} Point */

export const CLOSEST = 8;

/** @param {number} value @param {number} least @param {number} most */
const between = (value, least, most) => Math.min(Math.max(value, least), most);

/**
 * Where something of a size begins, to lie within a whole; in its middle, if it is larger.
 * @param {number} start @param {number} size @param {number} first @param {number} all
 */
const within = (start, size, first, all) => size >= all ? first + (all - size) / 2 : between(start, first, first + all - size);

/**
 * The same box, moved to lie within the whole.
 * @param {Box} box
 * @param {Box} whole
 * @returns {Box}
 */
function inside(box, whole) {
  return {
    ...box,
    x: within(box.x, box.width, whole.x, whole.width),
    y: within(box.y, box.height, whole.y, whole.height),
  };
}

/**
 * All of a picture, through a frame that is so many times as wide as high.
 * @param {Box} whole
 * @param {number} shape
 */
export function fitted(whole, shape) {
  const width = Math.max(whole.width, whole.height * shape);
  return inside({ x: whole.x, y: whole.y, width, height: width / shape }, whole);
}

/**
 * So much of a picture in width, round a point, through a frame of some shape; never more than all of it.
 * @param {Box} whole
 * @param {number} shape
 * @param {number} wide
 * @param {Point} at
 */
export function around(whole, shape, wide, at) {
  const all = fitted(whole, shape);
  const width = between(wide, all.width / CLOSEST, all.width), height = width / shape;
  return inside({ x: at.x - width / 2, y: at.y - height / 2, width, height }, whole);
}

/** The middle of a box. @param {Box} box @returns {Point} */
export const centre = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Whether a point lies in a box. @param {Box} box @param {Point} at */
export const contains = (box, at) =>
  box.x <= at.x && at.x <= box.x + box.width && box.y <= at.y && at.y <= box.y + box.height;

/**
 * Closer by a factor, with the point `at` staying where it is.
 * @param {Box} box
 * @param {Box} whole
 * @param {number} factor
 * @param {Point} at
 */
export function closer(box, whole, factor, at) {
  const shape = box.width / box.height, all = fitted(whole, shape);
  const width = between(box.width / factor, all.width / CLOSEST, all.width);
  const share = width / box.width;
  const x = at.x - (at.x - box.x) * share, y = at.y - (at.y - box.y) * share;
  return inside({ x, y, width, height: width / shape }, whole);
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
 * @param {Point} at
 * @param {number} [share] of the box, that the room is
 */
export function showing(box, whole, at, share = 1 / 8) {
  const room = Math.min(box.width, box.height) * share;
  const x = between(box.x, at.x + room - box.width, at.x - room);
  const y = between(box.y, at.y + room - box.height, at.y - room);
  return inside({ ...box, x, y }, whole);
}

/**
 * Which of some boxes a point lies in: the one whose middle is nearest, or none.
 * @param {Map<string, {left: number, top: number, right: number, bottom: number}>} boxes
 * @param {Point} at
 */
export function boxed(boxes, { x, y }) {
  let best = "", least = Infinity;
  for (const [name, { left, top, right, bottom }] of boxes) {
    if (x < left || x > right || y < top || y > bottom) continue;
    const far = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/**
 * Where something of a size covers the fewest points: the first of such spots.
 * @param {Point[]} spots its upper left corner
 * @param {{width: number, height: number}} size
 * @param {Point[]} points
 */
export function freest(spots, { width, height }, points) {
  const covers = spots.map((spot) => points.filter((point) => contains({ ...spot, width, height }, point)).length);
  return spots[covers.indexOf(Math.min(...covers))];
}
