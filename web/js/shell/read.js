// @ts-check
/** Notices of trouble stay until they have been read: whoever goes on to something else has read them. */

/** @typedef {import("./state.js").Notice} Notice */

/**
 * Removes them when the person goes to another screen or chooses another file. A notice said since the person's last
 * act moves along: it is why the program leads to the next screen.
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
    heed(); // with the browser's back button nothing is pressed in the page
  });
  /** @param {Event} event */
  const chosen = ({ target }) => {
    if (/** @type {HTMLInputElement} */ (target).type !== "file") return;
    heed();
    goOn();
  };
  page.addEventListener("change", chosen, true); // before any trouble with that file is reported
  heed();
}
