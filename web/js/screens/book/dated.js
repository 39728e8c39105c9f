// @ts-check
/** Dates as people say them: with the year if it is not this one, in the language's own calendar. */
import { noon, today } from "../../shell/after/days.js";

/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @type {Intl.DateTimeFormatOptions} */
const YEAR = { year: "numeric", timeZone: "UTC" };
/** @type {Intl.DateTimeFormatOptions} */
const WHOLE = { ...YEAR, month: "long", day: "numeric" };

/** By language and digits; a table has hundreds of dates. @type {Map<string, {year: Form, whole: Form}>} */
const forms = new Map();
/** @typedef {Intl.DateTimeFormat} Form */

/** @param {string} lang */
function formsOf(lang) {
  const made = forms.get(lang) ?? {
    year: new Intl.DateTimeFormat(lang, YEAR),
    whole: new Intl.DateTimeFormat(lang, WHOLE),
  };
  forms.set(lang, made);
  return made;
}

/**
 * A date, as "2026-11-19", in words.
 * @param {string} date @param {Words} words @param {"day" | "weekday"} [form]
 */
export function dateWords(date, words, form = "day") {
  const at = noon(date);
  const said = words.calendar(at, form);
  const { year, whole } = formsOf(words.lang);
  if (year.format(at) === year.format(noon(today()))) return said;
  // Left to itself, Intl writes a date with weekday and year as nobody does, in Persian.
  return said.replace(words.calendar(at, "day"), whole.format(at));
}

/**
 * The day of a moment by this device's clock, in words.
 * @param {number} at ms
 * @param {Words} words
 */
export const dated = (at, words) => dateWords(today(new Date(at)), words);
