import assert from "node:assert/strict";
import { boxed, freest } from "../../src/bivouac/web/static/box.js";
import { Moves, places } from "../../src/bivouac/web/static/moves.js";
import { pace, rest } from "../../src/bivouac/web/static/stage.js";

/** @param {number} left @param {number} top @param {number} size */
const square = (left, top, size) => ({ left, top, right: left + size, bottom: top + size });

Deno.test("moves that put a thing somewhere tell where, all others do not", () => {
  const moves = new Moves();
  moves.learn([[0, "card-1", "Play it", "play"], [1, "card-1", "Onto the pile", "pile 1", "pile-1"], [2, "card-2", "Away", "away", "pile-2"]]);
  moves.set("7");
  assert.deepEqual([...places(moves.at("card-1")).keys()], ["pile-1"]);
  assert.equal(places(moves.at("card-1")).get("pile-1")?.number, 1);
  assert.equal(places(moves.at("card-3")).size, 0);
});

Deno.test("a point between two boxes that overlap belongs to the one whose middle is nearer", () => {
  const boxes = new Map([["a", square(0, 0, 100)], ["b", square(60, 0, 100)]]);
  assert.equal(boxed(boxes, { x: 70, y: 50 }), "a");
  assert.equal(boxed(boxes, { x: 90, y: 50 }), "b");
  assert.equal(boxed(boxes, { x: 300, y: 50 }), "");
});

Deno.test("a card lies where it covers nothing that is wanted, if it can", () => {
  const spots = [{ x: 0, y: 0 }, { x: 100, y: 0 }], size = { width: 50, height: 50 };
  assert.deepEqual(freest(spots, size, []), spots[0]);
  assert.deepEqual(freest(spots, size, [{ x: 20, y: 20 }]), spots[1]);
  assert.deepEqual(freest(spots, size, [{ x: 20, y: 20 }, { x: 120, y: 20 }]), spots[0]);
});

Deno.test("long lines are shown longer; what others wait for goes soon", () => {
  assert.ok(pace("a long line, with many words in it", false) > pace("short", false));
  assert.ok(pace("short", true) < pace("short", false));
  const moment = { key: "a", title: "A", steps: [{ line: "x".repeat(200) }] };
  assert.ok(rest(moment, false) > rest(moment, true));
  assert.equal(rest({ ...moment, steps: [{ line: "x".repeat(9000) }] }, false), 12_000);
});
