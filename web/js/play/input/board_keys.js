// @ts-check
/**
 * Arrow keys on the board: from step to step by where the steps are on the page, so that one rule serves horizontal and
 * vertical paths and both directions of writing. The whole board is one stop of the Tab key: the cell visited last.
 */

/** Directions on the page: along x, along y. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much more a distance sideways counts than one straight ahead. */
const ASIDE = 3;

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * The nearest cell in that direction, null at the board's edge.
 * @param {HTMLElement} from
 * @param {HTMLElement[]} cells
 * @param {[number, number]} way
 */
function nearest(from, cells, [dx, dy]) {
  const start = middle(from);
  let best = null;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = middle(cell);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead <= 1 || aside > ahead || ahead + ASIDE * aside >= least) continue;
    least = ahead + ASIDE * aside;
    best = cell;
  }
  return best;
}

/** Show the focus after a key: WebKit would not after a pointer press, whatever keys came since. */
export const SHOWN = { focusVisible: true };

/** Makes a cell the board's tab stop, and moves there. @param {HTMLElement[]} cells @param {HTMLElement} goal */
function visit(cells, goal) {
  for (const cell of cells) cell.tabIndex = cell === goal ? 0 : -1;
  goal.focus(SHOWN);
}

/**
 * Moves the focus on the board. Returns whether the key was the board's: an arrow across its edge is not.
 * @param {HTMLElement} root @param {string} name the key
 */
export function travelBoard(root, name) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches("[data-cell]")) return false;
  const cells = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-cell]")]);
  if (name === "Home" || name === "End") {
    const row = cells.filter((cell) => cell.parentElement === focused.parentElement);
    visit(cells, row[name === "Home" ? 0 : row.length - 1]);
    return true;
  }
  const goal = nearest(focused, cells, WAYS[name]);
  if (goal) visit(cells, goal);
  return goal !== null;
}
