"""The board game's strongest player: its first word is the net's and the policy's."""

from random import Random
from typing import Any

import pytest
from engine.random_play import play_some

from lostcities import GAMES, Match
from lostcities.minds.board import expert, searching
from lostcities.minds.board.policy import board_policy, odds_of

BOARD = GAMES["board"]


@pytest.mark.parametrize("half_moves", [0, 21, 60, 95])
def test_a_turn_falls_by_a_point_for_each_factor_e_that_its_half_move_is_less_likely(half_moves: int) -> None:
    chance = Random(half_moves)
    match = Match.begin(BOARD, {"rounds": 1}, 2)
    match.deal_by_chance(f"liked {half_moves}")
    play_some(match, chance, half_moves)
    state: Any = match.rounds[-1].state
    sight = BOARD.sight(state, state.seat)
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
