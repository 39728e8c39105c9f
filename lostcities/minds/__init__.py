"""The computer players. A new one is a module beside these and a line here.

A mind receives a seat's sight and a stream of chance, nothing else: it cannot see what the seat could not, and the same
sight, seed and effort give the same move on any machine.
"""

from lostcities.game import Mind
from lostcities.minds.expert import EXPERT
from lostcities.minds.novice import NOVICE
from lostcities.minds.reference import REFERENCE
from lostcities.minds.thumb import BOLD, CAREFUL, SKILLED
from lostcities.minds.wander import WANDER

MINDS: dict[str, Mind] = {mind.name: mind for mind in (WANDER, NOVICE, BOLD, CAREFUL, SKILLED, REFERENCE, EXPERT)}
"""By the name that a record gives."""

LEVELS: dict[str, tuple[str, ...]] = {
    "card": ("novice", "bold", "careful", "reference", "expert"),
    "board": ("novice", "bold", "careful", "skilled", "expert"),
    "adapted": ("novice", "bold", "careful", "skilled", "expert"),
}
"""By game: those whom a person may choose, weakest first; the last one is also asked for hints. `build strength`
measures each against the one before it."""

STAND_IN = "careful"
"""Who plays for a mind that a record names and nobody here knows."""
