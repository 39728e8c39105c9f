// Writes lists at the end of selectors out: `.rounds :is(th, td)` becomes `.rounds th, .rounds td`. A browser looks
// rules up by the class, the id or the kind of what they end in; one that ends in a list it tries at every element of
// the page, and some hundred of those are most of all that it tries. What a rule means and weighs stays.
import { readFile } from "node:fs/promises";

/** What a selector ends in by which a browser looks it up. */
const LOOKED_UP = new Set(["id", "class", "tag"]);

/** A plugin of esbuild that loads style sheets so; `fetched` gives the packages that the page's folder has. */
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

/** One selector as those that it stands for; by itself where that would be others or weigh otherwise. */
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

/** Whether it is one class, id or kind, with nothing around it. */
const simple = ({ nodes }) => nodes.length === 1 && LOOKED_UP.has(nodes[0].type);

/** Whether they are kinds of elements, which stand before all else. */
const kinds = (selectors) => selectors.some(({ nodes }) => nodes[0].type === "tag");

/** Whether some weigh more than others: a list weighs as much as the heaviest. */
const unlike = (selectors) => new Set(selectors.map(({ nodes }) => nodes[0].type)).size > 1;
