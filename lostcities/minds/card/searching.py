"""`expert@1`, once the strongest of the card game: a learned net that looks a whole turn ahead, and a search.

Later players are measured against it, and its search weighs the turns of a match that is reviewed (weighing.py).

It counts every card: what lies open, what the rival took from a pile and still holds, what nobody has seen. Its net
(net.py) was trained from nothing by playing itself; nobody told it how to play.
"""

from random import Random
from typing import Any

from lostcities.game import Game, Move, Thought
from lostcities.minds.appraisal import Appraisal
from lostcities.minds.card.habits import card_habits
from lostcities.minds.card.moves import Valued, move_of, turns_of
from lostcities.minds.card.net import card_net
from lostcities.minds.card.position import Position, Turn, hidden_cards, seen_by
from lostcities.minds.card.search import Plan, Search, Worlds
from lostcities.minds.card.turns import Outlook

PLAN = Plan()


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """`effort` is the number of turns played in all trials; with 1 it plays what its net likes best at sight."""
    yield 0.0
    legal: list[Move] = sight.legal
    if len(legal) == 1:
        return legal[0]
    net = card_net()
    position = seen_by(game, sight)
    worlds = Worlds(position, sight.seat, hidden_cards(game, sight), chance, card_habits())
    search = Search(net, position, sight.seat, worlds, PLAN)
    found = yield from search.run(turns_of(game, sight, net, position), trials_for(effort, position))
    return move_of(game, found[0].turn)


def trials_for(effort: int, position: Position) -> int:
    """How many trials come to `effort` turns: near the end of a round trials are shorter, and so there are more."""
    return effort // min(PLAN.answers, position.deck, position.limit)


def appraise(game: Game, sight: Any) -> list[Appraisal]:
    """What each legal move is worth at sight, by the net alone, with these terms where they make a difference:

    now: what a placing adds to the seat's expedition at once. later: what a placing promises beyond that, compared with
    the mean of all moves. leaves: what it costs that the rival may have a discarded card. takes: what a card taken from
    a pile is worth beyond the unseen one that the deck would give. thrift: the price of a draw from a pile, since none
    shortens the round; it grows with each. ends: the margin with which a draw ends the round.
    """
    if not sight.legal:
        return []
    net = card_net()
    position = seen_by(game, sight)
    outlook = Outlook(net, position, sight.seat)
    best: dict[Move, Valued] = {}
    for value, turn in turns_of(game, sight, net, position):
        move = move_of(game, turn)
        if move not in best or value > best[move][0]:
            best[move] = value, turn
    mean = sum(value for value, _ in best.values()) // len(best)
    return [_appraisal(outlook, move, *best[move], mean) for move in sight.legal]


def _appraisal(outlook: Outlook, move: Move, value: int, turn: Turn, mean: int) -> Appraisal:
    terms: dict[str, int] = {}
    thrift = outlook.price if turn.pile >= 0 else 0
    if turn.placed:
        terms["now"] = outlook.gain(turn.card)
        terms["later"] = value - mean - terms["now"]
    elif turn.card >= 0:
        terms["leaves"] = outlook.fed(turn.card)
    elif turn.pile >= 0:
        terms["takes"] = value + thrift - outlook.draw()
    if turn.card < 0:
        terms["thrift"] = -thrift
        if turn.pile < 0 and not outlook.goes_on:
            terms["ends"] = value
    hundredths = {key: term * 100 // outlook.net.one for key, term in terms.items()}
    told = sorted(hundredths.items(), key=lambda term: -abs(term[1]))
    return Appraisal(move, value * 100 // outlook.net.one, {key: term for key, term in told if term})
