// @ts-check
/**
 * The controls for going through a match: a turn on or back, any place at once, or automatically turn after turn.
 * Places are counted through the whole match: each beginning of a round is one, and so is the state after each of its
 * turns.
 *
 * @typedef {{round: number, turn: number}} Stand     both counted from 0; turn 0 is the beginning of the round
 * @typedef {Stand & {turns: number[]}} Replay        with the number of turns in each round, as the table gives it
 * @typedef {Replay & {place: number, last: number, running: boolean}} Through   what the panel draws
 */

/** Between two automatic turns, in ms: a card has glided, and there is time to see where it lies. */
const PACE = 1200;

/** @param {Replay} stand */
export const placeOf = ({ turns, round, turn }) => turns.slice(0, round).reduce((sum, count) => sum + count + 1, turn);

/** @param {number[]} turns @param {number} place @returns {Stand} */
export function standAt(turns, place) {
  let round = 0;
  let turn = Math.max(0, place);
  while (turn > turns[round] && round < turns.length - 1) turn -= turns[round++] + 1;
  return { round, turn: Math.min(turn, turns[round]) };
}

/**
 * @param {(stand: Stand) => Promise<void>} go   shows the table at that place
 * @param {() => void} draw                      the panel has something new to show
 */
export function makeThrough(go, draw) {
  /** The place that the table shows. @type {Replay | null} */
  let now = null;
  /** The place requested last, while the table is on its way there. @type {number | null} */
  let wanted = null;
  let timer = 0;
  let running = false;

  const here = () => wanted ?? (now ? placeOf(now) : 0);
  const last = () => (now ? now.turns.reduce((sum, count) => sum + count + 1, -1) : 0);

  /** If places are requested faster than the table comes, goes only to the latest. @param {number} place */
  async function to(place) {
    const under = wanted !== null;
    wanted = Math.min(last(), Math.max(0, place));
    draw();
    if (under || !now) return;
    for (let gone = -1; gone !== wanted;) await go(standAt(now.turns, (gone = wanted)));
    wanted = null;
    draw();
  }

  async function turnByTurn() {
    if (running && here() < last()) await to(here() + 1);
    if (running && here() < last()) timer = setTimeout(turnByTurn, PACE);
    else rest();
  }

  function rest() {
    clearTimeout(timer);
    running = false;
    draw();
  }

  return {
    /** @param {Replay} replay the place that the table shows now */
    seen: (replay) => void (now = replay),
    /** @returns {Through | undefined} */
    shown: () => (now ? { ...now, ...standAt(now.turns, here()), place: here(), last: last(), running } : undefined),
    rest,
    /** @param {string} act @param {number} place that "to" goes to */
    act(act, place) {
      const starts = act === "run" && !running;
      rest();
      if (starts) {
        running = true;
        void (here() < last() ? turnByTurn() : to(0).then(turnByTurn));
      } else if (act === "to") void to(place);
      else if (act === "on" || act === "back") void to(here() + (act === "on" ? 1 : -1));
    },
  };
}
