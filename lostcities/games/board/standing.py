"""What a seat of the board game would have if the expedition ended now, term by term (rules 2.7 and 2.8).

Made from a sight, so that nothing hidden is in it; victory points, which lie face down, count where they are told to
the viewer. Artifacts are settled when the match ends: before its last expedition they are not a term.
"""

from typing import Any

from lostcities.games.board.rounds import artifact_worth
from lostcities.games.board.scoring import explorer_points, settle
from lostcities.games.board.sight import BoardSight

Terms = list[dict[str, Any]]


def standing(seen: BoardSight, seat: int, told: bool, last: bool) -> dict[str, Any]:
    """The terms in the order in which they are settled, and the points that they come to.

    `told` says whether the seat's victory points are told to the viewer, `last` whether the match ends with this
    expedition. Where they are not told, `whole` is false: the points are those of what lies open alone, without the
    floor, since nobody is told how far above zero the seat is.
    """
    explorers = explorer_points(seen.steps[seat], seen.researchers[seat])
    if not told:
        terms = [_term("explorers", sum(explorers)), *(_artifacts(seen, seat) if last else [])]
        return {"terms": terms, "points": sum(term["points"] for term in terms), "whole": False}
    floor = seen.rules["floor"]
    before = seen.history[-1].totals[seat] if seen.history else 0
    parts = [_term("tiles", seen.points[seat] - before), _term("explorers", sum(explorers))]
    terms = [_term("before", before), *parts] if seen.history else parts
    points = _forgive(terms, settle(seen.points[seat], explorers, floor))
    if last:
        terms += _artifacts(seen, seat)
        end = sum(term["points"] for term in terms)
        points = _forgive(terms, end if floor == "none" else max(0, end))
    return {"terms": terms, "points": points, "whole": True}


def chips(seen: BoardSight, seat: int) -> int:
    """The artifacts that a seat has found in the whole match."""
    return (seen.history[-1].tally[seat] if seen.history else 0) + seen.artifacts[seat]


def is_last(seen: BoardSight) -> bool:
    """Whether this is the last expedition that the match is meant to have."""
    rounds: int = seen.rules["rounds"]
    return len(seen.history) + 1 >= rounds


def _term(key: str, points: int) -> dict[str, Any]:
    return {"key": key, "points": points}


def _artifacts(seen: BoardSight, seat: int) -> Terms:
    found = chips(seen, seat)
    return [{**_term("artifacts", artifact_worth(seen.rules, found)), "count": found}]


def _forgive(terms: Terms, points: int) -> int:
    """The points that the terms come to once settled; what the floor at zero gives back becomes a term of its own."""
    back = points - sum(term["points"] for term in terms)
    if back:
        terms.append(_term("floor", back))
    return points
