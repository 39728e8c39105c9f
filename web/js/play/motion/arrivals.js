// @ts-check
/**
 * Cards that now lie where they did not before: the difference of two tables, as elements of the page and the zones
 * that the cards came from.
 *
 * @typedef {import("../../render/table/sitting.js").OpenTable} OpenTable
 */

/** Elements that show a card. */
export const CARDS = ".card[data-card], .chip[data-card]";

/**
 * Cards that lie where they did not before, and the zone each came from.
 * @param {Element} root
 * @param {OpenTable} was
 * @param {OpenTable} now
 */
export function arrivals(root, was, now) {
  const left = list(was).filter(({ zone, card }) => count(was, zone, card) > count(now, zone, card));
  const found = [];
  /** @type {Record<string, number>} */
  const taken = {};
  for (const { zone, card } of list(now)) {
    const key = `${zone} ${card}`;
    if ((taken[key] = taken[key] ?? count(was, zone, card)) >= count(now, zone, card)) continue;
    taken[key] += 1;
    if (zone.startsWith("pile:") && size(now, zone) < size(was, zone)) continue; // only uncovered
    const at = left.findIndex((each) => each.card === card && each.zone !== zone);
    const origin = at >= 0 ? left.splice(at, 1)[0].zone : source(was, now, zone);
    const lie = [...root.querySelectorAll(`[data-zone="${zone}"]`)]
      .flatMap((each) => [...each.querySelectorAll(CARDS)])
      .filter((each) => each.getAttribute("data-card") === card && each.getClientRects().length);
    const element = zone.startsWith("pile:") ? lie[0] : lie[lie.length - 1 - (count(now, zone, card) - taken[key])];
    if (element && origin) found.push({ element, origin, card });
  }
  return found;
}

/**
 * Where a card came from that nobody saw before: the deck for one in a hand, a hand for one on the table.
 * @param {OpenTable} was
 * @param {OpenTable} now
 * @param {string} zone
 */
function source(was, now, zone) {
  if (zone.startsWith("hand:")) return size(now, "deck") < size(was, "deck") || was.round !== now.round ? "deck" : "";
  return (
    now.view.zones.find((each) => each.kind === "backs" && size(was, each.id) > each.count)?.id ??
    `hand:${was.view.toMove}`
  );
}

/** @param {OpenTable} table @returns {{zone: string, card: string}[]} */
const list = (table) => table.view.zones.flatMap((zone) => zone.cards.map((card) => ({ zone: zone.id, card })));
/** @param {OpenTable} table @param {string} zone */
const zoneOf = (table, zone) => table.view.zones.find((each) => each.id === zone);
/** @param {OpenTable} table @param {string} zone @returns {number} */
const size = (table, zone) => zoneOf(table, zone)?.count ?? 0;
/** @param {OpenTable} table @param {string} zone @param {string} card @returns {number} */
const count = (table, zone, card) => zoneOf(table, zone)?.cards.filter((each) => each === card).length ?? 0;
