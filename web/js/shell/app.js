// @ts-check
/**
 * The program as one object: its parts, as main.js joins them, and what they say to the person.
 *
 * @typedef {import("./state.js").Notice} Notice
 * @typedef {ReturnType<typeof import("../own/host.js").makeOwn>} Own
 *
 * @typedef {object} App
 * @property {import("./state.js").Store} store
 * @property {ReturnType<typeof import("./engine/engine.js").createEngine>} engine
 * @property {import("./screens.js").Roots} roots
 * @property {(text: string) => void} announce
 * @property {ReturnType<typeof import("./guide.js").makeGuide>} guide
 * @property {ReturnType<typeof import("./live.js").makeLive>} live
 * @property {import("./live.js").Play | null} play   once there has been a table
 * @property {string} [opened]   the match whose table the page opened with, without a press
 * @property {ReturnType<typeof import("./after/through.js").makeGoing> | null} going   a match gone through
 * @property {Promise<import("../distance/desk.js").Working> | null} desk   matches at a distance, once there is one
 * @property {ReturnType<typeof import("./after/review.js").makeReviewing> | null} reviewing   a match reviewed
 * @property {ReturnType<typeof import("./after/exercise.js").makeTrying> | null} trying   an exercise tried
 * @property {(name: string) => void} act   does what that `data-act` says
 * @property {() => Promise<void>} lost   a part of the page did not arrive (start/lost.js)
 * @property {Promise<Own> | null} owns   people's own players, once there has been one
 */
import { isLost } from "../common/lost.js";
import { EngineError } from "./engine/connection.js";
import { reportOf } from "./plain.js";

const NEWS_LASTS = 8000; // ms; trouble stays until it is dismissed

/** @param {App} app @param {Notice} notice */
export function news({ store, announce }, notice) {
  const { get, update } = store;
  update({ notices: [...get().notices.filter((each) => each.key !== notice.key), notice] });
  announce(get().words.say(notice.key, notice.values));
  if (!notice.bad && (!notice.acts || notice.here))
    setTimeout(() => update({ notices: get().notices.filter((each) => each !== notice) }), NEWS_LASTS);
}

/** @param {App} app @param {unknown} error */
export function trouble(app, error) {
  const { get, update } = app.store;
  if (isLost(error)) void app.lost();
  else if (!get().dialog) update({ dialog: { kind: "error", report: reportOf(error, get()) } });
}

/**
 * An import could not be kept, or whatever else is wrong with it.
 * @param {App} app @param {unknown} error
 */
export function notBrought(app, error) {
  if (error instanceof EngineError && error.reason !== "other")
    news(app, { key: "error-no-room", values: { why: error.reason }, bad: true });
  else trouble(app, error);
}

/**
 * A part of the program that is loaded on demand, and stays; after a failure it is fetched again.
 * @template {"going" | "owns" | "reviewing" | "trying"} Name
 * @param {App} app @param {Name} name @param {(app: App) => NonNullable<App[Name]>} bring
 * @returns {NonNullable<App[Name]>}
 */
export function wanted(app, name, bring) {
  const coming = /** @type {NonNullable<App[Name]>} */ (app[name] ??= bring(app));
  coming.catch(() => {
    app[name] = /** @type {App[Name]} */ (null);
  });
  return coming;
}

/** @param {App} app */
export const offerUpdate = (app) =>
  news(app, { key: "status-update", acts: [{ act: "apply-update", key: "status-update-apply" }] });
