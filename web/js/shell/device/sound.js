// @ts-check
/**
 * Sounds and vibration, both short. Sounds are made here, from filtered noise (paper) and struck tones (wood, a small
 * bell); there are no files. Nothing is heard until a person has asked for sound, and until then there is not even an
 * audio context.
 * before that.
 *
 * @typedef {"lift" | "place" | "discard" | "draw" | "refuse" | "turn" | "round" | "win" | "print"} Sound
 */

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let noise = null;

/** @returns {AudioContext | null} */
function audio() {
  if (!context && "AudioContext" in window) {
    context = new AudioContext();
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  if (context?.state === "suspended") void context.resume();
  return context;
}

/**
 * A rustle of paper.
 * @param {AudioContext} on
 * @param {number} after s
 * @param {number} length s
 * @param {number} pitch Hz
 * @param {number} loud
 */
function rustle(on, after, length, pitch, loud) {
  const source = new AudioBufferSourceNode(on, { buffer: noise });
  const band = new BiquadFilterNode(on, { type: "bandpass", frequency: pitch, Q: 0.9 });
  source
    .connect(band)
    .connect(fade(on, after, length, loud))
    .connect(on.destination);
  source.start(on.currentTime + after, 0, length);
}

/**
 * A struck tone.
 * @param {AudioContext} on
 * @param {number} after
 * @param {number} length
 * @param {number} pitch
 * @param {number} loud
 * @param {OscillatorType} [type]
 */
function strike(on, after, length, pitch, loud, type = "triangle") {
  const tone = new OscillatorNode(on, { type, frequency: pitch });
  tone.connect(fade(on, after, length, loud)).connect(on.destination);
  tone.start(on.currentTime + after);
  tone.stop(on.currentTime + after + length);
}

/** @param {AudioContext} on @param {number} after @param {number} length @param {number} loud */
function fade(on, after, length, loud) {
  const gain = new GainNode(on, { gain: 0 });
  const start = on.currentTime + after;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  return gain;
}

/** @type {Record<Sound, (on: AudioContext) => void>} */
const SOUNDS = {
  lift: (on) => rustle(on, 0, 0.05, 3200, 0.08),
  place: (on) => {
    rustle(on, 0, 0.07, 1800, 0.16);
    strike(on, 0.02, 0.09, 170, 0.18, "sine");
  },
  discard: (on) => rustle(on, 0, 0.12, 1100, 0.16),
  draw: (on) => rustle(on, 0, 0.1, 2500, 0.12),
  refuse: (on) => {
    strike(on, 0, 0.09, 130, 0.14);
    strike(on, 0.11, 0.12, 110, 0.14);
  },
  turn: (on) => strike(on, 0, 0.25, 660, 0.05, "sine"),
  round: (on) => [392, 523, 659].forEach((pitch, at) => strike(on, at * 0.11, 0.4, pitch, 0.07)),
  // a block under the press, and the sheet pulled off it
  print: (on) => {
    strike(on, 0, 0.22, 92, 0.2, "sine");
    rustle(on, 0.16, 0.2, 2100, 0.12);
  },
  win: (on) => [392, 523, 659, 784, 1047].forEach((pitch, at) => strike(on, at * 0.12, 0.6, pitch, 0.07)),
};

/** Vibration in ms; felt only for what a hand did or must know. @type {Partial<Record<Sound, number | number[]>>} */
const BUZZES = { place: 12, discard: 12, draw: 8, refuse: [20, 50, 20], turn: 18, win: [20, 60, 20, 60, 40] };

/**
 * @param {Sound} name
 * @param {{sound: boolean, haptics: boolean}} settings
 */
export function makeSound(name, settings) {
  if (settings.sound) {
    const on = audio();
    if (on) SOUNDS[name]?.(on);
  }
  const buzz = BUZZES[name];
  // Browsers refuse to vibrate, with a warning, until the page has been touched.
  if (settings.haptics && buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz);
}
