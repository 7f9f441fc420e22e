/** The table: joins the news to the page, and what a person does to the table. It knows no game. */

import { Board } from "./board.js";
import { Calls } from "./calls.js";
import { note } from "./campaign.js";
import { Toast } from "./card.js";
import * as dialogs from "./dialogs.js";
import { Live } from "./live.js";
import { next, typed } from "./marks.js";
import { Moves } from "./moves.js";
import { first, words } from "./news.js";
import { Panels } from "./panels.js";
import { Play } from "./play.js";
import { Pointing, thing } from "./pointing.js";
import { mark as put } from "./sheet.js";
import * as sound from "./sound.js";
import { Stage } from "./stage.js";
import { Taking } from "./taking.js";
import { Telling } from "./telling.js";

/** @typedef {import("./news.js").News} News */
/** @typedef {import("./moves.js").Move} Move */

const SLOW = 150; // ms after which the page shows that it waits

/** @param {string} id @returns {any} */
const part = (id) => document.getElementById(id);

const table = part("table");
const id = table.dataset.table;
const svg = table.querySelector(".map svg");
const calls = new Calls(id);
const moves = new Moves();
const toast = new Toast(part("toast"));
const panels = new Panels(part("tabs"), part("panels"), first().panels);
const telling = new Telling(id, panels);
const announce = (/** @type {readonly string[]} */ lines) => telling.announce(lines);
const board = new Board(svg, { label, zoomed });
const page = { number: () => number, take: receive, wait, say: (/** @type {string} */ text) => toast.say(text), mark };
const pointing = new Pointing(table, board, {
  ask: (target) => calls.get("about", { target }),
  moves: (target) => play.busy ? [] : moves.at(target),
  choose,
  announce,
  take,
  put: (event) => taking.click(event),
  drop: () => taking.dragging || taking.drop(),
});
const taking = new Taking(table, {
  moves: (target) => moves.at(target),
  busy: () => play.busy,
  choose,
  focus,
  lift: () => {
    pointing.away();
    board.zoom.release();
  },
  changed: relight,
});
const stage = new Stage(part("stage"), { announce, changed: recall });
const live = new Live(calls, page);
const play = new Play(calls, page, live);

let number = 0;
let mine = false;
let offered = ""; // the moves that can be played
let waited = 0;

// News

/** Shows what is new. @param {News} news */
function receive(news) {
  if (news.number < number) return;
  pointing.forget();
  const before = number, whole = news.whole ?? false;
  number = news.number;
  if (news.pieces || whole) if (board.put(news.pieces ?? {}, whole) && before) sound.play("piece");
  if (news.words) moves.learn(news.words);
  if (news.panels || whole) panels.put(news.panels ?? {}, whole);
  if (news.legal !== undefined) light(news.legal);
  else if (news.panels || news.pieces) relight(); // what was drawn anew is lit again
  if (news.prompt !== undefined) part("prompt").textContent = news.prompt;
  if (news.signs || news.marks || whole) panels.sheet.put(news.signs ?? {}, news.marks ?? {}, whole);
  if (news.mine !== undefined) turn(news.mine);
  if (news.undo !== undefined) offerUndo(news.undo);
  if (news.coach !== undefined) coach(news.coach);
  if (news.pieces || news.legal !== undefined || whole) forgetChances();
  if (news.chances !== undefined) part("chances")?.toggleAttribute("hidden", !news.chances);
  if (news.over !== undefined || news.next !== undefined) end(news);
  note(table.dataset, news);
  if (before) telling.tell(news, before);
  if (news.moments) stage.take(news.moments, before === 0);
  taking.resume();
}

/** @param {string} legal */
function light(legal) {
  moves.set(legal);
  taking.renew();
  relight();
  if (legal !== offered) board.seek();
  part("plain").replaceChildren(...moves.plain.map(button));
  if (legal !== offered && pointing.card.asks) pointing.away(); // what can be chosen in it may be another thing now
  offered = legal;
}

/** What is lit gives secrets away, so nothing is while they are hidden; it can be pointed at all the same. */
function relight() {
  const hidden = table.classList.contains("veiled"), { held, places } = taking;
  board.light(hidden ? [] : held ? [...places.keys()] : moves.targets);
  taking.mark(hidden ? [] : moves.targets);
}

/** @param {Move} move */
function button(move) {
  const made = document.createElement("button");
  made.textContent = move.sentence;
  made.addEventListener("click", () => choose(move));
  return made;
}

