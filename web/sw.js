// @ts-check
/// <reference lib="webworker" />
/**
 * The service worker: keeps the whole site on this device, so that a second visit needs no network.
 *
 * The build writes sw-caches.js below this file, and one line above it: `const PRECACHE = { version, files, later }`.
 * `files` maps each address (relative to this script) to the SHA-256 of its bytes (for a .gz, of the unpacked ones),
 * `later` does so for files kept only once somebody has asked for them (the pages that teach the rules), and `version`
 * is the hash of them all. Installing takes unchanged files from the previous cache, so that an update costs only what
 * changed. A new version waits until the page says "apply"; it never replaces a table in play by itself.
 *
 * What the build compressed (x.wasm.gz) is kept unpacked, under the name without .gz: later visits unpack nothing, and
 * the browser may keep the machine code that it compiled from it.
 */

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
/** The prefix of this site's cache names: another folder of the same host has caches of its own. */
const OURS = `lost-cities ${new URL(worker.registration.scope).pathname} `;
const CACHE = OURS + PRECACHE.version;
/** The form of cache names before they included the folder. */
const UNNAMED = /^lost-cities [0-9a-f]{12}$/;
const LIST = "precache.json"; // lists what a cache holds, and is kept in it: address -> hash

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  asked = performance.now();
  const file = fileOf(event.request);
  if (file === null) return;
  event.respondWith(answer(event.request, file));
  if (event.request.mode === "navigate" && beside(file).length) event.waitUntil(keepBeside(file));
});
worker.addEventListener("message", (event) => {
  if (event.data === "apply") event.waitUntil(worker.skipWaiting());
  else if (Object.hasOwn(ANSWERS, event.data)) event.waitUntil(tell(event.ports[0], ANSWERS[event.data]));
});

/** What a page can ask; each gives the answer. @type {Record<string, () => Promise<unknown>>} */
const ANSWERS = {
  version: async () => PRECACHE.version,
  lacking: async () => (await lacking()).length,
  mend,
  quiet: giveWay,
};

const QUIET = 500; // ms without a request after which a loading page has what it needs
let asked = -QUIET; // when a page last asked for something

/** Resolves once all is quiet: only then may a newer version take over (shell/device/renewing.js says why). */
async function quiet() {
  const rest = () => asked + QUIET - performance.now();
  while (rest() > 0) await new Promise((done) => setTimeout(done, rest()));
}

/** Can end whatever is being fetched though no page waits for it. */
let fetching = new AbortController();

/** Resolves once a newer version can take over: it would also have to wait for what is still being fetched here. */
async function giveWay() {
  fetching.abort();
  await quiet();
  fetching.abort(); // what a page opened meanwhile has begun
  fetching = new AbortController();
  return true;
}

/** @param {MessagePort | undefined} port @param {() => Promise<unknown>} answer */
const tell = async (port, answer) => port?.postMessage(await answer());

/** The name under which a file of the list is kept. @param {string} file */
const keptAs = (file) => file.replace(/\.gz$/, "");
/** Files kept from the beginning, with their names on the host. @type {Map<string, string>} */
const KEPT = new Map(Object.keys(PRECACHE.files).map((file) => [keptAs(file), file]));
/** Files kept once they have been asked for, with their hashes. @type {Map<string, string>} */
const LATER = new Map(Object.entries(PRECACHE.later));
/** @type {Record<string, string>} */
const ALL = { ...PRECACHE.files, ...PRECACHE.later };
const listed = () => new Response(JSON.stringify(ALL));
/**
 * The types of files by their endings, whatever the host sent: a file kept under a wrong type would stay so, and a page
 * of another type is offered as a download, a script refused.
 * @type {Record<string, string>}
 */
const TYPES = {
  css: "text/css; charset=utf-8",
  ftl: "text/plain; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  whl: "application/zip",
  woff2: "font/woff2",
  zip: "application/zip",
};

/** The whole address of a file of the site. @param {string} file */
const addressOf = (file) => new URL(file, worker.registration.scope).href;

/**
 * What a teaching page needs besides itself, to be read and to have its exercises played; nothing for other pages. Most
 * of these files have another name in every version, the page has not.
 * @param {string} page
 */
