"""People's own players: a second Python in a worker without an origin, that gets questions and can reach nothing."""

import json
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import engines
import pytest
from engines import PlaywrightTab
from hosting import Host
from waiting import until

GREEDY = (Path(__file__).parents[1] / "arena" / "greedy.py").read_text("utf-8")
PATIENT = 90_000
"""Milliseconds."""
UNHURRIED = f"probe.html?move={PATIENT}&loading={PATIENT}"
BRING = "globalThis.table = await beginOwn(a[0], new Uint8Array(a[1])); return await own.consult(table, 1)"
# What a hostile player tries, each by a name; what comes back is what it got hold of.
TRIES = {
    "fetch here": "await js.fetch(HERE)",
    "fetch there": "await js.fetch(THERE)",
    "send blindly": "await js.fetch(THERE, mode='no-cors')",
    "request": "x = js.XMLHttpRequest.new(); x.open('GET', THERE); x.send(); await settled(x, 'load')",
    "socket": "await settled(js.WebSocket.new(THERE.replace('http', 'ws')), 'open')",
    "import": "await pyodide.code.run_js('import(\"' + HERE + '\")')",
    "indexedDB": "await settled(js.indexedDB.open('lost-cities'), 'success')",
    "caches": "await js.caches.open('lost-cities')",
    "localStorage": "js.localStorage.length",
    "document": "js.document.title",
    "parent": "js.parent.document",
    "top": "js.top.location",
    "worker of its own": "await settled(js.Worker.new('data:text/javascript,postMessage(1)'), 'message')",
    "worker of our host": "await settled(js.Worker.new(HERE), 'message')",
}
HOSTILE = """
import asyncio, json, js, pyodide.code
HERE, THERE = {here!r}, {there!r}
GOT = []

def settled(thing, good):
    done = asyncio.get_event_loop().create_future()
    setattr(thing, "on" + good, lambda event: done.done() or done.set_result(1))
    thing.onerror = lambda event: done.done() or done.set_exception(OSError("refused"))
    return done

{tries}
async def run():
    for name, attempt in list(globals().items()):
        if name.startswith("try_"):
            try:
                await asyncio.wait_for(attempt(), 1)
                GOT.append(name)
            except BaseException:
                pass
    GOT.append("tried everything")

job = asyncio.ensure_future(run())

def choose(question):
    if "tried everything" not in GOT:
        return question["legal"][-1]
    raise ValueError(json.dumps(GOT))
"""


FLOODING = """
import js
from pyodide.ffi import create_proxy
post = js.MessagePort.prototype.postMessage
def sending(port, message):
    for _ in range(200):
        post.call(port, message)
js.MessagePort.prototype.postMessage = create_proxy(sending, capture_this=True)
def choose(question): return question["legal"][0]
"""


def bring(tab: engines.Tab, code: str | bytes, name: str = "own.py") -> dict[str, Any]:
    """The reply when a match against a player from this file begins."""
    engines.wait(tab, "globalThis.beginOwn !== undefined")
    content = code.encode() if isinstance(code, str) else code
    reply: dict[str, Any] = tab.run(BRING, name, list(content))
    return reply


def test_a_file_of_python_plays_in_every_browser(tab: engines.Tab, probe: Host) -> None:
    tab.open(probe.url + UNHURRIED)
    reply = bring(tab, GREEDY, "greedy.py")
    assert reply["ok"], reply
    assert reply["table"]["seats"][1]["mind"] == "own:greedy.py"
    assert [event["seat"] for event in reply["table"]["log"]] == [1]
    assert tab.run("return document.querySelectorAll('iframe').length") == 1


