// @ts-check
/** Puts what the person chose in the app on the root of a page beside it: theme, contrast, digits. */
import { readSettings } from "../shell/device/store.js";

/** @param {HTMLElement} root @returns {import("../shell/device/store.js").Settings} */
export function dress(root) {
  const { settings } = readSettings();
  if (settings.theme !== "system") root.dataset.theme = settings.theme;
  if (settings.contrast !== "system") root.dataset.contrast = settings.contrast;
  return settings;
}
