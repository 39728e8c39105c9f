// @ts-check
/**
 * Messages as QR codes, drawn and read; the code libraries are fetched with the first. A short message is one code
 * with its link, so that any camera opens it; a long one is several, each with its number and the message's mark, read
 * in any order.
 */
import { awaited } from "../common/late.js";
import { linkOf, messageIn } from "./texts.js";

const ONE = 450; // characters that a phone's camera still reads well off a screen
const PART = /^lcpart!(\d+)!(\d+)!([\w-]+)!(.*)$/s;
const MOST_PARTS = 200;
const LARGEST = 1600; // px of the longer side of a picture in which a code is looked for
const LOOK = 120; // ms between two looks at the camera's picture

/** @typedef {(part: Partial<import("./desk.js").Desk>) => void} Set */

/** The dark squares of a code as one path, counted in squares from its corner, with the quiet border that it needs. */
/** @param {boolean[][]} squares */
const pathOf = (squares) =>
  squares
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");

/** The texts of the codes for a message. @param {string} message @returns {string[]} */
function textsOf(message) {
  const link = linkOf(message);
  if (link.length <= ONE) return [link];
  const mark = message.slice(-8);
  const count = Math.ceil(message.length / ONE);
  return Array.from(
    { length: count },
    (_, at) => `lcpart!${at + 1}!${count}!${mark}!${message.slice(at * ONE, (at + 1) * ONE)}`,
  );
}

/**
 * The codes of a message: each is its number of squares along a side, then the path of the dark ones.
 * @param {string} message
 */
export async function codesOf(message) {
  const { encodeQR } = await awaited("js/qr", import("qr"));
  return textsOf(message).map((text) => {
    const squares = encodeQR(text, "raw", { ecc: text.length > 200 ? "low" : "medium", border: 2 });
    return `${squares.length} ${pathOf(squares)}`;
  });
}

/** By mark: the parts read so far of a message. @type {Map<string, string[]>} */
const gathered = new Map();

/**
 * The message that a code's text holds or completes; "" while parts are missing.
 * @param {string} text @param {Set} set
 */
function gather(text, set) {
  const [, at, count, mark, chunk] = PART.exec(text) ?? [];
  if (!mark) return messageIn(text) || text;
  const all = Number(count);
  if (all < 1 || all > MOST_PARTS || Number(at) < 1 || Number(at) > all) return text;
  const parts = gathered.get(mark) ?? Array.from({ length: all }, () => "");
  parts[Number(at) - 1] = chunk;
  gathered.clear(); // one message at a time
  gathered.set(mark, parts);
  const got = parts.filter(Boolean).length;
  if (got === parts.length) return parts.join("");
  set({ told: { key: "post-parts", values: { got, all: parts.length } } });
  return "";
}

/** @param {CanvasImageSource} picture @param {number} width @param {number} height */
async function decoded(picture, width, height) {
  const { default: decodeQR } = await awaited("js/decode", import("qr/decode.js"));
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return "";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return ""; // no code in it
  }
}

/** The message of a code in a picture chosen by somebody. @param {Blob} file @param {Set} set */
export async function readCode(file, set) {
  const picture = await createImageBitmap(file).catch(() => null);
  const text = picture ? await decoded(picture, picture.width, picture.height) : "";
  picture?.close();
  if (text) return gather(text, set);
  set({ told: { key: "post-no-code" } });
  return "";
}

/**
 * Watches the camera's picture until a message is read.
 * @param {HTMLVideoElement} video @param {Set} set
 * @param {(text: string) => void} done   it has ended by itself: with a message, or with "" if the reader did not load
 * @returns {Promise<() => void>} ends it; rejects if there is no camera or it is not allowed
 */
export async function lookThrough(video, set, done) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  let going = true;
  const end = () => {
    going = false;
    stream.getTracks().forEach((track) => track.stop());
  };
  try {
    video.srcObject = stream;
    if (video.isConnected) await video.play();
  } catch (error) {
    end();
    if (video.isConnected) throw error; // else the person who was asked for the camera has moved on meanwhile
  }
  const look = async () => {
    if (!going || !video.isConnected) return end();
    try {
      const seen = video.videoWidth ? await decoded(video, video.videoWidth, video.videoHeight) : "";
      const text = seen && going ? gather(seen, set) : "";
      if (!text) return void setTimeout(look, LOOK);
      end();
      done(text);
    } catch (error) {
      if (going) done(""); // else something else may use the camera by now
      end();
      throw error; // reported like any part of the page that did not load
    }
  };
  void look();
  return end;
}
