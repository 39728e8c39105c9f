// @ts-check
/** What stands in for the program: the page for a browser that cannot run it, and the report of an error. */
import { h, patch } from "../render/draw/tree.js";

/** @param {HTMLElement} root @param {import("./words/words.js").Words} words @param {string[]} lacking */
export function plainPage(root, words, lacking) {
  document.title = words.say("title");
  patch(
    root,
    h(
      "main",
      { class: "plain" },
      h("h1", null, words.say("unsupported-title")),
      h("p", null, words.say("unsupported-why", { missing: words.list(lacking) })),
    ),
  );
}

/**
 * A report that a person can read before sending it: what failed and where, never a card.
 * @param {unknown} error @param {import("./state.js").Shell} state
 */
export function reportOf(error, { about, screen, words, start, table }) {
  const what =
    error instanceof Error
      ? error.stack?.includes(error.message)
        ? error.stack
        : `${error.name}: ${error.message}\n${error.stack ?? ""}`
      : typeof error === "string"
        ? error
        : JSON.stringify(error);
  const at = table ? `${table.game}, round ${table.round + 1}, ply ${table.ply}, waiting for ${table.waiting}` : "none";
  return [
    `Lost Cities ${about?.version ?? ""}`,
    navigator.userAgent,
    `screen: ${screen}, language: ${words.lang}, start: ${start.state}`,
    `table: ${at}`,
    what,
  ].join("\n");
}
