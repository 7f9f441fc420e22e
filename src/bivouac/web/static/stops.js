/** The moments of a game that a replay stops at: its beginning, and every entry that something was told of. */

/**
 * @param {readonly [number, string][]} log
 * @returns {number[]}
 */
export const stops = (log) => [...new Set([0, ...log.map(([number]) => number)])];

/**
 * Which stop a moment belongs to: the last one that is not later.
 * @param {readonly number[]} moments
 * @param {number} at
 */
export const place = (moments, at) => Math.max(0, moments.findLastIndex((moment) => moment <= at));

/**
 * Where a step leads.
 * @param {readonly number[]} moments
 * @param {number} at
 * @param {string} step first, before, after or last
 */
export function stepped(moments, at, step) {
  const here = place(moments, at), last = moments.length - 1;
  const to = { first: 0, before: here - 1, after: here + 1, last }[step] ?? here;
  return moments[Math.min(Math.max(to, 0), last)];
}

/**
 * What was told last: all lines of one entry.
 * @param {readonly [number, string][]} log
 */
export const latest = (log) => log.filter(([number]) => number === log.at(-1)?.[0]).map(([, text]) => text).join(" ");
