"""A match: who begins, what is dealt, whole turns, extra rounds, totals and who wins."""

from random import Random
from typing import Any

import pytest
from card_table import CARD, deal_with, texts
from random_play import play_some

from lostcities import BadOption, BadText, IllegalMove, LostCitiesError, Match


def _begin(**options: Any) -> Match:
    return Match.begin(CARD, options, 2)


def _discard_round(match: Match, points: str = "") -> None:
    """One round of a single turn under `turn_limit` 1: the first card placed if it is `points`, else discarded."""
    starts = match.starters()[0]
    hands = ["", ""]
    hands[starts] = points or "y2"
    match.deal_round(deal_with(hands), (), starts)
    match.play_text(points or "-y2")
    match.play_text("<")
    assert match.round_over


def test_a_match_begins_with_nothing_dealt() -> None:
    match = _begin()
    assert match.rules == {
        "expeditions": 5,
        "rounds": 3,
        "next_starter": "previous",
        "starter_tie": "other",
        "match_tie": "shared",
        "redraw_own_discard": False,
        "turn_limit": None,
    }
    assert (match.rounds, match.history, match.state) == ([], (), None)
    assert (match.in_round, match.round_over, match.over) == (False, False, False)
    assert match.starters() == (0, 1)
    assert match.totals() == (0, 0)


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_the_card_game_is_for_two(seats: int) -> None:
    with pytest.raises(BadOption, match="the game card"):
        Match.begin(CARD, {}, seats)


def test_a_round_is_dealt_in_record_order() -> None:
    match = _begin()
    deal = deal_with(["r2 r3", "b2 b3"], deck="g2 g3")
    match.deal_round(deal, (), 1)
    state = match.rounds[0].state
    assert (state.seat, state.turn, state.last, state.over) == (1, 0, -1, False)
    assert [match.game.sight(state, seat).hand for seat in (0, 1)] == [deal[:8], deal[8:16]]
    match.play_text("b2")
    match.play_text("<")
    assert texts(match.game.sight(state, 1).hand)[-2:] == "g2"


@pytest.mark.parametrize("change", [lambda deal: deal[:-1], lambda deal: [*deal, 0], lambda deal: [deal[1], *deal[1:]]])
def test_a_deal_that_is_not_the_deck_is_refused(change: Any) -> None:
    with pytest.raises(BadOption, match="not exactly the deck"):
        _begin().deal_round(change(deal_with(["y2 y3"])), (), 0)


def test_a_starter_whom_the_rules_do_not_name_is_refused() -> None:
    match = _begin(turn_limit=1)
    with pytest.raises(BadOption, match="seat 2 may not begin"):
        match.deal_round(deal_with(), (), 2)
    _discard_round(match)
    assert match.starters() == (1,)
    with pytest.raises(BadOption, match="seat 0 may not begin this round; the rules say 1"):
        match.deal_by_chance("s", starts=0)


def test_what_was_played_changes_no_later_deal() -> None:
    deals = []
    for chance in (Random(1), Random(2)):
        match = _begin()
        while not match.over:
            match.deal_by_chance("the same seed")
            while match.in_round:
                play_some(match, chance, 1)
        deals.append([each.deal for each in match.rounds])
    assert deals[0] == deals[1]
    assert len(set(deals[0])) == 3


def test_chance_lets_either_seat_begin() -> None:
    begun = set()
    for number in range(30):
        match = _begin()
        match.deal_by_chance(f"seed {number}")
        begun.add(match.rounds[0].starts)
    assert begun == {0, 1}


def test_moves_are_kept_as_whole_turns() -> None:
    match = _begin()
    match.deal_round(deal_with(["r2 r3", "b2 b3"]), (), 0)
    for text in ("r2", "<", "-b2", "<", "r3"):
        match.play_text(text)
    turns = [[CARD.format_move(move) for move in turn] for turn in match.rounds[0].turns]
    assert turns == [["r2", "<"], ["-b2", "<"], ["r3"]]


