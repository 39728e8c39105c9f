// @ts-check
/// <reference lib="webworker" />
/**
 * The service worker: keeps the whole site on this device, so that a second visit needs no network.
 *
 * The build writes one line above this file: `const PRECACHE = { version, files, later }`, where files maps each
 * address (relative to this script) to the SHA-256 of its bytes (unpacked ones, of a .gz), `later` does so for what is
 * kept only once somebody has asked for it (the pages that teach the rules), and version is the hash of them all.
 * Installing takes what has not changed from the cache before, so that an update costs what changed. A new version
 * waits until the page says "apply"; it never replaces a table in play by itself.
 *
 * What the build compressed (x.wasm.gz) is kept unpacked, under the name without .gz: later visits unpack nothing, and
 * the browser may keep the machine code that it made of it.
 */

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
/** What the names of this site's caches begin with: another folder of the same host has caches of its own. */
const OURS = `lost-cities ${new URL(worker.registration.scope).pathname} `;
const CACHE = OURS + PRECACHE.version;
/** What names of caches were like before they named the folder. */
const UNNAMED = /^lost-cities [0-9a-f]{12}$/;
const LIST = "precache.json"; // what a cache holds, kept in it: address -> hash

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
  else if (event.data in ANSWERS) event.waitUntil(tell(event.ports[0], ANSWERS[event.data]));
});

/** What a page can ask; each gives the answer. @type {Record<string, () => Promise<unknown>>} */
const ANSWERS = { version: async () => PRECACHE.version, lacking: async () => (await lacking()).length, mend, quiet };

const QUIET = 500; // ms without a request, after which a page that is loading has what it needs
let asked = -QUIET; // when a page last asked for something

/** Answers once all is quiet: then a newer version can take over (shell/device/renewing.js says why). */
async function quiet() {
  const rest = () => asked + QUIET - performance.now();
  while (rest() > 0) await new Promise((done) => setTimeout(done, rest()));
  return true;
}

/** @param {MessagePort | undefined} port @param {() => Promise<unknown>} answer */
const tell = async (port, answer) => port?.postMessage(await answer());

/** The name under which a file of the list is kept. @param {string} file */
const keptAs = (file) => file.replace(/\.gz$/, "");
/** What is kept from the beginning, and under what name it lies on the host. @type {Map<string, string>} */
const KEPT = new Map(Object.keys(PRECACHE.files).map((file) => [keptAs(file), file]));
/** What is kept once it was asked for, and its hash. @type {Map<string, string>} */
const LATER = new Map(Object.entries(PRECACHE.later));
/**
 * What files are by their endings, whatever the host called them: what is kept under a wrong type would stay so, and a
 * page of another type is offered as a download, a script refused.
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
 * What a page that teaches needs besides itself, to be read and to have its exercises played; nothing of other pages.
 * Many of these are named anew from version to version, the page is not.
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
 * Fill this version's cache: unchanged files from an older one, the rest from the host; of what is kept later, what an
 * older one has, and what is needed besides. Where the network breaks off, what has come stays, and the next try goes
 * on from there; where there is no room for all of it none stays, for the matches need what room there is.
 */
async function install() {
  await clear();
  const cache = await caches.open(CACHE);
  const older = await olderFiles();
  const files = await missing(cache, older);
  const enough = new AbortController();
  const fetchNext = async () => {
    for (let next = files.pop(); next; next = files.pop()) {
      const [file, hash] = next;
      const bring = older.get(`${file} ${hash}`) ?? download.bind(null, file, hash);
      await cache.put(addressOf(keptAs(file)), await bring(enough.signal));
    }
  };
  const loops = [fetchNext(), fetchNext(), fetchNext(), fetchNext()];
  try {
    await Promise.all(loops);
    await cache.put(addressOf(LIST), new Response(JSON.stringify(PRECACHE.files)));
  } catch (error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError") {
      files.length = 0;
      enough.abort();
      await Promise.allSettled(loops);
      // One with its list is at work already, and only lacked something.
      if (!(await cache.match(addressOf(LIST)))) await caches.delete(CACHE);
    }
    throw error;
  }
}

/**
 * What is still to be put into this version's cache, the last first: what an older one has comes before what has to be
 * fetched, so that nothing is fetched in vain where there is no room even for that.
 * @param {Cache} cache @param {Map<string, unknown>} older
 */
async function missing(cache, older) {
  const seen = await olderNames();
  const there = new Set((await cache.keys()).map(({ url }) => url)); // what an installation that was broken off brought
  for (const page of [...seen]) for (const file of beside(page)) seen.add(file);
  const listed = [...Object.entries(PRECACHE.files), ...[...LATER].filter(([file]) => seen.has(file))];
  const files = listed.filter(([file]) => !there.has(addressOf(keptAs(file))));
  const has = (/** @type {string[]} */ [file, hash]) => Number(older.has(`${file} ${hash}`));
  return files.sort((one, other) => has(one) - has(other));
}

/**
 * What older caches of this site hold: "address hash" -> how to get it.
 * @returns {Promise<Map<string, (giveUp: AbortSignal) => Promise<Response>>>}
 */
async function olderFiles() {
  /** @type {Awaited<ReturnType<typeof olderFiles>>} */
  const found = new Map();
  for (const name of await ourCaches()) {
    const cache = await caches.open(name);
    const list = await cache.match(addressOf(LIST));
    if (!list) continue; // an installation that was broken off
    for (const [file, hash] of Object.entries(await list.json())) {
      const kept = () => cache.match(addressOf(keptAs(file)));
      found.set(`${file} ${hash}`, async (giveUp) => (await kept()) ?? download(file, hash, giveUp));
    }
  }
  return found;
}

