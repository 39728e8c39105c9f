// @ts-check
/**
 * What leaves the device at the press of a button: a text or a picture, through the system's own sharing, as a copy, or
 * as a file.
 */
import { awaited } from "../../common/late.js";
import { outfit } from "../../render/outfit.js";
import { sharedLines, sharedText } from "../../screens/book/day-words.js";
import { tieBreak } from "../../screens/tie.js";
import { saveAs } from "../device/files.js";
import { playedDays, today } from "./days.js";

/** @typedef {import("../acts/tools.js").Tools} Tools */
/** @typedef {import("../state.js").Shell} Shell */

/** @param {Tools} tools @param {string} date that was shown when it was pressed: today may be another date by now */
export async function shareDay({ store, news }, date) {
  const state = store.get();
  const own = playedDays(state.matches ?? state.shelf).get(date);
  if (!own) return;
  const text = sharedText(sharedLines(state.words, date, own, state.pars[date]?.margin ?? null), state.words);
  if (navigator.share) {
    try {
      return await navigator.share({ text });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // the person changed their mind
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    news({ key: "day-copied" });
  } catch {
    news({ key: "day-not-shared", bad: true });
  }
}

/**
 * A picture of what is shown: a table, a score sheet, a day's deal.
 * @param {Tools} tools @param {string} value what to draw (for a day, with its date) and in which shape: "sheet/wide"
 */
export async function sharePicture({ store, news }, value) {
  const [what, date] = value.split("/");
  const paper = await drawn(store.get(), what, date, value.endsWith("/upright") ? "upright" : "wide");
  if (!paper) return;
  const blob = await paper.png();
  const name = `lost-cities-${what}-${what === "day" ? date : today()}.png`;
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // the person changed their mind
    }
  }
  try {
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    news({ key: "picture-copied" });
  } catch {
    saveAs(blob, file.name); // no clipboard, or one that takes no pictures
    news({ key: "picture-saved" });
  }
}

/** @param {Shell} state @param {string} what @param {string} date of a day @param {"wide" | "upright"} shape */
async function drawn(state, what, date, shape) {
  const { words, table } = state;
  const { drawDay, drawTold, ofSheet, ofTable } = await awaited("js/picture", import("../../render/paint/picture.js"));
  if (what === "day") {
    const own = playedDays(state.matches ?? state.shelf).get(date);
    if (!own) return null;
    await outfit(own.match.summary.game);
    const lines = sharedLines(words, date, own, state.pars[date]?.margin ?? null);
    return drawDay(lines, words.say("home-day"), shape, words);
  }
  if (!table) return null;
  await outfit(table.game);
  if (what === "table" || !table.sheet) return table.view ? drawTold(ofTable(table, words), shape, words) : null;
  const { latestTitle, roundTitle } = await awaited("js/outcome", import("../../screens/sheet/outcome.js"));
  const { rounds } = table.sheet;
  const at = Math.min(Math.max(Number(state.part || rounds.length) - 1, 0), rounds.length - 1);
  const round = rounds[at];
  const title = at === rounds.length - 1 ? latestTitle(table, round, words) : roundTitle(table, round.scores, words);
  const decided = tieBreak(table, words, "outcome-tie-short");
  return drawTold(ofSheet(table, round, title, words, decided), shape, words);
}
