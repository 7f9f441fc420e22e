/** What this device remembers of campaigns: which stages were won, with how many players, and when. */

/**
 * @typedef {{players: number, at: number}} Win at is in ms since 1970
 * @typedef {{won: Record<string, Win>, since: number}} Memory what was won before `since` is forgotten
 */

/** @param {string} title */
const key = (title) => `campaign-${title}`;

/**
 * @param {string} title
 * @param {Storage} store
 * @returns {Memory}
 */
export function recall(title, store = localStorage) {
  try {
    return { won: {}, since: 0, ...JSON.parse(store.getItem(key(title)) ?? "{}") };
  } catch { // something else was written there
    return { won: {}, since: 0 };
  }
}

/**
 * Remembers a stage that was won, if it was never won by so few before.
 * @param {string} title
 * @param {string} stage
 * @param {Win} win
 * @param {Storage} store
 */
export function remember(title, stage, win, store = localStorage) {
  const memory = recall(title, store), best = memory.won[stage];
  if (win.at <= memory.since || best && best.players <= win.players) return;
  memory.won[stage] = win;
  store.setItem(key(title), JSON.stringify(memory));
}

/**
 * Forgets what was won until now.
 * @param {string} title
 * @param {number} now
 * @param {Storage} store
 */
export const forget = (title, now, store = localStorage) =>
  store.setItem(key(title), JSON.stringify({ won: {}, since: now }));

/**
 * Remembers what the news of a table tell.
 * @param {DOMStringMap} table what its page says about the stage
 * @param {import("./news.js").News} news
 * @param {Storage} store
 */
export function note({ campaign, stage, players }, { won }, store = localStorage) {
  if (campaign && stage && won) remember(campaign, stage, { players: Number(players), at: won }, store);
}
