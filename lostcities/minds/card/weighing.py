"""Turns of the card game weighed by trials (minds/weighing.py): the net, the worlds and the search of `expert@1`, with
what the strongest player chooses at sight.
"""

from collections.abc import Generator, Sequence
from functools import cached_property
from random import Random
from typing import Any

from lostcities.game import Game, Move
from lostcities.minds.card import expert
from lostcities.minds.card.habits import card_habits
from lostcities.minds.card.moves import move_of, turns_of
from lostcities.minds.card.net import card_net
from lostcities.minds.card.position import Turn, hidden_cards, seen_by
from lostcities.minds.card.search import Search, World, Worlds
from lostcities.minds.card.searching import PLAN
from lostcities.minds.card.turns import Outlook
from lostcities.minds.weighing import Weighed, turn_at_sight


class CardWeigher:
    """A position of the card game before a turn, see weighing.Weigher."""

    weight = PLAN.weight
    window = PLAN.window / 100

    def __init__(self, game: Game, sight: Any, chance: Random) -> None:
        self._net = card_net()
        self._game, self._sight = game, sight
        self._position = position = seen_by(game, sight)
        self._worlds = Worlds(position, sight.seat, hidden_cards(game, sight), chance, card_habits())
        self._search = Search(self._net, position, sight.seat, self._worlds, PLAN)
        self._count = 0
        self._turns: dict[tuple[Move, ...], tuple[Turn, float]] = {}
        for value, turn in turns_of(game, sight, self._net, position):
            moves = move_of(game, turn), move_of(game, turn._replace(card=-1))
            self._turns[moves] = turn, value / self._net.one

    @cached_property
    def choice(self) -> tuple[Move, ...]:
        """The whole turn that the strongest player plays; looked up when asked for, a step of its own."""
        return turn_at_sight(self._game, self._sight, expert.think)

    def turns(self) -> list[Weighed]:
        return [Weighed(moves, first) for moves, (_, first) in self._turns.items()]

    def turn(self, moves: Sequence[Move]) -> Weighed:
        key = tuple(moves)
        if key not in self._turns:
            self._turns[key] = self._taken_back(key[0])
        return Weighed(key, self._turns[key][1])

    def _taken_back(self, move: Move) -> tuple[Turn, float]:
        """The turn that discards a card and draws it again: where the rules allow it, the player never thinks of it."""
        card = self._game.deck.index[self._game.format_move(move)[1:]]
        colour = self._game.deck.suit_of[card]
        position = self._position.copy()
        position.put(self._sight.seat, card, False)
        return Turn(card, False, colour), Outlook(self._net, position, self._sight.seat).take(colour) / self._net.one

    def world(self) -> World:
        self._count += 1
        return self._worlds[self._count - 1]

    def outcome(self, turn: Weighed, world: World) -> Generator[None, None, float]:
        yield
        return self._search.trial(self._turns[turn.moves][0], world) / self._net.one


def weigher(game: Game, sight: Any, chance: Random) -> CardWeigher:
    """The weigher for the turns of the seat to move."""
    return CardWeigher(game, sight, chance)
