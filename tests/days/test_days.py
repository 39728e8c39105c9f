"""The deal of the day: the same for all from its date alone, played and kept like any match, and its par."""

import json
from argparse import Namespace
from datetime import date, timedelta
from itertools import count
from pathlib import Path

import pytest

from build.duel.days import main as write_days
from build.duel.days import played
from lostcities import BadOption
from lostcities.bridge import Bridge
from lostcities.choosing import choose
from lostcities.days import WEEK, Par, begun, day_of, known
from lostcities.days import par as par_of
from lostcities.games import GAMES
from lostcities.minds import LEVELS, MINDS
from lostcities.record import Record, Seat, write
from lostcities.review import luck_of
from lostcities.table import Table

ROOT = Path(__file__).parents[2]
NAMES = ["Ada", "Tilda"]


def dealt(day: str) -> list[str]:
    match = begun(day_of(day))
    return [match.game.deck.names[card] for card in match.rounds[0].deal]


def test_a_date_has_one_deal_and_it_never_changes() -> None:
    """These cards were dealt in every browser; another deal would be another game for whoever played it."""
    assert dealt("2026-11-19")[:8] == ["g3", "r5", "g5", "w5", "w8", "r6", "rx", "b10"]
    assert (day_of("2026-11-19").game, begun(day_of("2026-11-19")).rounds[0].starts) == ("card", 1)


def test_every_weekday_has_its_game_and_company_and_the_next_week_other_cards() -> None:
    first = date(2026, 11, 23)
    days = [day_of((first + timedelta(number)).isoformat()) for number in range(14)]
    assert [(day.game, day.mind) for day in days] == [*WEEK, *WEEK]
    assert {day.game for day in days} == set(GAMES)
    deals = {tuple(begun(day).rounds[0].deal) for day in days}
    assert len(deals) == len(days)


def test_who_keeps_company_plays_at_once_and_is_a_level_of_the_game() -> None:
    """A search would be cut short on a slow device, and play otherwise there."""
    assert all(mind in LEVELS[game][:-1] for game, mind in WEEK)
    assert all(MINDS[mind].effort(game) <= 100 for game, mind in WEEK)


@pytest.mark.parametrize("text", ["2026-02-30", "20261119", "2026-W47-4", "", "19 November", "2026-11-1\uff19"])
def test_what_is_no_date_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadOption, match="is no date such as 2026-11-19"):
        day_of(text)


def test_a_day_is_kept_with_its_date_and_the_date_on_which_it_was_begun() -> None:
    table = Table()
    table.day("2026-11-17", "2026-11-18", NAMES, practice=False)
    kept = table.save()
    assert kept["summary"]["day"] == {"date": "2026-11-17", "on": "2026-11-18"}
    again = Table()
    again.open(kept["record"], "m-1")
    shown = again.look()
    assert shown is not None
    assert (shown["day"], shown["practice"], shown["rounds"]) == (kept["summary"]["day"], False, 1)


@pytest.mark.parametrize("date", ["2026-11-16", "2026-11-17", "2026-11-18"])  # a game each
def test_a_day_that_is_over_tells_what_luck_gave_the_person(date: str) -> None:
    table = Table()
    table.day(date, date, NAMES, practice=False)
    assert "luck" not in table.save()["summary"]["day"]
    match = begun(day_of(date))
    while match.in_round:
        match.play(choose(match, "novice", "a day"))
    record = json.loads(write(Record(match, [Seat("Ada"), Seat("Tilda", day_of(date).mind)], {"rounds": 1})))
    record["x"] = json.loads(table.save()["record"])["x"]
    table.open(json.dumps(record), "m-1")
    [luck] = luck_of(match)
    assert table.save()["summary"]["day"]["luck"] == luck.deal[0] + luck.of_draws(0) != 0


def test_a_day_played_again_is_practice_and_the_next_match_is_no_day() -> None:
    table = Table()
    table.day("2026-11-17", "2026-11-17", NAMES, practice=True)
    assert table.save()["summary"]["practice"] is True
    table.concede(0)
    table.rematch()
    assert "day" not in table.save()["summary"]


def test_a_level_of_once_is_at_a_kept_table_and_not_at_the_next() -> None:
    table = Table()
    table.new("card", {}, [{"name": "Ada"}, {"name": "Tilda", "mind": "careful"}], seed="x")
    table.open(table.save()["record"].replace('"careful"', '"reference"'), "m-1")
    assert json.loads(table.save()["record"])["seats"][1]["mind"] == "reference"
    table.concede(0)
    table.rematch()
    assert json.loads(table.save()["record"])["seats"][1]["mind"] == "skilled"


