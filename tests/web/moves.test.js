import assert from "node:assert/strict";
import { members, Moves } from "../../src/bivouac/web/static/moves.js";

Deno.test("a set of numbers is read from its lowest bit on", () => {
  assert.deepEqual(members("0"), []);
  assert.deepEqual(members("1"), [0]);
  assert.deepEqual(members("3fe0"), [5, 6, 7, 8, 9, 10, 11, 12, 13]);
  assert.deepEqual(members("8" + "0".repeat(400)), [1603]);
});

Deno.test("moves are found by what one points at, in their order", () => {
  const moves = new Moves();
  moves.learn([[2, "hex-1", "Ask Green", "ask green"], [1, "hex-1", "Ask Blue", "ask blue"], [4, null, "Hint", "hint"]]);
  moves.set("16");
  assert.deepEqual(moves.at("hex-1").map((move) => move.sentence), ["Ask Blue", "Ask Green"]);
  assert.deepEqual(moves.plain.map((move) => move.number), [4]);
  assert.deepEqual(moves.targets, ["hex-1"]);
  assert.deepEqual(moves.at("hex-2"), []);
});

Deno.test("words are told once and hold for later sets", () => {
  const moves = new Moves();
  moves.learn([[0, "a", "A", "a"]]);
  moves.set("0");
  assert.deepEqual(moves.targets, []);
  moves.learn([[1, "b", "B", "b"]]);
  moves.set("3");
  assert.deepEqual(moves.targets, ["a", "b"]);
});
