"""What the learned player of the board game makes of every turn that it could play, explorer moves included.

It wants to be ahead of the mean of its rivals, artifacts counted at what they promise for the whole match; in the last
expedition victory counts beside the points.

Such players could swap discards for ever, since taking from a pile does not shorten the expedition; so taking costs a
little more each time that somebody has done it.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from lostcities.game import Game, Move
from lostcities.minds.board.eye import Eye, Holding
from lostcities.minds.board.facts import PATHS, VALUES
from lostcities.minds.plan import pile_draws
from lostcities.minds.value_net import ValueNet

THRIFT = 10
"""Hundredths of a point that taking from a pile costs for each time it was done before in this expedition."""


ALIKE = (0,) * 22
"""The facts beside the paths, except the first three, of any position."""


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
        """`state`: one that looks like this to the seat, if there is one at hand; it makes no difference which."""
        self.game = game
        self.sight = sight
        self.net = net
        self.eye = Eye(game, sight)
        self.state: Any = game.imagine(sight, Random(0)) if state is None else state
        self.price = THRIFT * pile_draws(game, sight, sight.aside) * net.one // 100
        self.holdings = self.eye.holdings(self.state)
        """By path: what is in hand and on the pile in the position."""
        self._stands: dict[tuple[int, ...], Stand] = {}
        left, left_after_take = self.eye.left - 1, self.eye.left - self.eye.shortened
        alike = (self.eye.seats, *ALIKE)
        self.taking: int = net.rest((left_after_take, 0, *alike)) - net.rest((left, 1, *alike))
        """By how much more the facts beside the paths contribute after a draw from a pile than after one from the deck:
        the net adds up what they say, so the others do not matter."""

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

    def draws(self, state: Any) -> list[tuple[int, int]]:
        """The ways to end the turn from a state before its draw: (the pile's suit or -1 for the deck, the value)."""
        if state.over:
            return [(-1, self.final(state))]
        eye, net = self.eye, self.net
        stand = self._stand(state)
        path, holding = self._touched(state)
        parts = [stand.told(state, suit, holding) if suit == path else stand.part(state, suit) for suit in range(PATHS)]
        whole = sum(parts)
        left, left_after_take = eye.left - 1, eye.left - eye.shortened
        found = [(-1, stand.certain + net.value(whole + stand.drawn) if left else self.final(state))]
        for suit, pile in enumerate(state.piles):
            if suit == state.shut or not pile:
                continue
            if left_after_take:
                part = (
                    stand.told(state, suit, eye.taken(state, suit, holding))
                    if suit == path
                    else stand.taking(state, suit)
                )
                worth = stand.certain + net.value(whole - parts[suit] + part + stand.taken)
            else:
                worth = self.final(state)
            found.append((suit, worth - self.price))
        return found

    def _stand(self, state: Any) -> "Stand":
        seat = self.eye.seat
        # Where the explorers stand says which tiles they came over.
        mark = (*state.steps[seat], state.researchers[seat])
        stand = self._stands.get(mark)
        if stand is None:
            stand = self._stands[mark] = Stand(self, state)
        return stand

    def _touched(self, state: Any) -> tuple[int, Holding]:
        """The path whose card has been placed or discarded since the position, with what is in hand and on the pile
        there now; -1 and any holding if there was none."""
        seat = self.eye.seat
        before, now = self.state.hands[seat], state.hands[seat]
        if len(before) == len(now):
            return -1, self.holdings[0]
        # The first of its copies is what leaves a hand.
        card: int = next((card for card, still in zip(before, now, strict=False) if card != still), before[-1])
        path, value = divmod(card, VALUES)
        held, held2, top, second = self.holdings[path]
        bit = 1 << value
        if held2 & bit:
            held2 &= ~bit
        else:
            held &= ~bit
        if len(state.piles[path]) > len(self.state.piles[path]):
            top, second = value, top
        return path, Holding(held, held2, top, second)

    def final(self, state: Any) -> int:
        """What a finished expedition has come to, in the net's values."""
        standings = self.eye.standings(state)
        points, parts = self.eye.victory(state, standings)
        return self.certain(standings) + points * self.net.one // parts

    def certain(self, standings: Sequence[int]) -> int:
        """What the seat would be ahead by if the expedition ended so, in the net's values."""
        points, parts = self.eye.lead(standings)
        return points * self.net.one // parts


class Stand:
    """What all ways to leave a position share if they leave its explorers, tiles and points alike: all that the net is
    told, except of the path whose card was placed or discarded."""

    __slots__ = ("_eye", "_holdings", "_net", "_parts", "_shared", "_taking", "certain", "drawn", "taken")

    def __init__(self, prospect: Prospect, state: Any) -> None:
        eye = self._eye = prospect.eye
        net = self._net = prospect.net
        self._holdings = prospect.holdings
        self._shared = eye.shared(state)
        self._parts: list[int | None] = [None] * PATHS
        self._taking: list[int | None] = [None] * PATHS
        standings = eye.standings(state)
        rest = eye.rest_facts(state, standings, self._shared)
        self.certain = prospect.certain(standings)
        self.drawn: int = net.rest((eye.left - 1, 1, *rest))
        """What the facts beside the paths contribute after a draw from the deck; `taken` after one from a pile."""
        self.taken: int = self.drawn + prospect.taking

    def told(self, state: Any, suit: int, holding: Holding) -> int:
        """What a path contributes with that in hand and on the pile."""
        part: int = self._net.part(self._eye.path_facts(state, suit, holding, self._shared))
        return part

    def part(self, state: Any, suit: int) -> int:
        """What a path contributes if none of its cards was placed or discarded."""
        part = self._parts[suit]
        if part is None:
            part = self._parts[suit] = self.told(state, suit, self._holdings[suit])
        return part

    def taking(self, state: Any, suit: int) -> int:
        """The same once the top of its pile has been taken."""
        part = self._taking[suit]
        if part is None:
            holding = self._eye.taken(state, suit, self._holdings[suit])
            part = self._taking[suit] = self.told(state, suit, holding)
        return part
