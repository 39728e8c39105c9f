"""The bridge: `handle(text) -> text` is all that the page's worker ever calls.

Any text at all gets a reply, and none breaks the table: a message that fails, foreseen or not, leaves the table as it
was. Here is the package's only broad `except`, apart from those of guest.py, where somebody else's code runs.
"""

from collections.abc import Callable
from typing import Any

from lostcities.errors import LostCitiesError, Misuse, Stale
from lostcities.messages import about, accept, id_of, read_json, refuse, reply
from lostcities.table import Table

Answer = dict[str, Any]


class Bridge:
    """A table and the door to it. The page has one; tests make their own."""

    def __init__(self, reckon: Callable[[str, str, str], str] | None = None) -> None:
        """`reckon` computes for matches at a distance; without one Python does, slowly (distance/group.py)."""
        self.table = Table(reckon)

    def handle(self, text: str) -> str:
        """The reply to a request. Never raises."""
        name = None
        before = None
        try:
            before = self.table.remember()
            request = read_json(text)
            name = id_of(request)
            do, fields = accept(request, len(text))
            return reply(name, _ANSWERS[do](self.table, fields))
        except Exception as error:
            if isinstance(error, LostCitiesError) and not isinstance(error, Misuse):
                return refuse(name, error, self.table.look() if isinstance(error, Stale) else None)
            self.table.restore(before)  # a mistake of the program must not cost a match
            return refuse(name, None)


def _table(act: Callable[[Table, Answer], object]) -> Callable[[Table, Answer], Answer]:
    """The answer of a request that does something and then shows the table."""

    def answer(table: Table, fields: Answer) -> Answer:
        act(table, fields)
        return _looked(table)

    return answer


def _looked(table: Table) -> Answer:
    """The table or, if it is a match at a distance whose cards are not dealt yet, how that match stands."""
    seen = table.look()
    return {"afar": table.told_afar()} if seen is None and not table.empty else {"table": seen}


def _think(table: Table, fields: Answer) -> Answer:
    progress = table.think(**fields)
    return {"table": table.look()} if progress is None else {"thinking": {"progress": progress}}


def _hint(table: Table, fields: Answer) -> Answer:
    found = table.hint(**fields)
    return {"thinking": {"progress": found}} if isinstance(found, float) else {"hint": found}


def _par(table: Table, fields: Answer) -> Answer:
    found = table.par(**fields)
    return {"thinking": {"progress": found}} if isinstance(found, float) else {"par": found}


def _link(table: Table, fields: Answer) -> Answer:
    from lostcities.table.after.linked import link_of  # loaded on first use

    return {"link": link_of(**fields)}


def _unlink(table: Table, fields: Answer) -> Answer:
    from lostcities.table.after.linked import match_of

    return {"save": match_of(shown=table.shown, **fields)}


_ANSWERS: dict[str, Callable[[Table, Answer], Answer]] = {
    "hello": lambda table, fields: {"about": about()},
    "new": _table(lambda table, fields: table.new(**fields)),
    "day": _table(lambda table, fields: table.day(**fields)),
    "par": _par,
    "look": lambda table, fields: _looked(table),
    "play": _table(lambda table, fields: table.play(**fields)),
    "why": lambda table, fields: {"reason": table.why(**fields)},
    "worth": lambda table, fields: {"worth": table.worth(**fields)},
    "think": _think,
    "hurry": _table(lambda table, fields: table.hurry(**fields)),
    "undo": _table(lambda table, fields: table.undo(**fields)),
    "pass": _table(lambda table, fields: table.pass_on(**fields)),
    "lift": _table(lambda table, fields: table.lift(**fields)),
    "on": _table(lambda table, fields: table.go_on(**fields)),
    "leave": _table(lambda table, fields: table.leave()),
    "next": _table(lambda table, fields: table.next()),
    "concede": _table(lambda table, fields: table.concede(**fields)),
    "rematch": _table(lambda table, fields: table.rematch()),
    "hint": _hint,
    "guide": lambda table, fields: {"guide": table.guide(**fields)},
    "prefs": _table(lambda table, fields: table.choose(fields)),
    "sheet": lambda table, fields: {"sheet": table.sheet()},
    "position": _table(lambda table, fields: table.position(**fields)),
    "picture": _table(lambda table, fields: table.picture(**fields)),
    "lesson": _table(lambda table, fields: table.lesson(**fields)),
    "clue": lambda table, fields: {"clue": {"key": table.clue()}},
    "replay": _table(lambda table, fields: table.replay(**fields)),
    "through": _table(lambda table, fields: table.through(**fields)),
    "step": _table(lambda table, fields: table.step(**fields)),
    "invite": _table(lambda table, fields: table.invite(**fields)),
    "invited": lambda table, fields: {"invitation": table.invited(**fields)},
    "accept": _table(lambda table, fields: table.accept(**fields)),
    "receive": _table(lambda table, fields: table.receive(**fields)),
    "afar": _table(lambda table, fields: table.afar(**fields)),
    "brought": _table(lambda table, fields: table.brought(**fields)),
    "link": _link,
    "unlink": _unlink,
    "branch": _table(lambda table, fields: table.branch(**fields)),
    "review": lambda table, fields: {"reviewing": table.review(**fields)},
    "weigh": lambda table, fields: {"reviewing": table.weigh()},
    "moment": lambda table, fields: {"table": table.moment(**fields)},
    "line": lambda table, fields: {"line": table.line()},
    "save": lambda table, fields: {"save": table.save()},
    "open": _table(lambda table, fields: table.open(**fields)),
    "rename": _table(lambda table, fields: table.rename(**fields)),
    "own": _table(lambda table, fields: table.own(**fields)),
    "question": lambda table, fields: {"question": table.question(**fields)},
    "answer": _table(lambda table, fields: table.answer(**fields)),
    "compare": lambda table, fields: {"keep": table.compare(**fields)},
    "held": lambda table, fields: {"held": table.held(**fields)},
    "statistics": lambda table, fields: {"statistics": table.statistics(**fields)},
    "check": lambda table, fields: {"save": table.check(**fields)},
}

handle = Bridge().handle
