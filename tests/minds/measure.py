"""What the tests of computer players share: a choice, and paired rounds as the arena plays them."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from unittest import mock

import lostcities.arena.deals as dealing
from lostcities import Match
from lostcities.arena import Deal, PlayedDeal, play_deal
from lostcities.chance import stream
from lostcities.game import Mind, think_through

OPTIONS = {"rounds": 1, "turn_limit": 1000}
BRISK = 12
"""The most effort that a mind is given where a test looks at its manners, not at its strength."""


def choose(mind: Mind, match: Match, seed: str, effort: int = BRISK) -> int:
    """The whole thought of `mind` for the seat to move, a search with no more than a little effort."""
    state = match.rounds[-1].state
    sight = match.game.sight(state, state.seat)
    chance = stream(seed, state.turn, state.seat)
    return think_through(mind.think(match.game, sight, chance, min(effort, mind.efforts[match.game.name])))


def each_paired(game: str, player: str, rival: str, deals: int, seats: int = 2, **rules: int) -> Iterator[PlayedDeal]:
    """Single rounds of `player` against `seats` - 1 copies of `rival`: every deal once from each seat."""
    table = (player, *[rival] * (seats - 1))
    for number in range(deals):
        yield play_deal(Deal(game, {**OPTIONS, **rules}, table, "paired", number))


def paired(game: str, player: str, rival: str, deals: int, seats: int = 2, **rules: int) -> list[PlayedDeal]:
    """All of those at once, without what luck gave."""
    with luck_untold():
        return list(each_paired(game, player, rival, deals, seats, **rules))


def luck_untold() -> AbstractContextManager[object]:
    """Rounds played meanwhile say that luck gave nothing: working it out takes as long as playing at sight."""
    return mock.patch.object(dealing, "_luck", lambda match: (0.0,) * match.seats)


def lengths(played: list[PlayedDeal]) -> list[int]:
    """Turns of every round."""
    return [turns for deal in played for match in deal.matches for turns in match.turns]
