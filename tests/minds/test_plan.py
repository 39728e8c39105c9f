"""Plans: how many cards go where, checked against trying everything."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from lostcities import match_at, read_position
from lostcities.minds.plan import Plans, best_plans, mean_draw, pile_draws

worths = st.lists(st.integers(-80, 160).map(float), min_size=1, max_size=4)


def try_everything(gains: list[list[float]], turns: int) -> float:
    return max(
        sum(each[count] for each, count in zip(gains, counts, strict=True))
        for counts in product(*(range(len(each)) for each in gains))
        if sum(counts) <= turns
    )


@given(st.lists(worths, min_size=1, max_size=4), st.integers(0, 8))
def test_the_best_plans_are_the_best_for_every_number_of_turns(gains: list[list[float]], turns: int) -> None:
    assert best_plans(gains, turns) == [try_everything(gains, count) for count in range(turns + 1)]


@given(st.lists(worths, min_size=2, max_size=4), worths, st.integers(0, 8), st.data())
def test_a_changed_column_is_weighed_with_all_others(
    gains: list[list[float]], changed: list[float], turns: int, data: st.DataObject
) -> None:
    suit = data.draw(st.integers(0, len(gains) - 1))
    plans = Plans(gains, 8)
    assert plans.worth(suit, changed, turns) == try_everything([*gains[:suit], changed, *gains[suit + 1 :]], turns)


def test_a_card_with_more_copies_weighs_more() -> None:
    assert mean_draw([0, 3, 1], lambda card: float(card)) == 1.25


def test_a_position_laid_out_that_tells_of_no_turns_tells_of_none_taken() -> None:
    match = match_at(read_position("lc1;card;seat=0;hands=y7.b10/?2;columns=yx.y3/g2;piles=y2.w4;deck=?5"), "plan")
    assert pile_draws(match.game, match.sight(0), aside=0) == 0
