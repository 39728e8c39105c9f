"""The board game's levels below the strongest: its net at a glance, with limits (limits.py). Worths are hundredths of a
point."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

from lostcities.game import Game
from lostcities.minds.board.prospect import Prospect
from lostcities.minds.board.searching import board_net
from lostcities.minds.limits import Limits

LIMITS = {
    "novice": Limits(blur=(1580, 1850, 2000), begin=1500, take=-1500, fresh=800, late=4, forgets=True, alone=True),
    "bold": Limits(blur=(800, 1700, 1900), begin=100, take=800, late=8, forgets=True),
    "careful": Limits(blur=(1680, 1620, 1560), begin=-350, take=-1200, late=2, forgets=True),
    "skilled": Limits(blur=(740, 850, 900), take=-200),
}


def worths(game: Game, sight: Any, alone: bool) -> Iterator[int]:
    """What each legal move is worth, in their order; `alone`: as if the others had laid out nothing on their paths."""
    if alone:
        own = sight.seat
        sight = replace(
            sight,
            columns=[each if seat == own else [()] * len(each) for seat, each in enumerate(sight.columns)],
            steps=[each if seat == own else [0] * len(each) for seat, each in enumerate(sight.steps)],
            researchers=[each if seat == own else -1 for seat, each in enumerate(sight.researchers)],
        )
    prospect = Prospect(game, sight, board_net())
    for _, outcomes in groupby(prospect.outcomes(), lambda outcome: prospect.moves(outcome)[0]):
        yield max(outcome.value for outcome in outcomes) * 100 // prospect.net.one
