// Lays an own exercise out: its head and foot round a sample table, in one of its states. `sample.js` is there.
import { foot, head } from "/web/js/screens/book/exercise.js";
import { loadWords } from "/web/js/shell/words/words.js";
import { patch } from "/web/js/render/draw/tree.js";

/** The parts of the screen, made once, with the table in the middle. */
export async function lay() {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "css/exercise.css" });
  const came = new Promise((done) => link.addEventListener("load", done));
  document.head.append(link);
  await came;
  const screen = Object.assign(document.createElement("main"), { id: "exercise" });
  const parts = ["head", "ground", "foot"].map((name) =>
    Object.assign(document.createElement("div"), { className: `attempt-${name}` }),
  );
  screen.append(...parts);
  document.body.append(screen);
  const table = document.getElementById("table");
  table.style.blockSize = "100%";
  parts[1].append(table);
}

/** Draws it in a state: "asked", "shown", "done". */
export async function draw(table, language, state) {
  const words = await loadWords(language, "native", true);
  const [above, , below] = document.getElementById("exercise").children;
  const why = { move: table.view.moves[0].move, reasons: [] };
  const own = { id: "match/0.51", game: table.game, against: ["careful"], solved: [], cost: 420, error: 30 };
  const done = state === "done";
  const trying = { own: { ...own, why: { better: why, played: why } }, table, first: table };
  const now = { ...trying, wrong: false, shown: state === "shown", done, counted: done };
  patch(above, head(now, words));
  patch(below, foot(now, "", true, words));
  await window.sample.draw({ table: { ...table, lesson: { over: done } }, language });
}
