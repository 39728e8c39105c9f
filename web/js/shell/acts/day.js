// @ts-check
/** The deal of the day: starting it, looking at another date, sharing it; and which statistics are shown. */
import { awaited } from "../../common/late.js";
import { isDate, today } from "../after/days.js";
import { start } from "./seating.js";
import { dialog, shut } from "./tools.js";

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export function dayActs(tools) {
  const { store } = tools;
  /** @param {"shareDay" | "sharePicture"} how @param {string} what */
  const share = (how, what) =>
    awaited("js/sharing", import("../after/sharing.js"))
      .then((sharing) => sharing[how](tools, what))
      .catch(tools.trouble);
  return {
    "day-begin": (_, date) => {
      if (!isDate(date) || date > today()) return;
      store.update({ day: date, primer: "" });
      start(tools);
    },
    "day-share": (_, date) => void share("shareDay", date),
    picture: (_, what) => askPicture(store, what),
    "picture-yes": (_, value) => {
      shut(store);
      void share("sharePicture", value);
    },
    book: (_, book) => store.update({ book }),
  };
}

/**
 * Asks for the shape of a picture.
 * @param {import("./tools.js").Tools["store"]} store @param {string} what "sheet", "table" or "day/2026-11-19"
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
