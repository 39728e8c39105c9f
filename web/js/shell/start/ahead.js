// @ts-check
/**
 * The very first script: it stands in the page's own text, and sets Python's worker on its way while everything else
 * still arrives. Python has a thread to itself, and takes longer to be ready than the page to be painted. The worker is
 * the engine's as soon as that has come, with what it has said until then.
 */
/** @import { ToWorker } from "../../messages.d.ts" */
import { siteIsKept, startWorker } from "../engine/start.js";

/** What the page is built on and this browser lacks, in the names developers know. @returns {string[]} */
function missing() {
  /** @type {[string, boolean][]} */
  const needs = [
    ["WebAssembly", typeof WebAssembly === "object"],
    ["Worker", typeof Worker === "function"],
    ["dialog", typeof HTMLDialogElement === "function"],
    ["DecompressionStream", typeof DecompressionStream === "function"],
    ["light-dark()", CSS.supports("color", "light-dark(#000, #fff)")],
  ];
  return needs.filter(([, has]) => !has).map(([name]) => name);
}

/** A worker that nobody listens to yet, and what it has said. */
function begin() {
  const worker = startWorker({ kind: "start", kept: siteIsKept(), plain: false });
  /** @type {(() => void)[]} */
  const said = [];
  worker.onmessage = (event) => said.push(() => worker.onmessage?.(event));
  worker.onerror = (event) => {
    event.preventDefault();
    said.push(() => worker.onerror?.(event));
  };
  return { worker, said };
}

const lacking = missing();
/** @type {ReturnType<typeof begin> | null} */
let waiting = lacking.length ? null : begin();

/**
 * A worker, as `startWorker` has it: the first that is wanted is the one that has been begun.
 * @param {ToWorker} first
 */
function start(first) {
  if (!waiting) return startWorker(first);
  const { worker, said } = waiting;
  waiting = null;
  said.forEach((tell) => queueMicrotask(tell)); // to whoever listens by then
  return worker;
}

globalThis.ahead = { lacking, start };
