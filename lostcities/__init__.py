"""Three games of the Lost Cities family: rules, matches, records and computer players, in plain Python.

    >>> from lostcities import GAMES, Match
    >>> match = Match.begin(GAMES["card"], {"rounds": 1}, seats=2)
    >>> match.deal_by_chance("a seed", starts=0)
    >>> [match.game.format_move(move) for move in match.state.legal()]

What is not named here is for the project's own modules.
"""

from lostcities.errors import BadOption, BadRecord, BadText, IllegalMove, LostCitiesError
from lostcities.game import Game, complete_rules
from lostcities.games import GAMES
from lostcities.match import Match

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadOption",
    "BadRecord",
    "BadText",
    "Game",
    "IllegalMove",
    "LostCitiesError",
    "Match",
    "__version__",
    "complete_rules",
]
