// @ts-check
/** How messages go out: the device's share sheet, the clipboard, files, and codes to be looked at. */
import { makeShowing } from "./showing.js";
import { fileName, linkOf } from "./texts.js";

/** @typedef {import("./desk.js").Desk} Desk */

const LONG = 4000; // characters that every messenger passes on in one piece

/**
 * @param {object} tools
 * @param {import("../shell/app.js").App} tools.app
 * @param {() => Desk} tools.get
 * @param {(part: Partial<Desk>) => void} tools.set
 * @param {(key?: string) => Promise<void>} tools.brought
 */
export function makeSending({ app, get, set, brought }) {
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

  return {
    share: () => void ("share" in navigator ? share() : copy()),
    copy: () => void copy(),
    save,
    "copy-come": () => clip(get().text),
    "copy-signal": () => clip(get().signal?.text ?? ""),
    ...makeShowing({ get, set, message, brought }),
  };
}
