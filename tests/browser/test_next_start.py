"""A started Python, kept on the device: the next visit takes it up; if anything is wrong with it, the visit starts as
the first did.
"""

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import engines
import pytest
from engines import PlaywrightTab, wait
from hosting import Host, Unkept

READY = 'heard.status.at(-1)?.state === "ready"'
# What chance brings where no seed is given: a match's name and its deal, and what two computer players do where all
# cards are hidden.
BY_CHANCE = """
    const seats = [{ name: "Ada" }, { name: "Nils", mind: "wander" }];
    const { table } = await engine.ask({do: "new", game: "card", options: {}, seats});
    const position = "lc1;card;hands=?8/?8;deck=?44";
    let reply = await engine.ask({do: "position", position, minds: ["novice", "novice"]});
    for (let turn = 0; turn < 6 && reply.ok; turn++) reply = await engine.ask({do: "hurry", ply: reply.table.ply});
    return [table.id, JSON.stringify(table.view), JSON.stringify(reply.table.log)];
"""


def come(tab: engines.Tab, probe: Host) -> bool:
    """Come to the page; whether Python was taken up there from what was kept."""
    tab.open(f"{probe.url}probe.html")
    wait(tab, READY)
    return bool(tab.run("return (await engine.keptStart()).used"))


# Not WebKit: driven by a program it forgets what a cache holds as soon as no page or worker has it open.
@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_the_next_visit_takes_up_what_was_kept_and_chance_is_new_each_time(
    name: str, tab_of: Callable[[str], engines.Tab], probe: Host
) -> None:
    tab = tab_of(name)
    assert not come(tab, probe)
    kept = tab.run("return await engine.keepStart()")
    assert 5_000_000 < kept < 20_000_000
    by_chance = []
    for _ in range(2):
        assert come(tab, probe)
        assert tab.run("return (await engine.keptStart()).size") == kept
        by_chance.append(tab.run(BY_CHANCE))
        assert tab.run("return (await playOn(await begin())).ok")
    for what, first, second in zip(("name", "deal", "moves"), *by_chance, strict=True):
        assert first != second, what
    assert tab.run("await engine.erase(); return (await engine.keptStart()).size") == 0
    assert not come(tab, probe)


PAR = "return await engine.ask({ do: 'par', date: '2026-11-28' }, 'par')"
"""The par of a date that is worked out in the package."""


@pytest.fixture
def forgotten(probe_copy: Path) -> Iterator[Host]:
    """A host of that copy, from which browsers keep nothing by themselves."""
    host = Host(probe_copy, Unkept)
    yield host
    host.go()


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_what_python_was_taken_up_without_is_had_as_soon_as_it_reads_it(
    name: str, tab_of: Callable[[str], engines.Tab], probe_copy: Path, forgotten: Host
) -> None:
    host, tab = forgotten, tab_of(name)
    come(tab, host)
    tab.run("await engine.keepStart()")
    # The package is gone under the name by which it is fetched: only a page that needs it asks for the other name too.
    (package,) = (probe_copy / "python").glob("lostcities-*.whl.gz")
    unpacked = package.with_suffix("")
    unpacked.write_bytes(gzip.decompress(package.read_bytes()))
    package.unlink()
    assert come(tab, host)
    assert not any(path.endswith(unpacked.name) for path in host.requests)
    assert tab.run(PAR)["ok"]
    assert any(path.endswith(unpacked.name) for path in host.requests), [p for p in host.requests if "whl" in p]


def test_where_that_is_not_to_be_had_python_starts_anew_and_says_what_is_missing(
    chromium: PlaywrightTab, probe_copy: Path, forgotten: Host
) -> None:
    come(chromium, forgotten)
    chromium.run("await engine.keepStart()")
    (package,) = (probe_copy / "python").glob("lostcities-*.whl.gz")
    package.rename(probe_copy / "package")
    assert come(chromium, forgotten)
    chromium.run(f"globalThis.answer = (async () => {{ {PAR} }})()")
    failed = wait(chromium, 'heard.status.find(({state}) => state === "failed")')
    assert (failed["reason"], failed["file"]) == ("network", f"python/{package.name}")
    (probe_copy / "package").rename(package)
    chromium.run("engine.retry()")
    assert chromium.run("return (await answer).ok")


