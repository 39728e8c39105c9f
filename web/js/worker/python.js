// @ts-check
/** Starts Python from files already at hand. With worker.js and guest.js, the only modules that name Pyodide. */
import { loadPyodide } from "pyodide";

// Pyodide asks for its files at this address, which no request ever reaches.
const NOWHERE = "https://inline.invalid/";

/** Exports of the first half of the code for the other half begin so; they are hidden from Pyodide. */
const OURS = "rest:";

/**
 * The two halves of the code (build/pyodide/runtime): what the game calls, and the rest, which is needed at once when
 * something calls into it or throws.
 * @typedef {{first: WebAssembly.Module, rest: () => WebAssembly.Module}} Code
 */

/**
 * Pyodide would fetch its files itself, from addresses of its own and uncompressed; during its start it is handed ours
 * instead. A failure to link would silently leave it hanging, so that is caught here.
 * @param {(settings: object) => Promise<unknown>} createPyodideModule its own JavaScript
 * @param {Code} code
 * @param {ArrayBuffer | Uint8Array<ArrayBuffer>} library
 * @param {Record<string, string>} info of its lock file
 * @param {{_makeSnapshot?: true, _loadSnapshot?: Uint8Array<ArrayBuffer>}} [how] so that a snapshot can be made of it
 * later, or restored from one; Pyodide does not promise these two options
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
export async function startPython(createPyodideModule, code, library, info, how = {}) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  /** @type {(error: unknown) => void} */
  let linkFailed = () => {};
  const failure = new Promise((/** @type {(value: never) => void} */ _, reject) => (linkFailed = reject));
  self.fetch = async (address, options) => {
    if (String(address) === `${NOWHERE}library.zip`) return new Response(library);
    if (String(address).startsWith(NOWHERE)) return new Response();
    return fetch(address, options);
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    try {
      return { module: code.first, instance: { exports: await instantiated(code, imports, linkFailed) } };
    } catch (error) {
      linkFailed(error);
      throw error;
    }
  };
  try {
    const options = {
      indexURL: NOWHERE,
      stdLibURL: `${NOWHERE}library.zip`,
      packageBaseUrl: NOWHERE,
      lockFileContents: { info, packages: {} },
      createPyodideModule,
      ...how,
    };
    return await Promise.race([
      loadPyodide(/** @type {Parameters<typeof loadPyodide>[0]} */ (/** @type {unknown} */ (options))),
      failure,
    ]);
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * Instantiates the first half; the other is added when it is called.
 * @param {Code} code @param {WebAssembly.Imports | undefined} imports Pyodide's
 * @param {(error: unknown) => void} failed hears why it did not come: Python may be silent about it during its start
 * @returns {Promise<WebAssembly.Exports>}
 */
async function instantiated({ first, rest }, imports, failed) {
  const come = () => {
    try {
      new WebAssembly.Instance(rest(), { first: exports });
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  const { exports } = await WebAssembly.instantiate(first, { ...imports, rest: { come } });
  return Object.fromEntries(Object.entries(exports).filter(([name]) => !name.startsWith(OURS)));
}
