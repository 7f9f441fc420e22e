import assert from "node:assert/strict";
import { Calls, Lost, Refused } from "../../src/bivouac/web/static/calls.js";
import { Live, PATIENCE, pause } from "../../src/bivouac/web/static/live.js";
import { FakeTime } from "./time.js";

/** A socket that a test opens, speaks through and closes. */
class Socket {
  /** @type {any} */ onopen;
  /** @type {any} */ onmessage;
  /** @type {any} */ onclose;
  closed = false;
  /** @type {number} */ readyState = WebSocket.OPEN;
  /** @type {any[]} */ sent = [];
  /** @param {string} address */
  constructor(address) {
    this.address = address;
  }
  close() {
    this.closed = true;
  }
  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  /** @param {object} news */
  say(news) {
    this.onmessage({ data: JSON.stringify(news) });
  }
}

/** A page at number 7, its sockets, and what it asked the server for. */
function page() {
  const time = new FakeTime();
  /** @type {Socket[]} */
  const sockets = [];
  /** @type {any[]} */
  const taken = [];
  /** @type {string[]} */
  const asked = [];
  /** @type {boolean[]} */
  const marks = [];
  let number = 7;
  const calls = new Calls("t", (address) => {
    asked.push(String(address));
    return asked.length > 2 ? new Promise(() => {}) : Promise.resolve(Response.json({ number: 9 }));
  });
  const live = new Live(calls, {
    number: () => number,
    take: (news) => {
      taken.push(news);
      number = news.number;
    },
    mark: (connected) => marks.push(connected),
  }, {
    open: (address) => /** @type {any} */ (sockets[sockets.push(new Socket(address)) - 1]),
    now: () => time.now,
  });
  return { time, sockets, taken, asked, marks, live };
}

Deno.test("pauses grow from about a second to at most fifteen, and differ", () => {
  const least = [0, 1, 2, 3, 4, 5, 9].map((tries) => pause(tries, 0));
  assert.deepEqual(least, [...least].sort((a, b) => a - b));
  assert.ok(pause(0, 0) >= 500 && pause(0, 1) <= 1000 && pause(99, 1) <= 15_000);
  assert.notEqual(pause(3, 0), pause(3, 1));
});

Deno.test("a lost connection is opened again after the last number that was seen", () => {
  const { time, sockets, taken, marks, live } = page();
  live.connect();
  assert.match(sockets[0].address, /live\?after=7$/);
  sockets[0].onopen();
  sockets[0].say({ number: 8 });
  sockets[0].say({});
  assert.deepEqual(taken, [{ number: 8 }]);
  sockets[0].onclose();
  assert.equal(marks.at(-1), false);
  time.pass(1000);
  assert.match(sockets[1].address, /after=8$/);
  sockets[1].onopen();
  sockets[1].say({});
  assert.equal(marks.at(-1), true);
  time.restore();
});

Deno.test("a minute of silence is a lost connection", () => {
  const { time, sockets, live } = page();
  live.connect();
  sockets[0].onopen();
  sockets[0].say({});
  time.pass(59_000);
  assert.equal(sockets.length, 1);
  time.pass(2000);
  assert.ok(sockets[0].closed);
  assert.equal(sockets.length, 2);
  time.restore();
});

Deno.test("a connection that spoke a moment ago is kept when somebody looks again", () => {
  const { time, sockets, live } = page();
  live.connect();
  sockets[0].onopen();
  sockets[0].say({});
  time.pass(10_000);
  live.wake();
  assert.equal(sockets.length, 1);
  time.pass(25_000);
  live.wake();
  assert.equal(sockets.length, 2);
  time.restore();
});

/** Two sockets that did not open; then the page has asked. @param {ReturnType<typeof page>} page */
async function withoutSockets({ time, sockets, live }) {
  live.connect();
  sockets[0].onclose();
  time.pass(1000);
  sockets[1].onclose();
  time.pass(2000);
  await settled(time);
}

/** @param {FakeTime} time */
async function settled(time) {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  await new Promise((done) => time.real(done, 0));
}

Deno.test("where no socket opens, not even when there is an answer, the page goes on asking", async () => {
  const here = page(), { time, sockets, taken, asked } = here;
  await withoutSockets(here);
  assert.deepEqual(taken, [{ number: 9 }]);
  sockets[2].onclose();
  time.pass(1000);
  await settled(time);
  const after = (/** @type {number} */ number, /** @type {number} */ wait) => `/api/tables/t/news?after=${number}&wait=${wait}`;
  assert.deepEqual(asked, [after(7, 0), after(9, 0), after(9, 20)]);
  assert.equal(sockets.length, 3);
  time.restore();
});

Deno.test("a server that was gone and is back gets a socket again", async () => {
  const here = page(), { time, sockets, asked, marks } = here;
  await withoutSockets(here);
  assert.equal(marks.at(-1), true);
  sockets[2].onopen();
  sockets[2].say({});
  time.pass(20_000);
  assert.deepEqual([asked.length, sockets.length], [1, 3]);
  time.restore();
});

Deno.test("a move goes along the socket, and its answer comes with news", async () => {
  const { time, sockets, taken, live } = page();
  live.connect();
  const first = live.move({ move: 17, after: 7 }), second = live.move({ move: 18, after: 7 });
  assert.deepEqual(sockets[0].sent, [{ ask: 1, move: 17, after: 7 }, { ask: 2, move: 18, after: 7 }]);
  sockets[0].say({ number: 8, answer: { ask: 1, number: 8 } });
  sockets[0].say({ number: 8, answer: { ask: 2, status: 409, error: { id: "x", text: "Too late." } } });
  assert.deepEqual(await first, { number: 8 });
  await assert.rejects(() => /** @type {any} */ (second), (/** @type {any} */ error) => error instanceof Refused && error.status === 409 && error.message === "Too late.");
  assert.equal(taken.length, 2);
  time.restore();
});

Deno.test("a move is lost with its socket, or if no answer comes", async () => {
  const { time, sockets, live } = page();
  live.connect();
  const cut = live.move({ move: 17, after: 7 });
  sockets[0].onclose();
  await assert.rejects(() => /** @type {any} */ (cut), Lost);
  time.pass(1000);
  const late = live.move({ move: 17, after: 7 });
  time.pass(PATIENCE);
  await assert.rejects(() => /** @type {any} */ (late), Lost);
  time.restore();
});

Deno.test("without an open socket no move goes along it", () => {
  const { time, sockets, live } = page();
  assert.equal(live.move({ move: 17, after: 7 }), null);
  live.connect();
  sockets[0].readyState = WebSocket.CONNECTING;
  assert.equal(live.move({ move: 17, after: 7 }), null);
  time.restore();
});
