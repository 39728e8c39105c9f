"""Advice to a person: what the strongest computer player would do in their place, what else comes close, and why.

The move is that player's own, thought about as long as it would for itself. What each move is worth and the few terms
that made the difference are its appraisal.
"""

from typing import Any

from lostcities.game import Move
from lostcities.minds.appraisal import appraise, best_first
from lostcities.table.sitting import Sitting

MOST = 3
"""How many moves are told of, the advised one included."""
MOST_TERMS = 3
LEAST = 10
"""Hundredths of a point: a term that makes less difference is not told."""


def advice(sitting: Sitting, move: Move) -> dict[str, Any]:
    """The hint of the protocol: `move` first, then the next best; points and terms in hundredths of a point.

    `behind`: how many hundredths a move is worth less than the advised one. What looks better than that at a glance is
    left out, for the advised one was thought about longer.
    """
    game = sitting.game
    sight = game.sight(sitting.state, sitting.state.seat)
    appraised = best_first(appraise(game, sight))
    worth = {each.move: each for each in appraised}
    best = worth[move].points_hundredths
    others = [each.move for each in appraised if each.move != move and each.points_hundredths <= best]
    return {
        "move": game.format_move(move),
        "points": best,
        "best": [
            {
                "move": game.format_move(each),
                "behind": best - worth[each].points_hundredths,
                "terms": [
                    {"key": key, "points": points} for key, points in worth[each].terms.items() if abs(points) >= LEAST
                ][:MOST_TERMS],
            }
            for each in [move, *others][:MOST]
        ],
    }
