// @ts-check
/**
 * What every act works with, and what several of them do: open a dialog, close it.
 *
 * @typedef {object} Tools
 * @property {import("../state.js").Store} store
 * @property {ReturnType<typeof import("../live.js").makeLive>} live
 * @property {import("../engine/engine.js").Engine} engine
 * @property {() => Promise<import("../../distance/desk.js").Working>} desk   matches at a distance
 * @property {() => Promise<ReturnType<typeof import("../../own/host.js").makeOwn>>} own   people's own players
 * @property {ReturnType<typeof import("../guide.js").makeGuide>} guide
 * @property {(part: Partial<import("../device/store.js").Settings>) => void} wish   changes settings
 * @property {(notice: import("../state.js").Notice) => void} news
 * @property {(error: unknown) => void} trouble
 * @property {(error: unknown) => void} notBrought   likewise, for something imported that found no room
 * @property {(what: string, value: string) => void} review   acts on the review's screen
 * @property {(renew: typeof import("../device/renewing.js").renew) => void} update   switches to the new version
 *
 * @typedef {Record<string, (element: HTMLInputElement, value: string) => void>} Acts   by `data-act`; elements other
 * than fields provide only their `data-*`
 */

/**
 * @param {Tools["store"]} store
 * @param {import("../state.js").Dialog["kind"]} kind
 * @param {Partial<import("../state.js").Dialog>} [more]
 */
export const dialog = (store, kind, more = {}) => store.update({ dialog: { kind, ...more } });

/** @param {Tools["store"]} store */
export const shut = (store) => store.update({ dialog: null });
