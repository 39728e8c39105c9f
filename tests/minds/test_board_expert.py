"""The board game's strongest player: its first word is the net's and the policy's."""

from random import Random
from typing import Any

import pytest
from engine.random_play import play_some

from lostcities import GAMES, Match
from lostcities.game import think_through
from lostcities.minds.board import EFFORTS, expert, searching
from lostcities.minds.board.policy import board_policy, odds_of

BOARD = GAMES["board"]


def sight_after(half_moves: int, seats: int) -> Any:
    """The sight of the seat to move after so many of a round by chance."""
    match = Match.begin(BOARD, {"rounds": 1}, seats)
    match.deal_by_chance(f"liked {half_moves}")
    play_some(match, Random(half_moves), half_moves)
    state: Any = match.rounds[-1].state
    return BOARD.sight(state, state.seat)


@pytest.mark.parametrize(("half_moves", "seats"), [(0, 2), (21, 3), (60, 2), (95, 4)])
def test_a_turn_falls_by_a_point_for_each_factor_e_that_its_half_move_is_less_likely(
    half_moves: int, seats: int
) -> None:
    sight = sight_after(half_moves, seats)
    judge = searching.Judge(BOARD, sight, searching.board_net())
    plain = list(judge.candidates())
    liked = list(expert.liked(BOARD, sight, judge))
    odds = odds_of(BOARD, sight)
    assert [each.moves for each in liked] == [each.moves for each in plain]
    likeliest = max(odds, key=odds.__getitem__)
    for before, after in zip(plain, liked, strict=True):
        points = (before.prior - after.prior) / searching.board_net().one
        behind = (odds[likeliest] - odds[after.moves[0]]) / board_policy().one
        assert points == pytest.approx(behind, abs=1 / searching.board_net().one)
    assert any(before.prior == after.prior for before, after in zip(plain, liked, strict=True))


def test_with_more_than_two_seats_the_usual_effort_is_that_of_first_sight() -> None:
    usual = EFFORTS["expert"]
    scenes = {seats: [sight_after(half_moves, seats) for half_moves in (0, 7, 20, 33)] for seats in (2, 3, 4)}
    looks = {
        (seats, effort): sum(1 for sight in scenes[seats] for _ in expert.think(BOARD, sight, Random(0), effort))
        for seats in scenes
        for effort in (1, usual, usual + 1)
    }
    for seats in (3, 4):
        assert looks[seats, usual] == looks[seats, 1] < looks[seats, usual + 1]
    assert looks[2, usual] > looks[2, 1]


def test_at_first_sight_it_plays_what_both_together_find_best() -> None:
    differs = 0
    for half_moves in range(0, 96, 2):
        sight = sight_after(half_moves, 2 + half_moves % 3)
        judge = searching.Judge(BOARD, sight, searching.board_net())
        best = max(expert.liked(BOARD, sight, judge), key=lambda each: each.prior).moves[0]
        assert think_through(expert.think(BOARD, sight, Random(0), 1)) == best
        differs += think_through(searching.think(BOARD, sight, Random(0), 1)) != best
    assert differs > 0
