// @ts-check
/**
 * The frame in which a table stands in somebody else's page. It reads what the author wished, shows the picture of it without
 * Python, and starts play when the reader asks. With a host (element.js) it speaks over one port, which only the window around
 * it can hand it, and once. Without one, as a plain frame, it reads its address.
 */
import { KITS } from "../render/kits.js";
import { kit as board } from "../render/board.js";
import { drawDiagram } from "../render/diagram.js";
import { kit as stacks } from "../render/stacks.js";
import { h, patch } from "../tree.js";
import { languageFor, makeWords } from "../words.js";
import { formOf, fromHash, readAttributes } from "./attributes.js";
import { cover, gameOf } from "./cover.js";
import { panel } from "./panel.js";
import { faces, part, stylesBetween } from "./parts.js";

KITS.board = board;
KITS.adapted = stacks;

const HERE = "lost-cities-frame";
/** The styles of a table in play, in the order in which they apply; they repeat those of a picture. */
const IN_PLAY = [BUILD.styles, "css/play.css", "css/diagram.css", "css/embed.css", "css/company.css", "css/board.css", "css/adapted.css"];

/**
 * @typedef {import("./attributes.js").Wish} Wish
 * @typedef {import("../words.js").Words} Words
 * @typedef {{table: any, show?: any, lesson?: string, line?: string}} Seen   what can be seen at once, and what is behind it
 */

const root = /** @type {HTMLElement} */ (document.getElementById("frame"));
const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const state = {
  /** @type {MessagePort | null} */ port: null,
  /** @type {Wish | null} */ wish: null,
  /** @type {Words | null} */ words: null,
  /** @type {Seen | null} */ seen: null,
  /** @type {any} */ game: null, // what play.js of this folder returned
  /** @type {((port: MessagePort) => void) | null} */ runtime: null,
  /** @type {((port: MessagePort) => void) | null} */ own: null, // the runtime of a frame without a host
  shown: "", // what was wished last, as text
  run: 0, // grows with every change of what is wished
  coming: Promise.resolve(), // until what is wished is in sight
};

/** What is to be told to a page around that has not handed over its port yet. @type {any[] | null} */
let early = null;

/** Tells the page around what has happened. @param {string} tell @param {any} [detail] */
function tell(tell, detail) {
  if (early) early.push({ tell, detail });
  else state.port?.postMessage({ tell, detail });
}

/** Draws the panel above the table. @param {Partial<import("./panel.js").Panel>} what */
function say(what) {
  const { words } = state;
  if (words) patch(root, panel({ ...state.game?.panel?.(), ...what }, words));
}

/** @param {string} key @param {Record<string, any>} [values] @param {string} [detail] for the author, in English */
function fail(key, values = {}, detail = "") {
  const { words } = state;
  if (!words) return;
  say({ trouble: { key, values, detail } });
  tell("error", { key, message: words.say(key, values), detail });
}

/** What is wished may have changed. @param {Record<string, any>} given @param {string} [unread] */
function wished(given, unread) {
  const before = state.coming; // the page around may say again what is on its way already
  state.coming = become(given, unread).catch(lost).then(() => before);
}

/** @param {Record<string, any>} given @param {string} [unread] */
async function become(given, unread = "") {
  const { wish, fault } = readAttributes(given);
  const now = JSON.stringify([wish, fault, unread]);
  if (now === state.shown) return; // the page around says what the address said
  state.shown = now;
  const mine = ++state.run;
  state.game?.end();
  state.game = null;
  state.seen = null;
  const language = wish?.lang || languageFor([...(given.lang ? [given.lang] : []), ...navigator.languages]);
  // All at once; what was not found is told when there are words for it.
  const found = wish && !unread ? find(wish) : null;
  found?.catch(() => {});
  const names = [`words-${language}`, ...(wish && taught(wish) ? [`words-${language}-${wish.game}`] : [])];
  const sources = (await Promise.all([...names.map(part), faces(language)])).flat();
  if (mine !== state.run) return;
  const words = makeWords(language, wish?.digits ?? "native", sources);
  Object.assign(state, { words, wish });
  dress(words, wish);
  patch(stage, null);
  if (!wish) return fail("embed-attribute", { name: fault.name, value: fault.value, allowed: Array.isArray(fault.allowed) ? words.any(fault.allowed) : fault.allowed });
  if (unread) return fail("embed-unread", { src: String(given.src).slice(0, 100) }, unread);
  try {
    state.seen = await /** @type {Promise<Seen | null>} */ (found);
  } catch (error) {
    return mine === state.run ? fail("embed-no-part", { name: wish.src || "view" }, String(error)) : undefined;
  }
  if (mine !== state.run) return;
  picture();
}

/** On the root element, for the styles. @param {Words} words @param {Wish | null} wish */
function dress({ lang, dir }, wish) {
  const html = document.documentElement;
  html.lang = lang.split("-u-")[0];
  html.dir = dir;
  html.dataset.digits = lang.includes("-nu-latn") ? "latin" : "native";
  if (wish && wish.theme !== "system") html.dataset.theme = wish.theme;
  else delete html.dataset.theme;
}

/** @param {Wish} wish */
const taught = ({ mode }) => mode === "exercise" || mode === "lesson";

/** What of the wish can be seen without Python, once it can be drawn; null where nothing can. @param {Wish} wish @returns {Promise<Seen | null>} */
async function find(wish) {
  if (wish.view) return checked(JSON.parse(wish.view));
  if (wish.src) return part(`${taught(wish) ? "lesson" : "view"}-${wish.src.replace("/", "-")}`);
  return wish.record ? null : part(`view-${wish.game}-table`);
}

