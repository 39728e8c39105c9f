// @ts-check
/**
 * Keeps today's date on the page current when it stays open past midnight or wakes up on another day: a match started
 * from it is then the deal of the date that it shows.
 */
import { today } from "./days.js";

/** Screens that show today's date, and nothing else that changes by itself. */
const DATED = new Set(["home", "day"]);

/** The time until the date changes on this device. @returns {number} ms */
function untilMidnight() {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** @param {import("../state.js").Store} store */
export function heedMidnight(store) {
  let date = ""; // that the page was last drawn with
  let timer = 0; // to the next midnight; only if it would be seen, so that nothing wakes a table at rest
  const drawn = () => {
    date = today();
    clearTimeout(timer);
    timer = DATED.has(store.get().screen) && !document.hidden ? setTimeout(look, untilMidnight()) : 0;
  };
  // A timer may fire a little early, or as late as the device slept.
  const look = () => (date === today() ? drawn() : store.update({}));
  store.heed(drawn);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look); // a device may wake up without having hidden the page
  look();
}
