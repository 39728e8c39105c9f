"""A match at a distance at this table: the protocol's state (lostcities/distance), a turn half made, and which messages
have been sent. What the page is told about the match is made here, and so is the sitting that shows it
(table/sitting.py).

It is imported only when a match at a distance is asked for: until then the page does not fetch lostcities/distance. It
knows no clock: the page says when something came or went.
"""

import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from lostcities import outside_json
from lostcities.distance import Group, Refused
from lostcities.distance import Table as Distant
from lostcities.distance.about import Invitation, read_invitation, refuse_name
from lostcities.distance.group import Asked
from lostcities.distance.wire import read
from lostcities.errors import NotNow
from lostcities.match import Match
from lostcities.record import Record
from lostcities.table.remembered import OWN_X, hold_x, own_x, sit_down
from lostcities.table.sitting import Sitting

T = TypeVar("T")
Reckon = Callable[[str, str, str], str]
"""What computes in the group (group.py, `Asked`)."""
UNDEALT = "not dealt yet"
"""The seed of a deal that nobody sees; it stands in for the first round's until that is dealt."""
ACTS = ("ask", "undo", "concede", "charge")


def group_of(reckon: Reckon | None) -> Group:
    """The group's arithmetic: by `reckon`, or the literal one without it."""
    if reckon is not None:
        return Asked(reckon)
    from lostcities.distance.ristretto import Ristretto

    return Ristretto()


def _twin(thing: T) -> T:
    """Another object with the same attributes."""
    new = object.__new__(type(thing))
    new.__dict__.update(thing.__dict__)
    return new


