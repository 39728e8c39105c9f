"""The course of a match at a distance: where its messages so far have brought it, as one side sees it.

A course takes every message of the match in order, from both sides, and checks what the other side's say. It makes
none (table.py does), and knows no clock, network or storage. A refused message changes nothing.
"""

from collections.abc import Callable
from typing import Any

from lostcities.chance import choose, stream
from lostcities.distance.about import Invitation, read_acceptance, read_invitation
from lostcities.distance.audit import audit, replayed
from lostcities.distance.deal import HAND, Deal
from lostcities.distance.group import Group, field_digits, number_of, unpacked
from lostcities.distance.secret import commitment
from lostcities.distance.sentences import Cheat, Refused
from lostcities.distance.wire import Message, fingerprint, read, write
from lostcities.errors import BadText, IllegalMove, printable
from lostcities.match import Match

Secrets = Callable[[int], str | None]
"""(round, from 0) -> this side's secret of it."""

KINDS = {
    "accept": ("accept",),
    "deal": ("deal",),
    "hand": ("hand",),
    "play": ("turn", "undo", "concede"),
    "open": ("open",),
    "reopen": ("open",),
}
"""By stage: the kinds that can come, besides a charge. A course begins at "accept" and ends at "end", at "broken" or,
when a cheat was found here that is not charged yet, at "found"."""


Charged = tuple[int, str, bool]
"""The accuser's seat, the fault charged, and whether the match is claimed."""


def verdict_of(me: int, conceded: int | None, cheat: Cheat | None, charged: Charged | None) -> dict[str, Any]:
    """What a record says beside the messages, for people: who has conceded, what this side has caught the other doing,
    what one side charges the other with."""
    said: dict[str, Any] = {}
    if conceded is not None:
        said["conceded"] = conceded
    if cheat is not None:
        said["found"] = {"seat": 1 - me, "key": cheat.key, "says": str(cheat)}
    if charged is not None:
        by, fault, won = charged
        said["charge"] = {"by": by, "fault": fault, "won": won}
    return said


