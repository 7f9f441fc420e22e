/**
 * What a page has to show anew. A member that is missing has not changed.
 *
 * @typedef {object} News
 * @property {number} number
 * @property {boolean} [whole]
 * @property {string} [prompt]
 * @property {boolean} [mine]
 * @property {string} [legal]
 * @property {Told[]} [words]
 * @property {string | null} [undo]
 * @property {Record<string, string | null>} [pieces]
 * @property {Record<string, Panel | null>} [panels]
 * @property {Record<string, string | null>} [signs]
 * @property {Record<string, string | null>} [marks]
 * @property {Moment[]} [moments] those that are new
 * @property {[number, string][]} [log]
 * @property {Record<string, string>} [reasons] why bots did what the log tells, by the number of the entry
 * @property {[number, string, string, number | null][]} [talk]
 * @property {string[]} [coach]
 * @property {boolean} [chances] whether there are chances to be asked for
 * @property {string | null} [over]
 * @property {number} [won] when the viewer won, in ms since 1970
 * @property {string | null} [next]
 * @property {Answer} [answer]
 *
 * @typedef {[number, string | null, string, string, string?]} Told
 *   A move: its number, what one points at, its sentence and its text; and where the thing is put, if it is.
 * @typedef {{key: string, title: string, steps: {line: string, html?: string}[], stays?: boolean}} Moment
 * @typedef {{ask: number, number?: number, status?: number, error?: {id: string, text: string}}} Answer
 *   What became of a move that was sent along the socket.
 * @typedef {{title: string, html: string, secret: boolean, pinned: boolean}} Panel
 */

/**
 * The entries of a log or a talk that came after a number.
 * @template {[number, ...unknown[]]} Line
 * @param {Line[] | undefined} lines
 * @param {number} after
 */
export const since = (lines, after) => (lines ?? []).filter(([number]) => number > after);

/**
 * The lines of the log that came after a number. The last one of an entry has the reason with it, if there is one.
 * @param {News} news
 * @param {number} after
 * @returns {[number, string, string?][]}
 */
export const told = ({ log, reasons = {} }, after = 0) =>
  since(log, after).map(([number, text], place, lines) => {
    const reason = lines[place + 1]?.[0] === number ? undefined : reasons[number];
    return reason ? [number, text, reason] : [number, text];
  });

/**
 * The news that a page was made with.
 * @returns {News}
 */
export const first = () => JSON.parse(document.getElementById("news")?.textContent ?? "{}");

/** The page's own words, which its template holds. */
export const words = /** @type {Record<string, string>} */ (
  typeof document === "undefined" ? {} : { ...document.getElementById("words")?.dataset }
);
