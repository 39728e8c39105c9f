"""How matches of the card game begin, go on and end where very many are played at once (many.py)."""

import numpy as np

from build.train.card.many import (
    BEFORE,
    DRAWING,
    HAND,
    SEAT,
    SEVERAL,
    TAKES,
    TO_COME,
    TURNS,
    UNIT,
    Many,
    ahead,
    deal,
    over,
    play,
)
from build.train.card.table import lead
from build.train.compiled import Floats, Ints, njit
from lostcities.minds import standing

chance_of = njit(standing.chance_of)

LONG, SHORT_ONES = 3, 0.5
"""Rounds of most matches, and the share of those of one round."""
SPREAD_OF_ROUND = 40.0
"""Standard deviation of what a round brings, in points."""
POINTS, VICTORY = 0.25, 80.0
"""In a match of several rounds: what a point is worth in itself, and winning the match, in points. With another round
to come both together make about one where the match is close, so that only who is far ahead or behind, or plays the
last round, plays for anything but points."""


@njit
def seed_chance(seed: int) -> None:
    np.random.seed(seed)


@njit
def begin_match(many: Many, number: int, rounds: int) -> None:
    """Shuffle and begin a match of so many rounds, with any seat to move."""
    many.match[number, TO_COME], many.match[number, SEVERAL], many.match[number, BEFORE] = rounds - 1, rounds > 1, 0
    np.random.shuffle(many.cards[number])
    deal(many, number, np.random.randint(2))


@njit
def begin_any(many: Many, number: int) -> None:
    """The same of one round or of the usual number."""
    begin_match(many, number, 1 if np.random.random() < SHORT_ONES else LONG)


@njit
def begin(many: Many) -> None:
    """Begin them all."""
    for number in range(len(many.cards)):
        begin_any(many, number)


@njit
def to_next(many: Many, number: int, colours: int) -> bool:
    """Count what the round that is over came to, and begin the match's next; returns whether there is one."""
    match = many.match[number]
    if match[TO_COME] == 0:
        return False
    match[BEFORE] = ahead(many, number, 0, colours)
    match[TO_COME] -= 1
    np.random.shuffle(many.cards[number])
    deal(many, number, np.random.randint(2))
    return True


@njit
def worth_of_end(many: Many, number: int, seat: int, colours: int) -> float:
    """What a round that is over is worth to the seat, in points: what it is ahead in a match of one round, else mostly
    its chance of winning the match."""
    points = float(lead(many.table[number], seat, colours))
    match = many.match[number]
    if not match[SEVERAL]:
        return points
    chance = chance_of(float(ahead(many, number, seat, colours)), SPREAD_OF_ROUND * np.sqrt(match[TO_COME]))
    return POINTS * points + VICTORY * (chance - 0.5)


@njit
def play_all(many: Many, colours: int, moves: Ints, rewards: Floats, signs: Floats, told: Floats) -> None:
    """Play a move in every round and begin another where one ends.

    Writes what each gained its mover, in UNITs, and whether the next decision is the mover's (1), the rival's (-1) or
    another round's (0). Adds to `told`: rounds ended, their turns, draws from piles.
    """
    for number in range(len(many.cards)):
        course = many.course[number]
        seat, drew = course[SEAT], course[DRAWING]
        rewards[number] = -play(many, number, colours, moves[number]) / UNIT
        signs[number] = -1.0 if drew else 1.0
        if drew and over(many, number):
            rewards[number] += worth_of_end(many, number, seat, colours) / UNIT
            signs[number] = 0.0
            told[0] += 1
            told[1] += course[TURNS]
            told[2] += course[TAKES]
            if not to_next(many, number, colours):
                begin_any(many, number)


@njit
def begin_pairs(many: Many, rounds: int) -> None:
    """Begin all as matches of so many rounds, every two with the same cards in the first: seat 0 of the one has what
    seat 1 of the other has."""
    for number in range(0, len(many.cards) - 1, 2):
        begin_match(many, number, rounds)
        many.match[number + 1] = many.match[number]
        many.cards[number + 1] = many.cards[number]
        for place in range(HAND):
            many.cards[number + 1, place] = many.cards[number, HAND + place]
            many.cards[number + 1, HAND + place] = many.cards[number, place]
        deal(many, number, 0)
        deal(many, number + 1, 1)


@njit
def play_on(many: Many, colours: int, moves: Ints, leads: Floats) -> int:
    """Play a move in every match that is not over, and write seat 0's lead where it is then. Returns how many go on."""
    left = 0
    for number in range(len(many.cards)):
        if over(many, number):
            continue
        play(many, number, colours, moves[number])
        if over(many, number) and not to_next(many, number, colours):
            leads[number] = ahead(many, number, 0, colours)
        else:
            left += 1
    return left
