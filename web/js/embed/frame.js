// @ts-check
/**
 * The whole frame in which a table stands in somebody else's page: it shows a picture of what is wished without Python,
 * and starts play when the reader asks. It is a part that boot.js fetches where more is asked than a picture that the
 * build has drawn; boot.js is there before it, and speaks with the page around.
 */
/** @import { Opening } from "../messages.d.ts" */
import { KITS } from "../render/kits.js";
import { kit as board } from "../render/board/kit.js";
import { drawDiagram } from "../render/diagram.js";
import { kit as stacks } from "../render/adapted/kit.js";
import { patch } from "../render/tree.js";
import { languageFor } from "../shell/languages.js";
import { style } from "../shell/styles.js";
import { makeWords } from "../shell/words.js";
import { formOf, readAttributes } from "./attributes.js";
import { cover, gameOf } from "./cover.js";
import { dress } from "./dress.js";
import { unfold } from "./drawn.js";
import { faces } from "./fonts.js";
import { panel } from "./panel.js";

KITS.board = board;
KITS.adapted = stacks;

/** The styles of a table in play, in the order in which they apply; they repeat those of a picture. */
const IN_PLAY = [
  BUILD.styles,
  "css/play.css",
  "css/diagram.css",
  "css/embed.css",
  "css/crowd.css",
  "css/board.css",
  "css/adapted.css",
];

/**
 * @typedef {import("./attributes.js").Wish} Wish
 * @typedef {import("../shell/words.js").Words} Words
 * @typedef {import("../shell/words.js").Values} Values
 * @typedef {import("./attributes.js").Given} Given
 *
 * @typedef {object} Seen   what can be seen at once, and what is behind it
 * @property {import("../render/sitting.js").OpenTable} table
 * @property {import("../render/diagram.js").Show} [show]
 * @property {string} [lesson]
 * @property {string} [line]
 */

const root = /** @type {HTMLElement} */ (document.getElementById("frame"));
const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const drawings = /** @type {Element} */ (document.getElementById("drawings"));
const state = {
  /** @type {Wish | null} */ wish: null,
  /** @type {Words | null} */ words: null,
  /** @type {Seen | null} */ seen: null,
  /** @type {import("./drawn.js").Leaf[] | null} */ symbols: null, // that are in the document
  /** @type {ReturnType<typeof import("./table.js").begin> | null} */ game: null, // what table.js returned
  /** @type {((port: MessagePort) => void) | null} */ runtime: null,
  /** @type {((port: MessagePort) => void) | null} */ own: null, // the runtime of a frame without a host
  shown: "", // what was wished last, as text
  run: 0, // grows with every change of what is wished
  coming: Promise.resolve(), // until what is wished is in sight
};

/** What boot.js hands over: the way to the page around, and to parts. @type {import("./boot.js").Around} */
let around;
/** What was wished of the picture that boot.js has shown, until it is wished again or something else is. */
let told = "";

/** Draws the panel above the table. @param {Partial<import("./panel.js").Panel>} what */
function say(what) {
  const { words } = state;
  if (words) patch(root, panel({ ...state.game?.panel?.(), ...what }, words));
}

/** @param {string} key @param {Values} [values] @param {string} [detail] for the author, in English */
function fail(key, values = {}, detail = "") {
  const { words } = state;
  if (!words) return;
  say({ trouble: { key, values, detail } });
  around.tell("error", { key, message: words.say(key, values), detail });
}

/** What is wished may have changed. @param {Given} given @param {string} [unread] */
function wished(given, unread) {
  const before = state.coming; // the page around may say again what is on its way already
  state.coming = become(given, unread)
    .catch(lost)
    .then(() => before);
}

/** @param {Given} given @param {string} [unread] */
async function become(given, unread = "") {
  const { wish, fault } = readAttributes(given, BUILD.games);
  const now = JSON.stringify([wish, fault, unread]);
  if (now === state.shown) return; // the page around says what the address said
  state.shown = now;
  const mine = ++state.run;
  state.game?.end();
  state.game = null;
  state.seen = null;
  const stands = now === told; // drawn over in place, and told of already
  told = "";
  const language = wish?.lang || languageFor([...(given.lang ? [given.lang] : []), ...navigator.languages]);
  // All at once, and what stood there stays until it is there; what was not found is told in words.
  const found = wish && !unread ? find(wish) : Promise.resolve(null);
  const names = ["drawings", `words-${language}`, ...(wish && taught(wish) ? [`words-${language}-${wish.game}`] : [])];
  const [[symbols, ...sources], [seen]] = await Promise.all([
    Promise.all(names.map((name) => around.part(name))),
    Promise.allSettled([found]),
    faces(language),
  ]);
  if (mine !== state.run) return;
  const words = makeWords(language, wish?.digits ?? "native", sources.flat());
  Object.assign(state, { words, wish });
  dress(words, wish);
  if (state.symbols !== symbols)
    drawings.replaceChildren(...symbols.map((/** @type {import("./drawn.js").Leaf} */ symbol) => unfold(symbol, true)));
  state.symbols = symbols;
  patch(stage, null); // no longer, for what was drawn elsewhere is not to be changed but replaced
  if (!wish)
    return fail("embed-attribute", {
      name: fault.name,
      value: fault.value,
      allowed: Array.isArray(fault.allowed) ? words.any(fault.allowed) : fault.allowed,
    });
  if (unread) return fail("embed-unread", { src: String(given.src).slice(0, 100) }, unread);
  if (seen.status === "rejected") return fail("embed-no-part", { name: wish.src || "view" }, String(seen.reason));
  state.seen = seen.value;
  picture(stands);
}

/** @param {Wish} wish */
const taught = ({ mode }) => mode === "exercise" || mode === "lesson";

