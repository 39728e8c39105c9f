"""`expert@1`, once the strongest of the board game: it looks at every whole turn it could play, explorer moves
included, and tries the likely best ones in sampled deals of the hidden cards (lookahead).

Later players are measured against it, and search as it does (expert.py). Its search weighs the turns of a match
that is reviewed (weighing.py).

It counts every card: what lies open, what rivals took from piles and still hold, what nobody has seen. The net was
trained from nothing by playing itself with two, three and four seats (weights/recipe.md); nobody told it how to play.
"""

import pkgutil
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Any

from lostcities.game import Game, Move, Thought
from lostcities.minds import lookahead
from lostcities.minds.appraisal import Appraisal, lead
from lostcities.minds.board.eye import explorers
from lostcities.minds.board.facts import describe
from lostcities.minds.board.prospect import Outcome, Prospect
from lostcities.minds.board.rest import describe_rest
from lostcities.minds.board.worth import next_worth
from lostcities.minds.lookahead import Answer, Candidate, Plan
from lostcities.minds.value_net import ValueNet

MOST, WIDTH, WEIGHT = 6, 10, 8
"""See lookahead.Plan; the width in points."""


@lru_cache(maxsize=1)
def board_net() -> ValueNet:
    """The net that ships, read when first asked for."""
    stored = pkgutil.get_data("lostcities.minds.board", "weights/expert.json")
    assert stored is not None
    return ValueNet(stored, describe, describe_rest)


class Judge:
    """How the seat that thinks judges what comes of a turn, in the net's values (see lookahead.Judge)."""

    def __init__(self, game: Game, sight: Any, net: ValueNet) -> None:
        self._game = game
        self._net = net
        self._prospect = Prospect(game, sight, net)

    def candidates(self) -> Iterator[Candidate]:
        """The turns that could be played, at first sight."""
        prospect = self._prospect
        for outcome in prospect.outcomes():
            price = prospect.price if outcome.pile >= 0 else 0
            yield Candidate(prospect.moves(outcome), outcome.value, price)

    def best(self, state: Any) -> Generator[None, None, Answer]:
        """The best turn of the seat to move there."""
        prospect = Prospect(self._game, self._game.sight(state, state.seat), self._net, state)
        best: Outcome | None = None
        for outcome in prospect.outcomes():
            if best is None or outcome.value > best.value:
                best = outcome
            yield
        assert best is not None, "a round that is not over has a legal move"
        return best.value, prospect.moves(best)

    def final(self, state: Any) -> float:
        """What a finished expedition has come to."""
        return self._prospect.final(state)


def trials_of(effort: int, seats: int) -> int:
    """How many trials that effort is worth with that many seats."""
    return effort * 2 // seats


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The first half-move of the best turn, or its next. With `effort` 1 the net alone decides, at first sight; a
    larger effort is the number of trials with two seats."""
    return search(game, sight, chance, effort, Judge.candidates)


def search(
    game: Game, sight: Any, chance: Random, effort: int, at_first_sight: Callable[[Judge], Iterable[Candidate]]
) -> Thought:
    """The same, with any first word on the turns."""
    yield 0.0
    legal: list[Move] = sight.legal
    if len(legal) == 1:
        return legal[0]
    net = board_net()
    judge = Judge(game, sight, net)
    plan = Plan(MOST, WIDTH * net.one, WEIGHT)
    trials = trials_of(effort, sight.seats)
    return (yield from lookahead.think(at_first_sight(judge), judge, lambda: game.imagine(sight, chance), plan, trials))


def appraise(game: Game, sight: Any) -> list[Appraisal]:
    """What every legal move is worth and why, see appraisal.py. In the last expedition the points of a move count the
    chance of victory too, at BONUS points (eye.py).

    Terms: "explorers", "tiles" and "artifacts" are what the turn changes at once, "thrift" what taking from a pile
    costs, "later" what the net expects beyond that, or "end" if the turn ends the expedition. The net tells how the
    match would end: the lead of the expeditions before is taken off.
    """
    before = lead(sight)
    prospect = Prospect(game, sight, board_net())
    best: dict[Move, Outcome] = {}
    for outcome in prospect.outcomes():
        move = prospect.moves(outcome)[0]
        if move not in best or outcome.value > best[move].value:
            best[move] = outcome
    return [_appraisal(prospect, move, best[move], before) for move in sight.legal]


def _appraisal(prospect: Prospect, move: Move, outcome: Outcome, lead_before: int) -> Appraisal:
    eye, one = prospect.eye, prospect.net.one
    before, after, seat = prospect.state, outcome.state, eye.seat
    found = after.artifacts[seat] - before.artifacts[seat]
    worth = outcome.value * 100 // one - lead_before
    terms = {
        "explorers": 100 * (explorers(after, seat) - explorers(before, seat)),
        "tiles": 100 * (after.points[seat] - before.points[seat]),
        "artifacts": 100 * next_worth(eye.hoped, eye.chips(before, seat), found),
        "thrift": -prospect.price * 100 // one if outcome.pile >= 0 else 0,
    }
    rest = worth - sum(terms.values())
    terms["end" if after.over or (outcome.pile < 0 and eye.left == 1) else "later"] = rest
    weighty = sorted((key for key, points in terms.items() if points), key=lambda key: -abs(terms[key]))
    return Appraisal(move, worth, {key: terms[key] for key in weighty})
