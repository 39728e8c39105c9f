// @ts-check
/**
 * What a person is told about the table as it stands: what a column is worth, and what a beginner should know now.
 *
 * @typedef {import("./in_play.js").InPlay} InPlay
 * @typedef {import("../render/words/say.js").Told} Told
 */
import { draw, refuse } from "./in_play.js";
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
  const found = await import("../render/words/worth.js").then(
    (it) => it.weigh(engine, zone),
    () => ({ error: { key: "status-failed-network", values: {} } }),
  );
  const { table, ui } = play;
  if (!table?.view || (!aloud && ui.worth?.of !== zone)) return; // covered, or put away meanwhile
  if (!found.worth) return refuse(play, found.error);
  draw(play, { worth: found.worth, refusal: null, hint: null, advising: false, meanwhile: [] });
  if (aloud) announce(found.worth.tell(table, words()));
}

/** Says what a guided beginner should know now. @param {InPlay} play */
export async function explain(play) {
  const { guide, words, announce } = play.tools;
  const { table, run } = play;
  const tip = table && (await guide?.tip(table));
  if (play.run !== run || !tip) return;
  draw(play, { tip });
  announce(refusalWords(tip, table, words()));
}
