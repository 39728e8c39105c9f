"""The beginner of all games: it sees what fits now, but not what that costs, nor the end of the round, nor the others.

Weak as people are who play for the first time. It begins whatever it can, with the lowest of the cards it has drawn of
late and hardly a look at the others; its best piece goes out first. It does not know what wagers are good for and
throws them away, never asks who could use its discards, and counts nothing. Of a pile it takes what fits at once.
"""

from random import Random
from typing import Any

from lostcities.chance import choose
from lostcities.game import Game, Mind, Move, Thought
from lostcities.minds.rooms import efforts_of

SPAN = 5
"""How many of its cards, the newest, it has in view; the others are for when none of these fits."""

WAGER = "x"
"""The rank of a wager, in games that have any (record.md)."""

Liking = tuple[int, ...]
"""How much it likes a move: the greatest is made."""

DRAW: Liking = (0,)
UNWANTED: Liking = (-1,)
USELESS: Liking = (-2,)


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The move that it likes at first sight; among equals, chance decides. There is nothing more to think about."""
    yield 0.0
    legal: list[Move] = sight.legal
    likings = [_liking(game, sight, game.format_move(move)) for move in legal]
    most = max(likings)
    return choose(chance, [move for move, liking in zip(legal, likings, strict=True) if liking == most])


def _liking(game: Game, sight: Any, text: str) -> Liking:
    if text == "<":
        return DRAW
    if text.startswith("<"):
        return _liking_to_take(game, sight, game.deck.suits.index(text[1]))
    if text.startswith(">"):
        return UNWANTED if text == ">." else DRAW
    name, _, piece = text.removeprefix("-").partition(":")
    card = game.deck.index[name]
    rank = game.deck.rank_of[card]
    if text.startswith("-"):
        return (*UNWANTED, -rank)
    if name[1:] == WAGER:
        return USELESS
    return (1, card in sight.hand[-SPAN:], -rank, piece == "r")


def _liking_to_take(game: Game, sight: Any, suit: int) -> Liking:
    """A card that fits at once on what it has begun is better than one unseen, and the higher the better."""
    columns, _ = game.lay_out(sight)
    own = columns[sight.seat][suit]
    card = sight.piles[suit][-1]
    higher = card > own[-1] or (card == own[-1] and game.deck.names[card][1:] != WAGER) if own else False
    return (1, game.deck.rank_of[card]) if higher else UNWANTED


NOVICE = Mind(name="novice", efforts=efforts_of("novice"), think=think)
