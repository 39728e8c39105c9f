"""Saved matches: every turn is kept, and whatever goes wrong with storage loses nothing that could be kept."""

import json
from pathlib import Path
from typing import Any

import engines
from engines import PlaywrightTab, wait
from hosting import Host
from playwright.sync_api import Playwright

READY = 'heard.status.at(-1)?.state === "ready"'
# The test's own way into the database, beside the worker's.
ENTRIES = """
    const [{name}] = (await indexedDB.databases()).filter(({name}) => name.startsWith("lost-cities "));
    const db = await new Promise((done) => {
        indexedDB.open(name).onsuccess = ({target}) => done(target.result);
    });
    const store = db.transaction("matches", "readwrite").objectStore("matches");
    const ask = (request) => new Promise((done) => {
        request.onsuccess = () => done(request.result);
    });
"""


def test_a_match_is_found_again_after_the_page_was_closed(tab: engines.Tab, probe: Host) -> None:
    tab.open(f"{probe.url}probe.html")
    before = tab.run("""
        const {table} = await playOn(await begin());
        await once("saved", 2);
        await engine.matches(); // waits until nothing is being written
        return table;
    """)
    tab.open(f"{probe.url}probe.html")
    # The list needs no Python.
    kept = tab.run("return await engine.matches()")
    assert [match["id"] for match in kept] == [before["id"]]
    assert kept[0]["summary"]["game"] == "card"
    after = tab.run(f"return (await engine.open({json.dumps(before['id'])})).table")
    for part in ("id", "ply", "view", "log", "seats", "totals", "undo", "waiting"):
        assert after[part] == before[part], part


def entry(tab: PlaywrightTab, match: str) -> Any:
    return tab.run(f"{ENTRIES} const found = await ask(store.get(a[0])); db.close(); return found", match)


