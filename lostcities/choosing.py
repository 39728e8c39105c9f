"""A computer player asked in a match: for its move at once, or for its thought in slices.

    >>> choose(match, "expert", seed="any text")
    'r5'

It is given the sight of the seat to move and chance from `seed`, nothing else, so that the same match, seed and effort
give the same move anywhere, the arena included.
"""

from collections.abc import Generator, Sequence
from operator import index
from random import Random

from lostcities.chance import stream
from lostcities.errors import BadOption, Misuse, expect, expect_seed, quote, written
from lostcities.game import Game, Mind, Move, Sight, Thought, think_through
from lostcities.match import Match
from lostcities.minds import MINDS


def think(match: Match, mind: Mind | str, seed: str = "", effort: int | None = None) -> Thought:
    """A mind's thought about the next half-move. `mind`: your own, or the name of one of `MINDS`; `effort`: if not the
    mind's own.

    Raises Misuse where no round is in play or the seat to move has no card, BadOption for a mind that does not play
    this game or a wrong effort. The thought raises Misuse if it does not end in a legal move.
    """
    expect(Match, match, "Match.begin makes one")
    seat = match.to_move
    if not match.rounds[-1].state.legal():  # taken up at a position, which may show an empty hand
        raise Misuse("the seat to move has no card to play")
    who = _called(mind, match.game.name)
    usual = who.effort(match.game.name)
    effort = usual if effort is None else effort
    if not usual:
        raise BadOption(f"{quote(who.name)} does not play the game {match.game.name}", option="mind")
    if type(effort) is not int or effort < 1:
        raise BadOption("the effort must be a whole number of at least 1", option="effort")
    expect_seed(seed)
    ply = sum(len(turn) for played in match.rounds for turn in played.turns)
    return thought_of(who, match.game, match.sight(seat), stream(seed, "mind", seat, ply), effort)


def choose(match: Match, mind: Mind | str, seed: str = "", effort: int | None = None) -> str:
    """The move of a mind, thought through to its end. Raises as `think`."""
    thought = think(match, mind, seed, effort)
    legal = match.legal()
    return legal[0] if len(legal) == 1 else match.text(think_through(thought))


def thought_of(mind: Mind, game: Game, sight: Sight, chance: Random, effort: int) -> Thought:
    """The thought of any mind, whoever wrote it: it ends in a legal move or raises Misuse."""
    thought = mind.think(game, sight, chance, effort)
    if not isinstance(thought, Generator):
        raise Misuse(f"the mind {quote(mind.name)} is no generator, which yields its progress and returns its move")
    return _ended(mind.name, thought, sight.legal)


def _ended(name: str, thought: Thought, legal: Sequence[Move]) -> Thought:
    found: object = yield from thought
    try:
        move = index(found)  # type: ignore[arg-type]  # which kind of number a mind returns is its own affair
    except TypeError:
        move = None
    if move is None or move not in legal:
        raise Misuse(f"the mind {quote(name)} returned {written(found)}, which is no legal move")
    return move


def _called(mind: Mind | str, game: str) -> Mind:
    if isinstance(mind, Mind):
        return mind
    if not isinstance(mind, str) or mind not in MINDS:
        known = ", ".join(each.name for each in MINDS.values() if each.effort(game))
        raise BadOption(f"no mind is called {quote(mind)}; the minds of {game} are {known}", option="mind")
    return MINDS[mind]
