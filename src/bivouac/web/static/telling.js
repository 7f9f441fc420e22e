/** What happened, told: in the log, in the talk, by a sound, and to who listens. */

import { since, told } from "./news.js";
import { add, line } from "./panels.js";
import * as sound from "./sound.js";

/** @param {string} id @returns {any} */
const part = (id) => document.getElementById(id);

/** @param {string} name @param {string} text @returns {any} */
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

export class Telling {
  /** @type {string[]} */
  #said = [];

  /** @param {string} table @param {import("./panels.js").Panels} panels */
  constructor(table, panels) {
    this.table = table;
    this.panels = panels;
  }

  /** Log, talk, and what a screen reader says of them. @param {import("./news.js").News} news @param {number} after */
  tell(news, after) {
    const log = told(news, after), talk = since(news.talk, after);
    if (log.length) add(part("log"), log.map(([at, ...said]) => line(at, `/tables/${this.table}/replay?at=${at}`, ...said)));
    for (const [, name, text, seat] of talk) {
      const said = element("li", ` ${text}`);
      said.prepend(Object.assign(element("b", name), { className: seat === null ? "" : `by seat-${seat}` }));
      part("said").append(said);
    }
    if (talk.length) {
      this.panels.stir("talk");
      sound.play("talk");
      part("said").lastElementChild.scrollIntoView({ block: "nearest" });
    }
    if (news.over) sound.play("over");
    this.announce([...log.map(([, ...said]) => said.join(" ")), ...talk.map(([, name, text]) => `${name}: ${text}`)]);
  }

  /** What is said at the same time is said together. @param {readonly string[]} lines */
  announce(lines) {
    if (!lines.length) return;
    if (!this.#said.length) queueMicrotask(() => this.#speak());
    this.#said.push(...lines);
  }

  #speak() {
    part("hear").replaceChildren(...this.#said.map((text) => element("p", text)));
    this.#said = [];
  }
}
