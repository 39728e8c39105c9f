"""A round of the card game set up part-way: a state from all that lies on the table, and back from a sight."""

from collections.abc import Sequence
from typing import Any

from lostcities.errors import BadText
from lostcities.game import Layout
from lostcities.games.card.sight import CardSight
from lostcities.games.card.state import PHASES, CardState
from lostcities.games.card.text import DECK, RANKS, SUITS


def set_up(layout: Layout) -> CardState:
    """The round laid out like this. Raises BadText for an expedition that could not have been played (rule 1.2)."""
    for seat, columns in enumerate(layout.columns):
        for column in columns:
            _refuse_disorder(column, f"columns[{seat}]")
    state = CardState()
    state.rules = layout.rules
    state.history = ()
    state.seats = layout.seats
    state.starts = layout.starts
    state.seat = layout.to_move
    state.turn = layout.turn
    state.phase = PHASES.index(layout.phase)
    state.over = layout.phase == "over"
    state.last = layout.last
    state.limit = layout.rules["turn_limit"] or -1
    state.closing = not layout.rules["redraw_own_discard"]
    state.hands, state.spares = [], []
    for hand in layout.hands:
        state.give(hand)
    state.known = [known[:] for known in layout.known]
    state.columns = [[column[:] for column in columns] for columns in layout.columns]
    state.least = [[_least(suit, columns[suit]) for suit in range(SUITS)] for columns in layout.columns]
    state.piles = [pile[:] for pile in layout.piles]
    state.discarders = [seats[:] for seats in layout.discarders or ([-1] * len(pile) for pile in layout.piles)]
    state.filled = sum(1 << suit for suit, pile in enumerate(layout.piles) if pile)
    state.shut = layout.closed
    state.deck = layout.deck[::-1]
    return state


def _least(suit: int, column: Sequence[int]) -> int:
    """The least card that may still be placed there."""
    if not column:
        return suit * RANKS
    return column[-1] + 1 if column[-1] % RANKS else column[-1]


def _refuse_disorder(column: Sequence[int], place: str) -> None:
    for at in range(1, len(column)):
        if column[at] < _least(0, column[:at]):
            first, second = (DECK.names[card] for card in column[at - 1 : at + 1])
            raise BadText(f"{place}: {second} cannot follow {first}")


def lay_out(seen: CardSight) -> tuple[list[list[Sequence[int]]], dict[str, Any]]:
    """The expeditions; the card game has nothing else of its own."""
    return [list(columns) for columns in seen.columns], {}