/**
 * What of the wish can be seen without Python, once it can be drawn; null where nothing can.
 * @param {Wish} wish
 * @returns {Promise<Seen | null>}
 */
async function find(wish) {
  if (wish.view) return checked(JSON.parse(wish.view));
  if (wish.src) return around.part(`${taught(wish) ? "lesson" : "view"}-${wish.src.replace("/", "-")}`);
  return wish.record || !BUILD.games[wish.game].taught ? null : around.part(`view-${wish.game}-table`);
}

/**
 * A view that came with the page: a table, or a table and how it is cut.
 * @param {any} given whatever stands there
 * @returns {Seen}
 */
function checked(given) {
  const seen = given?.table ? given : { table: given };
  if (!(seen.table?.game in BUILD.games) || !Array.isArray(seen.table?.view?.zones)) throw new Error("not a table");
  return seen;
}

/** Shows what can be seen, and what can be done. @param {boolean} [known] to the page around */
function picture(known = false) {
  const { wish, words, seen } = state;
  if (!wish || !words) return;
  try {
    patch(
      stage,
      seen
        ? drawDiagram(seen.table, seen.show ?? {}, words)
        : cover(gameOf(wish.record) ?? wish.game, wish.mode, words),
    );
  } catch (error) {
    patch(stage, null);
    return fail("embed-no-part", { name: "view" }, String(error));
  }
  const offers =
    wish.controls === "play" ||
    (wish.controls === "auto" && wish.mode !== "diagram") ||
    (!seen && wish.controls !== "none");
  const lesson = seen?.table.lesson;
  say({ title: lesson?.title, task: lesson?.task, offer: offers ? `embed-start-${wish.mode}` : "" });
  void document.fonts?.ready.then(around.measure);
  around.measure();
  if (!known) around.tell("ready", { mode: wish.mode, game: seen?.table.game ?? gameOf(wish.record) ?? wish.game });
}

/** What Python is to be asked first. @param {Wish} wish @param {Seen | null} seen @returns {Opening} */
function opening(wish, seen) {
  const text = wish.record || (wish.src && (seen?.lesson || seen?.line)) || ""; // else the picture only invites
  if (!text)
    return {
      do: "new",
      game: wish.game,
      options: { rounds: 1 },
      seats: [{ name: state.words?.say("name-you") ?? "1" }, { name: "2", mind: BUILD.games[wish.game].mind }],
    };
  const form = seen?.lesson && !wish.record ? "lesson" : formOf(text);
  if (form === "record")
    return { do: "replay", record: text, round: (wish.at?.round ?? 1) - 1, turn: wish.at?.turn ?? 0, seat: wish.seat };
  return form === "lesson" ? { do: "lesson", lesson: text } : { do: "position", position: text };
}

/** The reader asks to play: now Python comes. */
async function play() {
  await state.coming; // who asks as soon as the element stands there, or has just changed it, means what it says now
  const { wish, seen, words } = state;
  if (!wish || !words || state.game) return;
  const mine = state.run;
  say({ title: seen?.table.lesson?.title, task: seen?.table.lesson?.task, progress: 0 });
  try {
    const [{ begin }] = await Promise.all([
      import(new URL(BUILD.table, document.baseURI).href),
      stylesBetween(IN_PLAY),
    ]);
    const port = await runtime();
    if (mine !== state.run) return port.postMessage({ end: true });
    state.game = begin({
      stage,
      port,
      words,
      speak: (/** @type {Words} */ whole) => void (state.words = whole),
      wish,
      message: opening(wish, seen),
      say,
      fail,
      tell: around.tell,
      measure: around.measure,
    });
  } catch (error) {
    if (mine === state.run) fail(self.origin === "null" ? "embed-no-cors" : "embed-no-start", {}, String(error));
  }
}

/**
 * Style sheets behind that of the page and before all that came after it.
 * @param {string[]} addresses
 * @returns {Promise<unknown>}
 */
function stylesBetween(addresses) {
  const first = document.querySelector("link[rel=stylesheet]");
  const coming = [...addresses].reverse().map((address) => style(address, (link) => first?.after(link)));
  return Promise.allSettled(coming);
}

/** A port to the page's runtime: from the host, or from one of our own. @returns {Promise<MessagePort>} */
async function runtime() {
  if (around.hosted()) {
    const given = new Promise((/** @type {(port: MessagePort) => void} */ resolve) => (state.runtime = resolve));
    around.tell("runtime");
    return given;
  }
  const { makeHub } = await import(new URL(BUILD.hub, document.baseURI).href);
  state.own ??= makeHub();
  const { port1, port2 } = new MessageChannel();
  state.own?.(port2);
  return port1;
}

/** Back to the picture and to what was asked first. */
function reset() {
  if (state.game) state.game.reset();
  else picture();
}

/** Not even the words came. @param {unknown} error */
function lost(error) {
  state.shown = ""; // so that it may be wished again
  around.tell("error", { key: "embed-no-part", message: String(error), detail: String(error) });
}

root.addEventListener("click", ({ target }) => {
  const act = target instanceof Element ? target.closest("[data-act]")?.getAttribute("data-act") : null;
  if (act === "start") void play();
  else if (act === "again") reset();
  else if (act && act !== "to") state.game?.act(act, 0);
});
root.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset.act)
    state.game?.act(target.dataset.act, Number(target.value));
});
/** @param {import("./boot.js").Around} given @returns {import("./boot.js").Whole} */
function takeOver(given) {
  around = given;
  told = given.told;
  return {
    wished,
    play: () => void play(),
    reset,
    hint: () => state.game?.hint(),
    end: () => state.game?.end(),
    runtime: (port) => state.runtime?.(port),
  };
}
globalThis.lostCitiesPart("frame", takeOver);
