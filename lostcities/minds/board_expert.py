"""The learned player of the board game: it looks at every whole turn it could play, explorer moves included, and takes
the one whose outcome its net likes best.

It counts every card: what lies open, what rivals took from piles and still hold, what nobody has seen. The net was
trained from nothing by playing itself with two, three and four seats (weights/board.md); nobody told it how to play. It
wants to be ahead of the mean of its rivals, artifacts counted at what they promise for the whole match; in the last
expedition victory counts beside the points.

Such players could swap discards for ever, for taking from a pile does not shorten the expedition; so taking costs a
little more each time that somebody has done it.
"""

import pkgutil
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from lostcities.game import Game, Move, Thought
from lostcities.minds.appraisal import Appraisal
from lostcities.minds.board_eye import Eye, explorers
from lostcities.minds.board_facts import PATHS, describe
from lostcities.minds.board_rest import describe_rest
from lostcities.minds.board_worth import next_worth
from lostcities.minds.plan import pile_draws
from lostcities.minds.value_net import ValueNet, total

THRIFT = 10
"""Hundredths of a point that taking from a pile costs for each time it was done before in this expedition."""


@lru_cache(maxsize=1)
def board_net() -> ValueNet:
    """The net that ships, read when first asked for."""
    stored = pkgutil.get_data("lostcities.minds", "weights/board.json")
    assert stored is not None
    return ValueNet(stored, describe, describe_rest)


class Outcome(NamedTuple):
    """What a move can lead to by the end of the turn."""

    move: Move
    state: Any
    """Before the draw, or over."""
    pile: int
    """The suit of the pile to take from, -1 for the deck."""
    value: int
    """In the net's values."""


class Prospect:
    """A position from the eyes of the seat to move, and what the net says of the ways to leave it."""

    def __init__(self, game: Game, sight: Any, net: ValueNet) -> None:
        self.game = game
        self.net = net
        self.eye = Eye(game, sight)
        self.state: Any = game.imagine(sight, Random(0))
        """A world like this one; which of them is never asked."""
        self.price = THRIFT * pile_draws(game, sight, sight.aside) * net.one // 100

    def settled(self, move: Move) -> list[Any]:
        """All ways to finish the placing that `move` begins or goes on with: states before the draw, or over."""
        after = self.state.copy()
        after.play(move)
        found: list[Any] = []
        known = set()
        waiting: list[Any] = [after]
        while waiting:
            state = waiting.pop()
            steps = tuple(state.steps[self.eye.seat])
            mark = (steps, tuple(state.owed), tuple(state.tiles), state.points[self.eye.seat])
            if mark in known:
                continue
            known.add(mark)
            legal = state.legal()
            if not state.owed or not legal:
                found.append(state)
                continue
            for choice in legal:
                new = state.copy()
                new.play(choice)
                waiting.append(new)
        return found

    def draws(self, state: Any) -> Iterator[tuple[int, int]]:
        """The ways to end the turn from a state before its draw: (the pile's suit or -1 for the deck, the value)."""
        eye, net = self.eye, self.net
        if state.over:
            yield -1, self.final(state)
            return
        worth, their_worth = eye.worths(state)
        holdings = eye.holdings(state)
        parts = [
            net.part(eye.path_facts(state, suit, holding, worth, their_worth)) for suit, holding in enumerate(holdings)
        ]
        whole = total(parts)
        drawn = self._end(state, eye.left - 1, 1, their_worth)
        fetched = self._end(state, eye.left - eye.shortened, 0, their_worth)
        yield -1, self._value(state, whole, drawn)
        for suit in range(PATHS):
            if suit != state.shut and state.piles[suit]:
                holding = eye.taken(state, suit, holdings[suit])
                part = net.part(eye.path_facts(state, suit, holding, worth, their_worth))
                moved = [level + new - old for level, new, old in zip(whole, part, parts[suit], strict=True)]
                yield suit, self._value(state, moved, fetched) - self.price

    def _end(self, state: Any, left: int, unseen_card: int, their_worth: int) -> list[int] | None:
        """The contribution of the facts beside the paths, None where the expedition is then over."""
        return self.net.rest(self.eye.rest_facts(state, left, unseen_card, their_worth)) if left > 0 else None

    def _value(self, state: Any, sums: list[int], end: list[int] | None) -> int:
        """What is certain and what the net hopes for beyond it; nothing more once the expedition is over."""
        return self.final(state) if end is None else self._certain(state) + self.net.value(total([sums, end]))

    def final(self, state: Any) -> int:
        """What a finished expedition has come to, in the net's values."""
        points, parts = self.eye.victory(state)
        return self._certain(state) + points * self.net.one // parts

    def _certain(self, state: Any) -> int:
        points, parts = self.eye.leads(state)
        return points * self.net.one // parts


def outcomes(prospect: Prospect, sight: Any) -> Iterator[Outcome]:
    """One after the other, what the legal moves can lead to: every move at least once, in their order."""
    game = prospect.game
    if sight.phase == "draw":
        by_pile = dict(prospect.draws(prospect.state))
        for move in sight.legal:
            text = game.format_move(move)
            pile = game.deck.suits.index(text[1]) if len(text) > 1 else -1
            yield Outcome(move, prospect.state, pile, by_pile[pile])
        return
    for move in sight.legal:
        for state in prospect.settled(move):
            pile, value = max(prospect.draws(state), key=lambda draw: draw[1])
            yield Outcome(move, state, pile, value)


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The first half-move of the best turn, or its next. It leaves nothing to chance; one look is so short that it is
    not cut shorter."""
    legal: list[Move] = sight.legal
    best = None
    yield 0.0
    if len(legal) == 1:
        return legal[0]
    for outcome in outcomes(Prospect(game, sight, board_net()), sight):
        if best is None or outcome.value > best.value:
            best = outcome
        yield legal.index(outcome.move) / len(legal)
    return legal[0] if best is None else best.move


def appraise(game: Game, sight: Any) -> list[Appraisal]:
    """What every legal move is worth and why, see appraisal.py. In the last expedition the points of a move count the
    chance of victory too, as so many points as BONUS (board_eye).

    Terms: "explorers", "tiles" and "artifacts" are what the turn changes at once, "thrift" what taking from a pile
    costs, "later" what the net expects beyond that, with the lead so far, or "end" if the turn ends the expedition.
    """
    prospect = Prospect(game, sight, board_net())
    best: dict[Move, Outcome] = {}
    for outcome in outcomes(prospect, sight):
        if outcome.move not in best or outcome.value > best[outcome.move].value:
            best[outcome.move] = outcome
    return [_appraisal(prospect, best[move]) for move in sight.legal]


def _appraisal(prospect: Prospect, outcome: Outcome) -> Appraisal:
    eye, one = prospect.eye, prospect.net.one
    before, after, seat = prospect.state, outcome.state, eye.seat
    found = after.artifacts[seat] - before.artifacts[seat]
    worth = outcome.value * 100 // one
    terms = {
        "explorers": 100 * (explorers(after, seat) - explorers(before, seat)),
        "tiles": 100 * (after.points[seat] - before.points[seat]),
        "artifacts": 100 * next_worth(eye.hoped, eye.chips(before, seat), found),
        "thrift": -prospect.price * 100 // one if outcome.pile >= 0 else 0,
    }
    rest = worth - sum(terms.values())
    terms["end" if after.over or (outcome.pile < 0 and eye.left == 1) else "later"] = rest
    weighty = sorted((key for key, points in terms.items() if points), key=lambda key: -abs(terms[key]))
    return Appraisal(outcome.move, worth, {key: terms[key] for key in weighty})
