"""The levels of every game: each is stronger than the one below, and each has its own style.

A short gate with wide bounds; `build strength` is the full measure. Those who search play at first sight here,
which is enough to be above the level below and takes little time: deals enough can be played to tell two players apart.
"""

from functools import cache

import pytest
from measure import paired

from lostcities import GAMES
from lostcities.arena import Standing, standings
from lostcities.minds import LEVELS

DEALS = {"card": 60, "board": 20, "adapted": 30}
"""By game: deals for each level, as many as tell it from the one below in some seconds."""
LEAST = 0.5
"""What share of these rounds a level must win against the one below it; over many deals it is to be 0.62 to 0.7."""
EFFORT = {("board", "expert"): 1}
"""By game and level: the effort here, where the usual one takes too long."""

PAIRS = [
    pytest.param(game, upper, lower, id=f"{game}-{upper}")
    for game, levels in LEVELS.items()
    for lower, upper in zip(("wander", *levels), levels, strict=False)
]


def player(game: str, level: str) -> str:
    return f"{level}:{EFFORT[game, level]}" if (game, level) in EFFORT else level


@cache
def met(game: str, upper: str, lower: str) -> list[Standing]:
    """How a level and the one below it did against each other."""
    return standings(paired(game, player(game, upper), player(game, lower), DEALS[game]))


@pytest.mark.parametrize(("game", "upper", "lower"), PAIRS)
def test_each_level_wins_more_than_the_one_below(game: str, upper: str, lower: str) -> None:
    found = met(game, upper, lower)
    assert found[0].share.mean > LEAST
    assert found[0].margin.mean > 0
    assert found[0].capped == 0


@pytest.mark.parametrize("game", GAMES)
def test_styles_can_be_felt(game: str) -> None:
    """The beginner begins everything and wagers nothing; the second level takes more from piles and wagers more; the
    third thinks twice before it begins, and leaves the piles alone."""
    bold, novice = met(game, "bold", "novice")
    assert novice.begun >= bold.begun
    assert novice.wagers == 0
    assert bold.taken > 1.5 * novice.taken
    careful, bold = met(game, "careful", "bold")
    assert bold.taken > 1.5 * careful.taken
    assert bold.wagers > careful.wagers or game != "card"
    assert careful.begun < bold.begun
    skilled, careful = met(game, "skilled", "careful")
    assert careful.taken < skilled.taken
