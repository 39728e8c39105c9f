// @ts-check
/** Who has which face: apart from the table's people, for the home screen shows faces before there is a table. */

/** Who lends a computer player their face. @type {Record<string, string>} */
const FACES = {
  wander: "hedgehog",
  searcher: "magpie",
  novice: "hedgehog",
  bold: "magpie",
  careful: "tortoise",
  skilled: "goat",
  reference: "goat",
  expert: "owl",
};
/** The faces of people, by seat: none is a computer player's. */
const PEOPLE = ["you", "kerchief", "helmet", "cap", "curls", "turban"];

/** The portrait of a mind, or of a person at that seat. @param {string} mind @param {number} seat */
export function faceAt(mind, seat) {
  return mind && mind !== "afar" ? (FACES[mind] ?? "stranger") : PEOPLE[seat % PEOPLE.length];
}
