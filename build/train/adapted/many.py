"""Very many matches of the two decks at once, each at its own decision, compiled to machine code.

The rules are those of table.py; added are the course of a round (whose decision, and of which kind), who discarded
what, how the match stands, and new rounds in place of those that end. A turn is two decisions: put a card, then draw
one.
"""

from typing import NamedTuple

import numpy as np

from build.train.adapted.rounds import chance_of
from build.train.adapted.table import (
    ASIDE,
    CARDS,
    HAND,
    HEIGHTS,
    SUITS,
    Round,
    hold,
    lack,
    lead,
    put,
    take,
    worth,
)
from build.train.compiled import Floats, Ints, njit
from lostcities.minds.adapted import policy_facts
from lostcities.minds.adapted.prospect import SPREAD_OF_ROUND

MOVES, PUTS = policy_facts.MOVES, policy_facts.PUTS
UNIT = 50.0
"""Points in one unit of reward."""
VICTORY = 40.0
"""Points that winning the match is worth besides the points themselves."""
LONG, SHORT_ONES = 3, 0.4
"""Rounds of most matches, and the share of matches of one round."""
PATIENCE = 8
"""How many draws from piles in a round are free."""
PRICE = 0.1
"""Points by which each further draw costs more than the one before: nobody wins a round by endless draws from piles."""
LONGEST = 200
"""Turns after which a round ends as it is."""
ALONE, OTHER_ENDS = 0.1, 0.15
"""Shares of the rounds that are ended by the stacks of a single seat, and by another number of stacks."""


class Many(NamedTuple):
    """Many rounds in progress; [round] is the first index everywhere. Round (table.py) describes the other arrays."""

    tops: Ints
    held: Ints
    seen: Ints
    lengths: Ints
    gone: Ints
    piles: Ints
    tall: Ints
    ending: Ints
    by: Ints
    """[round][suit][place] the seat that discarded the card."""
    cards: Ints
    """[round][place] the deck as it was shuffled; all hands first, and then what is put aside."""
    before: Ints
    """[round][seat] points of the match's earlier rounds."""
    to_come: Ints
    """[round] how many rounds of the match follow it."""
    course: Ints
    """[round] (place of the deck's top, seat, whether it is to draw, the suit it may not draw from or -1, draws from
    piles, turns)."""


AT, SEAT, DRAWING, SHUT, TAKES, TURNS = range(6)


def fresh(rounds: int, seats: int) -> Many:
    """Rounds not dealt yet (see `begin`)."""

    def zeros(*shape: int) -> Ints:
        return np.zeros((rounds, *shape), np.int64)

    many = Many(
        zeros(seats, SUITS), zeros(seats, SUITS), zeros(seats, SUITS), zeros(seats * SUITS), zeros(SUITS),
        zeros(SUITS, 2 * HEIGHTS), zeros(SUITS), zeros(2), zeros(SUITS, 2 * HEIGHTS), zeros(CARDS), zeros(seats),
        zeros(), zeros(6),
    )  # fmt: skip
    many.cards[:] = np.arange(CARDS) // 2
    return many


@njit
def round_of(many: Many, number: int) -> Round:
    """One of the rounds as a Round of table.py: changes to it change the one in `many`."""
    return Round(
        many.tops[number], many.held[number], many.seen[number], many.lengths[number], many.gone[number],
        many.piles[number], many.tall[number], many.ending[number],
    )  # fmt: skip


