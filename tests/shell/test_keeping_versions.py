"""Which caches the service worker fills, keeps and lets go: only those of its own folder of the host, and never more
than there is room for.
"""

import base64
import hashlib
import json
from typing import Any
from urllib.parse import urljoin

import pytest
from shell.in_node import run

SCOPE = "https://host.example/games/"
FILES = ["a.js", "b.js", "css/c.css", "index.html"]
OWN = "lost-cities /games/ 7"
OLDER = "lost-cities /games/ 6"
NEWER = "lost-cities /games/ 8"
PYTHON = "lost-cities python /games/"
UNNAMED = "lost-cities 0123456789ab"
ELSEWHERE = "lost-cities /games/more/ 6"

HOST = """
  const heard = {};
  const registration = { scope: given.scope, active: given.active, installing: given.coming, waiting: null };
  const scope = { registration, clients: { claim: async () => {} } };
  scope.addEventListener = (name, does) => { heard[name] = does; };
  const [stored, asked] = [new Map(), []];
  const filled = (urls) => new Map(urls.map((url) => [url, url.endsWith("precache.json") ? given.list : "text"]));
  for (const [name, urls] of Object.entries(given.caches)) stored.set(name, filled(urls));
  let room = given.room;
  const open = async (name) => {
    if (!stored.has(name)) stored.set(name, new Map());
    const kept = stored.get(name);
    return {
      match: async (url) => (kept.has(url) ? new Response(kept.get(url)) : undefined),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      put: async (url, response) => {
        if (!room--) throw new DOMException("no room", "QuotaExceededError");
        kept.set(url, await response.text());
      },
      delete: async (url) => kept.delete(url),
    };
  };
  const caches = { open, keys: async () => [...stored.keys()], delete: async (name) => stored.delete(name) };
  const fetch = async (url, { signal } = {}) => {
    const file = url.slice(given.scope.length);
    asked.push(file);
    if (given.slow.includes(file))
      await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    if (given.host.includes(file)) return new Response(file);
    const came = () => stored.get("lost-cities /games/ 7").size;
    while (!given.later.includes(file) && came() < given.host.length) await new Promise(setImmediate);
    throw new TypeError("the network broke off");
  };
  new Function("self", "caches", "PRECACHE", "fetch", serviceWorker())(
    scope, caches, given.precache, fetch,
  );
  const event = (name) => new Promise((resolve) => heard[name]({ waitUntil: (whole) =>
    void whole.then(() => resolve("done"), (error) => resolve(error.name)) }));
  const became = await event(given.event);
  const short = (url) => url.slice(given.scope.length);
  return {
    became, asked: asked.sort(), names: [...stored.keys()],
    own: [...(stored.get("lost-cities /games/ 7")?.keys() ?? [])].map(short).sort(),
    listed: stored.get("lost-cities /games/ 7")?.get(`${given.scope}precache.json`) ?? "{}",
  };
"""


