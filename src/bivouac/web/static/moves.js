/** Which moves one can play now, and where one points to choose them. */

/**
 * @typedef {{number: number, target: string | null, sentence: string, text: string, onto: string | null}} Move
 *   One with `onto` puts what one points at there.
 */

/**
 * The numbers in a set that is written as a hexadecimal number, lowest first.
 * @param {string} set
 */
export function members(set) {
  const found = [];
  for (let at = set.length - 1, base = 0; at >= 0; at--, base += 4) {
    const digit = parseInt(set[at], 16);
    for (let bit = 0; bit < 4; bit++) if (digit >> bit & 1) found.push(base + bit);
  }
  return found;
}

/** The words of moves, which are told once, and the moves that are legal now. */
export class Moves {
  /** @type {Map<number, Move>} */
  #words = new Map();
  /** @type {Move[]} */
  #plain = [];
  /** @type {Map<string, Move[]>} */
  #pointed = new Map();

  /** @param {import("./news.js").Told[]} words */
  learn(words) {
    for (const [number, target, sentence, text, onto = null] of words) {
      this.#words.set(number, { number, target, sentence, text, onto });
    }
  }

  /** @param {string} legal */
  set(legal) {
    this.#plain = [];
    this.#pointed = new Map();
    for (const number of members(legal)) {
      const move = this.#words.get(number);
      if (!move) continue;
      if (move.target === null) this.#plain.push(move);
      else if (this.#pointed.has(move.target)) this.#pointed.get(move.target)?.push(move);
      else this.#pointed.set(move.target, [move]);
    }
  }

  /** Those that need no target: plain buttons. */
  get plain() {
    return this.#plain;
  }

  /** The names of what can be pointed at. */
  get targets() {
    return [...this.#pointed.keys()];
  }

  /** @param {string} target */
  at(target) {
    return this.#pointed.get(target) ?? [];
  }
}

/**
 * Where a thing can be put, and by which of its moves.
 * @param {readonly Move[]} moves
 */
export function places(moves) {
  /** @type {Map<string, Move>} */
  const found = new Map();
  for (const move of moves) if (move.onto !== null) found.set(move.onto, move);
  return found;
}
