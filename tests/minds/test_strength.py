"""The rule-of-thumb players are sound: they beat chance as often as they should, and their rounds come to an end."""

import pytest
from measure import lengths, paired

from lostcities.arena import standings

LEAST = [("card", 0.99), ("board", 0.95), ("adapted", 0.95)]


@pytest.mark.parametrize(("game", "least"), LEAST)
@pytest.mark.parametrize(("player", "deals"), [("careful", 20), ("bold", 10)])
def test_it_beats_the_chance_player_in_paired_rounds(player: str, deals: int, game: str, least: float) -> None:
    found = standings(paired(game, player, "wander", deals))[0]
    assert found.matches == 2 * deals
    assert found.share.mean >= least
    assert found.capped == 0


@pytest.mark.parametrize("game", ["board", "adapted"])
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_it_takes_well_over_its_share(game: str, seats: int) -> None:
    """One against chance players: at least twice a fair share of the victories."""
    found = standings(paired(game, "careful", "wander", 20 // seats, seats))[0]
    assert found.share.mean >= 2 / seats


def test_two_of_them_do_not_stall_in_the_card_game() -> None:
    turns = lengths(paired("card", "careful", "bold", deals=10))
    assert sum(turns) / len(turns) < 60
    assert max(turns) < 80


@pytest.mark.parametrize("game", ["board", "adapted"])
def test_two_of_them_do_not_stall_in_the_others(game: str) -> None:
    assert max(lengths(paired(game, "careful", "bold", deals=5))) < 120
