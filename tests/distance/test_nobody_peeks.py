"""A device never holds what its player may not know, and a victim's messages do not depend on what it hides."""

from random import Random

import pytest
from distance.peeking import peeked, unsent
from distance.playing import QUICK, play, random_turn, sit
from distance.stand_in import StandIn

from lostcities.distance import Table
from lostcities.distance.deal import Deal
from lostcities.distance.group import number_of
from lostcities.distance.secret import Numbers
from lostcities.games import GAMES


def middle(game: str, seed: int, turns: int) -> tuple[Table, Table]:
    """Two tables after so many turns of the first round."""
    ada, ben = sit(game, {"rounds": 1}, (game, seed, "peek"))
    play(ada, ben, Random(seed), lambda table: len(table.course.deal.turns) >= turns, eager=False)
    return ada, ben


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("turns", [1, 9, 20])
def test_neither_memory_holds_the_other_s_secret_numbers_or_cards(game: str, turns: int) -> None:
    ada, ben = middle(game, turns, turns)
    for mine, other in ((ada, ben), (ben, ada)):
        assert len(unsent(other)) > 30
        assert peeked(mine, other) == ""
        mine.course.names.append(str(other.secret))
        assert peeked(mine, other) == "a secret"


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_seen_does_not_depend_on_what_is_imagined(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Deal.world

    def turned(deal: Deal, generous: str = "") -> list[int]:
        filled = honest(deal)
        shut = [place for place in range(len(filled)) if place not in deal.opened]
        cards = [filled[place] for place in reversed(shut)]
        for place, card in zip(shut, cards, strict=True):
            filled[place] = card
        return filled

    chance = Random(3)
    ada, ben = sit(game, {"rounds": 1}, (game, "sights"))
    play(ada, ben, chance, lambda table: "play" in table.acts)
    tables = (ada, ben)
    for _ in range(25):
        mover, other = tables[ada.course.seat], tables[1 - ada.course.seat]
        other.receive(mover.play(random_turn(mover, chance, eager=False)))
        seen = [(table.sight(), table.view({"discards": "all", "totals": "all"})) for table in tables]
        with monkeypatch.context() as changed:
            changed.setattr(Deal, "world", turned)
            assert [(table.sight(), table.view({"discards": "all", "totals": "all"})) for table in tables] == seen


def replayed(ben: Table, numbers: Numbers) -> list[str]:
    """What Ben would have said with these numbers, the other side's messages and his turns being the same."""
    messages = ben.course.messages
    again = Table.accept(QUICK, messages[0], "Ben", ben.secret)
    again.course.deal.own[:] = [numbers]
    again.course.messages.pop()
    again.course.stage = "accept"
    again.course.deal.lists.pop()
    again._say("accept", about=_about(messages[1]), **again._second(again.course.deal))
    said = [again.sent]
    for text in messages[2:]:
        if again.course.seat == 0:
            again.receive(text)
        elif "play" in again.acts:
            said.append(again.play(_turn(text)))
        else:
            said.append(again.go_on())
    return said


def _about(text: str) -> str:
    return text.split("!")[5]


def _turn(text: str) -> str:
    kind, *fields = text.split("!")[4:]
    return fields[1] if kind == "hand" else fields[0]


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", range(3))
def test_other_hidden_cards_would_have_given_the_same_messages(game: str, seed: int) -> None:
    """For every other deal of what the inviter cannot see there are numbers of the other with which each of his
    messages is the same, byte for byte; so they say nothing about it, whatever the inviter computes."""
    ada, ben = middle(game, seed, 12)
    deal, order = ben.course.deal, list(ben.course.deal.mine.order)
    # Copies of a card that was played stay where they are: which of two is played is Ben's to choose.
    played = {deal.said_by(turn.text) for turn in deal.turns}
    dealer_order = ada.course.deal.mine.order
    hidden = [
        at for at in map(deal.places.__getitem__, unsent(ben)) if deal.text(dealer_order[order[at]]) not in played
    ]
    mixed = hidden[:]
    Random(seed).shuffle(mixed)
    for place, other in zip(hidden, mixed, strict=True):
        order[place] = deal.mine.order[other]
    first, second = deal.lists[0], deal.lists[1]
    keys = tuple(
        number_of(second[place]) * pow(number_of(first[order[place]]), -1, QUICK.order) % QUICK.order
        for place in range(len(order))
    )
    other = Numbers(deal.mine.common, keys, tuple(order), deal.mine.coin)
    assert keys != deal.mine.keys
    assert replayed(ben, other) == ben.course.messages[1::2]
    hand = [deal.places[place] for place in deal.hands[1] if deal.places[place] in hidden]
    assert hand
    assert any(order[place] != deal.mine.order[place] for place in hand)


class Relabelled(StandIn):
    """The same group with the points of the cards given to other cards."""

    def __init__(self, new: list[int]) -> None:
        self.new = new

    def points(self, uniform: list[str]) -> list[str]:  # type: ignore[override]
        found = super().points(uniform)
        return [found[at] for at in self.new]


def test_the_dealer_s_messages_show_nothing_but_the_points_of_cards() -> None:
    """With the cards that the other cannot see exchanged among themselves, the dealer's messages stay as they were."""
    ada, ben = middle("card", 5, 12)
    deal = ada.course.deal
    cards = {place: deal.mine.order[ben.course.deal.mine.order[deal.places[place]]] for place in range(60)}
    hidden = [cards[place] for place in unsent(ada)]
    new = list(range(60))
    for card, other in zip(hidden, [*hidden[1:], hidden[0]], strict=True):
        new[card] = other
    order = tuple(new.index(card) for card in deal.mine.order)
    group = Relabelled(new)
    again = Table.invite(group, "card", {"rounds": 1}, "Ada", ada.secret)
    again.course.deal.own[:] = [Numbers(deal.mine.common, deal.mine.keys, order, deal.mine.coin)]
    assert again.course.deal.points() != deal.points()
    fresh = again.course.deal.copy()
    fresh.lists = []
    assert fresh.list_of(again.course.deal.mine) == deal.lists[0]
    again.course.deal.lists[:] = [deal.lists[0]]
    again.course.messages[:] = ada.course.messages[:1]
    said = again.course.messages[:]
    for text in ada.course.messages[1:]:
        if again.course.seat == 1:
            again.receive(text)
        else:
            said.append(again.play(_turn(text)) if "play" in again.acts else again.go_on())
    assert said == ada.course.messages[::2]
    places = [place for place in deal.hands[0] if place in deal.opened]
    mine, other = ([table.course.deal.opened[place] for place in places] for table in (ada, again))
    assert mine != other
