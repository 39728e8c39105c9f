// @ts-check
/** The screens of a match at a distance: the list, inviting, being invited, a stray message, the match's own. */
/** @import { Game, OptionValue } from "../../wire.d.ts" */
import { LONGEST_NAME } from "../../common/plain.js";
import { h } from "../../render/draw/tree.js";
import { icon } from "../../render/draw/art.js";
import { roomOf } from "../../render/rooms.js";
import { gameOf, optionsOf } from "../../shell/setup.js";
import { button, linkButton, page } from "../../screens/controls.js";
import { gameChoice } from "../../screens/home/home.js";
import { optionKey, valueWords } from "../../screens/option-words.js";
import { rulesAsked } from "../../screens/setting-up.js";
import { startLine } from "../../screens/home/start.js";
import { byHandAlone } from "./by_hand.js";
import { carriedList, carriedMatches, twoSides } from "./list.js";
import { promise } from "./promise.js";
import { progress } from "./shuffling.js";
import { reading, told } from "./reading.js";
import { match } from "./match.js";
import { beside, nearby } from "./together.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @param {Shell} state @returns {Tree} */
export function distance(state) {
  const { desk, words } = state;
  const content = desk ? VIEWS[desk.view](state, desk) : [];
  const title =
    desk?.view === "invited" && desk.invitation
      ? words.say("post-invites-you", { name: desk.invitation.name })
      : words.say(desk?.view === "new" ? "post-invite-title" : "home-afar");
  return page(words, "distance", title, ...content);
}

/** @type {Record<Desk["view"], (state: Shell, desk: Desk) => (Tree | null)[]>} */
const VIEWS = { list, new: inviting, coming, nearby, invited, elsewhere, match, beside };

/** All matches at a distance, and where a message can be put in. @param {Shell} state @param {Desk} desk */
function list(state, desk) {
  const { words } = state;
  const some = carriedMatches(state);
  return [
    told(desk, words),
    desk.busy ? progress(state, desk) : null,
    linkButton("#distance/new", words.say("post-invite-title"), "afar", { class: "button primary big" }),
    some.length ? carriedList(some, words) : h("p", { class: "meaning" }, words.say("post-none")),
    reading(desk, words, ""),
    promise(words),
  ];
}

/** A message has come and is being read, which takes a moment if Python is not loaded yet. */
/** @param {Shell} state @param {Desk} desk */
function coming(state, desk) {
  const { words, start } = state;
  return [
    told(desk, words),
    h("p", { key: "coming", class: "post-standing", role: "status" }, h("b", null, words.say("post-coming"))),
    start.state === "ready" ? null : startLine(state),
  ];
}

/** The game, its options and a name. @param {Shell} state @param {Desk} desk */
function inviting(state, desk) {
  const { words, setup, about, start } = state;
  return [
    told(desk, words),
    h(
      "p",
      { key: "got", class: "got meaning" },
      h("span", null, words.say("post-got")),
      linkButton("#distance", words.say("post-read", { known: "no", name: "" }), "scan"),
    ),
    h(
      "fieldset",
      { class: "question" },
      h("legend", null, words.say("setup-game")),
      h(
        "div",
        { class: "games" },
        about.games.map((each) =>
          gameChoice(each.name, setup.game, words, words.say("post-game-for", { game: each.name })),
        ),
      ),
    ),
    h("section", { class: "part" }, nameField(state, desk, 0), hintsSwitch(desk, words)),
    ...rulesAsked(gameOf(about, setup.game), setup.games[setup.game], words),
    desk.busy ? progress(state, desk) : promise(words),
    h(
      "div",
      { class: "set-out sticky over-more" },
      h("div", { class: "summary" }, startLine(state)),
      button("post", words.say("post-invite"), "send", {
        class: "button primary big",
        "data-post": "begin",
        disabled: start.state !== "ready" || Boolean(desk.busy),
      }),
    ),
  ];
}

