// @ts-check
/**
 * Has a separate worker keep a started Python for the next visit: once nothing is awaited or pressed, and if the device
 * can spare the work, the memory and the room. A visit without it merely starts like the first.
 */

/** @typedef {Pick<import("../engine/engine.js").Engine, "keptStart" | "keepStart">} Engine */

const QUIET = 8000; // ms without a press
const CHARGED = 0.3; // of a battery that is not being charged
const ROOMY = 2; // GB of memory; half the devices that report it have more

/**
 * What a browser says about a device; a device that does not say is taken for one that can spare it.
 * @typedef {object} Device
 * @property {{charging: boolean, level: number} | null} battery
 * @property {boolean} saving   whether the person wishes to save data
 * @property {number} memory   GB
 */

/**
 * What only some browsers have.
 * @typedef {Navigator & {getBattery?: () => Promise<Device["battery"]>, connection?: {saveData?: boolean},
 *   deviceMemory?: number}} Telling
 */

/** @param {Device} device */
export const spares = ({ battery, saving, memory }) =>
  !saving && memory >= ROOMY && (!battery || battery.charging || battery.level >= CHARGED);

/** @returns {Promise<Device>} */
async function thisDevice() {
  const { getBattery, connection, deviceMemory } = /** @type {Telling} */ (navigator);
  return {
    battery: getBattery ? await getBattery.call(navigator).catch(() => null) : null,
    saving: connection?.saveData === true,
    memory: deviceMemory ?? Infinity,
  };
}

/** Resolves once nothing has been pressed for a while on a visible page, and the browser is idle. */
function quiet() {
  return new Promise((resolve) => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const done = () => {
      for (const stir of STIRS) window.removeEventListener(stir, again, true);
      if (window.requestIdleCallback) window.requestIdleCallback(resolve);
      else resolve(null);
    };
    const again = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(done, QUIET);
    };
    for (const stir of STIRS) window.addEventListener(stir, again, true);
    again();
  });
}
const STIRS = ["pointerdown", "keydown", "visibilitychange"];

/** Resolves once the service worker answers for the site: earlier, Python's files would be fetched twice. */
async function siteKept() {
  const workers = navigator.serviceWorker;
  if (workers && !workers.controller)
    await new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
  return Boolean(workers);
}

/** @param {Engine} engine whose Python is running */
export async function keepNextStart(engine) {
  if (!(await siteKept()) || (await engine.keptStart()).size) return;
  await quiet();
  // Another window may have done so meanwhile.
  if (spares(await thisDevice()) && !(await engine.keptStart()).size) await engine.keepStart();
}
