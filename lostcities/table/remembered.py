"""What the table alone remembers of a match: it stands in the record under `x`, as {"lostcities": {...}}.

    practice  true once something was taken back after hidden cards had been seen; statistics leave such a match out
    gentle    true where the company is patient with the people (minds/players/gentle.py), which is practice too
    begins    the seat that was chosen to begin, for a rematch; absent if that was decided by lot
    conceded  the seat that gave up
    sealed    how many half-moves of the round in play can no longer be taken back freely
    stoodIn   the seats where another mind has played because their own player was not there
    playedOn  the place in another match that this one goes on from, "2.17": after 17 turns of its second round; with
              "2.17 0" all that seat 0 could not know was dealt anew. Such a match is practice
    primer    true while the first round follows the script of a first lesson
    day       of a deal of the day: {"date": its date, "on": the date on which it was begun}
    seat      of a match at a distance that is over: which seat was this device's; "sent" and "since" say how
              far its last message is (afar.py)
    seed      where further deals and the computer players' chance come from, if not from the record's own seed

What a record says there is believed where it makes sense and passed over where it does not.
"""

from dataclasses import replace
from typing import Any

from lostcities.chance import fresh_seed
from lostcities.days import calendar_day
from lostcities.record import Record
from lostcities.table.sitting import Sitting

OWN_X = "lostcities"
CARRIED = ("seat", "sent", "since")
"""The keys of these that only a match at a distance has."""
LONGEST_PLACE = 20
"""Characters of what names a place of a match."""


def own_x(sitting: Sitting) -> dict[str, Any]:
    """What the table alone remembers of the match, for the record's `x`."""
    told = {
        "practice": sitting.practice or None,
        "gentle": sitting.gentle or None,
        "playedOn": sitting.played_on or None,
        "begins": sitting.begins,
        "conceded": sitting.conceded,
        "primer": None if sitting.primer is None else True,
        "day": sitting.day,
        "sealed": sitting.sealed if sitting.steps and not sitting.over else None,
        "seed": None if sitting.seed == sitting.record.seed else sitting.seed,
        "stoodIn": sorted(sitting.stood_in) or None,
    }
    own = {key: value for key, value in told.items() if value is not None}
    if sitting.away is not None:
        kept = (sitting.record.x or {}).get(OWN_X, {})
        own |= {key: kept[key] for key in CARRIED if key in kept}
    return own


def hold_x(record: Record, own: dict[str, Any]) -> Record:
    """The record with the table's own facts under `x`, beside whatever others keep there."""
    others = {key: value for key, value in (record.x or {}).items() if key != OWN_X}
    held = {**others, OWN_X: own} if own else others
    return replace(record, x=held or None)


def sit_down(record: Record, name: str) -> Sitting:
    """The sitting called `name` of a record that was read or made; deals the first round if none is dealt yet."""
    own = _own_of(record)
    seed = own.get("seed")
    sitting = Sitting(
        id=name,
        record=record,
        seed=seed if isinstance(seed, str) else record.seed or fresh_seed(),
        sealed=0,
        practice=own.get("practice") is True,
        gentle=own.get("practice") is True and own.get("gentle") is True,
        day=_day(own.get("day")),
    )
    played_on = own.get("playedOn")
    if isinstance(played_on, str) and len(played_on) <= LONGEST_PLACE:
        sitting.played_on = played_on
    if not record.match.rounds:
        sitting.deal()
    if own.get("primer") is True:
        take_up_primer(sitting)
    sitting.away = _away(record, own)
    sitting.review()
    sealed, stood_in = own.get("sealed"), own.get("stoodIn")
    begins = own.get("begins")
    if type(begins) is int and 0 <= begins < len(record.seats):
        sitting.begins = begins
    if isinstance(stood_in, list):
        sitting.stood_in = frozenset(range(len(record.seats))) & {seat for seat in stood_in if type(seat) is int}
    sitting.conceded = conceded_in(record)
    played = len(sitting.steps)
    sitting.sealed = sealed if type(sealed) is int and 0 <= sealed <= played else played
    return sitting


def conceded_in(record: Record) -> int | None:
    """The seat that gave the match up, which was not played out then."""
    conceded = _own_of(record).get("conceded")
    sound = type(conceded) is int and 0 <= conceded < len(record.seats) and not record.match.over
    return conceded if sound else None


def _own_of(record: Record) -> dict[str, Any]:
    own = (record.x or {}).get(OWN_X)
    return own if isinstance(own, dict) else {}


def _day(found: Any) -> dict[str, str] | None:
    """The dates of a deal of the day, if that is what was found."""
    if not isinstance(found, dict):
        return None
    dates = {key: found.get(key) for key in ("date", "on")}
    sound = all(isinstance(date, str) and calendar_day(date) for date in dates.values())
    return dates if sound else None  # type: ignore[return-value]


def _away(record: Record, own: dict[str, Any]) -> int | None:
    """Of a match at a distance: the seat that was not this device's."""
    told, seat = (record.x or {}).get("distance"), own.get("seat")
    texts = told.get("messages") if isinstance(told, dict) else None
    sound = isinstance(texts, list) and len(texts) > 1 and all(isinstance(text, str) for text in texts)
    return 1 - seat if sound and type(seat) is int and seat in (0, 1) and len(record.seats) == 2 else None


def take_up_primer(sitting: Sitting) -> None:
    """Have the sitting follow its game's first lesson, if its only round has that deal between two, a person first."""
    from lostcities.lessons.primer import Following, begun_with

    primer = begun_with(sitting.match)
    if primer and len(sitting.match.rounds) == 1 and sitting.people == [0]:
        sitting.primer = Following(primer)
