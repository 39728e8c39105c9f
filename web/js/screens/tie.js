// @ts-check
/** What decides a match with equal points: a sentence for sheet and review, a few words for lists and pictures. */
/** @import { Summary } from "../wire.d.ts" */

/**
 * Nothing if points decided or if victory is shared. Whoever gave up does not count, whatever their points.
 * @param {Pick<Summary, "game" | "conceded" | "result">} match @param {import("../shell/words/words.js").Words} words
 * @param {"outcome-tie" | "outcome-tie-short"} [key]
 */
export function tieBreak({ game, conceded, result }, words, key = "outcome-tie") {
  if (!result) return "";
  const { totals, winners } = result;
  const tied = totals.some((total, at) => at !== conceded && !winners.includes(at) && total === totals[winners[0]]);
  return tied ? words.say(key, { kind: game }) : "";
}
