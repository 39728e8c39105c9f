// Reads from called.txt (written by listing.py) which functions of Pyodide's WebAssembly the game calls. The file has
// the module's hash, then a bit for each function, lowest numbers first, in hexadecimal.
import { createHash } from "node:crypto";

/**
 * @param {string} text @param {Uint8Array} code what it must be of
 * @returns {Set<string>} the names of functions (parting.mjs)
 */
export function read(text, code) {
  const [hash, ...lines] = text.trim().split("\n");
  if (hash !== createHash("sha256").update(code).digest("hex"))
    throw new Error("another Pyodide: python3 build called");
  const bits = Buffer.from(lines.join(""), "hex");
  const numbers = Array.from({ length: bits.length * 8 }, (_, at) => at);
  return new Set(numbers.filter((at) => bits[at >> 3] & (1 << (at & 7))).map(String));
}
