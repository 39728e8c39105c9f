"""What a value net plays in very many matches of the board game: a policy first learns it, then is measured by it."""

import numpy as np

from build.train.board.choose import UNIT, Choice, Desk, choose
from build.train.board.many import (
    AT,
    DISCARDS,
    DRAWING,
    EXPLORE,
    EXPLORING,
    MOVES,
    PHASE,
    RESEARCHERS,
    SEAT,
    TAKE,
    Many,
    hoped_in,
    round_of,
)
from build.train.board.play import CARDS
from build.train.board.rounds import DECLINED, DISCARD, PATHS, RESEARCHER, TAKES, VALUES
from build.train.compiled import Ints, njit
from build.train.value import Weights

THRIFT = 0.1
"""Points that a draw from a pile costs for each earlier one in the expedition, as in the mind."""


@njit
def turns(
    many: Many, over: Ints, net: Weights, asked: Ints, desk: Desk, planned: Ints, made: Ints, moves: Ints
) -> None:
    """What the net plays, by match (`moves`), where `asked` is the seat to move or -1. It thinks before it places, and
    keeps the whole turn (`planned` [match] -> Choice) and how many of its explorer moves are `made`."""
    for number in range(len(many.now)):
        course = many.course[number]
        seat, phase = course[SEAT], course[PHASE]
        if asked[number] >= 0 and asked[number] != seat:
            continue
        choice: Choice = planned[number]
        moves[number] = PATHS * MOVES
        if phase == DRAWING:
            if choice[3] >= 0:
                moves[number] = choice[3] * MOVES + TAKE
        elif phase == EXPLORING:
            if made[number] < choice[4] and choice[5 + made[number]] != DECLINED:
                moves[number] = choice[5 + made[number]] * MOVES + EXPLORE
            made[number] += 1
        else:
            price = np.float32(THRIFT * many.now[number, TAKES] / UNIT)
            choose(
                round_of(many, number), seat, CARDS - course[AT], hoped_in(many, number), net, price, 0.0, desk, choice
            )
            made[number] = 0
            path, value, kind = choice[0], choice[1], choice[2]
            first = DISCARDS if kind == DISCARD else RESEARCHERS if kind == RESEARCHER else 0
            moves[number] = path * MOVES + first + (VALUES - 1 - value if over[number, path] else value)
