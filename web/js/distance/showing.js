// @ts-check
/** This device's message as codes on the screen: those of a long one turn by themselves until one is held. */
import { codesOf } from "./codes.js";
import { messageIn } from "./texts.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./desk.js").Codes} Codes */

const TURN = 1500; // ms for which a code is shown: long enough for a camera to look several times

/**
 * @param {object} tools
 * @param {() => Desk} tools.get
 * @param {(part: Partial<Desk>) => void} tools.set
 * @param {() => string} tools.message   this device's message
 * @param {(text: string) => Promise<boolean>} tools.brought
 */
export function makeShowing({ get, set, message, brought }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let turning;

  /** Shows a code, and a while later the next one if they turn by themselves. @param {Codes} codes */
  function show(codes) {
    set({ codes });
    clearTimeout(turning);
    if (codes.turning) turning = setTimeout(() => document.querySelector(".sending .code") && turned(true), TURN);
  }

  /** The next code. @param {boolean} goesOn whether they turn by themselves from there */
  function turned(goesOn) {
    const { codes } = get();
    if (codes) show({ ...codes, at: (codes.at + 1) % codes.parts.length, turning: goesOn });
  }

  return {
    /** Shows this device's message as codes, or puts them away. */
    async codes() {
      if (get().codes) return set({ codes: null });
      const text = message();
      const parts = await codesOf(messageIn(text));
      if (message() !== text) return; // it is another by now
      show({ parts, at: 0, turning: parts.length > 1 && !matchMedia("(prefers-reduced-motion: reduce)").matches });
      requestAnimationFrame(() => document.querySelector(".sending .code")?.scrollIntoView({ block: "center" }));
      await brought(text);
    },
    next: () => turned(false),
    turn() {
      const { codes } = get();
      if (codes?.turning) show({ ...codes, turning: false });
      else turned(true);
    },
  };
}
