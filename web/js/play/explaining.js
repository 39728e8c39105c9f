// @ts-check
/**
 * What a person is told about the table as it stands: what a column is worth, and what a beginner should know now.
 *
 * @typedef {import("./in_play.js").InPlay} InPlay
 * @typedef {import("../render/words/say.js").Told} Told
 */
import { awaited } from "../common/late.js";
import { draw, refuse } from "./in_play.js";
import { lessonLines } from "../render/words/primer.js";
import { refusalWords } from "../render/words/say.js";

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
  if (!table?.view || (!aloud && ui.worth?.of !== zone)) return; // covered, or put away meanwhile
  if (!found.worth) return refuse(play, found.error);
  draw(play, { worth: found.worth, refusal: null, advising: false, meanwhile: [], unfolded: false });
  if (aloud) announce(found.worth.tell(table, words()));
}

/**
 * Says what a guided beginner should know now; where it is only to be read, the keys are led to the way on.
 * @param {InPlay} play
 */
export async function explain(play) {
  const { guide, words, announce, root } = play.tools;
  const { table, run } = play;
  const tip = table && (await guide?.tip(table));
  if (play.run !== run || !table) return;
  for (const line of lessonLines(table, words())) announce(line);
  const on = root.querySelector("[data-act='primer-on']");
  if (on instanceof HTMLElement) on.focus({ preventScroll: true });
  if (!tip) return;
  draw(play, { tip });
  announce(refusalWords(tip, table, words()));
}
