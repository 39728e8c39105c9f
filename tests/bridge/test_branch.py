"""A finished match played on from one of its places: whole records, practice, and no knowledge from later."""

import json
from random import Random

import pytest
from engine.random_play import play_some
from golden.make import FOLDER

from lostcities import GAMES, Match
from lostcities.errors import NotNow
from lostcities.record import Record, Seat, read, write
from lostcities.table import Table
from lostcities.table.after.branch import branch, dealt_anew
from lostcities.table.remembered import own_x, sit_down


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_has_seen_stays_and_the_rest_is_dealt_anew(game: str) -> None:
    chance = Random(f"branch {game}")
    changed = 0
    for seats in (*GAMES[game].seats, *GAMES[game].more_seats):
        for half_moves in (1, 7, 40, 90):
            match = Match.begin(game, {"rounds": 1}, seats)
            play_some(match, chance, half_moves)
            if match.over:
                continue
            seat = chance.randrange(seats)
            new = dealt_anew(match, seat, chance)
            assert new.game.sight(new.rounds[-1].state, seat) == match.game.sight(match.rounds[-1].state, seat)
            assert new.rounds[-1].turns == match.rounds[-1].turns
            assert sorted(new.rounds[-1].deal) == sorted(match.rounds[-1].deal)
            changed += new.rounds[-1].deal != match.rounds[-1].deal
            other = (seat + 1) % seats
            known = match.game.sight(match.rounds[-1].state, seat)
            assert new.game.sight(new.rounds[-1].state, None) == match.game.sight(match.rounds[-1].state, None)
            assert known.seat == seat != other
    assert changed


GOLDEN = (FOLDER / "card-default.json").read_text("utf-8")


@pytest.mark.parametrize(("anew", "place"), [(None, "2.13"), (0, "2.13 0")])
def test_the_new_match_is_a_whole_record_marked_as_practice(anew: int | None, place: str) -> None:
    table = Table()
    table.branch(record=GOLDEN, round=1, turn=13, anew=anew)
    shown = table.look()
    assert shown is not None
    assert (shown["practice"], shown["round"], shown["view"]["turn"]) == (True, 1, 13)
    kept = table.save()
    again = read(kept["record"])
    old = read(GOLDEN)
    assert json.loads(kept["record"])["x"]["lostcities"]["playedOn"] == place
    assert again.match.rounds[0].turns == old.match.rounds[0].turns
    assert [len(each.turns) for each in again.match.rounds] == [len(old.match.rounds[0].turns), 13]
    assert (again.match.rounds[1].deal == old.match.rounds[1].deal) == (anew is None)
    assert own_x(sit_down(again, "kept"))["playedOn"] == place
    assert sit_down(again, "kept").practice


def test_a_match_under_way_and_an_end_are_refused_in_a_sentence() -> None:
    match = Match.begin("card")
    play_some(match, Random("under way"), 20)
    going = sit_down(Record(match, [Seat("Ada"), Seat("Bo")]), "going")
    with pytest.raises(NotNow, match="only a match that is over"):
        branch(going, "new", 0, 2, None)
    table = Table()
    turns = [len(each.turns) for each in read(GOLDEN).match.rounds]
    for round, turn in ((len(turns) - 1, turns[-1]), (9, 0), (0, -1), (0, turns[0])):
        with pytest.raises(NotNow, match=r"nothing is left|no such place") as refused:
            table.branch(record=GOLDEN, round=round, turn=turn, anew=None)
        assert refused.value.key == "error-branch-end"
    assert table.look() is None
    assert write(read(GOLDEN))
