/**
 * Pages of a table that are read: the waiting room, and the table in words. When something happens the page is fetched
 * again and what differs is put in place, so focus, open parts and half-typed words stay. What happened is announced.
 */

import { copying } from "./base.js";
import { Calls } from "./calls.js";
import { note } from "./campaign.js";
import { Live } from "./live.js";
import { told } from "./news.js";

/** @typedef {import("./news.js").News} News */

const live = /** @type {HTMLElement} */ (document.getElementById("live"));
const heard = document.getElementById("heard");
const seen = () => Number(live.dataset.number);
let asked = ""; // what was announced last
let gone = ""; // what had focus when it vanished
let fetching = false, again = false;

/**
 * Makes an element like a fresh one, node by node: what is the same stays.
 * @param {Node} old
 * @param {Node} fresh
 */
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old instanceof Element && fresh instanceof Element && old.nodeName === fresh.nodeName && old.id === fresh.id) {
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
    }
    children(old, fresh);
  } else {
    old.parentNode?.replaceChild(fresh, old);
  }
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function children(old, fresh) {
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const id = child instanceof Element && child.id;
    const same = id && [...old.children].find((one) => one.id === id);
    if (same && same !== at) old.insertBefore(same, at); // others went before it
    const there = same || at;
    const next = there ? there.nextSibling : null;
    if (there && (same || !(there instanceof Element && there.id))) morph(there, child);
    else {
      old.insertBefore(child, at);
      continue;
    }
    at = next;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/**
 * Shows a page that the server sent, or the sentence of one that is about a mistake.
 * @param {string} html
 */
function show(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const fresh = page.getElementById("live");
  if (page.body.className === "error") return complain(page.querySelector("h1")?.textContent ?? "");
  if (!fresh || page.body.className !== document.body.className) return location.reload();
  document.title = page.title;
  const focused = document.activeElement?.id;
  morph(live, document.importNode(fresh, true));
  keep(focused ?? "");
  copying(document);
}

/**
 * Focus that lost its place waits at the question, and goes back when its place is there again.
 * @param {string} focused
 */
function keep(focused) {
  const prompt = document.getElementById("prompt");
  const place = document.getElementById(gone);
  if (document.activeElement === document.body && focused) {
    gone = focused;
    prompt?.focus();
  } else if (document.activeElement === prompt && place) {
    gone = "";
    place.focus();
  }
}

/** @param {string} sentence */
function complain(sentence) {
  const said = /** @type {HTMLElement} */ (document.getElementById("said"));
  said.className = "note bad";
  said.hidden = false;
  said.textContent = sentence;
}

/** Fetches the page; if something happens meanwhile, once more. */
async function refresh() {
  if (fetching) {
    again = true;
    return;
  }
  fetching = true;
  try {
    do {
      again = false;
      const answer = await fetch(location.pathname, { headers: { Accept: "text/html" } });
      show(await answer.text());
    } while (again);
  } catch { // no connection: the next news bring it
  } finally {
    fetching = false;
  }
}

/** @param {News} news */
function take(news) {
  note(live.dataset, news);
  const lines = told(news).map(([, ...said]) => said.join(" ")), repeated = news.log?.some(([, text]) => text === news.prompt);
  const talk = (news.talk ?? []).map(([, name, text]) => `${name}: ${text}`);
  const prompt = news.prompt && news.prompt !== asked && !repeated ? [news.prompt] : [];
  asked = news.prompt ?? asked;
  announce([...lines, ...talk, ...prompt]);
  if (news.number !== seen() || news.panels) refresh();
}

/** @param {string[]} lines */
function announce(lines) {
  if (!heard || !lines.length) return;
  while (heard.children.length > 30) heard.firstChild?.remove();
  for (const line of lines) heard.append(Object.assign(document.createElement("p"), { textContent: line }));
}

live.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const pressed = /** @type {HTMLButtonElement | null} */ (event.submitter);
  const data = new FormData(form, pressed);
  const body = new URLSearchParams(/** @type {[string, string][]} */ ([...data.entries()]));
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "text/html" } });
    if (answer.ok && new URL(answer.url).pathname !== location.pathname) return location.assign(answer.url);
    if (answer.ok) form.reset();
    show(await answer.text());
  } catch {
    form.submit(); // the browser says what is wrong
  }
});

live.addEventListener("click", (event) => {
  if (!/** @type {Element} */ (event.target).closest("[data-refresh]")) return;
  event.preventDefault();
  refresh();
});

asked = document.getElementById("prompt")?.textContent ?? "";
const table = live.dataset.table ?? "";
new Live(new Calls(table), { number: seen, take, mark: () => {} }).start();
