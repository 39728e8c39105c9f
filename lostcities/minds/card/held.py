"""What a card drawn or a whole hand is worth to the seat that gets it in the card game: the net's word at sight.

The net was trained on positions after the seat's turn; here the unseen card that it otherwise reckons with is in the
hand. Hundredths of a point of the round's margin, comparable only within one call.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from lostcities.game import Game
from lostcities.minds.card.net import card_net
from lostcities.minds.card.position import RANKS, seen_by


def worth_of_draws(game: Game, sight: Any, cards: Iterable[int]) -> list[int]:
    """What the seat about to draw would expect after drawing each of these from the deck."""
    net, position = card_net(), seen_by(game, sight)
    left = min(position.deck, position.limit) - 1
    if left <= 0:
        return [0 for _ in cards]
    facts = position.facts(sight.seat)
    codes = [net.colour(each) for each in facts]
    whole = sum(codes) + net.rest(left, position.colours, 0)
    found = []
    for card in cards:
        colour, rank = divmod(card, RANKS)
        *before, held, wagers, seen, seen_w, unseen, unseen_w, top, second, late = facts[colour]
        if rank:
            bit = 1 << rank - 1
            held, unseen = held | bit, unseen & ~bit
        else:
            wagers, unseen_w = wagers + 1, unseen_w - 1
        code = net.colour((*before, held, wagers, seen, seen_w, unseen, unseen_w, top, second, late))
        found.append(net.value(whole - codes[colour] + code) * 100 // net.one)
    return found


def worth_of_hands(game: Game, sight: Any, hands: Iterable[Sequence[int]]) -> list[int]:
    """What the seat would expect at the beginning of a round with each of these in its hand."""
    net = card_net()
    found = []
    for hand in hands:
        position = seen_by(game, replace(sight, hand=list(hand)))
        rest = net.rest(min(position.deck, position.limit), position.colours, 0)
        whole = rest + sum(map(net.colour, position.facts(sight.seat)))
        found.append(net.value(whole) * 100 // net.one)
    return found
