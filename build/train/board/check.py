"""The board game's trainer against the house: its rules and the engine's, its net and the mind's, played in step.

The trainer would be useless if it trained for another game or another net than those that are played; so every training
ends with this check, and fails if they part ways.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from build.train import weights as train_weights
from build.train.board import choose as train_board_choose
from build.train.board import play as train_board_play
from build.train.board import rounds as train_board_rounds
from build.train.board.choose import Choice
from build.train.board.rounds import (
    BOTH,
    COUNT,
    CROSSED,
    DECLINED,
    DISCARD,
    RESEARCHER,
    SHORT,
    TAKES,
    TO_COME,
    VALUES,
    Round,
)
from build.train.compiled import Ints
from lostcities.game import Move
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.minds.board import prospect as board_prospect
from lostcities.minds.board.facts import ARROW, ARTIFACT, LAST_STEP, PATHS, describe
from lostcities.minds.board.prospect import Prospect
from lostcities.minds.board.rest import describe_rest
from lostcities.minds.value_net import ValueNet

BOARD = GAMES["board"]
CLOSE = 0.05
"""Points by which the trainer's choice may fall behind the mind's: among equal moves each takes the first of its own
order, and fractions are rounded while whole numbers are not."""
LEAST = 0.999
"""The share of half-moves in which the two must find the same best move."""
KINDS = {"arrow": ARROW, "artifact": ARTIFACT, "5": 3, "10": 4, "15": 5}


def seen_in(game: Round, state: Any) -> None:
    """Fill the trainer's round from a state of the engine."""
    train_board_rounds.clear(game)
    game.points[:], game.had[:] = 0, 0
    for seat in range(state.seats):
        for card in state.hands[seat]:
            game.hold[seat, card // VALUES, card % VALUES] += 1
        for card in state.known[seat]:
            game.seen[seat, card // VALUES, card % VALUES] += 1
        for path, column in enumerate(state.columns[seat]):
            for card in column:
                game.gone[path, card % VALUES] += 1
                if game.last[seat, path] >= 0 and game.way[seat, path] == 0:
                    game.way[seat, path] = np.sign(card % VALUES - game.last[seat, path])
                game.last[seat, path] = card % VALUES
        game.step[seat] = state.steps[seat]
        game.researcher[seat] = state.researchers[seat]
        game.points[seat] = state.points[seat]
        game.found[seat] = state.artifacts[seat]
        game.had[seat] = state.history[-1].tally[seat] if state.history else 0
    tiles = np.array(state.tiles).reshape(PATHS, LAST_STEP + 1)
    game.tiles[:] = np.where(tiles > ARTIFACT, ARTIFACT + tiles // 5, tiles)
    for path, pile in enumerate(state.piles):
        game.height[path] = len(pile)
        game.piles[path, : len(pile)] = [card % VALUES for card in pile]
        for card in pile:
            game.gone[path, card % VALUES] += 1
    game.now[CROSSED] = len(state.crossings)


def same(one: Round, other: Round) -> bool:
    """Whether two rounds of the trainer are the same, apart from what is above the piles' tops."""
    tall = np.arange(one.piles.shape[1]) < one.height[:, None]
    pairs = zip(one._asdict().items(), other, strict=True)
    return all(
        np.array_equal(mine * tall if name == "piles" else mine, theirs * tall if name == "piles" else theirs)
        for (name, mine), theirs in pairs
    )


def texts(choice: Choice, begins: bool) -> Iterator[str]:
    """The half-moves of a trainer's turn in the record's form; `begins` if the path has no cards yet."""
    path, value, kind, pile, count, *moves = (int(each) for each in choice)
    suits = BOARD.deck.suits
    piece = (":r" if kind == RESEARCHER else ":a") if begins and kind != DISCARD else ""
    yield ("-" if kind == DISCARD else "") + suits[path] + str(value) + piece
    for move in moves[:count]:
        yield ">." if move == DECLINED else ">" + suits[move]
    yield "<" if pile < 0 else "<" + suits[pile]


def behind(state: Any, move: Move, net: ValueNet) -> float:
    """By how many points the mind finds `move` worse than the best."""
    found: dict[Move, int] = {}
    sight = BOARD.sight(state, state.seat)
    prospect = Prospect(BOARD, sight, net)
    for outcome in prospect.outcomes():
        first = prospect.moves(outcome)[0]
        found[first] = max(outcome.value, found.get(first, outcome.value))
    return (max(found.values()) - found[move]) / net.one


def begin(number: int, now: Ints) -> Match:
    """A match of one of the kinds that the trainer plays, and the same match in the trainer's form."""
    seats = int(train_board_play.COMPANIES[number % 4])
    both, short = number // 2 % 2, number % 4 == 2
    options = {"direction": "both" if both else "ascending", "rounds": 1 if short else 3}
    now[:] = 0
    now[COUNT], now[BOTH], now[SHORT] = seats, both, short
    return Match.begin(BOARD, options, seats)


def alike(stored: bytes, matches: int, seed: str) -> float:
    """Play the trainer's matches with these weights in both; returns the share of half-moves that the mind found best
    too.

    Raises AssertionError if the two sets of rules part ways.
    """
    net = ValueNet(stored, describe, describe_rest)
    game = train_board_rounds.new_round()
    train_board_play.seed_chance(1)
    agreed = []
    for number in range(matches):
        match = begin(number, game.now)
        while not match.over:
            match.deal_by_chance(f"{seed} {number}", None if match.rounds else 0)
            game.now[TO_COME] = match.rules["rounds"] - len(match.history) - 1
            seen_in(game, match.state)
            agreed += expedition(match, game, net)
    return sum(agreed) / len(agreed)


def expedition(match: Match, game: Round, net: ValueNet) -> list[bool]:
    """One expedition in both; for each half-move with a choice, whether the mind finds it best."""
    floats = train_weights.as_fractions(net)
    desk = train_board_choose.new_desk(floats[0].shape[1], len(floats[3]))
    choice = np.zeros(5 + train_board_rounds.MOST_MOVES, np.int64)
    mirror = train_board_rounds.new_round()
    hoped = train_board_play.all_hopes()[game.now[COUNT], 3 if game.now[SHORT] else game.now[TO_COME]]
    state: Any = match.state
    agreed = []
    while match.in_round:
        seat, deck, top = state.seat, len(state.deck), state.deck[-1]
        price = np.float32(board_prospect.THRIFT / 100 * game.now[TAKES] / train_board_choose.UNIT)
        train_board_choose.choose(game, seat, deck, hoped, floats, price, 0.0, desk, choice)
        for text in texts(choice, not state.columns[seat][choice[0]]):
            if match.in_round:
                move = match.parse(text)
                if len(state.legal()) > 1:
                    agreed.append(behind(state, move, net) <= CLOSE)
                match.play(move)
        train_board_choose.perform(game, seat, choice, desk.ways, desk.moves)
        if choice[3] < 0 and len(state.deck) < deck:
            game.hold[seat, top // VALUES, top % VALUES] += 1
        game.now[TAKES] += choice[3] >= 0
        if match.in_round:
            mirror.now[:] = game.now
            seen_in(mirror, state)
            mirror.now[TAKES] = game.now[TAKES]
            assert same(game, mirror), f"turn {state.turn}: the rules part ways"
    totals = [max(0, game.points[each] + train_board_rounds.explorers(game, each)) for each in range(state.seats)]
    assert totals == list(match.totals()), f"turn {state.turn}: the points part ways"
    return agreed
