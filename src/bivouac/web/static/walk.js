/** Walking with the arrow keys among things that lie anywhere. */

/** @typedef {{x: number, y: number}} Point */

/** @type {Record<string, Point>} */
export const ARROWS = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/**
 * The nearest thing in a direction, and the point that the walk aims from: a walk to the right stays in its row even
 * where, as on hexes, every step leads a little up or down.
 * @param {Map<string, Point>} places
 * @param {Point} aim
 * @param {string} from
 * @param {Point} way
 * @returns {{name: string, aim: Point} | null}
 */
export function step(places, aim, from, way) {
  const here = places.get(from) ?? aim;
  const start = way.x ? { x: here.x, y: aim.y } : { x: aim.x, y: here.y };
  let best = null, least = Infinity;
  for (const [name, place] of places) {
    if (name === from) continue;
    const along = (place.x - start.x) * way.x + (place.y - start.y) * way.y;
    const across = Math.abs((place.x - start.x) * way.y + (place.y - start.y) * way.x);
    if (along < 1 || across > along * 1.75) continue;
    const cost = along + 1.5 * across;
    if (cost < least - 0.01) [best, least] = [name, cost];
  }
  if (best === null) return null;
  const there = /** @type {Point} */ (places.get(best));
  return { name: best, aim: way.x ? { x: there.x, y: aim.y } : { x: aim.x, y: there.y } };
}
