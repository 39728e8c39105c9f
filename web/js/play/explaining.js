// @ts-check
/**
 * What a person is told about the table: what a column is worth, and what a beginner should know at this point.
 *
 * @typedef {import("./in_play.js").InPlay} InPlay
 * @typedef {import("../render/words/say.js").Told} Told
 */
import { awaited } from "../common/late.js";
import { draw, refuse } from "./in_play.js";
import { lessonLines } from "../render/words/primer.js";
import { refusalWords } from "../render/words/say.js";

/** How far the ring around a card reaches, in pixels. */
const RING = 8;

/**
 * Tells what a column is worth.
 * @param {InPlay} play
 * @param {string} zone
 * @param {boolean} [aloud]
 */
export async function weigh(play, zone, aloud = false) {
  const { engine, words, announce, spoken } = play.tools;
  await spoken?.();
  /** @type {{worth: import("../render/words/worth.js").Shown} | {worth?: undefined, error: Told}} */
  const found = await awaited("js/worth", import("../render/words/worth.js")).then(
    (it) => it.weigh(engine, zone),
    () => ({ error: { key: "status-failed-network", values: {} } }),
  );
  const { table, ui } = play;
  if (!table?.view || (!aloud && ui.worth?.of !== zone)) return; // covered, or closed meanwhile
  if (!found.worth) return refuse(play, found.error);
  draw(play, { worth: found.worth, refusal: null, advising: false, meanwhile: [], unfolded: false });
  if (aloud) announce(found.worth.tell(table, words()));
}

/**
 * Says what a guided beginner should know now; where there is only something to read, focus moves to the button that
 * goes on.
 * @param {InPlay} play
 */
export async function explain(play) {
  const { guide, words, announce, root } = play.tools;
  const { table, run } = play;
  const tip = table && (await guide?.tip(table));
  if (play.run !== run || !table) return;
  for (const line of lessonLines(table, words())) announce(line);
  showPointed(root);
  const on = root.querySelector("[data-act='primer-on']");
  if (on instanceof HTMLElement) on.focus({ preventScroll: true });
  if (!tip) return;
  draw(play, { tip });
  announce(refusalWords(tip, table, words()));
}

/**
 * Where a low hand scrolls, brings the cards that a lesson points at into view; nothing else moves.
 * @param {HTMLElement} root
 */
function showPointed(root) {
  const hand = root.querySelector(".hand");
  if (!hand || hand.scrollHeight <= hand.clientHeight + 1) return;
  const room = hand.getBoundingClientRect();
  const pointed = [...hand.querySelectorAll("[data-pointed]")].map((each) => each.getBoundingClientRect());
  if (!pointed.length) return;
  const top = Math.min(...pointed.map((each) => each.top)) - RING - room.top;
  const bottom = Math.max(...pointed.map((each) => each.bottom)) + RING - room.bottom;
  if (top < 0 || bottom > 0) hand.scrollTop += Math.min(bottom, top); // the first one is seen in any case
}
