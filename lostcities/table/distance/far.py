"""The door to matches at a distance: what is asked of a table before it is known that it holds one, and what brings
afar.py, and lostcities/distance with it, when one is asked for.
"""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from lostcities import outside_json
from lostcities.errors import BadRecord, NotNow
from lostcities.record import Relation, read
from lostcities.table.sitting import Sitting

if TYPE_CHECKING:
    from lostcities.table.distance.afar import Afar, Reckon

KEPT = '"lostcities-distance"'
"""In whatever a device keeps of such a match while it goes on."""


def rules() -> ModuleType:
    """The module that knows them; the page has fetched what it needs by then."""
    from lostcities.table.distance import afar

    return afar


def is_kept(record: str) -> bool:
    """Whether a kept text is of a match at a distance that goes on, and no record."""
    return KEPT in record[:100]


def further(reckon: "Reckon | None", mine: str, theirs: str) -> Relation:
    """What is to be kept of two texts of a match at a distance, of which one at least is kept while it goes on: the one
    with more messages, and of the same messages that with more half-moves yet to be said. Another secret is that of
    another match, and a record is believed where the match comes to it (alike.py). Raises BadRecord."""
    (seat, secret, messages, moves), (their_seat, their_secret, their_messages, their_moves) = (
        _line(mine),
        _line(theirs),
    )
    if seat != their_seat:
        return "both"
    if not is_kept(theirs):
        return "theirs" if _ends(reckon, mine, messages, theirs, their_messages) else "both"
    if not is_kept(mine):
        return "mine" if _ends(reckon, theirs, their_messages, mine, messages) else "both"
    if secret != their_secret:
        return "both"
    if messages == their_messages:
        if moves == their_moves:
            return "same"
        return "theirs" if their_moves[: len(moves)] == moves else "mine"
    if messages[: len(their_messages)] == their_messages:
        return "mine"
    return "theirs" if their_messages[: len(messages)] == messages else "both"


def _ends(reckon: "Reckon | None", kept: str, messages: list[str], record: str, all_messages: list[str]) -> bool:
    """Whether the match that is kept comes to that record, by the messages of each."""
    if all_messages[: len(messages)] != messages:
        return False
    from lostcities.table.distance.alike import comes_to

    return comes_to(reckon, kept, record)


def _line(text: str) -> tuple[int, object, list[str], list[int]]:
    """Whose side of it a device has, by which secret, the messages of both, and the half-moves of this side that no
    message says yet. A record, which is of a match that is over, has them with what the table remembers, and no secret.
    """
    try:
        if is_kept(text):
            kept = outside_json.read(text)
            here = kept.get("here") or {}
            return kept["seat"], kept["secret"], list(kept["messages"]), list(here.get("moves") or [])
        told = read(text).x or {}
        return told["lostcities"]["seat"], None, list(told["distance"]["messages"]), []
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise error if isinstance(error, BadRecord) else BadRecord("no match at a distance") from None


def kept(reckon: "Reckon | None", record: str) -> Sitting | None:
    """The match at a distance that is kept so, None for a record. Raises BadPost."""
    if not is_kept(record):
        return None
    afar: Afar = rules().restore(reckon, record)
    return afar.sitting(name_of(afar))


def name_of(match: "Afar") -> str:
    """The name under which this device keeps it: whoever has a message finds it by that."""
    return f"d-{match.table.course.name}"


def invited(reckon: "Reckon | None", text: str) -> dict[str, Any]:
    """What an invitation says (messages, INVITATION). Raises BadPost."""
    name, said = rules().invitation(reckon, text)
    match = said.match
    return {
        "id": f"d-{name}",
        "game": match.game.name,
        "rules": dict(match.rules),
        "name": said.name,
        "hints": said.hints,
    }


def at_distance(sitting: Sitting | None) -> Sitting:
    """The sitting on the table, which is of a match at a distance. Raises NotNow."""
    if sitting is None or sitting.away is None or sitting.still:
        raise NotNow("error-no-match", "there is no match at a distance on the table")
    return sitting


def refuse_ended(sitting: Sitting) -> None:
    """Raises NotNow if all its cards are laid open already."""
    if sitting.afar is None:
        raise NotNow("error-match-over", "the match is over")


def refuse_hint(sitting: Sitting) -> None:
    """Raises NotNow where advice was not agreed on."""
    if sitting.afar is not None and not sitting.afar.table.course.invitation.hints:
        raise NotNow("error-afar-hint", "both have agreed to play without hints")


class FarTable:
    """What of a table (live.py) is for matches at a distance. A method that raises leaves the table as it was."""

    def __init__(self, reckon: "Reckon | None") -> None:
        self.reckon = reckon
        self._sitting: Sitting | None = None

    @property
    def empty(self) -> bool:
        """Whether nothing is on the table."""
        return self._sitting is None

    def _put(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def invite(self, game: str, options: Mapping[str, Any], name: str, hints: bool, at: int) -> None:
        """Invite somebody at another device. Raises BadOption, or BadRecord for the name."""
        self._put_afar(rules().invite(self.reckon, game, options, name, hints, at))

    def invited(self, text: str) -> dict[str, Any]:
        """What an invitation says, before anything is answered. Raises BadPost."""
        return invited(self.reckon, text)

    def accept(self, text: str, name: str, at: int) -> None:
        """Accept an invitation. Raises BadPost, or BadRecord for the name."""
        self._put_afar(rules().accept(self.reckon, text, name, at))

    def receive(self, text: str, at: int) -> None:
        """Take a message of the other device. Raises BadPost or NotNow, and everything is as it was."""
        sitting = at_distance(self._sitting)
        if sitting.afar is None:
            rules().refuse_held(sitting, text)
        refuse_ended(sitting)
        self._change_afar(sitting, lambda afar: afar.receive(text, at))

    def afar(self, act: str, won: bool = False) -> None:
        """Ask for the last turn back, give it back (or, while one asks, send the turn in the question's place), give
        the match up, or charge. Raises BadPost or NotNow."""
        sitting = at_distance(self._sitting)
        refuse_ended(sitting)
        self._change_afar(sitting, lambda afar: afar.act(act, won))

    def brought(self, number: int, at: int) -> None:
        """The own message of that number was handed to somebody to carry. Raises NotNow."""
        rules().brought(at_distance(self._sitting), number, at)

    def told_afar(self) -> dict[str, Any]:
        """How the match at a distance stands. Raises NotNow."""
        told: dict[str, Any] = rules().told(at_distance(self._sitting))
        return told

    def _change_afar(self, sitting: Sitting, change: Callable[["Afar"], object]) -> None:
        """Change a copy of what the sitting has, and put the table as it stands then; an error changes nothing."""
        assert sitting.afar is not None
        changed = sitting.afar.copy()
        change(changed)
        self._put_afar(changed, sitting.id)

    def _put_afar(self, afar: "Afar", name: str = "") -> None:
        name = name or name_of(afar)
        self._put(afar.final(name) if afar.ended else afar.sitting(name))
