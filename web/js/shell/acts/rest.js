// @ts-check
/** Acts on screens other than home: kept matches, own players, a match as a whole, tables for other pages. */
import { hearDrops } from "../dropped.js";
import { hearRead } from "../read.js";
import { embeddingActs } from "./embedding.js";
import { keepingActs } from "./keeping.js";
import { matchActs } from "./match.js";
import { ownPlayerActs } from "./own_player.js";

/**
 * Loaded once. From then on, files dropped on the page are accepted, and notices of trouble go away once they have been
 * read.
 * @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts}
 */
export function restActs(tools) {
  hearDrops(document);
  hearRead(tools.store, window);
  return { ...ownPlayerActs(tools), ...matchActs(tools), ...keepingActs(tools), ...embeddingActs(tools) };
}
