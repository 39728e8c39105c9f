// Draws a sample table as the page does, with its real words, styles and drawings, and with no engine behind it.
import { patch } from "/web/js/render/draw/tree.js";
import { loadWords } from "/web/js/shell/words/words.js";
import { outfit } from "/web/js/render/outfit.js";
import { reach } from "/web/js/play/input.js";
import { drawTable } from "/web/js/render/table/table.js";

const FACES = ["500 16px Piazzolla", "800 16px Piazzolla", "500 16px Vazirmatn", "800 16px Vazirmatn"];
const LETTERS = "Aяس";
/** A language is loaded once. @type {Map<string, any>} */
const spoken = new Map();

/** Fetches what every table needs: the drawings that the page carries, and the letters. */
export async function dress() {
  const sprite = await (await fetch("art/sprite.svg")).text();
  document.body.append(
    document.importNode(new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement, true),
  );
  await Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS)));
}

/**
 * Puts a table on the page; `text` is the size of letters in percent. No frame is awaited: whoever asks for a measure
 * has the page laid out at once, and to paint it takes longer than both.
 */
export async function draw({ table, ui = {}, language = "en", text = 100 }) {
  if (!spoken.has(language)) spoken.set(language, await loadWords(language, "native", true));
  const words = spoken.get(language);
  await outfit(table.game);
  const root = document.documentElement;
  // Written only where it is another: browsers style the whole page anew even for the same.
  if (root.lang !== language) root.lang = language;
  if (root.dir !== words.dir) root.dir = words.dir;
  if (root.style.fontSize !== `${text}%`) root.style.fontSize = `${text}%`;
  const stage = document.getElementById("table");
  patch(stage, drawTable(table, ui, words));
  reach(stage);
}
