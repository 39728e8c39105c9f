"""Every column there can be, against the bounds worked out in the rules (section 1.6)."""

from itertools import combinations

import pytest
from literal.card import expedition_points

from lostcities.games.card.scoring import count, score
from lostcities.games.card.text import DECK

BEST = {1: -10, 2: -1, 3: 7, 4: 14, 5: 28, 6: 42, 7: 60, 8: 100, 9: 120, 10: 136, 11: 148, 12: 156}
WORST = {1: -40, 2: -60, 3: -80, 4: -72, 5: -60, 6: -44, 7: -24, 8: 20, 9: 48, 10: 80, 11: 116, 12: 156}


def _columns(cards: int) -> list[list[int]]:
    """Every column of that many yellow cards: yx first, then numbers rising."""
    return [
        [0] * wagers + list(numbers)
        for wagers in range(4)
        if 0 <= cards - wagers <= 9
        for numbers in combinations(range(1, 10), cards - wagers)
    ]


@pytest.mark.parametrize("cards", BEST)
def test_columns_of_so_many_cards_reach_exactly_these_bounds(cards: int) -> None:
    points = [score([column]) for column in _columns(cards)]
    assert (max(points), min(points)) == (BEST[cards], WORST[cards])


def test_every_column_scores_as_the_rules_say_in_words() -> None:
    columns = [column for cards in BEST for column in _columns(cards)]
    assert len(columns) == 4 * 2**9 - 1
    for column in columns:
        arithmetic = count(column)
        assert arithmetic is not None
        assert score([column]) == arithmetic.points == expedition_points([DECK.names[card] for card in column])


def test_the_least_a_round_can_score_is_five_times_three_wagers() -> None:
    assert score([[suit * 10] * 3 for suit in range(5)]) == -400
    assert score([[suit * 10] * 3 for suit in range(6)]) == -480
