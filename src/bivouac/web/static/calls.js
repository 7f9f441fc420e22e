/** Calls to the server about one table. */

/** The server said no, and why. */
export class Refused extends Error {
  /** @param {number} status @param {string} text */
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

/** No answer came: nobody knows whether it was done. */
export class Lost extends Error {}

export class Calls {
  /** @param {string} table @param {typeof fetch} [send] */
  constructor(table, send = (...args) => fetch(...args)) {
    this.base = `/api/tables/${table}`;
    this.send = send;
  }

  /**
   * @param {string} call
   * @param {Record<string, string | number>} [query]
   * @param {AbortSignal} [signal]
   */
  get(call, query = {}, signal) {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return this.#answer(`${this.base}/${call}?${search}`, { signal });
  }

  /** @param {string} call @param {object} body */
  post(call, body) {
    const headers = { "Content-Type": "application/json" };
    return this.#answer(`${this.base}/${call}`, { method: "POST", headers, body: JSON.stringify(body) });
  }

  /** @param {string} address @param {RequestInit} options @returns {Promise<any>} */
  async #answer(address, options) {
    let answer, data;
    try {
      answer = await this.send(address, options);
      data = await answer.json();
    } catch (error) {
      throw new Lost(String(error));
    }
    if (answer.ok) return data;
    if (data?.error?.text) throw new Refused(answer.status, data.error.text);
    throw new Lost(String(answer.status));
  }
}
