"""What a value net plays in very many rounds of the card game: a policy first learns it and is measured against it."""

from build.train.card import rounds
from build.train.card.many import (
    AT,
    DRAWING,
    MOVES,
    PUTS,
    SEAT,
    TAKES,
    Many,
)  # fmt: skip
from build.train.card.table import RANKS
from build.train.compiled import Ints, njit
from build.train.value import Weights

THRIFT = 0.1
"""Points that a draw from a pile costs for each earlier one in the round, as in the mind."""


@njit
def turns(many: Many, colours: int, net: Weights, asked: Ints, puts: Ints, draws: Ints) -> None:
    """What the net plays, by round: the card's move and the draw's, where `asked` is the seat to move or -1."""
    for number in range(len(many.cards)):
        course = many.course[number]
        seat = course[SEAT]
        if course[DRAWING] or (asked[number] >= 0 and asked[number] != seat):
            continue
        deck = len(many.cards[number]) - course[AT]
        price = THRIFT * course[TAKES] / rounds.UNIT
        colour, rank, placed, pile = rounds.choose(
            many.table[number], many.gone[number], many.gone_w[number], many.piles[number], many.height[number], seat,
            colours, deck, price, 0.0, net,
        )  # fmt: skip
        puts[number] = colour * MOVES + (rank if placed else RANKS + rank)
        draws[number] = colours * MOVES if pile < 0 else pile * MOVES + PUTS
