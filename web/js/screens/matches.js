// @ts-check
/**
 * The matches kept on this device: unfinished, finished, and those that can no longer be read; to open, save as files,
 * or delete.
 */
/** @import { Kept } from "../messages.d.ts" */
import { h } from "../render/draw/tree.js";
import { icon } from "../render/draw/art.js";
import { print } from "../render/prints.js";
import { otherName, unsent, waitsFor } from "../render/words/post.js";
import { button, face, linkButton, page } from "./controls.js";
import { isOver, matchLine, wayOf, outcome, seatNames } from "./kept.js";
import { tieBreak } from "./tie.js";

/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../shell/state.js").Shell} Shell */
/** @typedef {import("../shell/words/words.js").Words} Words */
/** @typedef {import("./kept.js").Summed} Summed */

/** @param {Shell} state @returns {Tree} */
export function matches({ words, matches: kept }) {
  const sound = /** @type {Summed[]} */ ((kept ?? []).filter((match) => match.summary));
  const damaged = (kept ?? []).filter((match) => !match.summary && !match.otherVersion);
  const newer = (kept ?? []).filter((match) => match.otherVersion);
  return page(
    words,
    "matches",
    words.say("matches-title"),
    h(
      "div",
      { class: "ways" },
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
        h("span", null, words.say("matches-import")),
      ),
      linkButton("#exercises", words.say("exercises-title"), "try"),
    ),
    kept ? null : h("p", { class: "meaning", role: "status" }, words.say("matches-reading")),
    kept && !kept.length ? nothing(words) : null,
    list(
      "matches-going",
      sound.filter((match) => !isOver(match)),
      words,
    ),
    list("matches-over", sound.filter(isOver), words),
    aside("matches-damaged", damaged, words),
    aside("matches-newer", newer, words),
  );
}

/** For the empty screen: a print still to come, and the way to a first match. @param {Words} words */
const nothing = (words) =>
  h(
    "section",
    { key: "nothing", class: "book-none" },
    print("games", false, words),
    h("div", null, h("p", null, words.say("matches-none")), linkButton("#setup", words.say("home-start"), "go")),
  );

/**
 * Matches that cannot be played here, and why.
 * @param {string} key
 * @param {Kept[]} some
 * @param {Words} words
 * @returns {Tree | null}
 */
function aside(key, some, words) {
  if (!some.length) return null;
  return h(
    "section",
    { key, class: "part" },
    h("p", { class: "warning" }, words.say(key)),
    h(
      "ul",
      { class: "kept", role: "list" },
      some.map((match) => row(match, words.say("matches-untitled"), "", words)),
    ),
  );
}

/** @param {string} key @param {Summed[]} some @param {Words} words @returns {Tree | null} */
function list(key, some, words) {
  if (!some.length) return null;
  return h(
    "section",
    { key, class: "part", "aria-labelledby": key },
    h("h2", { id: key }, words.say(key)),
    h(
      "ul",
      { class: "kept", role: "list" },
      some.map((match) => row(match, words.list(seatNames(match.summary.seats, words)), state(match, words), words)),
    ),
  );
}

/** The state of a match, in a line. @param {Summed} match @param {Words} words @returns {string} */
function state(match, words) {
  const { summary } = match;
  const marks = [
    summary.practice ? words.say("matches-practice") : "",
    summary.afar ? words.say("matches-afar") : "",
    summary.day ? words.say("matches-day") : "",
  ];
  if (!isOver(match)) {
    const line = summary.afar ? underWay(match, summary.afar, words) : [matchLine(match, words).line];
    return [...line, ...marks].filter(Boolean).join(words.say("apart"));
  }
  const names = seatNames(summary.seats, words);
  const winners = (summary.result?.winners ?? []).map((seat) => names[seat]);
  const totals = (summary.result?.totals ?? summary.totals ?? []).map((total, seat) =>
    words.say("matches-points", { name: names[seat], points: words.number(total ?? 0) }),
  );
  const parts = [
    words.say(`game-${summary.game}`),
    summary.conceded !== null ? outcome.title(match, words) : "",
    winners.length ? words.say("matches-won", { count: winners.length, names: words.list(winners) }) : "",
    tieBreak(summary, words, "outcome-tie-short"),
    words.list(totals),
    ...marks,
  ];
  return parts.filter(Boolean).join(words.say("apart"));
}

/**
 * What a match at a distance waits for, which is not a turn while cards are being dealt or revealed.
 * @param {Summed} match
 * @param {NonNullable<Summed["summary"]["afar"]>} afar
 * @param {Words} words
 */
const underWay = (match, afar, words) => [
  words.say(`game-${match.summary.game}`),
  match.summary.conceded === null ? "" : outcome.title(match, words),
  unsent(afar) ? words.say("post-not-sent-turn") : "",
  waitsFor(afar, otherName(match.summary, afar, words), words),
];

/** @param {Kept} match @param {string} title @param {string} line @param {Words} words @returns {Tree} */
function row(match, title, line, words) {
  const named = (/** @type {string} */ key) => ({
    "data-value": match.id,
    "aria-label": words.say("matches-act", { act: words.say(key), match: title }),
  });
  return h(
    "li",
    { key: match.id, class: "kept-match" },
    match.summary
      ? h(
          "div",
          { class: "kept-faces", "aria-hidden": "true" },
          match.summary.seats.map((seat, at) => face(seat.mind, at)),
        )
      : null,
    h(
      "div",
      { class: "kept-words" },
      h("h3", null, title),
      h("p", { class: "meaning" }, line),
      match.updated ? h("p", { class: "meaning" }, words.date(match.updated)) : null,
    ),
    h(
      "div",
      { class: "ways" },
      match.summary
        ? button(
            "resume",
            words.say(isOver(match) ? "matches-look" : "matches-open"),
            isOver(match) ? "table" : "go",
            named(isOver(match) ? "matches-look" : "matches-open"),
          )
        : null,
      match.summary && (!match.summary.afar || isOver(match))
        ? button("through", words.say("through-title"), "run", {
            ...named("through-title"),
            "data-value": wayOf(/** @type {Summed} */ (match)),
          })
        : null,
      match.summary && isOver(match)
        ? button("review", words.say("review-title"), "look", named("review-title"))
        : null,
      button("export", words.say("matches-export"), "save", named("matches-export")),
      button("delete", words.say("matches-delete"), "bin", { ...named("matches-delete"), class: "button danger" }),
    ),
  );
}
