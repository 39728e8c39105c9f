// Draws a place of a match that is gone through as its screen does: head and foot round the table, with no engine.
import { patch } from "/web/js/render/draw/tree.js";
import { drawTable } from "/web/js/render/table/table.js";
import { foot, head } from "/web/js/screens/through.js";
import { makeThrough } from "/web/js/play/through.js";
import { outfit } from "/web/js/render/outfit.js";
import { reach } from "/web/js/play/input/input.js";
import { loadWords } from "/web/js/shell/words/words.js";

const PARTS = ["header.through-head", "div.through-ground", "footer.through-foot"];

/** Puts the screen on the page; the place where sample tables are drawn otherwise becomes it. */
export async function show(table, language) {
  const words = await loadWords(language, "native", true);
  await outfit(table.game);
  Object.assign(document.documentElement, { lang: language, dir: words.dir });
  const root = document.querySelector("#table, #through");
  root.id = "through";
  const [top, ground, bottom] = PARTS.map((part) => {
    const [tag, name] = part.split(".");
    const made = document.createElement(tag);
    made.className = name;
    return made;
  });
  root.replaceChildren(top, ground, bottom);
  const way = makeThrough(
    () => Promise.resolve(),
    () => {},
  );
  way.seen(table.replay);
  patch(top, head({ table, words }));
  patch(bottom, foot({ table, words, through: way.shown(), logOpen: false }));
  patch(ground, drawTable(table, {}, words));
  reach(ground);
}
