// @ts-check
/**
 * The very first script: it is part of the page's own text, and starts Python's worker while everything else is still
 * arriving. Python has a thread of its own, and takes longer to be ready than the page to be painted. Once the engine
 * has loaded it takes over the worker, with the messages so far.
 */
/** @import { ToWorker } from "../../messages.d.ts" */
import { siteIsKept, startWorker } from "../engine/start.js";

/** What the page needs and this browser lacks, by the names developers know. @returns {string[]} */
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

/** A worker that nobody listens to yet, and its messages so far. */
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
 * A worker, as from `startWorker`: the first call gets the one already started.
 * @param {ToWorker} first
 */
function start(first) {
  if (!waiting) return startWorker(first);
  const { worker, said } = waiting;
  waiting = null;
  said.forEach((tell) => queueMicrotask(tell)); // to whoever is listening by then
  return worker;
}

globalThis.ahead = { lacking, start };
