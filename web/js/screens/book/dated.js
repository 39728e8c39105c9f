// @ts-check
import { noon, today } from "../../shell/after/days.js";

/**
 * The day of a moment by this device's clock, as people say it.
 * @param {number} at ms
 * @param {import("../../shell/words/words.js").Words} words
 */
export const dated = (at, words) => words.calendar(noon(today(new Date(at))), "day");
