// @ts-check
/** Messages of the app that a page of the rules needs beside its own: cut out of a language file by name. */

/** @param {string} source of a language file @param {RegExp} names @returns {string} */
export const borrowed = (source, names) =>
  [...source.matchAll(/^([a-z][\w-]*) = ?.*(?:\n[ }].*)*/gim)]
    .filter(([, name]) => names.test(name))
    .map(([whole]) => whole)
    .join("\n");
