/**
 * What stands beside the picture: panels that the server makes, the log and the talk. One tab each; where there is room
 * some are always open.
 */

import { run } from "./clock.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("./news.js").Panel} Panel */

/** Where there is always a panel to see, so that none closes. */
const ROOMY = matchMedia("(min-aspect-ratio: 11/10)");
/** Where some are always open. */
const PINNED = matchMedia("(min-aspect-ratio: 11/10) and (min-height: 600px)");

export class Panels {
  #ticking = 0;
  /** By name, what each holds. @type {Map<string, string>} */
  #html = new Map();
  sheet = new Sheet();

  /**
   * @param {HTMLElement} tabs
   * @param {HTMLElement} panels
   * @param {Record<string, Panel | null>} [held] what the page was made with
   */
  constructor(tabs, panels, held = {}) {
    this.tabs = tabs;
    this.panels = panels;
    for (const [name, panel] of Object.entries(held)) if (panel) this.#html.set(name, panel.html);
    this.seats = document.getElementById("seats");
    tabs.addEventListener("click", (event) => {
      const tab = /** @type {HTMLElement} */ (event.target).closest("button");
      if (tab) this.open(tab.getAttribute("aria-expanded") === "true" && !ROOMY.matches ? "" : tab.id.slice(4));
    });
    PINNED.addEventListener("change", () => this.#settle());
    this.#settle();
    this.#run();
  }

  /** Where some panels are always open, it is one of the others that is chosen. */
  #settle() {
    const chosen = PINNED.matches ? ".open:not(.pinned)" : ".open";
    if (this.panels.querySelector(chosen)) return;
    this.open(this.panels.querySelector(PINNED.matches ? ".panel:not(.pinned)" : ".panel")?.id.slice(6) ?? "");
  }

  /** Opens a panel, and closes the one that was open. @param {string} name */
  open(name) {
    for (const tab of this.tabs.children) tab.setAttribute("aria-expanded", String(tab.id === `tab-${name}`));
    for (const panel of this.panels.children) panel.classList.toggle("open", panel.id === `panel-${name}`);
    this.tabs.querySelector(`#tab-${CSS.escape(name)}`)?.classList.remove("unread");
  }

  /** Says that there is something new behind a tab. @param {string} name */
  stir(name) {
    const panel = document.getElementById(`panel-${name}`);
    if (panel && panel.offsetParent === null) document.getElementById(`tab-${name}`)?.classList.add("unread");
  }

  /** @param {Record<string, Panel | null>} panels @param {boolean} whole */
  put(panels, whole) {
    if (whole) {
      for (const panel of this.panels.querySelectorAll(".panel[data-game]")) {
        if (!panels[panel.id.slice(6)]) this.#remove(panel.id.slice(6));
      }
    }
    for (const [name, panel] of Object.entries(panels)) {
      if (panel) this.#put(name, panel);
      else this.#remove(name);
    }
    if ("players" in panels) this.#run();
  }

  /** Clocks go, and the strip above the map shows whose turn it is. */
  #run() {
    this.seats?.replaceChildren(...[...this.panels.querySelectorAll(".player")].map((player) => {
      const seat = document.createElement("li");
      seat.classList.toggle("asked", player.classList.contains("asked"));
      seat.append(player.querySelector(".badge")?.cloneNode(true) ?? "");
      return seat;
    }));
    clearInterval(this.#ticking);
    this.#ticking = run(this.panels);
  }

  /** @param {string} name */
  #remove(name) {
    this.#html.delete(name);
    document.getElementById(`tab-${name}`)?.remove();
    document.getElementById(`panel-${name}`)?.remove();
  }

  /** @param {string} name @param {Panel} panel */
  #put(name, { title, html, secret, pinned }) {
    const panel = document.getElementById(`panel-${name}`) ?? this.#make(name, secret, pinned);
    panel.classList.toggle("secret", secret);
    if (!secret) panel.querySelector(".content")?.removeAttribute("inert");
    const heading = /** @type {HTMLElement} */ (panel.querySelector("h2"));
    if (heading.textContent !== title) heading.textContent = title;
    const tab = document.getElementById(`tab-${name}`);
    if (tab && tab.textContent !== title) tab.textContent = title;
    if (this.#html.get(name) === html) return;
    this.#html.set(name, html);
    refill(/** @type {HTMLElement} */ (panel.querySelector(".content")), html);
    this.sheet.fill();
  }

  /** A panel that was not there before, in front of the log. @param {string} name @param {boolean} secret @param {boolean} pinned */
  #make(name, secret, pinned) {
    const panel = document.createElement("section"), tab = document.createElement("button");
    panel.id = `panel-${name}`;
    panel.className = `panel${secret ? " secret" : ""}${secret || pinned ? " pinned" : ""}`;
    panel.dataset.game = "";
    panel.tabIndex = 0; // it may have to be scrolled by keys
    panel.setAttribute("aria-labelledby", `title-${name}`);
    panel.innerHTML = `<h2 id="title-${name}"></h2><div class="content"></div>`;
    tab.id = `tab-${name}`;
    tab.type = "button";
    tab.className = secret || pinned ? "pinned" : "";
    tab.setAttribute("aria-controls", panel.id);
    tab.setAttribute("aria-expanded", "false");
    this.panels.insertBefore(panel, document.getElementById("panel-log"));
    this.tabs.insertBefore(tab, document.getElementById("tab-log"));
    return panel;
  }
}

/** Gives an element new content; focus and scroll stay where they were. @param {HTMLElement} content @param {string} html */
function refill(content, html) {
  const had = /** @type {HTMLElement | null} */ (content.contains(document.activeElement) ? document.activeElement : null);
  const order = had && !had.id ? [...content.querySelectorAll("button, a, input")].indexOf(had) : -1;
  const scroller = content.closest(".panel") ?? content, top = scroller.scrollTop;
  content.innerHTML = html;
  scroller.scrollTop = top;
  if (!had) return;
  const again = had.id ? document.getElementById(had.id) : content.querySelectorAll("button, a, input")[order];
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/**
 * A line of the log: the number of its entry, which leads there, what was told, and why a bot did that.
 * @param {number} number
 * @param {string} href
 * @param {string} text
 * @param {string} [reason]
 */
export function line(number, href, text, reason) {
  const made = document.createElement("li"), link = document.createElement("a"), told = document.createElement("span");
  link.textContent = String(number);
  link.href = href;
  told.textContent = text;
  if (reason) told.append(" ", Object.assign(document.createElement("q"), { className: "why", textContent: reason }));
  made.append(link, " ", told);
  return made;
}

/** Adds lines to a list, each with the number of its entry. @param {Element} list @param {Element[]} lines */
export function add(list, lines) {
  for (const old of list.querySelectorAll(".latest")) old.classList.remove("latest");
  for (const line of lines) line.classList.add("latest");
  list.prepend(...lines.reverse());
}
