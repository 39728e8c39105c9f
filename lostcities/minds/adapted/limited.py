"""The two-deck adaptation's levels below the strongest: its net at a glance, with limits (limits.py). Worths are
hundredths of a point of the round's margin."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from lostcities.game import Game
from lostcities.minds.adapted.prospect import Prospect
from lostcities.minds.adapted.searching import adapted_net
from lostcities.minds.limits import Limits

LIMITS = {
    "novice": Limits(blur=(540, 740, 830), begin=500, take=-100, fresh=300, late=4, forgets=True, alone=True),
    "bold": Limits(blur=(120, 430, 535), begin=100, take=260, late=5, forgets=True, alone=True),
    "careful": Limits(blur=(470, 540, 520), begin=-100, take=-250, late=2, forgets=True),
    "skilled": Limits(blur=(240, 310, 300), take=-80),
}


def worths(game: Game, sight: Any, alone: bool) -> Iterator[int]:
    """What each legal move is worth, in their order; `alone`: as if the others had laid out nothing."""
    if alone:
        stacks = [each if seat == sight.seat else [()] * len(each) for seat, each in enumerate(sight.stacks)]
        sight = replace(sight, stacks=stacks)
    prospect = Prospect(game, sight, adapted_net())
    for text in map(game.format_move, sight.legal):
        yield max(map(prospect.round_margin, prospect.turns_with(text)))
