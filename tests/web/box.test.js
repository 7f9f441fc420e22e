import assert from "node:assert/strict";
import { around, CLOSEST, closer, fitted, moved, showing } from "../../src/bivouac/web/static/box.js";

const whole = { x: -20, y: -10, width: 800, height: 400 };

Deno.test("zooming keeps the point where it is", () => {
  const at = { x: 380, y: 190 };
  const box = closer(whole, whole, 2, at);
  assert.equal(box.width, 400);
  assert.equal((at.x - box.x) / box.width, (at.x - whole.x) / whole.width);
});

Deno.test("nobody sees beyond the picture, or more than all of it, or too little", () => {
  assert.deepEqual(closer(whole, whole, 0.1, { x: 0, y: 0 }), whole);
  assert.equal(closer(whole, whole, 1000, { x: 0, y: 0 }).width, whole.width / CLOSEST);
  const box = closer(whole, whole, 2, { x: 0, y: 0 });
  assert.equal(moved(box, whole, -9999, 0).x, whole.x);
  assert.equal(moved(box, whole, 9999, 9999).y, whole.y + whole.height - box.height);
});

Deno.test("zooming out again shows all of it", () => {
  const box = closer(closer(whole, whole, 3, { x: 100, y: 50 }), whole, 1 / 3, { x: 700, y: 300 });
  assert.deepEqual(box, whole);
});

Deno.test("a point that is out of sight comes into sight", () => {
  const box = closer(whole, whole, 4, { x: -20, y: -10 });
  const after = showing(box, whole, { x: 700, y: 300 });
  assert.ok(after.x < 700 && 700 < after.x + after.width && after.y < 300 && 300 < after.y + after.height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  assert.deepEqual(showing(box, whole, middle), box);
});

Deno.test("a frame of another shape shows all of the picture, in its middle", () => {
  const box = fitted(whole, 1);
  assert.deepEqual([box.width, box.height], [800, 800]);
  assert.equal(box.y + box.height / 2, whole.y + whole.height / 2);
  assert.deepEqual(fitted(whole, 2), whole);
});

Deno.test("closer through a frame of another shape, the frame is filled", () => {
  const box = closer(fitted(whole, 1), whole, 4, { x: 0, y: 0 });
  assert.deepEqual([box.width, box.height], [200, 200]);
  assert.equal(box.y, whole.y);
});

Deno.test("round a point, but never beyond the picture", () => {
  assert.deepEqual(around(whole, 1, 100, { x: 300, y: 200 }), { x: 250, y: 150, width: 100, height: 100 });
  assert.equal(around(whole, 1, 100, { x: 9999, y: 200 }).x, whole.x + whole.width - 100);
  assert.deepEqual(around(whole, 1, 9999, { x: 0, y: 0 }), fitted(whole, 1));
});
