"""How a game is played by somebody who knows its contract alone: play each move, play on, and see what the scores say.

The hidden cards are dealt at random, as the sight allows (`Game.imagine`), and everybody plays on by one plain habit;
the move after which the seat's score comes out best against the others' is made (rollouts of one policy: Tesauro and
Galperin 1996). Which moves are tried most is lookahead's business. Of a move it reads the text alone (record.md).
"""

from collections.abc import Generator, Iterator
from random import Random
from typing import Any

from lostcities.chance import choose, shuffle, stream
from lostcities.game import Game, Move, Thought
from lostcities.minds import lookahead
from lostcities.minds.appraisal import Appraisal
from lostcities.minds.lookahead import Answer, Candidate, Plan

AHEAD = 60
"""Turns of all seats after which a round that is played on is scored as it stands."""
PLAN = Plan(most=40, width=1000.0, weight=1)
GLANCE = 0.1
"""How much of what a move changes at once counts as its worth at first sight: it breaks ties, and no more."""
THRIFT = 3.0
"""Points that a card from a pile must be better than one from the deck: it makes the round no shorter."""
PATIENCE = 0.5
"""How often it places what it could, while there are other cards to discard: lower ones may come."""
APPRAISED = 4
"""Rounds played on for each move that is appraised."""


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """`effort` is the number of rounds played on, all moves together; with 1 it plays by habit."""
    yield 0.0
    legal: list[Move] = list(sight.legal)
    if len(legal) == 1:
        return legal[0]
    shuffle(chance, legal)  # so that no move comes before its equals at first sight
    judge = Judge(game, sight.seat, chance)
    deal = _dealer(game, sight, chance)
    return (yield from lookahead.think(judge.candidates(legal, deal()), judge, deal, PLAN, effort))


def appraise(game: Game, sight: Any) -> list[Appraisal]:
    """What each legal move is worth by a few rounds played on, with one term: now, what it adds to the seat's score."""
    if not sight.legal:
        return []
    chance = stream("appraised", *map(game.format_move, sight.legal))
    judge = Judge(game, sight.seat, chance)
    worlds = [game.imagine(sight, chance) for _ in range(APPRAISED)]
    found = []
    for candidate in judge.candidates(sight.legal, worlds[0]):
        total = sum(_end(lookahead.outcome(candidate, world, judge)) for world in worlds)
        now = round(100 * (candidate.prior + candidate.price) / GLANCE)
        found.append(Appraisal(candidate.moves[0], round(100 * total / len(worlds)), {"now": now} if now else {}))
    return found


class Judge:
    """How the outcome of a move is judged: in points, the seat's less the best of the others' (see lookahead.Judge)."""

    def __init__(self, game: Game, seat: int, chance: Random) -> None:
        self._text = game.format_move
        self._habit = Habit(game, chance)
        self._seat = seat

    def candidates(self, legal: list[Move], world: Any) -> Iterator[Candidate]:
        """The moves, each with what it changes at once and, by habit, the rest of its turn: both are the same in every
        world that the sight allows."""
        before, turn = world.scores()[self._seat], world.turn
        for move in legal:
            after = world.copy()
            after.play(move)
            gain = after.scores()[self._seat] - before
            price = THRIFT if self._text(move)[0] == "<" != self._text(move) else 0.0
            yield Candidate([move, *self._rest(after, turn)], GLANCE * gain - price, price)

    def _rest(self, state: Any, turn: int) -> list[Move]:
        """What the seat to move does by habit until the turn ends; the state is played on."""
        moves = []
        while not state.over and state.turn == turn:
            moves.append(self._habit.move(state))
            state.play(moves[-1])
        return moves

    def best(self, state: Any) -> Generator[None, None, Answer]:
        """What the seat to move does by habit until its turn ends; and, for the seat that thinks, how that ends."""
        seat, turn = state.seat, state.turn
        on = state.copy()
        moves = self._rest(on, turn)
        if seat != self._seat:
            return 0.0, moves
        while not on.over and on.turn < turn + AHEAD:
            on.play(self._habit.move(on))
            yield
        return self.final(on), moves

    def final(self, state: Any) -> float:
        """The margin as the round stands."""
        scores = state.scores()
        others = [score for seat, score in enumerate(scores) if seat != self._seat]
        return float(scores[self._seat] - max(others))


class Habit:
    """What anybody does without thinking: the smallest step that costs nothing or, as often, a discard and patience;
    then the deck's card."""

    def __init__(self, game: Game, chance: Random) -> None:
        self._text = game.format_move
        self._rank = {name: game.deck.rank_of[card] for name, card in game.deck.index.items()}
        self._chance = chance

    def move(self, state: Any) -> Move:
        """The move of the seat to move, by its own hand alone."""
        legal: list[Move] = state.legal()
        texts = {move: self._text(move) for move in legal}
        deck = next((move for move, text in texts.items() if text == "<"), None)
        if len(legal) == 1 or deck is not None:
            return legal[0] if deck is None else deck
        steps = self._steps(state, texts)
        kept = {texts[move].partition(":")[0] for _, _, move in steps}
        idle = [move for move, text in texts.items() if text[0] == "-" and text[1:] not in kept]
        if steps and (not idle or self._chance.random() < PATIENCE):
            return min(steps)[2]
        return choose(self._chance, idle or legal)

    def _steps(self, state: Any, texts: dict[Move, str]) -> list[tuple[int, int, Move]]:
        """What can be placed, or moved on with, at no cost: what it adds to the seat's score, its rank, the move."""
        seat = state.seat
        before = state.scores()[seat]
        found = []
        for move, text in texts.items():
            if text[0] not in "-<":
                after = state.copy()
                after.play(move)
                gain = after.scores()[seat] - before
                if gain >= 0:
                    found.append((-gain if text[0] == ">" else gain, self._rank.get(text.partition(":")[0], 0), move))
        return found


def _dealer(game: Game, sight: Any, chance: Random) -> Any:
    return lambda: game.imagine(sight, chance)


def _end(steps: Generator[None, None, float]) -> float:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return float(end.value)
