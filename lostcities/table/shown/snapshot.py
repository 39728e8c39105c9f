"""What the page gets of a sitting: who looks, what that person may see, and what the table waits for.

Everything here comes from one seat's sight (or an onlooker's), from what all saw happen, and from the match's open
facts. While the curtain is drawn there is no view at all; until a person passes the device on, the view is theirs.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from lostcities.statistics import columns_of
from lostcities.table.seat_minds import own_seats
from lostcities.table.shown.glance import best, laid
from lostcities.table.shown.sheet import Hidden, final_result, sheet, veil
from lostcities.table.shown.trace import log, nothing, trace
from lostcities.table.sitting import Sitting
from lostcities.table.taught import primer
from lostcities.table.undo import cost

if TYPE_CHECKING:
    from lostcities.lessons import Attempt, Verdict

Shown = Mapping[str, str]
"""Display choices: {"discards": "top" | "all", "totals": "own" | "all"}."""

BRIEF = ("waits", "seat", "number", "sent", "since", "turn", "asked", "asking")
"""What the line in a list tells of a match at a distance."""

Waiting = Literal["person", "mind", "own", "afar", "pass", "curtain", "round", "match", "still"]


def viewer(sitting: Sitting) -> int | None:
    """The seat whose hand is shown: the only person's, or that of the person the curtain was last lifted for.

    None shows no hand: only computers play, or people share the device and no turn of theirs is on.
    """
    if sitting.still:
        return sitting.eyes
    people = sitting.people
    if len(people) == 1:
        return people[0]
    return None if sitting.over or sitting.match.round_over else sitting.present


def curtain(sitting: Sitting) -> int | None:
    """The person for whom the curtain is drawn: one whose turn it is while nobody holds the device."""
    seat = _sharer_to_move(sitting)
    return seat if sitting.present is None or sitting.covered else None


def passing(sitting: Sitting) -> int | None:
    """The person to whom the device is to be passed: one whose turn it is while another still looks at their own hand.

    So whoever draws a card sees it, and what computer players did after that, before the curtain falls.
    """
    seat = _sharer_to_move(sitting)
    return None if curtain(sitting) is not None or seat == sitting.present else seat


def _sharer_to_move(sitting: Sitting) -> int | None:
    """The seat to move, if it is that of one of several people who share the device."""
    seat = sitting.state.seat
    if (
        sitting.still
        or sitting.over
        or sitting.match.round_over
        or len(sitting.people) < 2
        or seat not in sitting.people
    ):
        return None
    return seat


def waiting(sitting: Sitting) -> Waiting:
    """What the table waits for; a table that is only looked at waits for nothing."""
    if sitting.still:
        return "still"
    if sitting.over:
        return "match"
    if sitting.afar is not None:
        return "round" if sitting.afar.between else "person" if sitting.afar.own else "afar"
    if sitting.match.round_over:
        return "round"
    if curtain(sitting) is not None:
        return "curtain"
    if passing(sitting) is not None:
        return "pass"
    if sitting.state.seat in sitting.guests and len(sitting.state.legal()) > 1:
        return "own"
    return "mind" if sitting.minds[sitting.state.seat] else "person"


def table(sitting: Sitting, shown: Shown) -> dict[str, Any]:
    """The whole table for the page; see messages for the shape."""
    match = sitting.match
    drawn = curtain(sitting)
    seat = None if drawn is not None else viewer(sitting)
    view = _view(sitting, seat, shown)
    hidden = hidden_seats(sitting, view["scores"])
    waits = waiting(sitting)
    number = len(match.rounds) - 1
    if waits in ("still", "match", "afar") or primer.reads(sitting):
        view["moves"] = []
    lesson_told = primer.told(sitting)
    return {
        "id": sitting.id,
        "game": sitting.game.name,
        "rules": dict(match.rules),
        "seats": seats(sitting),
        "viewer": seat,
        "ply": sitting.ply,
        "round": number,
        "rounds": planned_rounds(sitting),
        "starts": match.rounds[number].starts,
        "view": None if drawn is not None else view,
        "curtain": None if drawn is None else {"seat": drawn},
        "waiting": waits,
        "undo": cost(sitting),
        "practice": sitting.practice,
        **({"setDeal": True} if primer.covered(sitting) else {}),
        **({"playedOn": True} if sitting.played_on else {}),
        **({"gentle": True} if sitting.gentle else {}),
        "conceded": sitting.conceded,
        "totals": veil(list(match.totals()), hidden),
        "log": log(sitting, seat),
        "trace": nothing(sitting) if drawn is not None else trace(sitting, seat, view),
        "sheet": sheet(sitting, hidden) if waits in ("round", "match") else None,
        "result": final_result(sitting),
        **({} if sitting.lesson is None else {"lesson": lesson(sitting.lesson, sitting.verdict)}),
        **({} if lesson_told is None else {"primer": lesson_told}),
        **({} if sitting.away is None or sitting.still else {"afar": _afar(sitting)}),
        **({} if sitting.replay is None else {"replay": sitting.replay}),
        **({} if sitting.day is None else {"day": sitting.day}),
        **({"absent": gone} if (gone := absent(sitting)) else {}),
    }


def _afar(sitting: Sitting) -> dict[str, Any]:
    from lostcities.table.distance.afar import told

    return told(sitting)


def _view(sitting: Sitting, seat: int | None, shown: Shown) -> dict[str, Any]:
    """What is drawn for that seat. Once a match that was played here is over, all points and hands are told, also where
    it is gone through with all hands open. Of a position that was over when it came, only what it names lies open: the
    cards that chance has dealt for the rest were in no hand."""
    ends = {"ends": "match"} if sitting.over or sitting.match.rounds[-1].origin is not None else {}
    told = sitting.open or (sitting.over and not sitting.still)
    view = sitting.game.view(sitting.sight(seat), {**shown, **ends, **({"totals": "all"} if told else {})})
    for zone in view["zones"] if told else ():
        if zone["kind"] in ("hand", "backs"):
            whose = zone["seat"]
            zone["cards"] = _hand(sitting, whose) if sitting.named is None else list(sitting.named[whose])
    return view


def _hand(sitting: Sitting, seat: int) -> list[str]:
    """A seat's hand, as it sees it."""
    zones = sitting.game.view(sitting.sight(seat), {})["zones"]
    cards: list[str] = next(zone["cards"] for zone in zones if zone["kind"] == "hand")
    return cards


