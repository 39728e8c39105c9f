// @ts-check
/** The deal of the day: begun, looked at on another date, shared; and what of the statistics is in sight. */
import { isDate, today } from "../after/days.js";
import { start } from "./seating.js";

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export function dayActs(tools) {
  const { store } = tools;
  return {
    "day-begin": (_, date) => {
      if (!isDate(date) || date > today()) return;
      store.update({ day: date, primer: "" });
      start(tools);
    },
    "day-share": () => void import("../after/sharing.js").then(({ shareDay }) => shareDay(tools)).catch(tools.trouble),
    book: (_, book) => store.update({ book }),
  };
}
