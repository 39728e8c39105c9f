// Of {data, mind, texts, tables} how a page draws positions that it lays out by itself (null where it leaves that to
// Python), and how it draws tables that Python has laid out; as markup.
import { drawn } from "../../build/site/embed_pictures.mjs";
import { lay } from "../../web/js/embed/picture/laying.js";
import { readPosition } from "../../web/js/embed/picture/position.js";
import { markup } from "../../web/js/render/draw/tree.js";

const draw = ({ table, show }) => markup(drawn({ table, show, language: "en" }).picture);

/** @param {{data: any, mind: string, texts: string[], tables: any[]}} given */
export function answer({ data, mind, texts, tables }) {
  const laid = texts.map((text) => {
    const position = readPosition(text);
    const seen = position && data[position.game] && lay(position, data[position.game], mind);
    return seen ? draw(seen) : null;
  });
  return { laid, wanted: tables.map(draw) };
}
