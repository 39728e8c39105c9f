"""The search of the board game, compiled: what minds/board/searching.py does with minds/lookahead.py.

Hidden cards are imagined in the same way, but with other random numbers; build/duel/board/check.py compares trials in
the very same deal with the mind's.
"""

import numpy as np

from build.train.board.choose import UNIT, Choice, Choices, Desk, choose, final, look, perform, weigh, weigh_draws
from build.train.board.rounds import (
    COUNT,
    CROSSED,
    CROSSINGS,
    DISCARD,
    HAND,
    MOST_MOVES,
    PATHS,
    TAKES,
    VALUES,
    Hoped,
    Round,
    take,
)
from build.train.compiled import Floats, Ints, njit
from build.train.value import Weights

CARDS = 2 * VALUES * PATHS
Plan = Ints
"""(most, width, weight, rounds): how many turns are tried at most, how many points worse than the best they may be, how
many trials the net's first estimate counts as, and how often the others answer."""


@njit
def copy_round(to: Round, source: Round) -> None:
    """Copy one round into another."""
    to.hold[:] = source.hold
    to.seen[:] = source.seen
    to.gone[:] = source.gone
    to.last[:] = source.last
    to.way[:] = source.way
    to.step[:] = source.step
    to.tiles[:] = source.tiles
    to.piles[:] = source.piles
    to.height[:] = source.height
    to.researcher[:] = source.researcher
    to.points[:] = source.points
    to.found[:] = source.found
    to.had[:] = source.had
    to.now[:] = source.now


@njit
def hidden_from(game: Round, seat: int, hidden: Ints) -> int:
    """Fill `hidden` with the cards that the seat has not seen; returns how many."""
    count = 0
    for path in range(PATHS):
        for value in range(VALUES):
            left = 2 - game.gone[path, value] - game.hold[seat, path, value]
            for other in range(game.now[COUNT]):
                if other != seat:
                    left -= game.seen[other, path, value]
            for _ in range(left):
                hidden[count] = path * VALUES + value
                count += 1
    return count


@njit
def imagine(game: Round, seat: int, world: Ints) -> int:
    """Deal the hidden cards of `world` to the others' hands; returns where in it the deck begins."""
    at = 0
    for other in range(game.now[COUNT]):
        if other != seat:
            game.hold[other] = game.seen[other]
            for _ in range(HAND - game.seen[other].sum()):
                game.hold[other, world[at] // VALUES, world[at] % VALUES] += 1
                at += 1
    return at


@njit
def ended(game: Round, seat: int, pile: int, deck: int, world: Ints, at: int) -> tuple[bool, int, int]:
    """Finish the seat's turn with its draw, from `world` if it is from the deck: (whether that ends the expedition, the
    deck's size, the place of its top)."""
    if game.now[CROSSED] == CROSSINGS:
        return True, deck, at
    if pile >= 0:
        game.now[TAKES] += 1
        return False, deck, at
    game.hold[seat, world[at] // VALUES, world[at] % VALUES] += 1
    return deck == 1, deck - 1, at + 1


@njit
def trial(
    game: Round, seat: int, choice: Choice, placed: bool, deck: int, world: Ints, hoped: Hoped, net: Weights,
    thrift: float, rounds: int, desk: Desk, work: Round, reply: Choice,
) -> float:  # fmt: skip
    """The outcome of a turn in that deal, in units, if the others play what the net likes best, `rounds` times around.

    `placed`: all of `choice` but the draw has been played already.
    """
    copy_round(work, game)
    at = imagine(work, seat, world)
    price = thrift * work.now[TAKES] / UNIT if choice[3] >= 0 else 0.0
    if not placed:
        perform(work, seat, choice, desk.ways, desk.moves)
    elif choice[3] >= 0:
        take(work, seat, choice[3])
    over, left, at = ended(work, seat, choice[3], deck, world, at)
    seats = game.now[COUNT]
    turn = 0
    while not over:
        turn += 1
        mover = (seat + turn) % seats
        worth = choose(work, mover, left, hoped, net, np.float32(thrift * work.now[TAKES] / UNIT), 0.0, desk, reply)
        if turn == rounds * seats:
            return float(worth) - price
        perform(work, mover, reply, desk.ways, desk.moves)
        over, left, at = ended(work, mover, reply[3], left, world, at)
    return float(final(work, seat, hoped)) - price


@njit
def search(
    game: Round, seat: int, choices: Choices, worths: Floats, placed: bool, deck: int, hoped: Hoped, net: Weights,
    thrift: float, plan: Plan, trials: int, desk: Desk, work: Round, reply: Choice,
) -> int:  # fmt: skip
    """The place in `choices` of the turn that does best: see lookahead.py."""
    most, width, weight, rounds = plan
    order = np.argsort(-worths)
    count = 1
    while count < min(most, len(order)) and worths[order[count]] >= worths[order[0]] - width / UNIT:
        count += 1
    active = order[:count].copy()
    if count == 1:
        return int(active[0])
    world = np.zeros(CARDS, np.int64)
    world = world[: hidden_from(game, seat, world)]
    stages = 0
    while 1 << stages < count:
        stages += 1
    totals, tried = np.zeros(len(order)), np.zeros(len(order))
    while len(active) > 1:
        for _ in range(max(1, trials // stages // len(active))):
            np.random.shuffle(world)
            for each in active:
                totals[each] += trial(
                    game, seat, choices[each], placed, deck, world, hoped, net, thrift, rounds, desk, work, reply
                )
                tried[each] += 1
        values = np.zeros(len(active))
        for place in range(len(active)):
            each = active[place]
            values[place] = (weight * worths[each] + totals[each]) / (weight + tried[each])
        active = active[np.argsort(-values)[: (len(active) + 1) // 2]]
    return int(active[0])


@njit
def think(
    game: Round, seat: int, deck: int, hoped: Hoped, net: Weights, thrift: float, plan: Plan, trials: int, desk: Desk,
    work: Round, root: Round, choice: Choice,
) -> None:  # fmt: skip
    """Fill `choice` with the player's turn: the placing is searched, and then the draw."""
    price = np.float32(thrift * game.now[TAKES] / UNIT)
    found = weigh(game, seat, deck, hoped, net, price, False, desk)
    choices, worths = desk.choices[:found].copy(), desk.worths[:found].copy()
    if trials <= 1:
        choice[:] = choices[np.argmax(worths)]
        return
    reply = np.zeros(5 + MOST_MOVES, np.int64)
    copy_round(root, game)
    for placed in (False, True):
        best = search(root, seat, choices, worths, placed, deck, hoped, net, thrift, plan, trials, desk, work, reply)
        choice[:] = choices[best]
        if not placed:
            choice[3] = -1
            perform(root, seat, choice, desk.ways, desk.moves)
            if root.now[CROSSED] == CROSSINGS:
                return
            look(root, seat, deck, hoped, net, desk, desk.parts, True)
            weigh_draws(root, seat, deck, choice[0] if choice[2] == DISCARD else -1, hoped, net, price, False, desk)
            worths = desk.draws.copy()
            choices = np.zeros((1 + PATHS, len(choice)), np.int64)
            for draw in range(1 + PATHS):
                choices[draw] = choice
                choices[draw, 3] = draw - 1
