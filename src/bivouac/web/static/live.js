/**
 * The news of a table, as they come: over a WebSocket, which is opened anew whenever it is lost, or by asking again and
 * again where WebSockets do not get through. Moves go along the open socket; their answers come with news.
 */

import { Lost, Refused } from "./calls.js";

/** @typedef {import("./news.js").News} News */
/** @typedef {import("./calls.js").Calls} Calls */

export const SILENCE = 60_000; // the server says something every 25 s
const STALE = 30_000;
export const PATIENCE = 8000; // for the answer to a move; then nobody knows whether it was played
const DOUBT = 2; // sockets that did not open, after which the page asks

/**
 * How long to wait before the n-th try, in ms: 1 s, then longer and longer up to 15 s, never all pages at once.
 * @param {number} tries
 * @param {number} chance from 0 to 1
 */
export const pause = (tries, chance) => Math.min(15_000, 1000 * 1.8 ** tries) * (0.7 + 0.3 * chance);

/** @param {string} address */
const socket = (address) => new WebSocket(location.origin.replace(/^http/, "ws") + address);

export class Live {
  /** @type {WebSocket | null} */
  #socket = null;
  #failures = 0; // tries to open a socket, one after the other, that failed
  #tries = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #heard = 0;
  /** @type {AbortController | null} */
  #asking = null;
  #moves = 0;
  /** @type {Map<number, (answer: import("./news.js").Answer | null) => void>} moves that were sent and not answered */
  #sent = new Map();

  /**
   * @param {Calls} calls
   * @param {{number: () => number, take: (news: News) => void, mark: (connected: boolean) => void}} page
   * @param {{open?: (address: string) => WebSocket, now?: () => number}} [world]
   */
  constructor(calls, page, { open = socket, now = Date.now } = {}) {
    this.calls = calls;
    this.page = page;
    this.open = open;
    this.now = now;
  }

  start() {
    addEventListener("online", () => this.wake());
    addEventListener("pageshow", () => this.wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
    this.connect();
  }

  /** Somebody looks again, or the network is back: a connection that has been silent is not trusted. */
  wake() {
    if (this.#socket && this.now() - this.#heard < STALE) return;
    this.#failures = this.#tries = 0;
    this.connect();
  }

  connect() {
    this.#drop();
    const socket = this.#socket = this.open(`${this.calls.base}/live?after=${this.page.number()}`);
    let opened = false;
    this.#heard = this.now();
    socket.onopen = () => {
      opened = true;
      this.#failures = 0;
    };
    socket.onmessage = ({ data }) => {
      this.#listen(socket);
      const news = JSON.parse(data);
      if ("number" in news) this.page.take(news);
      if (news.answer) this.#sent.get(news.answer.ask)?.(news.answer);
    };
    socket.onclose = () => socket === this.#socket && this.#lost(opened);
    this.#later(SILENCE, () => this.#lost(opened));
  }

  /**
   * Plays a move along the socket; null if none is open.
   * @param {{move: number, after: number}} body
   * @returns {Promise<{number: number}> | null}
   */
  move(body) {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return null;
    const ask = ++this.#moves;
    return new Promise((done, fail) => {
      const timer = setTimeout(() => this.#sent.get(ask)?.(null), PATIENCE);
      this.#sent.set(ask, (answer) => {
        clearTimeout(timer);
        this.#sent.delete(ask);
        if (!answer) fail(new Lost("no answer"));
        else if (answer.error) fail(new Refused(answer.status ?? 400, answer.error.text));
        else done({ number: answer.number ?? 0 });
      });
      socket.send(JSON.stringify({ ask, ...body }));
    });
  }

  /** Ends what is under way. */
  #drop() {
    for (const settle of [...this.#sent.values()]) settle(null);
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asking = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** @param {WebSocket} socket */
  #listen(socket) {
    if (socket !== this.#socket) return;
    this.#heard = this.now();
    this.#tries = 0;
    this.page.mark(true);
    this.#later(SILENCE, () => this.#lost(true));
  }

  /** @param {boolean} opened */
  #lost(opened) {
    this.#drop();
    this.page.mark(false);
    if (!opened) this.#failures++;
    const next = this.#failures >= DOUBT ? () => this.ask() : () => this.connect();
    this.#later(pause(this.#tries++, Math.random()), next);
  }

  /** Asks for news and waits for them, as long as that works. Once there is an answer, a socket gets one more chance. */
  async ask() {
    this.#drop();
    const asking = this.#asking = new AbortController();
    let wait = 0; // somebody who is there says so at once
    try {
      while (this.#asking === asking) {
        const news = await this.calls.get("news", { after: this.page.number(), wait }, asking.signal);
        if (this.#asking !== asking) return;
        this.#tries = 0;
        this.page.mark(true);
        if ("number" in news) this.page.take(news);
        if (this.#failures++ === DOUBT) return this.connect();
        wait = 20;
      }
    } catch {
      if (this.#asking !== asking) return;
      this.#failures = 0; // it was not for the sockets
      this.#lost(true);
    }
  }

  /** @param {number} time @param {() => void} what */
  #later(time, what) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, time);
  }
}
