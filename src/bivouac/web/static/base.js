/** What several pages share: copying, and a passphrase that came by a picture. */

/** Buttons that copy an input's text. They are of use with script only, so they come hidden. */
export function copying(root = document) {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (root.querySelectorAll("button[data-copy]"))) {
    button.hidden = false;
    if (button.onclick) continue;
    const words = button.textContent;
    button.onclick = async () => {
      const input = /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.copy ?? ""));
      input.select();
      if (!await copied(input.value)) return;
      button.textContent = button.dataset.done ?? words;
      setTimeout(() => button.textContent = words, 2000);
    };
  }
}

/** @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { // not allowed, or the page came without TLS: the text is selected, at least
    return document.execCommand("copy");
  }
}

/** The passphrase stands behind the # of the picture's address, so it is never sent with it. */
function brought() {
  const phrase = /^#bring=([a-z-]+)$/.exec(location.hash)?.[1];
  const input = /** @type {HTMLInputElement | null} */ (document.getElementById("words"));
  if (!phrase || !input) return;
  history.replaceState(null, "", location.pathname);
  input.value = phrase;
  input.form?.scrollIntoView();
  input.form?.querySelector("button")?.focus();
}

copying();
brought();
