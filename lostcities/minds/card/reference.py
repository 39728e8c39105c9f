"""The reference of the card game: a player of known make, for others to be measured against.

A value net with 48 units and 32 heads, greedy, and on top of it 100 samples, two turns ahead: the rival's answer and
the seat's own next turn come from a quick linear policy, the net judges what is left then, and its own opinion of a
turn counts as 30 samples. To it all worlds are equally likely, both seats draw from one end of the deck, and it plays
for points only. weights/recipe.md says where its weights come from.
"""

from random import Random
from typing import Any

from lostcities.game import Game, Move, Thought
from lostcities.minds.card.linear import quick_policy
from lostcities.minds.card.moves import move_of, turns_of
from lostcities.minds.card.net import net_named
from lostcities.minds.card.position import hidden_cards, seen_by
from lostcities.minds.card.search import Plan, Search, Worlds

PLAN = Plan(most=6, window=800, weight=30, answers=2, judged=1, ends=1)


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """`effort` is the number of samples, all turns together."""
    yield 0.0
    legal: list[Move] = sight.legal
    if len(legal) == 1:
        return legal[0]
    net = net_named("reference")
    position = seen_by(game, sight)
    worlds = Worlds(position, sight.seat, hidden_cards(game, sight), chance, None)
    search = Search(net, position, sight.seat, worlds, PLAN, policy=quick_policy())
    found = yield from search.run(turns_of(game, sight, net, position), effort)
    return move_of(game, found[0].turn)
