// @ts-check
/**
 * How the worker is started in the game as one file (in place of shell/engine/start.js): from a data: address, the one
 * kind from which every browser starts a module that a file's page has made. It is handed all that it needs.
 */
import { at } from "./at.js";
import { storage } from "./storage.js";

/** @returns {Worker} */
export function startWorker() {
  const worker = new Worker(at(BUILD.worker), { type: "module" });
  const { runtime, wasm, library, package: wheel } = BUILD.python;
  const files = Object.fromEntries(
    [runtime, wasm, library, wheel].map(({ address }) => [address, document.getElementById(address)?.textContent]),
  );
  const port = storage();
  worker.postMessage({ files, storage: port }, [port]);
  return worker;
}

/** Nothing has to be fetched. */
export const siteIsKept = () => true;
