/**
 * Doing something at the table. Each thing that is done names the last entry that the page has seen, so it can be sent
 * again when no answer came: the server does it once.
 */

import { Lost, Refused } from "./calls.js";

/** @typedef {import("./calls.js").Calls} Calls */

const AGAIN = 1500;
const PATIENCE = 1200; // for news of what was confirmed; then the page asks

export class Play {
  #busy = false;

  /**
   * @param {Calls} calls
   * @param {{
   *   number: () => number,
   *   take: (news: import("./news.js").News) => void,
   *   wait: (waiting: boolean) => void,
   *   say: (text: string) => void,
   *   mark: (connected: boolean) => void,
   * }} page
   * @param {{move: (body: any) => Promise<{number: number}> | null}} live
   * @param {(time: number) => Promise<void>} [rest]
   */
  constructor(calls, page, live, rest = (time) => new Promise((done) => setTimeout(done, time))) {
    this.calls = calls;
    this.page = page;
    this.live = live;
    this.rest = rest;
  }

  get busy() {
    return this.#busy;
  }

  /** Plays a move. @param {number} move */
  move(move) {
    return this.act("moves", { move, after: this.page.number() });
  }

  /**
   * Makes a call that happens once; null if it was refused.
   * @param {string} call
   * @param {{after: number, [name: string]: unknown}} body
   * @returns {Promise<any>}
   */
  async act(call, body) {
    if (this.#busy) return null;
    this.#busy = true;
    this.page.wait(true);
    try {
      const answer = await this.#insist(call, body);
      if (answer?.number > this.page.number()) this.#expect(answer.number);
      return answer;
    } finally {
      this.#busy = false;
      this.page.wait(false);
    }
  }

  /** Sends until there is an answer. @param {string} call @param {{after: number, [name: string]: unknown}} body */
  async #insist(call, body) {
    for (let tries = 0;; tries++) {
      try {
        return await ((call === "moves" && this.live.move(body)) || this.calls.post(call, body));
      } catch (error) {
        if (error instanceof Refused) {
          const done = error.status === 409 && tries > 0; // the first time it was stored after all
          if (!done) this.page.say(error.message);
          if (error.status === 409) await this.#catchUp();
          return null;
        }
        if (!(error instanceof Lost)) throw error;
        this.page.mark(false);
        await this.rest(AGAIN);
      }
    }
  }

  async #catchUp() {
    try {
      this.page.take(await this.calls.get("news", { after: this.page.number(), wait: 0 }));
    } catch {
      this.page.mark(false);
    }
  }

  /** News of what was confirmed come by themselves, unless the connection was lost just then. @param {number} number */
  async #expect(number) {
    await this.rest(PATIENCE);
    if (this.page.number() < number) await this.#catchUp();
  }
}
