// @ts-check
/** The beginning of the game as one file: that of the site's page, and the pages to read, which stand in it too. */
import "../shell/main.js";
import { hold } from "./at.js";
import { unpacked } from "./reading.js";

const LICENCES = "licences.txt";

/** Unpacks them for the screen that links to them, which is shown once more should it have come first. */
async function unpackLicences() {
  hold(LICENCES, await unpacked(LICENCES));
  if (location.hash === "#about") window.dispatchEvent(new HashChangeEvent("hashchange"));
}

void unpackLicences();
