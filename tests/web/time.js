/** Time that passes when a test says so. */

export class FakeTime {
  now = 0;
  /** @type {Map<number, {at: number, what: () => void}>} */
  #waiting = new Map();
  #count = 0;
  real = globalThis.setTimeout;
  #clear = globalThis.clearTimeout;

  constructor() {
    globalThis.setTimeout = /** @type {any} */ ((/** @type {() => void} */ what, /** @type {number} */ time) => {
      this.#waiting.set(++this.#count, { at: this.now + time, what });
      return this.#count;
    });
    globalThis.clearTimeout = (id) => void this.#waiting.delete(/** @type {number} */ (id));
  }

  /** @param {number} time */
  pass(time) {
    const end = this.now + time;
    for (;;) {
      const due = [...this.#waiting].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.#waiting.delete(due[0]);
      this.now = due[1].at;
      due[1].what();
    }
    this.now = end;
  }

  restore() {
    globalThis.setTimeout = this.real;
    globalThis.clearTimeout = this.#clear;
  }
}
