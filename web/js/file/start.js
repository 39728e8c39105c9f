// @ts-check
/**
 * How the worker starts in the game as one file (in place of shell/engine/start.js): from a data: address, the only
 * kind from which every browser starts a module that a page from a file has made. It is handed what it needs as the
 * browser reads it, and so begins while most of the page is still on the disk.
 */
/** @import { ToWorker } from "../messages.d.ts" */
import { askTheTime } from "../shell/engine/start.js";
import { storage } from "./storage.js";

const { wasm, runtime, library, package: wheel, rest, distance } = BUILD.python;
const FILES = [wasm, runtime, library, wheel, rest, distance].map(({ address }) => address);

/** @param {ToWorker} first @returns {Worker} */
export function startWorker(first) {
  askTheTime();
  const worker = new Worker(`data:text/javascript;base64,${packed(BUILD.worker)}`, { type: "module" });
  const port = storage();
  worker.postMessage({ handed: { storage: port } }, [port]);
  worker.postMessage(first);
  whenRead(FILES, (address, text) => worker.postMessage({ handed: { address, text } }));
  return worker;
}

/**
 * Reports each text in the page as soon as the browser has read it.
 * @param {string[]} addresses @param {(address: string, text: string) => void} tell
 */
function whenRead(addresses, tell) {
  let left = addresses;
  const look = () => {
    const now = left.filter(isWhole);
    left = left.filter((address) => !now.includes(address));
    if (!left.length) watch.disconnect();
    for (const address of now) tell(address, packed(address));
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", look, { once: true });
  look();
}

/** The content of the element whose id is an address on the site. @param {string} address */
const packed = (address) => document.getElementById(address)?.textContent ?? "";

/** Whether the element is complete: another node follows it, or nothing more will come. @param {string} address */
const isWhole = (address) =>
  Boolean(document.getElementById(address)?.nextSibling) || document.readyState !== "loading";

/** The name of its script. */
export const workerFile = () => BUILD.worker;

/** Nothing has to be fetched. */
export const siteIsKept = () => true;
