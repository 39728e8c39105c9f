"""The table drawn in lines of text, from a view and nothing else: a row for each suit, a column for each seat.

For example, of a row: `y yellow   yx y5 y8 (-14)   .   y3 y2`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lostcities.errors import Misuse, expect
from lostcities.game import View
from lostcities.zones import is_column

Part = str | tuple[str, str]
"""A piece of a line: its text, or its text and the letter of the suit whose colour it has."""
Line = list[Part]
Cell = list[Part]

SUITS = {
    "y": "yellow",
    "b": "blue",
    "w": "white",
    "g": "green",
    "r": "red",
    "p": "purple",
    "c": "clubs",
    "d": "diamonds",
    "h": "hearts",
    "s": "spades",
}
"""By letter, the English names that terminals use; any other suit goes by its letter."""
KINDS = ("play", "discard", "draw", "take", "explore", "decline")
GAP = "   "


def table(view: View, names: Sequence[str]) -> Iterator[Line]:
    """The whole table as the viewer may see it; `names` by seat."""
    when = "The round is over" if view["phase"] == "over" else f"Turn {view['turn'] + 1}"
    yield [f"{when}. Cards in the deck: {_zone(view, 'deck')['count']}."]
    seats = sorted(range(view["seats"]), key=lambda seat: (seat == view["seat"], seat))
    tiles = {path["suit"]: _tiles(path["steps"]) for path in view["facts"].get("paths", ())}
    heads: list[Cell] = [[""]]
    heads += [[_head(view, names, seat)] for seat in seats]
    heads.append(["discard pile"])
    rows = [heads + ([["tiles left"]] if tiles else [])]
    for suit in view["suits"]:
        row: list[Cell] = [[(f"{suit} {_name(suit)}", suit)]]
        row += [_column(view, seat, suit) for seat in seats]
        row.append(_pile(_zone(view, f"pile:{suit}")))
        rows.append(row + ([[tiles[suit]]] if tiles else []))
    yield from _aligned(rows)
    for seat in seats:
        yield _hand(view, _zone(view, f"hand:{seat}"), names[seat], seat == view["seat"])


def as_text(lines: Iterable[Line]) -> str:
    """Lines as plain text, without colours."""
    return "\n".join("".join(part if isinstance(part, str) else part[0] for part in line) for line in lines)


def picture_of(view: View, names: Sequence[str] = ()) -> str:
    """The table of a view as plain text: what its seat may see, and no more. `names` by seat, or none at all.

    Raises Misuse for anything but a view, and for a wrong number of names.
    """
    expect(dict, view, "Match.view makes one")
    if "zones" not in view:
        raise Misuse("what is drawn is a view, as Match.view makes it; this has no zones")
    expect(Sequence, names, "it holds a name for each seat, or is left out")
    seats: int = view["seats"]
    if names and len(names) != seats:
        raise Misuse(f"a picture takes no names or one for each of the {seats} seats, not {len(names)}")
    return as_text(table(view, names or [f"seat {seat}" for seat in range(seats)]))


def open_table(views: Sequence[View]) -> str:
    """The table with every hand open, from the view of an onlooker and those of all seats."""
    onlooker, *of_seats = views
    hands = {f"hand:{seat}": _zone(view, f"hand:{seat}") for seat, view in enumerate(of_seats)}
    return picture_of({**onlooker, "zones": [hands.get(zone["id"], zone) for zone in onlooker["zones"]]})


def moves(view: View) -> Line:
    """The legal moves of the viewer, as a person writes them."""
    line: Line = ["You can play:"]
    for move in sorted(view["moves"], key=lambda move: (KINDS.index(move["kind"]), _order(view, move["card"]))):
        suit = move["to"].split(":")[1] if move["kind"] == "explore" else move["card"][:1]
        line += [" ", (move["move"], suit) if suit else move["move"]]
    return line


def newest_card(view: View) -> str:
    """The card that came last to the viewer's hand."""
    card: str = _zone(view, f"hand:{view['seat']}")["cards"][-1]
    return card


