"""Which requests the service worker answers from what is kept, and which it leaves to the network."""

import base64
import hashlib
import json

import pytest
from shell.in_node import run

SCOPE = "https://host.example/games/"
PRECACHE = {
    "version": "1",
    "files": {"index.html": "", "python/x.wasm.gz": "", "a b.txt": ""},
    "later": {"learn/en/index.html": ""},
}
ASK = """
  const heard = {};
  const scope = { registration: { scope: given.scope }, addEventListener: (name, does) => { heard[name] = does; } };
  const caches = { open: async () => ({ match: async (address) => address }) };
  new Function("self", "caches", "PRECACHE", serviceWorker())(scope, caches, given.precache);
  let answer = null;
  heard.fetch({ request: { url: given.url, method: given.method }, respondWith: (what) => { answer = what; } });
  return await answer;
"""


def answered(url: str, method: str = "GET") -> object:
    """The address under which the answer is kept; None where the network answers."""
    return run(ASK, scope=SCOPE, precache=PRECACHE, url=url, method=method)


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("", "index.html"),
        ("index.html?from=menu", "index.html"),
        ("python/x.wasm", "python/x.wasm"),
        ("a%20b.txt", "a%20b.txt"),
        ("learn/en/", "learn/en/index.html"),
    ],
)
def test_what_is_kept_is_answered_from_there(path: str, kept: str) -> None:
    assert answered(SCOPE + path) == SCOPE + kept


@pytest.mark.parametrize("path", ["elsewhere.txt", "docs/", "%", "%E0%A4%A", "python/x.wasm.gz", "../index.html"])
def test_any_other_address_is_left_to_the_network(path: str) -> None:
    assert answered(SCOPE + path) is None


def test_what_is_sent_is_left_to_the_network() -> None:
    assert answered(SCOPE, "POST") is None


MENDING = """
  const heard = {};
  const scope = { registration: { scope: given.scope }, addEventListener: (name, does) => { heard[name] = does; } };
  const stored = new Map(given.there.map((name) => [given.scope + name, new Response(name)]));
  const cache = {
    match: async (address) => stored.get(address)?.clone(),
    put: async (address, response) => void stored.set(address, response),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  };
  const asked = [];
  const fetch = async (address) => {
    asked.push((address.url ?? address).slice(given.scope.length));
    const name = (address.url ?? address).slice(given.scope.length);
    return given.host.includes(name) ? new Response(name) : new Response("gone", { status: 404 });
  };
  new Function("self", "caches", "PRECACHE", "fetch", serviceWorker())(
    scope, { open: async () => cache, keys: async () => [] }, given.precache, fetch,
  );
  const ask = (what) => new Promise((resolve) =>
    heard.message({ data: what, ports: [{ postMessage: resolve }], waitUntil: () => {} }));
  const request = (name) => new Promise((resolve) =>
    heard.fetch({ request: { url: given.scope + name, method: "GET" }, respondWith: resolve }));
  const names = () => [...stored.keys()].map((url) => url.slice(given.scope.length)).sort();
"""


