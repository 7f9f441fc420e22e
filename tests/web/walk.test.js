import assert from "node:assert/strict";
import { ARROWS, step } from "../../src/bivouac/web/static/walk.js";

/** Hexes with a flat top: every second column lies half a hex lower. */
const hexes = new Map();
for (let column = 0; column < 6; column++) {
  for (let row = 0; row < 4; row++) hexes.set(`${column}-${row}`, { x: 60 * column, y: 70 * row + 35 * (column % 2) });
}

/** @param {string} from @param {string[]} keys */
function walk(from, ...keys) {
  let name = from, aim = hexes.get(from);
  for (const key of keys) {
    const found = step(hexes, aim, name, ARROWS[key]);
    if (found) ({ name, aim } = found);
  }
  return name;
}

Deno.test("up and down stay in the column", () => {
  assert.equal(walk("2-1", "ArrowDown"), "2-2");
  assert.equal(walk("2-1", "ArrowUp"), "2-0");
});

Deno.test("a long walk to the right stays in its row, and leads back", () => {
  const right = Array(5).fill("ArrowRight"), left = Array(5).fill("ArrowLeft");
  assert.match(walk("0-2", ...right), /^5-[12]$/);
  assert.equal(walk("0-2", ...right, ...left), "0-2");
});

Deno.test("there is no way beyond the edge", () => {
  assert.equal(walk("0-0", "ArrowLeft"), "0-0");
  assert.equal(walk("0-0", "ArrowUp"), "0-0");
});

Deno.test("far things are reached where there is nothing near", () => {
  const sparse = new Map([["a", { x: 0, y: 0 }], ["b", { x: 400, y: 90 }]]);
  assert.equal(step(sparse, { x: 0, y: 0 }, "a", ARROWS.ArrowRight)?.name, "b");
  assert.equal(step(sparse, { x: 0, y: 0 }, "a", ARROWS.ArrowDown), null);
});

Deno.test("a step to the side goes to the next column", () => {
  assert.match(walk("0-0", "ArrowRight"), /^1-/);
  assert.match(walk("0-0", "ArrowRight", "ArrowRight"), /^2-/);
});
