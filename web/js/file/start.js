// @ts-check
/**
 * How the worker is started in the game as one file (in place of shell/engine/start.js): from a data: address, the one
 * kind from which every browser starts a module that a file's page has made. It is handed what it needs as the browser
 * reads it: the worker begins while most of the page still lies on the disk.
 */
/** @import { ToWorker } from "../messages.d.ts" */
import { storage } from "./storage.js";

const { wasm, runtime, library, package: wheel, rest, distance } = BUILD.python;
const FILES = [wasm, runtime, library, wheel, rest, distance].map(({ address }) => address);

/** @param {ToWorker} first @returns {Worker} */
export function startWorker(first) {
  const worker = new Worker(`data:text/javascript;base64,${packed(BUILD.worker)}`, { type: "module" });
  const port = storage();
  worker.postMessage({ handed: { storage: port } }, [port]);
  worker.postMessage(first);
  whenRead(FILES, (address, text) => worker.postMessage({ handed: { address, text } }));
  return worker;
}

/**
 * Tells of each text that stands in the page, once the browser has read it.
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

/** What stands in an element that is called by its address on the site. @param {string} address */
const packed = (address) => document.getElementById(address)?.textContent ?? "";

/** Whether one is there and another node after it, or nothing comes any more. @param {string} address */
const isWhole = (address) =>
  Boolean(document.getElementById(address)?.nextSibling) || document.readyState !== "loading";

/** The name of its script. */
export const workerFile = () => BUILD.worker;

/** Nothing has to be fetched. */
export const siteIsKept = () => true;
