// @ts-check
/**
 * A table as a picture: the parts that a text talks about, drawn by the same functions as the table itself, with
 * nothing to press, and with words for those who do not see it. The build draws it for the rules' pages
 * (learn/pages/exercises.js) and for frames in other people's pages; what the build cannot know, such a frame draws
 * itself (embed/frame.js).
 *
 * @typedef {{card?: string, suits?: string, parts?: string}} Show  as in a position (lostcities/lessons/position.md)
 * @typedef {import("./draw/tree.js").Tree} Tree
 * @typedef {import("./words/say.js").Words} Words
 * @typedef {import("./table/sitting.js").OpenTable} OpenTable
 */
/** @import { Column, Table, View, Zone } from "../wire.d.ts" */
import { h } from "./draw/tree.js";
import { deck } from "./table/deck.js";
import { hand, handOf } from "./table/hand.js";
import { kitOf } from "./kits.js";
import { nearest, otherPeople } from "./table/people.js";
import { cardWords, isYou, last, nameOf } from "./words/say.js";
import { sit } from "./table/sitting.js";

/** @param {Zone} zone @returns {zone is Column} */
const isColumn = (zone) => "seat" in zone && "suit" in zone;
/** The attributes that a picture keeps: looks only, nothing that acts or speaks. */
const LOOKS =
  /^(class|style|href|viewBox|preserveAspectRatio|dir|d|x|y|cx|cy|r|width|height|pathLength|key|focusable)$/;

/** @param {OpenTable} table @param {Show} show @param {Words} words @returns {Tree} */
export function drawDiagram(table, show, words) {
  const view = cut(table.view, show.suits ?? "");
  const cards = handOf({ ...table, view }, {});
  const chosen = show.card ? { card: show.card, index: cards.indexOf(show.card) } : null;
  const sitting = sit({ ...table, view }, { chosen, settings: {} }, words, kitOf(table.game));
  const parts = show.parts ? show.parts.split(" ") : ["field", ...(cards.length ? ["hand"] : [])];
  const own = view.seat ?? 0;
  const lone = !view.zones.some((zone) => isColumn(zone) && zone.seat !== own && zone.count);
  const bare = !table.lesson && !chosen && !view.zones.some((zone) => zone.kind === "pile" && zone.count);
  const many = Boolean(sitting.kit.tally) || view.seats > 2;
  const classes = [
    "table",
    "cut",
    `game-${table.game}`,
    `phase-${view.phase}`,
    many && "many",
    lone && "lone",
    bare && "bare",
    parts.includes("people") && "peopled",
  ];
  const drawn = {
    people: () => h("div", { class: "people" }, otherPeople(sitting), nearest(sitting)),
    field: () => sitting.kit.field(sitting),
    hand: () => (view.seat === null ? null : hand(sitting)),
    deck: () => deck(sitting),
  };
  return h(
    "div",
    { class: "stage picture", dir: words.dir, role: "img", "aria-label": tell({ ...table, view }, show, parts, words) },
    h(
      "div",
      {
        class: classes.filter(Boolean).join(" "),
        style: { "--lanes": view.suits.length, "--seats": view.seats, "--held-cards": Math.max(cards.length, 1) },
        "aria-hidden": "true",
      },
      parts.map((part) => still(drawn[/** @type {keyof typeof drawn} */ (part)]())),
    ),
  );
}

/** The view with only these lanes; all of them for "". @param {View} view @param {string} suits */
function cut(view, suits) {
  if (!suits) return view;
  const zones = view.zones.filter((zone) => !("suit" in zone) || suits.includes(zone.suit));
  const { facts } = view;
  const left = "paths" in facts ? { ...facts, paths: facts.paths.filter(({ suit }) => suits.includes(suit)) } : facts;
  return { ...view, suits, zones, facts: left };
}

/** A tree with nothing to press. @param {Tree | null} tree @returns {Tree | null} */
function still(tree) {
  if (!tree) return null;
  const attrs = Object.fromEntries(Object.entries(tree.attrs).filter(([name]) => LOOKS.test(name)));
  const children = tree.children.filter(
    (child) => typeof child === "string" || !/(^| )(unseen|weigh)( |$)/.test(String(child.attrs.class ?? "")),
  );
  const tag = tree.tag === "button" ? "span" : tree.tag;
  return {
    tag,
    attrs,
    children: children.map((child) => (typeof child === "string" ? child : /** @type {Tree} */ (still(child)))),
  };
}

/**
 * The picture in words: columns with their worth, discards, the hand, the deck.
 * @param {OpenTable} table
 * @param {Show} show
 * @param {string[]} parts
 * @param {Words} words
 * @returns {string}
 */
export function tell(table, show, parts, words) {
  const { view } = table;
  const list = (/** @type {string[]} */ cards) => words.list(cards.map((card) => cardWords(card, words)));
  const said = [words.say("diagram-of", { game: words.say(`game-${table.game}`) })];
  if (parts.includes("field")) {
    for (const zone of view.zones)
      if (isColumn(zone) && zone.count) said.push(column(table, zone, list(zone.cards), words));
    const tops = view.zones.flatMap((zone) => (zone.kind === "pile" && zone.count ? [last(zone.cards)] : []));
    if (tops.length) said.push(words.say("diagram-piles", { cards: list(tops), count: tops.length }));
  }
  const held = handOf(table, {});
  if (parts.includes("hand") && held.length) said.push(words.say("diagram-hand", { cards: list(held) }));
  if (show.card) said.push(words.say("diagram-chosen", { card: cardWords(show.card, words) }));
  if (parts.includes("deck"))
    said.push(words.say("zone-deck", { count: view.zones.find((zone) => zone.kind === "deck")?.count }));
  return said.join(" ");
}

/** @param {Table} table @param {Column} zone @param {string} cards @param {Words} words */
function column(table, zone, cards, words) {
  const explorer = zone.kind === "path" ? zone.explorer : null;
  const worth = zone.kind === "path" ? explorer : zone.points;
  const values = {
    who: isYou(table, zone.seat) ? "you" : "other",
    name: nameOf(table, zone.seat, words),
    cards,
    points: words.signed(worth?.points ?? 0),
  };
  return explorer ? words.say("diagram-path", { ...values, step: explorer.step }) : words.say("diagram-column", values);
}
