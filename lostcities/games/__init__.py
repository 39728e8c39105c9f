"""The games. A new one is a folder beside these and a line here."""

import copyreg
from collections.abc import Callable
from typing import Any

from lostcities.errors import BadOption, quote
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


def find_game(name: str) -> Game:
    """The game called `name`. Raises BadOption."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadOption(f"no game is called {quote(name)}; the games are {', '.join(GAMES)}", option="game")
    return GAMES[name]


def _by_name(game: Game) -> tuple[Callable[..., Any], tuple[Any, ...]] | str:
    """What pickles and deep copies hold of a game: the name of one of ours, as its functions cannot be pickled."""
    return (find_game, (game.name,)) if GAMES.get(game.name) is game else game.__reduce_ex__(4)


copyreg.pickle(Game, _by_name)
