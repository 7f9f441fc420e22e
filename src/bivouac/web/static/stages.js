/** The page of a campaign: what this device remembers of it. */

import { forget, recall } from "./campaign.js";
import { words } from "./news.js";

/** @param {string} id @returns {any} */
const part = (id) => document.getElementById(id);

const list = part("stages");
const title = list.dataset.campaign;
const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" });

function show() {
  const { won } = recall(title), stages = [...list.children];
  for (const stage of stages) {
    const win = won[stage.dataset.stage], line = stage.querySelector("p"), link = stage.querySelector("a");
    stage.classList.toggle("won", Boolean(win));
    line.textContent = win ? words[`won${win.players}`]?.replace("{}", day.format(win.at)) : words.open;
    line.hidden = false;
    link.classList.toggle("first", stage === stages.find((one) => !won[one.dataset.stage]));
  }
  const count = stages.filter((stage) => won[stage.dataset.stage]).length;
  part("progress").textContent = words.progress.replace("{}", String(count));
  part("forget").hidden = !count;
}

part("forget").querySelector("button").addEventListener("click", () => {
  forget(title, Date.now());
  part("forget").open = false;
  show();
  list.querySelector("a").focus(); // the button has gone
});

addEventListener("storage", show); // won in another window
addEventListener("pageshow", show); // or on the page that one comes back from
