// Draws pictures without a browser: of a list of {table, show, language} the list of their markup.
import { drawn } from "../../build/site/embed_pictures.mjs";
import { markup } from "../../web/js/render/draw/tree.js";

/** @param {any[]} asked */
export const answer = (asked) => asked.map((each) => markup(drawn(each).picture));
