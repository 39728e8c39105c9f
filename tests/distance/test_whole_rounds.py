"""Whole matches between two tables end in records that are sound and that both sides agree on."""

import os
from random import Random

import pytest
from distance.playing import QUICK, play, sit

from lostcities.distance import Table
from lostcities.distance.verify import verify
from lostcities.games import GAMES
from lostcities.record import read, write

MATCHES = int(os.environ.get("LOSTCITIES_MATCHES", "2"))
"""How many of each game are played; for a long look by hand, more."""


def the_record(ada: Table, ben: Table) -> str:
    """The text of the record that both sides have, read back once."""
    text = write(ada.record())
    assert write(ben.record()) == text
    assert write(read(text)) == text
    return text


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_whole_match_of_every_game_becomes_one_sound_record(game: str, seed: int) -> None:
    """By turns one that hastens to the deck's end, and one in which cards go from pile to hand and back."""
    eager = seed % 2 == 0
    ada, ben = sit(game, {} if eager else {"turn_limit": 50}, (game, seed))
    play(ada, ben, Random(seed), eager=eager)
    assert (ada.course.stage, ben.course.stage) == ("end", "end")
    record = read(the_record(ada, ben))
    assert record.match.over
    assert len(record.match.rounds) == 3
    assert verify(QUICK, record).startswith(", and dealt and played as its")


def test_options_decide_who_begins_and_what_is_drawn() -> None:
    """Where the rules leave it open both draw who begins, and the tiles: either side begins, no lay comes twice."""
    begun, tiles = set(), set()
    for seed in range(8):
        ada, ben = sit("board", {"rounds": 1, "turn_limit": 1}, ("drawn", seed))
        play(ada, ben, Random(seed))
        begun.add(ada.course.deal.starts)
        tiles.add(ben.course.deal.tiles)
    assert begun == {0, 1}
    assert len(tiles) == 8
    ada, ben = sit("card", {"rounds": 2, "turn_limit": 3, "next_starter": "alternate"})
    play(ada, ben, Random(1))
    first, second = ada.course.before.rounds
    assert second.starts == 1 - first.starts


def test_a_long_game_and_a_short_deck_are_dealt_as_the_options_say() -> None:
    for game, options, count in (("card", {"expeditions": 6}, 72), ("board", {"two_player_removal": 60}, 110)):
        ada, ben = sit(game, {**options, "rounds": 1, "turn_limit": 30}, game)
        play(ada, ben, Random(2))
        assert len(ada.course.deal.lists[2]) == count
        the_record(ada, ben)
