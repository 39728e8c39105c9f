"""Whole matches between two tables end in records that are sound and that both sides agree on."""

from random import Random

import pytest
from distance.playing import play, sit

from lostcities.distance import Table
from lostcities.games import GAMES
from lostcities.record import read, write


def the_record(ada: Table, ben: Table) -> str:
    """The text of the record that both sides have, read back once."""
    text = write(ada.record())
    assert write(ben.record()) == text
    assert write(read(text)) == text
    return text


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_match_of_every_game_becomes_one_sound_record(game: str, seed: int) -> None:
    ada, ben = sit(game, {}, (game, seed))
    play(ada, ben, Random(seed), eager=seed % 2 == 0)
    assert (ada.course.stage, ben.course.stage) == ("end", "end")
    record = read(the_record(ada, ben))
    assert record.match.over
    assert len(record.match.rounds) == 3
