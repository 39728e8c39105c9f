// @ts-check
/**
 * How long a move of others stays in view before the next one, in milliseconds, by the setting: a person can follow,
 * and never has to wait long. Thinking in the meantime costs no extra time.
 *
 * @typedef {object} Tempo
 * @property {number} seat   a whole turn of another seat, at most
 * @property {Record<string, number>} half   one of its half-moves, by the kind of event
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
 * A clock for the moves of others: told of each half-move as it is shown, it says when the next one may be shown.
 * @param {() => number} now
 */
export function makePacer(now = () => performance.now()) {
  let mover = "";
  let ends = 0; // of the current mover's time
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
      // The viewer's own draw is on its way no longer than a card of others.
      next = event.seat === viewer ? now() + half.take / 2 : Math.min(now() + (half[event.kind] ?? 0), ends);
    },
    /** Milliseconds until the next half-move of others may be shown. */
    left: () => Math.max(0, next - now()),
  };
}
