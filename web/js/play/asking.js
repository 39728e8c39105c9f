// @ts-check
/**
 * What a person asks of a table without changing it: why something cannot be done, and what the strongest player would
 * do.
 *
 * @typedef {import("./in_play.js").InPlay} InPlay
 */
import { draw, refuse } from "./in_play.js";
import { failed, thought } from "./turns.js";
import { hints } from "../render/table/sitting.js";

/**
 * Asks why that card cannot be played, or why nothing can be drawn from there.
 * @param {InPlay} play
 * @param {string} card
 * @param {string} to
 */
export async function why(play, card, to) {
  const reply = await play.tools.engine.ask({ do: "why", card, to });
  if (reply.ok && reply.reason.key !== "reason-allowed") refuse(play, reply.reason);
  else if (!reply.ok) failed(play, reply);
}

/** @param {InPlay} play */
export async function hint(play) {
  const { root, announce, spoken } = play.tools;
  const { table, run } = play;
  if (!table || !hints(table)) {
    const over = table?.waiting === "match"; // then nobody is to move any more
    return refuse(play, { key: over ? "error-match-over" : "error-no-hint", values: {} });
  }
  await spoken?.();
  const over = { chosen: null, hint: null, refusal: null, pending: null, worth: null, unfolded: false };
  draw(play, { advising: true, ...over });
  const reply = await thought(play, "hint", () => play.run === run && play.ui.advising);
  if (!reply) return;
  if (!reply.ok) return failed(play, reply);
  draw(play, { advising: false, hint: reply.hint });
  for (const line of root.querySelectorAll(".advice p")) announce(line.textContent ?? "");
}
