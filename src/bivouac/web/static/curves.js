/** Curves as SVG: a line a player, told apart by colour, by dashes and by a letter at its end. */

/** @typedef {{seat: number, name: string, badge: string, values: number[]}} Curve */

const WIDTH = 720, HEIGHT = 300, LEFT = 44, RIGHT = 34, TOP = 12, BOTTOM = 34;
const DASHES = ["", "10 5", "3 4", "12 4 3 4", "6 6"];
const APART = 17; // of two letters

/** @param {number} value */
const two = (value) => Math.round(value * 100) / 100;

/**
 * Where the points of a curve lie.
 * @param {number[]} values from 0 to 1
 * @returns {[number, number][]}
 */
export function points(values) {
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, values.length - 1);
  return values.map((value, index) => [two(LEFT + index * step), two(TOP + (1 - value) * (HEIGHT - TOP - BOTTOM))]);
}

/**
 * Heights moved apart just so far that none covers another, in their order.
 * @param {number[]} heights
 */
export function spread(heights) {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a] - heights[b]);
  const moved = [...heights];
  let least = -Infinity;
  for (const index of order) least = moved[index] = Math.max(moved[index], least + APART);
  const over = Math.max(0, least - (HEIGHT - BOTTOM));
  return moved.map((height) => height - over);
}

/**
 * Curves that are the same, together: who win or lose together share one.
 * @param {Curve[]} curves
 * @returns {Curve[][]}
 */
export function shared(curves) {
  /** @type {Map<string, Curve[]>} */
  const found = new Map();
  for (const curve of curves) found.set(String(curve.values), [...found.get(String(curve.values)) ?? [], curve]);
  return [...found.values()];
}

/** @param {string} text */
const safe = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The picture. `numbers` are the entries' numbers; the first value of a curve comes before the first of them.
 * @param {Curve[]} curves
 * @param {number[]} numbers
 * @param {string} title
 * @param {string} axis
 * @param {number | null} [full] what full height stands for
 */
export function picture(curves, numbers, title, axis, full = null) {
  const ends = spread(curves.map(({ values }) => points(values).at(-1)?.[1] ?? 0));
  const lines = shared(curves).map((group) => {
    const [{ seat, values }] = group, dash = DASHES[seat % DASHES.length];
    const shape = points(values).map(([x, y]) => `${x} ${y}`).join("L");
    const letters = group.map((curve) =>
      `<text x="${WIDTH - RIGHT + 8}" y="${two(ends[curves.indexOf(curve)] + 5)}">${safe(curve.badge)}</text>`
    );
    return `<g class="curve seat-${seat}"><path d="M${shape}"${dash && ` stroke-dasharray="${dash}"`}><title>${
      safe(group.map(({ name }) => name).join(", "))
    }</title></path>${letters.join("")}</g>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${safe(title)}">${grid(full)}${
    ticks(numbers)
  }<text class="axis" x="${WIDTH - RIGHT}" y="${HEIGHT - 2}" text-anchor="end">${safe(axis)}</text>${lines.join("")}</svg>`;
}

/**
 * A value in figures: a share of all, in per cent, or so much of what full height stands for.
 * @param {number} value
 * @param {number | null} full
 */
export const written = (value, full) => full === null ? `${Math.round(value * 100)}%` : String(Math.round(value * full));

/** @param {number | null} full */
function grid(full) {
  return [0, 0.25, 0.5, 0.75, 1].map((value) => {
    const [[, y]] = points([value]);
    return `<path class="grid" d="M${LEFT} ${y}H${WIDTH - RIGHT}"/><text class="axis" x="${LEFT - 6}" y="${
      y + 4
    }" text-anchor="end">${written(value, full)}</text>`;
  }).join("");
}

/** About ten numbers along the foot. @param {number[]} numbers */
function ticks(numbers) {
  const places = points(new Array(numbers.length + 1).fill(0));
  const every = Math.max(1, Math.ceil(numbers.length / 10));
  return numbers.map((number, index) =>
    index % every ? "" : `<text class="axis" x="${places[index + 1][0]}" y="${HEIGHT - 18}" text-anchor="middle">${number}</text>`
  ).join("");
}
