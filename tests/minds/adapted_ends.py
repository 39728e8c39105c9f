"""A round of the two decks that can be ended, for the tests of the players that should, or should not."""

from typing import Any

from lostcities import GAMES, Match

ADAPTED = GAMES["adapted"]


def last_round(rival_stacks: int) -> Match:
    """Seat 0 can end the last round with a king of hearts, to be worth 30; the rival's stacks are worth 20 each."""
    match = Match.begin(ADAPTED, {"rounds": 1, "stacks_to_end": 1}, 2)
    match.deal_by_chance("last", 0)
    state: Any = match.rounds[-1].state
    suits = [[ADAPTED.deck.parse(suit + rank) for rank in "A23456"] for suit in "cdh"]
    laid = [tuple(suits[2]), *map(tuple, suits[:rival_stacks])]
    own = ("hK", "s2", "s5", "s9", "dK", "d9", "c9", "cK")
    hands = [list(map(ADAPTED.deck.parse, own)), suits[0][:4] + suits[1][:4]]
    rest = ADAPTED.cards(match.rules)
    for card in [card for cards in (*laid, *hands) for card in cards]:
        rest.remove(card)
    state.stacks = [[(), (), laid[0], ()], [*laid[1:], *[()] * (4 - rival_stacks)]]
    state.hands, state.deck = hands, rest[:20]
    state.look_up()
    return match
