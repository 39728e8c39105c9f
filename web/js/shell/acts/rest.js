// @ts-check
/** What is done on other screens than home: kept matches, own players, a match as a whole, tables for other pages. */
import { embeddingActs } from "./embedding.js";
import { keepingActs } from "./keeping.js";
import { matchActs } from "./match.js";
import { ownPlayerActs } from "./own_player.js";

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export const restActs = (tools) => ({
  ...ownPlayerActs(tools),
  ...matchActs(tools),
  ...keepingActs(tools),
  ...embeddingActs(tools),
});