/** The names of all files that older caches of this site hold. */
async function olderNames() {
  const found = new Set();
  for (const name of await ourCaches()) {
    for (const { url } of await (await caches.open(name)).keys())
      found.add(url.slice(worker.registration.scope.length));
  }
  return found;
}

/**
 * A file from the host, asked anew: a stale copy between must not end in the cache, nor a file of another version while
 * the host is being filled (then this installation fails, and the browser tries again later).
 * @param {string} file @param {string} hash @param {AbortSignal} [signal]
 */
async function download(file, hash, signal) {
  const response = await fetch(addressOf(file), { cache: "no-cache", credentials: "same-origin", signal });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const bytes = await unpacked(await response.arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if (btoa(String.fromCharCode(...digest)) !== hash) throw new Error(`${file}: not of version ${PRECACHE.version}`);
  // A response of our own: a redirected one may not serve a navigation.
  const type = TYPES[keptAs(file).split(".").pop() ?? ""] ?? response.headers.get("content-type") ?? "";
  return new Response(bytes, { headers: { "content-type": type } });
}

/** Some hosts unpack a .gz on the way; where the gzip mark is gone, so is the work. @param {ArrayBuffer} bytes */
async function unpacked(bytes) {
  const [first, second] = new Uint8Array(bytes);
  if (first !== 0x1f || second !== 0x8b) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/**
 * Let go of what installations of other versions that were broken off have left, before this one needs the room. The
 * version at work lies first, and stays whatever it lacks.
 */
async function clear() {
  const names = await ourCaches();
  for (const name of names.slice(worker.registration.active ? 1 : 0))
    if (name !== CACHE && !(await (await caches.open(name)).match(addressOf(LIST)))) await caches.delete(name);
}

/** Take over, and let all other versions go, but for one that is just coming: it was begun after this one. */
async function activate() {
  const names = await ourCaches(); // in the order in which they were begun
  const { installing, waiting } = worker.registration;
  const before = names.slice(0, Math.max(0, names.indexOf(CACHE)));
  const others = installing || waiting ? before : names.filter((name) => name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The names of the caches that sites at this scope made. */
async function ourCaches() {
  const names = await caches.keys();
  const ours = await Promise.all(names.map(async (name) => name.startsWith(OURS) || (await wasOurs(name))));
  return names.filter((_, at) => ours[at]);
}

/**
 * Whether a cache whose name does not say so is this folder's: it has its list and no other folder's, or, where its
 * installation was broken off, nothing but what lies where files of ours lie, as those of a folder in this one do not.
 * @param {string} name
 */
async function wasOurs(name) {
  if (!UNNAMED.test(name)) return false;
  const urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
  const lists = urls.filter((url) => url.endsWith(`/${LIST}`));
  if (lists.length) return lists.every((url) => url === addressOf(LIST));
  const { scope } = worker.registration;
  const places = new Set([...KEPT.keys(), ...LATER.keys()].map((file) => scope + file.split("/")[0]));
  const place = (/** @type {string} */ url) => scope + url.slice(scope.length).split("/")[0];
  return urls.length > 0 && urls.every((url) => url.startsWith(scope) && places.has(place(url)));
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

/** An address without its % signs; null where they mean nothing. @param {string} path @returns {string | null} */
function plain(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * From the cache; from the host if it is not there, and what is kept later is kept from then on.
 * @param {Request} request
 * @param {string} file
 */
async function answer(request, file) {
  const cache = await caches.open(CACHE);
  return (await cache.match(addressOf(file))) ?? keepNow(cache, request, file);
}

/**
 * A file from the host, kept if it is of this version: one that is kept once somebody asked for it, or that got lost.
 * @param {Cache} cache
 * @param {Request} request
 * @param {string} file
 */
async function keepNow(cache, request, file) {
  try {
    return await keep(cache, file);
  } catch {
    return fetch(request); // of another version, or not to be had: as without a service worker
  }
}

/** A file from the host, kept from now on. @param {Cache} cache @param {string} file under which it is kept */
async function keep(cache, file) {
  const source = KEPT.get(file) ?? file;
  const response = await download(source, PRECACHE.files[source] ?? LATER.get(file) ?? "");
  // Where there is no room left it is at least answered.
  await cache.put(addressOf(file), response.clone()).catch(() => {});
  return response;
}

/**
 * Keeps what a page needs besides itself, once that has come: whoever has read it can go on without a network. What
 * does not come now, or finds no room, is tried for when the page is opened again.
 * @param {string} page
 */
async function keepBeside(page) {
  await quiet();
  const cache = await caches.open(CACHE);
  try {
    for (const file of beside(page))
      if (!(await cache.match(addressOf(file))))
        await cache.put(addressOf(file), await download(file, LATER.get(file) ?? ""));
  } catch {
    // as said
  }
}

/** Which files that should be kept are not: browsers take away what they need room for. */
async function lacking() {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return [...KEPT.keys()].filter((file) => !there.has(addressOf(file)));
}

/** Fetches what is not kept; tells how much is still not. */
async function mend() {
  const cache = await caches.open(CACHE);
  for (const file of await lacking()) await keep(cache, file).catch(() => {});
  const left = await lacking();
  if (!left.length) await cache.put(addressOf(LIST), new Response(JSON.stringify(PRECACHE.files)));
  return left.length;
}
