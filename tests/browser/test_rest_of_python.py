"""Python's code in two halves: the second comes if something calls into it, wherever the game was opened from.

An `emptied` first half has no code of its own, so that every start needs the other half.
"""

import base64
import json
import re
from collections.abc import Callable
from pathlib import Path

import engines
import pytest
from engines import wait
from hosting import Host, Unpacking
from test_own_players_shut_in import GREEDY, UNHURRIED, bring
from waiting import until

from build.pyodide import pack
from build.site import builder, one_file
from lostcities.games import GAMES

OFFLINE = "(await navigator.serviceWorker?.getRegistration())?.active?.state === 'activated'"


@pytest.fixture(scope="session")
def halves(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Python's own files on the site, by the beginning of their names, parted by an empty list."""
    nothing = tmp_path_factory.mktemp("list") / "called.txt"
    nothing.write_text(pack.CALLED.read_text("utf-8").splitlines()[0] + "\n", "utf-8")
    script, first, rest = (path.read_bytes() for path in pack.parted_runtime(nothing))
    return {"pyodide.asm-*.mjs": script, "pyodide.asm-*.gz": first, "pyodide.rest-*.gz": rest}


def exchange(site: Path, halves: dict[str, bytes]) -> Path:
    """Put them into a site in place of its own files; returns the site."""
    scripts = {path: path.read_text("utf-8") for path in (site / "js").glob("*.js")}
    for pattern, content in halves.items():
        (old,) = (site / "python").glob(pattern)
        new = pack.compressed(content) if old.suffix == ".gz" else content
        old.write_bytes(new)
        known = re.compile(rf'(address:\s*"python/{re.escape(old.name)}",\s*size:\s*)\d+(,\s*hash:\s*")[^"]+')
        scripts = {
            path: known.sub(rf"\g<1>{len(new)}\g<2>{builder.hash_of(content)}", text) for path, text in scripts.items()
        }
    for path, text in scripts.items():
        path.write_text(text, "utf-8")
    keep_as_it_is(site)
    return site


def keep_as_it_is(site: Path) -> None:
    """Have the service worker expect the files of a site as they are now."""
    worker = site / "sw.js"
    line, _, code = worker.read_text("utf-8").partition(";\n")
    declared, _, listed = line.partition(" = ")
    precache = json.loads(listed)
    for name in precache["files"]:
        precache["files"][name] = builder.hash_of(builder.unpacked(site / name))
    worker.write_text(f"{declared} = {json.dumps(precache)};\n{code}", "utf-8")


@pytest.fixture
def emptied(probe_copy: Path, halves: dict[str, bytes]) -> Path:
    """A site with /probe.html whose first half has nothing of its own."""
    return exchange(probe_copy, halves)


def asked_for(host: Host) -> bool:
    return any("pyodide.rest" in path for path in host.requests)


def test_it_comes_when_it_is_called(tab: engines.Tab, emptied: Path, host_of: Callable[[Path], Host]) -> None:
    host = host_of(emptied)
    tab.open(f"{host.url}probe.html")
    assert tab.run("return (await playOn(await begin())).ok")
    assert asked_for(host)


def test_a_host_that_unpacks_files_on_the_way_does_as_well(chromium: engines.PlaywrightTab, emptied: Path) -> None:
    host = Host(emptied, Unpacking)
    try:
        chromium.open(f"{host.url}probe.html")
        assert chromium.run("return (await playOn(await begin())).ok")
    finally:
        host.go()


def test_where_it_does_not_come_the_start_fails_and_can_be_tried_again(
    chromium: engines.PlaywrightTab, emptied: Path, host_of: Callable[[Path], Host]
) -> None:
    rest = next((emptied / "python").glob("pyodide.rest-*"))
    rest.rename(emptied / "rest")
    chromium.open(f"{host_of(emptied).url}probe.html")
    wait(chromium, 'heard.status.find(({state}) => state === "failed")')
    (emptied / "rest").rename(rest)
    chromium.run("globalThis.answer = engine.ask({do: 'hello'}); engine.retry()")
    assert chromium.run("return (await answer).ok")


def test_it_is_there_with_the_host_gone(tab: engines.Tab, emptied: Path, host_of: Callable[[Path], Host]) -> None:
    host = host_of(emptied)
    tab.open(host.url)
    wait(tab, OFFLINE)
    host.go()
    tab.open(host.url)
    begin(tab)


def begin(tab: engines.Tab) -> None:
    """From home to a table that takes a move."""
    tab.click("[data-act=start]")
    wait(tab, "document.querySelector('#table .pick') !== null")


def test_the_game_as_one_file_has_it(tab: engines.Tab, site: Path, halves: dict[str, bytes], tmp_path: Path) -> None:
    page = (site / one_file.NAME).read_text("utf-8")
    for pattern, content in halves.items():
        (name,) = (path.name for path in (site / "python").glob(pattern))
        packed = base64.b64encode(pack.compressed(content)).decode("ascii")
        opening = f'<script type="text/plain" id="python/{name}">'
        before, _, after = page.partition(opening)
        page = before + opening + packed + after[after.index("</script>") :]
    file = tmp_path / one_file.NAME
    file.write_text(page, "utf-8")
    tab.open(file.as_uri())
    begin(tab)


def test_people_s_own_players_have_it(tab: engines.Tab, emptied: Path, host_of: Callable[[Path], Host]) -> None:
    tab.open(host_of(emptied).url + UNHURRIED)
    reply = bring(tab, GREEDY, "greedy.py")
    assert [event["seat"] for event in reply["table"]["log"]] == [1]


def test_a_table_needs_none_of_it(tab: engines.Tab, probe_copy: Path, host_of: Callable[[Path], Host]) -> None:
    """Otherwise a first visit would wait for it. If this fails, called.txt is stale: see `python3 build called`."""
    next((probe_copy / "python").glob("pyodide.rest-*")).unlink()
    tab.open(f"{host_of(probe_copy).url}probe.html")
    seats = [{"name": "Ada"}, {"name": "Greta", "mind": "skilled"}]
    for game in GAMES:
        tab.run("globalThis.table = await begin({game: a[0], seats: a[1]})", game, seats)
        assert tab.run("return (await engine.ask({do: 'hint', ply: table.ply})).ok")
        tab.run("for (let n = 0; n < 4; n++) table = (await playOn(table)).table; await engine.matches()")
    assert tab.run("return heard.status.at(-1).state") == "ready"
    assert tab.run("return workers.length") == 1


def test_it_comes_by_itself_once_a_table_can_be_played(chromium: engines.PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html")
    assert chromium.run("return (await engine.ask({do: 'hello'})).ok")
    assert not asked_for(probe)
    until(lambda: asked_for(probe))
