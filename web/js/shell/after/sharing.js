// @ts-check
/** What leaves the device because somebody presses a button: a text by the system's own way of sharing, or a copy. */
import { dateOf } from "../../screens/day.js";
import { sharedLines, sharedText } from "../../screens/day-words.js";
import { playedDays } from "./days.js";

/** @param {import("../acts/tools.js").Tools} tools */
export async function shareDay({ store, news }) {
  const state = store.get();
  const date = dateOf(state);
  const own = playedDays(state.matches ?? state.shelf).get(date);
  if (!own) return;
  const text = sharedText(sharedLines(state.words, date, own, state.pars[date]?.margin ?? null), state.words);
  if (navigator.share) {
    try {
      return await navigator.share({ text });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // somebody thought better of it
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    news({ key: "day-copied" });
  } catch {
    news({ key: "day-not-shared", bad: true });
  }
}
