"""Pictures to be shared can be read: nothing that is written on them is cut, covered, crossed by a line or too small,
however long the columns and the names are and however many sit at the table."""

from typing import Any

import pytest
from playwright.sync_api import FilePayload
from scripts import script
from test_pictures import DATE, day
from visitor import Visit, Visitor

from lostcities import Match
from lostcities.record import Record, Seat, write

PAINTED = f"({script('visit/painted.js')})();"
NAMES = ["Maximiliana Wolfeschlegelsteinhausen", "Nils", "Иннокентий Преображенский-Голенищев", "شیرین", "Ada", "Zed"]
SHAPES = ["wide", "upright"]
SMALLEST = 9
"""Pixels that the letters of a picture must have at least."""
Painted = dict[str, Any]


def in_order(game: str, seats: int, turns: int = 1000) -> Match:
    """A round in which every seat is dealt cards in order and lays them out from the lowest on: the longest columns."""
    match = Match.begin(game, {"rounds": 1}, seats)
    cards = sorted(match.game.cards(match.rules))
    dealt = match.copy()
    dealt.deal_by_chance("the size of a hand")
    hand = next(zone["count"] for zone in dealt.view(0)["zones"] if zone["kind"] == "hand")
    share = len(cards) // seats
    parts = [cards[at : at + share] for at in range(0, seats * share, share)]
    deck = [card for part in parts for card in part[:hand]]
    deck += [part[at] for at in range(hand, share) for part in parts] + cards[seats * share :]
    match.deal_round(deck, dealt.rounds[0].tiles, 0)
    ranks = match.view(0)["ranks"]
    while match.in_round and turns:
        turns -= 1
        moves = match.view(match.to_move)["moves"]
        kept = [move for kind in ("play", "draw") for move in moves if move["kind"] == kind] or moves
        first = min(kept, key=lambda move: ranks.index(move["card"][1:]) if move["card"][1:] in ranks else -1)
        match.play_text(first["move"])
    return match


def at_table(visit: Visit, match: Match, language: str = "en", names: list[str] = NAMES, **settings: object) -> Visitor:
    """A visitor who has opened that match."""
    visitor = visit(settings={"language": language, **settings}, part="#matches", scripts=(PAINTED,))
    record = write(Record(match, [Seat(name) for name in names[: match.seats]], {"rounds": 1}))
    file: FilePayload = {"name": "match.json", "mimeType": "application/json", "buffer": record.encode()}
    visitor.page.locator("main input[type=file]").first.set_input_files(file)
    visitor.press(".kept-match [data-act=resume]")
    visitor.page.locator("main.score-sheet [data-act=picture], .to-menu, .curtain button").first.wait_for()
    return visitor


def painted(visitor: Visitor, what: str, shape: str) -> Painted:
    """What comes on the picture of the table, or of the score sheet."""
    page = visitor.page
    page.evaluate("what => { window.painted = null; location.hash = what; }", what)
    if what == "table":
        page.locator(".to-menu, .curtain button").first.wait_for()
        if page.locator(".curtain button").count():
            visitor.press(".curtain button")
        visitor.press(".to-menu")
    where = {"table": "dialog", "sheet": "main.score-sheet"}.get(what, "main.page-day")
    visitor.press(f"{where} [data-act=picture]")
    visitor.press(f"dialog [data-act=picture-yes][data-value$='/{shape}']")
    page.wait_for_function("() => window.painted")
    seen: Painted = page.evaluate("window.painted")
    return seen


