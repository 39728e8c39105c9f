"""What all tests of the bridge share: computer players that do not think long."""

from collections.abc import Iterator

import pytest

from lostcities.minds import MINDS

BRISK = 2


@pytest.fixture(autouse=True, scope="module")
def brisk_players() -> Iterator[None]:
    """Searches are given little effort: the tests look at what is said, not at how good the move is."""
    with pytest.MonkeyPatch.context() as patch:
        for mind in MINDS.values():
            for game, effort in mind.efforts.items():
                patch.setitem(mind.efforts, game, min(BRISK, effort))
        yield
