"""Which requests the service worker answers from what is kept, and which it leaves to the network."""

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
  new Function("self", "caches", "PRECACHE", readFileSync("web/sw.js", "utf8"))(scope, caches, given.precache);
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
