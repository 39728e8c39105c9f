// @ts-check
/** How messages go out: the device's share sheet, the clipboard, files, and codes to be looked at. */
import { ALONE } from "../common/at.js";
import { saveAs } from "../shell/device/files.js";
import { BY_HAND, mark } from "./screen/by_hand.js";
import { makeShowing } from "./showing.js";
import { fileName, linkOf } from "./texts.js";

/** @typedef {import("./desk.js").Desk} Desk */

const LONG = 4000; // characters that every messenger passes on in one piece

/**
 * @param {object} tools
 * @param {import("../shell/app.js").App} tools.app
 * @param {() => Desk} tools.get
 * @param {(part: Partial<Desk>) => void} tools.set
 * @param {(text: string, key?: string) => Promise<boolean>} tools.brought   that own message is on its way
 */
export function makeSending({ app, get, set, brought }) {
  const { store } = app;
  const message = () => store.get().afar?.text ?? "";

  function asFile() {
    const { afar } = store.get();
    return afar ? new File([afar.text], fileName(afar), { type: "text/plain" }) : null;
  }

  async function share() {
    const text = message(); // it may be another by the time the share sheet is closed
    const link = linkOf(text);
    const said = { title: store.get().words.say("title"), [ALONE ? "text" : "url"]: link };
    const file = asFile();
    const long = link.length > LONG && file && navigator.canShare?.({ files: [file] });
    try {
      await navigator.share(long ? { files: [file] } : said);
      await brought(text, ALONE ? "post-sent-text" : "post-sent");
    } catch (error) {
      // closing the share sheet sends nothing
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy(text);
    }
  }

  /** Copies a text, and gives whether that worked; if not, the text is marked. @param {string} text */
  async function clip(text) {
    try {
      await navigator.clipboard.writeText(linkOf(text));
      return true;
    } catch {
      set({ told: { key: BY_HAND } }); // over plain http no browser gives a clipboard
      requestAnimationFrame(mark); // once its place is drawn
      return false;
    }
  }

  /** @param {string} [text] */
  async function copy(text = message()) {
    if (await clip(text)) await brought(text, "post-copied");
  }

  /** A text that is not this device's message. @param {string} text */
  const pass = async (text) => void ((await clip(text)) && set({ told: { key: "post-copied-text" } }));

  function save() {
    const file = asFile();
    if (!file) return;
    saveAs(file, file.name);
    void brought(message(), "post-saved");
  }

  return {
    share: () => void ("share" in navigator ? share() : copy()),
    copy: () => void copy(),
    save,
    "copy-come": () => void pass(get().text),
    "copy-signal": () => void pass(get().signal?.text ?? ""),
    ...makeShowing({ get, set, message, brought }),
  };
}