def test_two_tabs_on_one_match_keep_both_lines(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html")
    table = chromium.run("return await begin()")
    other = PlaywrightTab("chromium", chromium.context)
    other.open(f"{probe.url}probe.html")
    other.run("globalThis.table = (await engine.open(a[0])).table", table["id"])
    first = chromium.run("const reply = await playOn(a[0], 0); await once('saved', 2); return reply.table", table)
    second = other.run("const reply = await playOn(table, 1); await once('saved', 1); return reply.table")
    conflict = other.run("return heard.unsaved[0]")
    assert (conflict["reason"], conflict["id"]) == ("conflict", table["id"])
    kept = {match["id"] for match in chromium.run("return await engine.matches()")}
    assert kept == {table["id"], conflict["copy"]}
    # Each line opens as it was left, the second under its own name.
    chromium.open(f"{probe.url}probe.html")
    assert chromium.run("return (await engine.open(a[0])).table.view", table["id"]) == first["view"]
    assert chromium.run("return (await engine.open(a[0])).table.view", conflict["copy"]) == second["view"]
    # And the tab that lost goes on in its copy without being told again; the copy's name is the table's there.
    assert other.run("return heard.renamed") == [{"kind": "renamed", "id": table["id"], "to": conflict["copy"]}]
    on = other.run("""
        const {table} = await playOn((await engine.ask({do: "look"})).table);
        await once("saved", 2);
        return table;
    """)
    assert on["id"] == conflict["copy"]
    assert len(other.run("return heard.unsaved")) == 1


def test_a_match_deleted_elsewhere_is_kept_again_when_it_is_played_on(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html")
    table = chromium.run("return await begin()")
    chromium.run("await engine.remove(a[0]); await playOn(a[1]); await once('saved', 2)", table["id"], table)
    assert [match["id"] for match in chromium.run("return await engine.matches()")] == [table["id"]]


def test_forbidden_storage_is_said_and_play_goes_on(tab: engines.Tab, probe: Host) -> None:
    tab.open(f"{probe.url}probe.html?storage=forbidden")
    reply = tab.run("""
        const {table} = await engine.ask({do: "new", game: "card", options: {}, seats: [{name: "A"}, {name: "B"}]});
        await once("unsaved", 1);
        return await engine.ask({do: "lift", seat: table.curtain.seat});
    """)
    assert reply["ok"]
    assert tab.run("return heard.unsaved[0].reason") == "forbidden"
    assert tab.run("return await engine.matches().catch((error) => error.reason)") == "forbidden"


def test_a_database_that_was_closed_while_the_page_slept_is_opened_anew(tab: engines.Tab, probe: Host) -> None:
    tab.open(f"{probe.url}probe.html?storage=closing")
    table = tab.run("return (await playOn(await begin())).table")
    assert tab.run("return (await once('saved', 2)).id") == table["id"]
    assert [match["id"] for match in tab.run("return await engine.matches()")] == [table["id"]]
    assert tab.run("return (await engine.open(a[0])).table.ply", table["id"]) == table["ply"]
    assert tab.run("return heard.unsaved") == []


def test_what_is_begun_while_an_older_match_is_still_being_opened_stays_on_the_table(
    chromium: PlaywrightTab, probe: Host
) -> None:
    chromium.open(f"{probe.url}probe.html")
    older = chromium.run("return (await begin()).id")
    chromium.open(f"{probe.url}probe.html")
    both = "await Promise.all([engine.open(a[0]), engine.ask({...NEW, seed: 'another'})])"
    opened, begun = chromium.run(f"return {both}", older)
    assert (opened["ok"], opened["error"]["code"]) == (False, "stale")
    assert begun["table"]["id"] != older
    assert chromium.run("return (await engine.ask({do: 'look'})).table.id") == begun["table"]["id"]


def test_full_storage_is_said_and_what_was_kept_stays(playwright: Playwright, probe: Host, tmp_path: Path) -> None:
    # Chromium heeds the limit that a test sets only in a profile on the disk, and asks how much room is left only when
    # it opens a database; so the browser is started anew in between.
    with engines.profile_tab(playwright, "chromium", tmp_path) as tab:
        tab.open(f"{probe.url}probe.html")
        table = tab.run("return await begin()")
    with engines.profile_tab(playwright, "chromium", tmp_path) as tab:
        devtools = tab.context.new_cdp_session(tab.page)
        origin = probe.url.rstrip("/")
        devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
        tab.open(f"{probe.url}probe.html")
        after = tab.run("return (await playOn((await engine.open(a[0])).table)).table", table["id"])
        assert tab.run("return (await once('unsaved', 1)).reason") == "full"
        assert after["ply"] > table["ply"]
        assert entry(tab, table["id"])["revision"] == 1
        devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
        tab.run("await playOn(a[0]); await once('saved', 1)", after)
        assert entry(tab, table["id"])["revision"] > 1


def test_a_save_that_cannot_be_read_is_set_aside_untouched(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html")
    table = chromium.run("return await begin()")
    broken = entry(chromium, table["id"])["record"].replace('"card"', '"cord"', 1)
    spoil = "await ask(store.put({...(await ask(store.get(a[0]))), record: a[1]}, a[0])); db.close()"
    chromium.run(f"{ENTRIES} {spoil}", table["id"], broken)
    reply = chromium.run("return await engine.open(a[0])", table["id"])
    assert (reply["ok"], reply["error"]["code"]) == (False, "record")
    kept = chromium.run("return await engine.matches()")
    assert [(match["id"], match["damaged"], match["summary"]) for match in kept] == [(table["id"], True, None)]
    # Playing on (the table is still there) keeps the sound line beside it, and the file can still be had.
    chromium.run("await playOn(a[0]); await once('saved', 2)", table)
    assert len(chromium.run("return await engine.matches()")) == 2
    assert chromium.run("return await (await engine.exportMatch(a[0])).text()", table["id"]) == broken


ENTRY = {"format": 1, "revision": 1, "updated": 1}
NO_RECORDS = {
    "text": "a text",
    "number": 7,
    "list": [1],
    "bare": ENTRY,
    "no record": {**ENTRY, "summary": {"game": "card", "seats": []}, "record": "hello"},
    "no summary": {**ENTRY, "summary": {}, "record": '{"format": "lostcities-record"}'},
}


def test_what_is_no_record_is_listed_as_damaged_and_never_as_a_match(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html")
    table = chromium.run("return await begin()")
    put = "for (const [id, value] of Object.entries(a[0])) await ask(store.put(value, id)); db.close()"
    chromium.run(f"{ENTRIES} {put}", NO_RECORDS)
    kept = {match["id"]: match for match in chromium.run("return await engine.matches()")}
    assert kept.pop(table["id"])["summary"]["game"] == "card"
    told = {match: (each["damaged"], each["summary"]) for match, each in kept.items()}
    assert told == dict.fromkeys(NO_RECORDS, (True, None))
    for name in ("no record", "list"):
        reply = chromium.run("return await engine.open(a[0])", name)
        assert (reply["ok"], reply["error"]["key"]) == (False, "matches-damaged")
    assert entry(chromium, "list") == [1]  # what is no entry lies there as it was
    assert chromium.run("return await (await engine.exportMatch('no record')).text()") == "hello"


def test_a_database_without_its_store_is_given_it(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html")
    chromium.run("await begin()")
    (name,) = chromium.run("return (await indexedDB.databases()).map(({name}) => name)")
    chromium.open(f"{probe.url}notices.txt")
    chromium.run(
        """
        const settled = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
        await settled(indexedDB.deleteDatabase(a[0]));
        (await settled(indexedDB.open(a[0]))).close();
        """,
        name,
    )
    chromium.open(f"{probe.url}probe.html")
    table = chromium.run("return await begin()")
    assert [match["id"] for match in chromium.run("return await engine.matches()")] == [table["id"]]


def test_a_save_of_a_newer_version_is_neither_read_nor_written_over(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html")
    table = chromium.run("return await begin()")
    newer = {"format": 2, "revision": 1, "board": "in a form of its own"}
    chromium.run(f"{ENTRIES} await ask(store.put(a[1], a[0])); db.close()", table["id"], newer)
    reply = chromium.run("return await engine.open(a[0])", table["id"])
    assert (reply["ok"], reply["error"]["key"]) == (False, "matches-newer")
    chromium.run("await playOn(a[0]); await once('saved', 2)", table)
    assert entry(chromium, table["id"]) == newer
    kept = {match["id"]: match["otherVersion"] for match in chromium.run("return await engine.matches()")}
    assert kept.pop(table["id"]) is True
    assert list(kept.values()) == [False]


def test_a_match_goes_out_as_a_file_and_comes_in_again(tab: engines.Tab, probe: Host) -> None:
    tab.open(f"{probe.url}probe.html")
    table = tab.run("return await begin()")
    text = tab.run("return await (await engine.exportMatch(a[0])).text()", table["id"])
    assert json.loads(text)["game"] == "card"
    known = tab.run("return await engine.importRecord(a[0])", text)
    assert (known["match"], known["was"]) == (table["id"], "here")
    tab.run("await engine.remove(a[0])", table["id"])
    added = tab.run("return await engine.importRecord(new Blob([a[0]]))", text)
    assert added["ok"]
    assert added["match"] != table["id"]
    opened = tab.run("return (await engine.open(a[0])).table", added["match"])
    assert opened["view"] == table["view"]
    refused = tab.run("return await engine.importRecord('no record')")
    assert (refused["ok"], refused["error"]["code"]) == (False, "record")
    assert len(tab.run("return await engine.matches()")) == 1


def test_deleting_one_match_and_erasing_everything(chromium: PlaywrightTab, probe: Host) -> None:
    chromium.open(f"{probe.url}probe.html")
    table = chromium.run("return await begin()")
    text = chromium.run("return await (await engine.exportMatch(a[0])).text()", table["id"])
    somebody_else_s = json.loads(text)
    somebody_else_s["seats"][0]["name"] = "Somebody else"
    other = chromium.run("return await engine.importRecord(a[0])", json.dumps(somebody_else_s))["match"]
    chromium.run("await engine.remove(a[0])", table["id"])
    assert [match["id"] for match in chromium.run("return await engine.matches()")] == [other]
    chromium.run("await engine.erase()")
    assert chromium.run("return await engine.matches()") == []


def test_two_sites_on_one_host_keep_their_matches_apart(
    chromium: PlaywrightTab, probe_site: Any, tmp_path: Any, host_of: Any
) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).symlink_to(probe_site)
    host = host_of(tmp_path)
    chromium.open(f"{host.url}one/probe.html")
    chromium.run("await begin()")
    chromium.open(f"{host.url}two/probe.html")
    wait(chromium, READY)
    assert chromium.run("return await engine.matches()") == []