def hash_of(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode("ascii")


WHOLE = {
    "version": "7",
    "files": {name: hash_of(name) for name in ("index.html", "a.js", "b.wasm.gz")},
    "later": {"learn/en/index.html": hash_of("learn/en/index.html")},
}
HOST = ["index.html", "a.js", "b.wasm.gz", "learn/en/index.html"]


def mended(body: str, there: list[str], host: list[str]) -> object:
    return run(f"{MENDING} {body}", scope=SCOPE, precache=WHOLE, there=there, host=host)


def test_what_the_browser_took_away_is_counted_fetched_and_kept_again() -> None:
    told = mended(
        'return [await ask("lacking"), await ask("mend"), await ask("lacking"), names()];', ["index.html"], HOST
    )
    assert told == [2, 0, 0, ["a.js", "b.wasm", "index.html", "precache.json"]]


def test_what_cannot_be_had_is_still_lacking_and_everything_else_is_kept() -> None:
    told = mended('return [await ask("mend"), names()];', ["index.html"], ["a.js"])
    assert told == [1, ["a.js", "index.html"]]


def test_a_file_that_is_not_of_this_version_is_answered_but_not_kept() -> None:
    changed = "(await request('a.js')).text().then((text) => [text, names()])"
    wrong = MENDING.replace("? new Response(name)", '? new Response("of another version")')
    told = run(f"{wrong} return await {changed};", scope=SCOPE, precache=WHOLE, there=["index.html"], host=HOST)
    assert told == ["of another version", ["index.html"]]


def test_a_lost_file_that_is_asked_for_is_kept_again() -> None:
    told = mended("const reply = await request('b.wasm'); return [await reply.text(), names()];", ["a.js"], HOST)
    assert told == ["b.wasm.gz", ["a.js", "b.wasm"]]


def test_a_page_can_ask_which_version_it_is() -> None:
    assert mended('return await ask("version");', [], HOST) == "7"


@pytest.mark.parametrize("what", ["constructor", "toString", "", None, 7, {}])
def test_what_a_page_cannot_ask_is_not_answered(what: object) -> None:
    said = f"heard.message({{ data: {json.dumps(what)}, ports: [], waitUntil: () => (answered = true) }})"
    assert mended(f"let answered = false; {said}; return answered;", [], HOST) is False


def test_an_installation_that_was_broken_off_goes_on_where_it_was() -> None:
    install = "await new Promise((resolve) => heard.install({ waitUntil: (whole) => whole.then(resolve) }));"
    told = mended(f"{install} return [asked.sort(), names()];", ["a.js", "b.wasm"], HOST)
    assert told == [["index.html"], ["a.js", "b.wasm", "index.html", "precache.json"]]


@pytest.mark.parametrize(("name", "kind"), [("index.html", "text/html"), ("a.js", "text/javascript")])
def test_what_the_host_calls_by_a_wrong_type_is_kept_under_its_own(name: str, kind: str) -> None:
    """A new Response of a text says that it is plain, as this host does of everything."""
    kept = f"(await cache.match(given.scope + '{name}')).headers.get('content-type')"
    assert str(mended(f"await ask('mend'); return {kept};", [], HOST)).startswith(kind)


QUIET = """
  const heard = {};
  const scope = { registration: { scope: given.scope }, addEventListener: (name, does) => { heard[name] = does; } };
  let now = 10_000;
  const asks = [...given.asks];
  const performance = { now: () => now };
  const setTimeout = (done, wait) => {
    now += wait;
    if (asks.length) { now -= wait / 2; heard.fetch({ request: asks.pop() }); }
    done();
  };
  const parts = ["self", "caches", "PRECACHE", "performance", "setTimeout"];
  new Function(...parts, serviceWorker())(scope, {}, given.precache, performance, setTimeout);
  if (asks.length) heard.fetch({ request: asks.pop() });
  let told;
  heard.message({ data: "quiet", ports: [{ postMessage: () => (told = now) }], waitUntil: (it) => (told = it) });
  await told;
  return told - 10_000;
"""


@pytest.mark.parametrize(("asks", "waits"), [(0, 0), (1, 500), (3, 1000)])
def test_all_is_quiet_half_a_second_after_the_last_that_a_page_asked_for(asks: int, waits: int) -> None:
    elsewhere = [{"url": "https://other.example/", "method": "GET"}] * asks
    assert run(QUIET, scope=SCOPE, precache=PRECACHE, asks=elsewhere) == waits


READ = """
  const heard = {};
  const scope = { registration: { scope: given.scope }, addEventListener: (name, does) => { heard[name] = does; } };
  let came = 0;
  const stored = new Map();
  const put = async (url, response) => void stored.set(url.slice(given.scope.length), response);
  const cache = { put, match: async (url) => stored.get(url.slice(given.scope.length)) };
  const fetch = async (url) => {
    if (came++ >= given.host) throw new TypeError("no network");
    return new Response(url.slice(given.scope.length));
  };
  new Function("self", "caches", "PRECACHE", "fetch", serviceWorker())(
    scope, { open: async () => cache }, given.precache, fetch,
  );
  const request = { url: given.scope + given.page, method: "GET", mode: given.mode };
  const whole = [];
  heard.fetch({ request, respondWith: (it) => whole.push(it), waitUntil: (it) => whole.push(it) });
  await Promise.all(whole);
  return [...stored.keys()].sort();
"""
LESSONS = ["embed/lesson-card-give.js", "embed/lesson-card-take.js"]


def read(page: str, host: int = 99, mode: str = "navigate") -> object:
    """What is kept once a page was opened, where the host answers so many times."""
    names = ["learn/en/card.html", "learn/en/index.html", *LESSONS, "embed/lesson-board-tile.js"]
    precache = {"version": "7", "files": {}, "later": {name: hash_of(name) for name in names}}
    return run(READ, scope=SCOPE, precache=precache, page=page, host=host, mode=mode)


def test_what_is_played_in_a_page_is_kept_with_it() -> None:
    assert read("learn/en/card.html") == [*LESSONS, "learn/en/card.html"]
    assert read("learn/en/index.html") == ["learn/en/index.html"]
    assert read(LESSONS[0], mode="no-cors") == [LESSONS[0]]


def test_what_does_not_come_with_a_page_takes_nothing_away() -> None:
    assert read("learn/en/card.html", host=2) == [LESSONS[0], "learn/en/card.html"]


HELD = """
  const heard = {};
  const scope = { registration: { scope: given.scope }, addEventListener: (name, does) => { heard[name] = does; } };
  const [stored, asked, whole] = [new Map(), [], []];
  const put = async (url, response) => void stored.set(url.slice(given.scope.length), response);
  const keys = async () => [...stored.keys()].map((file) => ({ url: given.scope + file }));
  const cache = { put, keys, match: async (url) => stored.get(url.slice(given.scope.length))?.clone() };
  const fetch = async (url, { signal } = {}) => {
    const file = url.slice(given.scope.length);
    if (signal?.aborted) throw signal.reason;
    asked.push(file);
    if (file !== given.held) return new Response(file);
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  };
  const caches = { open: async () => cache, keys: async () => [] };
  const setTimeout = (done, wait) => globalThis.setTimeout(done, wait / 20);
  const performance = { now: () => 20 * globalThis.performance.now() };
  const parts = ["self", "caches", "PRECACHE", "fetch", "setTimeout", "performance"];
  new Function(...parts, serviceWorker())(
    scope, caches, given.precache, fetch, setTimeout, performance,
  );
  const waitUntil = (it) => whole.push(it);
  const open = (page) => heard.fetch({
    request: { url: given.scope + page, method: "GET", mode: "navigate" }, respondWith: waitUntil, waitUntil,
  });
  const ask = (what) => new Promise((resolve) =>
    heard.message({ data: what, ports: [{ postMessage: resolve }], waitUntil }));
  const until = async (true_) => { while (!true_()) await new Promise(setImmediate); };
  const ended = () => Promise.race([
    Promise.allSettled(whole).then(() => "ended"), new Promise((done) => globalThis.setTimeout(done, 500, "waits")),
  ]);
"""
CARD = "learn/en/card.html"


def held_back(body: str, held: str = LESSONS[0]) -> object:
    """What becomes of a page that was opened, where the host never sends one file."""
    named = [CARD, *LESSONS, "css/learn-B.css"]
    later = {name: hash_of(name) for name in named}
    precache = {"version": "7", "files": {"a.js": hash_of("a.js")}, "later": later}
    return run(f"{HELD} {body}", scope=SCOPE, precache=precache, held=held)


def test_a_newer_version_does_not_wait_for_what_is_being_kept_beside_a_page() -> None:
    body = """open(given.page); await until(() => asked.includes(given.held));
      return [await ask("quiet"), await ended(), asked.includes(given.left)];"""
    body = body.replace("given.page", f"'{CARD}'").replace("given.left", f"'{LESSONS[1]}'")
    assert held_back(body) == [True, "ended", False]


def test_nor_for_a_page_that_is_opened_while_it_is_to_be_quiet() -> None:
    body = f"const told = ask('quiet'); open('{CARD}'); return [await told, await ended()];"
    assert held_back(body) == [True, "ended"]


def test_nor_for_what_is_being_mended() -> None:
    body = 'void ask("mend"); await until(() => asked.length); return [await ask("quiet"), await ended()];'
    assert held_back(body, "a.js") == [True, "ended"]


def test_what_was_left_is_fetched_when_the_page_is_opened_again() -> None:
    body = f"""open('{CARD}'); await until(() => asked.includes(given.held)); await ask("quiet"); await ended();
      given.held = ""; open('{CARD}'); await ended(); return [...stored.keys()].sort();"""
    assert held_back(body) == ["css/learn-B.css", *LESSONS, CARD]


def test_a_page_that_is_opened_twice_is_kept_once() -> None:
    body = f"""open('{CARD}'); await until(() => asked.includes(given.held)); open('{CARD}');
      await new Promise((done) => globalThis.setTimeout(done, 100));
      return asked.filter((file) => file === given.held).length;"""
    assert held_back(body) == 1
