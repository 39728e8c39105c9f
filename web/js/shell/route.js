// @ts-check
/**
 * Where in the program a person is: the address's hash. Screens are links (`#settings`, `#rules/1.2`; `#lesson/board`
 * begins the first lesson of a game, `#match/<link>&at=2.17` opens the match in a link), so that the system's back
 * button, a bookmark and an installed app's shortcut all work. This file reads the hash and knows the way back.
 */

const SCREENS = new Set([
  ...["setup", "settings", "rules", "about", "matches", "table", "sheet", "through", "lesson"],
  ...["day", "statistics", "journal", "distance", "review", "match", "exercise", "exercises"],
]);

/** @returns {{screen: string, part: string}} */
export function where() {
  const [screen, ...part] = location.hash.slice(1).split("/");
  return SCREENS.has(screen) ? { screen, part: part.join("/") } : { screen: "home", part: "" };
}

/**
 * Whether the address names a place other than the one shown: browsers report a change only a moment later.
 * @param {{screen: string, part: string}} sight
 */
export function away(sight) {
  const { screen, part } = where();
  return screen !== sight.screen || part !== sight.part;
}

/** How many of our own screens are behind this one, kept in the history entry itself. */
const depth = () => history.state?.depth ?? 0;

/** @param {(place: {screen: string, part: string}) => void} arrived  called at every change of the hash */
export function watch(arrived) {
  let here = depth();
  let { screen } = where();
  window.addEventListener("hashchange", () => {
    // A new entry has no state yet: it is one above the one we came from.
    if (history.state?.depth === undefined) history.replaceState({ depth: here + 1, behind: screen }, "");
    here = depth();
    screen = where().screen;
    arrived(where());
  });
}

/** The hash has changed without the browser saying so, or has to be read again. */
const arrive = () => window.dispatchEvent(new HashChangeEvent("hashchange"));

/** Goes to a screen; the current one is then behind it. @param {string} screen @param {string} [part] */
export function go(screen, part = "") {
  const here = where();
  if (here.screen === screen && here.part === part) arrive();
  else location.hash = screen === "home" ? "" : part ? `${screen}/${part}` : screen;
}

/** Goes to a screen in place of the current one. @param {string} screen @param {string} [part] */
export function swap(screen, part = "") {
  const here = where();
  if (here.screen === screen && here.part === part) return;
  const { state } = history;
  history.replaceState(state, "", screen === "home" ? "#" : part ? `#${screen}/${part}` : `#${screen}`);
  arrive();
}

/**
 * Puts another part of the current screen into the address, without going anywhere.
 * @param {string} screen @param {string} part
 */
export const note = (screen, part) =>
  history.replaceState(history.state, "", part ? `#${screen}/${part}` : `#${screen}`);

/** Goes to the table: back, if it is right behind this screen. */
export const toTable = () => (history.state?.behind === "table" ? back() : go("table"));

/** Goes back to our own screen behind this one, or home if there is none. */
export function back() {
  if (depth() > 0) history.back();
  else swap("home");
}
