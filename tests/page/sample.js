// Draws a sample table as the page does, with its real words, styles and drawings, and with no engine behind it.
import { patch } from "/web/js/render/draw/tree.js";
import { loadWords } from "/web/js/shell/words/words.js";
import { outfit } from "/web/js/render/outfit.js";
import { reach } from "/web/js/play/input/input.js";
import { drawTable } from "/web/js/render/table/table.js";

const FACES = ["500 16px Piazzolla", "800 16px Piazzolla", "500 16px Vazirmatn", "800 16px Vazirmatn"];
const LETTERS = "Aяس";
/** A language is loaded once. @type {Map<string, any>} */
const spoken = new Map();

/**
 * Fetches what every table needs: the drawings that the page carries, and the letters. Nothing moves: each card is
 * measured where it comes to lie.
 */
export async function dress() {
  document.documentElement.dataset.motion = "off";
  const sprite = await (await fetch("art/sprite.svg")).text();
  document.body.append(
    document.importNode(new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement, true),
  );
  await Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS)));
}

/** Takes the table, or what else was drawn, off the page: a window that gets another size lays nothing out then. */
export const clear = () => patch(document.querySelector("#table, #shell"), []);

/**
 * Draws tables one after the other and asks of each what these functions (as texts) say of it. Between two no frame is
 * drawn and after the last nothing is left on the page: nobody sees it, and to paint tables takes half as long again as
 * all else.
 */
export async function look(tables, functions) {
  const looks = functions.map((each) => new Function(`return (${each})`)());
  const told = [];
  for (const table of tables) {
    await draw(table);
    const said = [];
    for (const each of looks) said.push(await each());
    told.push(said);
  }
  clear();
  return told;
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