def meet(one: Painted, other: Painted, room: float = 1.5) -> bool:
    """Whether two boxes lie over each other by more than `room` px."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return bool(across > room and down > room)


def is_line(block: Painted) -> bool:
    return bool(min(block["right"] - block["left"], block["bottom"] - block["top"]) <= 3)


def faults(picture: Painted) -> list[str]:
    """What of its texts cannot be read, and why."""
    found = []
    texts = picture["texts"]
    for text in texts:
        name = f"{text['text']!r} of {text['size']} px at {text['left']:.0f}, {text['top']:.0f}"
        left, top, right, bottom = text["within"]
        if text["left"] < max(left, 14) - 1 or text["right"] > min(right, picture["width"] - 14) + 1:
            found.append(f"{name} is cut at a side")
        if text["top"] < max(top, 14) - 1 or text["bottom"] > min(bottom, picture["height"] - 14) + 1:
            found.append(f"{name} is cut at its top or foot")
        later = [block for block in picture["blocks"] if block["at"] > text["at"] and not is_line(block)]
        if any(meet(text, block) for block in later):
            found.append(f"{name} is covered")
        if any(is_line(block) and meet(text, block, 0) for block in picture["blocks"]):
            found.append(f"{name} is crossed by a line")
        if any(meet(text, other) for other in texts if other["at"] > text["at"]):
            found.append(f"{name} has another text over it")
        if text["size"] < SMALLEST:
            found.append(f"{name} is too small")
    return found


@pytest.mark.parametrize(
    ("game", "seats", "language"), [("card", 2, "en"), ("card", 2, "fa"), ("adapted", 3, "en"), ("adapted", 3, "ru")]
)
def test_every_card_of_a_long_column_can_be_read(visit: Visit, game: str, seats: int, language: str) -> None:
    match = in_order(game, seats)
    columns = [zone["cards"] for zone in match.view(0)["zones"] if "seat" in zone and "suit" in zone]
    assert max(map(len, columns)) > 8
    visitor = at_table(visit, match, language)
    for what in ("sheet", "table"):
        for shape in SHAPES:
            assert faults(painted(visitor, what, shape)) == [], (what, shape)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_table_of_six_can_be_read(visit: Visit, language: str) -> None:
    visitor = at_table(visit, in_order("adapted", 6), language)
    for what in ("sheet", "table"):
        for shape in SHAPES:
            picture = painted(visitor, what, shape)
            assert faults(picture) == [], (what, shape)
            assert {"Nils", "Zed"} <= {text["text"] for text in picture["texts"]}


def test_what_a_seat_of_the_board_game_has_beside_its_paths_can_be_read(visit: Visit) -> None:
    visitor = at_table(visit, in_order("board", 4), "es")
    for what in ("sheet", "table"):
        for shape in SHAPES:
            picture = painted(visitor, what, shape)
            assert faults(picture) == [], (what, shape)
            assert "artefactos" in {text["text"] for text in picture["texts"]}


def test_a_long_name_takes_two_lines_before_it_becomes_small(visit: Visit) -> None:
    visitor = at_table(visit, in_order("card", 2))
    texts = {text["text"]: text["size"] for text in painted(visitor, "sheet", "wide")["texts"]}
    assert texts["Nils"] == 26
    assert texts["Maximiliana"] == texts["Wolfeschlegelsteinhausen"] > 15


def test_a_saved_picture_is_named_after_what_it_shows_and_its_date(visit: Visit) -> None:
    visitor = at_table(visit, in_order("card", 2))
    today = visitor.page.evaluate("new Date().toLocaleDateString('sv')")
    for what in ("sheet", "table"):
        painted(visitor, what, "wide")
        visitor.page.wait_for_function("name => window.named === name", arg=f"lost-cities-{what}-{today}.png")


def test_a_days_picture_has_its_address_from_left_to_right_and_its_date_in_its_name(visit: Visit) -> None:
    visitor = visit(settings={"language": "fa"}, part="#matches", scripts=(PAINTED,))
    file: FilePayload = {"name": "day.json", "mimeType": "application/json", "buffer": day().encode()}
    visitor.page.locator("main input[type=file]").first.set_input_files(file)
    visitor.page.locator(".kept-match").wait_for()
    visitor.go(f"#day/{DATE}")
    for shape in SHAPES:
        picture = painted(visitor, f"day/{DATE}", shape)
        assert faults(picture) == [], shape
        assert f"\u2066{visitor.address}\u2069" in {text["text"] for text in picture["texts"]}
        visitor.page.wait_for_function("name => window.named === name", arg=f"lost-cities-day-{DATE}.png")


def test_the_lines_of_the_ground_are_fainter_than_what_is_written_on_them(visit: Visit) -> None:
    visitor = at_table(visit, in_order("card", 2))
    for shape in SHAPES:
        assert 210 < painted(visitor, "sheet", shape)["darkest"] < 240  # 246 is the ground, 185 a line in full
