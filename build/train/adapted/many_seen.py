"""What the seat to move, and the critic, is told in each of very many rounds of the two decks (many.py).

The seat is told the same as the mind (lostcities/minds/adapted/policy.py); compiled to machine code.
"""

from build.train.adapted.many import (
    AT,
    DRAWING,
    MOVES,
    PUTS,
    SEAT,
    SHUT,
    TAKES,
    Many,
    ahead_of,
    round_of,
)
from build.train.adapted.table import CARDS, HEIGHTS, SUITS, lack, look, look_beside, steps_at_least
from build.train.compiled import Bytes, njit
from build.train.policy.thrown import heaps_of
from lostcities.minds.adapted import facts as adapted_facts
from lostcities.minds.adapted import policy_facts

describe_more = njit(policy_facts.describe_more)
describe_beside = njit(policy_facts.describe_beside)

SLOTS, GLOBALS = policy_facts.SLOTS, policy_facts.GLOBALS
LATE_STEPS, NEAR_STEPS = adapted_facts.LATE_STEPS, adapted_facts.NEAR_STEPS
SOON = (2, 6, 12, CARDS)
"""Of how many of the deck's next cards the critic is told."""
HIDDEN = (2 + len(SOON)) * HEIGHTS
"""What only the critic is told of a suit: the hands of the next seat and of the others, then the coming cards."""


@njit
def legal(many: Many, number: int, allowed: Bytes) -> None:
    """Mark the moves that are allowed (policy_facts.MOVES a suit, then the deck)."""
    allowed[:] = 0
    course = many.course[number]
    seat = course[SEAT]
    if course[DRAWING]:
        allowed[SUITS * MOVES] = 1
    for suit in range(SUITS):
        if course[DRAWING]:
            allowed[suit * MOVES + PUTS] = many.tall[number, suit] > 0 and suit != course[SHUT]
            continue
        for height in range(HEIGHTS):
            if many.held[number, seat, suit] >> 2 * height & 3:
                allowed[suit * MOVES + HEIGHTS + height] = 1
                allowed[suit * MOVES + height] = height >= many.tops[number, seat, suit]


@njit
def look_round(many: Many, number: int, rows: Bytes, beside: Bytes) -> None:
    """Fill `rows` [suit][slot] and `beside` [fact] with what the seat to move knows."""
    game, course = round_of(many, number), many.course[number]
    seats, seat, drawing = len(game.tops), course[SEAT], course[DRAWING]
    following = (seat + 1) % seats
    deck = CARDS - course[AT]
    late, near = steps_at_least(LATE_STEPS, (deck - 1) // seats), steps_at_least(NEAR_STEPS, lack(game))
    for suit in range(SUITS):
        row, tall = rows[suit], game.tall[suit]
        look(row, game, seat, following, suit, late, near)
        lies, thrown, by_others = heaps_of(game.piles[suit], many.by[number, suit], tall, seat, following)
        describe_more(
            row, game.tops[seat, suit], game.tops[following, suit], game.held[seat, suit], game.seen[seat, suit], lies,
            thrown, by_others, game.piles[suit, tall - 3] if tall > 2 else -1, drawing, course[SHUT] == suit,
        )  # fmt: skip
    far = ahead_of(many, number, seat, following)
    close = far
    for ahead in range(2, seats):
        close = min(close, ahead_of(many, number, seat, (seat + ahead) % seats))
    look_beside(beside, game, seat, following, deck, drawing)
    describe_beside(beside, course[TAKES], close, far, many.to_come[number])


@njit
def look_hidden(many: Many, number: int, rows: Bytes) -> None:
    """Fill `rows` [suit][HIDDEN] with what nobody at the table can know, for the critic."""
    course = many.course[number]
    seats, seat = many.tops.shape[1], course[SEAT]
    rows[:] = 0
    for ahead in range(1, seats):
        first = 0 if ahead == 1 else HEIGHTS
        for suit in range(SUITS):
            held = many.held[number, (seat + ahead) % seats, suit]
            for height in range(HEIGHTS):
                rows[suit, first + height] += held >> 2 * height & 3
    begun = 0
    for group in range(len(SOON)):
        for place in range(course[AT] + begun, min(course[AT] + SOON[group], CARDS)):
            card = many.cards[number, place]
            rows[card // HEIGHTS, (2 + group) * HEIGHTS + card % HEIGHTS] += 1
        begun = SOON[group]


@njit
def look_all(many: Many, rows: Bytes, beside: Bytes, hidden: Bytes, allowed: Bytes) -> None:
    """The same for all rounds, with the moves that are allowed."""
    for number in range(len(many.cards)):
        look_round(many, number, rows[number], beside[number])
        look_hidden(many, number, hidden[number])
        legal(many, number, allowed[number])
