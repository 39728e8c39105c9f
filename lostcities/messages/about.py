"""What there is to play: games, options and computer players, as the set-up screen needs them. Nothing of any match."""

from typing import Any

import lostcities
from lostcities.days import WEEK
from lostcities.games import GAMES
from lostcities.minds import LEVELS


def about() -> dict[str, Any]:
    """The version, and for every game its seats, suits, options (with the values to offer) and minds, weakest first."""
    return {
        "version": lostcities.__version__,
        "week": [{"game": game, "mind": mind} for game, mind in WEEK],
        "games": [
            {
                "name": game.name,
                "seats": list(game.seats),
                "moreSeats": list(game.more_seats),
                "suits": game.deck.suits,
                "options": [
                    {"name": option.name, "default": option.default, "values": list(option.values)}
                    for option in game.options
                ],
                "minds": [{"name": name, "level": level} for level, name in enumerate(LEVELS[game.name], 1)],
            }
            for game in GAMES.values()
        ],
    }
