"""Compares the compiled search of the board game with the mind's: same turns in the same deals, the same results."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from build.duel.board import search as duel_board_search
from build.duel.card.check import finished
from build.train import weights as train_weights
from build.train.board import choose as train_board_choose
from build.train.board import play as train_board_play
from build.train.board import rounds as train_board_rounds
from build.train.board.check import BOARD, begin, seen_in
from build.train.board.choose import Desk
from build.train.board.rounds import COUNT, DECLINED, DISCARD, PLACE, RESEARCHER, SHORT, TAKES, TO_COME
from build.train.compiled import Ints
from build.train.value import Weights
from lostcities.chance import stream
from lostcities.game import think_through
from lostcities.match import Match
from lostcities.minds import lookahead
from lostcities.minds.board import searching as board_searching
from lostcities.minds.plan import pile_draws

POSITIONS = 12
CLOSE = 0.3
"""Points by which a trial may differ, as fractions are rounded and whole numbers are not."""
LEAST = 0.9
"""The share of trials in which both must agree: near a tie the two may answer differently, and then part ways."""


def turn_of(texts: Sequence[str]) -> Ints:
    """These half-moves as a turn of the trainer."""
    choice = np.zeros(5 + train_board_rounds.MOST_MOVES, np.int64)
    suits = BOARD.deck.suits
    card, _, piece = texts[0].lstrip("-").partition(":")
    kind = DISCARD if texts[0].startswith("-") else RESEARCHER if piece == "r" else PLACE
    moves = [DECLINED if text == ">." else suits.index(text[1]) for text in texts if text.startswith(">")]
    last = texts[-1]
    pile = suits.index(last[1]) if last.startswith("<") and len(last) > 1 else -1
    choice[:5] = suits.index(card[0]), int(card[1:]), kind, pile, len(moves)
    choice[5 : 5 + len(moves)] = moves
    return choice


def hidden_cards(state: Any) -> list[int]:
    """The cards that the seat to move does not see, in the compiled searches' order: rivals' by seat, the deck's."""
    cards = []
    for seat, hand in enumerate(state.hands):
        if seat != state.seat:
            rest = hand[:]
            for card in state.known[seat]:
                rest.remove(card)
            cards += rest
    return [*cards, *reversed(state.deck)]


def compared(match: Match, number: int, desk: Desk, floats: Weights) -> Iterator[float]:
    """By how many points the two differ in the match's position, for each likely turn in one deal."""
    state: Any = match.rounds[-1].state
    sight: Any = BOARD.sight(state, state.seat)
    net = board_searching.board_net()
    judge = board_searching.Judge(BOARD, sight, net)
    plan = lookahead.Plan(board_searching.MOST, board_searching.WIDTH * net.one, board_searching.WEIGHT)
    world = BOARD.imagine(sight, stream("duel check", number))
    cards = np.array(hidden_cards(world), np.int64)
    game, work = train_board_rounds.new_round(), train_board_rounds.new_round()
    begin(number, game.now)
    game.now[TO_COME] = match.rules["rounds"] - len(match.history) - 1
    seen_in(game, state)
    game.now[TAKES] = pile_draws(BOARD, sight, sight.aside)
    hoped = train_board_play.all_hopes()[game.now[COUNT], 3 if game.now[SHORT] else game.now[TO_COME]]
    reply = np.zeros(5 + train_board_rounds.MOST_MOVES, np.int64)
    for candidate in lookahead.shortlist(list(judge.candidates()), plan):
        theirs = finished(lookahead.outcome(candidate, world, judge)) / net.one
        choice = turn_of([BOARD.format_move(move) for move in candidate.moves])
        ours = train_board_choose.UNIT * duel_board_search.trial(
            game, state.seat, choice, False, len(state.deck), cards, hoped, floats, 0.1, 1, desk, work, reply
        )
        yield abs(ours - theirs)


def differences() -> list[float]:
    """By how many points the two differ, over some positions of all kinds of matches."""
    net = board_searching.board_net()
    floats = train_weights.as_fractions(net)
    desk = train_board_choose.new_desk(floats[0].shape[1], len(floats[3]))
    found: list[float] = []
    for number in range(POSITIONS):
        match: Match = begin(number, np.zeros(6, np.int64))
        match.deal_by_chance(f"duel check {number}", 0)
        chance = stream("duel check", number, "so far")
        for _ in range(5 * number):
            state: Any = match.rounds[-1].state
            sight = BOARD.sight(state, state.seat)
            match.play(think_through(board_searching.think(BOARD, sight, chance, 1)))
        state = match.rounds[-1].state
        while state.phase:
            match.play(state.legal()[0])
        found += compared(match, number, desk, floats)
    return found


def report() -> int:
    """Print how well the two agree; returns the exit status."""
    found = differences()
    same = sum(each <= CLOSE for each in found) / len(found)
    print(f"{len(found)} trials, {same:.0%} of them the same in both")
    return 0 if same >= LEAST else 1
