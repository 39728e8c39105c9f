"""The adaptation's engine against the literal second implementation: the same moves, points and ends throughout."""

from collections import Counter
from random import Random

import pytest
from literal import adapted as literal

from lostcities import GAMES, Match

ADAPTED = GAMES["adapted"]
SEATS = [*ADAPTED.seats, *ADAPTED.more_seats]
MATCHES = 60
"""Of each number of seats and each end; three and a half rounds long on average."""


def _options(chance: Random, stacks_of: str) -> dict[str, object]:
    return {
        "rounds": chance.choice((1, 2, 3, 8)),
        "next_starter": chance.choice(("next", "rotate", "winner", "random")),
        "match_tie": chance.choice(("shared", "stacks")),
        "ace": chance.choice(("low", "high")),
        "stacks_of": stacks_of,
        "stacks_to_end": chance.choice((3, 3, 1, 2, 4, 100)),
        "floor": chance.choice(("none", "zero")),
        "redraw_own_discard": chance.random() < 0.5,
        "turn_limit": chance.choice((None, None, None, None, 1, 30, 70)),
    }


def _half_move(chance: Random, legal: list[str], other: literal.LiteralRound) -> str:
    """A random move of somebody who wants long stacks: the next higher card, and piles that help."""
    stacks = other.stacks[other.player]
    order = literal.ORDER[other.options["ace"]]

    def leap(card: str) -> int:
        stack = stacks[card[0]]
        return order.index(card[1:]) - (order.index(stack[-1][1:]) if stack else -2)

    if legal[0] == "<":
        good = [move for move in legal if move != "<" and other.may_place(other.piles[move[1]][-1])]
        return chance.choice(good) if good and chance.random() < 0.6 else chance.choice(["<", "<", "<", *legal])
    placings = sorted((move for move in legal if move[0] != "-"), key=leap)
    if placings and chance.random() < 0.9:
        return placings[0] if chance.random() < 0.9 else chance.choice(placings)
    return chance.choice(legal)


@pytest.mark.whole
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("stacks_of", ["all", "one"])
def test_rounds_agree_half_move_by_half_move(seats: int, stacks_of: str) -> None:
    """10 ways x 60 matches of one to eight rounds: about 2,100 rounds, each way meeting everything."""
    chance = Random(f"{seats} {stacks_of}")
    met: Counter[str] = Counter()
    for _ in range(MATCHES):
        _play_match(Match.begin(ADAPTED, _options(chance, stacks_of), seats), chance, met)
    assert {"stacks", "deck", "limit", "long", "tie"} <= {each for each, times in met.items() if times}


def _play_match(match: Match, chance: Random, met: Counter[str]) -> None:
    options = dict(match.rules)
    starters: list[int] = []
    last_movers: list[int | None] = []
    scores: list[list[int]] = []
    long_stacks = [0] * match.seats
    while len(scores) < options["rounds"]:
        assert set(match.starters()) == literal.may_begin(options, match.seats, starters, last_movers, scores)
        deal = literal.full_deck()
        chance.shuffle(deal)
        starters.append(chance.choice(match.starters()))
        match.deal_round([ADAPTED.deck.parse(card) for card in deal], (), starters[-1])
        other = literal.LiteralRound(options, match.seats, deal, starters[-1])
        _play_both(match, other, chance, met)
        scores.append(other.scores())
        last_movers.append(other.played_last)
        long_stacks = [had + len(other.long_stacks(player)) for player, had in enumerate(long_stacks)]
        assert list(match.history[-1].scores) == scores[-1]
        assert list(match.history[-1].tally) == long_stacks
        assert list(match.totals()) == literal.running_totals(options, match.seats, scores)
        met["tie"] += sorted(scores[-1])[-1] == sorted(scores[-1])[-2]
    totals = literal.running_totals(options, match.seats, scores)
    assert match.over
    assert match.result() == (totals, literal.winners(options, totals, long_stacks))


def _play_both(match: Match, other: literal.LiteralRound, chance: Random, met: Counter[str]) -> None:
    while not other.over:
        state = match.rounds[-1].state
        assert (state.seat, state.turn, state.over) == (other.player, other.turns_done, False)
        legal = other.legal()
        assert sorted(map(ADAPTED.format_move, state.legal())) == legal
        text = _half_move(chance, legal, other)
        match.play_text(text)
        other.play(text)
        assert match.rounds[-1].state.scores() == other.scores()
    assert match.round_over
    met["stacks" if other.has_played else "deck" if not other.deck else "limit"] += 1
    met["long"] += any(len(stack) > 7 for stacks in other.stacks.values() for stack in stacks.values())
