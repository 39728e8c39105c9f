"""The computer players. A new one is a module beside these and a line here.

A mind receives a seat's sight and a stream of chance, nothing else: it cannot see what the seat could not, and the same
sight, seed and effort give the same move on any machine.
"""

from lostcities.game import Mind
from lostcities.minds.scholar import SCHOLAR
from lostcities.minds.thumb import BOLD, CAREFUL
from lostcities.minds.wander import WANDER

MINDS: dict[str, Mind] = {mind.name: mind for mind in (WANDER, BOLD, CAREFUL, SCHOLAR)}
"""By the name that a record gives, weakest first."""

LEVELS: dict[str, int] = {"wander": 1, "bold": 2, "careful": 3, "scholar": 5}
"""How strong a mind is, from 1 to 5, as measured by playing them against each other."""

STAND_IN = "careful"
"""Who plays for a mind that a record names and nobody here knows."""

HINTS: dict[str, str] = {"card": "scholar", "board": "careful", "adapted": "careful"}
"""By game: who is asked for a hint, its strongest player."""
