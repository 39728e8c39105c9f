"""The cards of one round as one device knows them: lists, numbers sent, places opened, hands and piles of places.

A place is where a card stands in the deal of record.md: the hands of eight by seat, the cards set aside, the deck.
Which card lies there is known to a device that knows both sides' numbers for it. No move is judged here.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from lostcities.chance import shuffle, stream
from lostcities.distance.group import Group, lock, unlock
from lostcities.distance.secret import Numbers, card_points, drawn_together, numbers_of
from lostcities.distance.sentences import Cheat
from lostcities.game import Game, Rules

HAND = 8
"""Cards in a hand (games/README.md)."""
SEATS = 2
HIDDEN = -1
"""Stands for a card that is not known."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One whole turn, as its message says it."""

    seat: int
    text: str
    place: int
    """The place of the card played."""
    drawn: int
    """The place of the deck that was drawn, -1 for none."""


@dataclass(slots=True)
class Deal:
    """One round. Lists are indexed by seat or place; points, coins and the promise are hexadecimal texts."""

    group: Group
    match: str
    number: int
    """Which round of the match, from 0."""
    dealer: int
    """The seat that makes the first list and the third."""
    game: Game
    rules: Rules
    me: int
    secrets: list[str | None]
    """[seat] -> the secret of the round, where this device knows it: its own, and the other's once it is told."""
    told: list[bool] = field(default_factory=lambda: [False, False])
    """[seat] -> whether a message has told that secret."""
    lists: list[list[str]] = field(default_factory=list)
    """The first, second and third list, as far as they have come."""
    promise: str = ""
    """The dealer's commitment to its coin."""
    coins: list[str] = field(default_factory=lambda: ["", ""])
    places: list[int] = field(default_factory=list)
    """[place] -> index in the second list of the point laid there; drawn by both sides once that list is fixed."""
    sent: list[dict[int, int]] = field(default_factory=lambda: [{}, {}])
    """[seat][place] -> the number that the seat has sent for the place."""
    opened: dict[int, int] = field(default_factory=dict)
    """[place] -> the card there, as its index in the deck's order, where this device can know it."""
    hands: list[list[int]] = field(default_factory=list)
    """[seat] -> the places in its hand, in the order in which they came."""
    piles: dict[str, list[int]] = field(default_factory=dict)
    """[suit letter] -> places on the discard pile, its top last."""
    next: int = 0
    """The place on top of the deck."""
    turns: list[Turn] = field(default_factory=list)
    starts: int = -1
    tiles: tuple[int, ...] = ()
    cards: list[int] = field(default_factory=list)
    """[index] -> the card, in the game's ints."""
    names: dict[str, int] = field(default_factory=dict)
    """[point] -> the card that has it; computed when first needed, and shared by copies."""
    own: list[Numbers] = field(default_factory=list)
    """This side's numbers, computed when first needed, and shared by copies."""

    def __post_init__(self) -> None:
        if not self.cards:
            self.cards = self.game.cards(self.rules)
        if not self.hands:
            self.hands = [list(range(seat * HAND, (seat + 1) * HAND)) for seat in range(SEATS)]
            self.next = SEATS * HAND + self.game.set_aside(self.rules, SEATS)

    def __repr__(self) -> str:
        return (
            f"<Deal of round {self.number + 1}: {len(self.turns)} turns, {len(self.opened)} places open to this side>"
        )

    def copy(self) -> "Deal":
        """An independent copy; what never changes is shared."""
        new = object.__new__(Deal)
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        new.secrets, new.told, new.lists = self.secrets[:], self.told[:], self.lists[:]
        new.coins, new.sent = self.coins[:], [dict(sent) for sent in self.sent]
        new.opened, new.hands = dict(self.opened), [hand[:] for hand in self.hands]
        new.piles = {suit: pile[:] for suit, pile in self.piles.items()}
        new.turns = self.turns[:]
        return new

    @property
    def mine(self) -> Numbers:
        """This device's own numbers."""
        if not self.own:
            self.own.append(self.numbers(self.me))
        return self.own[0]

    def numbers(self, seat: int) -> Numbers:
        """The numbers of a seat whose secret is known here."""
        secret = self.secrets[seat]
        assert secret is not None
        return numbers_of(self.group, secret, len(self.cards))

    def points(self) -> list[str]:
        """The cards' points, in the deck's order."""
        if not self.names:
            found = card_points(self.group, self.match, self.number, len(self.cards))
            self.names.update((point, card) for card, point in enumerate(found))
        return list(self.names)

    def list_of(self, numbers: Numbers) -> list[str]:
        """The next list, made with these numbers."""
        if not self.lists:
            points = self.points()
            return lock(self.group, [points[at] for at in numbers.order], [numbers.common] * len(points))
        if len(self.lists) == 1:
            return lock(self.group, [self.lists[0][at] for at in numbers.order], numbers.keys)
        return relocked(self.group, [self.lists[1][at] for at in self.places], numbers)

    def draw(self) -> str:
        """Settle by both coins which point lies at each place. Returns the seed of all else that both sides draw."""
        seed = drawn_together((self.coins[self.dealer], self.coins[1 - self.dealer]), self.match, self.number)
        self.places = list(range(len(self.cards)))
        shuffle(stream(seed, "places"), self.places)
        return seed

    def key(self, seat: int, numbers: Numbers, place: int) -> int:
        """That seat's number for a place: the dealer's numbers go by place, the other's by index in the second list."""
        return numbers.keys[place if seat == self.dealer else self.places[place]]

    def my_key(self, place: int) -> int:
        """This device's number for a place."""
        return self.key(self.me, self.mine, place)

    def is_public(self, place: int) -> bool:
        """Whether both sides have sent their numbers for the place, so that everybody knows the card."""
        return place in self.sent[0] and place in self.sent[1]

    def owed(self, seat: int) -> int:
        """The place for which `seat` owes the other its number, because the other has just drawn it; -1 for none."""
        last = self.turns[-1] if self.turns else None
        if last is None or last.seat == seat or last.drawn < 0 or last.drawn in self.sent[seat]:
            return -1
        return last.drawn

    def take_numbers(self, seat: int, places: Sequence[int], numbers: Sequence[int]) -> None:
        """Note the numbers that `seat` sends for places. The other side's open these, with this device's own.

        Raises Cheat for a number that opens no card, or a card that lies elsewhere.
        """
        self.sent[seat].update(zip(places, numbers, strict=True))
        shut = [place for place in places if place not in self.opened]
        if seat == self.me or not shut:
            return
        self.points()
        both = [self.sent[seat][place] * self.my_key(place) % self.group.order for place in shut]
        dealt = {card: place for place, card in self.opened.items()}
        for place, point in zip(shut, unlock(self.group, [self.lists[2][place] for place in shut], both), strict=True):
            card = self.names.get(point)
            if card is None:
                raise Cheat("cheat-key", place=place)
            if card in dealt:
                raise Cheat("cheat-twice", place=place, card=self.text(card))
            dealt[card] = place
            self.opened[place] = card

    def text(self, card: int) -> str:
        """The text of the card with that index."""
        return self.game.deck.names[self.cards[card]]

    def said_by(self, text: str) -> str:
        """The card that a turn's text begins with: `r5` of "-r5 <" and of "r5:a >g <"."""
        return text.split(" ")[0].removeprefix("-").split(":")[0]

    def public_place(self, seat: int, card: str) -> int:
        """The first place of the seat's hand that everybody knows to hold a card of that text; -1 for none."""
        known = [place for place in self.hands[seat] if self.is_public(place)]
        return next((place for place in sorted(known) if self.text(self.opened[place]) == card), -1)

    def lay(self, seat: int, text: str, place: int) -> None:
        """Move the places that a legal turn moves, and add it to `turns`."""
        moves = text.split(" ")
        self.hands[seat].remove(place)
        if moves[0].startswith("-"):
            self.piles.setdefault(self.said_by(text)[0], []).append(place)
        drawn = -1
        if moves[-1] == "<":
            drawn = self.next
            self.next += 1
            self.hands[seat].append(drawn)
        elif moves[-1].startswith("<"):
            self.hands[seat].append(self.piles[moves[-1][1]].pop())
        self.turns.append(Turn(seat, text, place, drawn))

    def without_last(self) -> "Deal":
        """The round as it stood before the last turn. Numbers that were sent stay sent."""
        new = self.copy()
        new.hands, new.piles, new.turns = [], {}, []
        new.__post_init__()
        for turn in self.turns[:-1]:
            new.lay(turn.seat, turn.text, turn.place)
        return new

    def world(self, generous: str = "") -> list[int]:
        """A deal that agrees with all that this device knows: [place] -> card index, arbitrary at hidden places.

        `generous` is a card that the other side says it plays. Its unseen hand then gets cards of other suits first,
        and of that suit the highest, so that a turn refused even then is refused in every world.
        """
        filled = [self.opened.get(place, HIDDEN) for place in range(len(self.cards))]
        known = set(self.opened.values())
        left = [card for card in range(len(filled)) if card not in known]
        shut = [place for place, card in enumerate(filled) if card == HIDDEN]
        if generous:
            other = 1 - self.me
            shut.sort(key=lambda place: place not in self.hands[other])
            left.sort(key=lambda card: (self.text(card)[0] == generous[0], -card))
        for place, card in zip(shut, left, strict=True):
            filled[place] = card
        return filled


def relocked(group: Group, points: Sequence[str], numbers: Numbers) -> list[str]:
    """The points with the dealer's common lock taken off and each place's own lock put on."""
    off = pow(numbers.common, -1, group.order)
    return lock(group, points, [key * off % group.order for key in numbers.keys])
