"""Paired rounds of two compiled players (search.py): every deal once from each seat."""

import numpy as np

from build.duel.card import search as duel_search
from build.duel.card import table as dt
from build.duel.card import turns as duel_turns
from build.duel.card.net import CardNet
from build.duel.card.search import PlanArray, World
from build.duel.card.table import Cells, Counts, Height, Piles
from build.duel.card.turns import Turn
from build.train.compiled import Doubles, Ints, njit
from lostcities.minds.card import habits as card_habits

LIMIT = 400
"""Turns after which a round ends as it is."""
Odds = Ints
"""[late][kind] the odds that a rival holds a card of that kind (minds/card/habits.py); -1 at first without habits."""
kind_of = njit(card_habits.kind_of)


@njit
def seed_chance(seed: int) -> None:
    np.random.seed(seed)


@njit
def deck_of(colours: int) -> Ints:
    cards = np.zeros(12 * colours, np.int64)
    for place in range(len(cards)):
        kind = place % 12
        cards[place] = place // 12 * dt.RANKS + (kind - 2 if kind > 2 else 0)
    return cards


@njit
def hidden_from(cells: Cells, seat: int, colours: int, hidden: Ints) -> int:
    """Fill `hidden` with the cards that the seat has not seen, in the deck's order; returns how many."""
    count = 0
    for colour in range(colours):
        own, other = dt.SEAT * seat + colour, dt.SEAT - dt.SEAT * seat + colour
        for _ in range(dt.WAGERS - cells[dt.GONE_W + colour] - cells[dt.WAGER + own] - cells[dt.SEEN_W + other]):
            hidden[count] = colour * dt.RANKS
            count += 1
        bits = dt.ALL ^ (cells[dt.GONE + colour] | cells[dt.HELD + own] | cells[dt.SEEN + other])
        for number in range(dt.NUMBERS):
            if bits >> number & 1:
                hidden[count] = colour * dt.RANKS + number + 1
                count += 1
    return count


@njit
def kind_at(cells: Cells, height: Height, seat: int, card: int) -> int:
    """kind_of (minds/card/habits.py) for an unseen card, from a seat's point of view."""
    colour, rank = card // dt.RANKS, card % dt.RANKS
    own, other = dt.SEAT * seat + colour, dt.SEAT - dt.SEAT * seat + colour
    lying = 2 if cells[dt.SEEN + other] or cells[dt.SEEN_W + other] else 1 if height[colour] > dt.BOTTOM else 0
    return kind_of(
        cells[dt.MINE + other], cells[dt.STAKES + other], cells[dt.MINE + own], cells[dt.STAKES + own], rank, lying
    )  # fmt: skip


@njit
def imagine(
    cells: Cells, height: Height, seat: int, hidden: Ints, deck: int, held: Odds, world: World, ways: Doubles
) -> None:
    """Fill `world` (the deck, then the rival's unseen cards) at random; `held` [late][kind] are the odds that a rival
    holds a card, and `ways` [card][cards of the hand still to come] is what `count_ways` says of them."""
    world[:] = hidden
    if held[0, 0] < 0:
        np.random.shuffle(world)
        return
    late = dt.LATE[deck]
    left, size = len(hidden) - deck, 0
    for place in range(len(hidden)):
        card = hidden[place]
        if left and np.random.random() * ways[place, left] < (
            held[late, kind_at(cells, height, seat, card)] * ways[place + 1, left - 1]
        ):
            world[deck + left - 1] = card
            left -= 1
        else:
            world[size] = card
            size += 1
    np.random.shuffle(world[:deck])


@njit
def count_ways(cells: Cells, height: Height, seat: int, hidden: Ints, deck: int, held: Odds) -> Doubles:
    """[place][number] -> how likely `number` of the hidden cards from that place on make up the rest of a hand."""
    size, late = len(hidden) - deck, dt.LATE[deck]
    ways = np.zeros((len(hidden) + 1, size + 1))
    ways[:, 0] = 1
    for place in range(len(hidden) - 1, -1, -1):
        odds = held[late, kind_at(cells, height, seat, hidden[place])]
        for number in range(1, size + 1):
            ways[place, number] = ways[place + 1, number] + odds * ways[place + 1, number - 1]
    return ways


