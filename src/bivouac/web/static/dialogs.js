/** Questions and answers that stand above the page. They are in the page's template; here they open. */

import "./base.js"; // buttons that copy

/** @param {string} id @returns {HTMLDialogElement} */
const dialog = (id) => /** @type {HTMLDialogElement} */ (document.getElementById(id));

/** Asks whether to go on. @param {string} question @returns {Promise<boolean>} */
export function sure(question) {
  const asked = dialog("sure");
  /** @type {HTMLElement} */ (asked.querySelector("p")).textContent = question;
  asked.returnValue = "";
  asked.showModal();
  return new Promise((resolve) => {
    asked.addEventListener("close", () => resolve(asked.returnValue === "yes"), { once: true });
  });
}

/** Shows a link to hand on. @param {string} link @param {string} [qr] an SVG */
export function hand(link, qr = "") {
  const shown = dialog("link");
  const field = /** @type {HTMLInputElement} */ (shown.querySelector("input"));
  field.value = new URL(link, location.href).href;
  /** @type {HTMLElement} */ (shown.querySelector(".qr")).innerHTML = qr;
  shown.showModal();
  field.select();
}

export const keys = () => dialog("keys").showModal();
