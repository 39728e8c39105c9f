// @ts-check
/** Keeps the screen on while a match is played, if the browser can; released whenever the page is hidden. */

/** @type {WakeLockSentinel | null} */
let held = null;
let wanted = false;

async function hold() {
  if (!wanted || held || document.visibilityState !== "visible") return;
  try {
    const lock = await navigator.wakeLock?.request("screen");
    if (!lock) return;
    if (!wanted) return void lock.release();
    held = lock;
    held.addEventListener("release", () => (held = null));
  } catch {
    // refused (battery, policy): the screen turns off as usual
  }
}

/** @param {boolean} on */
export function keepAwake(on) {
  if (on === wanted) return;
  wanted = on;
  if (on) void hold();
  else void held?.release();
}

document.addEventListener("visibilitychange", () => void hold());
