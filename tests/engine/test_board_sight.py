"""What is known of hands and of cards put aside, in the two games that put cards aside and have two of each card."""

from collections import Counter
from random import Random
from typing import Any

import adapted_table
import board_table
import pytest

from lostcities import GAMES, Match

BOTH = pytest.mark.parametrize("name", ["board", "adapted"])


def whole(state: Any, columns: str) -> Counter[int]:
    """Every card of a state, wherever it lies."""
    lying = [card for seat in getattr(state, columns) for column in seat for card in column]
    piled = [card for pile in state.piles for card in pile]
    return Counter([*state.deck, *state.aside, *lying, *piled, *(card for hand in state.hands for card in hand)])


@BOTH
@pytest.mark.parametrize("seats", [2, 3])
def test_imagined_and_redealt_worlds_hold_the_whole_deck(name: str, seats: int) -> None:
    game = GAMES[name]
    columns = {"board": "columns", "adapted": "stacks"}[name]
    chance = Random(7)
    match = Match.begin(game, {}, seats)
    match.deal_by_chance("whole")
    state: Any = match.rounds[-1].state
    deck = Counter(game.cards(match.rules))
    for _ in range(60):
        state.play(chance.choice(state.legal()))
        for viewer in (0, 1, None):
            world: Any = game.imagine(game.sight(state, viewer), chance)
            again: Any = game.redeal(state, viewer, chance)
            for made in (world, again):
                assert whole(made, columns) == deck
                assert (len(made.deck), len(made.aside)) == (len(state.deck), len(state.aside))
            if name == "adapted":
                assert (world.tops, world.full, world.heights) == (state.tops, state.full, state.heights)


@BOTH
def test_a_seat_seen_to_take_a_card_is_known_to_hold_it_until_it_gives_up_either_copy(name: str) -> None:
    game = GAMES[name]
    hands, pile, take = {
        "board": (["r5 y1", "b1 b2"], "r5", "-y1 <r -b1 <"),
        "adapted": (["h5 c2", "d2 d3"], "h5", "-c2 <h -d2 <"),
    }[name]
    table: Any = {"board": board_table, "adapted": adapted_table}[name]
    seen: Any = game.sight
    card = game.deck.parse(pile)
    state: Any = table.play(table.begin(hands, piles=pile), take)
    for viewer in (0, 1, None):
        assert seen(state, viewer).known == [[card], []]
    assert state.hands[0].count(card) == 2
    after = table.play(state, f"-{pile}")
    assert seen(after, 1).known == [[], []]
