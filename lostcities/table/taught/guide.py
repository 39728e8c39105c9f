"""The voice of a guided match: one thing at a time worth saying to a beginner about the position, as a key with values.

It looks at nothing but what the person sees: the view and what everybody saw happen. The page tells what was said
already, so that the table need not remember it. The rules are the real ones; the voice explains them as they come up.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from lostcities.table.sitting import Event
from lostcities.zones import is_column

Value = str | int
Tip = tuple[str, dict[str, Value]]
"""A key of the language files, and what fills it: cards, suits and seats as texts and numbers."""

FEW = 12
"""Cards left in the deck when a beginner should bring home what is begun; the game's end is near."""
HALF = 0.5
NEAR_BONUS = (6, 7)
"""Cards of an expedition from which the eighth is worth looking for."""
HIGH = 7
"""From this number on a discard is a gift worth a word."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What a person sees when it is their turn."""

    view: dict[str, Any]
    log: list[Event]
    seat: int

    def zones(self, *kinds: str) -> list[dict[str, Any]]:
        return [zone for zone in self.view["zones"] if zone["kind"] in kinds]

    def columns(self) -> list[dict[str, Any]]:
        """The person's own columns that are begun."""
        found = [zone for zone in self.view["zones"] if is_column(zone)]
        return [zone for zone in found if zone["seat"] == self.seat and zone["count"]]

    def left(self) -> int:
        """Cards left in the deck."""
        return int(self.zones("deck")[0]["count"])

    def part(self) -> float:
        """The part of the deck that is left."""
        deck = self.zones("deck")[0]
        return float(deck["count"] / deck["size"]) if deck["size"] else 0.0

    def events(self, kind: str, mine: bool | None = None) -> list[Event]:
        """What happened of one kind: by the person (`mine`), by others, or by anybody (None)."""
        same = [event for event in self.log if event["kind"] == kind]
        return [event for event in same if mine is None or (event.get("seat") == self.seat) == mine]


def guide(scene: Scene, game: str, seen: list[str]) -> Tip | None:
    """The first thing to say now that was not said before."""
    for key, values in _TIPS[scene.view["phase"]](scene, game):
        if key not in seen:
            return key, values
    return None


def _placing(scene: Scene, game: str) -> Iterator[Tip]:
    """When a card is to be placed: what has just happened first, then what there is to look at."""
    yield from _happened(scene, game)
    if game in _OWN:
        yield f"guide-{game}-welcome", {}
        if scene.columns() or scene.events("discard", mine=True):
            yield f"guide-{game}-aim", {}
        yield from _OWN[game](scene)
    if scene.left() <= FEW:
        yield "guide-thin", {"count": scene.left()}


def _drawing(scene: Scene, game: str) -> Iterator[Tip]:
    """When a card is to be drawn."""
    placed = scene.events("play", mine=True)
    if placed and placed[-1] == scene.log[-1] and game in _PLACED:
        yield from _PLACED[game](placed[-1])
    tops = {zone["cards"][-1] for zone in scene.zones("pile") if zone["cards"] and not zone["closed"]}
    for zone in scene.columns():
        fitting = sorted(card for card in tops if card[0] == zone["suit"] and _fits(zone, card))
        if fitting:
            yield "guide-take", {"card": fitting[0], "suit": zone["suit"]}
            break
    yield "guide-draw", {"count": scene.left()}


def _exploring(scene: Scene, game: str) -> Iterator[Tip]:
    """When an explorer may go on by a tile."""
    yield "guide-board-arrow", {}


def _over(scene: Scene, game: str) -> Iterator[Tip]:
    return iter(())


