"""Paired matches of two compiled players of the board game: one of the first against as many of the second as fill the
table, every deal once from each seat.
"""

from collections.abc import Sequence

import numpy as np

from build.duel.board.search import think
from build.train.board.choose import Desk, new_desk, perform
from build.train.board.play import CARDS, KINDS, Hopes, all_hopes, deal
from build.train.board.rounds import (
    BOTH,
    COUNT,
    CROSSED,
    CROSSINGS,
    MOST_MOVES,
    SHORT,
    TAKES,
    TO_COME,
    VALUES,
    Hoped,
    Round,
    explorers,
    lead,
    new_round,
    share,
)
from build.train.compiled import Doubles, Ints, njit
from build.train.value import Weights

LONGEST = 400
"""Turns after which an expedition ends as it is."""
THRIFT = 0.1


@njit
def expedition(
    game: Round, seed: int, starts: int, seat_of_first: int, hoped: Hoped, nets: tuple[Weights, Weights], trials: Ints,
    plans: Ints, desk: Desk, work: Round, root: Round, cards: Ints, kinds: Ints, sorted_: Ints,
) -> tuple[int, int]:  # fmt: skip
    """Play an expedition dealt by `seed`. Returns the seat that played last and the turns."""
    kinds[:] = sorted_
    np.random.seed(seed)
    at = deal(game, cards, kinds)
    choice = np.zeros(5 + MOST_MOVES, np.int64)
    seat = starts
    for turn in range(1, LONGEST + 1):
        player = int(seat != seat_of_first)
        left = CARDS - at
        think(game, seat, left, hoped, nets[player], THRIFT, plans[player], trials[player], desk, work, root, choice)
        perform(game, seat, choice, desk.ways, desk.moves)
        drawn = choice[3] < 0
        if game.now[CROSSED] == CROSSINGS or (drawn and left == 1) or turn == LONGEST:
            break
        if drawn:
            game.hold[seat, cards[at] // VALUES, cards[at] % VALUES] += 1
            at += 1
        else:
            game.now[TAKES] += 1
        seat = (seat + 1) % game.now[COUNT]
    return seat, turn


@njit
def duel(
    seed: int, seats: int, both: int, rounds: int, nets: tuple[Weights, Weights], trials: Ints, plans: Ints,
    hopes: Hopes, desk: Desk, rooms: tuple[Round, Round, Round], cards: Ints, kinds: Ints, sorted_: Ints,
    margins: Doubles, wins: Doubles,
) -> tuple[int, int]:  # fmt: skip
    """Play one deal with the first player in every seat in turn. Fills, by seat, `margins` over the rivals' mean and
    `wins`, shares of the victory. Returns the turns of all expeditions together, and of the longest."""
    game, work, root = rooms
    all_turns = 0
    most = 0
    for first in range(seats):
        game.now[:] = 0
        game.now[COUNT] = seats
        game.now[BOTH] = both
        game.now[SHORT] = rounds == 1
        game.points[:] = 0
        game.had[:] = 0
        starts = 0
        for each in range(rounds):
            game.now[TO_COME] = rounds - 1 - each
            hoped = hopes[seats, 3 if rounds == 1 else game.now[TO_COME]]
            last, turns = expedition(
                game,
                seed * 4 + each,
                starts,
                first,
                hoped,
                nets,
                trials,
                plans,
                desk,
                work,
                root,
                cards,
                kinds,
                sorted_,
            )
            all_turns += turns
            most = max(most, turns)
            starts = (last + 1) % seats
            if each == rounds - 1:
                margins[first] = lead(game, first, hoped)
                wins[first] = share(game, first, hoped)
            for seat in range(seats):
                game.points[seat] = max(0, game.points[seat] + explorers(game, seat))
                game.had[seat] += game.found[seat]
    return all_turns, most


class Table:
    """Working memory, and tables of the rules."""

    def __init__(self, units: int, heads: int) -> None:
        self.desk = new_desk(units, heads)
        self.rooms = new_round(), new_round(), new_round()
        self.hopes = all_hopes()
        self.deal = np.zeros(CARDS, np.int64), KINDS.copy(), KINDS.copy()

    def play(
        self, seed: int, seats: int, both: bool, rounds: int, nets: tuple[Weights, Weights], trials: Ints,
        plans: Sequence[Sequence[int]],
    ) -> tuple[Doubles, Doubles, int, int]:  # fmt: skip
        """Play one deal: margins and victory shares by the first player's seat, all turns, turns of the longest one."""
        margins, wins = np.zeros(seats), np.zeros(seats)
        turns, most = duel(
            seed, seats, both, rounds, nets, np.array(trials), np.array(plans, np.int64), self.hopes, self.desk,
            self.rooms, *self.deal, margins, wins,
        )  # fmt: skip
        return margins, wins, turns, most
