// @ts-check
/** Says what to do when a part of the page did not arrive: most often the site was updated after the page loaded. */
import { news, offerUpdate } from "../app.js";
import { renewed } from "../device/offline.js";

/** @param {import("../app.js").App} app */
export async function lost(app) {
  if (await renewed()) {
    offerUpdate(app);
    return;
  }
  const key = navigator.onLine ? "status-failed-network" : "status-failed-offline";
  news(app, { key, bad: true, acts: [{ act: "reload", key: "error-reload" }] });
}
