"""What a seat may know of the toy, what it could be, and what is drawn and told of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from lostcities import zones
from lostcities.chance import shuffle
from lostcities.game import Move, RoundEnd, Rules, View
from lostcities.games.toy.play import DECK, DRAW, HAND, PLACE, SUITS, TAKE, ToyState, format_move, score


@dataclass(slots=True)
class ToySight:
    """See lostcities.game.Sight; fields named as in ToyState hold the same."""

    seat: int | None
    to_move: int
    phase: str
    turn: int
    seats: int
    rules: Rules
    legal: list[Move]
    history: tuple[RoundEnd, ...]
    starts: int
    last: int
    hand: list[int]
    known: list[list[int]]
    counts: list[int]
    rows: list[list[list[int]]]
    piles: list[list[int]]
    shut: int
    deck: int


def sight(state: ToyState, seat: int | None) -> ToySight:
    """All that `seat` may know."""
    return ToySight(
        seat=seat,
        to_move=state.seat,
        phase=state.phase,
        turn=state.turn,
        seats=state.seats,
        rules=state.rules,
        legal=state.legal() if seat == state.seat else [],
        history=state.history,
        starts=state.starts,
        last=state.last,
        hand=[] if seat is None else state.hands[seat][:],
        known=[sorted(known) for known in state.known],
        counts=[len(hand) for hand in state.hands],
        rows=[[row[:] for row in rows] for rows in state.rows],
        piles=[pile[:] for pile in state.piles],
        shut=state.shut,
        deck=len(state.deck),
    )


def imagine(seen: ToySight, chance: Random) -> ToyState:
    """What is hidden dealt at random."""
    hands = [seen.hand[:] if seat == seen.seat else known[:] for seat, known in enumerate(seen.known)]
    hidden = DECK.cards()
    for cards in (*hands, *seen.piles, *(row for rows in seen.rows for row in rows)):
        for card in cards:
            hidden.remove(card)
    shuffle(chance, hidden)
    for hand, count in zip(hands, seen.counts, strict=True):
        hand += [hidden.pop() for _ in range(count - len(hand))]
    state = ToyState()
    state.rules, state.history, state.seats = seen.rules, seen.history, seen.seats
    state.starts, state.seat, state.turn, state.last = seen.starts, seen.to_move, seen.turn, seen.last
    state.phase, state.over, state.shut = seen.phase, seen.phase == "over", seen.shut
    state.hands, state.known, state.deck = hands, [known[:] for known in seen.known], hidden
    state.rows = [[row[:] for row in rows] for rows in seen.rows]
    state.piles = [pile[:] for pile in seen.piles]
    return state


def redeal(state: ToyState, seat: int | None, chance: Random) -> ToyState:
    """The same with all that `seat` cannot know dealt anew."""
    return imagine(sight(state, seat), chance)


def lay_out(seen: ToySight) -> tuple[list[list[Sequence[int]]], dict[str, Any]]:
    """The rows."""
    return [list(rows) for rows in seen.rows], {}


def view(seen: ToySight, shown: Mapping[str, Any]) -> View:
    """The table."""
    return {
        "game": "toy",
        "seat": seen.seat,
        "seats": seen.seats,
        "toMove": seen.to_move,
        "phase": seen.phase,
        "turn": seen.turn,
        "suits": DECK.suits,
        "ranks": list(DECK.ranks),
        "zones": _zones(seen, shown.get("discards", "top")),
        "moves": [_move(seen, move) for move in seen.legal],
        "scores": [score(seen.rules, rows) for rows in seen.rows],
        "facts": {},
    }


def _names(cards: Sequence[int]) -> list[str]:
    return [DECK.names[card] for card in cards]


def _zones(seen: ToySight, discards: str) -> list[zones.Zone]:
    made = [
        zones.hand(seat, _names(seen.hand))
        if seat == seen.seat
        else zones.backs(seat, seen.counts[seat], _names(seen.known[seat]))
        for seat in range(seen.seats)
    ]
    made.append(zones.deck(seen.deck, len(DECK.cards()) - seen.seats * HAND, seen.seats, seen.piles))
    for suit, letter in enumerate(DECK.suits):
        made.append(zones.pile(letter, _names(seen.piles[suit]), discards, suit == seen.shut))
    for seat in range(seen.seats):
        for suit in range(SUITS):
            row = seen.rows[seat][suit]
            made.append(zones.column("row", seat, DECK.suits[suit], _names(row), points=points(seen.rules, row)))
    return made


def points(rules: Rules, row: Sequence[int]) -> dict[str, int] | None:
    """What a row is worth, as a column shows it."""
    return {"points": score(rules, [row])} if row else None


def _move(seen: ToySight, move: Move) -> dict[str, Any]:
    text, hand = format_move(move), f"hand:{seen.to_move}"
    if move == DRAW:
        return zones.move(text, "draw", "deck", hand)
    if move >= TAKE:
        return zones.move(text, "take", f"pile:{text[1]}", hand, DECK.names[seen.piles[move - TAKE][-1]])
    card = move % PLACE
    name = DECK.names[card]
    if move < PLACE:
        return zones.move(text, "discard", hand, f"pile:{name[0]}", name)
    after = points(seen.rules, [*seen.rows[seen.to_move][DECK.suit_of[card]], card])
    return zones.move(text, "play", hand, f"row:{seen.to_move}:{name[0]}", name, after=after)


def tell(before: ToyState, move: Move, after: ToyState) -> list[dict[str, Any]]:
    """What everybody saw happen."""
    event: dict[str, Any] = {"turn": before.turn, "seat": before.seat}
    if move < DRAW:
        name = DECK.names[move % PLACE]
        told = {"kind": "discard" if move < PLACE else "play", "card": name, "suit": name[0]}
    elif move == DRAW:
        told = {"kind": "draw", "count": len(after.deck)}
    else:
        card = before.piles[move - TAKE][-1]
        told = {"kind": "take", "card": DECK.names[card], "suit": DECK.suits[move - TAKE]}
    return [event | told, event | {"kind": "end"}] if after.over else [event | told]


def reveals(state: ToyState, move: Move) -> bool:
    """Only the top of the deck is hidden."""
    return move == DRAW