def wheel(members: dict[str, str], called: str = "mine") -> bytes:
    """A pure wheel of these files."""
    info = f"{called}-1.0.dist-info"
    members = {
        **members,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {called}\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    members[f"{info}/RECORD"] = "".join(f"{name},,\n" for name in [*members, f"{info}/RECORD"])
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def test_players_come_in_with_the_host_gone_once_one_was_there(chromium: PlaywrightTab, site_kept: Host) -> None:
    """A wheel, which micropip installs, and after it a file."""
    chromium.open(site_kept.url + UNHURRIED)
    members = {"mine/__init__.py": "from mine.how import choose\n", "mine/how.py": GREEDY}
    assert bring(chromium, wheel(members), "mine-1.0-py3-none-any.whl")["ok"]
    chromium.open(site_kept.url + UNHURRIED)
    engines.wait(chromium, 'heard.status.at(-1)?.state === "ready"')
    site_kept.go()
    assert bring(chromium, wheel(members), "mine-1.0-py3-none-any.whl")["ok"]
    chromium.run("own.closeAll()")
    assert bring(chromium, GREEDY)["ok"]


LONG = "a_player_whose_name_alone_is_longer_than_a_record_has_room_for"


@pytest.mark.parametrize(
    ("called", "file", "mind"),
    [
        (LONG, f"{LONG}-1.0-py3-none-any.whl", f"own:{LONG[:52]}.whl"),
        ("mine", "mine-1.0-py3-none-any (1).whl", "own:mine-1.0-py3-none-any.whl"),
        ("mine", "mine-1.0-py3-none-any-2.whl", "own:mine-1.0-py3-none-any.whl"),
    ],
    ids=["long", "saved twice", "saved twice by another browser"],
)
def test_a_wheel_comes_in_whatever_its_file_is_called(
    chromium: PlaywrightTab, probe: Host, called: str, file: str, mind: str
) -> None:
    chromium.open(probe.url + UNHURRIED)
    reply = bring(chromium, wheel({"mine.py": GREEDY}, called), file)
    assert reply["ok"], reply
    assert reply["table"]["seats"][1]["mind"] == mind


@pytest.fixture
def site_kept(chromium: PlaywrightTab, probe: Host) -> Host:
    """The site with /probe.html, kept by the service worker."""
    chromium.open(probe.url)
    engines.wait(chromium, "navigator.serviceWorker.controller !== null")
    return probe


def test_a_hostile_player_reaches_no_network_no_storage_and_no_page(
    tab: engines.Tab, probe: Host, host_of: Callable[[Path], Host], tmp_path: Path
) -> None:
    (tmp_path / "there").write_text("export default 1", "utf-8")
    other = host_of(tmp_path)
    tries = "".join(f"async def try_{name.replace(' ', '_')}():\n    {attempt}\n" for name, attempt in TRIES.items())
    here = f"{probe.url}notices.txt"
    code = HOSTILE.format(here=here, there=f"{other.url}there", tries=tries)
    tab.open(probe.url + UNHURRIED)
    reply = bring(tab, code)
    for pause in range(200, 12_000, 200):  # ms; soon on a quick machine, and time enough on any
        if not reply["ok"]:
            break
        reply = tab.run(
            """
            globalThis.table = a[0];
            await new Promise((resolve) => setTimeout(resolve, a[1]));
            while (table.waiting !== "own") {
              const {table: next} = table.waiting === "person"
                ? await engine.ask({do: "play", ply: table.ply, move: table.view.moves.at(-1).move})
                : await engine.ask({do: "hurry", ply: table.ply});
              table = next;
            }
            return await own.consult(table, 1);
            """,
            reply["table"],
            pause,
        )
    said = reply["error"]
    assert said["key"] == "error-own-said"
    got, _ = json.JSONDecoder().raw_decode(said["values"]["text"].removeprefix("ValueError: "))
    assert got == ["tried everything"]
    assert other.requests == []
    assert [request for request in probe.requests if "notices" in request] == []


def left_alone(tab: PlaywrightTab) -> bool:
    """Whether no worker of a player is there any more, once the page has said what it has to say."""
    tab.run("return 0")
    return not any(worker.url.startswith("data:") for worker in tab.page.workers)


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("def choose(question):\n    while True: pass", "error-own-late"),
        ("import js\njs.close()\ndef choose(question): return '<'", "error-own-late"),
        ("import js\ndef choose(question):\n    js.self.postMessage('x'); return '<'", "error-own-illegal"),
        ("def choose(question): return 'x' * 9999", "error-own-answer"),
        ("import json\njson.dumps = lambda *_: '[' * 4_000\ndef choose(question): return '<'", "error-own-answer"),
        ("def choose(question): return {}['no']", "error-own-said"),
        ("def choose(question): return bytes(700 * 2**20)", "error-own-said"),
        (FLOODING, "error-own-flood"),
        ("while True: pass", "error-own-late"),
        ("def select(question): return '<'", "error-own-load"),
    ],
    ids=[
        "looping",
        "leaving",
        "illegal",
        "flooding",
        "nesting",
        "raising",
        "hoarding",
        "chattering",
        "loading for ever",
        "nobody",
    ],
)
def test_a_player_that_fails_is_told_of_and_another_plays_on(
    chromium: PlaywrightTab, probe: Host, code: str, key: str
) -> None:
    # Short where the limit is to be missed, otherwise long enough for any machine.
    late = key == "error-own-late"
    loading = 8000 if "def" not in code else PATIENT
    chromium.open(f"{probe.url}probe.html?move={2500 if late else PATIENT}&loading={loading}")
    reply = bring(chromium, code)
    assert (reply["ok"], reply["error"]["key"], reply["error"]["values"]["seat"]) == (False, key, 1)
    ended = key in ("error-own-late", "error-own-load", "error-own-flood")
    assert chromium.run("return document.querySelectorAll('iframe').length") == (0 if ended else 1)
    if ended:
        until(lambda: left_alone(chromium))  # one that loops is ended by force, which takes the browser a while
    table = chromium.run("""
        const {table: absent} = await engine.ask({do: "own", seat: 1, present: false});
        return (await engine.ask({do: "hurry", ply: absent.ply})).table;
    """)
    assert (table["ply"], table["absent"]) == (1, [1])


