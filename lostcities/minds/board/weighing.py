"""Turns of the board game weighed by trials (minds/weighing.py), as its strongest player does (expert.py).

Its points are those that it plays for: the lead on the mean of the rivals, artifacts at what they promise and, in the
last expedition, victory at BONUS points (eye.py).
"""

from collections.abc import Generator, Sequence
from random import Random
from typing import Any

from lostcities.game import Game, Move
from lostcities.minds import lookahead
from lostcities.minds.board.expert import liking_of
from lostcities.minds.board.prospect import Prospect
from lostcities.minds.board.searching import WEIGHT, WIDTH, Judge, board_net
from lostcities.minds.weighing import Weighed


class BoardWeigher:
    """A position of the board game before a turn, see weighing.Weigher."""

    weight = WEIGHT
    window = float(WIDTH)
    choice: tuple[Move, ...] | None = None

    def __init__(self, game: Game, sight: Any, chance: Random) -> None:
        self._game, self._sight, self._chance = game, sight, chance
        self._one = board_net().one
        self._judge = Judge(game, sight, board_net())
        self._prospect = Prospect(game, sight, board_net())
        self._liking = liking_of(game, sight)

    def turns(self) -> list[Weighed]:
        return [self._weighed(each.moves, each.prior, each.price) for each in self._judge.candidates()]

    def turn(self, moves: Sequence[Move]) -> Weighed:
        prospect, game = self._prospect, self._game
        state = prospect.state.copy()
        pile = -1
        for move in moves:
            text = game.format_move(move)
            if text[0] == "<":
                pile = game.deck.suits.index(text[1]) if len(text) > 1 else -1
            else:
                state.play(move)
        price = prospect.price if pile >= 0 else 0
        return self._weighed(moves, dict(prospect.draws(state))[pile], price)

    def _weighed(self, moves: Sequence[Move], first: float, price: float) -> Weighed:
        return Weighed(tuple(moves), first / self._one, price / self._one, self._liking[moves[0]] / self._one)

    def world(self) -> Any:
        return self._game.imagine(self._sight, self._chance)

    def outcome(self, turn: Weighed, world: Any) -> Generator[None, None, float]:
        candidate = lookahead.Candidate(turn.moves, turn.first, turn.price * self._one)
        return (yield from lookahead.outcome(candidate, world, self._judge)) / self._one


def weigher(game: Game, sight: Any, chance: Random) -> BoardWeigher:
    """The weigher for the turns of the seat to move."""
    return BoardWeigher(game, sight, chance)
