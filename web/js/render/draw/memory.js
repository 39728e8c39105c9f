// @ts-check
/**
 * Trees that were drawn before. A card's face and a line of the log look the same as long as the words do; giving out
 * the very same tree lets `patch` pass it by. What is remembered must hold no kept element (tree.js).
 */

/** @typedef {import("./tree.js").Tree} Tree */

const MOST = 600; // trees for one set of words: all cards in all their forms, and the lines of a long round

/** @type {WeakMap<object, Map<string, Tree>>} */
const memory = new WeakMap();

/**
 * The tree of that key under these words, drawn by `make` the first time.
 * @param {object} words @param {string} key  everything besides the words that the tree depends on
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
