// @ts-check
/**
 * <lost-cities-table>: a table of Lost Cities in anybody's page. This is all that such a page loads by itself: it puts
 * a frame of our site where the element stands, once the reader comes near it, and speaks with it over a channel of
 * their own. The frames of a page share one runtime, which a hidden frame of our site starts when a reader first asks
 * to play. learn/embed.md is the manual. Nothing of the game is here; built into embed.js, at most 4 KB compressed.
 */
const SITE = new URL(".", import.meta.url);
const ATTRIBUTES = ["game", "mode", "record", "src", "at", "seat", "lang", "theme", "digits", "controls", "view"];
/** What goes into the frame's address; the rest may be long and goes over the channel. */
const SHORT = ATTRIBUTES.filter((name) => name !== "record" && name !== "view");
const EVENTS = new Set(["ready", "move", "step", "solved", "gameover", "error", "resize"]);
const VERSION = 1;
/** What a frame of ours says when it is there. */
const HERE = "lost-cities-frame";
const NEAR = 800; // px
/** Longest file that `src` may bring. */
const LONGEST = 4 * 1024 * 1024;

/**
 * By each frame of ours: what is to be done with its port.
 * @type {Map<HTMLIFrameElement, (port: MessagePort) => void>}
 */
const awaited = new Map();

addEventListener("message", ({ source, origin, data }) => {
  // Only the very window that was put there, with our site in it, or with an origin that a sandbox took away; and once
  // only.
  if (data !== HERE || (origin !== SITE.origin && origin !== "null")) return;
  for (const [made, taken] of awaited) {
    if (made.contentWindow !== source) continue;
    awaited.delete(made);
    const { port1, port2 } = new MessageChannel();
    /** @type {Window} */ (source).postMessage(HERE, origin === "null" ? "*" : origin, [port2]);
    return taken(port1);
  }
});

/** @param {string} hash @param {ParentNode} place @param {(port: MessagePort) => void} taken */
function frame(hash, place, taken) {
  const made = document.createElement("iframe");
  made.src = new URL(`embed.html#${hash}`, SITE).href;
  made.allow = "fullscreen";
  Object.assign(made.style, {
    border: "0",
    position: "absolute",
    visibility: "hidden",
    inlineSize: "100%",
    blockSize: "0",
  });
  awaited.set(made, taken);
  place.append(made);
  return made;
}

/** The hidden frame with the runtime. @type {Promise<MessagePort> | undefined} */
let hub;

/** A port to a table of its own in the page's one runtime. */
async function runtime() {
  hub ??= new Promise((taken) => {
    const made = frame("hub", document.body, taken);
    made.hidden = true;
    made.tabIndex = -1;
    made.ariaHidden = "true";
  });
  const { port1, port2 } = new MessageChannel();
  (await hub).postMessage({ table: true }, [port2]);
  return port1;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(":host{display:block;position:relative}:host([hidden]){display:none}");

/** Elements that were put into the page just now, with what begins each. @type {Map<Element, () => void> | null} */
let fresh = null;

/**
 * Begins what is near already, without waiting for an observer to say so. All are measured before the first changes the
 * page.
 */
function beginNear() {
  const near = [...(fresh ?? [])].filter(([element]) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > -NEAR && top < innerHeight + NEAR;
  });
  fresh = null;
  for (const [, begin] of near) begin();
}

class LostCitiesTable extends HTMLElement {
  static observedAttributes = ATTRIBUTES;
  /** The version of attributes, methods and events. */
  static version = VERSION;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {MessagePort | null} */
  #port = null;
  /** @type {IntersectionObserver | null} */
  #near = null;
  /** What was asked of the table before it was there. @type {{do: string}[]} */
  #early = [];
  /** What `src` brought; null while it is on its way. @type {string | null} */
  #text = "";
  /** Why that could not be read. @type {string | undefined} */
  #unread;
  /** Grows with every change of `src`: what an earlier one brings comes too late. */
  #asked = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(document.createElement("slot")); // what stands in the element is seen until the table is there
  }

  connectedCallback() {
    this.#near = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && this.#begin(), {
      rootMargin: `${NEAR}px`,
    });
    this.#near.observe(this);
    if (!fresh) {
      fresh = new Map();
      queueMicrotask(beginNear);
    }
    fresh.set(this, () => this.isConnected && this.#begin());
  }

  disconnectedCallback() {
    this.#near?.disconnect();
    this.#port?.postMessage({ do: "end" });
    this.#port?.close();
    if (this.#frame) awaited.delete(this.#frame);
    this.#frame?.remove();
    this.#frame = this.#port = null;
    /** @type {HTMLElement} */ (this.shadowRoot?.querySelector("slot")).hidden = false;
  }

  /** @param {string} name @param {string | null} was @param {string | null} now */
  attributeChangedCallback(name, was, now) {
    if (was === now || !this.#port) return;
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
    this.#near?.disconnect();
    if (this.#frame || !this.shadowRoot) return;
    const values = SHORT.flatMap((name) => (this.hasAttribute(name) ? [[name, this.getAttribute(name) ?? ""]] : []));
    const more = this.hasAttribute("record") || this.hasAttribute("view") || this.#isFile ? [["more", ""]] : [];
    const hash = String(new URLSearchParams([...values, ["host", String(VERSION)], ...more]));
    this.#frame = frame(hash, this.shadowRoot, (port) => {
      this.#port = port;
      port.onmessage = ({ data }) => this.#hear(data);
      void this.#bring();
    });
    this.#frame.title = this.title || "Lost Cities";
  }

  /** Whether `src` is the address of a file, and not the name of one of ours. */
  get #isFile() {
    return !/^([a-z]+\/[\w-]+)?$/.test(this.getAttribute("src") ?? "");
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
        if (!reply.ok) throw new Error(String(reply.status));
        text = (await reply.text()).slice(0, LONGEST);
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
    if (this.#text === null) return; // all is told once it is there
    const values = Object.fromEntries(ATTRIBUTES.map((name) => [name, this.getAttribute(name)]));
    if (this.#text) values.record = this.#text;
    this.#port?.postMessage({ do: "set", values, unread: this.#unread, fetched: Boolean(this.#text) });
    for (const message of this.#early.splice(0)) this.#port?.postMessage(message);
  }

  /** @param {{do: string}} message */
  #ask(message) {
    if (this.#port) this.#port.postMessage(message);
    else {
      this.#early.push(message);
      this.#begin();
    }
  }

  /** @param {{tell?: string, detail?: {height?: unknown}} | null} data from the frame */
  async #hear(data) {
    const { tell = "", detail } = data ?? {};
    if (tell === "runtime") {
      const port = await runtime();
      this.#port?.postMessage({ do: "runtime" }, [port]);
    }
    if (!EVENTS.has(tell) || !this.#frame) return;
    if (tell === "resize")
      this.#frame.style.blockSize = `${Math.min(Math.max(Number(detail?.height) || 0, 0), 5000)}px`;
    if (tell === "ready" || tell === "error") {
      Object.assign(this.#frame.style, { position: "static", visibility: "visible", display: "block" });
      /** @type {HTMLElement} */ (this.shadowRoot?.querySelector("slot")).hidden = true;
    }
    this.dispatchEvent(new CustomEvent(tell, { detail }));
  }
}

if (!customElements.get("lost-cities-table")) customElements.define("lost-cities-table", LostCitiesTable);
