// @ts-check
/**
 * The pages that teach the rules, in the game as one file: they are packed into it, and read in a frame over the page
 * at an address of its own (language, page, rule), so that the way back is the browser's own. While it is open, the
 * page below is out of reach, and the title and printing belong to it. Whatever scripts move on these pages stands
 * still here: exercises are pictures.
 */
import { at } from "./at.js";
import { download } from "./download.js";
import { fromPaper, provide, toPaper } from "./paper.js";

const ROOT = "https://inline.invalid/"; // no request ever goes there
const PLACE = /^#(learn\/\w+\/\w+\.html)(?:#(.*))?$/;
const PRINT = "[data-act=print]";
const OVER_ALL = { position: "fixed", inset: "0", width: "100%", height: "100%", border: "0", zIndex: "9" };

/** @type {HTMLIFrameElement | null} */
let frame = null;
let shown = "";
/** The game's own title, which the game keeps updating while a page lies over it. */
let title = "";

/** @param {string} name @returns {Promise<string>} */
export const unpacked = async (name) => (await download(new URL(name, ROOT), 0, true, () => {})).text();

/** Shows the page that the address names, or closes the one that it no longer names. */
async function follow() {
  const [, name = "", part = ""] = PLACE.exec(location.hash) ?? [];
  if (name !== shown) {
    shown = name;
    putAway();
    if (!at(name)) return;
    const [text, styles] = await Promise.all([unpacked(name), unpacked("css/learn.css")]);
    if (name === shown) await show(text, styles);
  }
  frame?.contentDocument?.getElementById(plain(part))?.scrollIntoView();
}

/** @param {string} part @returns {string} with percent escapes decoded, or as it is */
function plain(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @param {boolean} covered whether a page lies over the game, which is then out of reach */
const cover = (covered) => document.getElementById("shell")?.toggleAttribute("inert", covered);

function putAway() {
  if (!frame) return;
  frame.remove();
  frame = null;
  cover(false);
  document.title = title;
}

/** Shows the page's title, whatever the game sets meanwhile. */
function entitle() {
  const { title: own = "" } = frame?.contentDocument ?? {};
  if (!own || document.title === own) return;
  title = document.title;
  document.title = own;
}

/** @param {string} text @param {string} styles */
async function show(text, styles) {
  const made = document.createElement("iframe");
  frame = made;
  const sheet = `<link rel="stylesheet" href="data:text/css;charset=utf-8,${encodeURIComponent(styles)}">`;
  made.srcdoc = text.replace("</head>", () => `${sheet}</head>`);
  Object.assign(made.style, OVER_ALL);
  await new Promise((resolve) => {
    made.addEventListener("load", resolve, { once: true });
    document.body.append(made);
  });
  const read = made.contentDocument;
  if (!read) return; // closed meanwhile
  made.title = read.title;
  Object.assign(read.documentElement.dataset, document.documentElement.dataset); // its light
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (read.querySelectorAll(PRINT))) button.hidden = false;
  read.addEventListener("click", follows);
  cover(true);
  entitle();
  provide(styles);
  made.focus();
}

/** A link in the frame changes the address of the page. @param {MouseEvent} event */
function follows(event) {
  const pressed = /** @type {Element} */ (event.target);
  if (pressed.closest(PRINT)) return print();
  const link = pressed.closest("a[href]");
  if (!link) return;
  event.preventDefault();
  const { pathname, hash } = new URL(link.getAttribute("href") ?? "", ROOT + shown);
  location.hash = pathname === "/index.html" ? hash.slice(1) : pathname.slice(1) + hash;
  void follow(); // goes there again even if the address is the same
}

window.addEventListener("hashchange", () => void follow());
window.addEventListener("beforeprint", () => frame?.contentDocument && toPaper(frame.contentDocument));
window.addEventListener("afterprint", fromPaper);
new MutationObserver(entitle).observe(document.head, { childList: true, subtree: true });
void follow();