@pytest.mark.parametrize("x", [{"day": 5}, {"day": {"date": "2026-11-17"}}, {"day": {"date": [], "on": "2026-11-17"}}])
def test_dates_in_a_record_that_make_no_sense_are_passed_over(x: object) -> None:
    table = Table()
    table.new("card", {}, [{"name": "Ada"}, {"name": "Tilda", "mind": "careful"}], seed="x")
    record = json.loads(table.save()["record"])
    record["x"] = {"lostcities": x}
    table.open(json.dumps(record), "m-1")
    assert "day" not in table.save()["summary"]


def test_par_is_what_the_strongest_player_makes_of_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a quick player in the strongest one's place: the round is the very one that the table deals."""
    monkeypatch.setattr("lostcities.days.played.LEVELS", dict.fromkeys(LEVELS, ("careful",)))
    steps = par_of(day_of("2026-11-17"))
    shares = []
    while True:
        try:
            shares.append(next(steps))
        except StopIteration as end:
            found = end.value
            break
    assert shares == sorted(shares)
    assert 0 <= shares[0] < shares[-1] < 1
    match = begun(day_of("2026-11-17"))
    assert found.margin == found.totals[0] - found.totals[1]
    assert len(found.totals) == match.seats


def test_par_comes_in_slices_between_which_the_table_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lostcities.days.played.LEVELS", dict.fromkeys(LEVELS, ("novice",)))
    monkeypatch.setattr("lostcities.table.after.par.SLICE", 0.0)
    bridge = Bridge()
    ask = {"v": 1, "id": 1, "do": "par", "date": "2026-11-19"}
    first = json.loads(bridge.handle(json.dumps(ask)))
    assert first["thinking"]["progress"] == 0
    monkeypatch.setattr("lostcities.table.after.par.SLICE", 10.0)
    found = json.loads(bridge.handle(json.dumps(ask)))["par"]
    assert found["margin"] == found["totals"][0] - found["totals"][1]


def test_where_every_slice_is_over_before_it_begins_par_still_comes_nearer(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine so busy that a call stands still for longer than its slice."""
    monkeypatch.setattr("lostcities.days.played.LEVELS", dict.fromkeys(LEVELS, ("novice",)))
    monkeypatch.setattr("lostcities.table.after.par.perf_counter", count(0, 1000).__next__)
    table, told = Table(), list[float]()
    while isinstance(found := table.par("2026-11-19"), float):
        told.append(found)
    assert told == sorted(told)
    assert 0 == told[0] < told[-1] < 1


def test_what_was_worked_out_ahead_is_there_at_the_first_question() -> None:
    (month, days), *_ = json.loads((ROOT / "lostcities" / "days" / "pars.json").read_text("utf-8")).items()
    (number, totals), *_ = days.items()
    date = f"{month}-{number}"
    told = json.loads(Bridge().handle(json.dumps({"v": 1, "id": 1, "do": "par", "date": date})))["par"]
    assert told == {"date": date, "totals": totals, "margin": totals[0] - totals[1]}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_pars_that_were_worked_out_ahead_are_what_playing_comes_to(game: str) -> None:
    """After a change to the play of the strongest player or the company, `python3 build days --anew` rewrites them."""
    table = json.loads((ROOT / "lostcities" / "days" / "pars.json").read_text("utf-8"))
    dates = [f"{month}-{number}" for month, days in table.items() for number in days]
    day = next(each for each in map(day_of, dates) if each.game == game)
    assert played(day.date) == known(day)


def test_pars_are_worked_out_where_they_are_lacking_and_written_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first day is there and stays as it is; stopped after the second, the third is played the next time."""
    monkeypatch.setattr("build.duel.days.TABLE", tmp_path / "pars.json")
    monkeypatch.setattr("build.duel.days.all_played", lambda days, jobs: [Par(day, (5, 3)) for day in days])
    (tmp_path / "pars.json").write_text('{"2026-11": {"30": [1, 2]}}', "utf-8")
    asked = Namespace(first="2026-11-30", days=3, anew=False, jobs=1)
    assert write_days(asked) == 0
    assert json.loads((tmp_path / "pars.json").read_text("utf-8")) == {
        "2026-11": {"30": [1, 2]},
        "2026-12": {"01": [5, 3], "02": [5, 3]},
    }
    assert "3 days are known, 2 of them worked out now" in capsys.readouterr().err
    write_days(Namespace(**{**vars(asked), "anew": True}))
    assert json.loads((tmp_path / "pars.json").read_text("utf-8"))["2026-11"] == {"30": [5, 3]}
