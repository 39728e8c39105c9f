"""How the board is drawn and told: the first move of every kind, columns either way, people, tiles and points."""

from typing import Any

import pytest
from board_table import BOARD, begin, play, tile

from lostcities import match_at, read_position
from lostcities.games.board.state import BoardState

NOTHING = {"tile": "", "crosses": False, "ends": False}
HOME = begin(["y0"])
OUT = begin(["y0"], stands={0: [("r", "y", 1, "y0")]})
EXPLORING = play(
    begin(["w5"], stands={0: [("r", "y", 2, "y0"), ("a", "w", 2, "w1")]}, tiles={"w3": "arrow", "y3": "10"}), "w5"
)


def view(state: BoardState, seat: int | None = 0, **shown: str) -> dict[str, Any]:
    return BOARD.view(BOARD.sight(state, seat), shown)


def zone(shown: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = (each for each in shown["zones"] if each["id"] == name)
    return dict(found)


@pytest.mark.parametrize(
    ("state", "drawn"),
    [
        (HOME, {"move": "-y0", "kind": "discard", "from": "hand:0", "to": "pile:y", "card": "y0"}),
        (
            OUT,
            {"move": "y0", "kind": "play", "from": "hand:0", "to": "path:0:y", "card": "y0"}
            | {"after": {"step": 2, "points": -30, **NOTHING}},
        ),
        (
            HOME,
            {"move": "y0:a", "kind": "play", "from": "hand:0", "to": "path:0:y", "card": "y0", "piece": "adventurer"}
            | {"after": {"step": 1, "points": -20, **NOTHING}},
        ),
        (
            HOME,
            {"move": "y0:r", "kind": "play", "from": "hand:0", "to": "path:0:y", "card": "y0", "piece": "researcher"}
            | {"after": {"step": 1, "points": -40, **NOTHING}},
        ),
        (
            EXPLORING,
            {"move": ">y", "kind": "explore", "from": "path:0:y", "to": "step:y:3", "card": ""}
            | {"after": {"step": 3, "points": -20, **NOTHING, "tile": "10"}},
        ),
        (EXPLORING, {"move": ">.", "kind": "decline", "from": "", "to": "", "card": ""}),
    ],
)
def test_the_first_move_of_every_kind_is_drawn_with_what_it_leads_to(state: BoardState, drawn: dict[str, Any]) -> None:
    (move,) = (each for each in view(state)["moves"] if each["move"] == drawn["move"])
    assert move == drawn


@pytest.mark.parametrize(
    ("state", "move", "events"),
    [
        (HOME, "-y0", [{"kind": "discard", "card": "y0", "suit": "y"}]),
        (
            OUT,
            "y0",
            [
                {"kind": "play", "card": "y0", "suit": "y"},
                {"kind": "step", "suit": "y", "from": 1, "step": 2, "piece": "researcher"},
            ],
        ),
        (
            HOME,
            "y0:a",
            [
                {"kind": "play", "card": "y0", "suit": "y", "piece": "adventurer"},
                {"kind": "step", "suit": "y", "from": 0, "step": 1, "piece": "adventurer"},
            ],
        ),
        (
            HOME,
            "y0:r",
            [
                {"kind": "play", "card": "y0", "suit": "y", "piece": "researcher"},
                {"kind": "step", "suit": "y", "from": 0, "step": 1, "piece": "researcher"},
            ],
        ),
        (
            EXPLORING,
            ">y",
            [
                {"kind": "explore", "suit": "y"},
                {"kind": "step", "suit": "y", "from": 2, "step": 3, "piece": "researcher"},
                {"kind": "tile", "suit": "y", "step": 3, "tile": "10"},
            ],
        ),
        (EXPLORING, ">.", [{"kind": "decline"}]),
    ],
)
def test_the_first_move_of_every_kind_is_told_with_what_happened(
    state: BoardState, move: str, events: list[dict[str, Any]]
) -> None:
    told = BOARD.tell(state, BOARD.parse_move(move), play(state, move))
    assert told == [{"turn": 0, "seat": 0, **event} for event in events]


@pytest.mark.parametrize(
    ("cards", "direction"), [("", None), ("y3.y3", None), ("y3.y3.y6", "up"), ("y6.y6.y3", "down")]
)
def test_a_column_says_which_way_it_has_gone(cards: str, direction: str | None) -> None:
    stands = f";columns={cards}/;explorers=y2:a/" if cards else ""
    match = match_at(read_position(f'lc1;board;options=direction:"both";seat=0;hands=b1/?8{stands}'), "a seed")
    assert zone(match.view(0), "path:0:y")["direction"] == direction


def test_points_count_the_researcher_twice_and_go_below_zero_only_where_the_option_says_so() -> None:
    assert view(begin(stands={0: [("r", "y", 7, "y1")]}))["scores"] == [60, None]
    low = {0: [("r", "y", 1, "y1")]}
    assert view(begin(stands=low))["scores"][0] == 0
    assert view(begin(stands=low, floor="none"))["scores"][0] == -40


def test_a_researcher_on_the_first_path_is_not_at_home() -> None:
    people = view(begin(stands={0: [("r", "y", 1, "y1")]}))["facts"]["people"]
    assert [(person["adventurers"], person["researcher"]) for person in people] == [(4, False), (4, True)]


def test_every_step_shows_the_tile_that_lies_there() -> None:
    state = begin(tiles={"w3": "arrow", "y3": "10"})
    shown = {
        path["suit"]: {step["step"]: step["tile"] for step in path["steps"]} for path in view(state)["facts"]["paths"]
    }
    assert shown == {suit: {step: tile(state, f"{suit}{step}") for step in range(1, 10)} for suit in "ybwgr"}
    assert (shown["w"][3], shown["y"][3], shown["y"][4]) == ("arrow", "10", "")
