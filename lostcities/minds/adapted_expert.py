"""The learned player of the two-deck adaptation: it looks at every whole turn it could play and takes the best one.

It counts every card and asks its net what each turn would leave (adapted_prospect); against one rival it looks a little
further (adapted_search). The net was trained from nothing by playing itself; nobody told it how to play
(weights/adapted.md).
"""

from functools import lru_cache
from pkgutil import get_data
from random import Random
from typing import Any

from lostcities.game import Game, Move, Thought
from lostcities.minds.adapted_facts import describe, describe_rest
from lostcities.minds.adapted_prospect import Prospect, Turn
from lostcities.minds.adapted_search import Look, shortlist
from lostcities.minds.appraisal import Appraisal
from lostcities.minds.value_net import ValueNet

FIRST_LOOK = 0.1
"""The part of a thought that is over when every turn was looked at once."""


@lru_cache(maxsize=1)
def adapted_net() -> ValueNet:
    """The net that ships, read when first asked for."""
    stored = get_data("lostcities.minds", "weights/adapted.json")
    assert stored is not None
    return ValueNet(stored, describe, describe_rest)


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The first half of the best turn, or its second. With `effort` 1 the net alone decides, in one look so short that
    it is not cut shorter; every one more is a deal of the hidden cards in which the likely best turns are looked at
    further, where there is one rival only.
    """
    legal: list[Move] = sight.legal
    if len(legal) == 1:
        return legal[0]
    prospect = Prospect(game, sight, adapted_net())
    chances: dict[Turn, float] = {}
    hurried = False
    for looked_at, move in enumerate(legal):
        hurried = bool((yield FIRST_LOOK * looked_at / len(legal))) or hurried
        chances.update((turn, prospect.chance(turn)) for turn in prospect.turns_with(game.format_move(move)))
    look = Look(prospect, shortlist(prospect, chances), chances)
    if len(look.turns) > 1 and sight.seats == 2 and not hurried:
        for deal in range(1, effort):
            for _ in look.deal(game.imagine(sight, chance)):
                if (yield FIRST_LOOK + (1 - FIRST_LOOK) * deal / effort):
                    return prospect.moves(look.best())[0]
    return prospect.moves(look.best())[0]


def appraise(game: Game, sight: Any) -> list[Appraisal]:
    """What each legal move is worth in this round, with these terms where they make a difference:

    now: what a placing adds to the own stacks at once. closes: what it costs that lower cards no longer fit there.
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
