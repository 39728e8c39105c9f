"""The strongest player of the two decks: it takes a sure victory, and otherwise plays its policy (test_policies.py)."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from adapted_ends import ADAPTED, last_round
from engine.random_play import play_some
from measure import choose

from lostcities import Match
from lostcities.minds import MINDS
from lostcities.minds.adapted.expert import winning

EXPERT = MINDS["expert"]


def test_who_wins_the_match_by_it_ends_it() -> None:
    assert ADAPTED.format_move(choose(EXPERT, last_round(rival_stacks=1), "last")) == "hK"


def test_who_would_lose_the_match_by_it_is_not_made_to_end_it() -> None:
    state = last_round(rival_stacks=2).rounds[-1].state
    assert winning(ADAPTED, ADAPTED.sight(state, state.seat)) == []


@pytest.mark.parametrize("rounds", [1, 2])
def test_the_moves_that_win_the_match_at_once_are_those_after_which_it_is_won(rounds: int) -> None:
    seen: Counter[bool] = Counter()
    for number in range(40):
        chance = Random(f"winning {number}")
        options: dict[str, Any] = {"rounds": rounds, "stacks_to_end": 1, "turn_limit": 60}
        match = Match.begin(ADAPTED, options, 2 + number % 3)
        match.deal_by_chance(f"winning {number}")
        while not match.over:
            play_some(match, chance, 1)
            if not match.in_round:
                continue
            state: Any = match.rounds[-1].state
            expected = [move for move in state.legal() if wins(match, move)]
            assert winning(ADAPTED, ADAPTED.sight(state, state.seat)) == expected
            seen[bool(expected)] += 1
    assert seen[True] >= 10 <= seen[False]


def wins(match: Match, move: int) -> bool:
    """Whether the match is over after that move, and who played it has won it alone."""
    after = match.copy()
    after.play(move)
    return after.over and after.result()[1] == [match.rounds[-1].state.seat]