class Course:
    """A match at a distance as one seat knows it. The attributes are for reading."""

    def __init__(self, group: Group, me: int, secrets: Secrets, invitation: str) -> None:
        """The match of an invitation. Raises Refused, or Cheat for a list that nobody should accept."""
        message = read(invitation)
        if message.kind != "invite" or message.number != 1 or message.after:
            raise Refused("distance-kind", kind=message.kind)
        self.group = group
        self.me = me
        self.secrets = secrets
        self.name = message.match
        self.invitation: Invitation = read_invitation(group, message["about"])
        self.names = [self.invitation.name, ""]
        self.before: Match = self.invitation.match
        """The finished rounds, with every card known."""
        self.messages: list[str] = []
        self.stage = "accept"
        self.cheat: Cheat | None = None
        """What this side has found wrong with the other's last message."""
        self.fault: Cheat | None = None
        """What the other charges this side with, where the messages bear it out."""
        self.conceded: int | None = None
        """The seat that has conceded."""
        self.charged: Charged | None = None
        self.deal = self._first_list(message, 0)
        self.coming: Deal | None = None
        """The next round, whose first list has come with the first opening of this one."""
        self.messages.append(invitation)

    @property
    def seat(self) -> int:
        """Whose message is next."""
        return len(self.messages) % 2

    def take(self, text: str) -> Message:
        """Take the next message of the course, from either side. Raises Refused, and then changes nothing.

        A cheat by the other side is no error here: its message stays as evidence, `cheat` says what was done, and the
        stage is "found".
        """
        message = read(text)
        self.refuse_misplaced(message)
        try:
            getattr(self, f"_{message.kind}")(message)
        except Cheat as cheat:
            self.cheat, self.stage = cheat, "found"
        self.messages.append(text)
        return message

    def refuse_misplaced(self, message: Message) -> None:
        """Raises Refused for a message that is not the next one, or of a kind that cannot come now."""
        wanted = len(self.messages) + 1
        if message.match != self.name:
            raise Refused("distance-match")
        if message.number != wanted:
            key = "distance-early" if message.number > wanted else "distance-two"
            raise Refused(key, number=message.number, wanted=wanted)
        if self.stage in ("end", "broken"):
            raise Refused("distance-over")
        if message.after != fingerprint(self.messages[-1]):
            raise Refused("distance-fork", number=wanted - 1)
        if message.kind not in (*KINDS.get(self.stage, ()), "charge"):
            raise Refused("distance-kind", kind=message.kind)

    # The deal

    def _list(self, message: Message) -> list[str]:
        """The points of a message. Raises Refused if its list is not one of points, Cheat if a point occurs twice."""
        points = unpacked(message["list"])
        count = len(self.before.game.cards(self.before.rules))
        if points is None:
            raise Refused("distance-field", part="list")
        if len(points) != count:
            raise Refused("distance-count", part="list", count=len(points), wanted=count)
        if message.sender != self.me:
            wrong = self.group.first_unsound(points)
            if wrong >= 0:
                raise Refused("distance-point", number=wrong + 1)
        first: dict[str, int] = {}
        for at, point in enumerate(points):
            if first.setdefault(point, at) != at:
                raise Cheat("cheat-list", number=at + 1)
        return points

    def _first_list(self, message: Message, number: int) -> Deal:
        """The round that a message's first list begins."""
        if not message["draw"]:
            raise Refused("distance-field", part="draw")
        known: list[str | None] = [None, None]
        known[self.me] = self.secrets(number)
        match = self.before
        deal = Deal(self.group, self.name, number, message.sender, match.game, match.rules, self.me, known)
        deal.lists = [self._list(message)]
        deal.promise = field_digits(message["draw"])
        return deal

    def _second_list(self, message: Message, deal: Deal) -> Deal:
        if not message["draw"]:
            raise Refused("distance-field", part="draw")
        new = deal.copy()
        new.lists.append(self._list(message))
        new.coins[message.sender] = field_digits(message["draw"])
        return new

    def _accept(self, message: Message) -> None:
        name = read_acceptance(message["about"])
        try:
            self.deal = self._second_list(message, self.deal)
        except Cheat:
            self.names[1] = name  # the record names who it was
            raise
        self.names[1] = name
        self.stage = "deal"

    def _deal(self, message: Message) -> None:
        new = self._second_list(message, self.deal)
        if new.promise != commitment(new.coins[new.dealer], self.name, new.number):
            raise Cheat("cheat-coin")
        other = 1 - message.sender
        seed = new.draw()
        new.starts = choose(stream(seed, "starts"), self.before.starters())
        lay = new.game.lay_tiles
        new.tiles = () if lay is None else lay(new.rules, stream(seed, "tiles"))
        new.take_numbers(message.sender, *self._hand_numbers(message, other))
        self.deal = new
        self.stage = "hand"

    def _hand_numbers(self, message: Message, seat: int) -> tuple[list[int], list[int]]:
        places = list(range(seat * HAND, (seat + 1) * HAND))
        found = unpacked(message["keys"])
        if found is None:
            raise Refused("distance-field", part="keys")
        if len(found) != HAND:
            raise Refused("distance-count", part="keys", count=len(found), wanted=HAND)
        return places, [self._number(each, "keys") for each in found]

    def _number(self, digits: str, part: str) -> int:
        number = number_of(digits)
        if not 0 < number < self.group.order:
            raise Refused("distance-field", part=part)
        return number

    def _hand(self, message: Message) -> None:
        new = self.deal.copy()
        new.take_numbers(message.sender, *self._hand_numbers(message, new.dealer))
        self.deal, self.stage = self._after_turn(new, message, new.starts == message.sender)

    # Turns

    def _turn(self, message: Message) -> None:
        new = self.deal.copy()
        owed = new.owed(message.sender)
        if (owed >= 0) != bool(message["drawn"]):
            raise Refused("distance-field", part="drawn")
        if owed >= 0:
            new.take_numbers(message.sender, [owed], [self._number(field_digits(message["drawn"]), "drawn")])
        self.deal, self.stage = self._after_turn(new, message, True)

    def _after_turn(self, deal: Deal, message: Message, expected: bool) -> tuple[Deal, str]:
        """The round and the stage after the message, which must hold a turn if one is `expected`, and else none."""
        if expected != bool(message["turn"]):
            raise Refused("distance-field", part="turn")
        if not expected:
            if message["place"] or message["key"]:
                raise Refused("distance-field", part="place")
            return deal, "play"
        place = self._place_played(deal, message)
        match = self._judged(deal, message)
        deal.lay(message.sender, message["turn"], place)
        return deal, "open" if match.round_over else "play"

    def _place_played(self, deal: Deal, message: Message) -> int:
        """The place of the card that a turn plays. Takes the number for that place where one is due."""
        seat, card = message.sender, deal.said_by(message["turn"])
        place = deal.public_place(seat, card)
        if (place < 0) != bool(message["key"]) or (place < 0) != bool(message["place"]):
            raise Refused("distance-field", part="place")
        if place >= 0:
            return place
        place = int(message["place"])
        if place not in deal.hands[seat] or deal.is_public(place):
            raise Cheat("cheat-place", place=place)
        deal.take_numbers(seat, [place], [self._number(field_digits(message["key"]), "key")])
        found = deal.text(deal.opened[place])
        if found != card:
            raise Cheat("cheat-card", says=printable(card), place=place, card=found)
        return place

    def _judged(self, deal: Deal, message: Message) -> Match:
        """The match after the message's turn. Raises Cheat if that is illegal, or not exactly one turn."""
        number = len(deal.turns) + 1
        match = self.imagined(deal, "" if message.sender == self.me else deal.said_by(message["turn"]))
        if match.to_move != message.sender:
            raise Refused("distance-kind", kind=message.kind)
        state = match.rounds[-1].state
        for move in message["turn"].split(" "):
            if state.over or state.turn == number:
                raise Cheat("cheat-illegal", turn=number, means=f"{move} comes after its end")
            try:
                match.play_text(move)
            except (BadText, IllegalMove) as error:
                raise Cheat("cheat-illegal", turn=number, means=str(error)) from None
        if not state.over and state.turn != number:
            raise Cheat("cheat-illegal", turn=number, means="it is not whole")
        return match

    def imagined(self, deal: Deal, generous: str = "") -> Match:
        """The match with the round as far as it is played, and arbitrary cards where this side cannot know them."""
        cards = deal.cards
        match = self.before.copy()
        match.deal_round([cards[card] for card in deal.world(generous)], deal.tiles, deal.starts)
        for turn in deal.turns:
            for move in turn.text.split(" "):
                match.push(match.game.parse_move(move))
        return match

    def can_undo(self, seat: int) -> bool:
        """Whether the last message is a turn by that seat that can still be taken back."""
        kind = read(self.messages[-1]).kind
        return self.stage == "play" and kind in ("turn", "hand") and self.seat != seat and bool(self.deal.turns)

    def _undo(self, message: Message) -> None:
        if not self.can_undo(1 - message.sender):
            raise Refused("distance-undo")
        self.deal = self.deal.without_last()

    # The end of a round

    def _told(self, deal: Deal, message: Message) -> Deal:
        """The round with the secret that the message tells, which must give all that its sender has sent."""
        new = deal.copy()
        if message.sender != self.me:
            new.secrets[message.sender] = field_digits(message["secret"])
        new.told[message.sender] = True
        if message.sender != self.me:
            audit(new, message.sender)
        return new

    def _concede(self, message: Message) -> None:
        try:
            self.deal = self._told(self.deal, message)
        except Cheat:
            self.conceded = message.sender  # a false secret does not undo that
            raise
        self.conceded = message.sender
        self.stage = "reopen"

    def goes_on(self) -> bool:
        """Whether another round follows the one whose secrets are told."""
        return self.conceded is None and not self.imagined(self.deal).over

    def _open(self, message: Message) -> None:
        goes_on = self.goes_on()
        if goes_on != bool(message["list"]) or goes_on != bool(message["draw"]):
            raise Refused("distance-field", part="list")
        new = self._told(self.deal, message)
        if self.stage == "open":
            # Everything is checked before anything is kept: the list of the next round can be refused.
            coming = self._first_list(message, new.number + 1) if goes_on else None
            self._by_the_truth(new, message.sender)
            self.deal, self.coming, self.stage = new, coming, "reopen"
            return
        coming = self._second_list(message, self.coming) if goes_on and self.coming is not None else None
        match = self._by_the_truth(new, message.sender)
        self.deal, self.before, self.stage = new, match, "end"
        if coming is not None:
            self.deal, self.coming, self.stage = coming, None, "deal"

    def _by_the_truth(self, deal: Deal, seat: int) -> Match:
        """The match with this round played by the true deal, as far as this side can know it."""
        if None in deal.secrets:
            return self.before
        return replayed(deal, self.before, None if seat == self.me else seat)

    def _charge(self, message: Message) -> None:
        new = self.deal.copy()
        new.secrets[message.sender] = field_digits(message["secret"])
        new.told[message.sender] = True
        self.charged = (message.sender, message["fault"], message["claim"] == "won")
        self.deal, self.stage = new, "broken"
        if message.sender != self.me:
            from lostcities.distance.follow import fault_charged  # which imports this module

            try:
                self.fault = fault_charged(self.group, [*self.messages, write(message)])
            except Cheat as cheat:
                self.cheat = cheat
