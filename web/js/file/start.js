// @ts-check
/**
 * How the worker is started in the game as one file (in place of shell/engine/start.js): from a data: address, the one
 * kind from which every browser starts a module that a file's page has made. It is handed all that it needs.
 */
import { at } from "./at.js";
import { inPage } from "./download.js";
import { storage } from "./storage.js";

const { runtime, wasm, rest, library, package: wheel, distance } = BUILD.python;
const FILES = new Set([runtime, wasm, rest, library, wheel, distance].map(({ address }) => address));

/** @returns {Worker} */
export function startWorker() {
  const worker = new Worker(at(BUILD.worker), { type: "module" });
  const files = Object.fromEntries(Object.entries(inPage()).filter(([address]) => FILES.has(address)));
  const port = storage();
  worker.postMessage({ files, storage: port }, [port]);
  return worker;
}

/** The name of its script. */
export const workerFile = () => BUILD.worker;

/** Nothing has to be fetched. */
export const siteIsKept = () => true;
