// @ts-check
/** What a match at a distance promises and, for those who ask, how that is possible and where it ends. */
import { h } from "../../render/draw/tree.js";

/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @param {Words} words */
export const promise = (words) =>
  h(
    "div",
    { key: "promise", class: "promise" },
    h("p", { class: "meaning" }, words.say("post-promise")),
    h(
      "details",
      { class: "how" },
      h("summary", null, words.say("post-how")),
      ["locks", "found", "limit"].map((each) => h("p", { key: each }, words.say(`post-how-${each}`))),
    ),
  );
