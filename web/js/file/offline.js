// @ts-check
/** The game as one file needs no service worker (in place of shell/device/offline.js): everything is in it. */

/** @param {import("../shell/device/offline.js").Told} told */
export const goOffline = async ({ onReady }) => onReady();

/** Nothing newer ever comes by itself. */
export const applyUpdate = () => location.reload();

/** Nothing is lacking. */
export const lacking = async () => 0;
export const mend = lacking;

export const renewed = async () => false;
