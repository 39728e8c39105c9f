"""The worked examples C1 to C23 of the rules (section 1.8), by number."""

import pytest
from card_table import CARD, begin, cards, down_to, legal, place_by_hand, play, refusal

from lostcities import Match
from lostcities.errors import BadText
from lostcities.game import RoundEnd
from lostcities.games.card.scoring import count, score


@pytest.mark.parametrize(
    ("column", "points"),
    [
        pytest.param("r4 r6 r10", 0, id="C1"),
        pytest.param("r2", -18, id="C2"),
        pytest.param("rx r3 r5 r7 r8 r10", 26, id="C3"),
        pytest.param("rx rx r8 r9 r10", 21, id="C4"),
        pytest.param("rx rx rx", -80, id="C5"),
        pytest.param("r2 r3 r4 r5 r6 r7 r8 r9", 44, id="C6_eight_cards_without_wager"),
        pytest.param("rx rx rx r2 r3 r4 r5 r6", 20, id="C7_bonus_is_not_multiplied_and_wagers_count"),
        pytest.param("rx rx r2 r3 r4 r5 r6", 0, id="C8_no_bonus_for_seven"),
        pytest.param("rx rx rx r2 r3 r4 r5 r6 r7 r8 r9 r10", 156, id="C9"),
        pytest.param("", 0, id="C10_no_cost_without_a_card"),
        pytest.param("rx rx r2 r3 r4 r5 r6 r7", 41, id="C11"),
    ],
)
def test_an_expedition_is_worth(column: str, points: int) -> None:
    lying = cards(column)
    assert score([lying]) == points
    arithmetic = count(lying)
    if not lying:
        assert arithmetic is None
    else:
        total, cost, times, bonus, result = arithmetic
        assert ((total - cost) * times + bonus, result) == (points, points)


def test_C12_a_lying_number_refuses_wagers_and_lower_numbers_but_never_a_discard() -> None:
    state = place_by_hand(begin(["rx r2 r5 r9 b2 b3 g2 g3"]), columns="rx r4")
    assert {"r5", "r9"} <= legal(state)
    assert not {"rx", "r2"} & legal(state)
    assert {"-rx", "-r2", "-r5", "-r9"} <= legal(state)
    assert refusal(state, "rx") == "reason-wager-after-number"
    assert refusal(state, "r2") == "reason-number-lower"


def test_C13_a_wager_may_follow_a_wager_and_then_any_number() -> None:
    state = place_by_hand(begin(["rx r2 r3 r4 r5 r6 r7 r8", "b2"], deck="r9 r10"), columns="rx")
    after = play(state, "rx <")
    assert after.columns[0][CARD.deck.suits.index("r")] == cards("rx rx")
    again = play(after, "-b2 <")
    assert {"r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9"} <= legal(again)


def test_C13_wagers_follow_a_wager_until_there_are_no_more() -> None:
    state = begin(["rx rx rx r2 r3 r4 r5 r6", "b2 b3 b4 b5"], deck="y2 y3 y4 y5 y6 y7")
    for lying, line in enumerate(("rx < -b2 <", "rx < -b3 <", "rx < -b4 <")):
        assert state.columns[0][CARD.deck.suits.index("r")] == cards("rx") * lying
        assert "rx" in legal(state)
        state = play(state, line)
    assert {"r2", "r3", "r4", "r5", "r6"} <= legal(state)


def test_C14_the_card_just_discarded_shuts_its_pile_for_this_turn() -> None:
    state = place_by_hand(begin(["b5 r2", "g2"], deck="b9 g3"), piles="b9 g3")
    after = play(state, "-b5")
    assert legal(after) == {"<", "<g"}
    assert refusal(after, "<b") == "reason-just-discarded"
    assert legal(play(after, "< -g2")) == {"<", "<b"}
    free = place_by_hand(begin(["b5"], deck="b9", redraw_own_discard=True), piles="b9")
    assert legal(play(free, "-b5")) == {"<", "<b"}


def test_C15_a_card_placed_on_an_expedition_closes_no_pile() -> None:
    state = place_by_hand(begin(["b7"], deck="b9"), piles="b9")
    after = play(state, "b7")
    assert legal(after) == {"<", "<b"}
    assert cards("b9")[0] in play(after, "<b").hand(0)


def test_C16_drawing_the_last_card_ends_the_round_at_once() -> None:
    state = down_to(place_by_hand(begin(["y10", "r2 r3"], deck="yx y6 y8"), columns="yx y6 y8"), 1)
    after = play(state, "y10 <")
    assert after.over
    assert after.legal() == []
    assert after.scores() == [8, 0]
    assert refusal(after, "r2") == "reason-round-over"


