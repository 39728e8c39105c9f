"""The levels below the strongest: the game's strong player at a glance, seen through human limits (limits.py).

Each game's room says what the strong player finds legal moves worth in what is left of the sight (`worths` in
card/limited.py and its like), and what limits each level has (`LIMITS`).
"""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from lostcities.game import Game, Mind, Move, Thought
from lostcities.minds.limits import Limits, dimmed
from lostcities.minds.plan import pile_draws
from lostcities.minds.rooms import efforts_of

WAGER = "x"
"""The rank of a wager, in games that have any (record.md)."""
THRIFT = 10
"""What taking from a pile costs for each time that somebody has done it in this round: this ends stalling. The nets'
rooms count some of it already; these players take so often that it needs more."""
NEVER = -(1 << 30)
"""What no other worth makes up for."""


def _player(name: str) -> Mind:
    def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
        """The move that looks best to it. One look at each is all it ever takes."""
        yield 0.0
        legal: list[Move] = sight.legal
        if len(legal) == 1:
            return legal[0]
        room: Any = import_module(f"lostcities.minds.{game.name}.limited")
        limits: Limits = room.LIMITS[name]
        worths: Iterator[int] = room.worths(game, dimmed(sight, limits), limits.alone)
        likings = Likings(game, sight, limits)
        blur = limits.blur[: sight.seats - 1][-1]
        best, most = legal[0], float(2 * NEVER)
        for number, (move, worth) in enumerate(zip(legal, worths, strict=True), 1):
            # Sums and products of what `random` gives are the same on every machine.
            misjudged = blur * (chance.random() - chance.random())
            looks = worth + likings.of(game.format_move(move)) + misjudged
            if looks > most:
                best, most = move, looks
            yield number / len(legal)
        return best

    return Mind(name=name, efforts=efforts_of(name), think=think)


class Likings:
    """What a player likes beyond its worth in one position, and what it shuns."""

    def __init__(self, game: Game, sight: Any, limits: Limits) -> None:
        columns, _ = game.lay_out(sight)
        self._own = columns[sight.seat]
        self._newest: list[int] = sight.hand[-1:]
        self._price = THRIFT * pile_draws(game, sight, getattr(sight, "aside", 0))
        if limits.take > 0:
            # A player that likes taking tires of it the sooner, the more seats there are to do it.
            self._price *= sight.seats - 1
        self._deck, self._limits = game.deck, limits

    def of(self, text: str) -> int:
        """What it adds to the worth of the legal move written `text`."""
        limits = self._limits
        if text[0] in "<->":
            return limits.take - self._price if text[0] == "<" != text else 0
        name, _, _ = text.partition(":")
        card = self._deck.index[name]
        liking = limits.fresh if card in self._newest else 0
        if not self._own[self._deck.suit_of[card]]:
            liking += limits.begin
        if name[1:] == WAGER:
            liking += NEVER if limits.wager is None else limits.wager
        return liking


NOVICE = _player("novice")
BOLD = _player("bold")
CAREFUL = _player("careful")
SKILLED = _player("skilled")
