// @ts-check
/**
 * Trees that were drawn before. A card's face or a line of the log looks the same as long as the words do; returning
 * the very same tree lets `patch` skip it. A remembered tree must hold no kept element (tree.js).
 */

/** @typedef {import("./tree.js").Tree} Tree */

const MOST = 600; // trees for one set of words: all cards in all forms, and the lines of a long round

/** @type {WeakMap<object, Map<string, Tree>>} */
const memory = new WeakMap();

/**
 * The tree of that key for these words; `make` draws it the first time.
 * @param {object} words @param {string} key  everything that the tree depends on besides the words
 * @param {() => Tree} make @returns {Tree}
 */
export function remembered(words, key, make) {
  let trees = memory.get(words);
  if (!trees) memory.set(words, (trees = new Map()));
  let tree = trees.get(key);
  if (!tree) {
    if (trees.size >= MOST) trees.clear();
    trees.set(key, (tree = make()));
  }
  return tree;
}
