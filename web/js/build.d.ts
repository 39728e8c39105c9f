/** What the build writes into the bundles in place of these names (build/site/bundle.mjs). */

/** One file of Python: its address from the site's root, its bytes as sent, and its SHA-256 unpacked, base64. */
interface PythonFile {
  address: string;
  size: number;
  hash: string;
}

declare const BUILD: {
  /** A hash over every file of the site: the same files, the same version. */
  version: string;
  /** The worker's bundle, from the site's root. */
  worker: string;
  /** The worker of people's own players: a text that is appended to Pyodide's own script (js/worker/guest.js). */
  inside: string;
  /** The script of the frame that this worker lives in, and its SHA-256, base64. */
  frame: { text: string; hash: string };
  /** The integrity with which other people's pages may check embed.js: `sha384-…`. */
  integrity: string;
  /** What the page says when its own files do not load, by language (js/shell/start/lookout.js). */
  lookout: Record<string, Record<string, string>>;
  /** In frames in other people's pages: the bundles of play and of the runtime, from the site's root. */
  table: string;
  hub: string;
  /** What such a frame fetches once it is to be more than a picture (js/embed/frame.js). */
  wholeFrame: string;
  /** There also: the games that the site has. */
  games: import("./embed/attributes.js").Games;
  /** There also: the page's own styles (css/main.css). */
  styles: string;
  python: {
    runtime: PythonFile;
    /** The code that the game calls, and the rest, which comes a little later. */
    wasm: PythonFile;
    rest: PythonFile;
    /** The standard library as far as the table needs it, and what is added to it for people's own players. */
    library: PythonFile;
    furtherLibrary: PythonFile;
    package: PythonFile;
    /** The part of the package that only a match at a distance needs. */
    distance: PythonFile;
    micropip: PythonFile;
    /** The `info` part of Pyodide's lock file. */
    info: Record<string, string>;
  };
};

/** In js/worker/guest.js only: what Pyodide's own script, put before it, defines. */
declare const _createPyodideModule: (settings: object) => Promise<unknown>;

/** In the service worker only: every file of the site with its SHA-256, base64. */
declare const PRECACHE: { version: string; files: Record<string, string>; later: Record<string, string> };

/** In the page: what its first script has begun (js/shell/start/ahead.js). */
declare var ahead: { lacking: string[]; start: (first: import("./messages.d.ts").ToWorker) => Worker };

/** In frames in other people's pages: what a part's script hands its value to (js/embed/parts.js). */
declare var lostCitiesPart: (name: string, value: unknown) => void;
