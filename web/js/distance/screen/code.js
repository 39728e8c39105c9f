// @ts-check
/** A QR code on the screen. */
import { h } from "../../render/draw/tree.js";
import { button } from "../../screens/controls.js";

/** @typedef {import("../../shell/words/words.js").Words} Words */

/**
 * One of the codes; a long message has several, which turn by themselves or by hand.
 * @param {import("../desk.js").Codes} codes
 * @param {Words} words
 */
export function code({ parts, at, turning }, words) {
  const [side, ...path] = parts[at].split(" ");
  return h(
    "figure",
    { key: "code", class: "code" },
    h(
      "svg",
      {
        viewBox: `0 0 ${side} ${side}`,
        role: "img",
        "aria-label": words.say("post-code-of", { part: at + 1, parts: parts.length }),
        "shape-rendering": "crispEdges",
      },
      h("path", { d: path.join(" ") }),
    ),
    parts.length > 1
      ? h(
          "figcaption",
          null,
          h("span", null, words.say("post-code-of", { part: at + 1, parts: parts.length })),
          h("progress", { value: at + 1, max: parts.length, "aria-hidden": "true" }),
          button("post", words.say("post-code-next"), "go", { "data-post": "next" }),
          turning
            ? button("post", words.say("post-code-hold"), "rest", { key: "turn", "data-post": "turn" })
            : button("post", words.say("post-code-turn"), "go", { key: "turn", "data-post": "turn" }),
        )
      : null,
  );
}
