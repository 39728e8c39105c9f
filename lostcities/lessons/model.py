"""A position in memory, and written: as JSON, and as the line for links (position.md)."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from lostcities.errors import expect
from lostcities.game import Game, Rules
from lostcities.lessons.line import line_of

FORMAT = "lostcities-position"
VERSION = 1

PARTS = ("people", "field", "hand", "deck")
"""The parts of a table that `show` can name."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Named cards in order, then a number of unnamed ones. Also what is known of the deck, its top first."""

    cards: tuple[int, ...] = ()
    seen: tuple[bool, ...] = ()
    """By card: whether everybody saw it being taken from a pile."""
    hidden: int = 0

    @property
    def size(self) -> int:
        return len(self.cards) + self.hidden


@dataclass(frozen=True, slots=True)
class Show:
    """How a drawing of the position is cropped; play ignores it. Empty texts: no card chosen, all lanes, all parts."""

    card: str = ""
    suits: str = ""
    parts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """A position that was read, and so can be set up. Cards are the game's ints, lists by seat and suit."""

    game: Game
    rules: Rules
    options: dict[str, Any] | None
    seat: int | None
    to_move: int
    phase: str
    turn: int
    closed: int
    """A suit, -1 for none."""
    hands: tuple[Hand, ...]
    columns: tuple[tuple[tuple[int, ...], ...], ...]
    piles: tuple[tuple[int, ...], ...]
    deck: Hand
    more: dict[str, Any] = field(default_factory=dict)
    show: Show = Show()
    x: dict[str, Any] | None = None

    def __repr__(self) -> str:
        """The call that reads it, without `show` and `x`; it names nothing hidden that the position does not name."""
        return f"read_position({write_text(self)!r})"


def as_value(position: Position) -> dict[str, Any]:
    """The position as a JSON object without format and version; defaults are left out. Raises Misuse for anything but
    a position."""
    expect(Position, position, "read_position makes one of a text")
    game = position.game
    made: dict[str, Any] = {"game": game.name}
    if position.options:
        made["options"] = position.options
    if position.seat is not None:
        made["seat"] = position.seat
    if position.to_move != (position.seat or 0):
        made["toMove"] = position.to_move
    if position.phase != "place":
        made["phase"] = position.phase
    if position.turn:
        made["turn"] = position.turn
    if position.closed >= 0:
        made["closed"] = game.deck.suits[position.closed]
    made["hands"] = [_hand_text(game, hand) for hand in position.hands]
    columns = [_cards_text(game, by_suit) for by_suit in position.columns]
    if any(columns):
        made["columns"] = columns
    if any(position.piles):
        made["piles"] = _cards_text(game, position.piles)
    made["deck"] = _hand_text(game, position.deck)
    made |= {key: value for key, value in position.more.items() if not _empty(value, len(position.hands))}
    return made


def write_position(position: Position) -> str:
    """The JSON form, the same for the same position, with a line break at its end."""
    made: dict[str, Any] = {"format": FORMAT, "version": VERSION, **as_value(position)}
    show = position.show
    if show != Show():
        told = {"card": show.card, "suits": show.suits, "parts": " ".join(show.parts)}
        made["show"] = {key: value for key, value in told.items() if value}
    if position.x is not None:
        made["x"] = position.x
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


def write_text(position: Position) -> str:
    """The form for links, without `show` and `x`, the same for the same position."""
    return line_of(as_value(position))


def _empty(value: Any, seats: int) -> bool:
    """Whether leaving out a key of the game's own means this value: nothing, or nothing for each seat."""
    return not value or (isinstance(value, list) and len(value) == seats and not any(value))


def _hand_text(game: Game, hand: Hand) -> str:
    named = [game.deck.names[card] + "!" * seen for card, seen in zip(hand.cards, hand.seen, strict=True)]
    return " ".join([*named, f"?{hand.hidden}"] if hand.hidden else named)


def _cards_text(game: Game, by_suit: Sequence[Sequence[int]]) -> str:
    return " ".join(game.deck.names[card] for cards in by_suit for card in cards)
