// @ts-check
/**
 * How long what others do stays in sight before the next of it, in milliseconds, by the setting: so that a person can
 * follow, and never has to wait long. What is thought meanwhile costs no time of its own.
 *
 * @typedef {object} Tempo
 * @property {number} seat   a whole turn of somebody else, at most
 * @property {Record<string, number>} half   a half-move of it, by the kind of its event
 */
/** @import { LogEvent } from "../wire.d.ts" */

/** @param {number} part of the normal pace @returns {Tempo} */
const tempo = (part) => ({
  seat: 860 * part,
  half: { play: 480 * part, discard: 480 * part, explore: 180 * part, decline: 0, draw: 360 * part, take: 380 * part },
});

/** @type {Record<string, Tempo>} */
const TEMPO = { off: tempo(0.12), fast: tempo(1 / 4), normal: tempo(1), slow: tempo(1.9) };

/** @param {string | undefined} setting @returns {Tempo} */
const tempoOf = (setting) => TEMPO[setting ?? "normal"] ?? TEMPO.normal;

/**
 * A clock for what others do: told of each half-move as it is shown, it says when the next may be.
 * @param {() => number} now
 */
export function makePacer(now = () => performance.now()) {
  let mover = "";
  let ends = 0; // of the present mover's time
  let next = 0;
  return {
    /**
     * @param {LogEvent[]} news what is shown now @param {number | null} viewer
     * @param {string | undefined} setting
     */
    shown(news, viewer, setting) {
      const [event] = news;
      if (!event) return;
      const { seat, half } = tempoOf(setting);
      const who = `${event.turn}:${event.seat}`;
      if (who !== mover) ends = now() + seat;
      mover = who;
      // What the viewer has drawn is on its way no longer than somebody else's card.
      next = event.seat === viewer ? now() + half.take / 2 : Math.min(now() + (half[event.kind] ?? 0), ends);
    },
    /** Milliseconds until the next half-move of somebody else may be shown. */
    left: () => Math.max(0, next - now()),
  };
}
