// @ts-check
/** The start of the game as one file: that of the site's page, and the pages to read, which it includes. */
import "../shell/main.js";
import { hold } from "./at.js";
import { unpacked } from "./reading.js";

const LICENCES = "licences.txt";

/** Unpacks the licences for the screen that links to them, and shows it again if it came first. */
async function unpackLicences() {
  hold(LICENCES, await unpacked(LICENCES));
  if (location.hash === "#about") window.dispatchEvent(new HashChangeEvent("hashchange"));
}

void unpackLicences();
