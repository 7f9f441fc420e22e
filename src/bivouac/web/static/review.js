/** What the program says about a finished game. */

import { Calls, Refused } from "./calls.js";
import { picture, shared, written } from "./curves.js";
import { words } from "./news.js";
import { Zoom } from "./zoom.js";

/**
 * @typedef {object} Review
 * @property {string} title
 * @property {Record<string, string>} columns
 * @property {number[]} numbers
 * @property {import("./curves.js").Curve[]} curves
 * @property {string} picture
 * @property {number | null} full
 * @property {{number: number, seat: number, figures: Record<string, number>, lines: string[]}[]} remarks
 */

/** @param {string} id @returns {any} */
const part = (id) => document.getElementById(id);
const table = part("review").dataset.table;
/** How figures are written: with two digits after the point, unless all of their kind are whole. @param {number[]} values */
function writer(values) {
  const digits = values.every(Number.isInteger) ? 0 : 2;
  return new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** @param {string} name @param {string} [text] @returns {any} */
const element = (name, text = "") => Object.assign(document.createElement(name), { textContent: text });

/** @param {Review} review */
function show({ title, columns, numbers, curves, remarks, picture: whole, full }) {
  part("curves-title").textContent = title;
  const figureBox = part("review").querySelector(".curves");
  figureBox.innerHTML = picture(curves, numbers, title, words.axis, full);
  figureBox.append(legend(curves, full));
  for (const column of Object.values(columns)) part("said").before(Object.assign(element("th", column), { scope: "col" }));
  const players = new Map(curves.map((curve) => [curve.seat, curve]));
  const kinds = Object.entries(columns).map(([name, title]) => ({
    name,
    title,
    writer: writer(remarks.flatMap(({ figures }) => figures[name] ?? [])),
  }));
  const rows = remarks.map((remark) => row(remark, players.get(remark.seat) ?? { name: "", badge: "" }, kinds));
  part("review").querySelector("tbody").append(...rows);
  part("state").hidden = true;
  part("review").hidden = false;
  if (whole) lay(whole);
}

/** The whole game on its map, which can be moved and looked at closely. @param {string} picture */
function lay(picture) {
  const frame = part("whole").querySelector(".map");
  frame.innerHTML = picture;
  part("whole").hidden = false;
  const zoom = new Zoom(frame.firstElementChild, (close) => {
    part("all").hidden = !close;
  });
  zoom.fit(frame.querySelector("#pieces").getBBox());
  for (const [name, does] of Object.entries({ all: () => zoom.all(), closer: () => zoom.by(1.5), farther: () => zoom.by(1 / 1.5) })) {
    part(name).addEventListener("click", does);
  }
}

/** @param {Review["curves"]} curves @param {number | null} full */
function legend(curves, full) {
  const list = Object.assign(element("ul"), { className: "legend" });
  list.append(...shared(curves).map((group) => {
    const item = element("li");
    for (const { seat, name, badge } of group) item.append(worn(seat, badge), ` ${name} `);
    item.append(element("b", written(group[0].values.at(-1) ?? 0, full)));
    return item;
  }));
  return list;
}

/** @param {number} seat @param {string} badge */
const worn = (seat, badge) => Object.assign(element("span", badge), { className: `badge seat-${seat}`, ariaHidden: "true" });

/** @param {Review["remarks"][number]} remark @param {{name: string, badge: string}} player @param {{name: string, title: string, writer: Intl.NumberFormat}[]} columns */
function row({ number, seat, figures, lines }, { name, badge }, columns) {
  const made = element("tr"), head = Object.assign(element("th"), { scope: "row" }), said = element("td");
  head.append(Object.assign(element("a", String(number)), { href: `/tables/${table}/replay?at=${number}&eyes=all` }));
  const player = element("td", ` ${name}`);
  player.prepend(worn(seat, badge));
  said.className = "said";
  said.append(...lines.map((line) => element("p", line)));
  const values = columns.map(({ name, title, writer }) => {
    const value = Object.assign(element("td", name in figures ? writer.format(figures[name]) : ""), { className: "figure" });
    value.dataset.title = title; // for narrow screens, which have no room for a column
    return value;
  });
  made.append(head, player, ...values, said);
  return made;
}

try {
  show(await new Calls(table).get("review"));
} catch (error) {
  part("state").textContent = words.failed.replace("{}", error instanceof Refused ? error.message : words.lost);
  part("state").classList.add("bad");
}
