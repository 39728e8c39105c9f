// @ts-check
/**
 * A newer version of the site takes over, with the player's consent; then the page reloads.
 *
 * If a page requests a file at the very moment when the active service worker should end for the waiting one, Chromium
 * restarts the older, makes the newer wait for five minutes, and holds back every page of the site opened meanwhile. So
 * the newer is called while all is quiet; if it has to wait all the same, both are unregistered: the page then comes
 * from the host, with a service worker that has nothing to wait for and finds all files kept.
 */

const PATIENCE = 10_000; // ms in which a version takes over if nothing is in its way

/**
 * Calls the waiting version. Another tab may already have applied what was offered here: then reloading is all there is
 * to do.
 * @param {ServiceWorkerRegistration | null} registration
 * @param {(state: ServiceWorkerState) => void} heed   told the version's state, now and at every change: a still newer
 * one may replace it before it is active, and is then offered separately
 */
export function renew(registration, heed) {
  const newer = registration?.waiting;
  if (!registration || newer?.state !== "installed") return location.reload();
  heed(newer.state);
  newer.addEventListener("statechange", () => heed(newer.state));
  newer.postMessage("apply");
  setTimeout(() => void (newer.state === "installed" && letGo(registration)), PATIENCE);
}

/**
 * Unregisters all service workers and reloads, if the host can be reached: without it they are all there is.
 * @param {ServiceWorkerRegistration} registration
 */
async function letGo(registration) {
  const reply = await fetch("sw.js", { cache: "no-store" }).catch(() => null); // never answered by a service worker
  if (!reply?.ok) return;
  await registration.unregister();
  location.reload();
}
