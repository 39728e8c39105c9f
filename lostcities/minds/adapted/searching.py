"""`expert@1`, once the strongest of the two decks: it looks at every whole turn it could play, and takes the best.

Later players are measured against it, and its search weighs the turns of a match that is reviewed (weighing.py).

It counts every card and asks its net what each turn would leave (prospect.py); the likely best ones it tries in
sampled deals of the hidden cards (lookahead). The net was trained from nothing by playing itself; nobody told it how to
play (weights/recipe.md).
"""

from collections.abc import Generator, Iterator
from functools import lru_cache
from pkgutil import get_data
from random import Random
from typing import Any

from lostcities.game import Game, Move, Thought
from lostcities.minds import lookahead
from lostcities.minds.adapted.facts import describe, describe_rest
from lostcities.minds.adapted.prospect import Prospect, Turn
from lostcities.minds.appraisal import Appraisal
from lostcities.minds.lookahead import Answer, Candidate, Plan
from lostcities.minds.value_net import ValueNet

PLAN = Plan(most=6, width=0.1, weight=8)
"""See lookahead; worths are chances."""


@lru_cache(maxsize=1)
def adapted_net() -> ValueNet:
    """The net that ships, read when first asked for."""
    stored = get_data("lostcities.minds.adapted", "weights/expert.json")
    assert stored is not None
    return ValueNet(stored, describe, describe_rest)


class Judge:
    """How the seat that thinks judges what comes of a turn, in chances of victory (see lookahead.Judge)."""

    def __init__(self, game: Game, sight: Any, net: ValueNet) -> None:
        self._game = game
        self._net = net
        self._prospect = Prospect(game, sight, net)

    def candidates(self) -> Iterator[Candidate]:
        """The turns that could be played, at first sight."""
        prospect = self._prospect
        for turn in prospect.turns():
            yield Candidate(prospect.moves(turn), prospect.chance(turn))

    def best(self, state: Any) -> Generator[None, None, Answer]:
        """The best turn of the seat to move there."""
        prospect = Prospect(self._game, self._game.sight(state, state.seat), self._net)
        best, most = yield from likeliest(prospect)
        return most, prospect.moves(best)

    def final(self, state: Any) -> float:
        """What the finished round leaves."""
        return self._prospect.chance_after(state)


def likeliest(prospect: Prospect) -> Generator[None, None, tuple[Turn, float]]:
    """The turn with the best chance of victory at first sight, and that chance; yields after each look."""
    best, most = Turn(), -1.0
    for turn in prospect.turns():
        chance = prospect.chance(turn)
        if chance > most:
            best, most = turn, chance
        yield
    return best, most


def trials_of(effort: int, seats: int) -> int:
    """How many trials that effort is worth with that many seats."""
    return effort * 4 // seats**2


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The first half of the best turn, or its second. With `effort` 1 the net alone decides, at first sight; a larger
    effort is the number of trials with two seats."""
    yield 0.0
    legal: list[Move] = sight.legal
    if len(legal) == 1:
        return legal[0]
    judge = Judge(game, sight, adapted_net())
    trials = trials_of(effort, sight.seats)
    return (yield from lookahead.think(judge.candidates(), judge, lambda: game.imagine(sight, chance), PLAN, trials))


def appraise(game: Game, sight: Any) -> list[Appraisal]:
    """What each legal move is worth in this round, with these terms where they make a difference:

    now: what a placing adds to the seat's stacks at once. closes: what it costs that lower cards no longer fit there.
    leaves: what it costs, or is hoped to bring, that a discard then lies on its pile. takes: what a card taken from a
    pile is worth beyond the unseen one that the deck would give, what taking costs included. ends: the margin with
    which a placing ends the round.
    """
    prospect = Prospect(game, sight, adapted_net())
    return [_appraisal(game, prospect, move) for move in sight.legal]


def _appraisal(game: Game, prospect: Prospect, move: Move) -> Appraisal:
    turn = max(prospect.turns_with(game.format_move(move)), key=prospect.chance)
    worth = prospect.round_margin(turn)
    terms = {}
    if turn.placed:
        terms["now"] = 100 * prospect.gain(turn)
        if prospect.over(turn):
            terms["ends"] = worth
        else:
            top = prospect.suits[0][turn.suit].my_top
            terms["closes"] = worth - prospect.round_margin(turn, my_top=top)
    elif turn.suit >= 0:
        pile = prospect.suits[0][turn.suit].pile
        if turn.pile != turn.suit:
            terms["leaves"] = worth - prospect.round_margin(turn, pile=pile)
    if turn.pile >= 0:
        terms["takes"] = worth - prospect.round_margin(turn._replace(pile=-1))
    told = sorted(terms.items(), key=lambda term: -abs(term[1]))
    return Appraisal(move, worth, {key: hundredths for key, hundredths in told if hundredths})
