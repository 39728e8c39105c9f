"""The screen that goes through a match, for every game between two, at every size: the other hand, which lies open,
takes nothing from the table but its own place."""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from page.samples import Samples, sample_page
from page.test_sizes import TOLD_IN_THE_BAR
from playwright.sync_api import Browser
from scripts import script

from lostcities.bridge import Bridge
from lostcities.messages import VERSION

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("card", "board", "adapted")
TURN = 55
ALL, ONE = {"open": True}, {"open": False, "seat": 0}
UPRIGHT = [(320, 568), (390, 844), (430, 932), (744, 1133), (820, 1180), (320, 256), (512, 320)]
"""The last two are of a desk that shows everything at four and two and a half times its size."""
LYING = [(568, 320), (844, 390)]
DESKS = [(1180, 820), (1280, 800)]
SHOW = "async ([table, language]) => (await import('/tests/page/gone.js')).show(table, language)"
PLACES = script("../page/gone_places.js")
STEPS = script("../page/steps.js")


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        page.page.add_style_tag(url="css/through.css")
        yield page


def gone(game: str, **eyes: Any) -> dict[str, Any]:
    """A place of a finished match between two, as those eyes see it."""
    record = (GOLDEN / f"{game}-default.json").read_text("utf-8")
    asked = {"v": VERSION, "id": 1, "do": "through", "record": record, "match": "m-1", "round": 0, "turn": TURN}
    table: dict[str, Any] = json.loads(Bridge().handle(json.dumps({**asked, **eyes})))["table"]
    return table


def look(samples: Samples, game: str, language: str, eyes: dict[str, Any]) -> dict[str, Any]:
    """Where the parts of the table are, and what of them is out of place."""
    samples.page.evaluate(SHOW, [gone(game, **eyes), language])
    told: dict[str, Any] = samples.page.evaluate(PLACES)
    return told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "language"),
    [*product([*UPRIGHT, *LYING, *DESKS], ("en", "fa")), *product([(320, 568), (320, 256)], ("es", "ru"))],
)
def test_a_hand_that_lies_open_takes_no_width_from_the_table_and_is_seen_whole(
    samples: Samples, size: tuple[int, int], game: str, language: str
) -> None:
    samples.page.set_viewport_size({"width": size[0], "height": size[1]})
    closed = look(samples, game, language, ONE)
    opened = look(samples, game, language, ALL)
    assert (closed["cards"], opened["cards"]) == (0, 8)
    assert opened["wrong"] == []
    assert opened["widths"] == pytest.approx(closed["widths"], abs=2)
    field, hand = opened["widths"]["field"], opened["widths"]["hand"]
    if size in UPRIGHT:
        assert min(field, hand) >= size[0] - 30
    elif size in LYING:
        assert field + hand == pytest.approx(size[0], abs=2)
    else:
        assert min(field, hand) >= 0.5 * size[0]


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
@pytest.mark.parametrize("size", [*UPRIGHT, *LYING])
def test_the_board_s_pieces_and_words_keep_their_places_under_a_hand_that_lies_open(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    samples.page.set_viewport_size({"width": size[0], "height": size[1]})
    assert look(samples, "board", language, ALL)["wrong"] == []
    assert samples.page.evaluate(STEPS)["wrong"] == []
    if size[0] >= 744 and size in UPRIGHT:
        assert samples.page.evaluate(TOLD_IN_THE_BAR) >= 4
