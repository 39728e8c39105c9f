// @ts-check
/**
 * Files dropped on the page. The file chooser of the place where they fall takes them, as if they had been chosen
 * there; elsewhere nothing happens, where browsers would otherwise leave the page to show the file.
 */

/** @param {Document} page */
export function hearDrops(page) {
  page.addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = chooser(event.target) ? "copy" : "none";
  });
  page.addEventListener("drop", (event) => {
    const { files } = event.dataTransfer ?? {};
    if (!files?.length) return;
    event.preventDefault();
    const taker = chooser(event.target);
    if (!taker) return;
    taker.files = files;
    taker.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

/** The only file chooser around a place; a dialog lets nothing through. @param {EventTarget | null} target */
function chooser(target) {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const found = /** @type {NodeListOf<HTMLInputElement>} */ (at.querySelectorAll("input[type=file]"));
    if (found.length) return found.length === 1 ? found[0] : null;
    if (at instanceof HTMLDialogElement) return null;
  }
  return null;
}
