"""Walking through every screen by Tab, forwards and back: what has the focus never lies behind a bar at the screen's
edge (WCAG 2.2, 2.4.11), and all of it is seen.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from page.samples import Samples, sample_screens, table
from page.test_whole_words import FIGURES, MATCHES
from playwright.sync_api import Browser

from lostcities.messages import about

BOOK = {
    "statistics": {
        "games": [{"game": game, "sets": [FIGURES], "scale": []} for game in ("card", "board", "adapted")],
        "journal": [{"name": "games", "match": "a", "at": 1e12}],
    },
    "book": "card",
}
MANY = [{**each, "id": f"{each['id']}{at}"} for at in range(2) for each in MATCHES]
FINAL = {**table("card-over"), "waiting": "match", "result": {"totals": [105, 10], "winners": [0]}}
UNSENT = {"waits": "turn", "seat": 0, "number": 41, "sent": False, "since": 1e12, "turn": 40, "asked": None}
SCREENS: list[dict[str, Any]] = [
    {"screen": "home"},
    {"screen": "home", "game": "board", "state": {"matches": MATCHES, "last": "a"}},
    {"screen": "setup"},
    {"screen": "setup", "game": "adapted"},
    {"screen": "settings"},
    {"screen": "matches", "state": {"matches": MANY}},
    {"screen": "rules"},
    {"screen": "about"},
    {"screen": "sheet", "game": "board", "state": {"table": table("board-over")}},
    {"screen": "sheet", "state": {"table": FINAL}},
    {"screen": "sheet", "state": {"table": {**FINAL, "afar": UNSENT}}},
    {"screen": "statistics", "state": BOOK},
    {"screen": "journal", "state": BOOK},
    {"screen": "exercises"},
]
SIZES = [
    *(("en", size) for size in [(1366, 768), (640, 400), (320, 568), (320, 256)]),
    *(("ru", size) for size in [(1280, 720), (360, 640), (740, 360)]),
    *(("fa", size) for size in [(1280, 800), (390, 844)]),
]


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_screens(chromium_browser) as screens:
        yield screens


def walk(samples: Samples, key: str) -> list[dict[str, Any]]:
    """Where the focus comes to by pressing a key until it has left the screen."""
    samples.page.evaluate("() => screens.setOut()")
    stops = []
    while True:
        samples.page.keyboard.press(key)
        stop = samples.page.evaluate("() => screens.stop()")
        if stop is None:
            return stops
        stops.append(stop)


@pytest.mark.parametrize(("language", "size"), SIZES)
def test_what_has_the_focus_lies_behind_no_bar(samples: Samples, language: str, size: tuple[int, int]) -> None:
    samples.size(*size)
    hidden = []
    for each in SCREENS:
        given = {"game": "card", "language": language, **each, "state": {"about": about(), **each.get("state", {})}}
        samples.page.evaluate("(given) => screens.show(given)", given)
        on, back = walk(samples, "Tab"), walk(samples, "Shift+Tab")
        assert len(on) == len(back) > 0
        hidden += [(each["screen"], *stop["told"]) for stop in (*on, *back) if not stop["seen"]]
    assert hidden == []