def _happened(scene: Scene, game: str) -> Iterator[Tip]:
    """What others have just done that concerns the person."""
    by_others = [taken for taken in _taken(scene.log) if taken[0]["seat"] != scene.seat]
    for event, discarder in by_others[-1:]:
        if discarder == scene.seat:
            yield "guide-rival-took", {"seat": event["seat"], "card": event["card"]}
    mine = [event["card"] for event in scene.events("discard", mine=True)]
    gift = mine[-1] if mine else ""
    if gift[1:].isdigit() and int(gift[1:]) >= HIGH:
        yield "guide-gift", {"card": gift}


def _taken(log: list[Event]) -> list[tuple[Event, int | None]]:
    """Every taking from a pile with the seat that had discarded the card; None where it lay there from the beginning.

    Equal cards cannot be told apart by their texts, so the piles are followed.
    """
    piles: dict[str, list[int]] = {}
    found = []
    for event in log:
        if event["kind"] == "discard":
            piles.setdefault(event["suit"], []).append(event["seat"])
        elif event["kind"] == "take":
            pile = piles.get(event["suit"], [])
            found.append((event, pile.pop() if pile else None))
    return found


def _card(scene: Scene) -> Iterator[Tip]:
    """The card game: the cost of a beginning, the bonus, what is not covered when the deck is half gone."""
    for zone in scene.columns():
        points = zone["points"]
        if points["sum"] < points["cost"] and points["sum"]:
            yield "guide-card-cost", {"suit": zone["suit"], "left": points["cost"] - points["sum"]}
            if scene.part() < HALF:
                yield "guide-card-uncovered", {"suit": zone["suit"], "points": points["points"]}
        if points["sum"] >= points["cost"]:
            yield "guide-card-covered", {"suit": zone["suit"]}
        if zone["count"] in NEAR_BONUS:
            yield "guide-card-bonus", {"suit": zone["suit"], "count": zone["count"]}
    if scene.part() < HALF:
        yield "guide-card-late", {}


def _card_placed(event: Event) -> Iterator[Tip]:
    """The card game: what a wager is that was just placed."""
    if event["card"].endswith("x"):
        yield "guide-card-wager", {"card": event["card"]}


def _board(scene: Scene) -> Iterator[Tip]:
    """The board game: the first steps cost, tiles, the bridge, and the end that many bridges bring."""
    if scene.events("tile", mine=True):
        yield "guide-board-tile", {}
    if scene.events("bridge"):
        yield "guide-board-bridge", {}
    for zone in scene.columns():
        explorer = zone["explorer"]
        if explorer and explorer["points"] < 0:
            yield "guide-board-cost", {"suit": zone["suit"], "points": explorer["points"]}
    if scene.columns() and not any(zone["explorer"]["piece"] == "researcher" for zone in scene.columns()):
        yield "guide-board-researcher", {}


def _adapted(scene: Scene) -> Iterator[Tip]:
    """The two decks: cards are counted, not added up; equal cards; seven are a full stack."""
    for zone in scene.columns():
        if zone["points"]["points"] < 0:
            yield "guide-adapted-cost", {"suit": zone["suit"], "points": zone["points"]["points"]}
        if zone["count"] in NEAR_BONUS:
            yield "guide-adapted-full", {"suit": zone["suit"], "count": zone["count"]}


def _fits(zone: dict[str, Any], card: str) -> bool:
    """Whether a card seems to follow the last of a column, by its number: where to look, not a judgement."""
    last = zone["cards"][-1][1:]
    return card[1:].isdigit() and last.isdigit() and int(card[1:]) > int(last)


Tips = Callable[[Scene, str], Iterator[Tip]]
_TIPS: dict[str, Tips] = {"place": _placing, "explore": _exploring, "draw": _drawing, "over": _over}
_OWN: dict[str, Callable[[Scene], Iterator[Tip]]] = {"card": _card, "board": _board, "adapted": _adapted}
"""What is worth saying of one game alone; for a game that is not here, and not taught, what holds for all is enough."""
_PLACED: dict[str, Callable[[Event], Iterator[Tip]]] = {"card": _card_placed}
"""What is said of the card that was just placed."""
