// @ts-check
/** Two devices side by side: the code that the other device is to read, and how the connection stands. */
import { h } from "../../render/draw/tree.js";
import { button } from "../../screens/controls.js";
import { byHandAlone, copying } from "./by_hand.js";
import { code } from "./code.js";
import { reading, told } from "./reading.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** What is said of a connection, by how it stands; a code on the screen has its own words below it. */
const SAID = { joining: "post-beside-joining", on: "post-beside-on", gone: "post-beside-gone" };

/**
 * @param {Desk} desk
 * @param {Words} words
 * @param {boolean} [offers] whether another connection can be begun here, to play the match on this screen
 * @returns {Tree}
 */
export function together(desk, words, offers = true) {
  const { live, signal } = desk;
  const said = SAID[/** @type {keyof typeof SAID} */ (live)];
  const going = live !== "" && live !== "gone";
  const icon = signal ? "x" : going ? "stop" : "scan";
  return h(
    "section",
    { key: "together", class: "together", "aria-labelledby": "together-title" },
    h("h2", { id: "together-title" }, words.say("post-beside")),
    signal ? code({ parts: [signal.code], at: 0, turning: false }, words) : null,
    h(
      "p",
      { class: `live-line${live === "on" ? " on" : ""}`, role: "status" },
      words.say(signal ? `post-beside-${live}` : (said ?? "post-beside-means")),
    ),
    h(
      "div",
      { class: "ways" },
      live === "offering" ? button("post", words.say("post-beside-read"), "scan", { "data-post": "scan" }) : null,
      signal ? copying("copy-signal", words) : null,
      signal || going || offers
        ? button("post", words.say(signal ? "post-code-away" : going ? "post-beside-end" : "post-beside-begin"), icon, {
            "data-post": "beside",
          })
        : null,
    ),
    signal ? byHandAlone(desk, signal.text, words) : null,
  );
}

/** In another page's frame, a press here may not be meant. */
const framed = () => window.self !== window.top;

/** A signal has come as a link: asks whether to follow it. @param {Shell} state @param {Desk} desk */
export const nearby = ({ words }, desk) => [
  told(desk, words),
  h(
    "section",
    { key: "nearby", class: "part", "aria-labelledby": "nearby-title" },
    h("h2", { id: "nearby-title" }, words.say("post-beside")),
    h("p", null, words.say(framed() ? "post-beside-framed" : "post-beside-asked")),
  ),
  h(
    "div",
    { class: "post-answers" },
    framed()
      ? null
      : button("post", words.say("post-beside-connect"), "afar", { class: "button primary big", "data-post": "join" }),
    button("home", words.say("post-not-now")),
  ),
];

/** On the device that has read the first code: the code to show or, once that is put away, a way to read another. */
/** @param {Shell} state @param {Desk} desk */
export const beside = ({ words }, desk) => [
  told(desk, words),
  together(desk, words, false),
  desk.signal || desk.live === "on" ? null : reading(desk, words, ""),
];
