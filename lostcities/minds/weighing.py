"""What whole turns come to, tried side by side in the same sampled worlds, for looking back at them.

It is how the strongest player of the game weighs turns while it thinks, except that here every turn that matters is
tried in equally many worlds, so that a difference has an error too. Only the seat's sight is looked at. Each room that
has an expert has a `Weigher` of its own (card/weighing.py and its like); a game without a room is weighed by rounds
played on (playing_on).
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Protocol

from lostcities.game import Game, Move, Thought, think_through
from lostcities.minds import lookahead, playing_on
from lostcities.minds.rooms import ROOMS


@dataclass(frozen=True, slots=True)
class Weighed:
    """A whole turn of the seat to move."""

    moves: tuple[Move, ...]
    first: float
    """What it is worth at first sight: points of the margin that the seat expects."""
    price: float = 0.0
    """Points that the mind takes off besides, already off `first`: the price of a round that grows no shorter."""
    liking: float = 0.0
    """Points that a second opinion adds while the player chooses; it measures nothing."""

    @property
    def liked(self) -> float:
        """Its first word, by which the player chooses which turns to try."""
        return self.first + self.liking


class Weigher(Protocol):
    """A position before a turn, from the eyes of the seat to move. Worths are points of the margin it expects."""

    weight: int
    """How many worlds the first sight counts as."""
    window: float
    """By how many points a turn may look worse at first sight than the best and still be tried."""

    @property
    def choice(self) -> tuple[Move, ...] | None:
        """What the game's strongest player plays there, where it knows that at sight; None where it has to search."""

    def turns(self) -> list[Weighed]:
        """The turns that may be the best, each once, at first sight."""

    def turn(self, moves: Sequence[Move]) -> Weighed:
        """That very turn, whole and legal, at first sight."""

    def world(self) -> Any:
        """One more world that agrees with the sight."""

    def outcome(self, turn: Weighed, world: Any) -> Generator[None, None, float]:
        """What the turn comes to in that world. Yields every few milliseconds."""


def weigher(game: Game, sight: Any, chance: Random) -> Weigher:
    """The weigher for the turns of the seat to move there; `sight` is one before a turn."""
    if game.name not in ROOMS:
        return PlayedOn(game, sight, chance)
    found: Weigher = import_module(f"lostcities.minds.{game.name}.weighing").weigher(game, sight, chance)
    return found


def turn_at_sight(game: Game, sight: Any, think: Callable[..., Thought]) -> tuple[Move, ...]:
    """The whole turn of the seat to move by a player that leaves nothing to chance and needs no effort."""
    chance = Random(0)
    put = think_through(think(game, sight, chance, 1))
    after: Any = game.imagine(sight, chance)
    after.play(put)  # shows nothing that was hidden: what is drawn from comes after
    if after.over:
        return (put,)
    return put, think_through(think(game, game.sight(after, sight.seat), chance, 1))


class PlayedOn:
    """A weigher that knows the game's contract alone."""

    weight = 0
    window = playing_on.PLAN.width
    choice: tuple[Move, ...] | None = None

    def __init__(self, game: Game, sight: Any, chance: Random) -> None:
        self._game, self._sight, self._chance = game, sight, chance
        self._judge = playing_on.Judge(game, sight.seat, chance)

    def turns(self) -> list[Weighed]:
        candidates = self._judge.candidates(self._sight.legal, self.world())
        return [Weighed(tuple(each.moves), each.prior, each.price) for each in candidates]

    def turn(self, moves: Sequence[Move]) -> Weighed:
        [candidate] = self._judge.candidates([moves[0]], self.world())
        return Weighed(tuple(moves), candidate.prior, candidate.price)

    def world(self) -> Any:
        return self._game.imagine(self._sight, self._chance)

    def outcome(self, turn: Weighed, world: Any) -> Generator[None, None, float]:
        candidate = lookahead.Candidate(turn.moves, turn.first, turn.price)
        return (yield from lookahead.outcome(candidate, world, self._judge))
