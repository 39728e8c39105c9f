// @ts-check
/** The card game's score sheet: an entry is the cards of all expeditions as texts, "yx y3". */

/** The cards of an entry. @param {string} entry @returns {string[]} */
export const cardsOf = (entry) => entry.split(" ").filter(Boolean);

/** @type {import("../forms.js").Form} */
export const form = {
  empty: () => "",
  read(entry, suits, tables) {
    const cards = typeof entry === "string" ? cardsOf(entry) : [];
    const known = cards.filter(
      (card) => suits.includes(card[0]) && (card.slice(1) === "x" || card.slice(1) in tables.values),
    );
    const before = (/** @type {string} */ card, /** @type {number} */ at) =>
      known.slice(0, at).filter((each) => each === card).length;
    return known.filter((card, at) => before(card, at) < (card.endsWith("x") ? tables.wagers : 1)).join(" ");
  },
  worth(entry, suit, tables) {
    const cards = cardsOf(/** @type {string} */ (entry)).filter((card) => card[0] === suit);
    if (!cards.length) return null;
    const numbers = cards.filter((card) => card.slice(1) in tables.values).map((card) => tables.values[card.slice(1)]);
    const sum = numbers.reduce((all, value) => all + value, 0);
    const [cost, times, bonus, points] = tables.points[`${cards.length - numbers.length} ${numbers.length} ${sum}`];
    return { sum, cost, times, bonus, points };
  },
  suits: (sheet, tables) => (sheet.six ? tables.suits.length : tables.usual),
  choice: "six",
};
