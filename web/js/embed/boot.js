// @ts-check
/**
 * What a frame in somebody else's page begins with. It reads what the author wished, and shows the pictures that the
 * build has drawn by itself. For everything else, then or later, it fetches the whole frame (frame.js) and hands over
 * to it. With a host (element.js) a frame speaks over one port; as a plain frame, without one, it reads its address.
 *
 * @typedef {import("./attributes.js").Given} Given
 *
 * @typedef {object} Around   what the whole frame is given: the page around, and parts
 * @property {(tell: string, detail?: unknown) => void} tell   an event for the page around
 * @property {(error: unknown) => void} untold   tells that not even words came to tell it in
 * @property {() => void} measure
 * @property {() => boolean} hosted   whether there is a port to it
 * @property {typeof part} part
 * @property {string} told    what was wished of the picture that stands already, as text
 *
 * @typedef {object} Whole    what it answers
 * @property {(given: Given, unread?: string) => void} wished
 * @property {() => void} play
 * @property {() => void} reset
 * @property {() => void} hint
 * @property {() => void} end
 * @property {(port: MessagePort | undefined, lost?: string) => void} runtime   a port to it, or why there is none
 */
import { languageFor } from "../shell/words/languages.js";
import { fromHash, readAttributes } from "./attributes.js";
import { drawnName, unfold } from "./picture/drawn.js";
import { dress } from "./dress.js";
import { faces } from "./fonts.js";
import { awaitPort } from "./host.js";
import { part } from "./parts.js";

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const state = {
  /** @type {MessagePort | null} */ port: null,
  /** @type {[given: Given, unread?: string] | null} */ given: null, // last
  /** @type {(() => void) | null} */ stands: null, // tells that the picture does
  shown: "", // what was wished last, as text
  run: 0, // grows with every change of what is wished
  /** @type {Promise<Whole> | null} */ whole: null,
};

/**
 * What is to be told to a page around that has not handed over its port yet.
 * @type {{tell: string, detail: unknown, empty: boolean}[] | null}
 */
let early = null;

/** Tells the page around what has happened. @param {string} tell @param {unknown} [detail] */
function tell(tell, detail) {
  const message = { tell, detail, empty: isEmpty() };
  if (early) early.push(message);
  else state.port?.postMessage(message);
}

/** Whether nothing is to be seen in the frame, so that what the author has put there stays. */
const isEmpty = () => !element("frame").childElementCount && !element("stage").childElementCount;

/** Tells how high the frame would like to be. */
function measure() {
  tell("resize", { height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}

/** What is wished may have changed. @param {Given} given @param {string} [unread] */
function wished(given, unread) {
  state.given = [given, unread];
  if (state.whole) return ask((whole) => whole.wished(given, unread));
  const { wish, fault } = readAttributes(given, BUILD.games);
  const now = JSON.stringify([wish, fault, unread ?? ""]);
  if (now === state.shown) return; // the page around says what the address said
  state.shown = now;
  state.stands = null;
  const mine = ++state.run;
  const language = wish?.lang || languageFor(navigator.languages);
  const name = wish && !unread ? drawnName(wish, language, BUILD.games) : "";
  if (!wish || !name) return ask();
  Promise.all([part(name), faces(language)]).then(
    ([drawn]) => mine === state.run && show(drawn, wish),
    () => mine === state.run && ask(),
  );
}

/** @param {import("./picture/drawn.js").Drawn} drawn @param {import("./attributes.js").Wish} wish */
function show(drawn, wish) {
  dress(drawn, wish);
  element("drawings").replaceChildren(...drawn.symbols.map((symbol) => unfold(symbol, true)));
  element("frame").replaceChildren(unfold(drawn.panel));
  element("stage").replaceChildren(unfold(drawn.picture));
  state.stands = () => {
    void document.fonts.ready.then(measure);
    measure();
    tell("ready", { mode: wish.mode, game: wish.game });
  };
  state.stands();
}

/** Has the whole frame do something; it begins with what was wished last. @param {(whole: Whole) => void} [act] */
function ask(act) {
  state.run++; // a picture that is on its way comes too late
  if (!state.whole) {
    state.whole = bring();
    state.whole.catch(lost);
  }
  if (act) void state.whole.then(act, () => {}); // told once
}

/** Fetches the whole frame, which takes over what is here. @returns {Promise<Whole>} */
async function bring() {
  /** @type {(around: Around) => Whole} */
  const begin = await part("frame", BUILD.wholeFrame);
  const whole = begin({
    tell,
    untold,
    measure,
    part,
    hosted: () => Boolean(state.port),
    told: state.stands ? state.shown : "",
  });
  if (state.given) whole.wished(...state.given);
  return whole;
}

/** Not even the whole frame came. @param {unknown} error */
function lost(error) {
  state.whole = null;
  state.shown = ""; // so that it may be wished again
  untold(error);
}

/** @param {unknown} error of a part that whatever is said would need */
const untold = (error) =>
  tell("error", { key: "embed-no-part", message: "The table could not be fetched.", detail: String(error) });

/** @param {MessagePort} port from the page around */
function listen(port) {
  state.port = port;
  for (const message of early ?? []) port.postMessage(message);
  early = null;
  port.onmessage = ({ data, ports }) => {
    if (data?.do === "set") wished(data.fetched ? { ...data.values, src: "" } : data.values, data.unread);
    else if (data?.do === "runtime") ask((whole) => whole.runtime(ports[0], data.lost));
    else if (data?.do === "play") ask((whole) => whole.play());
    else if (data?.do === "reset" && !state.whole)
      state.stands?.(); // it is back there already
    else if (data?.do === "reset") ask((whole) => whole.reset());
    else if (data?.do === "hint" && state.whole) ask((whole) => whole.hint());
    else if (data?.do === "end" && state.whole) ask((whole) => whole.end());
  };
}

new ResizeObserver(measure).observe(document.documentElement);

if (location.hash === "#hub") {
  awaitPort((port) => {
    port.postMessage({ attends: false }); // not yet, but it is on its way
    import(new URL(BUILD.hub, document.baseURI).href)
      .then(({ attend }) => attend(port))
      .then(
        () => port.postMessage({ attends: true }),
        (error) => port.postMessage({ lost: String(error) }),
      );
  });
} else {
  const given = fromHash(location.hash);
  if (given.host && parent !== window) {
    early = [];
    if (given.more === undefined)
      wished(given); // what the address says need not wait for the port
    else ask();
    awaitPort(listen);
  } else {
    // on a ground of its own: what colour the page around has nobody says
    document.documentElement.classList.add("alone");
    wished(given);
    addEventListener("hashchange", () => wished(fromHash(location.hash)));
  }
}
