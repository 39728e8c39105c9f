"""What the board says of itself in the middle of a round: moves that are owed, crossings, tiles, paths either way."""

from typing import Any

import pytest
from board_table import BOARD, begin, cards, play, tile

from lostcities import LostCitiesError, match_at, read_position
from lostcities.games.board.state import BoardState

WALKING = {0: [("a", "w", 2, "w1"), ("r", "r", 8, "r1"), ("a", "g", 7, "g1")]}


def more(state: BoardState, seat: int | None = 0) -> dict[str, object]:
    """What a position has in this game alone."""
    return BOARD.lay_out(BOARD.sight(state, seat))[1]


def test_moves_that_are_owed_are_told_by_what_gave_them_the_next_one_last() -> None:
    state = begin(["w5"], stands=WALKING, tiles={"w3": "arrow", "r9": "arrow"}, free_move_on_arrival=True)
    assert more(state)["owed"] == ""
    arrow = play(state, "w5")
    assert more(arrow)["owed"] == "arrow"
    assert more(play(arrow, ">r"))["owed"] == "nine arrow"


def test_a_card_for_an_explorer_on_step_nine_owes_a_move_of_another() -> None:
    state = begin(["r5"], stands={0: [("a", "r", 9, "r1"), ("a", "b", 2, "b1")]})
    assert more(play(state, "r5"))["owed"] == "nine"


def test_who_has_crossed_a_bridge_is_told_in_that_order_to_everybody() -> None:
    state = begin(["b5", "w5"], stands={1: [("a", "w", 7, "w1")]})
    for viewer in (0, 1, None):
        assert more(state, viewer)["crossed"] == [1]
    assert more(begin(), None)["crossed"] == []


@pytest.mark.parametrize("kind", ["artifact", "5"])
def test_a_tile_that_was_taken_leaves_an_empty_step(kind: str) -> None:
    state = begin(["w5"], stands=WALKING, tiles={"w3": kind}, point_tiles_stay=False)
    after = play(state, "w5")
    assert (tile(state, "w3"), after.tiles[23]) == (kind, 0)
    assert (after.artifacts[0], after.points[0]) == {"artifact": (1, 0), "5": (0, 5)}[kind]


def test_a_path_that_may_go_either_way_takes_any_card_of_its_own_suit_at_first() -> None:
    state = play(begin(["b5"], direction="both"), "b5:a")
    assert [state.lows[0][1], state.highs[0][1]] == cards("b0 b10")


@pytest.mark.parametrize(
    ("explorers", "sentence"),
    [("y1:r b1:r", "a seat has one researcher only"), ("y1:a  b1:a", '"" is no explorer on a path')],
)
def test_explorers_that_cannot_stand_so_are_refused(explorers: str, sentence: str) -> None:
    with pytest.raises(LostCitiesError, match=sentence):
        read_position(f"lc1;board;hands=?8/?8;columns=y1.b1/;explorers={explorers}/")


def test_in_a_position_without_one_a_researcher_is_at_home_as_when_the_round_begins() -> None:
    laid = match_at(read_position("lc1;board;hands=?8/?8;columns=y1/;explorers=y1:a/"), "a seed")
    laid_out: Any = laid.sight(None)
    begun: Any = BOARD.sight(begin(), None)
    assert laid_out.researchers == begun.researchers