/** A view that came with the page: a table, or a table and how it is cut. @param {any} given @returns {Seen} */
function checked(given) {
  const seen = given?.table ? given : { table: given };
  if (!(seen.table?.game in KITS) || !Array.isArray(seen.table?.view?.zones)) throw new Error("not a table");
  return seen;
}

/** Shows what can be seen, and what can be done. */
function picture() {
  const { wish, words, seen } = state;
  if (!wish || !words) return;
  try {
    patch(stage, seen ? drawDiagram(seen.table, seen.show ?? {}, words) : cover(gameOf(wish.record) ?? wish.game, wish.mode, words));
  } catch (error) {
    patch(stage, null);
    return fail("embed-no-part", { name: "view" }, String(error));
  }
  const offers = wish.controls === "play" || (wish.controls === "auto" && wish.mode !== "diagram") || (!seen && wish.controls !== "none");
  const lesson = seen?.table.lesson;
  say({ title: lesson?.title, task: lesson?.task, offer: offers ? `embed-start-${wish.mode}` : "" });
  void document.fonts?.ready.then(measure);
  measure();
  tell("ready", { mode: wish.mode, game: seen?.table.game ?? gameOf(wish.record) ?? wish.game });
}

/** What Python is to be asked first. @param {Wish} wish @param {Seen | null} seen @returns {Record<string, any>} */
function opening(wish, seen) {
  const text = wish.record || (wish.src && (seen?.lesson || seen?.line)) || ""; // else the picture only invites
  if (!text) return { do: "new", game: wish.game, options: { rounds: 1 }, seats: [{ name: state.words?.say("name-you") ?? "1" }, { name: "2", mind: "careful" }] };
  const form = seen?.lesson && !wish.record ? "lesson" : formOf(text);
  if (form === "record") return { do: "replay", record: text, round: (wish.at?.round ?? 1) - 1, turn: wish.at?.turn ?? 0, seat: wish.seat };
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
    const [{ begin }] = await Promise.all([import(new URL(BUILD.table, document.baseURI).href), stylesBetween(IN_PLAY)]);
    const port = await runtime();
    if (mine !== state.run) return port.postMessage({ end: true });
    state.game = begin({ stage, port, words, speak: (/** @type {Words} */ whole) => void (state.words = whole), wish, message: opening(wish, seen), say, fail, tell, measure });
  } catch (error) {
    if (mine === state.run) fail(self.origin === "null" ? "embed-no-cors" : "embed-no-start", {}, String(error));
  }
}

/** A port to the page's runtime: from the host, or from one of our own. @returns {Promise<MessagePort>} */
async function runtime() {
  if (state.port) {
    const given = new Promise((/** @type {(port: MessagePort) => void} */ resolve) => (state.runtime = resolve));
    tell("runtime");
    return given;
  }
  const { makeHub } = await import(new URL(BUILD.hub, document.baseURI).href);
  state.own ??= makeHub();
  const { port1, port2 } = new MessageChannel();
  state.own?.(port2);
  return port1;
}

/** Tells how high the frame would like to be. */
function measure() {
  tell("resize", { height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}

/** @param {MessagePort} port from the page around */
function listen(port) {
  state.port = port;
  for (const message of early ?? []) port.postMessage(message);
  early = null;
  port.onmessage = ({ data, ports }) => {
    if (data?.do === "set") wished(data.fetched ? { ...data.values, src: "" } : data.values, data.unread);
    else if (data?.do === "runtime" && ports[0]) state.runtime?.(ports[0]);
    else if (data?.do === "play") void play();
    else if (data?.do === "reset") void reset();
    else if (data?.do === "hint") state.game?.hint();
    else if (data?.do === "end") state.game?.end();
  };
}

/** Back to the picture and to what was asked first. */
function reset() {
  if (state.game) state.game.reset();
  else picture();
}

/** Not even the words came. @param {unknown} error */
function lost(error) {
  state.shown = ""; // so that it may be wished again
  tell("error", { key: "embed-no-part", message: String(error), detail: String(error) });
}

root.addEventListener("click", ({ target }) => {
  const act = target instanceof Element ? target.closest("[data-act]")?.getAttribute("data-act") : null;
  if (act === "start") void play();
  else if (act === "again") reset();
  else if (act && act !== "to") state.game?.act(act);
});
root.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset.act) state.game?.act(target.dataset.act, Number(target.value));
});
new ResizeObserver(measure).observe(document.documentElement);

if (location.hash === "#hub") {
  addEventListener("message", function once({ source, data, ports }) {
    if (source !== parent || data !== HERE || !ports[0]) return;
    removeEventListener("message", once);
    void import(new URL(BUILD.hub, document.baseURI).href).then(({ attend }) => attend(ports[0]));
  });
  parent.postMessage(HERE, "*");
} else {
  const given = fromHash(location.hash);
  if (given.host && parent !== window) {
    early = [];
    if (given.more === undefined) wished(given); // what the address says need not wait for the port
    addEventListener("message", function once({ source, data, ports }) {
      if (source !== parent || data !== HERE || !ports[0]) return;
      removeEventListener("message", once);
      listen(ports[0]);
    });
    parent.postMessage(HERE, "*"); // no secret: that a frame of ours is here
  } else {
    document.documentElement.classList.add("alone"); // on a ground of its own: what colour the page around has nobody says
    wished(given);
    addEventListener("hashchange", () => wished(fromHash(location.hash)));
  }
}
