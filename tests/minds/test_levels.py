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
LEAST = 0.55
"""What share of rounds a level must win against the one below it; the aim is 0.6 over many deals."""
EFFORT: dict[tuple[str, str], int] = {}
"""By game and level: the effort here, where the usual one takes too long."""

PAIRS = [
    pytest.param(game, upper, lower, id=f"{game}-{upper}")
    for game, levels in LEVELS.items()
    for lower, upper in zip(("wander", *levels), levels, strict=False)
]


def player(game: str, level: str) -> str:
    return f"{level}:{EFFORT[game, level]}" if (game, level) in EFFORT else level


@pytest.fixture(scope="module")
def measured() -> dict[tuple[str, str], Standing]:
    """What has been measured: by game and level, against the level below."""
    return {}


@pytest.mark.parametrize(("game", "upper", "lower"), PAIRS)
def test_each_level_wins_more_than_the_one_below(
    game: str, upper: str, lower: str, measured: dict[tuple[str, str], Standing]
) -> None:
    found = standings(paired(game, player(game, upper), player(game, lower), DEALS))[0]
    measured[game, upper] = found
    assert found.share.mean >= LEAST
    assert found.margin.mean > 0
    assert found.capped == 0


@pytest.mark.parametrize("game", GAMES)
def test_styles_can_be_felt(game: str, measured: dict[tuple[str, str], Standing]) -> None:
    """The beginner begins everything and wagers nothing; the second level takes most from piles and wagers most."""
    if any((game, level) not in measured for level in LEVELS[game]):
        pytest.skip("measured only where all levels were")
    novice, bold, *others = (measured[game, level] for level in LEVELS[game])
    assert all(novice.begun >= each.begun for each in (bold, *others))
    assert novice.wagers == 0
    assert all(bold.taken > 1.2 * each.taken for each in others)
    if game == "card":
        assert all(bold.wagers > each.wagers for each in others)
