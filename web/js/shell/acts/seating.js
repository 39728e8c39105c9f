// @ts-check
/** Setting a match up and setting out: the game, who sits where, who begins, the options. */
/** @import { OptionValue } from "../../wire.d.ts" */
import { away, go, note, where } from "../route.js";
import { change, gameOf, mindsOf, named, setOption, withCompany, withPeople, withSeats } from "../setup.js";
import { writeSetup } from "../device/store.js";

/**
 * @typedef {import("./tools.js").Tools} Tools
 * @typedef {import("../setup.js").Seating} Seating
 * @typedef {Seating["seats"][number]} Seat
 */

/** @param {Tools} tools @returns {import("./tools.js").Acts} */
export function seatingActs(tools) {
  const { store } = tools;
  const { get } = store;
  return {
    game: (_, game) => {
      setUp(store, { ...get().setup, game });
      if (get().screen !== "setup" || !get().part) return;
      note("setup", game); // so that people find their choice here when they return
      store.update({ part: game });
    },
    company: (_, mind) => sit(store, (seating) => withCompany(seating, mind)),
    several: () => {
      sit(store, withPeople);
      go("setup");
    },
    seats: (_, count) => sit(store, (seating) => withSeats(seating, Number(count), minds(get()))),
    seat: (element, mind) => reseat(store, Number(element.dataset.seat), () => ({ mind, name: "" })),
    name: (element, name) => reseat(store, Number(element.dataset.seat), (seat) => ({ ...seat, name })),
    starts: (_, seat) => sit(store, () => ({ starts: seat === "" ? null : Number(seat) })),
    gentle: (element) => sit(store, () => ({ gentle: element.checked })),
    option: (element, value) => choose(store, String(element.dataset.option), JSON.parse(value)),
    "as-usual": () => sit(store, () => ({ options: {}, starts: null })),
    start: () => {
      store.update({ primer: "", day: "" });
      // the page has not followed the address yet
      if (away(get())) setUp(store, named(get().setup, where()));
      start(tools);
    },
    guided: (_, game) => guided(tools, game),
  };
}

/** The names of those who can play the game in the set-up. @param {import("../state.js").Shell} shell */
const minds = ({ about, setup }) => mindsOf(about, setup.game).map((mind) => mind.name);

/** @param {Tools["store"]} store @param {import("../setup.js").Setup} setup */
function setUp(store, setup) {
  writeSetup(setup);
  store.update({ setup });
}

/** @param {Tools["store"]} store @param {(seating: Seating) => Partial<Seating>} how */
function sit(store, how) {
  const { setup } = store.get();
  setUp(store, change(setup, how(setup.games[setup.game])));
}

/**
 * Changes one seat of the set-up.
 * @param {Tools["store"]} store
 * @param {number} which
 * @param {(seat: Seat) => Seat} how
 */
export const reseat = (store, which, how) =>
  sit(store, ({ seats }) => ({ seats: seats.map((seat, at) => (at === which ? how(seat) : seat)) }));

/** @param {Tools["store"]} store @param {string} name of an option @param {OptionValue} value */
function choose(store, name, value) {
  const { about, setup } = store.get();
  const option = gameOf(about, setup.game).options.find((each) => each.name === name);
  if (option) sit(store, (seating) => ({ options: setOption(seating, option, value) }));
}

/** Sets out, or waits for Python at a table that is being set. @param {Tools} tools */
export function start({ store, live }) {
  if (store.get().queued) return; // pressed twice
  if (store.get().start.state === "ready") return void live.begin();
  store.update({ queued: true, table: null });
  go("table");
}

/**
 * Starts the first lesson of a game; the set-up stays as it is.
 * @param {Tools} tools
 * @param {string} game
 */
function guided(tools, game) {
  const { store } = tools;
  store.update({ primer: game || store.get().setup.game, day: "", row: 0, guided: true });
  start(tools);
}