@pytest.mark.parametrize(
    ("dismissed", "key"),
    [
        ("own.stop(1)", "error-own-stopped"),
        ("own.heed({...table, absent: [1]})", "error-own-gone"),
        ("own.heed({...table, id: 'another'})", "error-own-gone"),
        ("own.heed(null)", "error-own-gone"),
    ],
    ids=["stopped", "replaced", "another table", "home"],
)
def test_a_player_that_is_dismissed_in_the_middle_of_a_thought_is_dead_at_once(
    chromium: PlaywrightTab, probe: Host, dismissed: str, key: str
) -> None:
    chromium.open(probe.url + UNHURRIED)
    engines.wait(chromium, "globalThis.beginOwn !== undefined")
    chromium.run(
        "globalThis.table = await beginOwn(a[0], new Uint8Array(a[1])); globalThis.answer = own.consult(table, 1)",
        "own.py",
        list(b"def choose(question):\n    while True: pass"),
    )
    until(lambda: not left_alone(chromium))
    reply = chromium.run(f"{dismissed}; return await answer")
    assert (reply["error"]["key"], reply["gone"]) == (key, True)
    assert chromium.run("return document.querySelectorAll('iframe').length") == 0
    until(lambda: left_alone(chromium))  # by force, which takes the browser a while
    again = chromium.run(BRING, "own.py", list(GREEDY.encode()))
    assert again["ok"], again


def test_a_player_that_is_not_asked_for_long_does_not_stay(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}{UNHURRIED}&rest=1")
    assert bring(chromium, GREEDY)["ok"]
    until(lambda: left_alone(chromium))
    assert chromium.run("return document.querySelectorAll('iframe').length") == 0


def test_a_player_has_so_much_time_in_a_match_and_no_more_by_coming_anew(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}{UNHURRIED}&quota=1")
    assert bring(chromium, GREEDY)["ok"]  # the first answer takes longer than that, and counts
    for _ in range(2):
        reply = chromium.run("return await own.consult((await engine.ask({do: 'look'})).table, 1)")
        assert (reply["error"]["key"], reply["error"]["values"]) == ("error-own-spent", {"seat": 1, "minutes": 1})
        assert chromium.run("return document.querySelectorAll('iframe').length") == 0
    again = chromium.run(BRING, "own.py", list(GREEDY.encode()))  # another match
    assert again["ok"], again


def test_a_file_that_is_given_anew_plays_in_the_place_of_the_one_before(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(probe.url + UNHURRIED)
    failed = bring(chromium, "def choose(question):\n    return 1 / 0")["error"]
    assert failed["key"] == "error-own-said"
    assert failed["values"]["text"] == "ZeroDivisionError: division by zero (own.py, line 2)"
    given = 'await own.give(new File([new Uint8Array(a[0])], "own.py")); return await own.consult(table, 1)'
    again = chromium.run(given, list(GREEDY.encode()))
    assert again["ok"], again
    assert chromium.run("return document.querySelectorAll('iframe').length") == 1


def test_a_player_whose_file_was_never_given_is_told_so(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(probe.url + UNHURRIED)
    engines.wait(chromium, "globalThis.begin !== undefined")
    reply = chromium.run("""
        const table = await begin({ seats: [{ name: "Ada" }, { name: "Own", mind: "own:gone.py" }], starts: 1 });
        return await own.consult(table, 1);
    """)
    assert (reply["error"]["key"], reply["error"]["values"], reply["gone"]) == ("error-own-no-file", {"seat": 1}, True)


def test_no_question_crosses_the_page(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(probe.url + UNHURRIED)
    assert bring(chromium, GREEDY)["ok"]
    crossed = chromium.run("return crossed")
    assert [text[:99] for text in crossed if "hand:1" in text and '"kind":"hand","cards"' in text] == []
    reply = chromium.run('return await engine.ask({do: "question", ply: 0})')
    assert (reply["ok"], reply["error"]["code"]) == (False, "input")
