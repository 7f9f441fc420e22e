/** Setting a table: a number of players shows as many seats. */

const counts = /** @type {HTMLElement} */ (document.getElementById("counts"));
const buttons = [...counts.querySelectorAll("button")];
const seats = /** @type {HTMLSelectElement[]} */ ([...document.querySelectorAll("#seats select")]);

/** @param {number} count */
function show(count) {
  for (const button of buttons) button.ariaPressed = String(Number(button.value) === count);
  seats.forEach((seat, place) => {
    const taken = place < count;
    const nobody = /** @type {HTMLOptionElement | null} */ (seat.querySelector('option[value=""]'));
    if (nobody) nobody.hidden = nobody.disabled = taken;
    if (taken && !seat.value) seat.value = seat.dataset.usual ?? "free";
    if (!taken) seat.value = "";
    /** @type {HTMLElement} */ (seat.closest(".seat-row")).hidden = !taken;
  });
}

for (const button of buttons) button.onclick = () => show(Number(button.value));
counts.hidden = false;
/** @type {HTMLElement} */ (document.getElementById("rows")).hidden = true;
show(seats.filter((seat) => seat.value).length);