SPOKEN = """
    const [address, messages, until] = a;
    const lead = `const early = []; self.onmessage = (event) => early.push(event);
        import(${JSON.stringify(address)}).then(() => early.forEach((event) => self.onmessage(event)));`;
    const blob = new Blob([lead], { type: "text/javascript" });
    const worker = new Worker(URL.createObjectURL(blob), { type: "module" });
    for (const message of messages) worker.postMessage(message);
    const said = await new Promise((tell) => {
        worker.onmessage = ({ data }) => data.kind === until[0] && (data.id ?? 0) === until[1] && tell(data);
    });
    worker.terminate();
    return said;
"""
"""What a worker of the site says last when it is told everything at once, as the page may do before Python is there."""


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_with_the_host_gone_it_is_had_as_well(
    name: str, tab_of: Callable[[str], engines.Tab], site: Path, host_of: Callable[[Path], Host]
) -> None:
    host, tab = host_of(site), tab_of(name)
    (worker,) = (site / "js").glob("worker-*.js")
    address = f"{host.url}js/{worker.name}"
    tab.open(host.url)
    wait(tab, "(await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'")
    assert tab.run(SPOKEN, address, [{"kind": "keep", "kept": True}], ["kept", 0])["size"]
    host.go()
    tab.open(host.url)
    par = json.dumps({"v": 1, "id": 1, "do": "par", "date": "2026-11-28"})
    asked = [
        {"kind": "start", "kept": True, "plain": False},
        {"kind": "bridge", "id": 1, "table": "par", "text": par},
    ]
    assert json.loads(tab.run(SPOKEN, address, asked, ["reply", 1])["text"])["ok"]
    # It was taken up, or it would have been dropped.
    assert tab.run("return (await caches.keys()).some((name) => name.startsWith('lost-cities python'))")


SPOIL = """
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const address of await cache.keys()) {
            const bytes = new Uint8Array(await (await cache.match(address)).arrayBuffer());
            await cache.put(address, new Response((%s)(bytes), {headers: {"content-length": "1"}}));
        }
    }
"""
AMISS = {
    "a part is missing": "(bytes) => bytes.subarray(0, -100)",
    "it answers otherwise": """(bytes) => {
        const at = new TextDecoder("latin1").decode(bytes.subarray(0, 9000)).indexOf('reply":"');
        bytes[at + 10] ^= 1;
        return bytes;
    }""",
    "it is of another Pyodide": """(bytes) => {
        const [head] = new Uint32Array(bytes.slice(0, 4).buffer);
        bytes[4 + head] ^= 1;
        return bytes;
    }""",
}


def test_whatever_is_amiss_with_it_python_starts_anew_and_it_is_kept_no_more(
    chromium: PlaywrightTab, probe: Host
) -> None:
    come(chromium, probe)
    for what, spoil in AMISS.items():
        assert chromium.run("return await engine.keepStart()"), what
        chromium.run(SPOIL % spoil)
        assert not come(chromium, probe), what
        assert chromium.run("return (await engine.ask({do: 'hello'})).ok"), what
        assert chromium.run("return (await engine.keptStart()).size") == 0, what
    assert chromium.errors == []


def test_a_worker_that_crashes_is_replaced_by_one_that_starts_anew(chromium: PlaywrightTab, probe: Host) -> None:
    come(chromium, probe)
    chromium.run("await engine.keepStart()")
    assert come(chromium, probe)
    chromium.run("await begin(); workers[0].dispatchEvent(new ErrorEvent('error', {message: 'out of memory'}))")
    assert chromium.run("await once('restored', 1); return (await engine.keptStart())") == {"size": 0, "used": False}