@njit
def deal(many: Many, number: int, seat: int) -> None:
    """Begin a round with the cards as they lie and that seat to move. How the round ends stays as it was."""
    game = round_of(many, number)
    seats = len(game.tops)
    game.tops[:] = -1
    game.held[:], game.seen[:], game.lengths[:], game.gone[:], game.tall[:] = 0, 0, 0, 0, 0
    for place in range(seats * HAND):
        hold(game, place // HAND, many.cards[number, place])
    course = many.course[number]
    course[:] = 0
    course[AT], course[SEAT], course[SHUT] = seats * HAND + (ASIDE if seats == 2 else 0), seat, -1


@njit
def end_otherwise(many: Many, number: int) -> None:
    """Set what ends the round: mostly the usual, now and then something else."""
    many.ending[number, 0] = 3 if np.random.random() >= OTHER_ENDS else np.random.randint(1, 7)
    many.ending[number, 1] = np.random.random() < ALONE


@njit
def begin_round(many: Many, number: int) -> None:
    """Shuffle and begin the next round, with any seat to move."""
    np.random.shuffle(many.cards[number])
    deal(many, number, np.random.randint(many.tops.shape[1]))


@njit
def begin_match(many: Many, number: int) -> None:
    """Begin another match."""
    many.before[number] = 0
    many.to_come[number] = 0 if np.random.random() < SHORT_ONES else LONG - 1
    end_otherwise(many, number)
    begin_round(many, number)


@njit
def begin(many: Many) -> None:
    """Begin all matches."""
    for number in range(len(many.cards)):
        begin_match(many, number)


@njit
def seed_chance(seed: int) -> None:
    np.random.seed(seed)


@njit
def play(many: Many, number: int, move: int) -> float:
    """Play a move that is allowed; returns what it costs the mover, in points."""
    game, course = round_of(many, number), many.course[number]
    seat, seats = course[SEAT], len(game.tops)
    suit, kind = move // MOVES, move % MOVES
    if not course[DRAWING]:
        placed = int(kind < HEIGHTS)
        put(game, seat, suit, kind if placed else kind - HEIGHTS, placed)
        course[SHUT] = -1
        if not placed:
            many.by[number, suit, game.tall[suit] - 1] = seat
            course[SHUT] = suit
        course[DRAWING] = 1
        return 0.0
    cost = 0.0
    if suit == SUITS:
        hold(game, seat, many.cards[number, course[AT]])
        course[AT] += 1
    else:
        take(game, seat, suit)
        course[TAKES] += 1
        cost = PRICE * max(0, course[TAKES] - PATIENCE)
    course[SEAT], course[DRAWING], course[SHUT] = (seat + 1) % seats, 0, -1
    course[TURNS] += 1
    return cost


@njit
def over(many: Many, number: int) -> bool:
    """Whether the round is over: through a card placed, or one drawn."""
    course = many.course[number]
    if course[DRAWING]:
        return bool(lack(round_of(many, number)) == 0)
    return bool(course[AT] == CARDS or course[TURNS] >= LONGEST)


@njit
def outcome(game: Round, seat: int) -> tuple[float, float]:
    """By how many points the seat is ahead of the mean of its rivals, and its share of the victory."""
    seats = len(game.tops)
    margin, level, first = 0.0, 1, 1
    for ahead in range(1, seats):
        points = lead(game, seat, (seat + ahead) % seats)
        margin += points / (seats - 1)
        level += points == 0
        if points < 0:
            first = 0
    return margin, first / level


@njit
def ahead_of(many: Many, number: int, seat: int, rival: int) -> int:
    """By how many points of the match `seat` is ahead of `rival`, as the round stands."""
    before = many.before[number]
    return int(before[seat] - before[rival] + lead(round_of(many, number), seat, rival))


@njit
def chance_of_victory(many: Many, number: int, seat: int) -> float:
    """The chance that the seat will be ahead of all others at the end of the match, once this round is over."""
    seats = many.tops.shape[1]
    spread = SPREAD_OF_ROUND * np.sqrt(many.to_come[number])
    own, every = 0.0, 0.0
    for each in range(seats):
        chance = 1.0
        for rival in range(seats):
            if rival != each:
                chance *= chance_of(float(ahead_of(many, number, each, rival)), spread)
        every += chance
        if each == seat:
            own = chance
    return own / every


@njit
def worth_of_end(many: Many, number: int, seat: int) -> float:
    """What a finished round is worth to the seat, in points: its margin over the mean of its rivals, and its gain in
    the chance of victory."""
    margin, _ = outcome(round_of(many, number), seat)
    won: float = chance_of_victory(many, number, seat) - 1 / many.tops.shape[1]
    return margin + VICTORY * won


@njit
def settle(many: Many, number: int) -> None:
    """Count the points of the finished round."""
    game = round_of(many, number)
    for seat in range(len(game.tops)):
        for suit in range(SUITS):
            many.before[number, seat] += worth(game.lengths[seat * SUITS + suit])
    many.to_come[number] -= 1


@njit
def play_all(many: Many, moves: Ints, rewards: Floats, signs: Floats, ends: Floats, told: Floats) -> None:
    """Play a move in every round, and begin another round where one ends.

    Writes what each move gained its mover, in UNITs; whether the next decision is the mover's (1), another seat's (-1)
    or another round's (0); and in `ends` [round][seat] the result of a finished round for each seat. Adds to `told`:
    rounds ended, their turns, draws from piles.
    """
    for number in range(len(many.cards)):
        course = many.course[number]
        seat, drew = course[SEAT], course[DRAWING]
        rewards[number] = -play(many, number, moves[number]) / UNIT
        signs[number] = -1.0 if drew else 1.0
        if over(many, number):
            for every in range(many.tops.shape[1]):
                ends[number, every] = worth_of_end(many, number, every) / UNIT
            rewards[number] += ends[number, seat]
            signs[number] = 0.0
            told[0] += 1
            told[1] += course[TURNS]
            told[2] += course[TAKES]
            if many.to_come[number]:
                settle(many, number)
                begin_round(many, number)
            else:
                begin_match(many, number)


@njit
def begin_groups(many: Many) -> None:
    """Begin all as matches of one round by the usual rules, in groups of as many as there are seats, with the same
    cards; seat 0 begins."""
    seats = many.tops.shape[1]
    many.ending[:, 0], many.ending[:, 1] = 3, 0
    many.before[:], many.to_come[:] = 0, 0
    for number in range(len(many.cards)):
        if number % seats:
            many.cards[number] = many.cards[number - 1]
        else:
            np.random.shuffle(many.cards[number])
        deal(many, number, 0)


@njit
def play_on(many: Many, moves: Ints, leads: Floats, wins: Floats) -> int:
    """Play a move in every unfinished round. If that ends it, write by how much the measured seat (a different one in
    each round of a group) is ahead of the mean of its rivals, and its share of the victory. Returns how many go on.
    """
    seats = many.tops.shape[1]
    left = 0
    for number in range(len(many.cards)):
        if over(many, number):
            continue
        play(many, number, moves[number])
        if not over(many, number):
            left += 1
            continue
        leads[number], wins[number] = outcome(round_of(many, number), number % seats)
    return left
