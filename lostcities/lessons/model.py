"""A position in memory (position.md)."""

from dataclasses import dataclass, field
from typing import Any

from lostcities.game import Game, Rules

PARTS = ("people", "field", "hand", "deck")
"""Of a table, for `show`."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards that are named, in order, then so many that are not. Also what is known of the deck, its top first."""

    cards: tuple[int, ...] = ()
    seen: tuple[bool, ...] = ()
    """By card: whether everybody saw it being taken from a pile."""
    hidden: int = 0

    @property
    def size(self) -> int:
        return len(self.cards) + self.hidden


@dataclass(frozen=True, slots=True)
class Show:
    """How a drawing of the position is cut; nothing in play. Empty texts: no card chosen, all lanes, all parts."""

    card: str = ""
    suits: str = ""
    parts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """A position that was read, so that it can be set up. Cards are the game's ints, lists by seat and suit."""

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
        """The call that reads it, but for `show` and `x`; nothing hidden is named that the position does not name."""
        from lostcities.lessons.write import write_text  # which knows positions, and so cannot be known to them before

        return f"read_position({write_text(self)!r})"
