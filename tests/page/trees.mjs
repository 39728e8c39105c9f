// What several tests of drawing functions ask of the trees that these give, and the samples that they draw.
import { readFileSync } from "node:fs";
import { makeWords } from "../../web/js/shell/words/words.js";

export const file = (address) => readFileSync(new URL(address, import.meta.url), "utf8");
/** A table as Python sent it, by its name among the fixtures. */
export const view = (name) => JSON.parse(file(`../fixtures/views/${name}.json`));
/** The words of some language files, with these digits. */
export const wordsFrom = (names, language, digits) =>
  makeWords(
    language,
    digits,
    names.map((each) => file(`../../web/lang/${language}/${each}.ftl`)),
  );

/** Every element of a tree, itself first. */
export const all = (tree) => [tree, ...tree.children.filter((child) => typeof child !== "string").flatMap(all)];
export const text = (tree) => tree.children.map((child) => (typeof child === "string" ? child : text(child))).join("");
export const has = (tree, name) =>
  String(tree.attrs.class ?? "")
    .split(" ")
    .includes(name);
export const classed = (tree, name) => all(tree).filter((each) => has(each, name));
export const acting = (tree, act) => all(tree).filter((each) => each.attrs["data-act"] === act);
export const icons = (tree) => all(tree).flatMap(({ attrs }) => /icon-(\w+)/.exec(attrs.class ?? "")?.[1] ?? []);
