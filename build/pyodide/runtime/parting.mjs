// Parts Pyodide's WebAssembly in two: what the game calls, which comes first, and the rest, which is started when
// something calls into it (web/js/worker/python.js). Every function stays as it was; a call across the border goes
// through a table that both halves have. The memory, with all its data, belongs to the first half.
import { fetched } from "./packages.mjs";

const { default: binaryen } = await fetched("binaryen");
const { i32, none, funcref, Features } = binaryen;
const { MutableGlobals, NontrappingFPToInt, SignExt, ExceptionHandling, Multivalue } = Features;
const { BulkMemory, BulkMemoryOpt, ReferenceTypes, CallIndirectOverlong } = Features;
const FEATURES = [MutableGlobals, NontrappingFPToInt, SignExt, ExceptionHandling, Multivalue]
  .concat(BulkMemory, BulkMemoryOpt, ReferenceTypes, CallIndirectOverlong)
  .reduce((all, each) => all | each);
/** The prefix of the names under which the first half exports things to the rest; nobody else is to see them. */
const OURS = "rest:";
/** The table of the functions of the rest that the first half calls; null until they have arrived. */
const DOORS = "doors";
/** The table of the functions of the first half that the rest calls. */
const SHARED = "shared";

/** @param {Uint8Array} bytes @param {Set<string>} exports those that stay @returns {binaryen.Module} */
export function read(bytes, exports) {
  const code = binaryen.readBinary(bytes);
  code.setFeatures(FEATURES);
  for (const { name } of exportsOf(code)) if (!exports.has(name)) code.removeExport(name);
  prune(code);
  return code;
}

/** @param {binaryen.Module} code */
const prune = (code) => code.runPasses(["remove-unused-module-elements"]);

/** What binaryen says of everything of a kind in a module. */
const all = (count, at, info) => Array.from({ length: count }, (_, index) => info(at(index)));
const exportsOf = (code) => all(code.getNumExports(), code.getExportByIndex, binaryen.getExportInfo);
const globalsOf = (code) => all(code.getNumGlobals(), code.getGlobalByIndex, binaryen.getGlobalInfo);

/**
 * A module's functions. Those that it does not import are named by their number in the stock module.
 * @param {binaryen.Module} code
 */
export const functionsOf = (code) => all(code.getNumFunctions(), code.getFunctionByIndex, binaryen.getFunctionInfo);

/**
 * @param {Uint8Array} bytes the stock module @param {Set<string>} exports those that stay
 * @param {Set<string>} called the names of the functions that come first
 * @returns {{first: Uint8Array, rest: Uint8Array}}
 */
export function parted(bytes, exports, called) {
  const functions = functionsOf(read(bytes, exports));
  const sides = {
    near: functions.filter(({ name, module }) => module || called.has(name)),
    far: functions.filter(({ name, module }) => !module && !called.has(name)),
  };
  const doors = doorsOf(read(bytes, exports), sides);
  const shared = namesLeft(restOf(read(bytes, exports), sides, doors, []), sides.near);
  const rest = restOf(read(bytes, exports), sides, doors, shared);
  return { first: firstOf(read(bytes, exports), sides, doors, shared).emitBinary(), rest: rest.emitBinary() };
}

/** The names of those functions that are still in the code. */
function namesLeft(code, functions) {
  const left = new Set(functionsOf(code).map(({ name }) => name));
  return functions.map(({ name }) => name).filter((name) => left.has(name));
}

/** The functions of the rest that the first half may call, directly or through its table. */
function doorsOf(code, { near, far }) {
  for (const { name, params, results } of far) {
    code.removeFunction(name);
    code.addFunction(name, params, results, [], code.unreachable());
  }
  fill(code, SHARED, near);
  prune(code);
  return namesLeft(code, far);
}

/** Adds a table that holds these functions. */
function fill(code, table, functions) {
  code.addTable(table, functions.length, functions.length, funcref);
  const names = functions.map((each) => each.name ?? each);
  code.addActiveElementSegment(table, table, names, code.i32.const(0));
}

/** Replaces a function by a call of the one at `index` of `table`. */
function replace(code, { name, params, results }, table, index) {
  const given = binaryen.expandType(params).map((type, at) => code.local.get(at, type));
  code.removeFunction(name);
  code.addFunction(name, params, results, [], code.call_indirect(table, index, given, params, results));
}

/** The half that comes first. */
function firstOf(code, { far }, doors, shared) {
  const at = new Map(doors.map((name, index) => [name, index]));
  for (const { name } of bordersOf(code)) code.addGlobalExport(name, OURS + name);
  code.addTable(DOORS, doors.length, doors.length, funcref);
  code.addTableExport(DOORS, OURS + DOORS);
  fill(code, SHARED, shared);
  code.addTableExport(SHARED, OURS + SHARED);
  code.addFunctionImport("come", "rest", "come", none, none);
  const index = code.local.get(0, i32);
  const missing = code.ref.is_null(code.table.get(DOORS, index, funcref));
  const come = code.if(missing, code.call("come", [], none));
  code.addFunction("door", i32, i32, [], code.block(null, [come, code.local.get(0, i32)], i32));
  for (const each of far) {
    if (at.has(each.name)) replace(code, each, DOORS, code.call("door", [code.i32.const(at.get(each.name))], i32));
  }
  prune(code);
  return code;
}

/** The globals that both halves must share. */
const bordersOf = (code) => globalsOf(code).filter(({ mutable, module }) => mutable || module);

/** The half that is started when something calls into it. */
function restOf(code, { near }, doors, shared) {
  const at = new Map(shared.map((name, index) => [name, index]));
  const { value: memory } = exportsOf(code).find(({ name }) => name === "memory");
  const { value: table } = exportsOf(code).find(({ name }) => name === "__indirect_function_table");
  const tags = exportsOf(code).filter(({ kind }) => kind === binaryen.ExternalTag);
  for (const { name } of exportsOf(code)) code.removeExport(name);
  const segments = all(code.getNumElementSegments(), code.getElementSegmentByIndex, binaryen.getElementSegmentInfo);
  for (const { name } of segments) code.removeElementSegment(name);
  for (const { name, type, mutable } of bordersOf(code))
    code.addGlobalImport(name, "first", OURS + name, type, mutable);
  for (const { name, value } of tags) {
    const { params, results } = binaryen.getTagInfo(code.getTag(value));
    code.addTagImport(value, "first", name, params, results);
  }
  for (const [name, size] of [
    [SHARED, shared.length],
    [DOORS, doors.length],
  ]) {
    code.addTable(name, size, size, funcref);
    code.addTableImport(name, "first", OURS + name);
  }
  code.addTableImport(table, "first", "__indirect_function_table");
  code.setMemory(code.getMemoryInfo().initial, 65_536, null, []);
  code.addMemoryImport(memory, "first", "memory");
  for (const each of near) replace(code, each, SHARED, code.i32.const(at.get(each.name) ?? 0));
  code.addActiveElementSegment(DOORS, DOORS, doors, code.i32.const(0));
  prune(code);
  return code;
}
