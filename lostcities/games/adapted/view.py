"""What the shell draws of the adaptation: zones, moves and points, all from a sight; and the log's events."""

from collections.abc import Mapping, Sequence
from typing import Any

from lostcities import zones
from lostcities.game import Move, View, turns_to_limit
from lostcities.games.adapted.scoring import FULL, counted, full_stacks, score, score_all
from lostcities.games.adapted.sight import AdaptedSight
from lostcities.games.adapted.state import HAND, HEIGHTS, AdaptedState
from lostcities.games.adapted.text import DECK, DRAW, PLACE, TAKE, format_move

SUITS = DECK.suits


def view(seen: AdaptedSight, shown: Mapping[str, Any]) -> View:
    """The table as `seen` shows it. `shown["discards"]` is "top" (the default) or "all" for the whole piles."""
    heights = HEIGHTS[seen.rules["ace"]]
    return {
        "game": "adapted",
        "seat": seen.seat,
        "seats": seen.seats,
        "toMove": seen.to_move,
        "phase": seen.phase,
        "turn": seen.turn,
        "suits": SUITS,
        "ranks": sorted(DECK.ranks, key=lambda rank: heights[DECK.ranks.index(rank)]),
        "zones": _zones(seen, shown.get("discards", "top")),
        "moves": [_move(seen, move) for move in seen.legal],
        "scores": [score_all(stacks) for stacks in seen.stacks],
        "facts": {
            "stacks": _counted(seen),
            "stacksToEnd": seen.rules["stacks_to_end"],
            "longStack": FULL,
            "counted": [
                {"seat": seat, "suit": SUITS[suit]}
                for seat, stacks in enumerate(seen.stacks)
                for suit, stack in enumerate(stacks)
                if len(stack) >= FULL
            ],
        },
    }


def _counted(seen: AdaptedSight) -> int:
    """How many full stacks count together towards the end: with `stacks_of` "one", those of the seat that has most."""
    return counted([full_stacks(stacks) for stacks in seen.stacks], seen.rules["stacks_of"])


def _names(cards: Sequence[int]) -> list[str]:
    return [DECK.names[card] for card in cards]


def _zones(seen: AdaptedSight, discards: str) -> list[zones.Zone]:
    size = len(DECK.cards()) - seen.seats * HAND - seen.aside
    made = [
        zones.hand(seat, _names(seen.hand))
        if seat == seen.seat
        else zones.backs(seat, seen.counts[seat], _names(seen.known[seat]))
        for seat in range(seen.seats)
    ]
    made.append(zones.deck(seen.deck, size, seen.seats, seen.piles, turns_to_limit(seen)))
    for suit, letter in enumerate(SUITS):
        made.append(zones.pile(letter, _names(seen.piles[suit]), discards, suit == seen.shut))
    for seat in range(seen.seats):
        for suit, letter in enumerate(SUITS):
            stack = seen.stacks[seat][suit]
            points = _points(len(stack)) if stack else None
            made.append(zones.column("stack", seat, letter, _names(stack), points=points))
    return made


def _points(count: int) -> dict[str, int]:
    return {"count": count, "points": score(count)}


def _move(seen: AdaptedSight, move: Move) -> dict[str, Any]:
    text = format_move(move)
    hand = f"hand:{seen.to_move}"
    if move < DRAW:
        card = move % PLACE
        suit = DECK.suit_of[card]
        letter, name = SUITS[suit], DECK.names[card]
        if move < PLACE:
            return zones.move(text, "discard", hand, f"pile:{letter}", name)
        after = _points(len(seen.stacks[seen.to_move][suit]) + 1)
        return zones.move(text, "play", hand, f"stack:{seen.to_move}:{letter}", name, after=after)
    if move == DRAW:
        return zones.move(text, "draw", "deck", hand)
    suit = move - TAKE
    return zones.move(text, "take", f"pile:{SUITS[suit]}", hand, DECK.names[seen.piles[suit][-1]])


def tell(before: AdaptedState, move: Move, after: AdaptedState) -> list[dict[str, Any]]:
    """What everybody saw happen: a card played, discarded or taken, a card drawn unseen; and the end of the round."""
    event: dict[str, Any] = {"turn": before.turn, "seat": before.seat}
    if move < DRAW:
        card = move % PLACE
        kind = "discard" if move < PLACE else "play"
        event |= {"kind": kind, "card": DECK.names[card], "suit": SUITS[DECK.suit_of[card]]}
    elif move == DRAW:
        event |= {"kind": "draw", "count": len(after.deck)}
    else:
        suit = move - TAKE
        event |= {"kind": "take", "card": DECK.names[before.piles[suit][-1]], "suit": SUITS[suit]}
    if not after.over:
        return [event]
    limited = after.deck and after.turn == after.limit
    return [event, {"turn": before.turn, "seat": before.seat, "kind": "limit" if limited else "end"}]


def reveals(state: AdaptedState, move: Move) -> bool:
    """Whether the move shows its player something hidden: only the top of the deck is."""
    return move == DRAW
