"""What a card drawn or a whole hand is worth to the seat that gets it in the board game: the net's word at sight.

The net was trained on positions after the seat's turn; here the unseen card that it otherwise reckons with is in the
hand. Hundredths of a point, comparable only within one call.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from lostcities.game import Game
from lostcities.minds.board.eye import Eye, Holding
from lostcities.minds.board.facts import PATHS, VALUES
from lostcities.minds.board.prospect import Prospect
from lostcities.minds.board.searching import board_net


def worth_of_draws(game: Game, sight: Any, cards: Iterable[int]) -> list[int]:
    """What the seat about to draw would expect after drawing each of these from the deck."""
    prospect = Prospect(game, sight, board_net())
    eye, net, state = _bare(prospect.eye), prospect.net, prospect.state
    if eye.left <= 1:
        return [0 for _ in cards]
    shared, standings, holdings = eye.shared(state), eye.standings(state), eye.holdings(state)
    parts = [net.part(eye.path_facts(state, suit, holding, shared)) for suit, holding in enumerate(holdings)]
    whole = sum(parts) + net.rest((eye.left - 1, 0, *eye.rest_facts(state, standings, shared)))
    found = []
    for card in cards:
        suit, value = divmod(card, VALUES)
        unseen = eye.unseen[suit]
        eye.unseen[suit] = _without(unseen, 1 << value)
        part = net.part(eye.path_facts(state, suit, _with(holdings[suit], 1 << value), shared))
        eye.unseen[suit] = unseen
        found.append(net.value(whole - parts[suit] + part) * 100 // net.one)
    return found


def worth_of_hands(game: Game, sight: Any, hands: Iterable[Sequence[int]]) -> list[int]:
    """What the seat would expect at the beginning of an expedition with each of these in its hand."""
    net = board_net()
    found = []
    for hand in hands:
        prospect = Prospect(game, replace(sight, hand=list(hand)), net)
        eye, state = _bare(prospect.eye), prospect.state
        shared, standings, holdings = eye.shared(state), eye.standings(state), eye.holdings(state)
        whole = sum(net.part(eye.path_facts(state, suit, holdings[suit], shared)) for suit in range(PATHS))
        whole += net.rest((eye.left, 0, *eye.rest_facts(state, standings, shared)))
        found.append(net.value(whole) * 100 // net.one)
    return found


def _bare(eye: Eye) -> Eye:
    """An eye that counts points below zero as they are, not as the zero that they may end at: it tells better which of
    two cards in one position brings more."""
    eye.floored = False
    return eye


def _with(holding: Holding, bit: int) -> Holding:
    return holding._replace(held=holding.held | bit, held2=holding.held2 | holding.held & bit)


def _without(unseen: tuple[int, int], bit: int) -> tuple[int, int]:
    """The values of which there is at least one copy, and those of which there are two, once one card is gone."""
    once, twice = unseen
    return (once, twice & ~bit) if twice & bit else (once & ~bit, twice)