function beside(page) {
  const [, language, name] = /^learn\/(..)\/(\w+)\.html$/.exec(page) ?? [];
  if (!name) return [];
  const read = "(css|js)/learn-(?!editor)";
  const played = `embed[.]|(css|js)/embed[-.]|css/diagram[.]|embed/drawings|embed/words-${language}(-${name})?[.]`;
  const lessons = `embed/lesson-${name}-|lang/${language}/(embed|lessons-${name})[.]`;
  const edited = "js/learn-editor-|embed/laying-";
  const needs = [read, ...(name === "index" ? [] : [played, lessons]), ...(name === "position" ? [edited] : [])];
  const which = new RegExp(`^(${needs.join("|")})`);
  return [...LATER.keys()].filter((file) => which.test(file));
}

/**
 * A file from the host, revalidated: no stale copy on the way may end up in the cache, nor a file of another version
 * while the host is being updated (then this installation fails, and the browser tries again later).
 * @param {string} file @param {string} hash @param {AbortSignal} [signal]
 */
async function download(file, hash, signal) {
  const response = await fetch(addressOf(file), { cache: "no-cache", credentials: "same-origin", signal });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const bytes = await unpacked(await response.arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if (btoa(String.fromCharCode(...digest)) !== hash) throw new Error(`${file}: not of version ${PRECACHE.version}`);
  // A new response: a redirected one may not serve a navigation.
  const type = TYPES[keptAs(file).split(".").pop() ?? ""] ?? response.headers.get("content-type") ?? "";
  return new Response(bytes, { headers: { "content-type": type } });
}

/** Some hosts unpack a .gz on the way; then the gzip mark is gone, and so is the work. @param {ArrayBuffer} bytes */
async function unpacked(bytes) {
  const [first, second] = new Uint8Array(bytes);
  if (first !== 0x1f || second !== 0x8b) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/**
 * Which file of the list answers a request; null for one that is not ours.
 * @param {Request} request
 * @returns {string | null}
 */
function fileOf(request) {
  const scope = worker.registration.scope;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || !(origin + pathname).startsWith(scope)) return null;
  const path = plain((origin + pathname).slice(scope.length));
  const file = path === "" || path?.endsWith("/") ? `${path}index.html` : path;
  return file !== null && (KEPT.has(file) || LATER.has(file)) ? file : null;
}

/** An address with % escapes decoded; null if they are malformed. @param {string} path @returns {string | null} */
function plain(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * From the cache, or else from the host; a file that is kept on demand is kept from then on.
 * @param {Request} request
 * @param {string} file
 */
async function answer(request, file) {
  const cache = await caches.open(CACHE);
  return (await cache.match(addressOf(file))) ?? keepNow(cache, request, file);
}

/**
 * A file from the host, kept if it belongs to this version: one that is kept on demand, or one that got lost.
 * @param {Cache} cache
 * @param {Request} request
 * @param {string} file
 */
async function keepNow(cache, request, file) {
  try {
    return await keep(cache, file);
  } catch {
    return fetch(request); // of another version, or unavailable: as without a service worker
  }
}

/**
 * A file from the host, which is then kept.
 * @param {Cache} cache @param {string} file under which it is kept @param {AbortSignal} [signal]
 */
async function keep(cache, file, signal) {
  const source = KEPT.get(file) ?? file;
  const response = await download(source, ALL[source], signal);
  // If there is no room left, it is at least answered.
  await cache.put(addressOf(file), response.clone()).catch(() => {});
  return response;
}

/**
 * Keeps what a page needs besides itself, once all is quiet: whoever has read it can go on without a network. What does
 * not come now, or finds no room, is tried for when the page is opened again.
 * @param {string} page
 */
async function keepBeside(page) {
  if (attended.has(page)) return;
  attended.add(page);
  const { signal } = fetching;
  try {
    await quiet();
    const cache = await caches.open(CACHE);
    for (const file of beside(page))
      if (!(await cache.match(addressOf(file))))
        await cache.put(addressOf(file), await download(file, ALL[file], signal));
  } catch {
    // when the page is opened again
  } finally {
    attended.delete(page);
  }
}

/** The pages for which that is being done. @type {Set<string>} */
const attended = new Set();

/** Files that should be kept but are not: browsers remove files when they need room. */
async function lacking() {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return [...KEPT.keys()].filter((file) => !there.has(addressOf(file)));
}

/** Fetches what is missing; returns how much still is. */
async function mend() {
  const cache = await caches.open(CACHE);
  const { signal } = fetching;
  for (const file of await lacking()) await keep(cache, file, signal).catch(() => {});
  const left = await lacking();
  if (!left.length) await cache.put(addressOf(LIST), listed());
  return left.length;
}
