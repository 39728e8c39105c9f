"""The games. A new one is a folder beside these and a line here."""

from lostcities.game import Game
from lostcities.games.adapted import ADAPTED
from lostcities.games.board import BOARD
from lostcities.games.card import CARD

GAMES: dict[str, Game] = {
    "card": CARD,
    "board": BOARD,
    "adapted": ADAPTED,
}
"""By the name that a record gives."""
