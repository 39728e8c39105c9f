"""What is kept on the device: matches, settings, files; and what is said where something cannot be kept or read."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from visitor import Look, Visit, Visitor

GOLDEN = Path(__file__).parents[2] / "golden"
DATABASE = """(work) => new Promise((resolve, reject) => indexedDB.databases().then(([{name}]) => {
  const opening = indexedDB.open(name);
  opening.onsuccess = () => {
    const store = opening.result.transaction("matches", "readwrite").objectStore("matches");
    const cursor = store.openCursor();
    cursor.onsuccess = () => {
      const at = cursor.result;
      if (!at) return;
      at.update({...at.value, ...work});
      at.continue();
    };
    store.transaction.oncomplete = () => { opening.result.close(); resolve(true); };
    store.transaction.onabort = () => reject(store.transaction.error);
  };
  opening.onerror = () => reject(opening.error);
}))"""
FORBIDDEN = """
  const code = (...parts) => new Blob(parts, {type: "text/javascript"});
  const forbid = `for (const name of ["localStorage", "indexedDB", "caches"])
    Object.defineProperty(self, name, {get() { throw new DOMException("no storage here", "SecurityError"); }});`;
  const make = URL.createObjectURL;
  const first = make(code(forbid));
  URL.createObjectURL = (blob) => make(blob.type === "text/javascript" ? code(`import "${first}";`, blob) : blob);
  for (const name of ["localStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, {get() { throw new DOMException("no storage here", "SecurityError"); }});
"""


def begun(visit: Visit, **how: object) -> tuple[Visitor, Look]:
    """A visitor two turns into a match that is kept."""
    visitor = visit(**how)
    visitor.set_out()
    look = visitor.play(until=lambda now: now.phase == "place" and len(now.log) > 3)
    visitor.wait_until_kept(look)
    return visitor, look


def test_a_reload_restores_the_match(visit: Visit) -> None:
    visitor, look = begun(visit)
    visitor.page.reload()
    now = visitor.arrive("table")
    assert (now.hand, now.log, now.deck) == (look.hand, look.log, look.deck)


TITLES = """() => {
  window.titles = new Set();
  const note = () => window.titles.add(document.title);
  addEventListener("DOMContentLoaded", () => new MutationObserver(note).observe(document.head, {
    childList: true, subtree: true, characterData: true,
  }));
}"""


def test_the_tab_is_called_after_the_game_until_there_is_a_table_again(visit: Visit) -> None:
    visitor = visit(scripts=(f"({TITLES})()",))
    look = visitor.set_out()
    visitor.wait_until_kept(look)
    visitor.page.reload()
    visitor.arrive("table")
    assert "Lost Cities" in visitor.page.title()
    assert visitor.page.evaluate("[...titles]") in ([visitor.page.title()], ["Lost Cities", visitor.page.title()])


def test_the_home_screen_offers_the_match_to_go_on_with(visit: Visit) -> None:
    visitor, look = begun(visit)
    again = Visitor(visitor.page.context.new_page(), visitor.address)
    again.open()
    again.press(".go-on")
    assert again.arrive("table").hand == look.hand


def test_a_match_survives_the_death_of_its_worker(visit: Visit) -> None:
    ear = """
      const Real = Worker;
      window.Worker = class extends Real { constructor(...how) { super(...how); window.theWorker = this; } };
    """
    visitor, look = begun(visit, scripts=(ear,))
    visitor.way.card(0)
    visitor.page.evaluate(
        'theWorker.terminate(); theWorker.dispatchEvent(new ErrorEvent("error", {message: "a test ended it"}))'
    )
    expect(visitor.page.locator(".slip").filter(has_text="as you left it")).to_be_visible()
    expect(visitor.page.locator(".held.chosen")).to_have_count(0)  # the table was put there anew
    now = visitor.arrive("table")
    assert (now.hand, now.log) == (look.hand, look.log)
    visitor.answer(now)
    assert visitor.settle().hand != look.hand


def left_as_a_file(visitor: Visitor, folder: Path) -> Path:
    """The match on the table, taken along from its menu."""
    visitor.press(".to-menu")
    with visitor.page.expect_download() as download:
        visitor.press("dialog [data-act=export]")
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_two_tabs_on_one_match_lose_neither_line(visit: Visit, tmp_path: Path) -> None:
    visitor, look = begun(visit)
    other = Visitor(visitor.page.context.new_page(), visitor.address)
    other.open("#table")
    assert other.arrive("table").hand == look.hand
    visitor.answer(look)
    visitor.wait_until_kept(visitor.settle())
    other.way.card(3)
    other.press(".target.discard")
    expect(other.page.locator(".slip.bad")).to_be_visible()
    # What leaves as a file is the line in sight, though both began under one name.
    lines = [json.loads(left_as_a_file(each, tmp_path).read_text("utf-8")) for each in (visitor, other)]
    first, second = (line["rounds"][0]["turns"] for line in lines)
    assert first[:-1] == second[:-1]
    assert first[-1] != second[-1]
    assert second[-1].startswith("-")
    other.go("#matches")
    expect(other.page.locator(".kept-match")).to_have_count(2)


def test_where_storage_is_forbidden_the_match_goes_on_and_the_page_says_so(visit: Visit) -> None:
    visitor = visit(scripts=(FORBIDDEN,))
    look = visitor.set_out()
    expect(visitor.page.locator(".slip.bad")).to_be_visible()
    visitor.answer(look)
    assert visitor.settle().phase in ("draw", "place")


def test_a_match_that_cannot_be_kept_leaves_as_a_file_as_it_stands(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(scripts=(FORBIDDEN,))
    visitor.set_out()
    look = visitor.play(until=lambda now: now.phase == "place" and len(now.log) > 1)
    file = tmp_path / "match.json"
    with visitor.page.expect_download() as download:
        visitor.press(".slip.bad [data-act=export-table]")
    download.value.save_as(file)
    other = visit(part="#matches")
    other.page.locator("input[type=file]").set_input_files(file)
    other.press(".kept-match [data-act=resume]")
    now = other.arrive("table")
    assert (now.hand, now.log) == (look.hand, look.log)


def test_that_a_match_cannot_be_kept_is_said_once(visit: Visit) -> None:
    visitor = visit(scripts=(FORBIDDEN,))
    visitor.set_out()
    visitor.press(".slip.bad .shut")
    look = visitor.play(until=lambda now: now.phase == "place" and len(now.log) > 1)
    with visitor.page.expect_download() as download:  # it waits until all is written that can be
        visitor.press(".to-menu")
        visitor.press("dialog [data-act=export]")
    turns = json.loads(Path(download.value.path()).read_text("utf-8"))["rounds"][0]["turns"]
    assert len(turns) >= len(look.log)
    expect(visitor.page.locator(".slip.bad")).to_have_count(0)


def test_a_save_that_is_corrupted_is_set_aside_and_can_still_be_taken_away(visit: Visit) -> None:
    visitor, _ = begun(visit)
    visitor.page.evaluate(DATABASE, {"record": "{not a record"})
    visitor.page.reload()
    expect(visitor.page.locator(".slip.bad")).to_be_visible()
    visitor.go("#matches")
    expect(visitor.page.locator(".kept-match")).to_have_count(1)
    with visitor.page.expect_download() as download:
        visitor.press(".kept-match [data-act=export]")
    assert Path(download.value.path()).read_text("utf-8") == "{not a record"


def test_a_save_of_a_newer_format_is_left_as_it_is(visit: Visit) -> None:
    visitor, _ = begun(visit)
    visitor.page.evaluate(DATABASE, {"format": 99})
    visitor.go("#matches")
    visitor.page.reload()
    expect(visitor.page.locator(".kept-match")).to_have_count(1)
    expect(visitor.page.locator(".kept-match [data-act=resume]")).to_have_count(0)


def test_a_match_leaves_as_a_file_and_comes_back_on_another_device(visit: Visit, tmp_path: Path) -> None:
    visitor, look = begun(visit)
    file = left_as_a_file(visitor, tmp_path)
    record = json.loads(file.read_text("utf-8"))
    assert record["game"] == "card"
    other = visit(part="#matches")
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.page.locator(".kept-match")).to_have_count(1)
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.page.locator(".slip").filter(has_text="This match was here already.")).to_be_visible()
    expect(other.page.locator(".kept-match")).to_have_count(1)
    other.press(".kept-match [data-act=resume]")
    now = other.arrive("table")
    assert (now.hand, now.log) == (look.hand, look.log)


def packed(visitor: Visitor, file: Path) -> Path:
    """Everything of a device as a file, from its settings, where the visitor then stays."""
    visitor.go("#settings")
    with visitor.page.expect_download() as download:
        visitor.press("[data-act=pack-all]")
    download.value.save_as(file)
    return file


def test_a_match_on_the_table_that_went_further_elsewhere_goes_on_from_there(visit: Visit, tmp_path: Path) -> None:
    visitor, look = begun(visit)
    other = visit(part="#settings")
    other.page.locator("[data-act=unpack-all]").set_input_files(packed(visitor, tmp_path / "here.json"))
    other.page.locator(".slip").filter(has_text="One match has been added.").wait_for()
    other.go("#matches")
    other.press(".kept-match [data-act=resume]")
    other.arrive("table")
    there = other.play(until=lambda now: now.phase == "place" and len(now.log) > len(look.log))
    other.wait_until_kept(there)
    visitor.page.locator("[data-act=unpack-all]").set_input_files(packed(other, tmp_path / "there.json"))
    visitor.page.locator(".slip").filter(has_text="One match has been added.").wait_for()
    visitor.page.goto(visitor.address + "#table")
    now = visitor.arrive("table")
    assert (now.hand, now.log) == (there.hand, there.log)
    visitor.answer(now)
    visitor.wait_until_kept(visitor.settle())
    assert not any("window" in slip for slip in visitor.look().slips)
    visitor.go("#matches")
    expect(visitor.page.locator(".kept-match")).to_have_count(1)


def test_a_file_of_a_whole_device_is_sent_to_where_it_is_brought_in(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "device.json"
    device = {"format": "lost-cities-device", "version": 2, "matches": [], "remembered": {}}
    file.write_text(json.dumps(device), "utf-8")
    visitor = visit(part="#matches")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.locator(".slip.bad p")).to_contain_text("Load it under Settings")


def test_a_file_that_is_no_record_is_refused_with_a_reason(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "letter.json"
    file.write_text('{"dear": "reader"}', "utf-8")
    visitor = visit(part="#matches")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.locator(".slip.bad")).to_be_visible()
    expect(visitor.page.locator(".kept-match")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "This link cannot be opened: it holds no whole match; perhaps a part of it is missing"),
        ("ru", "Эту ссылку открыть нельзя: в ней нет целого матча; возможно, часть ссылки потерялась"),
    ],
)
def test_a_spoilt_link_is_told_as_a_link(visit: Visit, language: str, says: str) -> None:
    visitor = visit(part="#match/xyz", settings={"language": language})
    expect(visitor.page.locator(".slip.bad p")).to_have_text(says)


def test_what_is_brought_in_where_nothing_can_be_kept_says_so(visit: Visit) -> None:
    visitor = visit(part="#matches", scripts=(FORBIDDEN,))
    visitor.page.locator("input[type=file]").set_input_files(GOLDEN / "card-extra-tie.json")
    expect(visitor.page.locator(".slip.bad p")).to_have_text("This browser keeps nothing for this page.")
    expect(visitor.page.locator(".kept-match")).to_have_count(0)


def test_where_nothing_can_be_kept_all_of_a_visit_is_counted_and_leaves_as_one_file(visit: Visit) -> None:
    visitor = visit(scripts=(FORBIDDEN,))
    visitor.set_out()
    visitor.press(".slip.bad .shut")
    visitor.go("#settings")
    with visitor.page.expect_download() as download:
        visitor.press("[data-act=pack-all]")
    assert len(json.loads(Path(download.value.path()).read_text("utf-8"))["matches"]) == 1
    expect(visitor.page.locator(".slip.bad p")).to_contain_text("The file holds the matches of this visit")
    visitor.press(".slip.bad .shut")
    visitor.go("#statistics")
    expect(visitor.page.locator(".page-statistics .warning")).to_contain_text("only the matches of this visit")
    expect(visitor.page.locator(".page-statistics .spread")).to_be_visible()
    visitor.go("#settings")
    visitor.press("[data-act=erase]")
    visitor.press("dialog [data-act=erase-yes]")
    expect(visitor.page.locator(".slip.bad p")).to_have_text("This browser keeps nothing for this page.")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_erasing_leaves_nothing_on_the_device(visit: Visit) -> None:
    visitor, _ = begun(visit)
    visitor.go("#settings")
    visitor.press("[data-act=erase]")
    visitor.press("dialog [data-act=erase-yes]")
    visitor.page.locator("main.home").wait_for()
    expect(visitor.page.locator(".go-on")).to_have_count(0)
    visitor.go("#matches")
    expect(visitor.page.locator(".page-matches .book-none")).to_be_visible()
    expect(visitor.page.locator(".kept-match")).to_have_count(0)
    assert visitor.page.evaluate("localStorage.getItem('lostcities.last')") is None


def test_settings_of_a_newer_version_are_set_aside_untouched(visit: Visit) -> None:
    newer = json.dumps({"version": 99, "value": {"language": "xx"}})
    visitor = visit(scripts=(f"try {{ localStorage.setItem('lostcities.settings', {json.dumps(newer)}) }} catch {{}}",))
    assert visitor.look().screen == "home"
    assert visitor.page.evaluate("localStorage.getItem('lostcities.settings.aside')") == newer
    expect(visitor.page.locator(".slip").filter(has_text="set aside")).to_be_visible()


HEARS_DROPS = """() => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["{}"], "match.json"));
  return !document.body.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
}"""
"""Whether the page accepts dropped files yet: that comes with what home does not need at once."""


def test_a_file_is_taken_where_it_is_dropped_and_elsewhere_does_not_lead_away(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    devtools = page.context.new_cdp_session(page)
    file = tmp_path / "match.json"
    file.write_bytes((GOLDEN / "card-default.json").read_bytes())

    def dropped(selector: str) -> None:
        box = page.locator(selector).first.bounding_box()
        assert box
        data = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
        for kind in ("dragEnter", "dragOver", "drop"):
            at = {"x": box["x"] + 4, "y": box["y"] + 4}
            devtools.send("Input.dispatchDragEvent", {"type": kind, **at, "data": data})

    before = page.url
    page.wait_for_function(HEARS_DROPS)
    dropped("#shell h1")
    visitor.go("#matches")
    dropped(".page-matches h1")
    page.locator(".kept-match").wait_for()
    assert (page.url, page.locator(".kept-match").count()) == (f"{before.partition('#')[0]}#matches", 1)
