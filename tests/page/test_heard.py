"""What a screen reader is told of a match: everything that happened, once and in order, by the real rules."""

from collections.abc import Iterator
from typing import Any

import pytest
from bridge.asking import ADA, BEN, NILS
from bridge.asking import Page as Asker
from forced_draw import FORCED
from page.chromium import blank_page
from page.conftest import SETUP, STYLES
from playwright.sync_api import Browser, Page
from scripts import script
from ways import WAYS

LEFT_TO_THE_PLAYER = f"({script('visit/no_forced_draw.js')})({FORCED})"
SEATS = {"card": 2, "board": 4, "adapted": 4}
SETTINGS = {"animation": "off", "sort": "suit", "tips": False}
OF_WHAT_WAS_DONE = ("log-", "say-drawn")
"""The other lines say what can be done."""


@pytest.fixture
def bare_page(chromium_browser: Browser) -> Iterator[Page]:
    with blank_page(chromium_browser, f'<base href="/web/">{STYLES}', viewport={"width": 1280, "height": 800}) as page:
        page.evaluate(LEFT_TO_THE_PLAYER)
        yield page


def sit_down(page: Page, asker: Asker) -> None:
    page.expose_function("bridge", asker.bridge.handle)
    page.evaluate(SETUP, [asker.look(), "bridge", SETTINGS])
    page.wait_for_selector(".stage")


def do(page: Page) -> None:
    """The first thing that can be done, and whatever the others do until something can be done again."""
    table = page.evaluate("shown")
    keys, move = WAYS["keys"](page), table["view"]["moves"][0]["move"]
    if table["view"]["phase"] == "place":
        hand = page.evaluate("() => [...document.querySelectorAll('.pick')].map((each) => each.dataset.card)")
        keys.card(hand.index(move.removeprefix("-").partition(":")[0]))
    keys.place(move)
    page.wait_for_function("(ply) => shown.ply > ply", arg=table["ply"])
    page.keyboard.press("s")
    page.wait_for_function("() => shown.waiting !== 'mind'")


def line_of(event: dict[str, Any], viewer: int) -> str:
    """What is said of an event, in words that are their own keys; what a viewer drew is told by its card."""
    if event["kind"] == "draw" and event["seat"] == viewer:
        return "say-drawn"
    return f"log-{event['kind']}"


def told(page: Page) -> list[str]:
    """The lines that were said of what was done, without their cards."""
    said = page.evaluate("async () => { await Promise.allSettled([...waits]); return said; }")
    return [line.split()[0] for line in said if line.startswith(OF_WHAT_WAS_DONE)]


@pytest.mark.parametrize("game", SEATS)
def test_all_that_happened_is_said_once_and_in_order_also_where_it_is_skipped(bare_page: Page, game: str) -> None:
    asker = Asker()
    asker.new(game, ADA, *[{**NILS, "name": f"Nils {at}"} for at in range(1, SEATS[game])])
    sit_down(bare_page, asker)
    while len(asker.look()["log"]) < 30:
        do(bare_page)
    assert told(bare_page) == [line_of(event, 0) for event in asker.look()["log"]]


def test_a_match_that_is_taken_up_again_tells_what_happened_since_the_player_s_last_turn(bare_page: Page) -> None:
    asker = Asker()
    asker.new("board", ADA, *[{**NILS, "name": f"Nils {at}"} for at in (1, 2, 3)])
    for _ in range(2):
        asker.place()
        asker.play(next(move["move"] for move in asker.look()["view"]["moves"] if move["kind"] == "draw"))
        table = asker.wait()
    since = [event for event in table["log"] if event["ply"] >= table["trace"]["since"]]
    assert {event["seat"] for event in since} >= {1, 2, 3}
    sit_down(bare_page, asker)
    assert told(bare_page) == [f"log-{event['kind']}" for event in since]


def left(asker: Asker) -> int:
    """The cards in the deck."""
    return int(next(zone["count"] for zone in asker.look()["view"]["zones"] if zone["kind"] == "deck"))


@pytest.mark.first
def test_that_the_deck_runs_out_is_said_once_and_once_more_before_its_last_card(bare_page: Page) -> None:
    asker = Asker()
    asker.new("card", ADA, NILS)
    sit_down(bare_page, asker)
    warned, few = [], []
    heard = 0
    while asker.look()["waiting"] == "person":
        if asker.look()["view"]["phase"] == "place" and left(asker) <= 5:
            few.append(left(asker))
        said = bare_page.evaluate("async () => { await Promise.allSettled([...waits]); return said; }")
        if any(line.startswith("status-last-cards") for line in said[heard:]):
            warned.append(left(asker))
        heard = len(said)
        do(bare_page)
    assert few
    assert warned == [few[0], *(count for count in few[1:] if count == 1)]


def test_that_a_move_was_taken_back_is_said_with_what_can_be_done_now(bare_page: Page) -> None:
    asker = Asker()
    asker.new("card", ADA, NILS)
    sit_down(bare_page, asker)
    table = asker.look()
    hand = bare_page.evaluate("() => [...document.querySelectorAll('.pick')].map((each) => each.dataset.card)")
    move = next(move["move"] for move in table["view"]["moves"] if move["kind"] == "discard")
    keys = WAYS["keys"](bare_page)
    keys.card(hand.index(move.removeprefix("-")))
    keys.place(move)
    bare_page.wait_for_function("() => shown.view.phase === 'draw'")
    heard = len(bare_page.evaluate("said"))
    bare_page.keyboard.press("u")
    bare_page.wait_for_function("() => shown.view.phase === 'place'")
    said = bare_page.evaluate("async () => { await Promise.allSettled([...waits]); return said; }")[heard:]
    assert [line.split()[0] for line in said] == ["say-taken-back", "step-place"]


def test_that_somebody_gives_up_from_behind_the_curtain_is_said_once(bare_page: Page) -> None:
    asker = Asker()
    asker.new("card", ADA, BEN)
    asker.ask("lift", seat=0)
    asker.place()
    asker.play("<")
    asker.pass_on()
    sit_down(bare_page, asker)
    heard = len(bare_page.evaluate("said"))
    bare_page.evaluate("show", asker.ask("concede", seat=0))
    said = bare_page.evaluate("said")[heard:]
    assert [line.split()[0] for line in said].count("log-concede") == 1
