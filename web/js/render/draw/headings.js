// @ts-check
/** The head of a table: a row of column headings. */
import { h } from "./tree.js";

/** @param {string[]} texts @returns {import("./tree.js").Tree} */
export const headings = (texts) =>
  h(
    "thead",
    null,
    h(
      "tr",
      null,
      texts.map((text, at) => h("th", { key: at, scope: "col" }, text)),
    ),
  );
