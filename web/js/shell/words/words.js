// @ts-check
/**
 * Words: every sentence, number and date a person reads, in the chosen language. Sentences are Fluent messages from
 * lang/<language>/*.ftl, of which only the chosen language is loaded; numbers go through Intl, with a true minus sign
 * (U+2212) and, in Persian, with Persian or Latin digits as the person prefers.
 *
 * A `Words` object is immutable: a change of language or digits makes a new one.
 *
 * @typedef {Record<string, string | number | undefined>} Values   what fills a sentence
 * @typedef {Record<string, import("@fluent/bundle").FluentVariable>} Filling   the same in the form that Fluent takes
 *
 * @typedef {object} Words
 * @property {string} language       "en", "es", "ru" or "fa"
 * @property {string} lang           the tag for Intl and the lang attribute
 * @property {"ltr" | "rtl"} dir
 * @property {(key: string, values?: Values) => string} say    the message, or the key in braces if there is none
 * @property {(key: string) => boolean} knows
 * @property {(n: number) => string} number
 * @property {(n: number) => string} signed    with + or −, zero bare
 * @property {(part: number) => string} percent    0..1
 * @property {(bytes: number) => string} bytes    in megabytes
 * @property {(card: string) => string} card    "Sea 9"
 * @property {(letter: string) => string} suit
 * @property {(texts: string[]) => string} list    "a, b and c"
 * @property {(texts: string[]) => string} any    "a, b or c"
 * @property {(time: number) => string} date    day and time of day
 * @property {(day: Date, form: "day" | "weekday" | "letter" | "number") => string} calendar   a date of no zone (UTC)
 *   in the language's calendar: "19 November", with its weekday, that one's letter, or its number in the month
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { at } from "../../common/at.js";
import { awaited, renewable } from "../../common/late.js";
import { Lost } from "../../common/lost.js";
import { dirOf } from "./languages.js";
import { unnamed } from "./unnamed.js";

/** The files of a language: what the first paint and the card game say, and all else that the page does, which the
 * build makes one of (build/site/words.py). */
const AT_START = ["shell", "table"];
const REST = "rest";

/** The last line that the build adds to each of them. */
const END = "#\n";

/** Letters written from right to left (Hebrew, Arabic and their presentation forms). */
const RTL = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc";
/** An isolate with nothing inside that runs from right to left. */
const IDLE_ISOLATE = new RegExp(`\\u2068([^\\u2068\\u2069${RTL}]*)\\u2069`, "g");

/** By the direction of a language: letters of the other direction. */
const CONTRARY = { ltr: new RegExp(`[${RTL}]`), rtl: /[A-Za-z\u00c0-\u052f]/ };

/** A minus as Intl writes it in most languages (a hyphen), before a digit. */
const HYPHEN = /(^|[\s(\u2066-\u2069])-(?=\p{Nd})/gu;

/** A minus before a number: in a right-to-left sentence a mark keeps it on the left, as Intl does. */
const BARE_MINUS = /(?<!\u200e)\u2212(?=\p{Nd})/gu;

/** The digits of numbers that the language file itself contains. */
const PERSIAN_DIGIT = /[۰-۹]/g;

/** How dates are written. @type {Record<"day" | "weekday" | "letter" | "number", Intl.DateTimeFormatOptions>} */
const CALENDAR = {
  day: { day: "numeric", month: "long" },
  weekday: { weekday: "long", day: "numeric", month: "long" },
  letter: { weekday: "narrow" },
  number: { day: "numeric" },
};

/** Six days of a Russian week share three first letters. @type {Intl.DateTimeFormatOptions} */
const TWO_LETTERS = { weekday: "short" };

/** Without isolates that isolate nothing, innermost first: a choice of forms stands in one, its number in another.
 * @param {string} text @returns {string} */
function withoutIdle(text) {
  const left = text.replace(IDLE_ISOLATE, "$1");
  return left === text ? text : withoutIdle(left);
}

/** @param {string} text */
const trueMinus = (text) => text.replace(HYPHEN, "$1\u2212");

/**
 * Words from the sources of one language.
 * @param {string} language @param {"native" | "latin"} digits @param {string[]} sources  Fluent text
 * @returns {Words}
 */
export function makeWords(language, digits, sources) {
  const lang = language === "fa" && digits === "latin" ? "fa-u-nu-latn" : language;
  const bundle = new FluentBundle(lang);
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: false });
  const dir = dirOf(language);
  const plain = once(() => new Intl.NumberFormat(lang));
  const sign = once(() => new Intl.NumberFormat(lang, { signDisplay: "exceptZero" }));
  const share = once(() => new Intl.NumberFormat(lang, { style: "percent" }));
  const mega = once(() => new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
  const list = once(() => new Intl.ListFormat(lang, { type: "conjunction" }));
  const choice = once(() => new Intl.ListFormat(lang, { type: "disjunction" }));
  const moment = once(() => new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }));

  const inForm = once(() => /** @type {Map<string, Intl.DateTimeFormat>} */ (new Map()));
  /** @param {Date} day @param {keyof typeof CALENDAR} form */
  function calendar(day, form) {
    const made = inForm();
    const told = form === "letter" && lang === "ru" ? TWO_LETTERS : CALENDAR[form];
    if (!made.has(form)) made.set(form, new Intl.DateTimeFormat(lang, { ...told, timeZone: "UTC" }));
    return /** @type {Intl.DateTimeFormat} */ (made.get(form)).format(day);
  }

  /** @param {string} key @param {Values} [values] */
  function say(key, values) {
    const message = bundle.getMessage(key);
    if (!message?.value) return lacking(key);
    const text = trueMinus(
      bundle.formatPattern(message.value, values ? /** @type {Filling} */ (settle(values, dir)) : null, []),
    );
    if (dir === "rtl")
      return text
        .replace(BARE_MINUS, "\u200e\u2212")
        .replace(PERSIAN_DIGIT, (digit) => (digits === "latin" ? String(digit.charCodeAt(0) - 0x6f0) : digit));
    // In a sentence that is left-to-right throughout, isolates only get read out or copied.
    return withoutIdle(text);
  }
  /** @param {string} key without a message @returns {string} */
  function lacking(key) {
    const known = unnamed(key);
    if (!known) return `{${key}}`;
    return "text" in known ? known.text : say(known.key);
  }
  const number = (/** @type {number} */ n) => trueMinus(plain().format(n));
  const suit = (/** @type {string} */ letter) => say(`suit-${letter}`);

  return Object.freeze({
    language,
    lang,
    dir,
    say,
    knows: (/** @type {string} */ key) => Boolean(bundle.getMessage(key)?.value),
    number,
    signed: (/** @type {number} */ n) => trueMinus(sign().format(n)),
    percent: (/** @type {number} */ part) => share().format(part),
    bytes: (/** @type {number} */ bytes) => mega().format(bytes / 1e6),
    suit,
    card: (/** @type {string} */ text) => cardWords(text, say, number, suit),
    list: (/** @type {string[]} */ texts) => list().format(apart(texts, dir)),
    any: (/** @type {string[]} */ texts) => choice().format(apart(texts, dir)),
    date: (/** @type {number} */ time) => moment().format(time),
    calendar,
  });
}