def lesson(attempt: "Attempt", verdict: "Verdict | None") -> dict[str, Any]:
    """How far a lesson is, what is to be done, and what was said to the last move that it took: keys of messages."""
    step = attempt.step
    said = None if verdict is None else {"kind": verdict.kind, "key": verdict.key, "values": verdict.values}
    return {
        "title": attempt.lesson.title,
        "task": attempt.lesson.task,
        "step": attempt.at,
        "steps": len(attempt.lesson.steps),
        "say": step.say,
        "hints": 0 if attempt.over else len(step.hints) - attempt.hinted,
        "said": said,
        "over": attempt.over,
    }


def hidden_seats(sitting: Sitting, scores: list[int | None]) -> Hidden:
    """Whose points are kept from the viewer: those the view does not tell, until the match is over."""
    return [score is None and not sitting.over for score in scores]


def absent(sitting: Sitting) -> list[int]:
    """The seats whose own player is not there, so that another sits in."""
    return [] if sitting.replay is not None else sorted(own_seats(sitting) - sitting.guests)


def seats(sitting: Sitting) -> list[dict[str, str]]:
    """Who sits at the table; `mind` is "" for a person."""
    return [{"name": seat.name, "mind": mind} for seat, mind in zip(sitting.record.seats, sitting.minds, strict=True)]


def planned_rounds(sitting: Sitting) -> int:
    """How many rounds the match is meant to have, 0 once it goes on beyond them."""
    if sitting.match.rounds[-1].origin is not None:
        return 1
    planned: int = sitting.match.rules["rounds"]
    return planned if len(sitting.match.rounds) <= planned else 0


def _day(sitting: Sitting, dates: dict[str, str]) -> dict[str, Any]:
    """The dates of a deal of the day; once it is over, what the person laid and what luck gave."""
    if not sitting.over or not sitting.people:
        return dict(dates)
    from lostcities.review.luck import luck_of

    you = sitting.people[0]
    luck = luck_of(sitting.match)[-1]
    columns = columns_of(sitting.match, sitting.match.rounds[-1], you)
    return {**dates, "columns": columns, "luck": luck.deal[you] + luck.of_draws(you)}


def summary(sitting: Sitting, shown: Shown) -> dict[str, Any]:
    """A match in a line of a list: nothing hidden from an onlooker, so that it may be kept beside the record."""
    view = sitting.game.view(sitting.sight(None), shown)
    hidden = hidden_seats(sitting, view["scores"])
    waits = waiting(sitting)
    carried = None if sitting.away is None else _afar(sitting)
    return {
        "game": sitting.game.name,
        "seats": seats(sitting),
        "round": len(sitting.match.rounds) - 1,
        "rounds": planned_rounds(sitting),
        "toMove": sitting.state.seat if waits not in ("round", "match", "still") else None,
        "deck": next(zone["count"] for zone in view["zones"] if zone["kind"] == "deck"),
        "totals": veil(list(sitting.match.totals()), hidden),
        "waiting": waits,
        "practice": sitting.practice,
        "conceded": sitting.conceded,
        "result": final_result(sitting),
        "laid": laid(view),
        **({} if sitting.day is None else {"day": _day(sitting, sitting.day)}),
        **({"best": best(sheet(sitting, hidden))} if sitting.over else {}),
        **({} if carried is None else {"afar": {key: carried[key] for key in BRIEF}}),
    }
