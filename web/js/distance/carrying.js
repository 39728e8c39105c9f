// @ts-check
/** How messages come and go: the device's share sheet, the clipboard, files, and what somebody pastes. */
import { lookThrough, readCode } from "./codes.js";
import { makeShowing } from "./showing.js";
import { fileName, linkOf } from "./texts.js";

/** @typedef {import("./desk.js").Desk} Desk */

const LONG = 4000; // characters that every messenger passes on in one piece
const LARGEST = 200_000; // bytes of a file that can be a message
const LARGEST_PHOTO = 40_000_000;

/**
 * @param {object} tools
 * @param {import("../shell/app.js").App} tools.app
 * @param {() => Desk} tools.get
 * @param {(part: Partial<Desk>) => void} tools.set
 * @param {(text: string) => Promise<void>} tools.take
 * @param {(key?: string) => Promise<void>} tools.brought
 */
export function makeCarrying({ app, get, set, take, brought }) {
  const { store } = app;
  const message = () => store.get().afar?.text ?? "";

  function asFile() {
    const { afar } = store.get();
    return afar ? new File([afar.text], fileName(afar), { type: "text/plain" }) : null;
  }

  async function share() {
    const link = linkOf(message());
    const file = asFile();
    const long = link.length > LONG && file && navigator.canShare?.({ files: [file] });
    try {
      await navigator.share(long ? { files: [file] } : { title: store.get().words.say("title"), url: link });
      await brought("post-sent");
    } catch (error) {
      // whoever shuts the sheet has sent nothing
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(linkOf(message()));
      await brought("post-copied");
    } catch {
      const text = /** @type {HTMLTextAreaElement | null} */ (document.querySelector("textarea.own-message"));
      text?.closest("details")?.setAttribute("open", "");
      text?.select(); // no clipboard here: it is marked for the keyboard's copy
      set({ told: { key: "post-copy-by-hand" } });
    }
  }

  /** @param {string} text */
  const clip = (text) =>
    void navigator.clipboard.writeText(linkOf(text)).then(() => set({ told: { key: "post-copied-text" } }));

  function save() {
    const file = asFile();
    if (!file) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it late
    void brought("post-saved");
  }

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
    await new Promise((resolve) => requestAnimationFrame(resolve)); // until the picture's place is drawn
    const video = /** @type {HTMLVideoElement | null} */ (document.querySelector("video.scanner"));
    try {
      if (!video) return close();
      shut = await lookThrough(video, set, (text) => {
        close();
        void take(text);
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
    share: () => void ("share" in navigator ? share() : copy()),
    copy: () => void copy(),
    save,
    file: (/** @type {HTMLElement | undefined} */ element) => void file(element),
    read() {
      const box = /** @type {HTMLTextAreaElement | null} */ (document.querySelector("textarea.to-paste"));
      void take(box?.value ?? "").then(() => box && (box.value = ""));
    },
    /** Takes what is on the clipboard, where the browser gives it. */
    async paste() {
      try {
        await take(await navigator.clipboard.readText());
      } catch {
        /** @type {HTMLElement | null} */ (document.querySelector("textarea.to-paste"))?.focus();
      }
    },
    "copy-come": () => clip(get().text),
    "copy-signal": () => clip(get().signal?.text ?? ""),
    ...makeShowing({ get, set, message, brought }),
  };
}
