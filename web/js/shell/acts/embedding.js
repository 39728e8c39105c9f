// @ts-check
/** The code for a table in somebody's page: the dialog that shows it, and copying it. */
import { awaited } from "../../common/late.js";
import { DIALOGS } from "../../screens/over.js";
import { loadWords } from "../words/words.js";
import { dialog } from "./tools.js";

/** @typedef {import("./tools.js").Tools} Tools */
/** @typedef {import("../../render/table/sitting.js").OpenTable} OpenTable */

/** @param {Tools} tools @returns {import("./tools.js").Acts} */
export const embeddingActs = (tools) => ({
  embed: () => void embed(tools),
  "copy-embed": (_, name) => void copyCode(tools.store, name),
});

/** The dialog is loaded on demand. @param {Tools} tools */
async function embed({ store, engine, news, trouble }) {
  try {
    const { table, words, settings } = store.get();
    const { codes, embedding } = await awaited("js/embedding", import("../../screens/embedding.js"));
    // Few people ask for it: its words are loaded with it, and then stay.
    if (!words.knows("embed-about"))
      store.update({ words: await loadWords(words.language, settings.digits, true, ["embed"]), whole: true });
    const reply = await engine.ask({ do: "line" });
    if (!reply.ok) return news({ key: reply.error.key, values: reply.error.values, bad: true });
    DIALOGS.embed = embedding;
    dialog(store, "embed", {
      values: codes(/** @type {OpenTable} */ (table), reply.line, words.language, document.baseURI),
    });
  } catch (error) {
    trouble(error);
  }
}

/** @param {Tools["store"]} store @param {string} name of one of the codes */
async function copyCode(store, name) {
  const values = store.get().dialog?.values;
  try {
    await navigator.clipboard.writeText(String(values?.[name]));
    dialog(store, "embed", { values: { ...values, copied: name } });
  } catch {
    const code = document.querySelector(`[data-value="${name}"]`)?.closest(".ways")?.previousElementSibling;
    if (code) getSelection()?.selectAllChildren(code); // no clipboard here: select it, to be copied by keyboard
  }
}
