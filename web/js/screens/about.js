// @ts-check
/** About the program: what it is, what it is not, whose work is in it, and a report for when something goes wrong. */
import { ALONE, at } from "../common/at.js";
import { h } from "../render/draw/tree.js";
import { reportOf } from "../shell/plain.js";
import { linkButton, page } from "./controls.js";

/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../shell/state.js").Shell} Shell */

/**
 * Whose work is in the page, under which licence, and where its source and licence can be read: names, the same in
 * every language.
 */
const WORKS = [
  "Pyodide © Pyodide contributors · MPL-2.0 · github.com/pyodide/pyodide · mozilla.org/MPL/2.0",
  "CPython © Python Software Foundation · PSF-2.0 · docs.python.org/3/license.html",
  "micropip © Pyodide contributors · MPL-2.0 · github.com/pyodide/micropip",
  "Piazzolla © The Piazzolla Project Authors · OFL-1.1 · github.com/huertatipografica/piazzolla · openfontlicense.org",
  "Vazirmatn © The Vazirmatn Project Authors · OFL-1.1 · github.com/rastikerdar/vazirmatn",
  "@fluent/bundle © Mozilla · Apache-2.0 · github.com/projectfluent/fluent.js · apache.org/licenses/LICENSE-2.0",
  "@noble/curves, @noble/hashes © Paul Miller · MIT · github.com/paulmillr/noble-curves",
  "fflate © Arjun Barrett · MIT · github.com/101arrowz/fflate",
  "qr © Paul Miller · MIT · github.com/paulmillr/qr",
  "idb-keyval © Jake Archibald · Apache-2.0 · github.com/jakearchibald/idb-keyval",
  "Material for MkDocs © Martin Donath · MIT · github.com/squidfunk/mkdocs-material",
];

const ONE_FILE = "lost-cities.html";
const LICENCES = "licences.txt";

/**
 * What this very build was made from, as the build wrote it into the page.
 * @param {import("../shell/words/words.js").Words} words
 * @returns {Tree | null}
 */
function built(words) {
  const said = globalThis.document?.querySelector('meta[name="build"]')?.getAttribute("content") ?? "";
  const [build, commit] = said.split(" ");
  if (!build) return null;
  return h(
    "p",
    null,
    commit ? words.say("about-build-commit", { build, commit }) : words.say("about-build", { build }),
  );
}

/** @param {Shell} state @returns {Tree} */
export function about(state) {
  const { words } = state;
  const paragraph = (/** @type {string} */ key) => h("p", { key }, words.say(key));
  return page(
    words,
    "about",
    words.say("about-title"),
    h(
      "div",
      { class: "prose" },
      paragraph("about-what"),
      paragraph("about-unofficial"),
      paragraph("about-private"),
      h("p", null, words.say("about-version", { version: state.about.version })),
      built(words),
      h(
        "div",
        { class: "ways" },
        at("docs/index.html") ? linkButton("docs/index.html", words.say("about-docs"), "shelf") : null,
        at(ONE_FILE) ? linkButton(ONE_FILE, words.say("about-file"), "save", { download: ONE_FILE }) : null,
      ),
      paragraph(ALONE ? "status-one-file" : "about-file-means"),
      h("h2", null, words.say("about-licence")),
      h("h3", null, words.say("about-own")),
      paragraph("about-own-text"),
      ["about-pyodide", "about-micropip", "about-libraries", "about-fonts"].map(paragraph),
      h(
        "div",
        { class: "ways" },
        at(LICENCES)
          ? linkButton(at(LICENCES), words.say("about-licence-texts"), "seal", ALONE ? { download: LICENCES } : {})
          : null,
      ),
      h(
        "ul",
        { class: "works", lang: "en", dir: "ltr" },
        WORKS.map((work) => h("li", { key: work }, work)),
      ),
      h("h2", null, words.say("about-report")),
      paragraph("about-report-means"),
      h(
        "pre",
        { class: "report", dir: "ltr", tabindex: 0, "aria-label": words.say("error-report") },
        reportOf("no error", state),
      ),
    ),
  );
}
