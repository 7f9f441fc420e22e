import assert from "node:assert/strict";
import { forget, note, recall, remember } from "../../src/bivouac/web/static/campaign.js";

/** A device's memory. @returns {any} */
function device() {
  const kept = new Map();
  return {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  };
}

const stage = { campaign: "trek", stage: "2", players: "3" };

Deno.test("a stage that was won is remembered, for its own campaign", () => {
  const store = device();
  assert.deepEqual(recall("trek", store).won, {});
  note(stage, { number: 9, over: "You win.", won: 1000 }, store);
  assert.deepEqual(recall("trek", store).won, { 2: { players: 3, at: 1000 } });
  assert.deepEqual(recall("hike", store).won, {});
});

Deno.test("nothing is remembered of a game that was lost, goes on, or is no stage", () => {
  const store = device();
  note(stage, { number: 9, over: "You lose." }, store);
  note(stage, { number: 9 }, store);
  note({}, { number: 9, over: "You win.", won: 1000 }, store);
  assert.equal(store.getItem("campaign-trek"), null);
});

Deno.test("the fewer won it the better, and of equals the first counts", () => {
  const store = device();
  for (const [players, at] of [[3, 1000], [3, 2000], [4, 3000], [2, 4000], [2, 5000]]) {
    remember("trek", "2", { players, at }, store);
  }
  assert.deepEqual(recall("trek", store).won[2], { players: 2, at: 4000 });
});

Deno.test("what was forgotten does not come back when its table is looked at again", () => {
  const store = device();
  note(stage, { number: 9, won: 1000 }, store);
  forget("trek", 2000, store);
  note(stage, { number: 9, won: 1000 }, store);
  assert.deepEqual(recall("trek", store).won, {});
  note(stage, { number: 9, won: 3000 }, store);
  assert.deepEqual(Object.keys(recall("trek", store).won), ["2"]);
});

Deno.test("something else that was written there is as good as nothing", () => {
  for (const text of ["{", "null", "7"]) {
    const store = device();
    store.setItem("campaign-trek", text);
    assert.deepEqual(recall("trek", store), { won: {}, since: 0 });
  }
});
