// @ts-check
/** The matches at a distance, as home and the desk list them: with whom, what is waited for and since when. */
/** @import { Kept } from "../../messages.d.ts" */
import { h } from "../../render/draw/tree.js";
import { icon } from "../../render/draw/art.js";
import { onlyHere, otherName, sinceWhen, unsent, waitsFor } from "../../render/words/post.js";
import { button, face } from "../../screens/controls.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../../shell/words/words.js").Words} Words */
/** @typedef {NonNullable<NonNullable<Kept["summary"]>["afar"]>} Brief */
/** @typedef {Kept & {summary: NonNullable<Kept["summary"]> & {afar: Brief}}} Carried */

/** The matches that go on, first those where something is to be done. @param {Shell} state @returns {Carried[]} */
export function carriedMatches({ matches }) {
  const some = /** @type {Carried[]} */ (
    (matches ?? []).filter(({ summary }) => summary?.afar && (summary.waiting !== "match" || unsent(summary.afar)))
  );
  const rank = (/** @type {Carried} */ { summary: { afar } }) =>
    unsent(afar) ? 0 : ["yours", "found"].includes(afar.waits) ? 1 : 2;
  return [...some].sort((one, other) => rank(one) - rank(other));
}

/** In how many of them something is to be done here. @param {Kept[]} matches */
export const toDo = (matches) =>
  matches.filter(
    ({ summary }) => summary?.afar && (unsent(summary.afar) || ["yours", "found"].includes(summary.afar.waits)),
  ).length;

/** @param {Shell} state @returns {Tree | null} */
export function carried(state) {
  const some = carriedMatches(state);
  return some.length
    ? h(
        "section",
        { key: "carried", class: "by-post", "aria-labelledby": "carried-title" },
        h("h2", { id: "carried-title" }, state.words.say("post-matches")),
        carriedList(some, state.words),
      )
    : null;
}

/** @param {Carried[]} some @param {Words} words @returns {Tree} */
export const carriedList = (some, words) =>
  h(
    "ul",
    { class: "carried-list", role: "list" },
    some.map((match) => row(match, words)),
  );

/** @param {Carried} match @param {Words} words @returns {Tree} */
function row({ id, summary }, words) {
  const { afar } = summary;
  const name = otherName(summary, afar, words);
  const late = unsent(afar);
  const mine = !late && ["yours", "found"].includes(afar.waits);
  const [act, icons, said] = late
    ? ["post", "send", "post-send"]
    : mine
      ? ["resume", "go", "menu-on"]
      : ["post", "send", "post-show"];
  const shown = name || words.say("post-somebody");
  return h(
    "li",
    { key: id, class: `carried-match${late ? " late" : ""}${mine ? " mine" : ""}` },
    h("span", { class: "likeness", "aria-hidden": "true" }, name ? face("", 1 - afar.seat) : h("b", null, "?")),
    h(
      "div",
      { class: "carried-words" },
      h("h3", null, h("bdi", null, shown), late ? h("span", { class: "tag" }, words.say("post-not-sent")) : null),
      h("p", null, late ? onlyHere(afar, name, words) : waitsFor(afar, name, words)),
      h(
        "p",
        { class: "meaning" },
        [words.say(`game-${summary.game}`), late ? "" : sinceWhen(afar, words)]
          .filter(Boolean)
          .join(words.say("apart")),
      ),
    ),
    button(act, words.say(said), icons, {
      class: `button${late || mine ? " primary" : ""}`,
      "data-post": act === "post" ? "at" : null,
      "data-value": id,
      "aria-label": words.say("matches-act", { act: words.say(said), match: shown }),
    }),
  );
}

/** Two faces with dots between them: who is here, and who is elsewhere. */
/**
 * @param {Words} words
 * @param {{name: string, seat: number, note: string}} here
 * @param {{name: string, seat: number, note: string}} there
 */
export const twoSides = (words, here, there) =>
  h(
    "div",
    { class: "two-sides" },
    side(here, words),
    h("span", { class: "way-between", "aria-hidden": "true" }),
    side(there, words),
  );

/** @param {{name: string, seat: number, note: string}} who @param {Words} words */
const side = ({ name, seat, note }, words) =>
  h(
    "div",
    { class: "party" },
    h(
      "span",
      { class: `likeness${name ? "" : " nobody"}`, "aria-hidden": "true" },
      name ? face("", seat) : icon("afar"),
    ),
    h(
      "p",
      null,
      h("b", null, h("bdi", null, name || words.say("post-somebody"))),
      h("span", { class: "meaning" }, note),
    ),
  );
