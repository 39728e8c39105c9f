// @ts-check
/**
 * Why a file is not a sound record, in the reader's words: the keys and values of lostcities/record/sentences.py, put
 * together again. Names, moves, cards and JSON texts of the file appear as they are; every value is isolated, so that
 * each keeps its direction.
 *
 * @typedef {import("./words.js").Words} Words
 */
/** @import { Values } from "../../wire.d.ts" */
import { reasonValues } from "../../render/words/say.js";

/**
 * A place in the rounds ("round 2", "round 2, deal", "round 2, turn 14[0]") and one in the text ("line 3, column 8
 * (seats[0])").
 */
const ROUND = /^round (\d+)(?:, (?:turn (\d+)(.*)|(deal)|(.+)))?$/;
const LINE = /^line (\d+), column (\d+)(?: \((.+)\))?$/;

/** One of several values, as in JSON: `3 or 1`, `"net", "piece" or "none"`. */
const CHOICE = /^(?:"\w+"|\d+|true|false|null)(?:(?:, | or )(?:"\w+"|\d+|true|false|null))+$/;

/**
 * What an option may be, and what is wrong with tiles, in Python's words: the message that says the same, and its
 * values.
 * @type {[RegExp, string, string[]][]}
 */
const MEANS = [
  [/^a whole number from (\d+) to (\d+)$/, "record-means-range", ["low", "high"]],
  [/^null or a whole number of at least (\d+), of at most (\d+) digits$/, "record-means-limit", ["low", "digits"]],
  [/^a list of whole numbers, at least one, of at most (\d+) digits each$/, "record-means-wholes", ["digits"]],
  [
    /^the marked steps of each path, ascending from 1 to 9, 25 in all, such as (.+)$/,
    "record-means-layout",
    ["example"],
  ],
  [/^(\w+ "\w+") does not go together with (\w+ "\w+")$/, "record-means-apart", ["one", "other"]],
  [/^tile (\d+) is (".*"…?) and should lie on (\w+)$/, "record-means-tile-place", ["number", "says", "place"]],
  [/^tile (\d+) is (".*"…?), which is no kind of tile$/, "record-means-tile-kind", ["number", "says"]],
  [/^there are (\d+) tiles instead of (\d+)$/, "record-means-tiles", ["count", "right"]],
  [/^there are (\d+) (\w+) tiles instead of (\d+)$/, "record-means-tiles-of", ["count", "kind", "right"]],
];

/**
 * The whole sentence; the English one if there are no words for its key.
 * @param {Values} values of the refusal
 * @param {Words} words
 * @returns {string}
 */
export function unsound(values, words) {
  const reason = String(values.reason);
  if (!words.knows(reason)) return String(values.sentence);
  // An isolated value takes its direction from its first letter, and a Persian sentence may begin with "JSON".
  const way = words.dir === "rtl" ? "\u200f" : "";
  const sentence = way + words.say(reason, worded(values, words));
  if (values.spot === "link") return sentence; // the text around it says so
  return words.say("record-at", { spot: spotWords(String(values.spot), words), sentence });
}

/** @param {string} spot @param {Words} words @returns {string} */
function spotWords(spot, words) {
  if (spot === "the record") return words.say("record-at-whole");
  const [, line, column, path] = LINE.exec(spot) ?? [];
  if (line)
    return path
      ? words.say("record-at-line-in", { line: Number(line), column: Number(column), spot: spotWords(path, words) })
      : words.say("record-at-line", { line: Number(line), column: Number(column) });
  const [, number, turn, inside, deal, rest = inside] = ROUND.exec(spot) ?? [];
  if (!number) return spot; // a path, as in JSON
  const round = Number(number);
  const at = turn
    ? words.say("record-at-turn", { round, turn: Number(turn) })
    : words.say(deal ? "record-at-deal" : "record-at-round", { round });
  return rest ? words.say("record-at-inside", { spot: at, rest }) : at;
}

/** The values that are themselves words. @param {Values} values @param {Words} words */
function worded(values, words) {
  const now = { ...values };
  if (values.why) now.means = words.say(String(values.why), reasonValues(values, null, words));
  if (values.reason === "record-type")
    for (const name of ["wanted", "found"]) now[name] = words.say(`record-kind-${values[name]}`);
  for (const name of ["means", "gives", "allowed"])
    if (CHOICE.test(String(now[name]))) now[name] = words.any(String(now[name]).split(/, | or /));
  if (typeof now.means === "string" && !values.why) now.means = meansWords(now.means, words);
  return now;
}

/** @param {string} means @param {Words} words @returns {string} */
function meansWords(means, words) {
  for (const [said, key, names] of MEANS) {
    const found = said.exec(means);
    if (found)
      return words.say(
        key,
        Object.fromEntries(
          names.map((name, at) => [name, /^\d+$/.test(found[at + 1]) ? Number(found[at + 1]) : found[at + 1]]),
        ),
      );
  }
  return means;
}
