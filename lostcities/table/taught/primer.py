"""A first lesson at the table: which moves its script takes, what is said and pointed at, the score sheet line by line.

The script is lessons/primer.py. What is told comes from the view of the seat that learns; while computer players and
the script itself move, nothing is said.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lostcities.errors import NotNow, WrongMove
from lostcities.game import Move, View
from lostcities.table.sitting import Sitting
from lostcities.zones import is_column

if TYPE_CHECKING:
    from lostcities.lessons.primer import Following, Said

LEARNER = 0
"""The seat that learns."""

Remark = dict[str, Any]
"""A key of the language files and values."""


def follow(sitting: Sitting) -> "Following":
    """The script that the sitting follows. Raises NotNow where it follows none."""
    if sitting.primer is None:
        raise NotNow("error-no-primer", "no first lesson is on the table")
    return sitting.primer


def reads(sitting: Sitting) -> bool:
    """Whether something is to be read before the script goes on, and no move is asked for."""
    scene = None if sitting.primer is None else sitting.primer.scene
    return scene is not None and not scene.expect


def refuse_other_moves(sitting: Sitting, move: str) -> None:
    """Raises WrongMove for a legal move that the script cannot go on from: the answer says why another is asked for,
    and the scene stays."""
    scene = None if sitting.primer is None else sitting.primer.scene
    if scene is None or move in scene.expect or move in scene.allow:
        return
    answer = scene.answer(move)
    if answer is None:
        raise WrongMove("guide-read-first")
    view = _view(sitting)
    raise WrongMove(answer.key, **{**_of_move(view, move), **_filled(answer, view)})


def go_on(sitting: Sitting) -> None:
    """Play what follows once something was read. Raises NotNow."""
    scene = follow(sitting).scene
    if scene is None or scene.expect:
        raise NotNow("error-no-primer", "there is nothing to go on from")
    for texts in scene.then:
        sitting.play(_legal(sitting, texts))


def asked_for(sitting: Sitting) -> Move | None:
    """The move that the script asks for, None if it asks for none."""
    return None if sitting.primer is None else sitting.primer.asked(sitting.state)


def due(sitting: Sitting) -> Move | None:
    """The move that the script makes by itself now, None if none."""
    return None if sitting.primer is None else sitting.primer.next_move(sitting.state)


def told(sitting: Sitting) -> dict[str, Any] | None:
    """What the page shows of a first lesson, None without one: see messages."""
    following = sitting.primer
    if following is None or sitting.conceded is not None:
        return None
    scene = None if sitting.match.round_over else following.scene
    view = _view(sitting)
    said = None if scene is None or following.said is None else _remark(following.said, view)
    return {
        "step": following.at,
        "steps": len(following.primer.scenes),
        "said": said,
        "say": None if scene is None else _remark(scene.say, view),
        "at": [] if scene is None else _there(scene.at, view),
        "reads": reads(sitting) and not sitting.match.round_over,
        "rows": rows(sitting, view) if sitting.match.round_over else [],
    }


def covered(sitting: Sitting) -> tuple[str, ...]:
    """What the voice of a guided match need not say, if the match began with a first lesson; () for any other."""
    from lostcities.lessons.primer import begun_with

    primer = begun_with(sitting.match) if sitting.practice else None
    return primer.covers if primer else ()


def rows(sitting: Sitting, view: View) -> list[dict[str, Any]]:
    """The learner's score sheet in sentences: column by column, what else counted, and both seats together."""
    seat, other = LEARNER, 1 - LEARNER
    game = sitting.game.name
    said = follow(sitting).said
    cost = [] if said is None else [{"suit": "", "say": _remark(said, view)}]
    begun = [zone for zone in view["zones"] if is_column(zone) and zone["seat"] == seat and zone["count"]]
    found: list[dict[str, Any]] = [_row(zone["suit"], f"guide-row-{game}", _worked(zone)) for zone in begun]
    ends = sitting.match.history[0]
    for person in view["facts"].get("people", ())[:1]:
        found.append(_row("", "guide-row-tiles", {"points": person["points"] or 0, "count": person["artifacts"]}))
    both: dict[str, str | int] = {"points": ends.scores[seat], "theirs": ends.scores[other], "seat": other}
    together = _row("", "guide-row-together", both)
    if view["scores"][other] is None:  # face down until the match is over
        together = _row("", "guide-row-yours", {"points": ends.scores[seat], "seat": other})
    return [*cost, *found, together, _row("", "guide-row-free", {"seat": other})]


def _there(at: Sequence[str], view: View) -> list[str]:
    """What is pointed at and still there: a card that has already been played is left out."""
    (hand,) = [zone for zone in view["zones"] if zone["kind"] == "hand"]
    return [each for each in at if not each.startswith("card:") or each.removeprefix("card:") in hand["cards"]]


def _worked(zone: Mapping[str, Any]) -> dict[str, str | int]:
    """How a column came to what it is worth, in numbers."""
    explorer = zone.get("explorer")
    if explorer is not None:
        twice = 2 if explorer["piece"] == "researcher" else 1
        return {"suit": zone["suit"], "step": explorer["step"], "times": twice, "points": explorer["points"]}
    points = zone["points"]
    if "cost" in points:
        net = points["sum"] - points["cost"]
        kept = {name: points[name] for name in ("sum", "cost", "times", "bonus", "points")}
        return {"suit": zone["suit"], "net": net, **kept}
    return {"suit": zone["suit"], "count": points["count"], "points": points["points"]}


def _row(suit: str, key: str, values: dict[str, str | int]) -> dict[str, Any]:
    return {"suit": suit, "say": {"key": key, "values": values}}


def _remark(said: "Said", view: View) -> Remark:
    return {"key": said.key, "values": _filled(said, view)}


def _filled(said: "Said", view: View) -> dict[str, str | int]:
    """The values, those that stand for a column's worth filled in."""
    return {
        name: _worth(view, value[1:]) if isinstance(value, str) and value.startswith("=") else value
        for name, value in said.values.items()
    }


def _worth(view: View, wanted: str) -> int:
    """What a column is worth now; of the deck, the cards left."""
    (zone,) = [each for each in view["zones"] if each["id"] == wanted]
    held = zone.get("explorer") or zone.get("points")
    return int(held["points"]) if held else int(zone["count"])


def _of_move(view: View, text: str) -> dict[str, str | int]:
    """What a message may name of a move: its card and suit, and what its column would be worth."""
    (move,) = [each for each in view["moves"] if each["move"] == text]
    named = {"card": move["card"], "suit": move["card"][0]} if move["card"] else {}
    after = move.get("after") or {}
    return {**named, **({"points": after["points"]} if "points" in after else {})}


def _view(sitting: Sitting) -> View:
    view: View = sitting.game.view(sitting.game.sight(sitting.state, LEARNER), {})
    return view


def _legal(sitting: Sitting, texts: str) -> Move:
    legal = {sitting.game.format_move(move): move for move in sitting.state.legal()}
    return next(legal[text] for text in texts.split("|") if text in legal)
