// @ts-check
/**
 * The pages that teach the rules, in the game as one file: they stand in it, packed, and are read in a frame over the
 * page at an address of its own (language, page, rule), so that the way back is the browser's own. What moves on them
 * by scripts stays still here: exercises are pictures, and score sheets are to be printed from the site.
 */
import { at } from "./at.js";
import { download } from "./download.js";

const ROOT = "https://inline.invalid/"; // no request ever goes there
const PLACE = /^#(learn\/\w+\/\w+\.html)(?:#(.*))?$/;
const OVER_ALL = { position: "fixed", inset: "0", width: "100%", height: "100%", border: "0", zIndex: "9" };

/** @type {HTMLIFrameElement | null} */
let frame = null;
let shown = "";

/** @param {string} name @returns {Promise<string>} */
export const unpacked = async (name) => (await download(new URL(name, ROOT), 0, true, () => {})).text();

/** Shows what the address names, or takes away what it names no more. */
async function follow() {
  const [, name = "", part = ""] = PLACE.exec(location.hash) ?? [];
  if (name !== shown) {
    shown = name;
    frame?.remove();
    frame = null;
    if (!at(name)) return;
    const [text, styles] = await Promise.all([unpacked(name), unpacked("css/learn.css")]);
    if (name === shown) await show(text, styles);
  }
  frame?.contentDocument?.getElementById(decodeURIComponent(part))?.scrollIntoView();
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
  if (!read) return; // gone meanwhile
  made.title = read.title;
  Object.assign(read.documentElement.dataset, document.documentElement.dataset); // its light
  read.addEventListener("click", follows);
  made.focus();
}

/** A link in the frame is a way of the page's. @param {MouseEvent} event */
function follows(event) {
  const link = /** @type {Element} */ (event.target).closest("a[href]");
  if (!link) return;
  event.preventDefault();
  const { pathname, hash } = new URL(link.getAttribute("href") ?? "", ROOT + shown);
  location.hash = pathname === "/index.html" ? hash.slice(1) : pathname.slice(1) + hash;
  void follow(); // the very place that it names already is gone to once more
}

window.addEventListener("hashchange", () => void follow());
void follow();
