"""A round of the adaptation set up part-way: a state from all that lies on the table, and back from a sight."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from lostcities.errors import BadText
from lostcities.game import Layout
from lostcities.games.adapted.scoring import counted
from lostcities.games.adapted.sight import AdaptedSight
from lostcities.games.adapted.state import PHASES, AdaptedState
from lostcities.games.adapted.text import DECK


def set_up(layout: Layout) -> AdaptedState:
    """The round laid out like this. Raises BadText for a stack that could not have been played, or one that would
    have ended the round (rules 3.1, 3.2)."""
    state = AdaptedState()
    state.rules = layout.rules
    state.history = ()
    state.seats = layout.seats
    state.starts = layout.starts
    state.seat = layout.to_move
    state.turn = layout.turn
    state.phase = PHASES.index(layout.phase)
    state.over = layout.phase == "over"
    state.last = layout.last
    state.hands = [hand[:] for hand in layout.hands]
    state.known = [known[:] for known in layout.known]
    state.stacks = [[tuple(column) for column in columns] for columns in layout.columns]
    state.piles = [tuple(pile) for pile in layout.piles]
    state.discarders = [tuple(seats) for seats in layout.discarders or ([-1] * len(pile) for pile in layout.piles)]
    state.shut = layout.closed
    state.deck = layout.deck[::-1]
    state.aside = tuple(layout.aside)
    state.look_up()
    for seat, stacks in enumerate(state.stacks):
        for stack in stacks:
            _refuse_disorder(state.heights, stack, f"columns[{seat}]")
    if not state.over and counted(state.full, layout.rules["stacks_of"]) >= layout.rules["stacks_to_end"]:
        raise BadText("columns: so many stacks of seven have ended the round")
    return state


def _refuse_disorder(heights: Sequence[int], stack: Sequence[int], place: str) -> None:
    for before, card in pairwise(stack):
        if heights[card] < heights[before]:
            raise BadText(f"{place}: {DECK.names[card]} cannot follow {DECK.names[before]}")


def lay_out(seen: AdaptedSight) -> tuple[list[list[Sequence[int]]], dict[str, Any]]:
    """The stacks; the adaptation has nothing else of its own."""
    return [list(stacks) for stacks in seen.stacks], {}