/** @param {Shell} state @param {Desk} desk @param {number} seat */
function nameField({ words, setup }, desk, seat) {
  const name = desk.name || setup.games[setup.game].seats[0].name;
  return h(
    "label",
    { key: "name", class: "name-field" },
    h("span", null, words.say("post-your-name")),
    h("input", {
      type: "text",
      class: "name-plate",
      value: name,
      placeholder: words.say("name-seat", { seat: seat + 1 }),
      maxlength: LONGEST_NAME,
      dir: name ? "auto" : words.dir,
      autocomplete: "off",
      spellcheck: "false",
      "data-act": "post",
      "data-post": "name",
    }),
  );
}

/** @param {Desk} desk @param {Words} words */
const hintsSwitch = ({ hints }, words) =>
  h(
    "label",
    { key: "hints", class: "switch" },
    h(
      "span",
      { class: "switch-words" },
      h("span", { class: "switch-name" }, words.say("post-hints")),
      h("span", { class: "meaning" }, words.say("post-hints-means")),
    ),
    h("input", {
      type: "checkbox",
      role: "switch",
      class: "under",
      checked: hints,
      "data-act": "post",
      "data-post": "hints",
    }),
    h("span", { class: "groove", "aria-hidden": "true" }, h("span", { class: "knob" })),
  );

/**
 * Somebody invites: everything there is to agree on, before anything is answered.
 * @param {Shell} state
 * @param {Desk} desk
 */
function invited(state, desk) {
  const { words, start, about } = state;
  const { invitation } = desk;
  if (!invitation) return [told(desk, words)];
  const own = desk.name || state.setup.games[state.setup.game].seats[0].name;
  return [
    told(desk, words),
    twoSides(
      words,
      { name: own || words.say("name-seat", { seat: 2 }), seat: 1, note: words.say("post-here") },
      { name: invitation.name, seat: 0, note: words.say("post-invites") },
    ),
    h(
      "div",
      { class: "invited-cards", "aria-hidden": "true" },
      h("span", { class: `game-picture picture-${invitation.game}` }, roomOf(invitation.game).picture(words)),
    ),
    h("dl", { class: "post-terms" }, terms(gameOf(about, invitation.game), invitation.rules, invitation.hints, words)),
    nameField(state, desk, 1),
    desk.busy ? progress(state, desk) : promise(words),
    h(
      "div",
      { class: "post-answers" },
      button("post", words.say("post-accept"), "send", {
        class: "button primary big",
        "data-post": "accept",
        disabled: start.state !== "ready" || Boolean(desk.busy),
      }),
      button("home", words.say("post-not-now")),
    ),
    start.state === "ready" ? null : startLine(state),
  ];
}

/**
 * Every term, in lines.
 * @param {Game} game @param {Record<string, OptionValue>} rules @param {boolean} hints @param {Words} words
 */
function terms(game, rules, hints, words) {
  const line = (/** @type {string} */ what, /** @type {string} */ value) =>
    h("div", { key: what }, h("dt", null, what), h("dd", null, value));
  return [
    line(words.say("post-game"), words.say(`game-${game.name}`)),
    ...optionsOf(game)
      .flat()
      .map((option) => {
        const at = option.values.findIndex((value) => JSON.stringify(value) === JSON.stringify(rules[option.name]));
        return line(
          words.say(optionKey(game.name, option.name, words)),
          valueWords(option.name, rules[option.name], words, at),
        );
      }),
    line(words.say("post-hints-term"), words.say(hints ? "post-hints-on" : "post-hints-off")),
    line(words.say("post-undo-term"), words.say("post-undo-agreed")),
  ];
}

/** A message of a match that is not on this device. @param {Shell} state @param {Desk} desk */
function elsewhere({ words }, desk) {
  return [
    told(desk, words),
    h(
      "section",
      { class: "part elsewhere" },
      h("h2", null, words.say("post-elsewhere")),
      h("p", null, words.say("post-elsewhere-where")),
    ),
    h(
      "div",
      { class: "ways" },
      button("post", words.say("post-copy-message"), "copy", { class: "button primary", "data-post": "copy-come" }),
      h(
        "label",
        { class: "button file" },
        h("input", {
          type: "file",
          class: "under",
          accept: ".json,.txt,application/json,text/plain",
          "data-act": "import",
        }),
        icon("save"),
        h("span", null, words.say("post-bring-match")),
      ),
    ),
    byHandAlone(desk, desk.text, words),
    reading(desk, words, ""),
  ];
}
