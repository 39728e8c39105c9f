// @ts-check
/** Tells what to do where a part of the page did not come: most often the site has been renewed since it was loaded. */
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
