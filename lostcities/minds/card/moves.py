"""From a sight of the card game to turns and back to moves: what the learned players share beside their nets."""

from typing import Any

from lostcities.game import Game, Move
from lostcities.minds.card.net import Net
from lostcities.minds.card.position import Position, Turn
from lostcities.minds.card.turns import Outlook

Valued = tuple[int, Turn]
"""What the net says of a turn, and the turn; its card is -1 if one has been put already."""


def turns_of(game: Game, sight: Any, net: Net, position: Position) -> list[Valued]:
    """All turns of the seat to move, or what is left of its turn once a card is put."""
    outlook = Outlook(net, position, sight.seat)
    if sight.phase == "place":
        return outlook.all_turns()
    piles = [pile_of(game, move) for move in sight.legal]
    return [(outlook.draw() if pile < 0 else outlook.take(pile), Turn(-1, False, pile)) for pile in piles]


def pile_of(game: Game, move: Move) -> int:
    """The colour of the pile that a draw takes from, -1 for the deck."""
    text = game.format_move(move)
    return -1 if text == "<" else game.deck.suits.index(text[1])


def move_of(game: Game, turn: Turn) -> Move:
    """The first half of the turn, or what is left of it."""
    if turn.card >= 0:
        return game.parse_move(("" if turn.placed else "-") + game.deck.names[turn.card])
    return game.parse_move("<" if turn.pile < 0 else "<" + game.deck.suits[turn.pile])
