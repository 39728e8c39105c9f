"""A round that has as many turns as a record takes goes no further: what is saved stays readable."""

import pytest
from record.test_limits import endless_round

from lostcities.errors import NotNow
from lostcities.record import MOST_TURNS, Record, Seat, write
from lostcities.table import Table


@pytest.mark.whole
@pytest.mark.parametrize("mind", ["", "wander"])
def test_after_twenty_thousand_turns_nobody_moves_and_the_match_is_still_sound(mind: str) -> None:
    match = endless_round(MOST_TURNS)
    record = write(Record(match, [Seat("A", mind or None), Seat("B", mind or None)]))
    table = Table()
    table.open(record, "m-1")
    state = match.rounds[-1].state
    move = match.game.format_move(state.legal()[0])
    ply = 2 * MOST_TURNS
    with pytest.raises(NotNow) as refused:
        table.think(ply) if mind else table.play(ply, move)
    assert (refused.value.key, refused.value.values) == ("error-turns-limit", {"most": MOST_TURNS})
    table.open(table.save()["record"], "m-1")
    if not mind:
        table.concede(0)
        shown = table.look()
        assert shown
        assert shown["waiting"] == "match"
