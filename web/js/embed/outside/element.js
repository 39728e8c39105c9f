// @ts-check
/**
 * <lost-cities-table>: a table of Lost Cities in anybody's page. This script is all that such a page loads by itself:
 * once the reader comes near the element, it puts a frame of our site there and speaks with it over a channel of their
 * own. The frames of a page share one runtime, which a hidden frame of our site starts when a reader first asks to
 * play. learn/embed.md is the manual. Nothing of the game is here; built into embed.js, at most 4 KB compressed.
 */
import { arrive, arrived, leave } from "./arriving.js";
import { groundOf, offGround, onGround } from "./ground.js";

const SITE = new URL(".", import.meta.url);
const ATTRIBUTES = [
  "game",
  "mode",
  "record",
  "src",
  "at",
  "seat",
  "lang",
  "theme",
  "digits",
  "controls",
  "view",
  "height",
];
/** What goes into the frame's address; the rest may be long and is sent over the channel. */
const SHORT = ATTRIBUTES.filter((name) => name !== "record" && name !== "view");
const EVENTS = new Set(["ready", "move", "step", "solved", "gameover", "error", "resize"]);
const VERSION = 1;
/** What a frame of ours says once it is loaded. */
const HERE = "lost-cities-frame";
/** How long a loaded frame may stay silent, in ms. */
const SILENCE = 5000;
/** How long a frame may take to load, in ms: from a host that never answers comes neither `load` nor `error`. */
const ABSENCE = 25_000;
/** Reported for a frame that stays silent: it did not come. */
const SILENT = {
  tell: "error",
  detail: { key: "embed-no-part", message: "The table could not be fetched.", detail: "embed.html: not loaded" },
  empty: true,
};
/** The longest file that `src` may name. */
const LONGEST = 4 * 1024 * 1024;

/**
 * What to do with the port of each frame of ours.
 * @type {Map<HTMLIFrameElement, (port: MessagePort) => void>}
 */
const awaited = new Map();

addEventListener("message", ({ source, origin, data }) => {
  // Only from the very window that was put there, with our site in it (or without an origin, in a sandbox), and only
  // once.
  if (data !== HERE || (origin !== SITE.origin && origin !== "null")) return;
  for (const [made, taken] of awaited) {
    if (made.contentWindow !== source) continue;
    awaited.delete(made);
    const { port1, port2 } = new MessageChannel();
    /** @type {Window} */ (source).postMessage(HERE, origin === "null" ? "*" : origin, [port2]);
    return taken(port1);
  }
});

/**
 * @param {string} hash @param {ParentNode} place @param {(port: MessagePort) => void} taken
 * @param {() => void} lost   called if it stays silent; it may come later all the same
 */
function frame(hash, place, taken, lost) {
  const made = document.createElement("iframe");
  made.src = new URL(`embed.html#${hash}`, SITE).href;
  made.allow = "fullscreen";
  const silent = () => awaited.has(made) && lost();
  let timer = setTimeout(silent, ABSENCE);
  made.onload = () => {
    clearTimeout(timer);
    timer = setTimeout(silent, SILENCE);
  };
  awaited.set(made, taken);
  place.append(made);
  return made;
}

