"""The engine against the literal second implementation: the same legal moves, scores and ends at every half-move."""

from itertools import product
from random import Random

import pytest
from card_table import CARD
from literal import card as literal

from lostcities import Match

ROUNDS_EACH = 9
WAYS = list(product((5, 6), (False, True), (None, 1, 61, 90)))
MATCHES = [
    *product(("previous", "total"), ("other", "same", "random"), ("shared",)),
    ("alternate", "other", "extra"),
    ("random", "same", "extra"),
    ("total", "other", "extra"),
]


def _half_move(chance: Random, legal: list[str]) -> str:
    """A random move with a liking for the piles, so that rounds are long and full of wagers and shut piles."""
    takes = [move for move in legal if move[0] == "<" and move != "<"]
    return chance.choice(takes) if takes and chance.random() < 0.3 else chance.choice(legal)


@pytest.mark.whole
@pytest.mark.parametrize(("expeditions", "redraw", "limit"), WAYS)
def test_rounds_agree_half_move_by_half_move(expeditions: int, redraw: bool, limit: int | None) -> None:
    """16 ways of playing x 9 matches x 9 rounds: 1,296 rounds at least, and their starters, totals and ends."""
    chance = Random(f"{expeditions} {redraw} {limit}")
    for way, tie, match_tie in MATCHES:
        options = {
            "expeditions": expeditions,
            "rounds": ROUNDS_EACH,
            "next_starter": way,
            "starter_tie": tie,
            "match_tie": match_tie,
            "redraw_own_discard": redraw,
            "turn_limit": limit,
        }
        match = Match.begin(CARD, options, 2)
        starters: list[int] = []
        scores: list[tuple[int, int]] = []
        while not literal.is_over(options, scores):
            assert not match.over
            assert set(match.starters()) == literal.may_begin(options, starters, scores)
            deal = literal.full_deck(expeditions)
            chance.shuffle(deal)
            starters.append(chance.choice(match.starters()))
            match.deal_round([CARD.deck.parse(card) for card in deal], (), starters[-1])
            scores.append(_play_both(match, literal.LiteralRound(options, deal, starters[-1]), chance))
            assert list(match.totals()) == [sum(pair[seat] for pair in scores) for seat in (0, 1)]
        assert match.over


def _play_both(match: Match, other: literal.LiteralRound, chance: Random) -> tuple[int, int]:
    while not other.over:
        state = match.state
        assert not match.round_over
        assert state.seat == other.player
        assert state.turn == other.turns_done
        legal = other.legal()
        assert sorted(map(CARD.format_move, state.legal())) == legal
        text = _half_move(chance, legal)
        match.play_text(text)
        other.play(text)
        assert match.state.scores() == other.scores()
    assert match.round_over
    assert list(match.history[-1].scores) == other.scores()
    return match.history[-1].scores
