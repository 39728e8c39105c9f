// @ts-check
/** A file for the person who uses the page, where the browser puts such things. */

/** @param {Blob} blob @param {string} name of the file */
export function saveAs(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it late
}
