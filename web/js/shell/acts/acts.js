// @ts-check
/**
 * What pressing, choosing and typing do on the shell's screens: one function for each `data-act`, in tables beside this
 * file, by subject. Those that home does not offer load when first pressed (rest.js), and the press waits for them. The
 * table's own acts are in play/table_acts.js; an act that is not listed here is not ours.
 */
import { awaited } from "../../common/late.js";
import { dayActs } from "./day.js";
import { distanceActs } from "./distance.js";
import { programActs } from "./program.js";
import { seatingActs } from "./seating.js";
import { settingsActs } from "./settings.js";
import { wayActs } from "./ways.js";

/** @typedef {import("./tools.js").Acts} Acts */

/**
 * @typedef {object} Does
 * @property {(name: string, element: HTMLInputElement, value: string) => void} act   does what that `data-act` says
 * @property {() => Promise<Acts>} all   fetches what has not been loaded yet
 */

/** @param {import("./tools.js").Tools} tools @returns {Does} */
export function makeActs(tools) {
  /** @type {Acts} */
  const here = {
    ...wayActs(tools),
    ...seatingActs(tools),
    ...dayActs(tools),
    ...settingsActs(tools),
    ...programActs(tools),
    ...distanceActs(tools),
  };
  /** @type {Promise<Acts> | null} */
  let coming = null;
  const all = () => {
    coming ??= import("./rest.js").then(({ restActs }) => restActs(tools));
    coming.catch(() => (coming = null)); // fetched again with the next press
    return coming;
  };
  return {
    all,
    act(name, element, value) {
      const does = here[name];
      if (does) return does(element, value);
      awaited("js/rest", all()).then((rest) => rest[name]?.(element, value), tools.trouble);
    },
  };
}
