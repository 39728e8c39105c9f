"""Players at sight are sound: they beat chance as often as they should, and rounds end whoever sits there."""

from itertools import combinations_with_replacement

import pytest
from measure import lengths, luck_untold, paired

from lostcities.arena import Deal, play_deal, standings
from lostcities.minds import LEVELS

LEAST = [("card", 0.99), ("board", 0.95), ("adapted", 0.95)]


@pytest.mark.parametrize(("game", "least"), LEAST)
@pytest.mark.parametrize(("player", "deals"), [("careful", 20), ("bold", 10), ("careful@1", 10)])
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


@pytest.mark.parametrize("player", ["careful", "careful@1"])
def test_two_of_them_do_not_stall_in_the_card_game(player: str) -> None:
    turns = lengths(paired("card", player, "bold", deals=10))
    assert sum(turns) / len(turns) < 60
    assert max(turns) < 80


@pytest.mark.parametrize("game", ["board", "adapted"])
def test_two_of_them_do_not_stall_in_the_others(game: str) -> None:
    assert max(lengths(paired(game, "careful", "bold", deals=5))) < 120


@pytest.mark.parametrize("game", LEVELS)
def test_no_two_levels_stall(game: str) -> None:
    pairs = combinations_with_replacement(LEVELS[game][:-1], 2)
    assert max(turns for pair in pairs for turns in lengths(paired(game, *pair, deals=1))) < 120


@pytest.mark.parametrize("game", ["board", "adapted"])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_larger_table_of_levels_does_not_stall(game: str, seats: int) -> None:
    rules = {"rounds": 1, "turn_limit": 1000}
    tables = (LEVELS[game][:seats], ("bold",) * seats)
    with luck_untold():
        assert max(lengths([play_deal(Deal(game, rules, table, "table", 0)) for table in tables])) < 140
