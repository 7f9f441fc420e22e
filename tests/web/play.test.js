import assert from "node:assert/strict";
import { Calls, Lost } from "../../src/bivouac/web/static/calls.js";
import { Play } from "../../src/bivouac/web/static/play.js";

/** A page at number 7 and a server that gives these answers, one after the other; null is a lost one. @param {(Response | null)[]} answers */
const page = (...answers) => pageWith(null, ...answers);

/** A page whose socket is open and gives this to each move. @param {(() => Promise<any>) | null} along @param {(Response | null)[]} answers */
function pageWith(along, ...answers) {
  /** @type {any[]} */
  const sent = [];
  /** @type {string[]} */
  const said = [];
  /** @type {any[]} */
  const taken = [];
  /** @type {boolean[]} */
  const waits = [];
  const calls = new Calls("t", (address, options) => {
    sent.push([String(address).split("/").at(-1), options?.body && JSON.parse(String(options.body))]);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("network"));
  });
  const play = new Play(calls, {
    number: () => 7,
    take: (news) => taken.push(news),
    wait: (waiting) => waits.push(waiting),
    say: (text) => said.push(text),
    mark: () => {},
  }, { move: () => along && along() }, () => Promise.resolve());
  return { play, sent, said, taken, waits };
}

const refusal = (/** @type {number} */ status) => Response.json({ error: { id: "x", text: "No." } }, { status });

Deno.test("a move is sent with the number that was seen last", async () => {
  const { play, sent, waits } = page(Response.json({ number: 7 }));
  assert.deepEqual(await play.move(17), { number: 7 });
  assert.deepEqual(sent, [["moves", { move: 17, after: 7 }]]);
  assert.deepEqual(waits, [true, false]);
});

Deno.test("a move goes along the open socket, and nothing else does", async () => {
  const { play, sent } = pageWith(() => Promise.resolve({ number: 7 }), Response.json({ number: 7 }));
  assert.deepEqual(await play.move(17), { number: 7 });
  assert.deepEqual(sent, []);
  await play.act("undo", { after: 7 });
  assert.deepEqual(sent, [["undo", { after: 7 }]]);
});

Deno.test("a move whose answer was lost with the socket is sent again by a call", async () => {
  const lost = [new Lost("gone"), null];
  const { play, sent, said, taken } = pageWith(() => {
    const error = lost.shift();
    return error ? Promise.reject(error) : /** @type {any} */ (null);
  }, refusal(409), Response.json({ number: 8 }));
  await play.move(17);
  assert.deepEqual(sent[0], ["moves", { move: 17, after: 7 }]);
  assert.deepEqual(said, []);
  assert.deepEqual(taken, [{ number: 8 }]);
});

Deno.test("what was refused is said in one sentence, and nothing is sent again", async () => {
  const { play, sent, said } = page(refusal(400));
  assert.equal(await play.move(17), null);
  assert.deepEqual(said, ["No."]);
  assert.equal(sent.length, 1);
  assert.equal(play.busy, false);
});

Deno.test("a conflict is said, and the page takes the news", async () => {
  const { play, said, taken } = page(refusal(409), Response.json({ number: 9 }));
  await play.move(17);
  assert.deepEqual(said, ["No."]);
  assert.deepEqual(taken, [{ number: 9 }]);
});

Deno.test("a move whose answer was lost is sent again as it was; that it had been stored is no mistake", async () => {
  const { play, sent, said, taken } = page(null, null, refusal(409), Response.json({ number: 8 }));
  await play.move(17);
  assert.deepEqual(sent.slice(0, 3), Array(3).fill(["moves", { move: 17, after: 7 }]));
  assert.deepEqual(said, []);
  assert.deepEqual(taken, [{ number: 8 }]);
});

Deno.test("one thing at a time", async () => {
  const { play, sent } = page(Response.json({ number: 7 }));
  const moving = play.move(17);
  assert.equal(await play.move(18), null);
  await moving;
  assert.equal(sent.length, 1);
});

Deno.test("if news of a confirmed move do not come, the page asks for them", async () => {
  const { play, sent, taken } = page(Response.json({ number: 8 }), Response.json({ number: 8 }));
  await play.move(17);
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  await new Promise((done) => setTimeout(done, 0));
  assert.equal(sent[1][0], "news?after=7&wait=0");
  assert.deepEqual(taken, [{ number: 8 }]);
});