@dataclass(slots=True)
class Afar:
    """A match at a distance while it goes on. Copied before a message is answered, so that no failure changes it."""

    table: Distant
    moves: list[str] = field(default_factory=list)
    """The half-moves of the turn that this side is making."""
    sheets: int = 0
    """How many finished rounds' score sheets were looked at; only then does the next round come to the table."""
    sent: int = 0
    """The number of this side's last message that was handed to somebody to carry."""
    since: int = 0
    """When a message last came, or one of this side's last went (ms, as the page counts)."""
    asking: bool = False
    """Whether this side's question to take a turn back is what it sends, until another message comes."""

    def copy(self) -> "Afar":
        """An independent copy."""
        table = _twin(self.table)
        table.course = _twin(self.table.course)
        table.course.names = self.table.course.names[:]
        table.course.messages = self.table.course.messages[:]
        return replace(self, table=table, moves=self.moves[:])

    @property
    def me(self) -> int:
        """This device's seat."""
        return self.table.course.me

    @property
    def dealt(self) -> bool:
        """Whether there is a table to show."""
        own = self.table.course.deal.hands[self.me]
        known = self.table.in_round and any(place in self.table.course.deal.opened for place in own)
        return known or bool(self.table.course.before.rounds)

    @property
    def between(self) -> bool:
        """Whether a finished round's sheet still lies open."""
        return len(self.table.course.before.rounds) > self.sheets

    @property
    def own(self) -> bool:
        """Whether a turn of this side is due."""
        return "play" in self.table.acts

    # What is done

    def receive(self, text: str, at: int) -> None:
        """Take a message from the other side, and make the answer that needs no choice. Raises Refused."""
        arrived = self.number  # an answer shows that this message has arrived
        kind = self.table.receive(text)
        self.since = at
        if kind != "ask":
            self.asking, self.sent = False, max(self.sent, arrived)
            self.go_on()

    def go_on(self) -> None:
        """Make the next messages as long as they need no choice."""
        while self.table.acts == ("go_on",):
            self.table.go_on()

    def play(self, move: str) -> None:
        """Make a half-move of this side's turn; the last one makes its message. Raises BadText or IllegalMove."""
        match = self._begun()
        match.parse(move)
        match.play_text(move)
        turn = [*self.moves, move]
        if match.round_over or match.to_move != self.me:
            self.table.play(" ".join(turn))
            turn = []
        self.moves = turn

    def _begun(self) -> Match:
        """The match after the half-moves made so far."""
        match = self.table.match()
        for move in self.moves:
            match.play_text(move)
        return match

    def act(self, act: str, won: bool) -> None:
        """Ask for the last turn back, give it back, give the match up, or charge the other side. While this side asks,
        "undo" sends the turn instead of the question: the other side may not have it yet. Raises Refused."""
        self.moves = []
        if act == "ask":
            self.table.ask()
            self.asking = True
            self.sent = min(self.sent, self.number - 1)
        elif act == "undo" and self.asking:
            if self.sent == self.number:
                self.sent -= 2  # the turn is to go once more
            self.asking = False
        elif act == "charge":
            self.table.charge(won)
        else:
            getattr(self.table, act)()

    def brought(self, number: int, at: int) -> None:
        """The message of that number was handed to somebody to carry."""
        if number == self.number > self.sent:
            self.sent, self.since = number, at

    def next(self) -> None:
        """Go on from a round's sheet."""
        if not self.between:
            raise NotNow("error-round-going", "the round is not over")
        self.sheets = len(self.table.course.before.rounds)

    # What is kept and told

    @property
    def text(self) -> str:
        """This side's message that the other side is to receive."""
        return self.table.asking if self.asking else self.table.sent

    @property
    def number(self) -> int:
        """The number of this side's last message, 0 before the first; a question counts as one more message here."""
        count = len(self.table.course.messages)
        last = count - (count - 1 - self.me) % 2
        return count + 1 if self.asking else max(last, 0)

    def keep(self) -> str:
        """The whole match as text. It holds this side's secret."""
        here = {"moves": self.moves, "sheets": self.sheets, "sent": self.sent, "since": self.since}
        return json.dumps(
            {**json.loads(self.table.keep()), "here": {**here, "asking": self.text if self.asking else ""}}
        )

    @property
    def ended(self) -> bool:
        """Whether the match is over and its cards are opened: from here on it is an ordinary record."""
        return self.table.course.stage == "end"

    def final(self, name: str) -> Sitting:
        """The finished match as an ordinary sitting, whose record holds the messages."""
        own: dict[str, Any] = {"seat": self.me, "sent": self.sent, "since": self.since}
        if self.table.course.conceded is not None:
            own["conceded"] = self.table.course.conceded
        return sit_down(hold_x(self.table.record(), own), name)

    def sitting(self, name: str) -> Sitting:
        """What lies on the table, as this side knows it. Cards that it cannot know are filled in arbitrarily, and no
        sight of this seat shows them."""
        course = self.table.course
        match = course.before.copy() if self.between or not self.dealt else self.table.match()
        if not match.rounds:
            match.deal_by_chance(UNDEALT)
        sitting = Sitting(name, Record.of(match, course.names), course.name, sealed=0)
        sitting.afar, sitting.away, sitting.conceded = self, 1 - self.me, course.conceded
        sitting.review()
        self._hide(sitting)
        for move in [] if self.between else self.moves:
            sitting.play(sitting.match.parse(move))
        return sitting

    def _hide(self, sitting: Sitting) -> None:
        """Leave a card unnamed that this side has drawn and cannot know yet."""
        sitting.unknown = () if self.between else tuple(self.table.stand_ins())
        draws = [event["ply"] for event in sitting.log if event["kind"] == "draw" and event["seat"] == self.me]
        if sitting.unknown and draws:
            sitting.drawn.pop(draws[-1], None)

    @property
    def waits(self) -> str:
        """What is waited for (messages, AFAR)."""
        stage = self.table.course.stage
        if stage in ("found", "broken"):
            return stage
        if self.own:
            return "yours"
        return {"accept": "answer", "deal": "cards", "hand": "cards", "play": "turn"}.get(stage, "opening")


def invite(reckon: Reckon | None, game: str, options: Mapping[str, Any], name: str, hints: bool, at: int) -> Afar:
    """A new match to which somebody is invited. Raises BadOption, or BadRecord for the name."""
    return Afar(Distant.invite(group_of(reckon), game, options, name, secrets.token_hex(32), hints), since=at)


def accept(reckon: Reckon | None, text: str, name: str, at: int) -> Afar:
    """The match of somebody's invitation. Raises Refused or Cheat, or BadRecord for the name."""
    return Afar(Distant.accept(group_of(reckon), text, name, secrets.token_hex(32)), since=at)


