// @ts-check
/**
 * Trees: what the page shows, as plain objects, and the one way they reach the document.
 *
 * `h` makes a tree, `patch` brings an element's content to a tree with as few changes as it can, and `markup` writes a
 * tree as HTML text (the build draws the first paint and diagrams with it). Trees hold no functions: a person's acts
 * are found by `data-act` attributes (input.js), so a tree is data and can be tested without a browser.
 *
 * Attributes: null, undefined and false leave an attribute out, true writes it empty (`aria-*` and `data-*`: "true",
 * "false" as words). Four are special:
 *   key    the element's name among its siblings: a keyed element is moved, not recreated
 *   keep   the element's name in the whole root: it stays the same element wherever the tree puts it (a card)
 *   style  an object of CSS properties, set one by one, because the page's policy refuses style attributes
 *   value, checked, selected   of form controls: set as properties
 *
 * @typedef {string | number | boolean | null | undefined} Plain
 * @typedef {Record<string, Plain>} Style
 * @typedef {{key?: string | number, keep?: string, style?: Style, [name: string]: Plain | Style}} Attrs
 * @typedef {{tag: string, attrs: Attrs, children: (Tree | string)[]}} Tree
 * @typedef {Tree | string | number | boolean | null | undefined} Leaf
 * @typedef {Leaf | Leaf[] | (Leaf | Leaf[])[]} Child
 */

const SVG = "http://www.w3.org/2000/svg";
const PROPERTIES = new Set(["value", "checked", "selected"]);
const VOID = new Set(["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/**
 * The tree that an element shows: the very same tree again is skipped. It must hold no kept element.
 * @type {WeakMap<Node, Tree>}
 */
const drawn = new WeakMap();
/** What was last written to an element. @type {WeakMap<Element, Attrs>} */
const written = new WeakMap();
/** The kept elements of a root. @type {WeakMap<Element, Map<string, Element>>} */
const keepers = new WeakMap();

/**
 * A tree. Children may be trees, texts, numbers and arrays of them; null, undefined, true, false and "" are left out.
 * @param {string} tag
 * @param {Attrs | null} [attrs]
 * @param {...Child} children
 * @returns {Tree}
 */
export function h(tag, attrs, ...children) {
  return { tag, attrs: attrs ?? {}, children: flat(children, []) };
}

/** @param {Child[]} from @param {(Tree | string)[]} into @returns {(Tree | string)[]} */
function flat(from, into) {
  for (const child of from) {
    if (Array.isArray(child)) flat(child, into);
    else if (child === null || child === undefined || typeof child === "boolean" || child === "") continue;
    else if (typeof child === "object") into.push(child);
    else if (typeof into.at(-1) === "string")
      into.push(into.pop() + String(child)); // as HTML would read them back: one text
    else into.push(String(child));
  }
  return into;
}

/**
 * Makes the content of `root` match `tree`. The focus stays where it was if its element is still there.
 * @param {Element} root
 * @param {Child} tree
 */
export function patch(root, tree) {
  const focused = document.activeElement;
  const before = keepers.get(root) ?? new Map();
  const work = { before, after: new Map() };
  children(root, flat([tree], []), work);
  keepers.set(root, work.after);
  if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) {
    focused.focus({ preventScroll: true });
  }
}

/** @typedef {{before: Map<string, Element>, after: Map<string, Element>}} Work */

/** @param {Element} parent @param {(Tree | string)[]} wanted @param {Work} work */
function children(parent, wanted, work) {
  let at = parent.firstChild;
  const keyed = at ? keysOf(parent) : NONE;
  const names = at
    ? new Set(wanted.map((want) => (typeof want === "string" ? undefined : (want.attrs.keep ?? want.attrs.key))))
    : NONE;
  for (const want of wanted) {
    // Named elements that are no longer wanted go first, so that the others need not be moved: moving loses focus and
    // scroll.
    while (at instanceof Element && named(at) !== undefined && !names.has(named(at))) at = drop(at);
    const node = typeof want === "string" ? text(at, want) : element(parent, at, want, keyed, work);
    if (node === at) at = at.nextSibling;
    else if (node.parentNode) parent.insertBefore(node, at);
    if (typeof want !== "string" && drawn.get(node) !== want) {
      drawn.set(node, want);
      attributes(/** @type {Element} */ (node), want.attrs);
      children(/** @type {Element} */ (node), want.children, work);
    }
    if (!node.parentNode) parent.insertBefore(node, at); // a new element is inserted complete, in one change
  }
  while (at) at = drop(at);
}

/** For an empty element, where there is nothing to find. @type {Map<string | number | undefined, Element>} */
const NONE = new Map();

/**
 * The keyed elements among an element's children.
 * @param {Element} parent
 * @returns {Map<string | number | undefined, Element>}
 */
function keysOf(parent) {
  const keyed = new Map();
  for (const child of parent.children) {
    const key = written.get(child)?.key;
    if (key !== undefined) keyed.set(key, child);
  }
  return keyed;
}

/** @param {Element} node */
const named = (node) => written.get(node)?.keep ?? written.get(node)?.key;

/** @param {ChildNode} node @returns {ChildNode | null} the node after it */
function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** @param {Node | null} at @param {string} value @returns {Node} */
function text(at, value) {
  if (!(at instanceof Text)) return document.createTextNode(value);
  if (at.data !== value) at.data = value;
  return at;
}

/**
 * The element for `want`: the one with its name, or the next nameless one with its tag, or a new one.
 * @param {Element} parent
 * @param {ChildNode | null} at
 * @param {Tree} want
 * @param {Map<string | number | undefined, Element>} keyed
 * @param {Work} work
 * @returns {Element}
 */
function element(parent, at, want, keyed, work) {
  const { key, keep } = want.attrs;
  /** @type {Element | undefined} */
  let found;
  if (keep !== undefined) found = work.before.get(keep);
  else if (key !== undefined) found = keyed.get(key);
  else {
    for (let node = at; node && !found; node = node.nextSibling) {
      if (node instanceof Element && node.localName === want.tag && named(node) === undefined) found = node;
    }
  }
  if (!found || found.localName !== want.tag) {
    const inside = want.tag === "svg" || (parent.namespaceURI === SVG && parent.localName !== "foreignObject");
    found = inside ? document.createElementNS(SVG, want.tag) : document.createElement(want.tag);
  }
  if (keep !== undefined) work.after.set(keep, found);
  return found;
}

/** @param {Element} node @param {Attrs} wanted */
function attributes(node, wanted) {
  let old = written.get(node);
  if (!old) {
    old = {}; // drawn by the build: read what it wrote
    if (node.hasAttributes()) for (const { name, value } of node.attributes) old[name] = value;
  }
  for (const name in old) if (!(name in wanted)) attribute(node, name, old[name], undefined);
  for (const name in wanted)
    if (old[name] !== wanted[name] || PROPERTIES.has(name)) attribute(node, name, old[name], wanted[name]);
  written.set(node, wanted);
}

/** @param {Element} node @param {string} name @param {Plain | Style} was @param {Plain | Style} value */
function attribute(node, name, was, value) {
  if (name === "key" || name === "keep") return;
  if (name === "style")
    return styles(
      /** @type {HTMLElement} */ (node),
      typeof was === "object" ? was : null,
      /** @type {Style} */ (value),
    );
  if (PROPERTIES.has(name) && name in node) {
    const next = name === "value" ? String(value ?? "") : Boolean(value);
    const control = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (node));
    if (control[name] !== next) control[name] = next;
    return;
  }
  const said = spelled(name, value);
  // Only the person closes what has been opened.
  if (said === null) {
    if (name !== "open") node.removeAttribute(name);
  } else if (node.getAttribute(name) !== said) node.setAttribute(name, said);
}

