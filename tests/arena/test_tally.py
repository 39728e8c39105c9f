"""What deals come to, reckoned by hand."""

from math import sqrt

import pytest

from lostcities import Misuse
from lostcities.arena import Deal, Forfeited, Mean, Played, PlayedDeal, play_deal, standings
from lostcities.arena.style import Style

STYLES = (Style(3, 1, 2), Style(5, 0, 4), Style(5, 0, 4))
"""By seat."""


def played(number: int, *totals: tuple[int, int], seconds: float = 0.01) -> PlayedDeal:
    """A deal of A against B: totals of A and B, with A at seat 0 and then at seat 1."""
    first, second = totals
    return PlayedDeal(
        number, ("A", "B"), (match("AB", first), match("BA", second[::-1])), (10, 20), (10 * seconds, 20 * seconds)
    )


def match(
    players: str, totals: tuple[int, ...], forfeited: Forfeited | None = None, luck: tuple[float, ...] = ()
) -> Played:
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    none = (0.0,) * len(players)
    return Played(tuple(players), totals, winners, (40,), 0, forfeited, STYLES[: len(players)], luck or none)


def test_the_adjusted_margin_is_what_is_left_of_the_margin_without_luck() -> None:
    deals = [
        PlayedDeal(number, ("A", "B"), (match("AB", (own, 0), luck=(luck, -luck)),), (1, 1), (0.0, 0.0))
        for number, (own, luck) in enumerate([(30, 21.5), (10, 1.5), (-20, -28.5)])
    ]
    ours, theirs = standings(deals)
    assert ours.adjusted.mean == pytest.approx((8.5 + 8.5 + 8.5) / 3)
    assert ours.adjusted.error == pytest.approx(0)
    assert theirs.adjusted.mean == pytest.approx(-8.5)
    assert ours.margin.mean == pytest.approx(20 / 3)


def test_margin_and_share_are_means_over_deals_with_their_standard_errors() -> None:
    ours, theirs = standings([played(0, (30, 10), (20, 20)), played(1, (5, 15), (8, 2)), played(2, (9, 3), (9, 3))])
    # By deal: (20 + 0) / 2, (-10 + 6) / 2, (6 + 6) / 2; shares 1.5 / 2, 1 / 2, 2 / 2.
    margins, shares = [10, -2, 6], [0.75, 0.5, 1.0]
    assert ours.margin.mean == pytest.approx(sum(margins) / 3)
    assert ours.margin.error == pytest.approx(sqrt(sum((each - 14 / 3) ** 2 for each in margins) / 2 / 3))
    assert ours.share.mean == pytest.approx(sum(shares) / 3)
    assert ours.share.error == pytest.approx(sqrt(2 * 0.25**2 / 2 / 3))
    assert (ours.player, ours.matches, ours.score) == ("A", 6, 81 / 6)
    assert theirs.margin == Mean(-ours.margin.mean, ours.margin.error)
    assert theirs.share.mean == pytest.approx(1 - ours.share.mean)


def test_style_is_a_mean_over_rounds() -> None:
    ours, _ = standings([played(0, (30, 10), (20, 20)), played(1, (5, 15), (8, 2))])
    assert (ours.begun, ours.wagers, ours.taken) == (4, 0.5, 3)


def test_one_deal_has_no_standard_error() -> None:
    ours, _ = standings([played(0, (30, 10), (20, 20))])
    assert ours.margin == Mean(10, None)


def test_milliseconds_are_of_moves_with_a_choice() -> None:
    ours, _ = standings([played(0, (1, 0), (1, 0), seconds=0.01), played(1, (1, 0), (1, 0), seconds=0.03)])
    assert ours.milliseconds == pytest.approx(20)
    lazy = PlayedDeal(0, ("A", "B"), (match("AB", (1, 0)), match("BA", (0, 1))), (0, 0), (0.0, 0.0))
    assert standings([lazy])[0].milliseconds is None


def test_with_several_seats_the_margin_is_against_the_mean_of_the_others() -> None:
    seats = ("ABB", (30, 10, 0)), ("BAB", (0, 12, 6)), ("BBA", (20, 20, 20))
    deal = PlayedDeal(0, tuple("ABB"), tuple(match(*each) for each in seats), (1, 1, 1), (0.0, 0.0, 0.0))
    ours, theirs = standings([deal])
    assert ours.margin.mean == pytest.approx((25 + 9 + 0) / 3)
    assert ours.share.mean == pytest.approx((1 + 1 + 1 / 3) / 3)
    assert (ours.matches, theirs.matches) == (3, 6)
    assert theirs.margin.mean == pytest.approx(-ours.margin.mean / 2)


def test_a_deal_that_several_tables_play_counts_once() -> None:
    """Two tables on the same three deals with equal results are no more certain than one."""
    once = [played(0, (30, 10), (20, 20)), played(1, (5, 15), (8, 2)), played(2, (9, 3), (9, 3))]
    assert standings(once + once)[0].margin == standings(once)[0].margin


def test_what_is_no_deal_played_is_told_in_a_sentence() -> None:
    with pytest.raises(Misuse, match="a Sequence is asked for, not NoneType; play_all makes one"):
        standings(None)  # type: ignore[arg-type]
    with pytest.raises(Misuse, match="a PlayedDeal is asked for, not Deal; play_deal makes one"):
        standings([Deal("card", {}, ("A", "B"), "7", 0)])  # type: ignore[list-item]
    with pytest.raises(Misuse, match="a Deal is asked for, not NoneType; it is made of a game"):
        play_deal(None)  # type: ignore[arg-type]


def test_forfeits_and_capped_rounds_are_counted_for_those_who_were_there() -> None:
    lost = match("AB", (-60, 0), Forfeited("A", 0, "was silent"))
    capped = Played(("B", "A"), (5, 5), (0, 1), (400, 20), 1, None, (Style(5, 2, 1), Style(6, 0, 8)), (0.0, 0.0))
    ours, theirs = standings([PlayedDeal(0, ("A", "B"), (lost, capped), (1, 1), (0.0, 0.0))])
    assert (ours.forfeits, theirs.forfeits) == (1, 0)
    assert ours.capped == theirs.capped == pytest.approx(1 / 3)
    assert ours.turns == pytest.approx((40 + 400 + 20) / 3)
