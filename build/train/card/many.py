"""Very many rounds of the card game at once, each at its own decision, compiled to machine code.

The rules are those of table.py; added are the course of a round (whose decision, and of which kind), who discarded
what, and new rounds in place of those that end. A turn is two decisions: put a card, then draw one.
"""

from typing import NamedTuple

import numpy as np

from build.duel.card.net import describe, describe_rest
from build.train.card.table import (
    ALL,
    COLOURS,
    HAND,
    HELD,
    HELD_W,
    MINE,
    RANKS,
    SEEN,
    SEEN_W,
    STAKES,
    floor_of,
    hold,
    lead,
    put,
    take,
)  # fmt: skip
from build.train.compiled import Bytes, Floats, Ints, njit
from lostcities.minds.card import facts as card_facts
from lostcities.minds.card import policy_facts

# What `describe_more` and `describe_beside` call has to be compiled first.
vars(policy_facts).update(describe_pile=card_facts.describe_pile, describe_rest=describe_rest)
describe_more = njit(policy_facts.describe_more)
describe_beside = njit(policy_facts.describe_beside)

SLOTS, GLOBALS, MOVES, PUTS = policy_facts.SLOTS, policy_facts.GLOBALS, policy_facts.MOVES, policy_facts.PUTS
NUMBERS, WAGERS = card_facts.NUMBERS, card_facts.WAGERS
UNIT = 50.0
"""Points in one unit of reward."""
PATIENCE = 8
"""How many draws from piles in a round are free."""
PRICE = 0.1
"""Points by which each further draw costs more than the one before: nobody wins a round by endless draws from piles."""
LONGEST = 150
"""Turns after which a round ends as it is."""
SOON = (2, 6, 12, 72)
"""Of how many of the deck's next cards the critic is told."""
HIDDEN = RANKS + WAGERS - 1 + len(SOON) * RANKS
"""What only the critic is told of a colour: the rival's hand, then by rank the coming cards."""


class Many(NamedTuple):
    """Many rounds in progress; [round] is the first index everywhere."""

    table: Ints
    gone: Ints
    gone_w: Ints
    height: Ints
    piles: Ints
    by: Ints
    """[round][colour][place] the seat that discarded the card."""
    cards: Ints
    """[round][place] the deck as it was shuffled; both hands first."""
    course: Ints
    """[round] (place of the deck's top, seat, whether it is to draw, the colour it may not draw from or -1, draws from
    piles, turns)."""


AT, SEAT, DRAWING, SHUT, TAKES, TURNS = range(6)


def fresh(rounds: int, colours: int) -> Many:
    """Rounds not dealt yet (see `begin`)."""

    def zeros(*shape: int) -> Ints:
        return np.zeros((rounds, *shape), np.int64)

    many = Many(
        zeros(6, 2, COLOURS), zeros(COLOURS), zeros(COLOURS), zeros(COLOURS), zeros(COLOURS, 72), zeros(COLOURS, 72),
        zeros(12 * colours), zeros(6),
    )  # fmt: skip
    kinds = [max(kind - 2, 0) for kind in range(12)]
    many.cards[:] = [colour * RANKS + rank for colour in range(colours) for rank in kinds]
    return many


