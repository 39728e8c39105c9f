// @ts-check
/** The beginning of the game as one file: that of the site's page, and the pages to read, which stand in it too. */
import "../shell/main.js";
import "./reading.js";
import { hold } from "./at.js";

/** Unpacks a text of the page for whoever asks for its address later. @param {string} address */
async function unpack(address) {
  const packed = await fetch(`data:;base64,${document.getElementById(address)?.textContent}`);
  const text = /** @type {ReadableStream} */ (packed.body).pipeThrough(new DecompressionStream("gzip"));
  hold(address, await new Response(text).text());
}

void unpack("licences.txt");
