"""What the learned player of the board game makes of every turn that it could play, explorer moves included.

It wants to be ahead of the mean of its rivals, artifacts counted at what they promise for the whole match; in the last
expedition victory counts beside the points.

Such players could swap discards for ever, for taking from a pile does not shorten the expedition; so taking costs a
little more each time that somebody has done it.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from lostcities.game import Game, Move
from lostcities.minds.board.eye import Eye
from lostcities.minds.board.facts import PATHS
from lostcities.minds.plan import pile_draws
from lostcities.minds.value_net import ValueNet

THRIFT = 10
"""Hundredths of a point that taking from a pile costs for each time it was done before in this expedition."""


class Outcome(NamedTuple):
    """What a move can lead to by the end of the turn."""

    moves: tuple[Move, ...]
    """Those that lead there, without the draw that is still to come."""
    state: Any
    """Before the draw, or over."""
    pile: int
    """The suit of the pile to take from, -1 for the deck."""
    value: int
    """In the net's values."""


class Prospect:
    """A position from the eyes of the seat to move, and what the net says of the ways to leave it."""

    def __init__(self, game: Game, sight: Any, net: ValueNet, state: Any = None) -> None:
        """`state`: any that looks like this to the seat, if there is one at hand; which it is, is never asked."""
        self.game = game
        self.sight = sight
        self.net = net
        self.eye = Eye(game, sight)
        self.state: Any = game.imagine(sight, Random(0)) if state is None else state
        self.price = THRIFT * pile_draws(game, sight, sight.aside) * net.one // 100

    def outcomes(self) -> Iterator[Outcome]:
        """One after the other, what the legal moves can lead to: every move at least once, in their order."""
        sight = self.sight
        if sight.phase == "draw":
            by_pile = dict(self.draws(self.state))
            for move in sight.legal:
                text = self.game.format_move(move)
                pile = self.game.deck.suits.index(text[1]) if len(text) > 1 else -1
                yield Outcome((), self.state, pile, by_pile[pile])
            return
        for move in sight.legal:
            for state, moves in self.settled(move):
                pile, value = max(self.draws(state), key=lambda draw: draw[1])
                yield Outcome(moves, state, pile, value)

    def moves(self, outcome: Outcome) -> tuple[Move, ...]:
        """The half-moves of the turn, the draw included where there is one."""
        if outcome.state.over:
            return outcome.moves
        pile = self.game.deck.suits[outcome.pile] if outcome.pile >= 0 else ""
        return (*outcome.moves, self.game.parse_move("<" + pile))

    def settled(self, move: Move) -> Iterator[tuple[Any, tuple[Move, ...]]]:
        """All ways to finish the placing that `move` begins or goes on with: states before the draw, or over, and the
        moves that lead there."""
        after = self.state.copy()
        after.play(move)
        known = set()
        waiting: list[tuple[Any, tuple[Move, ...]]] = [(after, (move,))]
        while waiting:
            state, moves = waiting.pop()
            steps = tuple(state.steps[self.eye.seat])
            mark = (steps, tuple(state.owed), tuple(state.tiles), state.points[self.eye.seat])
            if mark in known:
                continue
            known.add(mark)
            legal = state.legal()
            if not state.owed or not legal:
                yield state, moves
                continue
            for choice in legal:
                new = state.copy()
                new.play(choice)
                waiting.append((new, (*moves, choice)))

    def draws(self, state: Any) -> Iterator[tuple[int, int]]:
        """The ways to end the turn from a state before its draw: (the pile's suit or -1 for the deck, the value)."""
        eye, net = self.eye, self.net
        if state.over:
            yield -1, self.final(state)
            return
        shared, standings = eye.shared(state), eye.standings(state)
        certain = self._certain(standings)
        holdings = eye.holdings(state)
        parts = [net.part(eye.path_facts(state, suit, holding, shared)) for suit, holding in enumerate(holdings)]
        whole = sum(parts)
        rest = eye.rest_facts(state, standings, shared.their_worth)
        left, left_after_take = eye.left - 1, eye.left - eye.shortened
        yield -1, certain + net.value(whole + net.rest((left, 1, *rest))) if left else self.final(state)
        for suit in range(PATHS):
            if suit == state.shut or not state.piles[suit]:
                continue
            if left_after_take:
                part = net.part(eye.path_facts(state, suit, eye.taken(state, suit, holdings[suit]), shared))
                contributions = whole + part - parts[suit] + net.rest((left_after_take, 0, *rest))
                yield suit, certain + net.value(contributions) - self.price
            else:
                yield suit, self.final(state) - self.price

    def final(self, state: Any) -> int:
        """What a finished expedition has come to, in the net's values."""
        standings = self.eye.standings(state)
        points, parts = self.eye.victory(state, standings)
        return self._certain(standings) + points * self.net.one // parts

    def _certain(self, standings: Sequence[int]) -> int:
        points, parts = self.eye.lead(standings)
        return points * self.net.one // parts
