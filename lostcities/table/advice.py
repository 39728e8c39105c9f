"""Advice to a person: what the strongest computer player would do in their place, why, and what the next best costs.

The move is that player's own, thought about as long as it would for itself. What is said for it follows from what the
person sees (minds/reasons.py); what the moves are worth is that player's appraisal.
"""

from typing import Any

from lostcities.game import Move
from lostcities.minds import LEVELS
from lostcities.minds.appraisal import Appraisal, appraise, best_first
from lostcities.minds.reasons import reasons
from lostcities.table.sitting import Sitting


def adviser(game: str) -> str:
    """Who is asked for hints in that game: the strongest that a person may choose."""
    return LEVELS[game][-1]


def advice(sitting: Sitting, move: Move) -> dict[str, Any]:
    """The hint of the protocol for a legal move that was thought about."""
    game = sitting.game
    sight = game.sight(sitting.state, sitting.state.seat)
    appraised = appraise(game, sight)
    second = next_best(appraised, move)
    return {
        "move": game.format_move(move),
        "mind": adviser(game.name),
        "reasons": [{"key": key, "values": values} for key, values in reasons(game, sight, move, appraised)],
        "next": None if second is None else {"move": game.format_move(second[0]), "behind": second[1]},
    }


def next_best(appraised: list[Appraisal], move: Move) -> tuple[Move, int] | None:
    """The best of the other moves, and how much less it is worth; None where there is no other.

    Moves that at a glance look better than the one that was thought about longer come after the rest, and cost nothing.
    """
    worth = {each.move: each.points_hundredths for each in appraised}
    others = [each.move for each in best_first(appraised) if each.move != move]
    if not others:
        return None
    second = next((each for each in others if worth[each] <= worth[move]), others[0])
    return second, max(0, worth[move] - worth[second])
