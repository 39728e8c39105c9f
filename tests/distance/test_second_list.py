"""What whoever makes the second list can gain by one that is no shuffle, what it costs him, and when it is found
(distance.md, "What a changed program can try")."""

from dataclasses import dataclass
from itertools import permutations
from random import Random

import pytest
from distance.crooked import forged
from distance.playing import QUICK, sit

from lostcities.distance import Cheat, Table
from lostcities.distance.audit import audit
from lostcities.distance.deal import HAND
from lostcities.distance.group import number_of, number_text, packed, unlock
from lostcities.distance.secret import round_secret
from lostcities.distance.wire import Message, fingerprint, write

AT = 7
"""Where in the second list the point stands that is none of the first."""
HANDS = (range(HAND), range(HAND, 2 * HAND))


@dataclass
class Spoilt:
    """A deal in which Ben has laid into one place of the second list the sum of some points of the first, each times a
    factor, in the stead of a point of its own; with one part it is a point laid twice."""

    ada: Table
    ben: Table
    where: list[int]
    """Where in the second list those stand by themselves."""
    factors: list[int]

    def place(self, at: int) -> int:
        """The place at which a point of the second list was laid."""
        return self.ada.course.deal.places.index(at)

    def card(self, at: int) -> int:
        """The card that belongs to a point of the second list."""
        return self.ada.course.deal.mine.order[self.ben.course.deal.mine.order[at]]

    def told(self) -> str:
        """The point that Ben finds at the spoilt place when Ada's number for it is here."""
        place, deal = self.place(AT), self.ada.course.deal
        both = deal.sent[0][place] * self.ben.course.deal.mine.keys[AT] % QUICK.order
        return unlock(QUICK, [deal.lists[2][place]], [both])[0]

    def hand_message(self) -> str:
        """The fourth message, with Ben's numbers for Ada's hand."""
        deal, course = self.ada.course.deal, self.ada.course
        keys = [number_text(self.ben.course.deal.mine.keys[deal.places[place]]) for place in HANDS[0]]
        fields = {"keys": packed(keys), "turn": "", "place": "", "key": ""}
        return write(Message(course.name, 4, fingerprint(course.messages[-1]), "hand", fields))


def spoilt(seed: object, parts: int) -> Spoilt:
    """The deal up to the third message, in which Ada's numbers for Ben's hand are."""
    first, ben = sit("card", {"rounds": 1}, ("spoilt", seed))
    ada = Table.invite(QUICK, "card", {"rounds": 1}, "Ada", first.secret)
    deal, chance = ben.course.deal, Random(f"{seed} {parts}")
    order, keys = deal.mine.order, deal.mine.keys
    where = chance.sample([at for at in range(len(order)) if at != AT], parts)
    factors = [chance.randrange(2, QUICK.order) for _ in where]
    total = sum(number_of(deal.lists[0][order[at]]) * factor for at, factor in zip(where, factors, strict=True))
    points = deal.lists[1][:]
    points[AT] = number_text(total * keys[AT] % QUICK.order)
    ada.receive(forged(ben.sent, list=packed(points)))
    ada.go_on()
    return Spoilt(ada, ben, where, factors)


def laid_into(hand: range, parts: int) -> Spoilt:
    """A deal in which the spoilt place is in that hand, and none of what it is made of."""
    for seed in range(400):
        found = spoilt(seed, parts)
        if found.place(AT) in hand and not any(found.place(at) in hand for at in found.where):
            return found
    raise AssertionError("never laid into that hand in 400 deals")


def cards_that_give(point: str, factors: list[int], points: list[str]) -> list[tuple[int, ...]]:
    """The cards whose points, times these factors, have that sum: found by trying all."""
    numbers, wanted = [number_of(each) for each in points], number_of(point)
    return [
        cards
        for cards in permutations(range(len(points)), len(factors))
        if sum(numbers[card] * factor for card, factor in zip(cards, factors, strict=True)) % QUICK.order == wanted
    ]


@pytest.mark.parametrize("parts", [1, 2])
def test_what_comes_into_the_own_hand_tells_the_cards_it_is_made_of_and_can_never_be_played(parts: int) -> None:
    """So much a changed program gains, as distance.md says; what it costs is that the place opens to no card."""
    dealt = laid_into(HANDS[1], parts)
    points = dealt.ada.course.deal.points()
    assert cards_that_give(dealt.told(), dealt.factors, points) == [tuple(map(dealt.card, dealt.where))]
    assert dealt.told() not in points
    dealt.ada.receive(dealt.hand_message())
    assert dealt.ada.course.cheat is None, "nothing is to be seen of it yet"
    place, key = dealt.place(AT), dealt.ben.course.deal.mine.keys[AT]
    with pytest.raises(Cheat) as found:
        dealt.ada.course.deal.take_numbers(1, [place], [key])
    assert found.value.key == "cheat-key"


@pytest.mark.parametrize("parts", [1, 2, 5])
def test_what_comes_into_the_other_s_hand_is_found_with_the_first_numbers(parts: int) -> None:
    """With any factor but one it is no card at all; a plain double is one, and found with the other of the two."""
    dealt = laid_into(HANDS[0], parts)
    dealt.ada.receive(dealt.hand_message())
    assert dealt.ada.course.cheat is not None
    assert dealt.ada.course.cheat.key == "cheat-key"
    assert dealt.ada.acts == ("charge",)


@pytest.mark.parametrize("parts", [1, 2, 3, 5, 8])
@pytest.mark.parametrize("seed", range(6))
def test_every_second_list_that_is_no_shuffle_is_found_when_the_round_is_opened(parts: int, seed: int) -> None:
    dealt = spoilt(("opened", seed), parts)
    deal = dealt.ada.course.deal.copy()
    deal.secrets[1] = round_secret(dealt.ben.secret, dealt.ada.course.name, 0)
    with pytest.raises(Cheat, match="does not give the list 2 that was sent"):
        audit(deal, 1)


def test_whoever_makes_the_second_list_cannot_choose_where_a_point_of_it_is_laid() -> None:
    """The other's coin was promised before and is told afterwards: over many deals the place is any of them."""
    places = [spoilt(("where", seed), 1).place(AT) for seed in range(300)]
    assert len(set(places)) > 50
    own = sum(place in HANDS[1] for place in places)
    assert 15 < own < 70, "some 40 of 300 are his"