def invitation(reckon: Reckon | None, text: str) -> tuple[str, Invitation]:
    """What an invitation says: the name of its match, and what it offers. Raises Refused."""
    message = read(text.strip())
    if message.kind != "invite":
        raise Refused("distance-kind", kind=message.kind)
    said = read_invitation(group_of(reckon), message["about"])
    refuse_name(message["about"])
    return message.match, said


def restore(reckon: Reckon | None, kept: str) -> Afar:
    """What `keep` has written down. Raises Refused."""
    table = Distant.restore(group_of(reckon), kept)
    here = outside_json.read(kept).get("here")
    here = here if isinstance(here, dict) else {}

    sheets = _whole(here.get("sheets"), len(table.course.before.rounds))
    afar = Afar(table, sheets=sheets, since=_whole(here.get("since")))
    afar.sent = _whole(here.get("sent"), len(table.course.messages) + 1)
    if "ask" in table.acts and here.get("asking") == table.question:
        table.ask()  # older texts say only here that it was asked
        afar.asking = True
    for move in here["moves"] if afar.own and isinstance(here.get("moves"), list) else ():
        try:
            afar.play(str(move))
        except ValueError:
            break
    return afar


def _whole(value: object, most: int = 10**15) -> int:
    """A count or a time from somebody's file; 0 for anything else."""
    return value if type(value) is int and 0 <= value <= most else 0


def ended(sitting: Sitting) -> dict[str, Any]:
    """What the page is told of a match that is over: its record has all messages, and this device's seat."""
    x = sitting.record.x or {}
    me = 1 - (sitting.away or 0)
    own = x[OWN_X]
    messages = x["distance"]["messages"]
    number = len(messages) - (len(messages) - 1 - me) % 2
    return {
        **_head(sitting, me),
        "waits": "over",
        "text": messages[number - 1],
        "number": number,
        "sent": number <= _whole(own.get("sent")),
        "since": _whole(own.get("since")),
        "acts": [],
        "asked": False,
        "asking": False,
        "hints": False,
        "fault": None,
    }


def refuse_held(sitting: Sitting, text: str) -> None:
    """Raises Refused for a message that the record of a finished match holds, and says that it is here already."""
    messages = (sitting.record.x or {})["distance"]["messages"]
    if text.strip() in messages:
        raise Refused("distance-again", number=messages.index(text.strip()) + 1)


def told(sitting: Sitting) -> dict[str, Any]:
    """What the page is told of a match at a distance (messages, AFAR)."""
    afar = sitting.afar
    if afar is None:
        return ended(sitting)
    course = afar.table.course
    return {
        **_head(sitting, afar.me),
        "waits": afar.waits,
        "text": afar.text,
        "number": afar.number,
        "sent": afar.number <= afar.sent,
        "since": afar.since,
        "acts": ["undo"] if afar.asking else [act for act in ACTS if act in afar.table.acts],
        "asked": bool(afar.table.asked),
        "asking": afar.asking,
        "hints": course.invitation.hints,
        "fault": _fault(afar),
    }


def _head(sitting: Sitting, me: int) -> dict[str, Any]:
    names = [seat.name for seat in sitting.record.seats]
    head = {"id": sitting.id, "game": sitting.game.name, "rules": dict(sitting.match.rules), "names": names}
    return {**head, "seat": me, "turn": sitting.state.turn}


def _fault(afar: Afar) -> dict[str, Any] | None:
    """The fault, and whose it is. An untrue charge is the fault of the side that made it."""
    course = afar.table.course
    seat, found = (afar.me, course.fault) if course.cheat is None else (1 - afar.me, course.cheat)
    if found is None:
        return None
    by, _, won = course.charged or (seat, "", False)
    return {"seat": seat, "key": found.key, "values": found.values, "claim": won and by != seat}


def brought(sitting: Sitting, number: int, at: int) -> None:
    """The message of that number was handed to somebody to carry."""
    if sitting.afar is not None:
        sitting.afar.brought(number, at)
    elif number == ended(sitting)["number"]:
        sitting.record = hold_x(sitting.record, {**own_x(sitting), "sent": number, "since": at})
