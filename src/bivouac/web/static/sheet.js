/** What stands in the boxes of sheets: the signs that the program has put there, and the marks of who looks. */

import { words } from "./news.js";

export class Sheet {
  /** By the name of a group of boxes, a letter for each. @type {Map<string, string>} */
  signs = new Map();
  /** By the name of a box. @type {Map<string, string>} */
  marks = new Map();

  /**
   * Takes in what is new.
   * @param {Record<string, string | null>} signs
   * @param {Record<string, string | null>} marks
   * @param {boolean} whole
   */
  put(signs, marks, whole) {
    if (whole) {
      this.signs.clear();
      this.marks.clear();
    }
    join(this.signs, signs);
    join(this.marks, marks);
    this.fill();
  }

  /** Writes into the boxes what stands in them. */
  fill() {
    for (const [name, signs] of this.signs) {
      const boxes = document.getElementById(name)?.querySelectorAll(".box") ?? [];
      boxes.forEach((box, place) => sign(box, signs[place] ?? ""));
    }
    for (const box of document.querySelectorAll(".box")) mark(box, this.marks.get(box.id) ?? "");
  }
}

/** @param {Map<string, string>} all @param {Record<string, string | null>} changed */
function join(all, changed) {
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
}

/** @param {Element} box @param {string} letter */
function sign(box, letter) {
  if (box.getAttribute("data-sign") === letter) return;
  box.setAttribute("data-sign", letter);
  box.setAttribute("aria-describedby", `sign-${letter}`);
}

/** @param {Element} box @param {string} letter */
export function mark(box, letter) {
  if (box.getAttribute("data-mark") === letter) return;
  const name = box.getAttribute("data-name") ?? box.getAttribute("aria-label") ?? "";
  box.setAttribute("data-name", name);
  box.setAttribute("data-mark", letter);
  box.setAttribute("aria-label", letter ? `${name}, ${words.mark.replace("{}", letter)}` : name);
}
