"""What comes onto a table to be played: a new match, a kept one, the same once more. study.py has what is only studied.

Each function makes the sitting; nothing on the table changes until the table takes it (live.py).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from lostcities.chance import fresh_seed
from lostcities.errors import BadOption, NotNow, quote
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.minds.rooms import ONCE
from lostcities.record import Record, read
from lostcities.table.remembered import OWN_X, sit_down
from lostcities.table.seat_minds import own_seats, seat_of
from lostcities.table.shown import study
from lostcities.table.sitting import Sitting


def fresh_name() -> str:
    """A name for a match that no other has."""
    return f"m-{fresh_seed()}"


def new_match(
    game: str,
    options: Mapping[str, Any],
    seats: Sequence[Mapping[str, str]],
    seed: str | None,
    starts: int | None,
    gentle: bool = False,
) -> Sitting:
    """A match with its first round dealt; people's own players are there from the start. `gentle`: the company is
    patient, where it sits with people. Raises BadOption."""
    if game not in GAMES:
        raise BadOption(f"no game is called {quote(game)}; the games are {', '.join(GAMES)}", option="game")
    match = Match.begin(GAMES[game], options, len(seats))
    people = [seat_of(seat, number, game) for number, seat in enumerate(seats)]
    sitting = _dealt(Record(match, people, dict(options) or None, seed or fresh_seed()), fresh_name(), starts)
    sitting.guests = own_seats(sitting)
    sitting.begins = starts
    sitting.practice = sitting.gentle = gentle and 0 < len(sitting.people) < len(seats)
    return sitting


def first_lesson(game: str, seats: Sequence[Mapping[str, str]]) -> Sitting:
    """A first lesson: its first round has a set deal, so it is practice; the others are dealt by chance. Raises
    BadOption."""
    from lostcities.lessons.primer import Following, primer_of

    if game not in GAMES:
        raise BadOption(f"no game is called {quote(game)}; the games are {', '.join(GAMES)}", option="game")
    primer = primer_of(game)
    if primer is None or [bool(seat.get("mind")) for seat in seats] != [False, True]:
        raise BadOption("a first lesson is for one person against one computer player, in a game that has one")
    people = [seat_of(seat, number, game) for number, seat in enumerate(seats)]
    match = Match.begin(GAMES[game], {}, len(seats))
    match.deal_round(primer.deal, primer.tiles, 0)
    sitting = Sitting(fresh_name(), Record(match, people), fresh_seed(), sealed=0, practice=True)
    sitting.primer = Following(primer)
    return sitting


def deal_of_the_day(date: str, on: str, names: Sequence[str], practice: bool) -> Sitting:
    """The deal of a date, begun on the date `on`; `names` are those of the person and of the company. Raises
    BadOption."""
    from lostcities.days import OPTIONS, PERSON, begun, day_of

    day = day_of(date)
    day_of(on)
    if len(names) != 2:
        raise BadOption("the deal of the day is for one person and one computer player", option="seats")
    seats = [{"name": name} if seat == PERSON else {"name": name, "mind": day.mind} for seat, name in enumerate(names)]
    people = [seat_of(seat, number, day.game) for number, seat in enumerate(seats)]
    sitting = sit_down(Record(begun(day), people, dict(OPTIONS), day.seed), fresh_name())
    sitting.practice = practice
    sitting.day = {"date": date, "on": on}
    return sitting


def kept_match(record: str, name: str) -> Sitting:
    """The match of a record, under the name it is kept by. Raises BadRecord."""
    return _dealt(read(record), name)


def once_more(old: Sitting) -> Sitting:
    """The same seats and options with a new deal; whoever was chosen to begin begins again, what was taken up is taken
    up again. For a former level, the one in its place now plays. Raises NotNow for a match at a distance, which needs a
    new invitation."""
    if old.away is not None:
        raise NotNow("error-afar-again", "somebody at another device is invited to another match")
    again = study.again(old)
    if again is not None:
        return again
    kept = old.record
    others = {key: value for key, value in (kept.x or {}).items() if key != OWN_X}
    match = Match.begin(kept.match.game, kept.options or {}, kept.match.seats)
    seats = [replace(seat, mind=ONCE.get(seat.mind or "", seat.mind)) for seat in kept.seats]
    sitting = _dealt(Record(match, seats, kept.options, fresh_seed(), others or None), fresh_name(), old.begins)
    sitting.guests, sitting.begins = old.guests, old.begins
    sitting.practice = sitting.gentle = old.gentle
    return sitting


def _dealt(record: Record, name: str, starts: int | None = None) -> Sitting:
    """The sitting of a record, its first round dealt now if it was not before."""
    if not record.match.rounds:
        record.match.deal_by_chance(record.seed or fresh_seed(), starts)
    return sit_down(record, name)
