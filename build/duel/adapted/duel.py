"""Paired matches of two compiled players of the two decks: one of the first against as many of the second as fill the
table, every deal once from each seat.

The search is the mind's (minds/adapted/searching.py, lookahead.py), except that a turn is thought about once, while the
mind thinks again before it draws. Equal totals share the victory.
"""

import numpy as np

from build.train.adapted import table
from build.train.adapted.rounds import UNIT, chance_of, margins
from build.train.adapted.table import ASIDE, CARDS, HAND, HEIGHTS, SUITS, Round, Turn, Turns
from build.train.compiled import Doubles, Ints, njit
from build.train.value import Weights
from lostcities.minds.adapted import prospect as adapted_prospect

LONGEST = 400
"""Turns after which a round ends as it is."""
THRIFT = adapted_prospect.THRIFT / 100
SPREAD_OF_TURN, SPREAD_OF_ROUND = adapted_prospect.SPREAD_OF_TURN, adapted_prospect.SPREAD_OF_ROUND


@njit
def ends_round(game: Round, seat: int, suit: int, placed: int) -> bool:
    """Whether a card put there ends the round."""
    own = seat * SUITS + suit
    game.lengths[own] += placed
    over = table.lack(game) == 0
    game.lengths[own] -= placed
    return over


@njit
def weigh(
    game: Round, seat: int, deck: int, takes: int, totals: Doubles, to_go: int, net: Weights
) -> tuple[Turns, Doubles]:
    """Every turn of the seat, and the chance of victory that each leaves."""
    turns = table.turns_of(game, seat)
    seats = len(game.tops)
    chances = np.ones(len(turns))
    for ahead in range(1, seats):
        rival = (seat + ahead) % seats
        found = margins(turns, game, seat, rival, deck, net)
        for place in range(len(turns)):
            suit, _, placed, pile = turns[place]
            left = deck - (pile < 0)
            margin = found[place] * UNIT + totals[seat] - totals[rival]
            variance = SPREAD_OF_ROUND**2 * to_go
            if left and not ends_round(game, seat, suit, placed):
                variance += SPREAD_OF_TURN**2 * (left / seats)
                if pile >= 0:
                    margin -= THRIFT * takes
            chances[place] *= chance_of(margin, np.sqrt(variance))
    return turns, chances


@njit
def copied(game: Round) -> Round:
    """An independent copy."""
    return table.Round(
        game.tops.copy(), game.held.copy(), game.seen.copy(), game.lengths.copy(), game.gone.copy(), game.piles.copy(),
        game.tall.copy(), game.ending,
    )  # fmt: skip


@njit
def played(game: Round, seat: int, turn: Turn, deck: int, top: int) -> tuple[bool, int]:
    """Play a turn, `top` being the card to draw: whether that ends the round, and the deck's size."""
    if turn[0] >= 0:  # else the card has been put already
        table.put(game, seat, turn[0], turn[1], turn[2])
    if table.lack(game) == 0:
        return True, deck
    if turn[3] >= 0:
        table.take(game, seat, turn[3])
        return False, deck
    table.hold(game, seat, top)
    return deck == 1, deck - 1


@njit
def hidden_from(game: Round, seat: int) -> Ints:
    """The cards that the seat has not seen."""
    cards = np.zeros(CARDS, np.int64)
    count = 0
    for suit in range(SUITS):
        heap = table.EVERY - game.gone[suit] - game.held[seat, suit]
        for other in range(len(game.tops)):
            if other != seat:
                heap -= game.seen[other, suit]
        for height in range(HEIGHTS):
            for _ in range(heap >> 2 * height & 3):
                cards[count] = suit * HEIGHTS + height
                count += 1
    return cards[:count]


@njit
def imagine(game: Round, seat: int, world: Ints) -> int:
    """Deal the hidden cards of `world` to the others' hands; returns where in it the deck begins."""
    at = 0
    for other in range(len(game.tops)):
        if other == seat:
            continue
        game.held[other] = game.seen[other]
        lacking = HAND
        for suit in range(SUITS):
            for height in range(HEIGHTS):
                lacking -= game.seen[other, suit] >> 2 * height & 3
        for _ in range(lacking):
            table.hold(game, other, world[at])
            at += 1
    return at


