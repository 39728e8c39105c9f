// @ts-check
/**
 * Lays out a position for a page of one's own: every press changes the layout (laying-out.js) and redraws it
 * (editor/view.js). The table beside it is the very element that the page will have, so it shows what the page will
 * show, and says what is wrong if anything is.
 *
 * @typedef {import("./view.js").Editing} Editing
 * @typedef {import("./laying-out.js").Place} Place
 */
import { part } from "../../embed/parts.js";
import { readPosition } from "../../embed/picture/position.js";
import { codeOf } from "../../embed/outside/code.js";
import { patch } from "../../render/draw/tree.js";
import { makeAnnouncer } from "../../shell/words/announce.js";
import { makeWords } from "../../shell/words/words.js";
import { drawEditor } from "./view.js";
import { keep, kept } from "../keep.js";
import { EXAMPLES, cleared, layoutOf, lineOf, press, seatsOf, stand } from "./laying-out.js";
import { dress } from "../look.js";

const SITE = new URL("../../", document.baseURI).href;
const GAMES = Object.keys(EXAMPLES);
/** @typedef {import("../../embed/picture/laying.js").Laying} Laying */

const root = /** @type {HTMLElement} */ (document.getElementById("editor"));
const { digits } = dress(document.documentElement);
const announce = makeAnnouncer(/** @type {HTMLElement} */ (document.getElementById("live")));
const words = makeWords(document.documentElement.lang, digits, [String(root.dataset.words)]);
/** @type {Editing} */
let editing;
/** Grows with every game that is asked for: an earlier one is then too late. */
let asked = 0;

/** @param {string} game @returns {Promise<Laying>} */
const dataOf = (game) => part(`laying-${game}`, `${SITE}embed/laying-${game}.js`);

/** Whether another layout is about to replace this one. */
const busy = () => root.hasAttribute("aria-busy");

/** @param {Partial<Editing>} change */
function update(change) {
  editing = { ...editing, copied: "", told: "", ...change };
  if (change.layout && !change.line) Object.assign(editing, { line: lineOf(editing.layout), foreign: false });
  keep("position", editing.line);
  patch(root, drawEditor(editing, GAMES, words));
}

/**
 * A line somebody has written, or one of ours: one that can be laid out is opened for editing, any other is shown as it
 * is.
 * @param {string} line
 */
async function take(line) {
  const position = readPosition(line);
  const layout = position && layoutOf(position);
  const mine = ++asked;
  announce("");
  root.removeAttribute("aria-busy");
  if (!layout || !GAMES.includes(layout.game)) return foreign(line);
  root.setAttribute("aria-busy", "true"); // not by the property, which is nothing special to older browsers
  const data = await dataOf(layout.game)
    .catch(() => null)
    .finally(() => mine === asked && root.removeAttribute("aria-busy"));
  if (mine !== asked) return;
  if (!data) return lost();
  if (!(String(layout.hands.length) in data.views)) return foreign(line);
  const place = /** @type {Place} */ ({ of: "hands", seat: layout.seat ?? 0 });
  const first = editing ? {} : { lang: "", mode: /** @type {const} */ ("diagram"), site: SITE };
  update({ ...first, data, layout, line, place, foreign: false });
}

/** Shows a line that cannot be laid out here. @param {string} line @returns {Promise<void>} */
async function foreign(line) {
  if (!editing) await take(EXAMPLES.card); // the layout to use instead, on request
  if (!editing) return;
  update({ line, foreign: true });
  announce(words.say("position-foreign"));
}

/** The data for laying out a game did not arrive. */
function lost() {
  const said = words.say("position-lost");
  announce(said);
  if (!editing) return void (root.textContent = said);
  update({ told: "position-lost" });
  const chosen = root.querySelector("select[data-field=game]");
  if (chosen instanceof HTMLSelectElement) chosen.value = editing.foreign ? "" : editing.layout.game;
}

/**
 * What pressing does, by `data-do`; nothing while another layout is about to replace this one.
 * @type {Record<string, (data: DOMStringMap) => void>}
 */
const PRESSED = {
  place: ({ of, seat }) => update({ place: /** @type {Place} */ ({ of, ...(seat ? { seat: Number(seat) } : {}) }) }),
  card: ({ card }) => update({ layout: press(editing.layout, editing.place, String(card), editing.data) }),
  clear: () => update({ layout: cleared(editing.layout) }),
  copy: ({ code }) => void copy(code === "frame" ? "frame" : "element"),
};

/** What a choice does, by `data-field`. @type {Record<string, (value: string, data: DOMStringMap) => void>} */
const CHOSEN = {
  game: (value) => void (value && take(EXAMPLES[value])),
  seats: (value) => {
    const layout = seatsOf(editing.layout, Number(value));
    update({ layout, place: { of: "hands", seat: layout.seat ?? 0 } });
  },
  seat: (value) => update({ layout: { ...editing.layout, seat: value ? Number(value) : null } }),
  lang: (lang) => update({ lang }),
  mode: (mode) => update({ mode: mode === "play" ? "play" : "diagram" }),
  line: (value) => void take(value.trim()),
  unseen: (value, { seat }) => {
    const unseen = editing.layout.unseen.map((each, at) => (at === Number(seat) ? Number(value) : each));
    update({ layout: { ...editing.layout, unseen } });
  },
  step: (value, data) => explorer(data, (piece) => `${value}:${piece.split(":")[1]}`),
  piece: (value, data) => explorer(data, (piece) => `${piece.split(":")[0]}:${value}`),
  tile: (value, { place = "" }) => {
    const { [place]: _, ...others } = editing.layout.tiles;
    update({ layout: { ...editing.layout, tiles: value ? { ...others, [place]: value } : others } });
  },
};

/** The choices that bring another layout. */
const ANOTHER = new Set(["game", "line"]);

/** @param {DOMStringMap} data whose, and on which path @param {(where: string) => string} how */
function explorer({ seat, suit = "" }, how) {
  const { layout } = editing;
  update({ layout: stand(layout, Number(seat), suit, how(layout.explorers[Number(seat)][suit])) });
}

/** @param {"element" | "frame"} name */
async function copy(name) {
  const { line, lang, mode, site } = editing;
  const code = codeOf({ ...(mode === "play" ? { mode } : {}), ...(lang ? { lang } : {}), record: line }, site)[name];
  try {
    await navigator.clipboard.writeText(code);
    update({ copied: name });
  } catch {
    const shown = root.querySelector(`[data-code="${name}"]`)?.previousElementSibling;
    if (shown) getSelection()?.selectAllChildren(shown); // no clipboard here: select it, to be copied by keyboard
  }
}

root.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-do]") : null;
  if (button instanceof HTMLElement && button.getAttribute("aria-disabled") !== "true" && !busy())
    PRESSED[button.dataset.do ?? ""]?.(button.dataset);
});
root.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)) return;
  const { field = "" } = target.dataset;
  if (!busy() || ANOTHER.has(field)) CHOSEN[field]?.(target.value, target.dataset);
});

const before = kept("position");
void take((typeof before === "string" && before) || EXAMPLES.card);
