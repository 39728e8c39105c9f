"""One side of a match at a distance: messages in, messages out, what is seen, what is awaited.

A table keeps its secret and the list of messages, and derives all else from them. It has no clock, network or storage:
the program around it brings its texts to the other side, by any means, and stores what `keep` returns.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

from lostcities import outside_json
from lostcities.distance import about
from lostcities.distance.course import Course, verdict_of
from lostcities.distance.deal import HAND, Deal
from lostcities.distance.group import Group, number_text, packed
from lostcities.distance.secret import card_points, coin_of, commitment, digest, match_name, numbers_of, round_secret
from lostcities.distance.sentences import Refused
from lostcities.distance.wire import FIELDS, Message, fingerprint, read, write
from lostcities.errors import BadText, Misuse
from lostcities.game import Sight, View
from lostcities.match import Match
from lostcities.record import Record

FORMAT = "lostcities-distance"
_SECRET = re.compile(r"[0-9A-Fa-f]{64}")


class Table:
    """One side of a match at a distance. `invite`, `accept` and `restore` make a table; `secret` is 64 hexadecimal
    digits that nobody can guess, never used for another match."""

    def __init__(self, course: Course, secret: str) -> None:
        self.course = course
        self.secret = secret
        self.asked = ""
        """The other side's request to take back its last message, until this side grants it or plays on."""
        self.asking = ""
        """This side's own request, until another message comes: only while it stands can a turn be given back."""

    # How it begins

    @classmethod
    def invite(
        cls, group: Group, game: str, options: Mapping[str, Any], name: str, secret: str, hints: bool = False
    ) -> "Table":
        """The inviter's table; `sent` is the invitation. Raises BadOption, or BadRecord for the name."""
        match = Match.begin(game, options, 2)
        said = about.invite(group, match, name, hints)
        called = match_name(secret)
        first, promise = _first_list(group, match, called, round_secret(secret, called, 0), 0)
        fields = {"about": said, "list": first, "draw": promise}
        text = write(Message(called, 1, "", "invite", fields))
        return cls(Course(group, 0, _rounds_of(secret, called), text), secret)

    @classmethod
    def accept(cls, group: Group, invitation: str, name: str, secret: str) -> "Table":
        """The invited side's table; `sent` is the acceptance. Raises Refused or Cheat, or BadRecord for the name."""
        said = about.accept(name)
        invitation = invitation.strip()
        message = read(invitation)
        course = Course(group, 1, _rounds_of(secret, message.match), invitation)
        about.refuse_name(message["about"])
        table = cls(course, secret)
        table._say("accept", about=said, **table._second(course.deal))
        return table

    @classmethod
    def restore(cls, group: Group, kept: str) -> "Table":
        """The table that `keep` has written down. Raises Refused for any other text."""
        try:
            said = outside_json.read(kept)
            if said["format"] != FORMAT or said["version"] != 1:
                raise Refused("distance-form")
            messages = said["messages"]
            _refuse_other(said["secret"], said["seat"], messages)
            course = Course(group, said["seat"], _rounds_of(said["secret"], read(messages[0]).match), messages[0])
            table = cls(course, said["secret"])
            for message in messages[1:]:
                course.take(message)
            if type(said["asked"]) is not str:
                raise Refused("distance-form")
            table.asked = said["asked"]
            if "ask" in table.acts and said.get("asking") == table.question:
                table.asking = table.question
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise error if isinstance(error, Refused) else Refused("distance-form") from None
        return table

    def keep(self) -> str:
        """The whole table as text. It holds the secret: it is for this device alone."""
        course = self.course
        asked = {"asked": self.asked, "asking": self.asking}
        kept = {"secret": self.secret, "seat": course.me, **asked, "messages": course.messages}
        return json.dumps({"format": FORMAT, "version": 1, **kept})

    def __repr__(self) -> str:
        course = self.course
        return (
            f"<Table of seat {course.me}: {len(course.messages)} messages, {course.stage}, seat {course.seat} is next>"
        )

    # What comes in

    def receive(self, text: str) -> str:
        """Take a message from the other side, and return its kind. Raises Refused, and then changes nothing; the
        sentence says whether a message is lost, doubled, late, altered or from another match."""
        text = text.strip()
        message = read(text)
        course = self.course
        if message.match != course.name:
            raise Refused("distance-match")
        if message.kind == "ask":
            return self._receive_ask(message, text)
        if message.sender == course.me:
            raise Refused("distance-own" if text in course.messages else "distance-turn", number=message.number)
        if text in course.messages:
            raise Refused("distance-again", number=message.number)
        course.refuse_misplaced(message)
        if message.kind == "undo" and not self.asking:
            raise Refused("distance-undo")
        if message.kind == "accept":
            about.refuse_name(message["about"])
        course.take(text)
        self.asked = self.asking = ""
        return message.kind

    def _receive_ask(self, message: Message, text: str) -> str:
        course = self.course
        if message.sender == course.me:
            raise Refused("distance-own")
        if message.number > len(course.messages):
            # The turn that it would take back has not come yet.
            raise Refused("distance-early", number=message.number + 1, wanted=len(course.messages) + 1)
        known = message.after == fingerprint(course.messages[message.number - 1])
        if known and message.number < len(course.messages):
            raise Refused("distance-late", number=message.number)
        if not known or not course.can_undo(message.sender):
            raise Refused("distance-undo")
        if text == self.asked:
            raise Refused("distance-again", number=message.number)
        self.asked = text
        return message.kind

    # What goes out

    @property
    def sent(self) -> str:
        """The last message of this side, which can be sent again at any time; "" before the first."""
        own = self.course.messages[self.course.me :: 2]
        return own[-1] if own else ""

    @property
    def acts(self) -> tuple[str, ...]:
        """What this side can do now, as names of methods. While it waits for the other side's message, it can at most
        ask for its last turn back."""
        course = self.course
        if course.stage in ("end", "broken"):
            return ()
        if course.seat != course.me:
            return ("ask",) if course.can_undo(course.me) else ()
        match course.stage:
            case "found":
                return ("charge",)
            case "play":
                return ("play", "undo", "concede") if self.asked else ("play", "concede")
            case "hand" if course.deal.starts == course.me:
                return ("play",)
        return ("go_on",)

    def _refuse(self, act: str) -> None:
        if act not in self.acts:
            raise Refused("distance-not-now")

    def _say(self, kind: str, **fields: str) -> str:
        course = self.course
        given = {name: fields.get(name, "") for name in FIELDS[kind]}
        last = course.messages[-1]
        text = write(Message(course.name, len(course.messages) + 1, fingerprint(last), kind, given))
        course.take(text)
        self.asked = self.asking = ""
        return text

    def go_on(self) -> str:
        """Make the message that needs no choice: a list, numbers, or the secret at the end of a round."""
        self._refuse("go_on")
        course, deal = self.course, self.course.deal
        if course.stage == "deal":
            new = deal.copy()
            new.coins[course.me] = deal.mine.coin
            new.draw()
            made, keys = packed(new.list_of(deal.mine)), self._keys(new, 1 - course.me)
            return self._say("deal", list=made, keys=keys, draw=packed([deal.mine.coin]))
        if course.stage == "hand":
            return self._say("hand", keys=self._keys(deal, deal.dealer))
        fields = {"list": "", "draw": ""}
        if course.goes_on() and course.stage == "open":
            number = deal.number + 1
            secret = round_secret(self.secret, course.name, number)
            fields["list"], fields["draw"] = _first_list(course.group, course.before, course.name, secret, number)
        elif course.goes_on() and course.coming is not None:
            fields = self._second(course.coming)
        return self._say("open", secret=packed([self._round_secret()]), **fields)

    def play(self, turn: str) -> str:
        """Make the message of one whole turn, such as "r5 <". Raises BadText or IllegalMove."""
        self._refuse("play")
        course, deal = self.course, self.course.deal
        match = course.imagined(deal)
        for move in turn.split(" "):
            if match.round_over or match.to_move != course.me:
                raise BadText(f"{move[:60]!r} comes after the end of the turn", text=move[:60])
            match.play_text(move)
        if not match.round_over and match.to_move == course.me:
            raise BadText("the turn is not whole", text=turn[:60])
        fields = {"turn": turn, **self._shown(deal, turn)}
        if course.stage == "hand":
            return self._say("hand", keys=self._keys(deal, deal.dealer), **fields)
        owed = deal.owed(course.me)
        drawn = "" if owed < 0 else packed([number_text(deal.my_key(owed))])
        return self._say("turn", drawn=drawn, **fields)

    def _shown(self, deal: Deal, turn: str) -> dict[str, str]:
        """The place and the number of the card that a turn plays; nothing where everybody knows the card."""
        me, card = deal.me, deal.said_by(turn)
        if deal.public_place(me, card) >= 0:
            return {}
        held = [place for place in deal.hands[me] if place in deal.opened and deal.text(deal.opened[place]) == card]
        # Playing one of two copies must not tell where the other is: a draw decides, from what nobody else knows yet.
        place = held[int(digest("copy", self._round_secret(), len(deal.turns)), 16) % len(held)]
        return {"place": str(place), "key": packed([number_text(deal.my_key(place))])}

    def ask(self) -> str:
        """Make the request to take back the turn that was sent last. It is no part of the course and binds nobody."""
        self._refuse("ask")
        self.asking = self.question
        return self.asking

    @property
    def question(self) -> str:
        """A request to take back the last message, whichever side sent it."""
        course = self.course
        return write(Message(course.name, len(course.messages), fingerprint(course.messages[-1]), "ask", {}))

    def undo(self) -> str:
        """Make the message that gives the other side its last turn back, as it has asked."""
        self._refuse("undo")
        return self._say("undo")

    def concede(self) -> str:
        """Make the message that gives up the match and opens this side's cards."""
        self._refuse("concede")
        return self._say("concede", secret=packed([self._round_secret()]))

    def charge(self, won: bool) -> str:
        """Make the message that says what the other side did; `won`: it claims the match as won by default."""
        self._refuse("charge")
        cheat = self.course.cheat
        assert cheat is not None
        fields = {"fault": cheat.key, "claim": "won" if won else ""}
        return self._say("charge", secret=packed([self._round_secret()]), **fields)

    def _round_secret(self) -> str:
        return round_secret(self.secret, self.course.name, self.course.deal.number)

    def _second(self, deal: Deal) -> dict[str, str]:
        return {"list": packed(deal.list_of(deal.mine)), "draw": packed([deal.mine.coin])}

    def _keys(self, deal: Deal, seat: int) -> str:
        return packed([number_text(deal.my_key(place)) for place in range(seat * HAND, (seat + 1) * HAND)])

    # What is seen

    def match(self) -> Match:
        """The match with arbitrary cards where this side cannot know them: to ask what follows from the open ones."""
        course = self.course
        return course.imagined(course.deal) if self.in_round else course.before.copy()

    @property
    def in_round(self) -> bool:
        """Whether the round of the last lists is on the table: it is dealt and not yet opened by both sides."""
        return self.course.deal.starts >= 0 and self.course.stage != "end"

    def legal(self, *moves: str) -> list[str]:
        """The legal moves after `moves`, with which this side has begun its turn."""
        match = self.match()
        for move in moves:
            match.play_text(move)
        return match.legal() if match.in_round and match.to_move == self.course.me else []

    def sight(self) -> Sight:
        """All that this side may know of the round. A drawn card is missing from the hand until its number has come.
        Raises Misuse before the deal."""
        seen = self.match().sight(self.course.me)
        for card in self.stand_ins():
            del seen.hand[len(seen.hand) - 1 - seen.hand[::-1].index(card)]
        return seen

    def stand_ins(self) -> list[int]:
        """The cards that stand in `match` for cards in this side's hand that it cannot know yet: the one drawn last, or
        all of them until their numbers have come."""
        deal = self.course.deal
        shut = [place for place in deal.hands[self.course.me] if place not in deal.opened] if self.in_round else []
        world = deal.world() if shut else []
        return [deal.cards[world[place]] for place in shut]

    def view(self, shown: Mapping[str, Any]) -> View:
        """The table as this side sees it (zones.py)."""
        return self.course.before.game.view(self.sight(), shown)

    # What is left

    def record(self) -> Record:
        """An ordinary record of the finished rounds, with all messages under `x`. It leaves out a round whose cards are
        not opened, and a cheat until it is charged: nobody else could see it in the messages. Raises Misuse before the
        invitation is accepted."""
        course = self.course
        if not course.names[1]:
            raise Misuse("nobody has accepted the invitation yet")
        record = Record.of(course.before.copy(), course.names)
        verdict = verdict_of(course.me, course.conceded, course.cheat if course.charged else None, course.charged)
        record.x = {"distance": {"version": 1, "messages": course.messages[:], **verdict}}
        return record


def _rounds_of(secret: str, match: str) -> Any:
    return lambda number: round_secret(secret, match, number)


def _refuse_other(secret: Any, seat: Any, messages: Any) -> None:
    """Raises Refused for a secret that does not give that seat's first message. Every later message made with such a
    secret would look like a cheat to the other side."""
    if type(secret) is not str or not _SECRET.fullmatch(secret) or type(seat) is not int or seat not in (0, 1):
        raise Refused("distance-form")
    first = read(messages[seat])
    if seat == 0:
        own = first.match == match_name(secret)
    else:
        own = first["draw"] == packed([coin_of(round_secret(secret, first.match, 0))])
    if not own:
        raise Refused("distance-form")


def _first_list(group: Group, match: Match, called: str, secret: str, number: int) -> tuple[str, str]:
    """The first list of a round and the promise of the dealer's coin, as a message holds them."""
    points = card_points(group, called, number, len(match.game.cards(match.rules)))
    numbers = numbers_of(group, secret, len(points))
    locked = group.lock([points[at] for at in numbers.order], [number_text(numbers.common)] * len(points))
    return packed(locked), packed([commitment(numbers.coin, called, number)])
