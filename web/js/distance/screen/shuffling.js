// @ts-check
/** How far a deck is shuffled and locked: this can take long on a slow device, so it is counted out. */
import { h } from "../../render/draw/tree.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../desk.js").Desk} Desk */

const FEW = 20; // so few points are locked before anybody could read about it

/** Whether a whole deck is being locked, not just a turn's card. @param {Desk} desk */
export const isShuffling = ({ busy }) => busy !== null && busy.all > FEW;

/** How much of the deck is locked. @param {Shell} state @param {Desk} desk @returns {Tree} */
export function progress({ words }, { busy }) {
  const { done, all } = busy ?? { done: 0, all: 0 };
  return h(
    "section",
    { key: "busy", class: "shuffling", role: "status" },
    h("h2", null, words.say("post-shuffling")),
    h("p", { class: "count" }, all ? words.say("post-shuffled", { done, all }) : ""),
    h("progress", { value: done, max: all || 1, "aria-label": words.say("post-shuffling") }),
    h("p", { class: "meaning" }, words.say("post-shuffling-means")),
  );
}
