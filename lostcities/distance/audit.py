"""Checks a round once a side has told its secret: did it send what the secret gives, and play what it held?

The secret of a round leaves nothing to choose: it must give every list, number and coin of that side's messages, byte
for byte. With both secrets the deal is known, and every turn is played again by the true deal.
"""

from lostcities.distance.deal import Deal
from lostcities.distance.secret import Numbers, commitment
from lostcities.distance.sentences import Cheat
from lostcities.errors import BadText, IllegalMove
from lostcities.match import Match


def audit(deal: Deal, seat: int) -> None:
    """Compare what a seat has sent in this round with what its secret gives. Raises Cheat for the first difference."""
    numbers = deal.numbers(seat)
    if seat == deal.dealer:
        if deal.promise != commitment(numbers.coin, deal.match, deal.number):
            raise Cheat("cheat-secret", part="promise")
        _compare_list(deal, numbers, 0)
        _compare_list(deal, numbers, 2)
    else:
        _compare_list(deal, numbers, 1)
    if deal.coins[seat] not in ("", numbers.coin):
        raise Cheat("cheat-secret", part="coin")
    for place, number in deal.sent[seat].items():
        if number != deal.key(seat, numbers, place):
            raise Cheat("cheat-secret", part=f"number for place {place}")


def _compare_list(deal: Deal, numbers: Numbers, which: int) -> None:
    if len(deal.lists) <= which:
        return
    before = deal.copy()
    before.lists = deal.lists[:which]
    if before.list_of(numbers) != deal.lists[which]:
        raise Cheat("cheat-secret", part=f"list {which + 1}")


def truth(deal: Deal) -> list[int]:
    """The whole deal, [place] -> card index, once both secrets are known."""
    first, second = deal.numbers(deal.dealer).order, deal.numbers(1 - deal.dealer).order
    return [first[second[at]] for at in deal.places]


def replayed(deal: Deal, before: Match, seat: int | None = None) -> Match:
    """The match with this round played by the true deal. Raises Cheat for an illegal turn by `seat`."""
    match = before.copy()
    cards = deal.cards
    match.deal_round([cards[card] for card in truth(deal)], deal.tiles, deal.starts)
    for number, turn in enumerate(deal.turns, 1):
        for move in turn.text.split(" "):
            if turn.seat == seat:
                try:
                    match.parse(move)
                except (BadText, IllegalMove) as error:
                    raise Cheat("cheat-illegal", turn=number, means=str(error)) from None
            match.push(match.game.parse_move(move))
    return match
