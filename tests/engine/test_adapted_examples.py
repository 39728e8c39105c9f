"""The worked examples A1 to A19 of the rules (section 3.3), by number.

Where the rules leave a choice, the name or a comment says which is taken.
"""

import pytest
from adapted_table import ADAPTED, begin, legal, play, refusal, run

from lostcities import BadOption, Match, complete_rules
from lostcities.game import RoundEnd
from lostcities.games.adapted.scoring import score


def seat_with(**counts: int) -> str:
    """The stacks of one seat by suit letter: `seat_with(s=7)`."""
    return " ".join(run(suit, count) for suit, count in counts.items())


@pytest.mark.parametrize(("seats", "deck"), [(2, 58), (3, 80), (4, 72), (5, 64), (6, 56)])
def test_A1_the_deck_after_the_deal(seats: int, deck: int) -> None:
    """Five and six seats are unofficial; their decks are those of rule 3.2."""
    state = begin([""] * seats)
    assert len(state.deck) == deck
    assert len(state.aside) == (30 if seats == 2 else 0)


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        pytest.param((0, 1, 2, 3), -15, id="A2"),
        pytest.param((4, 5, 6, 7), 65, id="A3"),
        pytest.param((8, 9, 0, 1), 80, id="A4"),
        pytest.param((12, 0, 0, 0), 80, id="A5"),
        pytest.param((1, 1, 1, 1), -40, id="A18_the_least_possible"),
        pytest.param((26, 0, 0, 0), 220, id="all_of_a_suit"),
    ],
)
def test_stacks_are_worth(counts: tuple[int, int, int, int], points: int) -> None:
    state = begin(["", "", ""], stacks={1: seat_with(**dict(zip("cdhs", counts, strict=True)))})
    assert state.scores() == [0, points, 0]
    assert sum(map(score, counts)) == points


def test_A6_an_equal_card_may_follow() -> None:
    assert "h7" in legal(begin(["h7", ""], stacks={0: "h4 h7"}))


def test_A7_a_lower_card_may_only_be_discarded() -> None:
    state = begin(["h6", ""], stacks={0: "h4 h7"})
    assert refusal(state, "h6") == "reason-rank-lower"
    assert "-h6" in legal(state)


def test_A8_after_a_king_with_the_ace_low_only_the_other_king_follows() -> None:
    state = play(begin(["sK sK sA s2 sQ", "d2"]), "sK < -d2 <")
    assert {move for move in legal(state) if move[0] == "s"} == {"sK"}


def test_A9_the_ace_is_low_or_high() -> None:
    hand = "sA s2 sK"
    assert "s2" in legal(begin([hand, ""], stacks={0: "sA"}))
    high = begin([hand, ""], stacks={0: "sA"}, ace="high")
    assert {move for move in legal(high) if move[0] == "s"} == {"sA"}
    assert "sA" in legal(begin([hand, ""], stacks={0: "sK"}, ace="high"))


def three_stacks(**options: object) -> tuple[bool, int]:
    """A10 and A11: A has two stacks of seven, B makes one. Whether it is over, and the cards in B's hand."""
    stacks = {0: seat_with(s=7, h=7), 1: seat_with(c=6)}
    after = play(begin(["", "cK"], stacks=stacks, starts=1, **options), "cK")
    assert after.scores()[1] == 30
    return after.over, len(after.hands[1])


def test_A10_the_third_stack_of_seven_ends_at_once_without_a_draw() -> None:
    assert three_stacks() == (True, 7)


def test_A11_with_stacks_of_one_player_it_goes_on() -> None:
    assert three_stacks(stacks_of="one") == (False, 7)
    assert three_stacks(stacks_of="one", stacks_to_end=2) == (True, 7)  # A's two count


def test_A12_a_longer_stack_is_still_one_stack() -> None:
    state = begin(["", "cK"], stacks={0: seat_with(s=7), 1: seat_with(c=8)}, starts=1)
    after = play(state, "cK")
    assert not after.over
    assert after.scores() == [30, 50]
    assert "<" in legal(after)


def test_A13_the_last_card_of_the_deck_ends_the_round() -> None:
    state = begin(["", "", "d5"], left=1, starts=2)
    after = play(state, "-d5 <")
    assert after.over
    assert after.legal() == []
    assert ADAPTED.end_round(after).last == 2


def test_A14_the_card_just_discarded_may_not_be_drawn_nor_the_one_below() -> None:
    after = play(begin(["d9", ""], piles="d2"), "-d9")
    assert refusal(after, "<d") == "reason-just-discarded"
    assert legal(after) == {"<"}
    assert "<d" in legal(play(begin(["d9", ""], redraw_own_discard=True), "-d9"))


def test_A15_a_card_placed_on_a_stack_shuts_no_pile() -> None:
    assert "<d" in legal(play(begin(["d9", ""], piles="d2"), "d9"))


def test_A16_both_seats_are_scored_at_the_end() -> None:
    stacks = {0: seat_with(c=7, d=7, h=2), 1: seat_with(s=7) + " h5 c9 c10 cJ d8 d9 d10 dJ"}
    assert begin(stacks=stacks).scores() == [55, 25]


def test_A17_equal_totals_share_the_victory() -> None:
    scores = [(55, 25), (-15, 80), (65, 0)]
    totals = [(55, 25), (40, 105), (105, 105)]
    tally = [(2, 1), (2, 1), (4, 2)]
    history = [RoundEnd(0, 0, *each) for each in zip(scores, totals, tally, strict=True)]
    assert ADAPTED.result(complete_rules(ADAPTED, {}), history) == ([105, 105], [0, 1])
    assert ADAPTED.result(complete_rules(ADAPTED, {"match_tie": "stacks"}), history) == ([105, 105], [0])


def test_A19_thirteen_players_are_refused_and_so_is_every_number_that_is_not_offered() -> None:
    """Twelve is the most that leaves a deck (8 cards); of 2 to 12 the game offers 2 to 6, the rest is refused too."""
    for seats in (0, 1, 7, 12, 13):
        with pytest.raises(BadOption):
            Match.begin(ADAPTED, {}, seats)
    assert len(ADAPTED.cards(complete_rules(ADAPTED, {}))) == 13 * 8


def test_a_running_total_may_stop_at_zero() -> None:
    history = (RoundEnd(0, 0, (20, 0), (20, 0), (1, 0)),)
    state = begin(stacks={0: "c2 d2 h2"}, history=history, floor="zero")
    end = ADAPTED.end_round(state)
    assert (end.scores, end.totals, end.tally) == ((-30, 0), (0, 0), (1, 0))
    free = ADAPTED.end_round(begin(stacks={0: "c2 d2 h2"}, history=history))
    assert free.totals == (-10, 0)


@pytest.mark.parametrize(
    ("way", "scores", "expected"),
    [
        ("next", (5, 0, 0), [0]),
        ("rotate", (5, 0, 0), [2]),
        ("winner", (0, 5, 0), [1]),
        ("winner", (5, 5, 0), [0]),
        ("random", (5, 0, 0), [0, 1, 2]),
    ],
)
def test_who_begins_the_next_round(way: str, scores: tuple[int, int, int], expected: list[int]) -> None:
    """Seat 1 had begun and seat 2 moved last; a tie of winners falls back to the next after the last mover."""
    rules = complete_rules(ADAPTED, {"next_starter": way})
    assert list(ADAPTED.starters(rules, 3, [RoundEnd(1, 2, scores, scores, (0, 0, 0))])) == expected
    assert list(ADAPTED.starters(rules, 3, [])) == [0, 1, 2]
