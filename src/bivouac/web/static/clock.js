/** Clocks that run down between two news. */

/**
 * Milliseconds as a clock shows them.
 * @param {number} left
 */
export function reading(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Keeps every `data-left` within an element going, from the moment that it is called. @param {Element} root */
export function run(root) {
  const since = performance.now();
  /** @type {NodeListOf<HTMLElement>} */
  const clocks = root.querySelectorAll("[data-left]");
  const tick = () => {
    for (const clock of clocks) {
      const left = Number(clock.dataset.left) - ("running" in clock.dataset ? performance.now() - since : 0);
      const text = reading(left);
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("short", "running" in clock.dataset && left < 10_000);
    }
  };
  tick();
  return [...clocks].some((clock) => "running" in clock.dataset) ? setInterval(tick, 250) : 0;
}
