// @ts-check
/** Progress of Python, in one quiet line: bytes while they arrive; after a failure, the reason and another try. */
import { ALONE } from "../../common/at.js";
import { h } from "../../render/draw/tree.js";
import { retries } from "../../shell/start/retrying.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @param {Shell} state @returns {string} */
function startWords({ start, words }) {
  const { loaded = 0, total = 0, file, stalled } = start;
  if (start.state === "failed") return failedWords(start, words);
  if (stalled) return words.say("status-stalled", { file });
  switch (start.state) {
    case "fetching":
      return total
        ? words.say("status-fetching", { percent: words.percent(loaded / total), total: words.bytes(total) })
        : words.say("status-fetching-open", { loaded: words.bytes(loaded) });
    case "ready":
      return "";
    default:
      return words.say("status-starting");
  }
}

/** Why the start failed. @param {Shell["start"]} start @param {Words} words */
function failedWords({ reason = "stopped", file }, words) {
  if (!retries(reason)) return words.say(`status-failed-${reason}`);
  const why =
    reason === "damaged"
      ? words.say("status-failed-damaged", { file })
      : words.say(navigator.onLine ? "status-failed-file" : "status-failed-offline", { file });
  return `${why} ${words.say("status-again")}`;
}

/** How much of the start is done, 0 to 1: most of it is fetching. @param {Shell["start"]} start */
export function startPart({ state, loaded = 0, total = 0 }) {
  if (state === "ready") return 1;
  if (state === "starting") return 0.9;
  return state === "fetching" && total ? 0.85 * Math.min(1, loaded / total) : 0;
}

/**
 * Under the summary on the home screen. Once Python is ready, says that no network is needed any more, on the visit on
 * which that has become true.
 * @param {Shell} state @returns {Tree | null}
 */
export function startLine(state) {
  const { start, words, queued, kept } = state;
  if (start.state === "ready")
    return kept && state.screen === "home"
      ? h("p", { key: "kept", class: "start-line" }, words.say(ALONE ? "status-one-file" : "status-offline"))
      : null;
  if (start.state === "failed" || start.stalled) {
    return h(
      "p",
      { key: "start", class: "start-line bad" },
      startWords(state),
      " ",
      h("button", { type: "button", class: "link", "data-act": "retry" }, words.say("status-retry")),
      " ",
      h("button", { type: "button", class: "link", "data-act": "reload" }, words.say("error-reload")),
    );
  }
  return h(
    "p",
    { key: "start", class: "start-line" },
    queued ? h("b", null, words.say("status-queued"), " ") : null,
    startWords(state),
  );
}
