// @ts-check
/**
 * Retries a start for which something did not arrive: automatically, with growing pauses, and at once when the network
 * is back.
 */

const FIRST = 2000; // ms
const LONGEST = 60_000;

/** Whether another try may help. @param {string} [reason] why the start failed */
export const retries = (reason) => reason === "network" || reason === "damaged";

/**
 * @param {Pick<import("../engine/engine.js").Engine, "on" | "retry">} engine
 * @param {() => void} lost   called if something did not arrive
 */
export function keepTrying(engine, lost) {
  let pause = FIRST;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;
  engine.on("status", (status) => {
    clearTimeout(next);
    if (status.state === "ready") pause = FIRST;
    if (status.state !== "failed" || !retries(status.reason)) return;
    next = setTimeout(() => engine.retry(), pause);
    pause = Math.min(LONGEST, 2 * pause);
    lost();
  });
  globalThis.addEventListener?.("online", () => engine.retry());
}
