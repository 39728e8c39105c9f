// @ts-check
/** How messages come in: files, the camera, the clipboard, and what somebody pastes. */
import { lookThrough, readCode } from "./codes.js";

/** @typedef {import("./desk.js").Desk} Desk */

const LARGEST = 200_000; // bytes of a file that can be a message
const LARGEST_PHOTO = 40_000_000;

/**
 * @param {object} tools
 * @param {() => Desk} tools.get
 * @param {(part: Partial<Desk>) => void} tools.set
 * @param {(text: string) => Promise<unknown>} tools.take
 */
export function makeReceiving({ get, set, take }) {
  /** A message from a file, or a code in a photo. @param {HTMLElement} [element] */
  async function file(element) {
    const input = /** @type {HTMLInputElement} */ (element);
    const chosen = input.files?.[0];
    input.value = ""; // the same file may be chosen again
    if (!chosen) return;
    const photo = chosen.type.startsWith("image/");
    if (chosen.size > (photo ? LARGEST_PHOTO : LARGEST)) return set({ told: { key: "distance-form" } });
    const text = photo ? await readCode(chosen, set) : await chosen.text();
    if (text) await take(text);
  }

  /** Ends the camera. */
  let shut = () => {};

  async function scan() {
    if (get().scanning) return close();
    set({ scanning: true, told: null });
    await new Promise((resolve) => requestAnimationFrame(resolve)); // until the video's place is drawn
    const video = /** @type {HTMLVideoElement | null} */ (document.querySelector("video.scanner"));
    try {
      if (!video) return close();
      shut = await lookThrough(video, set, (text) => {
        close();
        if (text) void take(text);
      });
    } catch {
      close();
      set({ told: { key: "post-no-camera" } });
    }
  }

  function close() {
    shut();
    set({ scanning: false });
  }

  return {
    scan: () => void scan(),
    file: (/** @type {HTMLElement | undefined} */ element) => void file(element),
    read() {
      const box = /** @type {HTMLTextAreaElement | null} */ (document.querySelector("textarea.to-paste"));
      void take(box?.value ?? "").then(() => box && !get().told && (box.value = "")); // what is wrong can be mended
    },
    /** Takes what is on the clipboard, if the browser gives it. */
    async paste() {
      try {
        await take(await navigator.clipboard.readText());
      } catch {
        /** @type {HTMLElement | null} */ (document.querySelector("textarea.to-paste"))?.focus();
      }
    },
  };
}
