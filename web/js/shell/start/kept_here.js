// @ts-check
/** Whether the whole site is kept on this device for use without a network, and its repair if a part is missing. */
import { lacking, mend } from "../device/offline.js";

/** @typedef {import("../state.js").Store} Store */

/** Checks, for the settings screen. @param {Store} store */
export async function lookWhatIsKept(store) {
  store.update({ offline: { lacking: await lacking(), mending: false } });
}

/** Fetches what is missing. @param {Store} store */
export async function repair(store) {
  const { offline } = store.get();
  if (!offline || offline.mending) return;
  store.update({ offline: { ...offline, mending: true } });
  const left = await mend();
  store.update({ offline: { lacking: left, mending: false } });
}
