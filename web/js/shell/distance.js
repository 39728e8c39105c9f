// @ts-check
/** The door to matches at a distance: all of js/distance/ is loaded on demand. */
import { awaited } from "../common/late.js";
import { style } from "./device/styles.js";
import { trouble } from "./app.js";
import { spoken } from "./wishes.js";

/** @typedef {import("./app.js").App} App */

/**
 * @param {App} app
 * @returns {Promise<import("../distance/desk.js").Working>} fetched again after a failure
 */
export function deskOf(app) {
  if (!app.desk) {
    app.desk = Promise.all([
      awaited("js/desk", import("../distance/desk.js")),
      awaited("js/list", import("../distance/screen/list.js")),
      style("css/distance.css"),
      spoken(app, true),
    ]).then(([{ makeDesk }, { carried }]) => {
      app.store.update({ carried });
      return makeDesk(app);
    });
    app.desk.catch((error) => {
      app.desk = null;
      trouble(app, error);
    });
  }
  return app.desk;
}