/** A shadow root is out of reach of the page's own styles. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ":host{display:block}:host([hidden]){display:none}" +
    "div{position:relative;min-block-size:var(--lost-cities-height,16rem)}" +
    "div.there{min-block-size:var(--lost-cities-height,0)}" +
    "iframe{display:block;position:absolute;inset:0 0 auto;visibility:hidden;border:0;inline-size:100%;block-size:0}" +
    ".there iframe{position:static;visibility:visible}" +
    // On paper nobody asks it how high it is, so it gets no wider than it was then.
    "@media print{iframe{max-inline-size:var(--wide)}}",
);

/** @param {Element} host @returns {ShadowRoot} with these styles */
function shadow(host) {
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** What holds the hidden frame with the runtime. @type {HTMLElement | undefined} */
let home;
/** @type {Promise<MessagePort> | undefined} */
let hub;

/**
 * The frame of the page's one runtime. It stands beside the body, in the shadow root of an element that no style of the
 * page can reveal: it takes no space in the layout, and is nobody's sibling or last child.
 * @returns {Promise<MessagePort>} rejects where there is none; the next caller then tries again
 */
function attending() {
  const made = (home = document.createElement("lost-cities-runtime"));
  made.ariaHidden = "true";
  made.style.setProperty("all", "initial", "important");
  made.style.setProperty("display", "none", "important");
  document.documentElement.append(made);
  return new Promise((taken, failed) => {
    const lost = (/** @type {string} */ why) => {
      made.remove();
      failed(new Error(why));
    };
    const begin = (/** @type {MessagePort} */ port) => {
      // An older frame, from the reader's browser cache, says nothing about itself.
      const older = setTimeout(taken, SILENCE / 2, port);
      port.onmessage = ({ data }) => {
        clearTimeout(older);
        if (data?.lost) lost(data.lost);
        else if (data?.attends) taken(port);
      };
    };
    const within = frame("hub", shadow(made), begin, () => {
      awaited.delete(within);
      lost("embed.html: not loaded");
    });
    within.tabIndex = -1;
  });
}

/** A port to a table of one's own in the page's one runtime. */
async function runtime() {
  if (!home?.isConnected) hub = attending();
  const { port1, port2 } = new MessageChannel();
  (await /** @type {Promise<MessagePort>} */ (hub)).postMessage({ table: true }, [port2]);
  return port1;
}

class LostCitiesTable extends HTMLElement {
  static observedAttributes = ATTRIBUTES;
  /** The version of attributes, methods and events. */
  static version = VERSION;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {MessagePort | null} */
  #port = null;
  /** What holds everything. */
  #box = document.createElement("div");
  /** The element's own content shows until the table is there. */
  #slot = document.createElement("slot");
  /** What was asked of the table before it was there. @type {{do: string}[]} */
  #early = [];
  /** What `src` brought; null while it is on its way. @type {string | null} */
  #text = "";
  /** Why the file could not be read. @type {string | undefined} */
  #unread;
  /** The ground as the frame was last told. */
  #ground = "";
  /** Grows with every change of `src`: what an earlier value brings is too late. */
  #asked = 0;

  constructor() {
    super();
    this.#box.append(this.#slot);
    shadow(this).append(this.#box);
  }

  connectedCallback() {
    arrive(this, () => this.#begin());
    this.#stand();
  }

  disconnectedCallback() {
    leave(this);
    arrived(this);
    offGround(this);
    this.#port?.postMessage({ do: "end" });
    this.#port?.close();
    if (this.#frame) awaited.delete(this.#frame);
    this.#frame?.remove();
    this.#frame = this.#port = null;
    this.#show(false);
  }

  /** @param {string} name @param {string | null} was @param {string | null} now */
  attributeChangedCallback(name, was, now) {
    if (was === now) return;
    if (name === "height") this.#box.style.minBlockSize = now ? `${Number(now) || 0}px` : "";
    if (name === "theme" && this.isConnected) this.#stand();
    if (!this.#port) return;
    if (name === "src") void this.#bring();
    else this.#tell();
  }

  /** Starts play, as the reader's button does. */
  play() {
    this.#ask({ do: "play" });
  }

  /** Back to the beginning. */
  reset() {
    this.#ask({ do: "reset" });
  }

  /** Shows the lesson's next hint. */
  hint() {
    this.#ask({ do: "hint" });
  }

  #begin() {
    leave(this);
    if (this.#frame) return;
    const values = SHORT.flatMap((name) => (this.hasAttribute(name) ? [[name, this.#value(name) ?? ""]] : []));
    const more = this.hasAttribute("record") || this.hasAttribute("view") || this.#isFile ? [["more", ""]] : [];
    const hash = String(new URLSearchParams([...values, ["host", String(VERSION)], ...more]));
    const begin = (/** @type {MessagePort} */ port) => {
      this.#port = port;
      port.onmessage = ({ data }) => this.#hear(data);
      void this.#bring();
    };
    this.#frame = frame(hash, this.#box, begin, () => this.#hear(SILENT));
    this.#frame.title = this.title || "Lost Cities";
  }

  /** Makes the theme follow the ground, if it should. */
  #stand() {
    if (this.getAttribute("theme") !== "auto") offGround(this);
    else onGround(this, () => void (this.#ground !== groundOf(this) && this.#tell()));
  }

  /** An attribute as the frame is told it, for a frame does not see its ground. @param {string} name */
  #value(name) {
    const value = this.getAttribute(name);
    return name === "theme" && value === "auto" ? (this.#ground = groundOf(this)) : value;
  }

  /** Shows the table, or the element's own content. @param {boolean} there */
  #show(there) {
    this.#slot.hidden = there;
    this.#box.classList.toggle("there", there);
  }

  /** Whether `src` is the address of a file, neither the name of one of ours nor a match in a link. */
  get #isFile() {
    return !/^([a-z]+\/[\w-]+)?$|#match\//.test(this.getAttribute("src") ?? "");
  }

  /** Fetches the file that `src` names, and hands all attributes over. */
  async #bring() {
    const mine = ++this.#asked;
    let text = "";
    let unread;
    this.#text = null;
    if (this.#isFile) {
      try {
        const reply = await fetch(new URL(this.getAttribute("src") ?? "", document.baseURI));
        if (reply.ok) text = (await reply.text()).slice(0, LONGEST);
        else unread = String(reply.status);
      } catch (error) {
        unread = String(error);
      }
    }
    if (mine !== this.#asked) return;
    this.#text = text;
    this.#unread = unread;
    this.#tell();
  }

  #tell() {
    if (this.#text === null || !this.#port || !this.#frame) return; // everything is sent once it is there
    const values = Object.fromEntries(ATTRIBUTES.map((name) => [name, this.#value(name)]));
    // A frame whose color-scheme differs from the page's gets a ground of its own.
    this.#frame.style.colorScheme = this.getAttribute("theme") === "auto" ? String(values.theme) : "";
    if (this.#text) values.record = this.#text;
    this.#port?.postMessage({ do: "set", values, unread: this.#unread, fetched: Boolean(this.#text) });
    for (const message of this.#early.splice(0)) this.#port?.postMessage(message);
  }

  /** @param {{do: string}} message */
  #ask(message) {
    if (this.#port && this.#text !== null) this.#port.postMessage(message);
    else {
      this.#early.push(message);
      this.#begin();
    }
  }

  /** @param {{tell?: string, detail?: {height?: unknown, key?: string}, empty?: boolean} | null} data from the frame */
  #hear(data) {
    const { tell = "", detail, empty } = data ?? {};
    if (tell === "runtime")
      runtime().then(
        (port) => this.#port?.postMessage({ do: "runtime" }, [port]),
        (error) => this.#port?.postMessage({ do: "runtime", lost: String(error) }),
      );
    if (!this.#frame) return;
    if (tell === "ready" || tell === "error" || tell === "coming") {
      arrived(this);
      // The waiting picture is shown only where there is nothing else.
      this.#show(!empty && (tell !== "coming" || !this.textContent?.trim()));
    }
    if (!EVENTS.has(tell)) return;
    if (tell === "resize") {
      const { style, offsetWidth } = this.#frame;
      style.blockSize = `${Math.min(Math.max(Number(detail?.height) || 0, 0), 5000)}px`;
      style.setProperty("--wide", `${offsetWidth}px`);
    }
    this.dispatchEvent(new CustomEvent(tell, { detail }));
  }
}

if (!customElements.get("lost-cities-table")) customElements.define("lost-cities-table", LostCitiesTable);
