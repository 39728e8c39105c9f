// @ts-check
/** How the worker is started. */
/** @import { ToWorker } from "../../messages.d.ts" */

/**
 * The worker, started from a blob: so that it inherits the page's content security policy. Its code comes by import(),
 * since what Firefox imports statically there bypasses the service worker and would be missing offline; messages sent
 * meanwhile wait. Its first message is written into the blob: in Chromium, one that is sent would wait until the page
 * has painted.
 * @param {ToWorker} first
 * @returns {Worker}
 */
export function startWorker(first) {
  askTheTime();
  const address = JSON.stringify(new URL(BUILD.worker, document.baseURI).href);
  const lead = `
    const early = [{ data: ${JSON.stringify(first)} }];
    self.onmessage = (event) => early.push(event);
    import(${address}).then(
      () => early.forEach((event) => self.onmessage(event)),
      (error) => self.postMessage({ kind: "crashed", detail: String(error), file: ${JSON.stringify(BUILD.worker)} }),
    );`;
  // In a sandbox without an origin, Chromium starts no module from a blob:, but data: inherits the policy as well.
  if (self.origin === "null") return new Worker(`data:text/javascript,${encodeURIComponent(lead)}`, { type: "module" });
  const blob = new Blob([lead], { type: "text/javascript" });
  const url = URL.createObjectURL(blob);
  const worker = new Worker(url, { type: "module" });
  // Not before the worker has read it, as its first message shows.
  worker.addEventListener("message", () => URL.revokeObjectURL(url), { once: true });
  return worker;
}

/**
 * Before there is a worker. The first who asks a process of Firefox for the time creates a service of the browser. If
 * that is a worker, it waits for the page meanwhile; and if the page, as it paints, asks for the first time just then,
 * it waits for the worker: neither ever goes on.
 */
export const askTheTime = () => performance.now();

/** The address of its script, for people. */
export const workerFile = () => BUILD.worker;

/** Whether the service worker answers for the site's files. */
export const siteIsKept = () => Boolean(navigator.serviceWorker?.controller);
