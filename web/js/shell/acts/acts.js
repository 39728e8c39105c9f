// @ts-check
/**
 * What pressing, choosing and typing do on the shell's screens: one function for each `data-act`, from tables that lie
 * beside this file by what they are about. The table's own acts are in play/table_acts.js; an act that is not listed
 * here is none of ours.
 */
import { dayActs } from "./day.js";
import { distanceActs } from "./distance.js";
import { embeddingActs } from "./embedding.js";
import { keepingActs } from "./keeping.js";
import { matchActs } from "./match.js";
import { ownPlayerActs } from "./own_player.js";
import { programActs } from "./program.js";
import { seatingActs } from "./seating.js";
import { settingsActs } from "./settings.js";
import { wayActs } from "./ways.js";

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export const makeActs = (tools) => ({
  ...wayActs(tools),
  ...seatingActs(tools),
  ...ownPlayerActs(tools),
  ...dayActs(tools),
  ...matchActs(tools),
  ...keepingActs(tools),
  ...settingsActs(tools),
  ...programActs(tools),
  ...embeddingActs(tools),
  ...distanceActs(tools),
});