def test_a_move_from_outside_is_parsed_and_checked_before_it_is_played() -> None:
    match = _begin()
    match.deal_round(deal_with(["r5 r7", "b2 b3"]), (), 0)
    for text in ("r7", "<", "-b2", "<"):
        match.play_text(text)
    before = match.game.sight(match.rounds[0].state, 0)
    with pytest.raises(IllegalMove) as caught:
        match.play_text("r5")
    assert str(caught.value) == "r5 is illegal: your red expedition already stands at 7"
    assert caught.value.reason.wire() == {
        "key": "reason-number-lower",
        "rule": "1.2",
        "values": {"card": "r5", "suit": "r", "top": "r7"},
    }
    for text in ("", "r11", "R5", " r5", "r5 ", "<<", "--r5", "-<", "<p2", "x", "r5:a", ">g", "r\u0665"):
        with pytest.raises(BadText):
            match.play_text(text)
    assert match.game.sight(match.rounds[0].state, 0) == before
    assert len(match.rounds[0].turns) == 2


def test_every_error_is_one_printable_line() -> None:
    match = _begin()
    match.deal_round(deal_with(), (), 0)
    for text in ("\n", "\u2028", "\u202e", "\x00", "y" * 1000, "\ud800"):
        with pytest.raises(LostCitiesError) as caught:
            match.play_text(text)
        assert str(caught.value).isprintable()
        assert len(str(caught.value)) < 200


def test_three_rounds_make_a_match_and_the_highest_sum_wins() -> None:
    match = _begin(turn_limit=1)
    for points in ("y10", "b2", "g9"):
        assert not match.over
        _discard_round(match, points)
    assert match.over
    assert [end.starts for end in match.history] == [0, 1, 0]
    assert [end.scores for end in match.history] == [(-10, 0), (0, -18), (-11, 0)]
    assert [end.totals for end in match.history] == [(-10, 0), (-10, -18), (-21, -18)]
    assert match.totals() == (-21, -18)
    assert match.result() == ([-21, -18], [1])


def test_equal_totals_share_the_victory() -> None:
    match = _begin(turn_limit=1, rounds=2, next_starter="alternate")
    _discard_round(match, "y5")
    _discard_round(match, "b5")
    assert match.over
    assert match.result() == ([-15, -15], [0, 1])


def test_extra_rounds_go_on_until_totals_differ() -> None:
    match = _begin(turn_limit=1, rounds=1, match_tie="extra")
    for _ in range(3):
        _discard_round(match)
        assert not match.over
    assert [end.starts for end in match.history] == [0, 1, 0]
    _discard_round(match, "y10")
    assert match.over
    assert match.result() == ([0, -10], [0])


def test_extra_rounds_end_with_the_999th_and_a_shared_victory() -> None:
    match = _begin(turn_limit=1, rounds=99, match_tie="extra")
    while not match.over:
        _discard_round(match)
    assert len(match.history) == 999
    assert match.result() == ([0, 0], [0, 1])


@pytest.mark.parametrize("limit", [1, 2, 7])
def test_a_turn_limit_ends_the_round_after_that_many_whole_turns(limit: int) -> None:
    match = _begin(turn_limit=limit)
    match.deal_by_chance("limit")
    while match.in_round:
        play_some(match, Random(1), 1)
    assert len(match.rounds[0].turns) == match.rounds[0].state.turn == limit
    assert all(len(turn) == 2 for turn in match.rounds[0].turns)
    assert match.history[0].scores == tuple(match.rounds[0].state.scores())


def test_a_copy_deals_and_plays_on_by_itself() -> None:
    match = _begin()
    match.deal_by_chance("one")
    play_some(match, Random(1), 31)
    copy = match.copy()
    turns = [turn[:] for turn in match.rounds[0].turns]
    while not copy.over:
        play_some(copy, Random(2), 1)
    assert len(copy.rounds) == 3
    assert (len(match.rounds), match.history) == (1, ())
    assert match.rounds[0].turns == turns
    assert copy.rounds[0].turns[: len(turns) - 1] == turns[:-1]
