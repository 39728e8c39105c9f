"""What the page asks about a table besides the table itself (snapshot.py). No answer changes anything on it."""

from collections.abc import Mapping, Sequence
from typing import Any

from lostcities.errors import BadRecord, Misuse, NotNow
from lostcities.game import Game, Sight
from lostcities.record import write
from lostcities.statistics import facts_of
from lostcities.table.refusals import refuse_behind_curtain
from lostcities.table.remembered import hold_x, own_x
from lostcities.table.shown import snapshot, study
from lostcities.table.shown.sheet import sheet
from lostcities.table.sitting import Sitting
from lostcities.table.taught.guide import Scene, guide
from lostcities.table.taught.primer import covered

Shown = Mapping[str, str]
"""The display choices of `Game.view`."""


def seen(sitting: Sitting) -> tuple[Game, Sight]:
    """The game, and what the viewer may know of it. Raises NotNow."""
    refuse_behind_curtain(sitting)
    return sitting.game, sitting.sight(snapshot.viewer(sitting))


def tip(sitting: Sitting, known: Sequence[str], shown: Shown) -> dict[str, Any] | None:
    """What a guided beginner is told now, a key and values, if it is not among the `known`."""
    seat = snapshot.viewer(sitting)
    if snapshot.waiting(sitting) != "person" or seat is None:
        return None
    if sitting.primer is not None:
        return None  # its words are in the table already
    view = sitting.game.view(sitting.sight(seat), shown)
    told = guide(Scene(view, sitting.log, seat), sitting.game.name, [*known, *covered(sitting)])
    return None if told is None else {"key": told[0], "values": told[1]}


def clue(sitting: Sitting) -> str:
    """The key of the lesson's next hint. Raises NotNow."""
    lesson = sitting.lesson
    key = "" if lesson is None or lesson.over else lesson.hint()
    if not key:
        raise NotNow("error-no-hint", "there is no hint here")
    return key


def standing(sitting: Sitting, shown: Shown) -> dict[str, Any]:
    """The score sheet as the viewer may see it."""
    seat = None if snapshot.curtain(sitting) is not None else snapshot.viewer(sitting)
    view = sitting.game.view(sitting.sight(seat), shown)
    return sheet(sitting, snapshot.hidden_seats(sitting, view["scores"]))


def save(sitting: Sitting, shown: Shown) -> dict[str, Any]:
    """The match for this device's storage: its name, a line about it, its record, which holds hidden cards, and, once
    it is over, its facts for the statistics. Raises NotNow, or BadRecord where it could not be read again: what came
    with it from elsewhere may leave no room in a record for what the table adds."""
    if study.only_studied(sitting):
        raise NotNow("error-not-kept", "positions, lessons and replays are not kept")
    summary = snapshot.summary(sitting, shown)
    kept = {"id": sitting.id, "summary": summary, "facts": None}
    if sitting.afar is not None:
        return {**kept, "record": sitting.afar.keep()}
    if summary["result"] is not None:
        kept["facts"] = facts_of(sitting.match, sitting.minds, summary["result"], own_x(sitting))
    try:
        return {**kept, "record": write(hold_x(sitting.record, own_x(sitting)))}
    except Misuse as error:
        raise BadRecord(str(error), **error.values) from None
