import assert from "node:assert/strict";
import { reading } from "../../src/bivouac/web/static/clock.js";
import { picture, points, shared, spread, written } from "../../src/bivouac/web/static/curves.js";
import { next, typed } from "../../src/bivouac/web/static/marks.js";
import { since, told } from "../../src/bivouac/web/static/news.js";
import { spot } from "../../src/bivouac/web/static/patch.js";
import { latest, place, stepped, stops } from "../../src/bivouac/web/static/stops.js";

Deno.test("clocks read minutes and seconds, and stop at nothing", () => {
  assert.equal(reading(61_000), "1:01");
  assert.equal(reading(59_001), "1:00");
  assert.equal(reading(3_600_000), "1:00:00");
  assert.equal(reading(-5), "0:00");
});

Deno.test("marks go round, and keys set them", () => {
  assert.deepEqual(["", "-", "+", "?"].map(next), ["-", "+", "?", ""]);
  assert.deepEqual(["+", "Backspace", "x", ""].map(typed), ["+", "", null, null]);
});

Deno.test("lines that were shown are not shown again", () => {
  assert.deepEqual(since([[4, "a"], [5, "b"], [5, "c"]], 4), [[5, "b"], [5, "c"]]);
  assert.deepEqual(since(undefined, 4), []);
});

Deno.test("a reason stands after the last line of its entry", () => {
  const log = /** @type {[number, string][]} */ ([[4, "a"], [5, "b"], [5, "c"], [6, "d"]]);
  assert.deepEqual(told({ number: 6, log, reasons: { 5: "so", 6: "why" } }, 4), [[5, "b"], [5, "c", "so"], [6, "d", "why"]]);
  assert.deepEqual(told({ number: 6, log }), log);
  assert.deepEqual(told({ number: 6 }), []);
});

Deno.test("where a transform puts something", () => {
  assert.deepEqual(spot("translate(12.5 -3) scale(.9)"), { x: 12.5, y: -3 });
  assert.equal(spot("scale(2)"), null);
  assert.equal(spot(null), null);
});

Deno.test("a replay stops at its beginning and where something was told", () => {
  const moments = stops([[5, "a"], [8, "b"], [8, "c"], [9, "d"]]);
  assert.deepEqual(moments, [0, 5, 8, 9]);
  assert.equal(place(moments, 7), 1);
  assert.equal(stepped(moments, 7, "after"), 8);
  assert.equal(stepped(moments, 7, "before"), 0);
  assert.equal(stepped(moments, 9, "after"), 9);
  assert.equal(stepped(moments, 0, "before"), 0);
  assert.equal(stepped(moments, 5, "last"), 9);
});

Deno.test("all lines of the last entry are told together", () => {
  assert.equal(latest([[5, "a."], [8, "b."], [8, "c."]]), "b. c.");
  assert.equal(latest([]), "");
});

Deno.test("a curve begins at the left and ends at the right, and more is higher", () => {
  const [[x0, y0], , [x2, y2]] = points([0, 0.5, 1]);
  assert.ok(x0 < x2 && y2 < y0);
});

Deno.test("letters at the ends of curves do not cover each other", () => {
  const heights = spread([100, 101, 100, 250]);
  const order = [...heights].sort((a, b) => a - b);
  assert.ok(order.every((height, index) => index === 0 || height - order[index - 1] >= 17));
  assert.ok(heights[0] < heights[1] && heights[3] === 250);
});

Deno.test("a curve that several share is drawn once, with the letters of all", () => {
  const curves = [[0, 1], [0, 1], [0, 0.5]].map((values, seat) => ({ seat, name: `N${seat}`, badge: `B${seat}`, values }));
  assert.deepEqual(shared(curves).map((group) => group.map(({ seat }) => seat)), [[0, 1], [2]]);
  const svg = picture(curves, [4], "Title", "Moves");
  assert.equal(svg.match(/class="curve/g)?.length, 2);
  assert.ok(["B0", "B1", "B2", "N0, N1"].every((text) => svg.includes(`>${text}<`)));
});

Deno.test("a curve is of shares, or of what full height stands for", () => {
  assert.deepEqual([0, 0.5, 1].map((value) => written(value, null)), ["0%", "50%", "100%"]);
  assert.deepEqual([0, 0.25, 0.8095].map((value) => written(value, 84)), ["0", "21", "68"]);
});

Deno.test("names in a picture of curves are text, whatever they say", () => {
  const svg = picture([{ seat: 1, name: "<b>&", badge: "<", values: [0, 1] }], [4], 'A "title"', "Moves");
  assert.ok(!svg.includes("<b>") && svg.includes("&#60;b&#62;&#38;") && svg.includes("seat-1"));
});