/** @param {HTMLElement | SVGElement} node @param {Style | null} was @param {Style | null} value */
function styles(node, was, value) {
  for (const name in was ?? {})
    if (!value || value[name] === undefined || value[name] === null) node.style.removeProperty(name);
  for (const name in value ?? {}) {
    const next = value?.[name];
    if (next !== undefined && next !== null && was?.[name] !== next) node.style.setProperty(name, String(next));
  }
}

/**
 * An attribute's text, or null if it is left out.
 * @param {string} name
 * @param {Plain | Style} value
 * @returns {string | null}
 */
export function spelled(name, value) {
  if (value === null || value === undefined) return null;
  if (typeof value !== "boolean") return String(value);
  if (name.startsWith("aria-") || name.startsWith("data-")) return String(value);
  return value ? "" : null;
}

const ESCAPES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });
/** @param {string} value */
const escape = (value) => value.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/**
 * A tree as HTML. Styles are written only on request (for a diagram that stands alone): the page's policy refuses them.
 * @param {Tree | string} tree
 * @param {{styles?: boolean}} [how]
 * @returns {string}
 */
export function markup(tree, how = {}) {
  if (typeof tree === "string") return escape(tree);
  let open = `<${tree.tag}`;
  for (const [name, value] of Object.entries(tree.attrs)) {
    if (name === "key" || name === "keep" || (name === "style" && !how.styles)) continue;
    const said =
      name === "style"
        ? Object.entries(/** @type {Style} */ (value))
            .map(([k, v]) => `${k}:${v}`)
            .join(";")
        : spelled(name, value);
    if (said !== null) open += ` ${name}="${escape(said)}"`;
  }
  if (VOID.has(tree.tag)) return `${open}>`;
  return `${open}>${tree.children.map((child) => markup(child, how)).join("")}</${tree.tag}>`;
}
