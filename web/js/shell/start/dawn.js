// @ts-check
/**
 * The first script of the page: sets Python on its way while everything else still arrives. Python has a thread to
 * itself, and takes longer to be ready than the page to be painted.
 */
import { createEngine } from "../engine/engine.js";

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

export const lacking = missing();

/** The engine; null in a browser that cannot run it. */
export const engine = lacking.length ? null : createEngine();
