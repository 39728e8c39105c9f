// @ts-check
/** The deal of the day: begun, looked at on another date, shared; and what of the statistics is in sight. */
import { awaited } from "../../common/late.js";
import { isDate, today } from "../after/days.js";
import { start } from "./seating.js";
import { dialog, shut } from "./tools.js";

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export function dayActs(tools) {
  const { store } = tools;
  return {
    "day-begin": (_, date) => {
      if (!isDate(date) || date > today()) return;
      store.update({ day: date, primer: "" });
      start(tools);
    },
    "day-share": () =>
      void sharing()
        .then(({ shareDay }) => shareDay(tools))
        .catch(tools.trouble),
    picture: (_, what) => askPicture(store, what),
    "picture-yes": (_, value) => {
      shut(store);
      void sharing()
        .then(({ sharePicture }) => sharePicture(tools, value))
        .catch(tools.trouble);
    },
    book: (_, book) => store.update({ book }),
  };
}

const sharing = () => awaited("js/sharing", import("../after/sharing.js"));

/**
 * In which shape a picture is wanted.
 * @param {import("./tools.js").Tools["store"]} store @param {string} what "sheet", "table" or "day"
 */
const askPicture = (store, what) =>
  dialog(store, "ask", {
    key: "picture-ask",
    lines: ["picture-means"],
    ways: ["wide", "upright"].map((shape) => ({
      act: "picture-yes",
      key: `picture-${shape}`,
      value: `${what}/${shape}`,
    })),
  });