def said(event: dict[str, Any], name: str) -> str:
    """One event of the log (Game.tell) as a sentence about `name`, which is "You" for the person."""
    suit = _name(event.get("suit", ""))
    match event["kind"]:
        case "play":
            piece = " and sent out the researcher" if event.get("piece") == "researcher" else ""
            return f"{name} placed {event['card']}{piece}."
        case "discard":
            return f"{name} discarded {event['card']}."
        case "draw":
            card = f"{event['card']} " if "card" in event else ""
            return f"{name} drew {card}from the deck."
        case "take":
            return f"{name} took {event['card']} from the {suit} pile."
        case "explore":
            return f"{name} moved on along the {suit} path."
        case "decline":
            return f"{name} declined to move on."
        case "step":
            owner = "Your" if name == "You" else f"{name}'s"
            return f"{owner} {event['piece']} reached step {event['step']} of the {suit} path."
        case "tile":
            tile = event["tile"]
            return f"There was {f'a tile of {tile} points' if tile.isdigit() else f'an {tile}'} there."
        case "bridge":
            return f"That was bridge crossing number {event['count']}."
        case "limit":
            return "The turn limit ends the round."
    return "The round is over."


def _name(suit: str) -> str:
    return SUITS.get(suit, suit)


def _zone(view: View, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(zone for zone in view["zones"] if zone["id"] == name)
    return found


def _head(view: View, names: Sequence[str], seat: int) -> str:
    score = view["scores"][seat]
    return names[seat] if score is None else f"{names[seat]}: {score}"


def _cards(cards: Sequence[str]) -> Cell:
    """Cards with spaces between them, each in its suit's colour."""
    cell: Cell = []
    for card in cards:
        cell += [" ", (card, card[0])] if cell else [(card, card[0])]
    return cell


def _column(view: View, seat: int, suit: str) -> Cell:
    zone = next(zone for zone in view["zones"] if is_column(zone) and (zone["seat"], zone["suit"]) == (seat, suit))
    if not zone["cards"]:
        return ["."]
    explorer = zone.get("explorer")
    if explorer is not None:
        return [*_cards(zone["cards"]), f" ({explorer['piece'][0]} on {explorer['step']}: {explorer['points']:+})"]
    return [*_cards(zone["cards"]), f" ({zone['points']['points']:+})"]


def _pile(zone: dict[str, Any]) -> Cell:
    """The pile, its top first, since that is where a card is taken from."""
    if not zone["cards"]:
        return ["."]
    return [*_cards(zone["cards"][::-1]), *([" (not now)"] if zone["closed"] else [])]


def _tiles(steps: Sequence[dict[str, Any]]) -> str:
    return " ".join(f"{step['step']}:{step['tile']}" for step in steps if step["tile"])


def _hand(view: View, zone: dict[str, Any], name: str, own: bool) -> Line:
    if own:
        return ["Your hand: ", *_cards(sorted(zone["cards"], key=lambda card: _order(view, card)))]
    if zone["kind"] == "hand":
        return [f"{name} holds ", *_cards(sorted(zone["cards"], key=lambda card: _order(view, card))), "."]
    known = [", among them ", *_cards(zone["cards"])] if zone["cards"] else []
    return [f"{name} holds {zone['count']} cards", *known, "."]


def _order(view: View, card: str) -> tuple[int, int]:
    """Where a card stands in a sorted hand; "" is no card, and first."""
    return (view["suits"].index(card[0]), view["ranks"].index(card[1:])) if card else (-1, -1)


def _aligned(rows: Sequence[Sequence[Cell]]) -> Iterator[Line]:
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        line: Line = []
        for cell, width in zip(row[:-1], widths, strict=False):
            line += [*cell, " " * (width - _width(cell)) + GAP]
        yield [*line, *row[-1]]


def _width(cell: Cell) -> int:
    return sum(len(part if isinstance(part, str) else part[0]) for part in cell)
