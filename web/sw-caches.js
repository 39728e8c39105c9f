// @ts-check
/// <reference lib="webworker" />
/**
 * The service worker's caches, one a version: filling this version's, and letting the others go. The build writes this
 * file below sw.js, whose names it uses.
 */

/**
 * Fills this version's cache: unchanged files from an older one, the rest from the host. If the network breaks off,
 * what has arrived stays, and the next try continues from there; if there is not enough room for all of it nothing
 * stays, for the matches need that room.
 */
async function install() {
  await clear();
  const cache = await caches.open(CACHE);
  const older = await olderFiles();
  try {
    await bring(cache, older, await missing(cache, older, Object.keys(PRECACHE.files)));
    await cache.put(addressOf(LIST), listed());
  } catch (error) {
    // A cache with its list is in use already, and only lacked something.
    if (isFull(error) && !(await cache.match(addressOf(LIST)))) await caches.delete(CACHE);
    throw error;
  }
  await installLater(cache, older);
}

/**
 * Of the files kept on demand, brings those that an older cache has, and what they need besides; the version does not
 * depend on them. If there is not enough room for all of them none of them stays.
 * @param {Cache} cache @param {Older} older
 */
async function installLater(cache, older) {
  const seen = await olderNames();
  for (const page of [...seen]) for (const file of beside(page)) seen.add(file);
  const files = await missing(
    cache,
    older,
    [...LATER.keys()].filter((file) => seen.has(file)),
  );
  const coming = [...files];
  await bring(cache, older, files, true).catch(() => Promise.all(coming.map((file) => cache.delete(addressOf(file)))));
}

/**
 * Puts files into this version's cache, the last of them first.
 * @param {Cache} cache @param {Older} older @param {string[]} files
 * @param {boolean} [spared] whether the others come if one does not, except for want of room
 */
async function bring(cache, older, files, spared = false) {
  const enough = new AbortController();
  const bringOne = async (/** @type {string} */ file) => {
    const get = older.get(`${file} ${ALL[file]}`) ?? download.bind(null, file, ALL[file]);
    await cache.put(addressOf(keptAs(file)), await get(enough.signal));
  };
  const bringNext = async () => {
    for (let file = files.pop(); file; file = files.pop())
      await bringOne(file).catch((error) => {
        if (!spared || isFull(error)) throw error;
      });
  };
  const loops = [bringNext(), bringNext(), bringNext(), bringNext()];
  await Promise.all(loops).catch(async (error) => {
    if (isFull(error)) {
      files.length = 0;
      enough.abort();
      await Promise.allSettled(loops);
    }
    throw error;
  });
}

/** @param {unknown} error */
const isFull = (error) => error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * Which files still have to go into this version's cache, in reverse order: files that an older cache has come before
 * files to fetch, so that nothing is fetched in vain if there is no room even for the former.
 * @param {Cache} cache @param {Older} older @param {string[]} listed
 */
async function missing(cache, older, listed) {
  const there = new Set((await cache.keys()).map(({ url }) => url)); // what an interrupted installation brought
  const has = (/** @type {string} */ file) => Number(older.has(`${file} ${ALL[file]}`));
  return listed.filter((file) => !there.has(addressOf(keptAs(file)))).sort((one, other) => has(one) - has(other));
}

/**
 * What older caches of this site hold: "address hash" -> how to get it.
 * @typedef {Map<string, (giveUp: AbortSignal) => Promise<Response>>} Older
 * @returns {Promise<Older>}
 */
async function olderFiles() {
  /** @type {Older} */
  const found = new Map();
  for (const name of await ourCaches()) {
    const cache = await caches.open(name);
    const list = await cache.match(addressOf(LIST));
    if (!list) continue; // an interrupted installation
    const there = new Set((await cache.keys()).map(({ url }) => url));
    for (const [file, hash] of Object.entries(await list.json())) {
      const kept = () => cache.match(addressOf(keptAs(file)));
      if (!there.has(addressOf(keptAs(file)))) continue;
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
 * Deletes what interrupted installations of other versions have left, before this one needs the room. The active
 * version comes first, and stays whatever it lacks.
 */
async function clear() {
  const names = await ourCaches();
  for (const name of names.slice(worker.registration.active ? 1 : 0))
    if (name !== CACHE && !(await (await caches.open(name)).match(addressOf(LIST)))) await caches.delete(name);
}

/** Takes over, and deletes all other versions except one just being installed, which was begun after this one. */
async function activate() {
  const names = await ourCaches(); // in the order they were begun
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
 * Whether a cache whose name does not say so is this folder's: it has this folder's list and no other's or, if its
 * installation was interrupted, only files at addresses of ours, which the files of a folder inside this one are not.
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
