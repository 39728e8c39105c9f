// @ts-check
/**
 * The page's side of the service worker: registers it, says once that the site now works offline, has it repair what it
 * keeps, and offers a new version, which is applied only if the player agrees.
 */

/** @typedef {{ onReady: () => void, onOffer: () => void }} Told */

const HOUR = 60 * 60 * 1000;
const PATIENCE = 60_000; // ms for an answer from the service worker, which may have to fetch the whole site

/** @type {ServiceWorkerRegistration | null} */
let registered = null;
let applying = false;

/** The version that this page started with. @type {Promise<string>} */
let version = Promise.resolve("");

/**
 * Starts working offline. `onReady` is called when everything has just been kept for the first time, `onOffer` when a
 * newer version is kept and waits for `applyUpdate`. Without service workers (an old browser, a plain http address, a
 * page opened from a file) neither is called, and the site needs the network.
 * @param {Told} told
 */
export async function goOffline({ onReady, onOffer }) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let kept = Boolean(workers.controller); // whether a version was active here before the next one takes over
  version = versionOf(workers.controller);
  const offer = async (/** @type {ServiceWorker | null} */ newer) => {
    const [ours, theirs] = await Promise.all([version, versionOf(newer)]);
    if (!theirs || ours !== theirs) onOffer(); // the same one may be installed again, after its storage was cleared
  };
  workers.addEventListener("controllerchange", () => {
    if (applying) {
      location.reload();
    } else if (kept) {
      void offer(workers.controller); // another tab has applied it: this one still shows the old version
    } else {
      version = versionOf(workers.controller);
      onReady();
    }
    kept = true;
  });
  try {
    const registration = await workers.register("sw.js", { updateViaCache: "none" });
    registered = registration;
    watch(registration, offer);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
    setInterval(() => registration.update().catch(() => {}), HOUR);
    if (kept) void mend(); // what the browser removed to make room
  } catch {
    // Storage is forbidden here, or the host does not serve sw.js; the game itself needs neither.
  }
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {(newer: ServiceWorker) => void} offer
 */
function watch(registration, offer) {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  look();
  follow(); // one may have been under way before this page looked
  registration.addEventListener("updatefound", follow);
}

/**
 * Asks a service worker; null if there is none, or an older version that does not answer.
 * @param {ServiceWorker | null} worker
 * @param {string} what
 * @param {number} [patience] ms
 * @returns {Promise<unknown>}
 */
function ask(worker, what, patience = PATIENCE) {
  return new Promise((resolve) => {
    if (!worker) return resolve(null);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(null), patience);
    worker.postMessage(what, [port2]);
  });
}

/** @param {ServiceWorker | null} worker @returns {Promise<string>} */
const versionOf = async (worker) => String((await ask(worker, "version", 5000)) ?? "");

/** @param {unknown} told @returns {number | null} */
const counted = (told) => (typeof told === "number" ? told : null);

/** How many files of the site are not kept here; null where no service worker keeps any. */
export const lacking = async () => counted(await ask(navigator.serviceWorker?.controller ?? null, "lacking", 5000));

/** Has missing files fetched and kept; returns how many could not be. */
export const mend = async () => counted(await ask(navigator.serviceWorker?.controller ?? null, "mend"));

/**
 * Whether the host now has another version, whose parts no longer fit this page. The list of its service worker tells,
 * which is never cached.
 */
export async function renewed() {
  const own = [...document.querySelectorAll("script[type=module][src]")].at(-1)?.getAttribute("src");
  try {
    const reply = await fetch("sw.js", { cache: "no-store" });
    const text = await reply.text();
    return reply.ok && text.startsWith("const PRECACHE") && !text.includes(`"${own}"`);
  } catch {
    return false;
  }
}

/**
 * Switches to the waiting version; the page reloads and the match is restored from its save. The version is called
 * while no page asks for anything (renewing.js says why).
 * @param {typeof import("./renewing.js").renew} renew
 */
export async function applyUpdate(renew) {
  await ask(navigator.serviceWorker?.controller ?? null, "quiet", 5000);
  renew(registered, (state) => (applying = state !== "redundant"));
}
