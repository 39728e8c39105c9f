// @ts-check
/**
 * What the author of a page wrote: the attributes of the element, or the address of a plain frame. An impossible value
 * is named together with what would be possible; nothing is guessed.
 *
 * @typedef {object} Wish
 * @property {string} game       one of `Games`
 * @property {string} mode       "diagram", "exercise", "lesson", "play" or "replay"
 * @property {string} record     a position, a lesson or a record as text
 * @property {string} src one of ours, as "card/table"; the element reads a file itself and passes it as `record`
 * @property {{round: number, turn: number} | null} at   counted from 1, turn 0 being the beginning of the round
 * @property {number | null} seat
 * @property {string} lang       "" for the browser's own
 * @property {"system" | "light" | "dark" | "auto"} theme   auto: the element says which; without it, as system
 * @property {"native" | "latin"} digits
 * @property {string} controls   "auto", "play" or "none"
 * @property {string} view       a table in the protocol's form, as JSON
 * @typedef {{name: string, value: string, allowed: string[] | string, lacking?: boolean}} Fault   lacking: what that
 *   mode would show
 * @typedef {Record<string, Ours>} Games   that the site has
 *
 * @typedef {object} Ours   what the site has of a game
 * @property {boolean} taught   whether there are pages of its rules
 * @property {string} mind      who sits opposite in it
 * @property {string[]} pictures   their names, as "table"
 * @property {string[]} lessons
 */
import { LANGUAGES } from "../shell/words/languages.js";

const CHOICES = {
  mode: ["diagram", "exercise", "lesson", "play", "replay"],
  lang: ["", ...LANGUAGES.map(({ language }) => language)],
  theme: ["system", "light", "dark", "auto"],
  digits: ["native", "latin"],
  controls: ["auto", "play", "none"],
};
const FREE = new Set(["record", "view"]);
const OTHERS = ["src", "at", "seat", "height"];
/** Other parameters in a frame's address: whether it has a host, and whether more comes than fits there. */
const OWN = new Set(["host", "more"]);
const NAME = /^(\w+)\/[\w-]+$/;
const AT = /^([1-9]\d{0,2})(?:\.(0|[1-9]\d{0,4}))?$/;
const SEATS = ["0", "1", "2", "3", "4", "5"];
/** A match in a link (lostcities/record/link.md), with or without a place in it, after the address of a site. */
const LINK = /^[^#]*(#match\/[\w-]+)(?:&at=([\d.]+))?$/;
const HEIGHT = /^\d{1,4}$/;

/** @param {string} hash of a frame's address @returns {Record<string, string>} */
export const fromHash = (hash) => Object.fromEntries(new URLSearchParams(hash.replace(/^#/, "")));

/**
 * The parameters of a frame's address, or the attributes of the element.
 * @typedef {Record<string, string | null | undefined>} Given
 */

/**
 * What is wished for, or the first impossible value.
 * @param {Given} given
 * @param {Games} games
 * @returns {{wish: Wish, fault: null} | {wish: null, fault: Fault}}
 */
export function readAttributes(given, games) {
  const choices = { game: Object.keys(games), ...CHOICES };
  const value = (/** @type {string} */ name) => given[name] ?? "";
  /** @type {Record<string, string>} */
  const wish = {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(choices, name) && !FREE.has(name) && !OWN.has(name) && !OTHERS.includes(name))
      return wrong(name, value(name), [...Object.keys(choices), ...FREE, ...OTHERS]);
  for (const [name, allowed] of Object.entries(choices)) {
    const said = value(name);
    if (said && !allowed.includes(said)) return wrong(name, said, allowed.filter(Boolean));
    wish[name] = said || allowed[0];
  }
  const src = value("src");
  const [, link = "", place = ""] = LINK.exec(src) ?? [];
  const record = (value("record") || link).trim();
  if (link && !value("mode")) wish.mode = "replay";
  const named = NAME.test(src) && Object.hasOwn(games, src.split("/")[0]);
  if (src && !record && !named) return wrong("src", src, "card/table");
  const where = value("at") || place;
  const at = AT.exec(where);
  if (where && !at) return wrong("at", where, "2.14");
  if (value("seat") && !SEATS.includes(value("seat"))) return wrong("seat", value("seat"), SEATS);
  if (value("height") && !HEIGHT.test(value("height"))) return wrong("height", value("height"), "420");
  const form = record && formOf(record);
  const modes = CHOICES.mode.filter((mode) => fits(mode, form, named));
  if (!modes.includes(wish.mode)) {
    const there = modes.filter((mode) => !named || record || namesOf(games, mode, src).includes(src));
    return wrong("mode", wish.mode, there.length ? there : modes, form !== "record");
  }
  const names = namesOf(games, wish.mode, src);
  if (named && !record && !names.includes(src)) return wrong("src", src, names);
  if (named) wish.game = src.split("/")[0]; // a name includes its game
  const seat = value("seat") ? Number(value("seat")) : null;
  return {
    wish: /** @type {Wish} */ ({
      ...wish,
      src: named ? src : "",
      record,
      view: value("view"),
      seat,
      at: at && { round: Number(at[1]), turn: Number(at[2] ?? 0) },
    }),
    fault: null,
  };
}

/**
 * @param {string} name
 * @param {string} value
 * @param {string[] | string} allowed
 * @param {boolean} [lacking]
 * @returns {{wish: null, fault: Fault}}
 */
const wrong = (name, value, allowed, lacking = false) => ({
  wish: null,
  fault: { name: name.slice(0, 20), value: value.slice(0, 60), allowed, lacking },
});

/** Whether a mode shows lessons. @param {Pick<Wish, "mode">} wish */
export const taught = ({ mode }) => mode === "exercise" || mode === "lesson";

/**
 * The names that `src` may have in a mode: those of its game, or of all games where it names none.
 * @param {Games} games @param {string} mode @param {string} src
 */
function namesOf(games, mode, src) {
  const names = Object.entries(games).flatMap(([game, { lessons, pictures }]) =>
    (taught({ mode }) ? lessons : pictures).map((name) => `${game}/${name}`),
  );
  const same = names.filter((name) => name.startsWith(src.replace(/[^/]*$/, "")));
  return same.length ? same : names;
}

/**
 * Whether a mode suits the text: only a record can be gone through, and only a lesson can be taught.
 * @param {string} mode @param {string} form of the text, "" without one
 * @param {boolean} named   one of ours; whether it exists is another question
 */
const fits = (mode, form, named) =>
  mode === "replay"
    ? form === "record"
    : mode === "lesson"
      ? named || form === "lesson"
      : mode !== "exercise" || form !== "record";

/** What a text is, judging by its form. @param {string} text @returns {"position" | "lesson" | "record"} */
export function formOf(text) {
  if (/^\s*lc\d/.test(text)) return "position";
  const form = /"format"\s*:\s*"lostcities-(position|lesson|record)"/.exec(text.slice(0, 400));
  return /** @type {"position" | "lesson" | "record"} */ (form?.[1] ?? "record");
}
