// @ts-check
/**
 * The page for laying out a position and taking the code for a page of one's own: its heading, what it says without
 * scripts, and the words that its script needs (editor.js) as data. The build writes it.
 */
import { pennant, sign } from "../../render/draw/art.js";
import { roomOf } from "../../render/rooms.js";
import { h } from "../../render/draw/tree.js";
import { EXAMPLES } from "./laying-out.js";
import { borrowed } from "../pages/borrowed.js";
import { page } from "../pages/page.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

const NAME = "position";
/** Suits of all games, once each; the card game's sixth is on no cover. */
const DRAWN = [...new Set([...Object.keys(EXAMPLES).flatMap((game) => roomOf(game).fan.map((card) => card[0])), "p"])];
/** Messages of the app that it uses beside its own. */
const BORROWED = /^(suit-\w|rank-\w|card-number|card-wager|name-seat|game-\w+|embed-(code|copy)[\w-]*|error-copied)$/;

/**
 * @param {import("../pages/page.js").Means} means
 * @param {Record<string, string>} sources all words of the language, by file
 * @param {Words} words
 * @returns {Tree}
 */
export function editorPage(means, sources, words) {
  const files = ["table", "games", "embed", "shell"];
  const messages = files.map((file) => borrowed(sources[file], BORROWED)).join("\n");
  return page(NAME, means, words, words.say("position-page"), words.say("position-about"), [
    h(
      "main",
      { id: "main", class: "lesson editing" },
      h(
        "div",
        { class: "lead" },
        h(
          "div",
          { class: "lead-words" },
          h("h1", null, words.say("position-head")),
          h("p", null, words.say("position-lead")),
        ),
      ),
      h(
        "div",
        { id: "editor", "data-words": `${sources["learn-position"]}\n${messages}` },
        h("p", { class: "meaning" }, words.say("position-needs-script")),
      ),
      // So that the build puts the drawings that the script uses into the page.
      h("div", { hidden: true }, DRAWN.map(sign), pennant()),
      h("div", { id: "live", class: "unseen", role: "status", "aria-live": "polite" }),
    ),
  ]);
}
