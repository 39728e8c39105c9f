"""Going through a match: every place of it by keys, pointers and by itself; and nothing hidden of one under way."""

from pathlib import Path
from typing import Any

from axe import by_every_light
from playwright.sync_api import Page, expect
from scripts import script
from visitor import Visit, Visitor

FINISHED = Path(__file__).parents[2] / "golden" / "card-default.json"
"""Three rounds of 59, 57 and 50 turns, played by Ada and a computer player."""
LAST = 59 + 1 + 57 + 1 + 50
EAR = f"({script('visit/ear.js')})();"


def imported(visitor: Visitor, file: Path = FINISHED) -> Visitor:
    """The visitor with a match from a file, which is gone through at its beginning."""
    visitor.go("#matches")
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.press(".slip [data-act=through]")
    expect(visitor.page.locator("#through h1")).to_be_focused()
    return visitor


def where(page: Page) -> str:
    """What the slider says of its place."""
    return page.locator(".slider input").get_attribute("aria-valuetext") or ""


def stands(page: Page, round: int, turn: int, turns: int) -> None:
    expect(page.locator(".slider input")).to_have_attribute("aria-valuetext", f"Round {round} · turn {turn} of {turns}")
    line = page.locator(".story [aria-current=step] .number")
    if turn:
        expect(line).to_have_text(str(turn))
    else:
        expect(line).to_have_count(0)


def test_a_match_from_a_file_is_gone_through_by_keys_alone(visit: Visit) -> None:
    page = imported(visit(way="keys")).page
    assert page.title().startswith("Replay")
    stands(page, 1, 0, 59)
    for key, place in (
        ("ArrowRight", (1, 1, 59)),
        ("PageUp", (1, 11, 59)),
        ("ArrowLeft", (1, 10, 59)),
        ("End", (3, 50, 50)),
        ("PageDown", (3, 40, 50)),
        ("Home", (1, 0, 59)),
    ):
        page.keyboard.press(key)
        stands(page, *place)
    assert page.locator(".slider input").get_attribute("max") == str(LAST)
    page.locator(".slider input").focus()
    page.keyboard.press("ArrowRight")
    stands(page, 1, 1, 59)
    page.locator(".story .turn-line.now").focus()
    page.keyboard.press("Enter")
    stands(page, 1, 1, 59)
    page.locator("#through .tool.back").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main.page-matches h1")).to_be_visible()
    expect(page.locator("#through")).to_be_hidden()
    assert page.locator("#through .card").count() == 0


def test_all_hands_lie_open_or_one_as_it_was_seen(visit: Visit) -> None:
    visitor = imported(visit())
    page = visitor.page
    expect(page.locator(".open-hand .card")).to_have_count(8)
    visitor.choose("input[name=eyes][value='0']")
    expect(page.locator(".open-hand")).to_have_count(0)
    expect(page.locator(".person.other .backs i")).to_have_count(8)
    assert page.locator(".story .of-draw .chip").count() > 0
    named = page.locator(".story .turn-line").filter(has=page.locator(".of-draw .chip")).all_inner_texts()
    assert all("You" in line for line in named)
    visitor.choose("input[name=eyes][value='all']")
    expect(page.locator(".open-hand .card")).to_have_count(8)


def test_the_log_jumps_and_the_address_says_the_place(visit: Visit) -> None:
    visitor = imported(visit())
    page = visitor.page
    page.locator(".story .turn-line").nth(20).click()
    stands(page, 1, 21, 59)
    page.locator(".slider input").fill("70")
    stands(page, 2, 10, 57)
    page.wait_for_url("**/2.10")
    page.reload()
    stands(page, 2, 10, 57)
    # A place after the last round is the end, whether the match is there or comes with it.
    page.evaluate("location.hash = location.hash.replace('/2.10', '/9.1')")
    stands(page, 3, 50, 50)
    page.wait_for_url("**/3.50")
    page.evaluate("history.replaceState(history.state, '', location.hash.replace('/3.50', '/9.1'))")
    page.reload()
    stands(page, 3, 50, 50)


def test_it_goes_by_itself_until_it_is_stopped(visit: Visit) -> None:
    visitor = imported(visit())
    page = visitor.page
    visitor.press("[data-act=run]")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    stands(page, 1, 2, 59)
    visitor.press("[data-act=run]")
    expect(page.get_by_role("button", name="Autoplay")).to_be_visible()


def test_of_a_match_under_way_nothing_hidden_comes_to_the_page(visit: Visit, phone: dict[str, Any]) -> None:
    visitor = visit(way="tap", scripts=(EAR,), **phone)
    visitor.set_out()
    look = visitor.play(until=lambda now: now.phase == "place" and len(now.log) > 3)
    visitor.wait_until_kept(look)
    page = visitor.page
    page.evaluate("heard.length = 0")
    visitor.press(".to-menu")
    visitor.press("dialog a[href^='#through/']")
    expect(page.locator("#through h1")).to_be_focused()
    expect(page.locator(".through-eyes .note")).to_be_visible()
    turns = len(look.log)
    assert [where(page), page.locator("#through .pick").count()] == [f"Round 1 · turn {turns} of {turns}", 8]
    for _ in range(turns):
        visitor.press("[data-act=back]")
    stands(page, 1, 0, turns)
    tables = page.evaluate(
        "heard.map((each) => JSON.parse(each)).map(({text, value}) => (text ? JSON.parse(text) : value)?.table)"
    )
    shown = [table for table in tables if table and "replay" in table]
    assert len(shown) > turns
    for table in shown:
        assert (table["replay"]["kept"]["open"], table["replay"]["kept"]["seats"]) == (False, [])
        (backs,) = (zone for zone in table["view"]["zones"] if zone["kind"] == "backs")
        taken = {event["card"] for event in table["log"] if event["kind"] == "take"}
        assert set(backs["cards"]) <= taken
        draws = [event for event in table["replay"]["kept"]["story"] if event["kind"] == "draw" and "card" in event]
        assert {event["seat"] for event in draws} <= {table["viewer"]}
    assert not any('"deal"' in each for each in page.evaluate("heard"))
    visitor.press("#through .tool.back")
    now = visitor.arrive("table")
    assert (now.hand, now.log) == (look.hand, look.log)


def test_axe_finds_nothing_on_it(visit: Visit, phone: dict[str, Any]) -> None:
    for how in ({}, phone):
        page = imported(visit(**how)).page
        page.keyboard.press("PageUp")
        stands(page, 1, 10, 59)
        assert by_every_light(page, "going through") == []
