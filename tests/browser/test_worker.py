"""The worker and the engine before it: starting, failing to start, crashing, and nothing but texts coming out."""

from collections.abc import Callable
from pathlib import Path

import engines
from engines import PlaywrightTab, wait
from hosting import Host, Unpacking

READY = 'heard.status.at(-1)?.state === "ready"'


def test_python_boots_in_the_worker_and_the_bridge_answers(tab: engines.Tab, probe: Host) -> None:
    tab.open(f"{probe.url}probe.html")
    # Asked before Python is there: the question waits in line.
    reply = tab.run('return await engine.ask({do: "hello"})')
    assert reply["ok"]
    assert {game["name"] for game in reply["about"]["games"]} == {"card", "board", "adapted"}
    heard = tab.run("return heard.status")
    assert [status["state"] for status in heard][-2:] == ["starting", "ready"]
    progress = [status for status in heard if status["state"] == "fetching" and status["total"]]
    loaded = [status["loaded"] for status in progress]
    assert loaded == sorted(loaded)
    assert loaded[-1] == progress[-1]["total"]


def test_any_text_at_all_gets_a_reply(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html")
    wait(chromium, READY)
    replies = chromium.run("""
        const texts = ["", "null", "[]", "{", '{"v":1}', '{"v":1,"id":1,"do":"fly"}'];
        texts.push("\\u0000".repeat(10), "9".repeat(5000), "[".repeat(60_000), '{"a":'.repeat(12_000));
        const replies = [];
        for (const [at, text] of texts.entries()) {
            replies.push(await new Promise((resolve) => {
                workers[0].addEventListener("message", function hear({data}) {
                    if (data.id !== 1000 + at) return;
                    workers[0].removeEventListener("message", hear);
                    resolve(JSON.parse(data.text));
                });
                workers[0].postMessage({kind: "bridge", id: 1000 + at, text});
            }));
        }
        return replies;
    """)
    assert [reply["ok"] for reply in replies] == [False] * 10
    assert {reply["error"]["code"] for reply in replies} <= {"input"}


def test_the_page_cannot_ask_for_a_record(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html")
    chromium.run("await begin()")
    for message in ('{do: "save"}', '{do: "check", record: "{}"}', '{do: "open", record: "{}", match: "m"}'):
        reply = chromium.run(f"return await engine.ask({message})")
        assert (reply["ok"], reply["error"]["code"]) == (False, "input")


def test_no_message_of_a_played_match_holds_a_record(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html")
    chromium.run("let table = await begin(); for (let n = 0; n < 6; n++) table = (await playOn(table)).table;")
    chromium.run("await engine.matches()")
    crossed = chromium.run("return crossed")
    assert len(crossed) > 8
    for hidden in ('"deal"', '"deck":"', '"turns"', "record"):
        assert [text[:200] for text in crossed if hidden in text] == []


def test_a_worker_that_crashes_is_replaced_and_the_match_is_as_it_was(tab: engines.Tab, probe: Host) -> None:
    tab.open(f"{probe.url}probe.html")
    before = tab.run("const {table} = await playOn(await begin()); await once('saved', 2); return table")
    tab.run("workers[0].dispatchEvent(new ErrorEvent('error', {message: 'out of memory'}))")
    restored = tab.run("return (await once('restored', 1)).table")
    for part in ("id", "ply", "view", "log", "seats", "totals"):
        assert restored[part] == before[part], part
    played = tab.run("return await playOn(heard.restored[0].table)")
    assert played["ok"]
    assert played["table"]["ply"] > before["ply"]


def test_a_worker_that_was_killed_is_missed_and_replaced(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html?silence=3000")
    chromium.run("globalThis.table = await begin()")
    chromium.run("workers[0].terminate()")  # behind the engine's back, as a system short of memory does
    reply = chromium.run("return await playOn(table)")
    assert (reply["ok"], reply["error"]["code"]) == (False, "stale")
    assert reply["table"] == chromium.run("return heard.restored[0].table")
    assert chromium.run("return (await playOn(heard.restored[0].table)).ok")


def test_a_file_that_does_not_arrive_is_a_failed_start_that_can_be_tried_again(
    chromium: PlaywrightTab, probe_copy: Path, host_of: Callable[[Path], Host]
) -> None:
    library = next((probe_copy / "python").glob("library-*"))
    library.rename(probe_copy / "library")
    chromium.open(f"{host_of(probe_copy).url}probe.html")
    failed = wait(chromium, 'heard.status.find(({state}) => state === "failed")')
    assert failed["reason"] == "network"
    assert "404" in failed["detail"]
    (probe_copy / "library").rename(library)
    chromium.run("globalThis.answer = engine.ask({do: 'hello'}); engine.retry()")
    assert chromium.run("return (await answer).ok")


def test_a_runtime_that_is_not_what_the_build_made_is_told_apart(
    chromium: PlaywrightTab, probe_copy: Path, host_of: Callable[[Path], Host]
) -> None:
    wasm = next((probe_copy / "python").glob("pyodide.asm-*.wasm.gz"))
    wasm.write_bytes(b"\0asm\1\0\0\0 and then no sense")
    chromium.open(f"{host_of(probe_copy).url}probe.html")
    failed = wait(chromium, 'heard.status.find(({state}) => state === "failed")')
    assert (failed["reason"], failed["file"]) == ("damaged", f"python/{wasm.name}")


def test_a_worker_script_that_does_not_arrive_is_a_failed_start(
    chromium: PlaywrightTab, probe_copy: Path, host_of: Callable[[Path], Host]
) -> None:
    next((probe_copy / "js").glob("worker-*.js")).unlink()
    chromium.open(f"{host_of(probe_copy).url}probe.html")
    assert wait(chromium, 'heard.status.find(({state}) => state === "failed")')["reason"] == "network"


def test_a_host_that_unpacks_files_on_the_way_does_as_well(chromium: PlaywrightTab, probe_site: Path) -> None:
    host = Host(probe_site, Unpacking)
    try:
        chromium.open(f"{host.url}probe.html")
        assert chromium.run("return (await engine.ask({do: 'hello'})).ok")
        chromium.open(host.url)
        wait(chromium, "navigator.serviceWorker.controller !== null")
    finally:
        host.go()
    chromium.open(host.url)
    wait(chromium, "document.querySelector('[data-act=start]') !== null")
