// @ts-check
/**
 * The page's side of the service worker: registers it, says once that the site now
 * works offline, and offers a new version, which is applied only when the player agrees.
 */

/** @typedef {{ onReady: () => void, onOffer: () => void }} Told */

const HOUR = 60 * 60 * 1000;

/** @type {ServiceWorker | null} */
let waiting = null;
let applying = false;

/**
 * Begin to work offline. `onReady` is called when everything has just been kept for the first time, `onOffer` when a
 * newer version is kept and waits for `applyUpdate`. Without service workers (an old browser, a plain http address, a
 * page opened from a file) nothing is called and the site works with the network only.
 * @param {Told} told
 */
export async function goOffline({ onReady, onOffer }) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let kept = Boolean(workers.controller); // whether a version was at work here before the next one takes over
  workers.addEventListener("controllerchange", () => {
    if (applying) location.reload();
    else if (kept)
      onOffer(); // another tab has applied it: this one still shows the old version
    else onReady();
    kept = true;
  });
  try {
    const registration = await workers.register("sw.js", { updateViaCache: "none" });
    watch(registration, onOffer);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
    setInterval(() => registration.update().catch(() => {}), HOUR);
  } catch {
    // Storage is forbidden here, or the host does not serve sw.js: the game itself needs neither.
  }
}

/** @param {ServiceWorkerRegistration} registration @param {() => void} onOffer */
function watch(registration, onOffer) {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) {
      waiting = registration.waiting;
      onOffer();
    }
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/** Switch to the version that waits; the page loads anew and the match is restored from its save. */
export function applyUpdate() {
  if (!waiting) {
    location.reload();
    return;
  }
  applying = true;
  waiting.postMessage("apply");
}
