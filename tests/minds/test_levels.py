"""The levels of every game: each is stronger than the one below, and each has its own style.

A short gate with wide bounds; `build strength` is the full measure. Players that search play at first sight here, which
is enough to be above the level below and takes little time. Deals are played until two players can be told apart.
"""

from dataclasses import dataclass
from functools import cache
from math import sqrt
from statistics import fmean, stdev

import pytest
from measure import each_paired

from lostcities import GAMES
from lostcities.arena import PlayedDeal, Standing, standings
from lostcities.minds import LEVELS

FEWEST = 10
"""Deals for a style to be felt."""
DEALS = {"card": 60, "board": 20, "adapted": 30}
"""By game: the most deals; only as many are played as tell a level from the one below."""
SURE, ENOUGH = 3, 2
"""By how many standard errors its margin, luck taken off, must lie above zero: to stop early, and after all deals."""
LEAST = 0.5
"""What share of these rounds a level must win against the one below it; over many deals it is to be 0.62 to 0.7."""
EFFORT = {("board", "expert"): 1}
"""By game and level: the effort here, where the usual one takes too long."""

STRAYS = 0.9
"""The largest share of its spread that a margin may keep once luck is taken off; in these deals it is 0.73 to 0.78."""

PAIRS = [
    pytest.param(game, upper, lower, id=f"{game}-{upper}")
    for game, levels in LEVELS.items()
    for lower, upper in zip(("wander", *levels), levels, strict=False)
]


def player(game: str, level: str) -> str:
    return f"{level}:{EFFORT[game, level]}" if (game, level) in EFFORT else level


@dataclass(frozen=True)
class Met:
    """A level and the one below it against each other: the deals, and how the two did, the upper one first."""

    played: list[PlayedDeal]
    found: list[Standing]


@cache
def met(game: str, upper: str, lower: str) -> Met:
    """As many deals of theirs as tell one from the other."""
    played: list[PlayedDeal] = []
    for deal in each_paired(game, player(game, upper), player(game, lower), DEALS[game]):
        played.append(deal)
        if len(played) >= FEWEST and wins(standings(played)[0], SURE):
            break
    return Met(played, standings(played))


def wins(found: Standing, errors: float) -> bool:
    """Whether it wins more rounds than not, and its margin lies so many errors above zero."""
    assert found.adjusted.error is not None
    return found.share.mean > LEAST and found.adjusted.mean > errors * found.adjusted.error


@pytest.mark.parametrize(("game", "upper", "lower"), PAIRS)
def test_each_level_wins_more_than_the_one_below(game: str, upper: str, lower: str) -> None:
    found = met(game, upper, lower).found
    assert wins(found[0], ENOUGH), (found[0].share, found[0].adjusted)
    assert found[0].margin.mean > 0
    assert found[0].capped == 0


@pytest.mark.parametrize("game", GAMES)
def test_styles_can_be_felt(game: str) -> None:
    """The beginner begins everything and wagers nothing; the second level takes more from piles and wagers more; the
    third thinks twice before it begins, and leaves the piles alone."""
    bold, novice = met(game, "bold", "novice").found
    assert novice.begun >= bold.begun
    assert novice.wagers == 0
    assert bold.taken > 1.5 * novice.taken
    careful, bold = met(game, "careful", "bold").found
    assert bold.taken > 1.5 * careful.taken
    assert bold.wagers > careful.wagers or game != "card"
    assert careful.begun < bold.begun
    skilled, careful = met(game, "skilled", "careful").found
    assert careful.taken < skilled.taken


@pytest.mark.parametrize("game", GAMES)
def test_without_luck_margins_are_the_same_in_the_mean_and_stray_less(game: str) -> None:
    """Of whole rounds; that the parts of luck are nothing in the mean is held exactly (review/test_luck.py)."""
    matches = [match for deal in met(game, "bold", "novice").played for match in deal.matches]
    raw = [match.margin(0) for match in matches]
    adjusted = [match.adjusted(0) for match in matches]
    taken_off = [margin - without for margin, without in zip(raw, adjusted, strict=True)]
    assert abs(fmean(taken_off)) < 3 * stdev(taken_off) / sqrt(len(taken_off))
    assert stdev(adjusted) < STRAYS * stdev(raw)
