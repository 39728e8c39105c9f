"""The trainer's own card game: its rules, and what a seat is told of a colour, compiled to machine code.

These are not the rules of the house (lostcities/games/card), which are readable and checked, but the same rules 1.1 to
1.4 without options, as bit sets, for speed; every training plays both in step (check.py). What the net is told of a
colour comes from lostcities/minds/card/facts.py, compiled.
"""

from build.duel.card.net import describe, worth
from build.train.compiled import Bytes, Ints, njit
from lostcities.minds.card import facts as card_facts

COLOURS, NUMBERS, WAGERS, SLOTS = 6, card_facts.NUMBERS, card_facts.WAGERS, card_facts.SLOTS
ALL = (1 << NUMBERS) - 1
RANKS = NUMBERS + 1
HAND = 8
OTHERS = card_facts.OTHERS

Table = Ints
"""[row][seat][colour] sets of numbers, one bit for each, and counts of wagers; the rows' names say what they hold."""
ByColour = Ints
"""[colour]: `gone`, the numbers that lie open; `gone_w`, the wagers that do; `height`, the cards of the pile."""

# Rows of the table of one round.
MINE, STAKES, HELD, HELD_W, SEEN, SEEN_W = range(6)


@njit
def look(
    row: Bytes, table: Table, gone: ByColour, gone_w: ByColour, piles: Ints, height: ByColour, seat: int, colour: int,
    deck: int,
) -> None:  # fmt: skip
    """Describe one colour from the point of view of `seat`."""
    rival = 1 - seat
    held, held_w = table[HELD, seat, colour], table[HELD_W, seat, colour]
    known, known_w = table[SEEN, rival, colour], table[SEEN_W, rival, colour]
    unseen = ALL & ~(gone[colour] | held | known)
    unseen_w = WAGERS - gone_w[colour] - held_w - known_w
    tall = height[colour]
    top = piles[colour, tall - 1] if tall > 0 else -1
    second = piles[colour, tall - 2] if tall > 1 else -1
    describe(
        row, table[MINE, seat, colour], table[STAKES, seat, colour], table[MINE, rival, colour],
        table[STAKES, rival, colour], held, held_w, known, known_w, unseen, unseen_w, top, second, deck,
    )  # fmt: skip


@njit
def floor_of(numbers: int) -> int:
    """The lowest rank above all these numbers; 0 if there are none."""
    floor = 0
    while numbers >> floor:
        floor += 1
    return floor


@njit
def lead(table: Table, seat: int, colours: int) -> int:
    """By how many points `seat` would win if the round ended now."""
    points = 0
    for side in range(2):
        sign = 1 if side == seat else -1
        for colour in range(colours):
            numbers = table[MINE, side, colour]
            stakes = table[STAKES, side, colour]
            total = 0
            cards = stakes
            for number in range(NUMBERS):
                if numbers >> number & 1:
                    total += number + 2
                    cards += 1
            if cards:
                points += sign * worth(total, stakes, cards)
    return points


@njit
def put(
    table: Table, gone: ByColour, gone_w: ByColour, piles: Ints, height: ByColour, seat: int, colour: int, rank: int,
    placed: int,
) -> None:  # fmt: skip
    """Place or discard a card of the hand."""
    bit = 1 << (rank - 1) if rank else 0
    if rank:
        table[HELD, seat, colour] &= ~bit
        table[SEEN, seat, colour] &= ~bit
        gone[colour] |= bit
    else:
        table[HELD_W, seat, colour] -= 1
        if table[SEEN_W, seat, colour]:
            table[SEEN_W, seat, colour] -= 1
        gone_w[colour] += 1
    if not placed:
        piles[colour, height[colour]] = rank
        height[colour] += 1
    elif rank:
        table[MINE, seat, colour] |= bit
    else:
        table[STAKES, seat, colour] += 1


@njit
def take(table: Table, gone: ByColour, gone_w: ByColour, piles: Ints, height: ByColour, seat: int, colour: int) -> None:
    """Take the top of a pile."""
    height[colour] -= 1
    rank = piles[colour, height[colour]]
    if rank:
        bit = 1 << (rank - 1)
        table[HELD, seat, colour] |= bit
        table[SEEN, seat, colour] |= bit
        gone[colour] &= ~bit
    else:
        table[HELD_W, seat, colour] += 1
        table[SEEN_W, seat, colour] += 1
        gone_w[colour] -= 1


@njit
def hold(table: Table, seat: int, card: int) -> None:
    """Put a card from the deck into the hand."""
    colour, rank = card // RANKS, card % RANKS
    if rank:
        table[HELD, seat, colour] |= 1 << (rank - 1)
    else:
        table[HELD_W, seat, colour] += 1