@njit
def final(game: Round, seat: int, totals: Doubles, to_go: int) -> float:
    """The chance of victory that the finished round leaves."""
    chance = 1.0
    for rival in range(len(game.tops)):
        if rival != seat:
            margin = table.lead(game, seat, rival) + totals[seat] - totals[rival]
            chance *= chance_of(margin, SPREAD_OF_ROUND * np.sqrt(to_go))
    return chance


@njit
def trial(
    root: Round, seat: int, turn: Turn, deck: int, takes: int, world: Ints, totals: Doubles, to_go: int, net: Weights
) -> float:
    """The outcome of a turn in that deal, if the others play what the net likes best."""
    game = copied(root)
    at = imagine(game, seat, world)
    mover = seat
    for _ in range(len(game.tops)):
        over, left = played(game, mover, turn, deck, world[at] if deck else 0)
        if over:
            return final(game, seat, totals, to_go)
        at += deck - left
        takes += left == deck
        deck = left
        mover = (mover + 1) % len(game.tops)
        turns, chances = weigh(game, mover, deck, takes, totals, to_go, net)
        best = np.argmax(chances)
        turn = turns[best]
    return float(chances[best])


@njit
def think(
    game: Round, seat: int, deck: int, takes: int, totals: Doubles, to_go: int, net: Weights, plan: Doubles, trials: int
) -> Turn:
    """The turn of the player, by sequential halving: see lookahead.py. `plan`: most, width, weight."""
    turns, priors = weigh(game, seat, deck, takes, totals, to_go, net)
    chosen: Turn = turns[np.argmax(priors)]
    if trials <= 1:
        return chosen
    order = np.argsort(-priors)
    count = 1
    while count < min(plan[0], len(order)) and priors[order[count]] >= priors[order[0]] - plan[1]:
        count += 1
    active = order[:count].copy()
    world = hidden_from(game, seat)
    stages = 0
    while 1 << stages < count:
        stages += 1
    sums, tried = np.zeros(len(order)), np.zeros(len(order))
    while len(active) > 1:
        for _ in range(max(1, trials // stages // len(active))):
            np.random.shuffle(world)
            for each in active:
                sums[each] += trial(game, seat, turns[each], deck, takes, world, totals, to_go, net)
                tried[each] += 1
        values = (plan[2] * priors[active] + sums[active]) / (plan[2] + tried[active])
        active = active[np.argsort(-values)[: (len(active) + 1) // 2]]
    chosen[:] = turns[active[0]]
    return chosen


@njit
def play_round(
    seed: int, seats: int, starts: int, first: int, totals: Doubles, to_go: int, nets: tuple[Weights, Weights],
    trials: Ints, plans: tuple[Doubles, Doubles],
) -> int:  # fmt: skip
    """Play a round dealt by `seed`; adds its points to `totals`. Returns its turns."""
    np.random.seed(seed)
    cards = np.random.permutation(CARDS) // 2
    game = table.new_round(seats)
    for place in range(seats * HAND):
        table.hold(game, place // HAND, cards[place])
    at = seats * HAND + (ASIDE if seats == 2 else 0)
    seat, takes, deck = starts, 0, CARDS - at
    turns = 0
    over = False
    while not over and turns < LONGEST:
        player = int(seat != first)
        turn = think(game, seat, deck, takes, totals, to_go, nets[player], plans[player], trials[player])
        over, left = played(game, seat, turn, deck, cards[at])
        turns += 1
        at += deck - left
        takes += left == deck
        deck = left
        seat = (seat + 1) % seats
    for each in range(seats):
        for suit in range(SUITS):
            totals[each] += table.worth(game.lengths[each * SUITS + suit])
    return turns


@njit
def duel(
    seed: int, seats: int, rounds: int, nets: tuple[Weights, Weights], trials: Ints, plans: tuple[Doubles, Doubles],
    margins_: Doubles, wins: Doubles,
) -> tuple[int, int]:  # fmt: skip
    """Play one deal with the first player in every seat in turn. Fills, by seat, `margins_` over the rivals' mean and
    `wins`, shares of the victory. Returns the turns of all rounds together, and of the longest."""
    all_turns = most = 0
    for first in range(seats):
        totals = np.zeros(seats)
        for number in range(rounds):
            turns = play_round(
                seed * 4 + number, seats, number % seats, first, totals, rounds - 1 - number, nets, trials, plans
            )
            all_turns += turns
            most = max(most, turns)
        margins_[first] = totals[first] - (totals.sum() - totals[first]) / (seats - 1)
        if totals[first] == totals.max():
            wins[first] = 1 / (totals == totals.max()).sum()
    return all_turns, most
