"""The log tells the same kinds of events in every game, each with its card, its colour and what it leaves."""

from typing import Any

import adapted_table
import board_table
import card_table
import pytest

START: dict[str, Any] = {
    "card": card_table.play(card_table.begin(["r8 r9", "y2"], deck="g4"), "-r8 < -y2 <"),
    "board": board_table.play(board_table.begin(["r8 r9", "y2"], deck="g4"), "-r8 < -y2 <"),
    "adapted": adapted_table.play(adapted_table.begin(["h8 h9", "s2"], deck="d4"), "-h8 < -s2 <"),
}
TABLES: dict[str, Any] = {"card": card_table.CARD, "board": board_table.BOARD, "adapted": adapted_table.ADAPTED}
"""Two cards lie on the piles, and the seat that began is to move."""


@pytest.mark.parametrize(
    ("name", "line", "event"),
    [
        ("card", "-r9", {"kind": "discard", "card": "r9", "suit": "r"}),
        ("card", "r9 <r", {"kind": "take", "card": "r8", "suit": "r"}),
        ("card", "r9 <", {"kind": "draw", "count": 41}),
        ("board", "-r9", {"kind": "discard", "card": "r9", "suit": "r"}),
        ("board", "r9:a <r", {"kind": "take", "card": "r8", "suit": "r"}),
        ("board", "r9:a <", {"kind": "draw", "count": 61}),
        ("adapted", "-h9", {"kind": "discard", "card": "h9", "suit": "h"}),
        ("adapted", "h9 <h", {"kind": "take", "card": "h8", "suit": "h"}),
        ("adapted", "h9 <", {"kind": "draw", "count": 55}),
    ],
)
def test_a_half_move_is_told_with_all_that_everybody_saw(name: str, line: str, event: dict[str, Any]) -> None:
    game, state = TABLES[name], START[name]
    *earlier, text = line.split()
    for each in earlier:
        state = state.copy()
        state.play(game.parse_move(each))
    after = state.copy()
    after.play(game.parse_move(text))
    assert game.tell(state, game.parse_move(text), after) == [{"turn": 2, "seat": 0, **event}]


@pytest.mark.parametrize(("name", "size"), [("card", 44), ("board", 64), ("adapted", 58)])
def test_the_deck_is_drawn_with_what_it_holds_of_what_it_held(name: str, size: int) -> None:
    game, state = TABLES[name], START[name]
    (deck,) = (zone for zone in game.view(game.sight(state, 0), {})["zones"] if zone["kind"] == "deck")
    assert (deck["count"], deck["size"]) == (size - 2, size)


@pytest.mark.parametrize(("table", "first"), [(card_table, "yx"), (adapted_table, "cA")])
def test_the_first_card_of_the_deck_is_told_as_placed_or_as_discarded(table: Any, first: str) -> None:
    game, state = TABLES["card" if table is card_table else "adapted"], table.begin([first, ""])
    for move, kind in {first: "play", f"-{first}": "discard"}.items():
        told = game.tell(state, game.parse_move(move), table.play(state, move))
        assert told == [{"turn": 0, "seat": 0, "kind": kind, "card": first, "suit": first[0]}]