@njit
def deal(many: Many, number: int, seat: int) -> None:
    """Begin a round with the cards as they lie and that seat to move."""
    many.table[number] = 0
    many.gone[number], many.gone_w[number], many.height[number] = 0, 0, 0
    for place in range(2 * HAND):
        hold(many.table[number], place // HAND, many.cards[number, place])
    course = many.course[number]
    course[:] = 0
    course[AT], course[SEAT], course[SHUT] = 2 * HAND, seat, -1


@njit
def begin(many: Many) -> None:
    """Shuffle and begin all rounds."""
    for number in range(len(many.cards)):
        np.random.shuffle(many.cards[number])
        deal(many, number, number % 2)


@njit
def seed_chance(seed: int) -> None:
    np.random.seed(seed)


@njit
def legal(many: Many, number: int, colours: int, allowed: Bytes) -> None:
    """Mark the moves that are allowed (policy_facts.MOVES a colour, then the deck)."""
    allowed[:] = 0
    table, height, course = many.table[number], many.height[number], many.course[number]
    if course[DRAWING]:
        allowed[colours * MOVES] = 1
        for colour in range(colours):
            allowed[colour * MOVES + PUTS] = height[colour] > 0 and colour != course[SHUT]
        return
    seat = course[SEAT]
    for colour in range(colours):
        floor = floor_of(table[MINE, seat, colour])
        for rank in range(RANKS):
            has = table[HELD, seat, colour] >> (rank - 1) & 1 if rank else table[HELD_W, seat, colour] > 0
            if has:
                allowed[colour * MOVES + RANKS + rank] = 1
                allowed[colour * MOVES + rank] = rank > floor or rank == floor == 0


@njit
def look(many: Many, number: int, colours: int, rows: Bytes, beside: Bytes) -> None:
    """Fill `rows` [colour][slot] and `beside` [fact] with what the seat to move knows."""
    table, course = many.table[number], many.course[number]
    seat, drawing = course[SEAT], course[DRAWING]
    rival = 1 - seat
    deck = len(many.cards[number]) - course[AT]
    seen = 0
    for colour in range(colours):
        held, held_w = table[HELD, seat, colour], table[HELD_W, seat, colour]
        known, known_w = table[SEEN, rival, colour], table[SEEN_W, rival, colour]
        unseen = ALL & ~(many.gone[number, colour] | held | known)
        unseen_w = WAGERS - many.gone_w[number, colour] - held_w - known_w
        pile, tall = many.piles[number, colour], many.height[number, colour]
        top = pile[tall - 1] if tall > 0 else -1
        second = pile[tall - 2] if tall > 1 else -1
        third = pile[tall - 3] if tall > 2 else -1
        mine, theirs = table[MINE, seat, colour], table[MINE, rival, colour]
        describe(
            rows[colour], mine, table[STAKES, seat, colour], theirs, table[STAKES, rival, colour], held, held_w, known,
            known_w, unseen, unseen_w, top, second, deck,
        )  # fmt: skip
        lies, lies_w, thrown, thrown_w = 0, 0, 0, 0
        for place in range(tall):
            rank = pile[place]
            bit = 1 << (rank - 1) if rank else 0
            lies |= bit
            lies_w += rank == 0
            if many.by[number, colour, place] == rival:
                thrown |= bit
                thrown_w += rank == 0
        describe_more(
            rows[colour], mine, theirs, held, held_w, lies, lies_w, thrown, thrown_w, third, drawing,
            course[SHUT] == colour,
        )  # fmt: skip
        seen += known_w
        while known:
            known &= known - 1
            seen += 1
    describe_beside(beside, deck, colours, drawing, course[TAKES], seen)


@njit
def look_hidden(many: Many, number: int, colours: int, rows: Bytes) -> None:
    """Fill `rows` [colour][HIDDEN] with what nobody at the table can know, for the critic."""
    table, course = many.table[number], many.course[number]
    rival = 1 - course[SEAT]
    for colour in range(colours):
        row = rows[colour]
        row[:] = 0
        for bit in range(NUMBERS):
            row[bit] = table[HELD, rival, colour] >> bit & 1
        for step in range(WAGERS):
            row[NUMBERS + step] = table[HELD_W, rival, colour] > step
    begun = 0
    for group in range(len(SOON)):
        for place in range(course[AT] + begun, min(course[AT] + SOON[group], len(many.cards[number]))):
            card = many.cards[number, place]
            rows[card // RANKS, NUMBERS + WAGERS + group * RANKS + card % RANKS] += 1
        begun = SOON[group]


@njit
def look_all(many: Many, colours: int, rows: Bytes, beside: Bytes, hidden: Bytes, allowed: Bytes) -> None:
    """The same for all rounds, with the moves that are allowed."""
    for number in range(len(many.cards)):
        look(many, number, colours, rows[number], beside[number])
        look_hidden(many, number, colours, hidden[number])
        legal(many, number, colours, allowed[number])


@njit
def play(many: Many, number: int, colours: int, move: int) -> float:
    """Play a move that is allowed; returns what it costs the mover, in points."""
    table, course = many.table[number], many.course[number]
    gone, gone_w, height = many.gone[number], many.gone_w[number], many.height[number]
    piles, seat = many.piles[number], course[SEAT]
    colour, kind = move // MOVES, move % MOVES
    if not course[DRAWING]:
        placed = int(kind < RANKS)
        put(table, gone, gone_w, piles, height, seat, colour, kind if placed else kind - RANKS, placed)
        course[SHUT] = -1
        if not placed:
            many.by[number, colour, height[colour] - 1] = seat
            course[SHUT] = colour
        course[DRAWING] = 1
        return 0.0
    cost = 0.0
    if colour == colours:
        hold(table, seat, many.cards[number, course[AT]])
        course[AT] += 1
    else:
        take(table, gone, gone_w, piles, height, seat, colour)
        course[TAKES] += 1
        cost = PRICE * max(0, course[TAKES] - PATIENCE)
    course[SEAT], course[DRAWING], course[SHUT] = 1 - seat, 0, -1
    course[TURNS] += 1
    return cost


@njit
def over(many: Many, number: int) -> bool:
    course = many.course[number]
    return bool(course[AT] == len(many.cards[number]) or course[TURNS] >= LONGEST)


@njit
def play_all(many: Many, colours: int, moves: Ints, rewards: Floats, signs: Floats, told: Floats) -> None:
    """Play a move in every round, and begin another round where one ends.

    Writes what each move gained its mover, in UNITs, and whether the next decision is the mover's (1), the rival's (-1)
    or another round's (0). Adds to `told`: rounds ended, their turns, draws from piles, both sides' points.
    """
    for number in range(len(many.cards)):
        course = many.course[number]
        seat, drew = course[SEAT], course[DRAWING]
        rewards[number] = -play(many, number, colours, moves[number]) / UNIT
        signs[number] = -1.0 if drew else 1.0
        if drew and over(many, number):
            rewards[number] += lead(many.table[number], seat, colours) / UNIT
            signs[number] = 0.0
            told[0] += 1
            told[1] += course[TURNS]
            told[2] += course[TAKES]
            np.random.shuffle(many.cards[number])
            deal(many, number, int(np.random.random() < 0.5))


@njit
def begin_pairs(many: Many) -> None:
    """Begin all rounds in pairs with the same cards: seat 0 of the one has the hand of seat 1 of the other."""
    for number in range(0, len(many.cards) - 1, 2):
        np.random.shuffle(many.cards[number])
        many.cards[number + 1] = many.cards[number]
        deal(many, number, 0)
        deal(many, number + 1, 1)
        for place in range(HAND):
            many.cards[number + 1, place] = many.cards[number, HAND + place]
            many.cards[number + 1, HAND + place] = many.cards[number, place]
        deal(many, number + 1, 1)


@njit
def play_on(many: Many, colours: int, moves: Ints, leads: Floats) -> int:
    """Play a move in every unfinished round; if that ends it, write seat 0's lead. Returns how many go on."""
    left = 0
    for number in range(len(many.cards)):
        if over(many, number):
            continue
        play(many, number, colours, moves[number])
        if over(many, number):
            leads[number] = lead(many.table[number], 0, colours)
        else:
            left += 1
    return left
