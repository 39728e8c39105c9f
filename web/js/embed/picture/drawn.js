// @ts-check
/**
 * Pictures that the build has drawn: the part that holds each one, and the short form in which its trees (tree.js) are
 * written there, so that a frame which shows nothing else is soon finished. A leaf is [tag, attributes, ...children] or
 * a text; attributes are texts, except "style", an object of CSS properties: the page's policy does not allow styles as
 * text.
 *
 * @typedef {{style?: Record<string, string | number | boolean | null | undefined>, [name: string]: unknown}} Attributes
 * @typedef {[tag: string, attributes: Attributes, ...children: (Leaf | string)[]]} Leaf
 *
 * @typedef {object} Drawn   what build/site/embed_parts.py writes
 * @property {string} lang
 * @property {"ltr" | "rtl"} dir
 * @property {Leaf} panel
 * @property {Leaf} picture
 * @property {Leaf[]} symbols   the drawings that it uses
 */
import { spelled } from "../../render/draw/tree.js";

const SVG = "http://www.w3.org/2000/svg";
/** Attributes that only tell siblings apart. */
const NAMES = new Set(["key", "keep"]);

/**
 * The name of the part that holds what is wished for; "" where the build cannot have drawn it.
 * @param {import("../attributes.js").Wish} wish @param {string} language
 * @param {import("../attributes.js").Games} games
 */
export function drawnName({ mode, src, game, record, view, controls, digits }, language, games) {
  const simple =
    mode === "diagram" && !record && !view && controls !== "play" && digits === "native" && games[game].taught;
  return simple ? `picture-${language}-${(src || `${game}/table`).replace("/", "-")}` : "";
}

/** A tree, written. @param {import("../../render/draw/tree.js").Tree | string} tree @returns {Leaf | string} */
export function leaf(tree) {
  if (typeof tree === "string") return tree;
  const { style, ...attrs } = tree.attrs;
  const said = Object.entries(attrs).map(([name, value]) => [name, spelled(name, value)]);
  return [
    tree.tag,
    Object.fromEntries([
      ...said.filter(([name, value]) => value !== null && !NAMES.has(String(name))),
      ...(style ? [["style", style]] : []),
    ]),
    ...tree.children.map(leaf),
  ];
}

/**
 * The written form, as nodes of the document.
 * @param {Leaf | string} leaf
 * @param {boolean} [drawing] inside an svg
 * @returns {Node}
 */
export function unfold(leaf, drawing = false) {
  if (typeof leaf === "string") return document.createTextNode(leaf);
  const [tag, attributes, ...children] = leaf;
  const inside = drawing || tag === "svg";
  const node = /** @type {HTMLElement | SVGElement} */ (
    inside ? document.createElementNS(SVG, tag) : document.createElement(tag)
  );
  for (const name in attributes) {
    if (name !== "style") node.setAttribute(name, String(attributes[name]));
    else for (const property in attributes.style) node.style.setProperty(property, String(attributes.style[property]));
  }
  for (const child of children) node.append(unfold(child, inside));
  return node;
}