@njit
def seen_from(cells: Cells, seat: int, peeks: int = 0) -> Cells:
    """The cards as a seat knows them: of the other's hand, those that it saw being taken or, if it peeks, all."""
    seen = cells.copy()
    other = dt.SEAT - dt.SEAT * seat
    for known, held in ((dt.SEEN, dt.HELD), (dt.SEEN_W, dt.WAGER)):
        for place in range(other, other + dt.COLOURS):
            if peeks:
                seen[known + place] = cells[held + place]
            else:
                seen[held + place] = cells[known + place]
    return seen


@njit
def deal(cards: Ints) -> tuple[Cells, Piles, Height, Counts]:
    """The round's arrays (see search.py) after the deal: cells, piles, height, state."""
    cells = np.zeros(dt.CELLS, np.int64)
    piles = np.full((dt.COLOURS, dt.TALL), -1, np.int64)
    height = np.full(dt.COLOURS, dt.BOTTOM, np.int64)
    for place in range(2 * dt.HAND):
        dt.hold(cells, place // dt.HAND, cards[place])
    return cells, piles, height, np.array([len(cards) - 2 * dt.HAND, LIMIT, 0])


@njit
def choose(
    seen: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, net: CardNet, effort: int,
    plan: PlanArray, held: Odds, turn: Turn,
) -> None:  # fmt: skip
    """The turn that a player at `seat` chooses, into `turn`; `seen` are the cells as the seat sees them."""
    if plan[duel_search.BY_TURNS]:  # trials_for of minds/card/searching.py
        effort //= min(plan[duel_search.ANSWERS], state[0], state[1])
    if effort > 1:
        hidden = np.zeros(80, np.int64)
        hidden = hidden[: hidden_from(seen, seat, colours, hidden)]
        worlds = np.zeros((effort, len(hidden)), np.int64)
        ways = count_ways(seen, height, seat, hidden, state[0], held)
        for world in worlds:
            imagine(seen, height, seat, hidden, state[0], held, world, ways)
        duel_search.search(seen, piles, height, state, colours, seat, net, worlds, effort, plan, turn)
    else:
        worths, turns = np.zeros(300, np.int64), np.zeros((300, 3), np.int64)
        found = duel_turns.turns_of(seen, piles, height, state, colours, seat, net, 0, worths, turns)
        turn[:] = turns[np.argmax(worths[:found])]


@njit
def play_round(
    cards: Ints, colours: int, starts: int, first: int, nets: tuple[CardNet, CardNet], efforts: Ints,
    plans: tuple[PlanArray, PlanArray], helds: tuple[Odds, Odds],
) -> tuple[int, int]:  # fmt: skip
    """A round with that deal, begun by seat `starts`; player `first` sits at seat 0. The rest is given by player.

    Returns seat 0's margin and the turns.
    """
    cells, piles, height, state = deal(cards)
    seat = starts
    turn = np.zeros(3, np.int64)
    while state[0] > 0 and state[1] > 0:
        player = seat ^ first
        plan = plans[player]
        seen = seen_from(cells, seat, plan[duel_search.PEEK])
        choose(seen, piles, height, state, colours, seat, nets[player], efforts[player], plan, helds[player], turn)
        duel_turns.play_turn(cells, piles, height, state, seat, turn, cards[-state[0]])
        seat = 1 - seat
    return dt.lead_of(cells, 0, colours), LIMIT - state[1]


@njit
def duel(
    seed: int, colours: int, nets: tuple[CardNet, CardNet], efforts: Ints, plans: tuple[PlanArray, PlanArray],
    helds: tuple[Odds, Odds], margins: Doubles, lengths: Ints,
) -> None:  # fmt: skip
    """One deal of player 0 against player 1 from both seats; fills, by seat of player 0, its `margins`, and `lengths`
    in turns."""
    cards = deck_of(colours)
    for first in range(2):
        np.random.seed(seed)
        np.random.shuffle(cards)
        margin, turns = play_round(cards, colours, 0, first, nets, efforts, plans, helds)
        margins[first] = -margin if first else margin
        lengths[first] = turns
