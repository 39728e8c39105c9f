"""Copies, and what another process is sent: whole, and independent of what they are copies of."""

import copy
import pickle
from dataclasses import replace

import pytest

from lostcities import GAMES, IllegalMove, Match


def dealt(name: str) -> Match:
    match = Match.begin(name)
    match.deal_by_chance("apart")
    return match


def test_a_refusal_comes_whole_from_another_process_and_out_of_a_copy() -> None:
    with pytest.raises(IllegalMove) as refused:
        dealt("card").play("<")
    for again in (pickle.loads(pickle.dumps(refused.value)), copy.copy(refused.value)):
        assert (str(again), again.reason) == (str(refused.value), refused.value.reason)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_comes_whole_from_another_process_and_a_copy_stands_by_itself(name: str) -> None:
    match = dealt(name)
    for again in (pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)):
        assert again.game is match.game
        again.play(again.legal()[0])
        assert len(again.rounds[0].turns[0]) == 1
        assert match.rounds[0].turns == []


def test_a_game_that_is_not_listed_is_copied_as_it_is() -> None:
    other = replace(GAMES["card"], name="other")
    assert copy.deepcopy(other).name == "other"
