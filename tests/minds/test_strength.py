"""The rule-of-thumb players are sound: they beat chance as often as they should, and their rounds come to an end."""

import pytest
from paired import measure

from lostcities.game import Mind
from lostcities.minds import MINDS

CAREFUL, BOLD, WANDER = MINDS["careful"], MINDS["bold"], MINDS["wander"]


LEAST = [("card", 0.99), ("board", 0.95), ("adapted", 0.95)]


@pytest.mark.parametrize(("game", "least"), LEAST)
@pytest.mark.parametrize(("mind", "deals"), [(CAREFUL, 50), (BOLD, 15)], ids=["careful", "bold"])
def test_it_beats_the_chance_player_in_paired_rounds(mind: Mind, deals: int, game: str, least: float) -> None:
    found = measure(game, mind, WANDER, deals)
    assert len(found.shares) == 2 * deals
    assert sum(found.shares) / len(found.shares) >= least
    assert found.capped == 0


@pytest.mark.parametrize("game", ["board", "adapted"])
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_it_takes_well_over_its_share(game: str, seats: int) -> None:
    """One against chance players: at least twice a fair share of the victories."""
    found = measure(game, CAREFUL, WANDER, deals=20 // seats, seats=seats)
    assert sum(found.shares) / len(found.shares) >= 2 / seats


def test_two_of_them_do_not_stall_in_the_card_game() -> None:
    found = measure("card", CAREFUL, BOLD, deals=10)
    assert sum(found.turns) / len(found.turns) < 60
    assert max(found.turns) < 80


@pytest.mark.parametrize("game", ["board", "adapted"])
def test_two_of_them_do_not_stall_in_the_others(game: str) -> None:
    found = measure(game, CAREFUL, BOLD, deals=5)
    assert max(found.turns) < 120
