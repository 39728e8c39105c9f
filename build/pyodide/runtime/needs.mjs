// What Pyodide's own script and its WebAssembly need of each other. Emscripten links both for extension modules that
// may be loaded later. So it hands every function of CPython and of the C library to the script, and gives the code
// whatever a script can do for games and windows. No such module is loaded here: what neither names is left out.
// `script` is the one that Emscripten made, `loader` the one that starts it; `code` is the WebAssembly.

/** Where the script takes over the code's exports: a list of names, then this function, which fills them. */
const TAKING = "function assignWasmExports(wasmExports){";
const GIVING = "}var wasmImports={";
const MODULE = /Module\["(\w+)"\]=\1;/g; // what extension modules could ask for

/**
 * The script in pieces around what it takes from the code, and gives it.
 * @param {string} script
 */
function pieces(script) {
  const from = script.indexOf(TAKING);
  const to = script.indexOf(GIVING);
  const list = script.lastIndexOf("var ", from);
  const end = script.indexOf("}", to + GIVING.length);
  if (from < 0 || to < from || list < 0 || end < 0) throw new Error("Pyodide's script is made in another way now");
  return {
    before: script.slice(0, list).replace(MODULE, ""),
    whole: script.slice(0, list),
    names: script
      .slice(list + "var ".length, from)
      .replace(/;$/, "")
      .split(","),
    taken: script
      .slice(from + TAKING.length, to)
      .split(";")
      .filter(Boolean),
    given: script.slice(to + GIVING.length, end).split(","),
    after: script.slice(end),
  };
}

/** Every word of a text that could be a name. @param {string} text */
const words = (text) => text.match(/[\w$]+/g) ?? [];

/**
 * The exports of the code that something names.
 * @param {string} script @param {string} loader @param {WebAssembly.Module} code
 * @returns {Set<string>}
 */
export function exportsNeeded(script, loader, code) {
  const { before, after } = pieces(script);
  const named = new Set(words(before + after + loader));
  const asked = new Set(WebAssembly.Module.imports(code).map(({ name }) => name)); // of itself, by way of the script
  return new Set(
    WebAssembly.Module.exports(code)
      .filter(
        ({ name, kind }) =>
          !/function|global/.test(kind) || asked.has(name) || named.has(name) || named.has(`_${name}`),
      )
      .map(({ name }) => name),
  );
}

/**
 * The script without what nothing names: not squeezed yet.
 * @param {string} script @param {string} loader @param {WebAssembly.Module} code as it is left
 * @returns {string}
 */
export function scriptNeeded(script, loader, code) {
  const { before, whole, names, taken, given, after } = pieces(script);
  const kept = new Set(WebAssembly.Module.exports(code).map(({ name }) => name));
  const asked = new Set(WebAssembly.Module.imports(code).map(({ name }) => name));
  const takes = taken.filter((line) => kept.has(/wasmExports\["([^"]+)"\]/.exec(line)?.[1] ?? ""));
  const filled = new Set(takes.map((line) => line.split("=")[0]));
  const own = names.filter((name) => filled.has(name) || !taken.some((line) => line.startsWith(`${name}=`)));
  const gives = given.filter((entry) => asked.has(entry.split(":")[0]));
  // What the script lays out for others, unless it, or what starts it, looks it up itself.
  const looked = new Set([...(before + after + loader).matchAll(/[."'`]([\w$]+)/g)].map(([, name]) => name));
  const head = whole.replace(MODULE, (line, name) => (looked.has(name) ? line : ""));
  const left = `${head}var ${own.join(",")};${TAKING}${takes.join(";")}${GIVING}${gives.join(",")}${after}`;
  return withoutSigns(left.replace(/\beval\(/g, "(0,eval)(")); // no text that it runs means a name of its own
}

/** Without the signatures of functions that are not used: they are for extension modules. @param {string} script */
function withoutSigns(script) {
  const count = new Map();
  for (const word of words(script)) count.set(word, (count.get(word) ?? 0) + 1);
  // Once where it is made, once where it is signed.
  return script.replace(/(?<=[;}])([\w$]+)\.sig="\w+";/g, (line, name) => (count.get(name) === 2 ? "" : line));
}