/** @param {boolean} now */
function turn(now) {
  if (now && !mine && number) sound.play("turn");
  mine = now;
  table.classList.toggle("mine", now);
  entitle();
}

function entitle() {
  const title = table.dataset.title;
  document.title = mine && document.hidden ? `● ${words.turn} · ${title}` : title;
}

/** @param {string | null} what */
function offerUndo(what) {
  if (!part("undo")) return; // somebody who only watches
  part("undo").hidden = what === null;
  part("undo").textContent = words.undo.replace("{}", what ?? "");
}

/** @param {string[]} lines */
function coach(lines) {
  part("coach")?.replaceChildren(...lines.map((text) => Object.assign(document.createElement("p"), { textContent: text })));
}

/** @param {News} news */
function end({ over, next }) {
  if (over !== undefined) {
    table.classList.toggle("over", over !== null);
    part("after").hidden = over === null;
    part("concede")?.toggleAttribute("hidden", over !== null);
    if (over !== null && mine) turn(false);
  }
  if (next) {
    part("next").href = `/tables/${next}`;
    part("next").hidden = false;
    part("rematch")?.remove();
  }
}

/** The last moment can be watched once more. @param {string} title */
function recall(title) {
  for (const button of table.querySelectorAll("[data-do=again]")) {
    button.hidden = false;
    button.textContent = words.again.replace("{}", title);
  }
}

/** @param {boolean} connected */
function mark(connected) {
  part("lost").hidden = connected;
}

// Playing

/** What a thing is called, with what can be done there. @param {string} target @param {string} name */
function label(target, name) {
  const put = taking.places.get(target);
  return [name, ...(put ? [put] : moves.at(target)).map((move) => move.sentence)].join(". ");
}

/** Takes a thing that can be put somewhere; by a key, how to go on is told. @param {string} target @param {boolean} byKey */
function take(target, byKey) {
  const taken = taking.take(target, byKey);
  if (taken) pointing.card.place(); // not over the places
  if (taken && byKey) announce([words.taken]);
  return taken;
}

/** @param {string} target */
function focus(target) {
  const there = part(target), put = taking.places.get(target);
  if (!there || svg.contains(there)) return board.focus(target);
  there.focus({ preventScroll: true });
  if (!put) return;
  there.scrollIntoView({ block: "nearest" });
  announce([put.sentence]);
}

/** @param {boolean} close */
function zoomed(close) {
  part("all").hidden = !close;
  part("find").hidden = !board.large || !board.home;
  pointing.card.place();
}

/** @param {Move} move */
async function choose(move) {
  const there = move.target === null ? null : part(move.target);
  back();
  stage.leave();
  const slow = setTimeout(() => there?.classList.add("pending"), SLOW);
  await play.move(move.number);
  clearTimeout(slow);
  there?.classList.remove("pending");
}

/** @param {boolean} waiting */
function wait(waiting) {
  clearTimeout(waited);
  if (waiting) waited = setTimeout(() => table.classList.add("waiting"), SLOW);
  else table.classList.remove("waiting");
}

// Chances

const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent", maximumSignificantDigits: 2 });

/** Shows what the viewer's choices lead to, as far as the program knows; or puts it away. */
async function showChances() {
  const button = part("chances");
  if (button.getAttribute("aria-pressed") === "true") return forgetChances();
  const asked = number;
  button.disabled = true;
  try {
    const { title, values } = await calls.get("chances");
    if (number !== asked) return;
    board.weigh(values, (chance) => percent.format(chance));
    button.setAttribute("aria-pressed", "true");
    part("weighed").textContent = title;
    announce([title]);
  } catch (error) {
    toast.say(error instanceof Error && "status" in error ? error.message : words.lost);
  } finally {
    button.disabled = false;
  }
}

function forgetChances() {
  if (part("chances")?.getAttribute("aria-pressed") !== "true") return;
  part("chances").setAttribute("aria-pressed", "false");
  part("weighed").textContent = "";
  board.weigh({}, String);
}

// Marks, buttons and forms that call the server

table.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const box = /** @type {Element} */ (event.target).closest("[data-mark]");
  if (box instanceof HTMLElement) setMark(box, next(box.dataset.mark ?? ""));
});

/** @param {HTMLElement} box @param {string} mark */
async function setMark(box, mark) {
  const before = box.dataset.mark ?? "";
  put(box, mark);
  if (!await attempt("notes", { about: box.id, mark })) put(box, before);
}

