// @ts-check
/**
 * The whole frame of a table in somebody else's page: it shows a picture of what is wished for without Python, and
 * starts play when the reader asks. boot.js, which loads first and speaks with the page around, fetches this part where
 * a picture drawn by the build is not enough.
 */
import "../render/every_kit.js";
import { drawDiagram } from "../render/diagram.js";
import { patch } from "../render/draw/tree.js";
import { languageFor } from "../shell/words/languages.js";
import { style } from "../shell/device/styles.js";
import { makeWords } from "../shell/words/words.js";
import { readAttributes, taught } from "./attributes.js";
import { cover } from "./picture/cover.js";
import { dress } from "./dress.js";
import { unfold } from "./picture/drawn.js";
import { notFound, notRead, refused, unsoundView, wrongly } from "./faults.js";
import { find, gameSeen, looking, opening } from "./picture/finding.js";
import { faces } from "./fonts.js";
import { asker, onItsWay } from "./play/in_frame.js";
import { panel } from "./panel.js";
import { makeRuntime } from "./runtime.js";

/** The styles of a table in play, in the order they apply; they repeat those of a picture. */
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
 * @typedef {import("../shell/words/words.js").Words} Words
 * @typedef {import("../shell/words/words.js").Values} Values
 * @typedef {import("./attributes.js").Given} Given
 * @typedef {import("./picture/finding.js").Seen} Seen
 */

const root = /** @type {HTMLElement} */ (document.getElementById("frame"));
const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const drawings = /** @type {Element} */ (document.getElementById("drawings"));
const state = {
  /** @type {Wish | null} */ wish: null,
  /** @type {Words | null} */ words: null,
  /** @type {Seen | null} */ seen: null,
  /** @type {import("./picture/drawn.js").Leaf[] | null} */ symbols: null, // those in the document
  // what embed/play/table.js returned
  /** @type {ReturnType<typeof import("./play/table.js").begin> | null} */ game: null,
  /** @type {(() => void) | null} */ again: null, // retries what could not begin
  troubled: "", // the trouble reported to the page around, until something else shows
  asked: false, // the reader has asked for another try and sees its progress
  starting: -1, // the run in which play is starting
  shown: "", // the last wish, as text,
  bare: "", // and without its theme
  run: 0, // grows with every change of the wish
  coming: Promise.resolve(), // until the wish is shown
};

/** What boot.js hands over: the way to the page around, and to parts. @type {import("./boot.js").Around} */
let around;
const runtime = makeRuntime(
  () => around.hosted(),
  () => around.tell("runtime"),
);
/** The wish behind the picture that boot.js has shown, until the next wish. */
let told = "";

/** Draws the panel above the table. @param {Partial<import("./panel.js").Panel>} what */
function say(what) {
  const { words } = state;
  if (!words) return;
  if (what.progress === undefined && !what.trouble) state.troubled = "";
  else if (!what.trouble && state.troubled && !state.asked) return; // retries that nobody asked for stay unseen
  const held = root.contains(document.activeElement);
  patch(root, panel({ ...state.game?.panel?.(), ...what }, words));
  // The button that was pressed is gone: a keyboard user continues from there.
  if (held && !root.contains(document.activeElement))
    /** @type {HTMLElement | null} */ (root.firstElementChild)?.focus({ preventScroll: true });
}

/** What a lesson asks for, as its picture says it. @returns {Partial<import("./panel.js").Panel>} */
function task() {
  const lesson = state.seen?.table.lesson;
  return lesson ? { title: lesson.title, task: lesson.task } : {};
}

/**
 * @param {string} key @param {Values} [values] @param {string} [detail] for the author, in English
 * @param {boolean} [mends] whether another try may help
 */
function fail(key, values = {}, detail = "", mends = false) {
  const { words } = state;
  if (!words) return;
  say({ ...task(), trouble: { key, values, detail, mends } });
  const trouble = `${key} ${detail}`;
  if (trouble === state.troubled) return; // a retry that nobody asked for has failed like the one before
  state.troubled = trouble;
  around.tell("error", { key, message: words.say(key, values), detail });
}

/** Python could not be had. @param {string} detail @param {() => void} [again] retries what could not begin */
function noStart(detail, again) {
  state.again = again ?? null;
  state.asked = false;
  fail(self.origin === "null" ? "embed-no-cors" : "embed-no-start", {}, detail, true);
}

/** Tries again, as the reader asked. */
function retry() {
  const { again } = state;
  state.again = null;
  state.asked = true;
  runtime.retry();
  again?.();
}

/** The wish may have changed. @param {Given} given @param {string} [unread] */
function wished(given, unread) {
  const before = state.coming; // the page around may repeat a wish that is on its way already
  state.coming = become(given, unread)
    .catch(lost)
    .then(() => before);
}

/** @param {Given} given @param {string} [unread] */
async function become(given, unread = "") {
  const { wish, fault } = readAttributes(given, BUILD.games);
  const now = JSON.stringify([wish, fault, unread]);
  if (now === state.shown) return; // the page around repeats what the address said
  state.shown = now;
  const bare = JSON.stringify([{ ...wish, theme: "" }, fault, unread]);
  if (wish && state.words && bare === state.bare && stage.childElementCount) return dressAnew(wish);
  state.bare = bare;
  state.again = null;
  state.troubled = "";
  const mine = ++state.run;
  state.game?.end();
  state.game = null;
  state.seen = null;
  const stands = now === told; // redrawn in place, and already reported
  told = "";
  const language = wish?.lang || languageFor([...(given.lang ? [given.lang] : []), ...navigator.languages]);
  // All at once; the old picture stays until the new one is there; what was not found is said in words.
  const found = wish && !unread ? find(wish, around.part) : Promise.resolve(null);
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
    drawings.replaceChildren(
      ...symbols.map((/** @type {import("./picture/drawn.js").Leaf} */ symbol) => unfold(symbol, true)),
    );
  state.symbols = symbols;
  patch(stage, null); // only now: a picture drawn elsewhere must be replaced, not patched
  if (unread && (wish || fault.name === "src")) return fail(...notRead(String(given.src).slice(0, 100), unread));
  if (!wish) return fail(...wrongly(fault, words));
  if (seen.status === "rejected") {
    const [key, values, detail, mends] = notFound(wish, seen.reason);
    const again = () => {
      state.shown = state.bare = "";
      wished(given, unread);
    };
    state.again = mends ? again : null; // what came with the page would come out the same
    return fail(key, values, detail, mends);
  }
  state.seen = seen.value;
  picture(stands);
}

