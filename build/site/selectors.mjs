// Writes out lists at the end of selectors: `.rounds :is(th, td)` becomes `.rounds th, .rounds td`. A browser looks up
// a rule by the class, id or tag at the end of its selector; a rule that ends in a list is tried on every element of
// the page, and about a hundred of those made up most of all tries. A rule's meaning and specificity stay the same.
import { readFile } from "node:fs/promises";

/** The kinds of selector by which a browser looks up a rule. */
const LOOKED_UP = new Set(["id", "class", "tag"]);

/** An esbuild plugin that writes out the lists of style sheets; `fetched` requires packages of the page's folder. */
export const writtenOut = (fetched) => ({
  name: "written-out",
  setup({ onLoad }) {
    const postcss = fetched("postcss");
    const parser = fetched("postcss-selector-parser");
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const sheet = postcss.parse(await readFile(path, "utf8"));
      sheet.walkRules((rule) => {
        if (/:(is|where)\(/.test(rule.selector)) rule.selector = separately(parser, rule.selector);
      });
      return { contents: sheet.toString(), loader: "css" };
    });
  },
});

/** The same selectors with the lists at their ends written out. */
export const separately = (parser, selectors) =>
  parser()
    .astSync(selectors)
    .nodes.flatMap(each)
    .map((made) => String(made).trim())
    .join(", ");

/** The selectors that one stands for; only itself if they would match something else or have another specificity. */
function each(selector) {
  const { nodes } = selector;
  const last = nodes.slice(nodes.findLastIndex(({ type }) => type === "combinator") + 1);
  if (last.some(({ type }) => LOOKED_UP.has(type))) return [selector];
  const list = last.find(({ value, nodes }) => [":is", ":where"].includes(value) && nodes.length > 1);
  const weighing = list?.value === ":is";
  if (!list || list.nodes.some((one) => !simple(one))) return [selector];
  if (weighing && (unlike(list.nodes) || (kinds(list.nodes) && last[0] !== list))) return [selector];
  return list.nodes.flatMap((one) => {
    const made = selector.clone();
    const place = made.at(nodes.indexOf(list));
    const bare = one.clone();
    bare.first.spaces = { before: "", after: "" };
    if (weighing) place.replaceWith(...bare.nodes);
    else place.nodes = [bare];
    return each(made);
  });
}

/** Whether it is a single class, id or tag. */
const simple = ({ nodes }) => nodes.length === 1 && LOOKED_UP.has(nodes[0].type);

/** Whether there is a tag among them, which has to come first in a compound. */
const kinds = (selectors) => selectors.some(({ nodes }) => nodes[0].type === "tag");

/** Whether their specificity differs: `:is()` takes that of its most specific member. */
const unlike = (selectors) => new Set(selectors.map(({ nodes }) => nodes[0].type)).size > 1;
