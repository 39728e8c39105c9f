"""Two tables played against each other at random, as the tests need them."""

import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

from distance.stand_in import StandIn

from lostcities.distance import Group, Table

QUICK = StandIn()


def secret(*words: object) -> str:
    """A secret that a test can say again."""
    return hashlib.sha256(repr(words).encode()).hexdigest()


def sit(
    game: str = "card", options: dict[str, Any] | None = None, seed: object = 0, group: Group = QUICK
) -> tuple[Table, Table]:
    """Two tables, the invitation accepted and nothing else sent."""
    ada = Table.invite(group, game, options or {}, "Ada", secret(seed, "Ada"))
    ben = Table.accept(group, ada.sent, "Ben", secret(seed, "Ben"))
    ada.receive(ben.sent)
    return ada, ben


def random_turn(table: Table, chance: Random, eager: bool = True) -> str:
    """A whole legal turn by chance; an eager one draws from the deck, so that rounds end."""
    moves: list[str] = []
    while legal := table.legal(*moves):
        moves.append("<" if eager and "<" in legal else chance.choice(legal))
    return " ".join(moves)


def act(table: Table, chance: Random, eager: bool = True) -> str:
    """The next message of the side that is to send one."""
    return table.play(random_turn(table, chance, eager)) if "play" in table.acts else table.go_on()


def play(
    ada: Table, ben: Table, chance: Random, until: Callable[[Table], bool] = lambda table: False, eager: bool = True
) -> None:
    """Play on, every message arriving, until the match is over or `until` says so of the side that is next."""
    tables = (ada, ben)
    while ada.course.stage not in ("end", "broken", "found"):
        mover, other = tables[ada.course.seat], tables[1 - ada.course.seat]
        if until(mover):
            return
        other.receive(act(mover, chance, eager))