/** Only the theme has changed: the picture stays, and so does play. @param {Wish} wish */
function dressAnew(wish) {
  state.wish = wish;
  if (state.words) dress(state.words, wish);
  if (!state.game && (state.seen || !wish.record))
    around.tell("ready", { mode: wish.mode, game: gameSeen(wish, state.seen) });
}

/** Shows the picture, and what can be done. @param {boolean} [known] to the page around */
function picture(known = false) {
  const { wish, words, seen } = state;
  if (!wish || !words) return;
  try {
    patch(
      stage,
      seen ? drawDiagram(seen.table, seen.show ?? {}, words) : cover(gameSeen(wish, seen), wish.mode, words),
    );
  } catch (error) {
    patch(stage, null);
    return fail(...unsoundView(wish, error));
  }
  const offers =
    wish.controls === "play" ||
    (wish.controls === "auto" && wish.mode !== "diagram") ||
    (!seen && wish.controls !== "none");
  const late = !seen && Boolean(wish.record); // it is still to come
  const offer = offers ? `embed-start-${wish.mode}` : "";
  say(late ? { progress: 0 } : { ...task(), offer });
  void document.fonts?.ready.then(around.measure);
  around.measure();
  if (late) void look(wish);
  else if (!known) around.tell("ready", { mode: wish.mode, game: gameSeen(wish, seen) });
}

/** A picture that only Python can draw is fetched now, since the reader is near. @param {Wish} wish */
async function look(wish) {
  const mine = state.run;
  const ours = () => mine === state.run && !state.game;
  around.tell("coming");
  try {
    const port = await runtime.port();
    const reply = await asker(port, (status) => ours() && coming(status))(looking(wish));
    port.postMessage({ end: true });
    if (!ours() || !state.words) return;
    patch(stage, null);
    if (!reply.ok) return fail(...refused(reply.error, wish, state.words));
    state.seen = { table: /** @type {Seen["table"]} */ (/** @type {{table: unknown}} */ (reply).table) };
    picture();
  } catch (error) {
    if (ours()) noStart(String(error), picture);
  }
}

/** Progress of Python on the way to a picture. @param {import("../messages.d.ts").Status} status */
function coming(status) {
  if (status.state === "failed") noStart(`${status.reason}: ${status.detail}`);
  else if (status.state !== "ready") say(onItsWay(status));
}

/** The reader asks to play: now Python comes. */
async function play() {
  await state.coming; // a call right after the element was made or changed means its present wish
  const { wish, seen, words } = state;
  if (!wish || !words) return;
  state.again = null;
  state.asked = true;
  runtime.retry(); // it may have failed before
  if (state.game || state.starting === state.run) return;
  const mine = state.run;
  state.starting = mine;
  say({ ...task(), progress: 0 });
  try {
    const [{ begin }] = await Promise.all([
      import(new URL(BUILD.table, document.baseURI).href),
      stylesBetween(IN_PLAY),
    ]);
    dressed();
    const port = await runtime.port();
    if (mine !== state.run) return port.postMessage({ end: true });
    state.game = begin({
      stage,
      port,
      words,
      speak: (/** @type {Words} */ whole) => void (state.words = whole),
      wish,
      message: opening(wish, seen, words.say("name-you")),
      say,
      fail,
      noStart,
      tell: around.tell,
      measure: around.measure,
    });
  } catch (error) {
    if (mine === state.run) noStart(String(error), () => void play());
  } finally {
    if (state.starting === mine) state.starting = -1;
  }
}

/**
 * Puts style sheets after the page's own and before all that came after that, in their order. None applies until
 * `dressed` is called: with only some of them a picture would fall to pieces.
 * @param {string[]} addresses
 * @returns {Promise<unknown>} fails where one does not come, and may then be tried again
 */
function stylesBetween(addresses) {
  let last = document.querySelector("link[rel=stylesheet]");
  const coming = addresses.map((address) => {
    const sheet = style(address, (link) => {
      link.media = "not all";
      last?.after(link);
    });
    last = document.querySelector(`link[href$="${address}"]`) ?? last;
    return sheet;
  });
  return Promise.all(coming);
}

/** Lets the sheets apply that have come so. */
function dressed() {
  for (const link of document.querySelectorAll('link[media="not all"]')) link.removeAttribute("media");
}

/** Back to the picture and the first wish. */
function reset() {
  runtime.retry();
  if (state.game) state.game.reset();
  else picture();
}

/** Not even the words arrived. @param {unknown} error */
function lost(error) {
  state.shown = state.bare = ""; // so that the same wish counts again
  around.untold(error);
}

root.addEventListener("click", ({ target }) => {
  const act = target instanceof Element ? target.closest("[data-act]")?.getAttribute("data-act") : null;
  if (act === "start") void play();
  else if (act === "again") reset();
  else if (act === "retry") retry();
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
    runtime: runtime.brought,
  };
}
globalThis.lostCitiesPart("frame", takeOver);
