"""The chance player: any legal move, all equally likely. It plays every game, and shows newcomers the way down."""

from random import Random

from lostcities.chance import choose
from lostcities.game import Game, Mind, Sight, Thought
from lostcities.minds.rooms import ROOMS


def think(game: Game, sight: Sight, chance: Random, effort: int) -> Thought:
    """One of the legal moves; nothing to think about, so `effort` changes nothing."""
    yield 0.0
    return choose(chance, sight.legal)


WANDER = Mind(name="wander", efforts=dict.fromkeys(ROOMS, 1), elsewhere=1, think=think)