def test_C17_drawing_from_a_pile_leaves_the_deck_and_the_round_goes_on() -> None:
    state = down_to(begin(["r2"]), 1)
    pile = next(move for move in sorted(legal(play(state, "r2"))) if move != "<")
    after = play(state, f"r2 {pile}")
    assert not after.over
    assert len(after.deck) == 1


def test_C18_a_seat_scores_the_sum_of_its_expeditions() -> None:
    state = begin(["w2 w3 w4 w5 w6 w7 w8 w9", "g2 g3 g5 g7 g8 g9 r2 r4"])
    state = place_by_hand(state, columns="rx r3 r5 r7 r8 r10 g4 g6 g10 b2 yx yx yx y2 y3 y4 y5 y6")
    points = [score([column]) for column in state.columns[0]]
    assert dict(zip(CARD.deck.suits, points, strict=True)) == {"y": 20, "b": -18, "w": 0, "g": 0, "r": 26, "p": 0}
    assert state.scores() == [28, 0]


def _end(starts: int, scores: tuple[int, int], totals: tuple[int, int]) -> RoundEnd:
    return RoundEnd(starts, 0, scores, totals, (0, 0))


@pytest.mark.parametrize(("way", "starter"), [("previous", 1), ("total", 0)])
def test_C19_who_scored_more_last_or_who_has_more_in_all_begins(way: str, starter: int) -> None:
    history = [_end(0, (50, 30), (50, 30)), _end(0, (10, 25), (60, 55))]
    rules = Match.begin(CARD, {"next_starter": way}, 2).rules
    assert tuple(CARD.starters(rules, 2, history)) == (starter,)


@pytest.mark.parametrize(("tie", "starters"), [("other", (1,)), ("same", (0,)), ("random", (0, 1))])
def test_C20_after_equal_points_the_seat_that_did_not_begin_begins(tie: str, starters: tuple[int, ...]) -> None:
    rules = Match.begin(CARD, {"starter_tie": tie}, 2).rules
    assert tuple(CARD.starters(rules, 2, [_end(0, (40, 40), (40, 40))])) == starters


def test_C21_the_long_game_has_72_cards_and_six_piles() -> None:
    state = begin(expeditions=6)
    assert len(CARD.cards(state.rules)) == 72
    assert [len(state.hand(seat)) for seat in (0, 1)] == [8, 8]
    assert len(state.deck) == 56
    view = CARD.view(CARD.sight(state, 0), {})
    assert [zone["suit"] for zone in view["zones"] if zone["kind"] == "pile"] == list("ybwgrp")
    assert len(begin().deck) == 44


def test_C22_a_legal_round_reaches_580_points() -> None:
    """A places 43 cards; B hands one worthless card around, and leaves the deck to A but for one card."""
    climbs = ["x x x 3 4 5 6 7 8 9 10"] * 3 + ["x x x 4 5 6 7 8 9 10"]
    useful = [suit + rank for suit, climb in zip("ybwg", climbs, strict=True) for rank in climb.split()]
    rest = ["y2", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "b2", "w2", "g2", "g3", "r9", "r10", "rx", "rx", "rx"]
    idle, drawn_by_b, drawn_last = rest[:8], rest[8], rest[9:]
    deck = [useful[8], drawn_by_b, *useful[9:], *drawn_last]
    match = Match.begin(CARD, {"rounds": 1}, 2)
    match.deal_round(cards(" ".join([*useful[:8], *idle, *deck])), (), 0)
    for turn, card in enumerate(useful):
        match.play_text(card)
        match.play_text("<")
        if not match.round_over:
            match.play_text("-r2" if turn % 2 else "-y2")
            match.play_text("<" if turn == 0 else "<y" if turn % 2 else "<r")
    assert match.over
    assert len(match.rounds[0].turns) == 43 + 42
    assert match.history[0].scores == (148 + 148 + 148 + 136, 0) == (580, 0)
    assert match.result() == ([580, 0], [0])


def test_C23_drawing_before_placing_and_passing_are_refused() -> None:
    state = place_by_hand(begin(["r2 r3"], deck="b9"), piles="b9")
    assert refusal(state, "<") == "reason-place-first"
    assert refusal(state, "<b") == "reason-place-first"
    with pytest.raises(BadText):
        CARD.parse_move("")
    placed = play(state, "r2")
    assert refusal(placed, "-r3") == "reason-draw-first"
    assert legal(placed) == {"<", "<b"}
