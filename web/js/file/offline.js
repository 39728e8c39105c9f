// @ts-check
/** The game as one file needs no service worker (in place of shell/device/offline.js): it is all there. */

/** @param {import("../shell/device/offline.js").Told} told */
export const goOffline = async ({ onReady }) => onReady();

/** Nothing newer ever comes by itself. */
export const applyUpdate = () => location.reload();

/** It is all there. */
export const lacking = async () => 0;
export const mend = lacking;

export const renewed = async () => false;
