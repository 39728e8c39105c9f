// Tables drawn from the fixtures, for the tests of what a table says and offers.
import { drawTable } from "../../web/js/render/table/table.js";
import { file, view, wordsFrom } from "./trees.mjs";

export const table = view;
/** The table of a conversation with the bridge when it waits for that. */
export const told = (name, waiting) =>
  JSON.parse(file(`../fixtures/messages/${name}.json`)).find(({ reply }) => reply.table?.waiting === waiting).reply
    .table;
export const wordsOf = (language, digits = "native") =>
  wordsFrom(["table", "shell", "hint", "games"], language, digits);
export const english = wordsOf("en");
export const draw = (name, ui = {}, words = english) => drawTable(table(name), ui, words);
export const choose = (card) => ({ chosen: { card, index: table("card-place").view.zones[0].cards.indexOf(card) } });
