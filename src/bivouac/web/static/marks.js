/** Marks on a sheet, set by hand. */

export const MARKS = ["", "-", "+", "?"];

/** The mark after a mark, round and round. @param {string} mark */
export const next = (mark) => MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length];

/** The mark that a key sets; null if it sets none. @param {string} key */
export function typed(key) {
  if (key === "Backspace" || key === "Delete") return "";
  return key !== "" && MARKS.includes(key) ? key : null;
}
