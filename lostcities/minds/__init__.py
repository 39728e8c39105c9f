"""The computer players. A new one is a module in players/ and a line here.

A mind receives a seat's sight and a stream of chance, nothing else. So it cannot see what the seat could not, and the
same sight, seed and effort give the same move on any machine.
"""

from lostcities.game import Mind
from lostcities.minds.players.expert import EXPERT
from lostcities.minds.players.former import CAREFUL_1, EXPERT_1, REFERENCE
from lostcities.minds.players.limited import BOLD, CAREFUL, NOVICE, SKILLED
from lostcities.minds.players.searcher import SEARCHER
from lostcities.minds.players.wander import WANDER
from lostcities.minds.rooms import LEVELS

__all__ = ["LEVELS", "MINDS", "STAND_IN", "stand_in"]

MINDS: dict[str, Mind] = {
    mind.name: mind
    for mind in (WANDER, SEARCHER, NOVICE, BOLD, CAREFUL, SKILLED, EXPERT, REFERENCE, CAREFUL_1, EXPERT_1)
}
"""By the name that a record gives."""

STAND_IN = "careful"
"""The mind that plays for one that a record names and `MINDS` lacks, in the games that this one plays."""


def stand_in(game: str) -> str:
    """The mind that plays that game for one that `MINDS` lacks."""
    return STAND_IN if MINDS[STAND_IN].effort(game) else LEVELS[game][-1]
