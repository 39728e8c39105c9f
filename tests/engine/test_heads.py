"""What frames a game: the head of its view with its facts, the lines that show a state and a sight, what is no move."""

from typing import Any

import adapted_table
import board_table
import card_table
import pytest
from record.small import BOARD_TILES

from lostcities import BadText, complete_rules

GAMES: dict[str, Any] = {"card": card_table.CARD, "board": board_table.BOARD, "adapted": adapted_table.ADAPTED}
STATES: dict[str, Any] = {
    "card": card_table.begin(["r8 r9 r10 b2 b3 b4 b5 b6", "y2"]),
    "board": board_table.begin(
        ["r8 r9 r10 b2 b3 b4 b5 b6", "y2"], stands={0: [("a", "r", 5, "r7")], 1: [("r", "b", 7, "b1")]}
    ),
    "adapted": adapted_table.begin(["h8 s2 s3 s4 s5 s6 s7 s8", "c2"], stacks={1: "h2 h3 h4 h5 h6 h7 h9"}),
}
HEADS: dict[str, dict[str, Any]] = {
    "card": {
        "suits": "ybwgr",
        "ranks": ["x", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
        "scores": [0, 0],
        "facts": {},
    },
    "board": {
        "suits": "ybwgr",
        "ranks": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
        "scores": [10, None],
        "facts": {
            "crossed": [1],
            "crossedToEnd": 5,
            "path": {"points": [-20, -15, -10, 5, 10, 15, 30, 35, 50], "bridge": 7},
            "people": [
                {
                    "seat": 0,
                    "artifacts": 0,
                    "artifactPoints": -60,
                    "points": 0,
                    "adventurers": 3,
                    "researcher": True,
                    "standing": {
                        "terms": [{"key": "tiles", "points": 0}, {"key": "explorers", "points": 10}],
                        "points": 10,
                        "whole": True,
                    },
                },
                {
                    "seat": 1,
                    "artifacts": 0,
                    "artifactPoints": -60,
                    "points": None,
                    "adventurers": 4,
                    "researcher": False,
                    "standing": {"terms": [{"key": "explorers", "points": 60}], "points": 60, "whole": False},
                },
            ],
        },
    },
    "adapted": {
        "suits": "cdhs",
        "ranks": ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"],
        "scores": [0, 30],
        "facts": {"stacks": 1, "stacksToEnd": 3, "longStack": 7, "counted": [{"seat": 1, "suit": "h"}]},
    },
}


@pytest.mark.parametrize("name", GAMES)
def test_a_view_says_which_game_it_is_and_how_it_stands(name: str) -> None:
    view = dict(GAMES[name].view(GAMES[name].sight(STATES[name], 0), {}))
    del view["zones"], view["moves"]
    view["facts"].pop("paths", None)
    assert view == {"game": name, "seat": 0, "seats": 2, "toMove": 0, "phase": "place", "turn": 0, **HEADS[name]}


@pytest.mark.parametrize("name", GAMES)
def test_a_view_hides_what_it_is_not_told_to_show(name: str) -> None:
    seen = GAMES[name].sight(STATES[name], 1)
    assert GAMES[name].view(seen, {}) == GAMES[name].view(seen, {"discards": "top", "totals": "own"})


@pytest.mark.parametrize("name", GAMES)
def test_a_state_and_its_sights_show_whose_turn_it_is(name: str) -> None:
    kind = name.capitalize()
    state = STATES[name]
    hand = "h8 s2 s3 s4 s5 s6 s7 s8" if name == "adapted" else "r8 r9 r10 b2 b3 b4 b5 b6"
    assert repr(state) == f"<{kind}State: turn 1, seat 0 to place>"
    assert repr(GAMES[name].sight(state, 0)) == f"<{kind}Sight of seat 0: turn 1, seat 0 to place; hand {hand}>"
    assert repr(GAMES[name].sight(state, None)) == f"<{kind}Sight of an onlooker: turn 1, seat 0 to place>"


@pytest.mark.parametrize(("name", "what"), [("card", "card"), ("board", "board"), ("adapted", "two-deck")])
def test_what_is_no_move_is_quoted_and_cut(name: str, what: str) -> None:
    with pytest.raises(BadText) as caught:
        GAMES[name].parse_move("n" * 61)
    assert str(caught.value) == f'"{"n" * 60}"… is no move of the {what} game'
    assert caught.value.values == {"text": "n" * 60}


@pytest.mark.parametrize(
    ("text", "sentence", "named"),
    [
        (BOARD_TILES.replace("y5", "y4", 1), 'tile 2 is "y4:arrow" and should lie on y5', "y4:arrow"),
        (BOARD_TILES.replace("y5:arrow", "y5:bow:"), 'tile 2 is "y5:bow:", which is no kind of tile', "y5:bow:"),
        (BOARD_TILES.rpartition(" ")[0], "there are 24 tiles instead of 25", BOARD_TILES[:60]),
        (BOARD_TILES.replace("r9:15", "r9:10"), "there are 4 10 tiles instead of 3", "10"),
        ("y3:" + "n" * 60, f'tile 1 is "y3:{"n" * 57}"…, which is no kind of tile', "y3:" + "n" * 57),
        ("n" * 61, f'tile 1 is "{"n" * 60}"… and should lie on y3', "n" * 60),
    ],
)
def test_a_lay_of_tiles_that_is_none_is_told_by_its_first_fault(text: str, sentence: str, named: str) -> None:
    with pytest.raises(BadText) as caught:
        GAMES["board"].parse_tiles(text, complete_rules(GAMES["board"], {}))
    assert str(caught.value) == sentence
    assert caught.value.values == {"text": named}
