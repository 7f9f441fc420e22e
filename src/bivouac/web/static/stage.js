/**
 * Moments: what happened and is worth watching, shown above the map, step after step. Nobody has to wait for them: they
 * lie over the map alone, go by themselves, and the last one can be called back.
 */

import { still } from "./patch.js";

/** @typedef {import("./news.js").Moment} Moment */

const STEP = 700, LETTER = 12; // ms that a step takes, and each letter of it
const READ = 2500, LONGEST = 12_000; // ms that all of it stays, beside the time for its letters
const MOST = 4; // that wait: whoever is that late does not care for the first ones

/**
 * How long a step is looked at, in ms; less, when others wait.
 * @param {string} line
 * @param {boolean} others
 */
export const pace = (line, others) => (STEP + LETTER * line.length) / (others ? 2 : 1);

/**
 * How long all of a moment stays once it is shown; less, when others wait.
 * @param {Moment} moment
 * @param {boolean} others
 */
export function rest({ steps }, others) {
  const letters = steps.reduce((sum, { line }) => sum + line.length, 0);
  return others ? READ : Math.min(LONGEST, READ + 2 * LETTER * letters);
}

export class Stage {
  /** The keys of those that were told. @type {Set<string>} */
  #known = new Set();
  /** @type {Moment[]} */
  #waiting = [];
  /** @type {Moment | null} */
  #last = null;
  /** @type {Moment | null} */
  #now = null;
  #step = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} element @param {{announce: (lines: string[]) => void, changed: (title: string) => void}} page */
  constructor(element, page) {
    this.element = element;
    this.page = page;
    this.title = /** @type {HTMLElement} */ (element.querySelector("h2"));
    this.steps = /** @type {HTMLElement} */ (element.querySelector("ol"));
    element.addEventListener("click", (event) => {
      if (!(/** @type {Element} */ (event.target)).closest("button")) this.forward();
    });
  }

  /** Shows those that are new. @param {Moment[]} moments @param {boolean} [old] whether they were there before the page */
  take(moments, old = false) {
    const fresh = moments.filter(({ key }) => !this.#known.has(key));
    for (const { key } of moments) this.#known.add(key);
    this.#last = moments.at(-1) ?? this.#last;
    if (this.#last) this.page.changed(this.#last.title);
    if (old) return;
    this.#waiting = [...this.#waiting, ...fresh].slice(-MOST);
    if (!this.#now) this.#next();
  }

  /** These are all that were watched. @param {Moment[]} moments */
  know(moments) {
    this.#known = new Set(moments.map(({ key }) => key));
  }

  /** All at once; then away; then the last one again. */
  forward() {
    if (!this.#now) this.again();
    else if (this.#step < this.#now.steps.length) this.#all();
    else this.close();
  }

  /** The last one once more. */
  again() {
    if (this.#last) this.#show(this.#last);
  }

  /** Whoever plays on has seen enough. */
  leave() {
    this.#waiting = [];
    this.close();
  }

  /** Away with it, and on to what waits. */
  close() {
    if (!this.#now) return;
    clearTimeout(this.#timer);
    this.#now = null;
    const had = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (had) document.querySelector("main")?.focus();
    this.#next();
  }

  #next() {
    const moment = this.#waiting.shift();
    if (moment) this.#show(moment);
  }

  /** @param {Moment} moment */
  #show(moment) {
    clearTimeout(this.#timer);
    this.#now = moment;
    this.#step = 0;
    this.title.textContent = moment.title;
    this.steps.replaceChildren();
    this.element.hidden = false;
    this.page.announce([moment.title]);
    if (still()) this.#all();
    else this.#on();
  }

  /** The next step; after the last one it goes, unless it stays. */
  #on() {
    const now = this.#now;
    if (!now) return;
    if (document.hidden) { // nobody looks
      document.addEventListener("visibilitychange", () => this.#now === now && this.#on(), { once: true });
      return;
    }
    const { line, html } = now.steps[this.#step++];
    this.#add(line, html).scrollIntoView({ block: "nearest" });
    this.element.classList.toggle("whole", this.#step === now.steps.length);
    if (this.#step < now.steps.length) this.#later(pace(line, this.#waiting.length > 0), () => this.#on());
    else this.#leave(now);
  }

  #all() {
    const now = this.#now;
    if (!now) return;
    clearTimeout(this.#timer);
    const rest = now.steps.slice(this.#step).map(({ line, html }) => this.#add(line, html));
    this.#step = now.steps.length;
    rest[0]?.scrollIntoView({ block: "nearest" }); // one reads on from there
    this.element.classList.add("whole");
    this.#leave(now);
  }

  /** @param {Moment} moment */
  #leave(moment) {
    if (moment.stays) return;
    this.#later(rest(moment, this.#waiting.length > 0), () => {
      if (this.element.matches(":hover, :focus-within")) this.#leave(moment); // somebody reads
      else this.close();
    });
  }

  /** @param {string} line @param {string} [html] */
  #add(line, html) {
    const step = document.createElement("li");
    if (html) step.innerHTML = html;
    else step.textContent = line;
    this.steps.append(step);
    return step;
  }

  /** @param {number} time @param {() => void} what */
  #later(time, what) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, time);
  }
}
