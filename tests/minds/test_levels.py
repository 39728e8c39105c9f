"""The levels of every game: each is stronger than the one below, and each has its own style.

A short gate with wide bounds; `build strength` is the full measure. A search is played here with little effort, which
is enough to be above the level below.
"""

import pytest
from measure import paired

from lostcities import GAMES
from lostcities.arena import Standing, standings
from lostcities.minds import LEVELS

DEALS = 12
LEAST = 0.5
"""What share of these rounds a level must win against the one below it; over many deals it is to be 0.6."""
EFFORT = {("card", "expert"): 30, ("adapted", "expert"): 1}
"""By game and level: the effort here, where the usual one takes too long."""

PAIRS = [
    pytest.param(game, upper, lower, id=f"{game}-{upper}")
    for game, levels in LEVELS.items()
    for lower, upper in zip(("wander", *levels), levels, strict=False)
]


def player(game: str, level: str) -> str:
    return f"{level}:{EFFORT[game, level]}" if (game, level) in EFFORT else level


@pytest.fixture(scope="module")
def measured() -> dict[tuple[str, str], list[Standing]]:
    """What has been measured: by game and level, it and the level below."""
    return {}


@pytest.mark.parametrize(("game", "upper", "lower"), PAIRS)
def test_each_level_wins_more_than_the_one_below(
    game: str, upper: str, lower: str, measured: dict[tuple[str, str], list[Standing]]
) -> None:
    found = standings(paired(game, player(game, upper), player(game, lower), DEALS))
    measured[game, upper] = found
    assert found[0].share.mean > LEAST
    assert found[0].margin.mean > 0
    assert found[0].capped == 0


@pytest.mark.parametrize("game", GAMES)
def test_styles_can_be_felt(game: str, measured: dict[tuple[str, str], list[Standing]]) -> None:
    """The beginner begins everything and wagers nothing; the second level takes more from piles and wagers more."""
    if (game, "bold") not in measured or (game, "careful") not in measured:
        pytest.skip("measured only where these levels were")
    bold, novice = measured[game, "bold"]
    assert novice.begun >= bold.begun
    assert novice.wagers == 0
    assert bold.taken > 1.5 * novice.taken
    careful, bold = measured[game, "careful"]
    assert bold.taken > 1.5 * careful.taken
    assert bold.wagers > careful.wagers or game != "card"
