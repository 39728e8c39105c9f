// @ts-check
/**
 * Has the page say today's date also where it was left open over midnight, or came out of a sleep on another day: what
 * it begins is then the deal of the date that it shows.
 */
import { today } from "./days.js";

/** Screens that are drawn with today's date, and with nothing else that changes by itself. */
const DATED = new Set(["home", "day"]);

/** How long it is until the date changes on this device. @returns {number} ms */
function untilMidnight() {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** @param {import("../state.js").Store} store */
export function heedMidnight(store) {
  let date = ""; // that the page was drawn with last
  let timer = 0; // to the next midnight; only where it would be seen, so that a table at rest is woken by nothing
  const drawn = () => {
    date = today();
    clearTimeout(timer);
    timer = DATED.has(store.get().screen) && !document.hidden ? setTimeout(look, untilMidnight()) : 0;
  };
  // A timer may also come a little early, or late by as long as the device slept.
  const look = () => (date === today() ? drawn() : store.update({}));
  store.heed(drawn);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look); // a device that wakes up need not have hidden the page
  look();
}
