"""The two-deck adaptation's cards and moves, as small ints and as the texts of record.md.

A card is `suit * 13 + rank`, the ace being rank 0 wherever it stands in a match (rule 3.2). A move is one int; a
discard is the card's int, as in the other games.

    0 .. 51     discard that card             -h7
    52 .. 103   place that card (+ 52)        h7
    104         draw the top of the deck      <
    105 .. 108  take the top of a pile        <h
"""

from lostcities.cards import Deck
from lostcities.errors import BadText, quote
from lostcities.game import Move

DECK = Deck(
    suits="cdhs",
    ranks=("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"),
    copies=(2,) * 13,
)
"""Two decks of 52 without jokers (rule 3.1)."""

SUITS = len(DECK.suits)
RANKS = len(DECK.ranks)

PLACE = len(DECK.names)
"""Move = PLACE + card: place on your own stack."""
DRAW = 2 * PLACE
"""Move: draw the top of the deck."""
TAKE = DRAW + 1
"""Move = TAKE + suit: take the top of that discard pile."""

_TEXTS = (
    *("-" + name for name in DECK.names),
    *DECK.names,
    "<",
    *("<" + suit for suit in DECK.suits),
)
_MOVES = {text: move for move, text in enumerate(_TEXTS)}


def format_move(move: Move) -> str:
    """The text of a move: `h7`, `-sA`, `<` or `<d`."""
    return _TEXTS[move]


def parse_move(text: str) -> Move:
    """The move written `text`. Raises BadText; whether the move is legal is another question."""
    move = _MOVES.get(text)
    if move is None:
        raise BadText(f"{quote(text)} is no move of the two-deck game", text=text[:60])
    return move
