// @ts-check
/**
 * The page's own drawings on a canvas, for pictures to be shared. A symbol (draw/art.js) is put into the document
 * unseen, so that the styles determine its inks, and is then painted path by path: the page's policy allows no picture
 * made by a script, and this way a canvas needs none. Pictures always have the colours of daylight.
 *
 * @typedef {object} Stroke   one path of a drawing
 * @property {Path2D} path
 * @property {DOMMatrix} matrix
 * @property {string} fill
 * @property {string} stroke
 * @property {number} width
 * @property {number} opacity
 * @property {CanvasFillRule} rule
 *
 * @typedef {{strokes: Stroke[], box: DOMRect}} Drawing
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */
const SVG = "http://www.w3.org/2000/svg";

/** @type {Map<string, Drawing>} */
const known = new Map();

/**
 * A symbol's paths with their inks.
 * @param {string} id @param {string} inks   classes around it: "suit-y"
 * @param {string} ink   the class for parts without an ink of their own, "" for the text's
 * @returns {Drawing}
 */
function drawing(id, inks, ink) {
  const name = `${id} ${inks} ${ink}`;
  let found = known.get(name);
  if (!found) known.set(name, (found = read(id, inks, ink)));
  return found;
}

/** @param {string} id @param {string} inks @param {string} ink @returns {Drawing} */
function read(id, inks, ink) {
  const symbol = document.getElementById(id);
  if (!(symbol instanceof SVGSymbolElement)) throw new Error(`there is no drawing ${id}`);
  const ground = document.createElement("div");
  ground.className = `unseen ${inks}`;
  ground.style.colorScheme = "light";
  const svg = document.createElementNS(SVG, "svg");
  const group = document.createElementNS(SVG, "g");
  if (ink) group.setAttribute("class", ink);
  group.append(...[...symbol.children].map((child) => whole(child)));
  svg.append(group);
  ground.append(svg);
  document.body.append(ground);
  /** @type {Stroke[]} */
  const strokes = [];
  gather(group, new DOMMatrix(), 1, strokes);
  ground.remove();
  const { x, y, width, height } = symbol.viewBox.baseVal;
  return { strokes, box: new DOMRect(x, y, width, height) };
}

/** A copy with each `use` replaced by what it uses. @param {Element} from @returns {Element} */
function whole(from) {
  if (from.localName !== "use") {
    const copy = /** @type {Element} */ (from.cloneNode(false));
    copy.removeAttribute("id");
    copy.append(...[...from.children].map((child) => whole(child)));
    return copy;
  }
  const group = document.createElementNS(SVG, "g");
  for (const name of ["class", "transform"])
    if (from.hasAttribute(name)) group.setAttribute(name, String(from.getAttribute(name)));
  const used = document.getElementById((from.getAttribute("href") ?? "").slice(1));
  group.append(...[...(used?.children ?? [])].map((child) => whole(child)));
  return group;
}

/** @param {Element} element @param {DOMMatrix} matrix @param {number} seen @param {Stroke[]} into */
function gather(element, matrix, seen, into) {
  if (!(element instanceof SVGGraphicsElement)) return;
  const own = element.transform.baseVal.consolidate()?.matrix;
  const at = own ? matrix.multiply(new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f])) : matrix;
  const style = getComputedStyle(element);
  const opacity = seen * Number(style.opacity || 1);
  const path = pathOf(element);
  if (path)
    into.push({
      path,
      matrix: at,
      fill: style.fill,
      stroke: style.stroke,
      width: parseFloat(style.strokeWidth) || 1,
      opacity,
      rule: style.fillRule === "evenodd" ? "evenodd" : "nonzero",
    });
  for (const child of element.children) gather(child, at, opacity, into);
}

/** @param {Element} element @returns {Path2D | null} */
function pathOf(element) {
  const number = (/** @type {string} */ name) => Number(element.getAttribute(name) ?? 0);
  if (element.localName === "path") return new Path2D(element.getAttribute("d") ?? "");
  const path = new Path2D();
  if (element.localName === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  else if (element.localName === "rect") path.rect(number("x"), number("y"), number("width"), number("height"));
  else return null;
  return path;
}

/**
 * Paints a symbol into a box: whole, or as much of its upper part as fills the box (`fill`).
 * @param {CanvasRenderingContext2D} on @param {string} id @param {Box} box
 * @param {{inks?: string, ink?: string, colour?: string, fill?: boolean, lower?: number}} [how]   `colour`: for parts
 * without one of their own; `lower`: units by which it is moved down
 */
export function paint(on, id, box, { inks = "", ink = "", colour, fill = false, lower = 0 } = {}) {
  const { strokes, box: view } = drawing(id, inks, ink);
  const across = box.width / (view.width || 1);
  const down = box.height / (view.height || 1);
  const scale = fill ? Math.max(across, down) : Math.min(across, down);
  on.save();
  on.beginPath();
  on.rect(box.x, box.y, box.width, box.height);
  on.clip();
  on.translate(
    box.x + (box.width - view.width * scale) / 2 - view.x * scale,
    box.y + (fill ? 0 : (box.height - view.height * scale) / 2) - view.y * scale + lower * scale,
  );
  on.scale(scale, scale);
  for (const each of strokes) stroke(on, each, colour);
  on.restore();
}

/** @param {CanvasRenderingContext2D} on @param {Stroke} one @param {string} [colour] */
function stroke(on, { path, matrix, fill, stroke: line, width, opacity, rule }, colour) {
  on.save();
  on.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  on.globalAlpha *= opacity; // the caller may want all of it fainter
  if (fill !== "none") {
    on.fillStyle = colour ?? fill;
    on.fill(path, rule);
  }
  if (line !== "none") {
    on.strokeStyle = line;
    on.lineWidth = width;
    on.lineCap = on.lineJoin = "round";
    on.stroke(path);
  }
  on.restore();
}
