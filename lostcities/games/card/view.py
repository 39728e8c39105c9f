"""What the shell draws of the card game: zones, moves and points, all from a sight; and the log's events."""

from collections.abc import Mapping
from typing import Any

from lostcities import zones
from lostcities.game import Move, View, turns_to_limit
from lostcities.games.card.scoring import count, score
from lostcities.games.card.sight import CardSight
from lostcities.games.card.state import HAND, CardState
from lostcities.games.card.text import DECK, DRAW, PLACE, TAKE, format_move


def view(seen: CardSight, shown: Mapping[str, Any]) -> View:
    """The table as `seen` shows it. `shown["discards"]` is "top" (the default) or "all" for the whole piles."""
    return {
        "game": "card",
        "seat": seen.seat,
        "seats": seen.seats,
        "toMove": seen.to_move,
        "phase": seen.phase,
        "turn": seen.turn,
        "suits": DECK.suits[: seen.rules["expeditions"]],
        "ranks": list(DECK.ranks),
        "zones": _zones(seen, shown.get("discards", "top")),
        "moves": [_move(seen, move) for move in seen.legal],
        "scores": [score(columns) for columns in seen.columns],
        "facts": {},
    }


def _names(cards: list[int]) -> list[str]:
    return [DECK.names[card] for card in cards]


def _zones(seen: CardSight, discards: str) -> list[zones.Zone]:
    letters = DECK.suits[: seen.rules["expeditions"]]
    size = len(DECK.cards(len(letters))) - seen.seats * HAND
    made = [
        zones.hand(seat, _names(seen.hand))
        if seat == seen.seat
        else zones.backs(seat, seen.counts[seat], _names(seen.known[seat]))
        for seat in range(seen.seats)
    ]
    made.append(zones.deck(seen.deck, size, seen.seats, seen.piles, turns_to_limit(seen)))
    for suit, letter in enumerate(letters):
        made.append(zones.pile(letter, _names(seen.piles[suit]), discards, suit == seen.shut))
    for seat in range(seen.seats):
        for suit, letter in enumerate(letters):
            column = seen.columns[seat][suit]
            made.append(zones.column("expedition", seat, letter, _names(column), points=_points(column)))
    return made


def _points(column: list[int]) -> dict[str, int] | None:
    points = count(column)
    return None if points is None else points._asdict()


def _move(seen: CardSight, move: Move) -> dict[str, Any]:
    text = format_move(move)
    hand = f"hand:{seen.to_move}"
    if move < DRAW:
        card = move % PLACE
        suit = DECK.suit_of[card]
        letter, name = DECK.suits[suit], DECK.names[card]
        if move < PLACE:
            return zones.move(text, "discard", hand, f"pile:{letter}", name)
        after = _points([*seen.columns[seen.to_move][suit], card])
        return zones.move(text, "play", hand, f"expedition:{seen.to_move}:{letter}", name, after=after)
    if move == DRAW:
        return zones.move(text, "draw", "deck", hand)
    pile = seen.piles[move - TAKE]
    return zones.move(text, "take", f"pile:{DECK.suits[move - TAKE]}", hand, DECK.names[pile[-1]])


def tell(before: CardState, move: Move, after: CardState) -> list[dict[str, Any]]:
    """What everybody saw happen: a card played, discarded or taken, a card drawn unseen; and the end of the round."""
    event: dict[str, Any] = {"turn": before.turn, "seat": before.seat}
    if move < DRAW:
        card = move % PLACE
        event |= {
            "kind": "discard" if move < PLACE else "play",
            "card": DECK.names[card],
            "suit": DECK.suits[DECK.suit_of[card]],
        }
    elif move == DRAW:
        event |= {"kind": "draw", "count": len(after.deck)}
    else:
        suit = move - TAKE
        event |= {"kind": "take", "card": DECK.names[before.piles[suit][-1]], "suit": DECK.suits[suit]}
    if not after.over:
        return [event]
    limited = after.deck and after.turn == after.limit
    return [event, {"turn": before.turn, "seat": before.seat, "kind": "limit" if limited else "end"}]


def reveals(state: CardState, move: Move) -> bool:
    """Whether the move shows its player something hidden: only the top of the deck is."""
    return move == DRAW