/**
 * Something expensive that is not always needed: made on first use.
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
function once(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/** What overrides the direction of what follows, even beyond an isolate: no sentence of ours has it. */
const OVERRIDE = /[\u202a-\u202e]/g;

/**
 * A value loses everything that would reorder the sentence. A sentence used as a value may begin with isolated values,
 * which the surrounding isolate skips when it looks for its direction: in a right-to-left language the sentence gets a
 * mark that states it.
 * @param {Values} values @param {string} dir
 */
function settle(values, dir) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== "string") return [name, value];
      const text = value.replace(OVERRIDE, "");
      return [name, dir === "rtl" && text.includes("\u2068") ? `\u200f${text}` : text];
    }),
  );
}

/**
 * The items of a list, each in an isolate if one of them runs the other way: otherwise that one would pull its
 * neighbours, and the list, into its own direction.
 * @param {string[]} texts @param {"ltr" | "rtl"} dir
 */
const apart = (texts, dir) =>
  texts.some((each) => CONTRARY[dir].test(each)) ? texts.map((each) => `\u2068${each}\u2069`) : texts;

/** @param {string} text @param {Words["say"]} say @param {Words["number"]} number @param {Words["suit"]} suit */
function cardWords(text, say, number, suit) {
  const rank = text.slice(1);
  if (rank === "x") return say("card-wager", { suit: suit(text[0]) });
  const court = /^\d+$/.test(rank) ? "none" : rank;
  return say("card-number", {
    suit: suit(text[0]),
    court,
    rank: court === "none" ? number(Number(rank)) : say(`rank-${rank}`),
  });
}

/** Sources already fetched, by name: a language is fetched once. @type {Map<string, Promise<string>>} */
const fetched = new Map();

/** @param {string} name of the file @returns {Promise<string>} */
function source(name) {
  let text = fetched.get(name);
  if (!text) {
    text = renewable(name, async (signal) => {
      const reply = await fetch(at(name), { signal });
      if (!reply.ok) throw new Lost(`${name}: ${reply.status}`);
      const text = await reply.text();
      if (!text.endsWith(END)) throw new Lost(`${name}: not whole`); // a host's own page, or half of it
      return text;
    });
    text.catch(() => fetched.delete(name)); // so that a later try asks again
    fetched.set(name, text);
  }
  return awaited(name, text);
}

/**
 * Loads a language.
 * @param {string} language
 * @param {"native" | "latin"} digits
 * @param {boolean} [whole] including what the first paint does not need
 * @param {string[]} [more] files that only some pages need
 * @returns {Promise<Words>}
 */
export async function loadWords(language, digits, whole = false, more = []) {
  const files = whole ? [...AT_START, REST, ...more] : AT_START;
  const sources = await Promise.all(files.map((file) => source(`lang/${language}/${file}.ftl`)));
  return makeWords(language, digits, sources);
}
