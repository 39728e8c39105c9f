// @ts-check
/** What was amiss stays in sight until it was read: whoever goes on to something else afterwards has read it. */

/** @typedef {import("./state.js").Notice} Notice */

/**
 * Takes it away when another screen is gone to or another file is chosen. What was said while nobody has done anything
 * since goes along: of that the program leads to the next screen.
 * @param {import("./state.js").Store} store @param {EventTarget} page
 */
export function hearRead({ get, update }, page) {
  /** @type {Notice[]} */
  let read = [];
  const heed = () => (read = get().notices.filter(({ bad, acts }) => bad && !acts));
  const goOn = () => {
    const { notices } = get();
    const left = notices.filter((each) => !read.includes(each));
    if (left.length < notices.length) update({ notices: left });
  };
  for (const done of ["pointerdown", "keydown"]) page.addEventListener(done, heed, true);
  page.addEventListener("hashchange", () => {
    goOn();
    heed(); // by the way back of a browser nothing is pressed in the page
  });
  /** @param {Event} event */
  const chosen = ({ target }) => {
    if (/** @type {HTMLInputElement} */ (target).type !== "file") return;
    heed();
    goOn();
  };
  page.addEventListener("change", chosen, true); // before what is amiss with that file is said
  heed();
}
