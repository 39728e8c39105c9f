// @ts-check
/**
 * What stands on only one of the two kinds of page: the site's, whose scripts let exercises be played and points be
 * added up, and that of the game as one file (web/js/file/reading.js), which is only read. The build removes what
 * belongs to the other kind (build/learn/pages.mjs); what a script redraws keeps the attribute, which means nothing
 * there.
 */

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */

/** @param {"site" | "file"} here @returns {(tree: Tree) => Tree} */
const only = (here) => (tree) => ({ ...tree, attrs: { ...tree.attrs, "data-here": here } });

export const onSite = only("site");
export const inFile = only("file");
