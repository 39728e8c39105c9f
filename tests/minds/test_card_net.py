"""The card player's net: what it is told of a colour, and that its packed sums are those of its facts one by one."""

from random import Random

import pytest

from lostcities.minds.card import facts as card_facts
from lostcities.minds.card import net as card_net
from lostcities.minds.lanes import pack, plain_dot


def facts_of(**changed: int) -> list[int]:
    """The row for a colour of which nothing is open but what `changed` says."""
    names = ("mine", "stakes", "theirs", "their_stakes", "hand", "wagers", "known", "known_wagers", "unseen")
    given = {**dict.fromkeys(names, 0), "unseen_wagers": 0, "top": -1, "second": -1, "deck": 44, **changed}
    row = [7] * card_facts.SLOTS
    card_facts.describe(row, **given)
    return row


def test_an_untouched_colour_says_only_that_it_is_one() -> None:
    assert facts_of() == [1, *[0] * (card_facts.SLOTS - 1)]


def test_a_number_below_ones_own_is_of_use_to_the_rival_only() -> None:
    five, three = 1 << 3, 1 << 1
    row = facts_of(mine=five, hand=three)
    assert row[card_facts.MINE + 3] == 1
    assert not any(row[card_facts.HELD : card_facts.FEED])
    assert row[card_facts.FEED + 1] == 1


def test_a_wager_in_hand_is_of_use_until_a_number_lies() -> None:
    third_kind = card_facts.STAKES + 2 * card_facts.WAGERS
    assert facts_of(wagers=2)[third_kind : third_kind + 3] == [1, 1, 0]
    assert facts_of(wagers=2, mine=1)[third_kind : third_kind + 3] == [0, 0, 0]


def test_an_expedition_is_worth_what_the_rules_say() -> None:
    assert card_facts.worth(35, 0, 7) == 15
    assert card_facts.worth(15, 2, 5) == -15
    assert card_facts.worth(54, 3, 12) == 156


def spread_out(chance: Random) -> tuple[int, ...]:
    """A colour's cards anywhere: the arguments of `describe` after the row."""
    places = [chance.choice("mthkugg") for _ in range(9)]
    wagers = [chance.choice("mthkugg") for _ in range(3)]
    both = [
        number
        for place in "mthku"
        for number in (sum(1 << at for at, each in enumerate(places) if each == place), wagers.count(place))
    ]
    pile = chance.choice([(-1, -1), (chance.randrange(10), -1), (chance.randrange(10), chance.randrange(10))])
    return (*both, *pile, chance.randrange(1, 57))


@pytest.mark.parametrize("name", ["expert", "reference"])
def test_packed_sums_are_those_of_the_facts_one_by_one(name: str) -> None:
    """The net never makes the row of facts; what it makes of a colour is what the row would have come to."""
    net = card_net.net_named(name)
    chance = Random("packed")
    for _ in range(300):
        given = spread_out(chance)
        row = [0] * card_facts.SLOTS
        card_facts.describe(row, *given)
        levels = [max(0, sum(map(int.__mul__, row, unit))) for unit in net.weights["first"]]
        wanted = [sum(map(int.__mul__, levels, head)) for head in net.weights["second"]]
        straight = sum(map(int.__mul__, row, net.weights["line"]))  # type: ignore[arg-type]
        packed = net.colour((*given[:-1], card_net.late(given[-1])))
        assert packed == pack([*wanted, straight * net._line], card_net.WIDE)


@pytest.mark.parametrize("name", ["expert", "reference"])
def test_no_lane_can_overflow(name: str) -> None:
    """The bounds are those of rows and levels that can occur: a colour's facts are 0 or 1 but for eight coarse sums."""
    weights = card_net.net_named(name).weights
    most = [27 if slot >= card_facts.SUMS else 1 for slot in range(card_facts.SLOTS)]
    reach = [sum(abs(weight) * top for weight, top in zip(unit, most, strict=True)) for unit in weights["first"]]
    assert max(reach) < 1 << card_net.NARROW - 1
    chance = Random("lanes")
    net = card_net.net_named(name)
    for _ in range(300):
        codes = [net.colour((*given[:-1], 5)) for given in (spread_out(chance) for _ in range(6))]
        lanes = sum(codes) + net._head_signs
        heads = [(lanes >> card_net.WIDE * head & 0xFFFFFFFF) - (1 << 31) for head in range(len(weights["third"]))]
        assert max(map(abs, heads)) < 1 << 28, "three bits to spare"


def test_both_ways_of_multiplying_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.11 has no sumprod; what stands in for it gives the same whole numbers."""
    net = card_net.card_net()
    sums = sum(net.colour((5, 1, 3, 0, 64, 1, 128, 0, 256, 1, 3, 4, 3)) for _ in range(5))
    usual = net.value(sums)
    monkeypatch.setattr(card_net, "dot", plain_dot)
    assert net.value(sums) == usual