/** @param {string} call @param {object} body */
async function attempt(call, body) {
  try {
    return await calls.post(call, body);
  } catch (error) {
    toast.say(error instanceof Error && "status" in error ? error.message : words.lost);
    return null;
  }
}

table.addEventListener("click", async (/** @type {MouseEvent} */ event) => {
  const pressed = /** @type {Element} */ (event.target).closest("button[data-call]");
  if (!(pressed instanceof HTMLElement)) return;
  const { call = "", body = "{}", confirm } = pressed.dataset;
  if (confirm && !await dialogs.sure(confirm)) return;
  const send = JSON.parse(body);
  const answer = "after" in pressed.dataset
    ? await play.act(call, { ...send, after: number })
    : await attempt(call, send);
  if (answer?.link) dialogs.hand(answer.link, answer.qr);
  if (answer?.table) location.assign(`/tables/${answer.table}`);
});

table.addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.dataset.call) return;
  event.preventDefault();
  if (await attempt(form.dataset.call, Object.fromEntries(new FormData(form)))) form.reset();
});

// The menu and the keyboard

const HIDE = `hide-${id}`;

/** Hides what only this person may see, from whoever looks over their shoulder. @param {boolean} hidden */
function hide(hidden) {
  table.classList.toggle("veiled", hidden);
  part("veil").setAttribute("aria-pressed", String(hidden));
  relight();
  for (const panel of table.querySelectorAll(".secret .content")) panel.toggleAttribute("inert", hidden);
  if (hidden) localStorage.setItem(HIDE, "yes");
  else localStorage.removeItem(HIDE);
}

/** @type {Record<string, () => void>} */
const DONE = {
  veil: () => part("veil") && hide(!table.classList.contains("veiled")),
  keys: () => dialogs.keys(),
  sound: () => {
    sound.turn(!sound.on());
    part("sound").setAttribute("aria-pressed", String(sound.on()));
  },
  closer: () => board.zoom.by(1.5),
  farther: () => board.zoom.by(1 / 1.5),
  all: () => board.zoom.all(),
  find: () => board.find(),
  moment: () => stage.forward(),
  past: () => stage.close(),
  again: () => {
    part("menu").hidePopover();
    stage.again();
  },
  chances: () => void showChances(),
};

table.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const pressed = /** @type {Element} */ (event.target).closest("[data-do]");
  if (pressed instanceof HTMLElement) DONE[pressed.dataset.do ?? ""]();
});

table.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
  if (mine && /** @type {Element} */ (event.target).closest(".map")) stage.leave(); // it is in the way
});

/** @type {Record<string, string>} */
const KEYS = { h: "veil", "?": "keys", "+": "closer", "=": "closer", "-": "farther", "0": "all", f: "find", m: "moment" };

document.addEventListener("keydown", (event) => {
  const at = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") return leave();
  const box = at.closest("[data-mark]");
  const mark = box ? typed(event.key) : null;
  const named = thing(at), there = at.closest(".map svg") || (named && taking.concerns(named.id)) ? named : null;
  const entered = event.key === "Enter" || event.key === " ";
  if (mark !== null) setMark(/** @type {HTMLElement} */ (box), mark);
  else if (there && entered) enter(there);
  else if (there && walk(event)) event.preventDefault();
  else if (KEYS[event.key]) DONE[KEYS[event.key]]();
  else return;
  event.preventDefault();
});

/** Something is done at a thing: what is held is put there, or it is pointed at. @param {Element} there */
function enter(there) {
  if (!taking.put(there.id)) pointing.at(there, true);
}

/** Goes on from place to place, or on the map; says whether that was meant. @param {KeyboardEvent} event */
function walk(event) {
  if (taking.held) return taking.walk(event);
  const walked = svg.contains(/** @type {Node} */ (event.target)) && board.walk(event);
  if (walked) pointing.away();
  return walked;
}

/** Closes the card and puts back what is held; the focus goes back to what it was about. */
function back() {
  const { thing: there, asks } = pointing.card;
  taking.drop();
  pointing.away();
  if (there && asks) focus(there.id);
}

/** One thing after the other is closed. */
function leave() {
  const busy = pointing.card.asks || taking.held;
  back();
  if (!busy) stage.close();
}

document.addEventListener("visibilitychange", entitle);
part("sound").setAttribute("aria-pressed", String(sound.on()));
if (table.querySelector(".secret")) hide(localStorage.getItem(HIDE) !== null);
receive(first());
board.open();
live.start();
