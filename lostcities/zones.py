"""Builders of what a view is made of: zones with cards, and moves that join them.

A zone is a dict with an `id` that stays the same through a match, a `kind`, and its cards as texts; a move says which
card goes from which zone to which. The shell lays out zones by kind, lights up the `to` of a chosen card, and sends
back the move's text: it holds no rule and no point value.

    hand        the viewer's own cards                      hand:SEAT
    backs       another seat's hand: a count, known cards   hand:SEAT
    deck        a count, the size it began with, turns left deck
    pile        a discard pile: count, its top (or all)     pile:SUIT
    expedition  a column of the card game, with points      expedition:SEAT:SUIT
    path        a column of the board game                  path:SEAT:SUIT
    stack       a column of the adaptation, with points     stack:SEAT:SUIT
    column      a column of a game without a name for it    column:SEAT:SUIT
    step        a step of the board (only as a move's `to`) step:SUIT:NUMBER

A game may use another name for its columns: any zone with both a seat and a suit is drawn, counted and told as one.
"""

from collections.abc import Sequence
from typing import Any

Zone = dict[str, Any]


def hand(seat: int, cards: Sequence[str]) -> Zone:
    """The viewer's own hand."""
    return {"id": f"hand:{seat}", "kind": "hand", "seat": seat, "cards": list(cards), "count": len(cards)}


def backs(seat: int, count: int, known: Sequence[str]) -> Zone:
    """Another seat's hand: how many cards, and those of them that everybody saw being taken."""
    return {"id": f"hand:{seat}", "kind": "backs", "seat": seat, "cards": list(known), "count": count}


def deck(count: int, size: int, seats: int, piles: Sequence[Sequence[int]], limit: int | None = None) -> Zone:
    """The deck: how many cards are left of how many after the deal, and how many turns they give each seat, which is
    only `about` right while there is a pile to draw from instead. `limit`: the turns that the option `turn_limit`
    leaves all seats together; if the cards last longer, the limit is told, and no draw from a pile prolongs the round.
    """
    turns: Zone = {"turns": count // seats, "about": any(piles)}
    if limit is not None and limit < count:
        turns = {"turns": limit // seats, "about": False, "limit": limit}
    return {"id": "deck", "kind": "deck", "cards": [], "count": count, "size": size, **turns}


def pile(suit: str, cards: Sequence[str], shown: str, closed: bool) -> Zone:
    """A discard pile, bottom to top; `shown` is "top" or "all"; `closed`: its top was discarded this very turn."""
    seen = list(cards) if shown == "all" else list(cards[-1:])
    return {"id": f"pile:{suit}", "kind": "pile", "suit": suit, "cards": seen, "count": len(cards), "closed": closed}


def column(kind: str, seat: int, suit: str, cards: Sequence[str], **more: Any) -> Zone:
    """A seat's own column: `kind` is "expedition", "path", "stack" or the game's own; `more` is what it shows
    (`points`, {"points": 7, ...}, or None where nothing is begun; the board's `explorer` ...)."""
    return {
        "id": f"{kind}:{seat}:{suit}",
        "kind": kind,
        "seat": seat,
        "suit": suit,
        "cards": list(cards),
        "count": len(cards),
        **more,
    }


def is_column(zone: Zone) -> bool:
    """Whether a zone is a seat's own column, whatever the game calls it."""
    return "seat" in zone and "suit" in zone


def move(text: str, kind: str, origin: str, to: str, card: str = "", **more: Any) -> dict[str, Any]:
    """A legal move: `kind` is "play", "discard", "draw", "take", "explore" or "decline"; `card` travels, if known."""
    return {"move": text, "kind": kind, "from": origin, "to": to, "card": card, **more}
