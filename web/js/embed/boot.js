// @ts-check
/**
 * The first script of a frame in somebody else's page. It reads what the author wished for, and shows by itself the
 * pictures that the build has drawn. For everything else, at once or later, it fetches the whole frame (frame.js) and
 * hands over to it. With a host (element.js) a frame speaks over one port; a plain frame, without a host, reads its
 * address.
 *
 * @typedef {import("./attributes.js").Given} Given
 *
 * @typedef {object} Around   what the whole frame is given: access to the page around and to parts
 * @property {(tell: string, detail?: unknown) => void} tell   an event for the page around
 * @property {(error: unknown) => void} untold   reports that not even the words for a report arrived
 * @property {() => void} measure
 * @property {() => boolean} hosted   whether there is a port to it
 * @property {typeof part} part
 * @property {string} told    the wish behind the picture that is already shown, as text
 *
 * @typedef {object} Whole    what the whole frame gives back
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
  /** @type {(() => void) | null} */ stands: null, // tells that the picture is shown
  shown: "", // the last wish, as text
  run: 0, // grows with every change of the wish
  /** @type {Promise<Whole> | null} */ whole: null,
};

/**
 * What to tell a page around that has not handed over its port yet.
 * @type {{tell: string, detail: unknown, empty: boolean}[] | null}
 */
let early = null;

/** Tells the page around what has happened. @param {string} tell @param {unknown} [detail] */
function tell(tell, detail) {
  const message = { tell, detail, empty: isEmpty() };
  if (early) early.push(message);
  else state.port?.postMessage(message);
}

/** Whether the frame shows nothing, so that the author's own content stays. */
const isEmpty = () => !element("frame").childElementCount && !element("stage").childElementCount;

/** Tells how high the frame would like to be. */
function measure() {
  tell("resize", { height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}

/** The wish may have changed. @param {Given} given @param {string} [unread] */
function wished(given, unread) {
  state.given = [given, unread];
  if (state.whole) return ask((whole) => whole.wished(given, unread));
  const { wish, fault } = readAttributes(given, BUILD.games);
  const now = JSON.stringify([wish, fault, unread ?? ""]);
  if (now === state.shown) return; // the page around repeats what the address said
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

/** Has the whole frame do something; it begins with the last wish. @param {(whole: Whole) => void} [act] */
function ask(act) {
  state.run++; // a picture on its way is now too late
  if (!state.whole) {
    state.whole = bring();
    state.whole.catch(lost);
  }
  if (act) void state.whole.then(act, () => {}); // reported once
}

/** Fetches the whole frame, which takes over from here. @returns {Promise<Whole>} */
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

/** Not even the whole frame arrived. @param {unknown} error */
function lost(error) {
  state.whole = null;
  state.shown = ""; // so that the same wish counts again
  untold(error);
}

/** @param {unknown} error of a part without which nothing can be said */
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
      state.stands?.(); // the reset is done already
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
      wished(given); // the wish in the address need not wait for the port
    else ask();
    awaitPort(listen);
  } else {
    // on a ground of its own: nobody tells us the colour of the page around
    document.documentElement.classList.add("alone");
    wished(given);
    addEventListener("hashchange", () => wished(fromHash(location.hash)));
  }
}
