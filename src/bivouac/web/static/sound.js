/** Short tones, off unless somebody turned them on. */

const KEY = "sound";

/** What is heard: frequencies in Hz, one after the other. @type {Record<string, number[]>} */
const TONES = { piece: [330], turn: [523, 659], over: [523, 659, 784, 1047], talk: [440] };

/** @type {AudioContext | null} */
let context = null;

export const on = () => localStorage.getItem(KEY) === "on";

/** @param {boolean} wanted */
export function turn(wanted) {
  localStorage.setItem(KEY, wanted ? "on" : "off");
  play("turn");
}

/** @param {string} name */
export function play(name) {
  if (!on()) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const frequency of TONES[name]) {
    const tone = context.createOscillator(), volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.26);
    at += 0.11;
  }
}