def hash_of(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode("ascii")


def after(event: str, caches: dict[str, list[str]], **how: Any) -> Any:
    """What is kept after an event. `caches` is what was there before, by name; there is `room` for so many files;
    `list` is what the older versions' lists say."""
    hashes = {file: hash_of(file) for file in FILES}
    later = {file: hash_of(file) for file in how.pop("later", [])}
    whole = {"active": None, "coming": None, "room": 99, "list": "{}", "host": FILES, "slow": [], **how}
    there = {name: [urljoin(SCOPE, file) for file in files] for name, files in caches.items()}
    precache = {"version": "7", "files": hashes, "later": later}
    return run(HOST, scope=SCOPE, event=event, caches=there, precache=precache, later=list(later), **whole)


def test_where_there_is_no_room_for_a_version_nothing_of_it_stays() -> None:
    whole = {OLDER: ["index.html", "precache.json"], PYTHON: ["js/worker.js.snapshot"]}
    told = after("install", whole, active={}, room=2, slow=["a.js"])
    assert (told["became"], told["names"]) == ("QuotaExceededError", [OLDER, PYTHON])


def test_nothing_is_fetched_where_there_is_no_room_even_for_what_is_here() -> None:
    same = f'{{"b.js": "{hash_of("b.js")}", "index.html": "{hash_of("index.html")}"}}'
    told = after("install", {OLDER: ["b.js", "index.html", "precache.json"]}, active={}, room=0, list=same)
    assert (told["became"], told["names"]) == ("QuotaExceededError", [OLDER])
    assert not {"b.js", "index.html"} & set(told["asked"])


BESIDE = ["css/learn-B.css", "js/learn-B.js", "js/embed-table-B.js", "embed.js", "embed/lesson-card-take.js"]
ELSE = ["learn/es/card.html", "embed/lesson-board-tile.js", "embed/words-es.js", "js/learn-editor-B.js"]


def test_with_a_page_that_was_read_comes_what_it_needs_in_a_new_version_and_nothing_of_other_pages() -> None:
    read = "learn/en/card.html"
    host = [*FILES, read, *BESIDE, *ELSE]
    old = ["precache.json", read, "css/learn-A.css", "js/embed-table-A.js"]
    told = after("install", {OLDER: old}, active={}, host=host, later=[read, *BESIDE, *ELSE])
    assert (told["became"], told["own"]) == ("done", sorted([*FILES, "precache.json", read, *BESIDE]))


READ = "learn/en/card.html"
READ_HERE = {OLDER: ["precache.json", READ, BESIDE[0]]}


def test_what_was_read_and_is_unchanged_is_not_fetched_for_a_new_version() -> None:
    first = after("install", READ_HERE, active={}, host=[*FILES, READ, BESIDE[0]], later=[READ, BESIDE[0]])
    assert json.loads(first["listed"]) == {file: hash_of(file) for file in [*FILES, READ, BESIDE[0]]}
    told = after("install", READ_HERE, active={}, list=first["listed"], later=[READ, BESIDE[0]])
    assert (told["became"], told["asked"]) == ("done", FILES)
    assert told["own"] == sorted([*FILES, "precache.json", READ, BESIDE[0]])


def test_what_an_older_version_lists_but_lacks_is_taken_from_one_that_has_it() -> None:
    listed = json.dumps({file: hash_of(file) for file in [READ, BESIDE[0]]})
    caches = {**READ_HERE, NEWER: ["precache.json"]}
    told = after("install", caches, active={}, list=listed, later=[READ, *BESIDE[:2]], host=[*FILES, BESIDE[1]])
    assert (told["became"], told["asked"]) == ("done", sorted([*FILES, BESIDE[1]]))


def test_a_file_kept_on_demand_that_does_not_come_keeps_no_version_back() -> None:
    told = after("install", READ_HERE, active={}, host=[*FILES, READ], later=[READ, *BESIDE])
    assert (told["became"], told["own"]) == ("done", sorted([*FILES, "precache.json", READ]))


def test_files_kept_on_demand_for_which_there_is_no_room_leave_it_to_the_matches() -> None:
    told = after("install", READ_HERE, active={}, room=6, host=[*FILES, READ, *BESIDE], later=[READ, *BESIDE])
    assert (told["became"], told["own"]) == ("done", sorted([*FILES, "precache.json"]))


def test_where_the_network_breaks_off_what_has_come_stays_for_the_next_try() -> None:
    came = ["b.js", "css/c.css", "index.html"]
    told = after("install", {OLDER: ["precache.json"]}, active={}, host=came)
    assert (told["became"], told["names"], told["own"]) == ("TypeError", [OLDER, OWN], came)


def test_a_version_at_work_that_lacks_a_file_stays_where_there_is_no_room_for_that() -> None:
    told = after("install", {OWN: ["a.js", "precache.json"]}, active={}, room=0)
    assert (told["became"], told["names"]) == ("QuotaExceededError", [OWN])


def test_an_installation_lets_go_what_others_that_were_broken_off_have_left() -> None:
    older = {OLDER: ["index.html"], UNNAMED: ["index.html", "css/x.css"], NEWER: ["a.js"]}
    told = after("install", older)
    assert (told["became"], told["names"]) == ("done", [OWN])
    assert told["own"] == sorted([*FILES, "precache.json"])


def test_an_installation_leaves_the_version_at_work_whatever_that_lacks() -> None:
    assert after("install", {OLDER: ["index.html"], NEWER: ["a.js"]}, active={})["names"] == [OLDER, OWN]


@pytest.mark.parametrize(
    ("name", "files"),
    [
        (PYTHON, ["js/worker.js.snapshot"]),
        (ELSEWHERE, ["more/index.html"]),
        (UNNAMED, ["more/index.html", "more/a.js"]),
        (UNNAMED, ["index.html", "precache.json", "more/precache.json"]),
        (UNNAMED, ["../index.html"]),
        (UNNAMED, []),
        ("somebody's", ["index.html", "precache.json"]),
    ],
)
def test_what_is_not_this_folder_s_is_never_let_go(name: str, files: list[str]) -> None:
    assert after("install", {name: files})["names"] == [name, OWN]
    assert after("activate", {name: files, OWN: FILES})["names"] == [name, OWN]


@pytest.mark.parametrize("files", [["a.js"], ["a.js", "precache.json"]])
@pytest.mark.parametrize("name", [OLDER, UNNAMED])
def test_a_version_that_takes_over_lets_older_ones_go_also_those_that_never_came_whole(
    name: str, files: list[str]
) -> None:
    assert after("activate", {name: files, OWN: [*FILES, "precache.json"]})["names"] == [OWN]


def test_a_version_that_takes_over_leaves_a_newer_one_that_is_coming() -> None:
    caches = {OWN: [*FILES, "precache.json"], NEWER: ["a.js"]}
    assert after("activate", caches, coming={})["names"] == [OWN, NEWER]


def test_a_version_to_which_the_host_has_gone_back_lets_the_later_one_go() -> None:
    whole = [*FILES, "precache.json"]
    assert after("activate", {OWN: whole, NEWER: whole})["names"] == [OWN]
