// @ts-check
/**
 * A newer version of the site takes over, because the player has agreed; the page loads anew then.
 *
 * If a page asks for a file in the very moment in which the service worker at work is to end for the one that waits,
 * Chromium lets the older begin again, has the newer wait for five minutes, and holds back every page of the site that
 * is opened meanwhile. So the newer is called while all is quiet, and where it waits all the same both are let go: the
 * page then comes from the host, with a service worker that has nothing to wait for and finds all files kept.
 */

const PATIENCE = 10_000; // ms in which a version takes over where nothing stands in its way

/**
 * Calls the version that waits. What was offered here another tab may have applied since: then loading anew is all
 * there is to do.
 * @param {ServiceWorkerRegistration | null} registration
 * @param {(state: ServiceWorkerState) => void} heed   told the version's state, now and whenever it changes: a still
 *   newer one may take its place before it is at work, and is offered by itself
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
 * Let go of all service workers and load anew, if the host can be reached: without it they are all there is.
 * @param {ServiceWorkerRegistration} registration
 */
async function letGo(registration) {
  const reply = await fetch("sw.js", { cache: "no-store" }).catch(() => null); // never answered by a service worker
  if (!reply?.ok) return;
  await registration.unregister();
  location.reload();
}
