/** A game stepped through, as somebody saw it. */

import { Board } from "./board.js";
import { Calls } from "./calls.js";
import { Toast } from "./card.js";
import { first, told, words } from "./news.js";
import { line, Panels } from "./panels.js";
import { Pointing, thing } from "./pointing.js";
import { Stage } from "./stage.js";
import { latest, place, stepped, stops } from "./stops.js";

/** @typedef {import("./news.js").News} News */

/** @param {string} id @returns {any} */
const part = (id) => document.getElementById(id);

const table = part("table");
const calls = new Calls(table.dataset.table);
const toast = new Toast(part("toast"));
const panels = new Panels(part("tabs"), part("panels"), first().panels);
const board = new Board(table.querySelector(".map svg"), {
  label: (_, name) => name,
  zoomed,
});
const pointing = new Pointing(table, board, {
  ask: (target) => calls.get("about", { target, at, eyes }),
  moves: () => [],
  choose: () => {},
  announce: () => {},
});

const stage = new Stage(part("stage"), { announce: () => {}, changed: () => {} });

let at = Number(table.dataset.at);
let eyes = table.dataset.eyes;
let watched = first().moments ?? [];
/** @type {number[]} */
let moments = [0];
/** @type {Map<string, Promise<News>>} */
const kept = new Map();

/** @param {boolean} close */
function zoomed(close) {
  part("all").hidden = !close;
  part("find").hidden = !board.large || !board.home;
  pointing.card.place();
}

/** A moment, asked for once. @param {number} moment @returns {Promise<News>} */
function past(moment) {
  const key = `${moment} ${eyes}`;
  const asked = kept.get(key) ?? calls.get("past", { at: moment, eyes });
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** Goes to a moment. @param {number} moment */
async function go(moment) {
  const on = moment === stepped(moments, at, "after"); // whoever jumps does not stop to watch
  at = moment;
  stage.leave();
  try {
    const news = await past(moment);
    if (at !== moment) return;
    pointing.forget();
    board.put(news.pieces ?? {}, true);
    show(news);
    mark(news);
    stage.know(watched);
    watched = news.moments ?? [];
    stage.take(watched, !on);
  } catch (error) {
    toast.say(error instanceof Error && "status" in error ? error.message : words.lost);
    return;
  }
  history.replaceState(null, "", `?at=${at}&eyes=${eyes}`);
  const next = stepped(moments, at, "after");
  if (next !== at) past(next);
}

/** @param {News} news */
function show(news) {
  panels.put(news.panels ?? {}, true);
  panels.sheet.put(news.signs ?? {}, news.marks ?? {}, true);
}

/** Says where one is. @param {News} news */
function mark(news) {
  part("prompt").textContent = latest(news.log ?? []) || words.start;
  part("hear").textContent = part("prompt").textContent;
  part("at").value = String(place(moments, at));
  part("at").setAttribute("aria-valuetext", part("prompt").textContent);
  for (const shown of part("log").children) {
    const number = Number(shown.dataset.number);
    shown.classList.toggle("latest", number === at);
    shown.classList.toggle("later", number > at);
    if (number === at && shown.offsetParent) shown.scrollIntoView({ block: "nearest" });
  }
  for (const link of table.querySelectorAll("[data-step]")) {
    link.href = `?at=${stepped(moments, at, link.dataset.step)}&eyes=${eyes}`;
  }
}

/** Lays out the whole log, whose lines lead to their moments. */
async function survey() {
  const last = await past(Number(table.dataset.last));
  moments = stops(last.log ?? []);
  part("at").max = String(moments.length - 1);
  part("log").replaceChildren(...told(last).map(([number, ...said]) => {
    const made = line(number, `?at=${number}&eyes=${eyes}`, ...said);
    made.dataset.number = String(number);
    return made;
  }));
}

table.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const target = /** @type {Element} */ (event.target);
  const step = target.closest("[data-step]"), linked = target.closest("#log a");
  const zoom = target.closest("[data-do]");
  if (step instanceof HTMLElement) go(stepped(moments, at, step.dataset.step ?? ""));
  else if (linked) go(Number(linked.textContent));
  else if (zoom instanceof HTMLElement) DONE[zoom.dataset.do ?? ""]();
  else return;
  event.preventDefault();
});

/** @type {Record<string, () => void>} */
const DONE = {
  closer: () => board.zoom.by(1.5),
  farther: () => board.zoom.by(1 / 1.5),
  all: () => board.zoom.all(),
  find: () => board.find(),
  moment: () => stage.forward(),
  past: () => stage.close(),
};
/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "before", ArrowRight: "after", Home: "first", End: "last" };

document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select")) return;
  const there = target.closest(".map svg") ? thing(target) : null;
  if (event.key === "Escape") leave();
  else if (there && event.key === "Enter") pointing.at(there, true);
  else if (there && board.walk(event)) pointing.away();
  else if (KEYS[event.key]) go(stepped(moments, at, KEYS[event.key]));
  else return;
  event.preventDefault();
});

function leave() {
  pointing.away();
  stage.close();
}

part("at").addEventListener("input", () => go(moments[Number(part("at").value)]));
part("eyes").addEventListener("change", async () => {
  eyes = part("eyes").value;
  await survey();
  go(at);
});

kept.set(`${at} ${eyes}`, Promise.resolve(first()));
show(first());
board.open();
await survey();
mark(first());
