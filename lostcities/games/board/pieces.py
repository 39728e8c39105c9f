"""What lies and stands on the board: small questions asked of a state and of a sight alike."""

from collections.abc import Sequence

from lostcities.games.board.scoring import LAST_STEP
from lostcities.games.board.text import ADVENTURER, DECK, PATHS, RESEARCHER

ADVENTURERS = 4
"""Explorers of a seat besides its one researcher: five in all for five paths (rule 2.1)."""

STRIDE = LAST_STEP + 1
"""In `tiles` of a state or a sight, the tile of a step is at `suit * STRIDE + step`; 0 is none."""


def home_pieces(steps: Sequence[int], researcher: int) -> tuple[int, ...]:
    """The blocks of moves that can begin a path: ADVENTURER and RESEARCHER, each while such an explorer is at home."""
    if researcher < 0:
        return (ADVENTURER, RESEARCHER) if adventurers_home(steps, researcher) else (RESEARCHER,)
    return (ADVENTURER,)


def adventurers_home(steps: Sequence[int], researcher: int) -> int:
    """How many adventurers of a seat are not on a path yet."""
    return ADVENTURERS - (PATHS - steps.count(0)) + (researcher >= 0)


def lowest(hand: Sequence[int], suit: int) -> int:
    """The lowest card of that suit in a hand that has one."""
    return min([card for card in hand if DECK.suit_of[card] == suit])
