"""The rule-of-thumb players, bold, careful and skilled: one way of judging for each game, and tempers."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from lostcities.chance import choose
from lostcities.game import Game, Mind, Move, Thought, View
from lostcities.minds import temper, thumb_adapted, thumb_board, thumb_card
from lostcities.minds.appraisal import Appraisal


class Prospect(Protocol):
    """What a seat can make of its position."""

    def worth(self, text: str) -> float:
        """What the legal move written `text` leaves the seat with, in points; only the order of moves matters."""


PROSPECTS: dict[str, Callable[[Game, Any, temper.Temper], Prospect]] = {
    "card": thumb_card.Prospect,
    "board": thumb_board.Prospect,
    "adapted": thumb_adapted.Prospect,
}
"""By game: the way of judging."""


def _player(name: str, natures: Mapping[str, temper.Temper]) -> Mind:
    def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
        """The legal move worth most; among equals, chance decides. One look at each is all it ever takes."""
        yield 0.0
        legal: list[Move] = sight.legal
        if len(legal) == 1:
            return legal[0]
        prospect = PROSPECTS[game.name](game, sight, natures[game.name])
        worths = []
        for number, move in enumerate(legal, 1):
            worths.append(prospect.worth(game.format_move(move)))
            yield number / len(legal)
        most = max(worths)
        return choose(chance, [move for move, worth in zip(legal, worths, strict=True) if worth == most])

    return Mind(name=name, efforts=dict.fromkeys(natures, 1), think=think)


CAREFUL = _player("careful", temper.CAREFUL)
BOLD = _player("bold", temper.BOLD)
SKILLED = _player("skilled", temper.SKILLED)


def appraise(game: Game, sight: Any) -> list[Appraisal]:
    """What rule of thumb makes of every legal move: what its plan then comes to, in hundredths of a point.

    Terms: "now" is what a placing adds to its column at once, "later" what the plan counts on beyond that, set against
    the mean of all moves (a plan is for the whole hand, and only its differences tell moves apart).
    """
    if not sight.legal:
        return []
    prospect = PROSPECTS[game.name](game, sight, temper.STEADY)
    view = game.view(sight, {"discards": "top", "totals": "own"})
    worths = [round(100 * prospect.worth(move["move"])) for move in view["moves"]]
    mean = sum(worths) // len(worths)
    appraised = []
    for move, offered, worth in zip(sight.legal, view["moves"], worths, strict=True):
        now = 100 * _gain(view, offered)
        terms = {"now": now, "later": worth - mean - now} if offered["kind"] == "play" else {}
        appraised.append(Appraisal(move, worth, terms))
    return appraised


def _gain(view: View, offered: dict[str, Any]) -> int:
    """What a placing adds to its column at once."""
    zone: dict[str, Any] = next((zone for zone in view["zones"] if zone["id"] == offered["to"]), {})
    before = zone.get("explorer" if "explorer" in zone else "points") or {"points": 0}
    after = offered.get("after") or {"points": 0}
    return int(after["points"]) - int(before["points"])
