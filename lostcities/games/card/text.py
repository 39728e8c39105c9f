"""The card game's cards and moves, as small ints and as the texts of record.md.

A move is one int. The ranges are chosen for speed: a discard is the card's int, so a hand is its own list of discards.

    0 .. 59     discard that card          -b2
    60 .. 119   place that card (+ 60)     r5
    120         draw the top of the deck   <
    121 .. 126  take the top of a pile     <g

The deck always has six colours; a match with five expeditions leaves out the last one, `p`.
"""

from lostcities.cards import Deck
from lostcities.errors import BadText, quote
from lostcities.game import Move

DECK = Deck(
    suits="ybwgrp",
    ranks=("x", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
    copies=(3, 1, 1, 1, 1, 1, 1, 1, 1, 1),
)
"""The long game's 72 cards (rule 1.1, 1.7): rank 0 is the wager, rank r the number r + 1."""

SUITS = len(DECK.suits)
RANKS = len(DECK.ranks)

PLACE = len(DECK.names)
"""Move = PLACE + card: place on your own expedition."""
DRAW = 2 * PLACE
"""Move: draw the top of the deck."""
TAKE = DRAW + 1
"""Move = TAKE + suit: take the top of that discard pile."""
MOVES = TAKE + SUITS
"""How many move numbers there are."""

_TEXTS = (
    *("-" + name for name in DECK.names),
    *DECK.names,
    "<",
    *("<" + suit for suit in DECK.suits),
)
_MOVES = {text: move for move, text in enumerate(_TEXTS)}


def format_move(move: Move) -> str:
    """The text of a move: `r5`, `-b2`, `<` or `<g`."""
    return _TEXTS[move]


def parse_move(text: str) -> Move:
    """The move written `text`. Raises BadText; whether the move is legal is another question."""
    move = _MOVES.get(text)
    if move is None:
        raise BadText(f"{quote(text)} is no move of the card game", text=text[:60])
    return move
