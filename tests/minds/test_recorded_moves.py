"""In recorded positions every computer player moves as it did when they were recorded, on any Python."""

import pytest
from recorded_moves import MINDS, ROUNDS, answers, kept

RECORDS = range(len(ROUNDS))


@pytest.mark.parametrize("record", RECORDS)
def test_recorded_moves_are_made_again(record: int) -> None:
    recorded = kept()
    assert answers(recorded, record) == [move[-1] for move in recorded["moves"] if move[0] == record]


def test_everybody_who_plays_is_recorded_in_every_game() -> None:
    """Written anew by `python tests/minds/recorded_moves.py`."""
    found = {(ROUNDS[number][0], mind) for number, _, mind, _, _ in kept()["moves"]}
    assert found == {(game, mind.name) for mind in MINDS.values() for game in mind.efforts}
