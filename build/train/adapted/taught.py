"""What a value net plays in very many rounds of the two decks: a policy first learns it and is measured against it."""

from build.train.adapted import rounds
from build.train.adapted.many import AT, DRAWING, MOVES, PUTS, SEAT, TAKES, Many, round_of
from build.train.adapted.table import CARDS, HEIGHTS, SUITS
from build.train.compiled import Ints, njit
from build.train.value import Weights

THRIFT = 0.1
"""Points that a draw from a pile costs for each earlier one in the round, as in the mind."""


@njit
def turns(many: Many, net: Weights, asked: Ints, puts: Ints, draws: Ints) -> None:
    """What the net plays, by round: the card's move and the draw's, where `asked` is the seat to move or -1."""
    for number in range(len(many.cards)):
        course = many.course[number]
        seat = course[SEAT]
        if course[DRAWING] or (asked[number] >= 0 and asked[number] != seat):
            continue
        price = THRIFT * course[TAKES] / rounds.UNIT
        suit, height, placed, pile = rounds.choose(round_of(many, number), seat, CARDS - course[AT], price, net)
        puts[number] = suit * MOVES + (height if placed else HEIGHTS + height)
        draws[number] = SUITS * MOVES if pile < 0 else pile * MOVES + PUTS
