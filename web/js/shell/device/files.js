// @ts-check
/** A file for the person at the page, put where the browser puts downloads. */

/** @param {Blob} blob @param {string} name of the file */
export function saveAs(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it late
}
