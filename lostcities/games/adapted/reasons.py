"""Why a move is refused: a key for the page's languages, its values, and the rule it rests on.

`reason` asks about a move of the true state, `why` about a card and a zone as a person points at them, from what that
person may know. Both come down to the same few questions, answered here once.
"""

from collections.abc import Sequence

from lostcities.errors import BadText, Reason, quote
from lostcities.game import Move
from lostcities.games.adapted.sight import AdaptedSight
from lostcities.games.adapted.state import DRAWING, HEIGHTS, OVER, AdaptedState
from lostcities.games.adapted.text import DECK, DRAW, PLACE, TAKE

REASONS = {
    "reason-rank-lower": ("3.1", ("card", "suit", "top")),
    "reason-just-discarded": ("3.2", ("suit", "card")),
    "reason-pile-empty": ("3.1", ("suit",)),
    "reason-not-in-hand": ("3.1", ("card",)),
    "reason-other-suit": ("3.1", ("card", "suit")),
    "reason-place-first": ("3.1", ()),
    "reason-draw-first": ("3.1", ()),
    "reason-not-your-turn": ("3.1", ("seat",)),
    "reason-round-over": ("3.1", ()),
    "reason-not-yours": ("3.1", ()),
    "reason-no-move-here": ("3.1", ()),
    "reason-allowed": ("3.1", ()),
}
"""Every key the adaptation gives: the rule it rests on and the names of its values. `card` and `top` are card texts
(`hK`), `suit` is a suit's letter (of the zone, for reason-other-suit), `seat` a seat's number."""

NAMES = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
"""English suit words, for the sentences of terminals and tests."""


def _because(key: str, text: str, **values: str | int) -> Reason:
    return Reason(key, text, REASONS[key][0], values)


def reason(state: AdaptedState, move: Move) -> Reason | None:
    """Why the seat to move may not play `move` now; None if it may."""
    if state.phase == OVER:
        return _because("reason-round-over", "the round is over")
    if state.phase == DRAWING:
        if move < DRAW:
            return _draw_first()
        return None if move == DRAW else _refuse_take(state.piles, state.shut, move - TAKE)
    if move >= DRAW:
        return _place_first()
    card = move % PLACE
    if card not in state.hands[state.seat]:
        return _not_in_hand(DECK.names[card])
    return None if move < PLACE else _refuse_place(state.stacks[state.seat], state.heights, card)


def why(seen: AdaptedSight, card: str, zone: str) -> Reason:
    """Why `card` cannot go to `zone` now or, if it is "", why nothing can be drawn from there. See zones.py for ids.

    Raises BadText for a card or a zone that the game does not have.
    """
    number = DECK.parse(card) if card else None
    kind, seat, suit = parse_zone(zone, seen)
    if seen.phase == "over":
        return _because("reason-round-over", "the round is over")
    if seen.seat != seen.to_move:
        return _because("reason-not-your-turn", f"it is the turn of seat {seen.to_move}", seat=seen.to_move)
    if seen.phase == "draw":
        return _why_not_draw(seen, number, kind, suit)
    if number is None:
        return _place_first() if kind in ("deck", "pile") else _no_move_here()
    if number not in seen.hand:
        return _not_in_hand(card)
    if kind not in ("stack", "pile"):
        return _no_move_here()
    if kind == "stack" and seat != seen.seat:
        return _because("reason-not-yours", "that stack is not yours")
    if suit != DECK.suit_of[number]:
        letter = DECK.suits[suit]
        return _because("reason-other-suit", f"{card} is not one of the {NAMES[letter]}", card=card, suit=letter)
    heights = HEIGHTS[seen.rules["ace"]]
    refusal = _refuse_place(seen.stacks[seen.to_move], heights, number) if kind == "stack" else None
    return refusal or _allowed()


def _why_not_draw(seen: AdaptedSight, card: int | None, kind: str, suit: int) -> Reason:
    if card is not None:
        return _draw_first()
    if kind == "deck":
        return _allowed()
    if kind == "pile":
        return _refuse_take(seen.piles, seen.shut, suit) or _allowed()
    return _no_move_here()


def may_follow(stack: Sequence[int], heights: Sequence[int], card: int) -> bool:
    """Whether `card` may be the next one of a stack of its own suit: as high as the last one, or higher."""
    return not stack or heights[card] >= heights[stack[-1]]


def _refuse_place(stacks: Sequence[Sequence[int]], heights: Sequence[int], card: int) -> Reason | None:
    """Why the card cannot go on the stack of its suit; None if it can."""
    suit = DECK.suit_of[card]
    stack = stacks[suit]
    if may_follow(stack, heights, card):
        return None
    letter, top = DECK.suits[suit], DECK.names[stack[-1]]
    text = f"your stack of {NAMES[letter]} already stands at {top[1:]}"
    return _because("reason-rank-lower", text, card=DECK.names[card], suit=letter, top=top)


def _refuse_take(piles: Sequence[Sequence[int]], shut: int, suit: int) -> Reason | None:
    """Why the top of that pile cannot be drawn; None if it can."""
    letter = DECK.suits[suit]
    if not piles[suit]:
        return _because("reason-pile-empty", f"the discard pile of {NAMES[letter]} is empty", suit=letter)
    if suit == shut:
        card = DECK.names[piles[suit][-1]]
        return _because("reason-just-discarded", "you have just discarded that card", suit=letter, card=card)
    return None


def _place_first() -> Reason:
    return _because("reason-place-first", "you must place a card before you draw one")


def _draw_first() -> Reason:
    return _because("reason-draw-first", "you have placed your card and must draw one now")


def _not_in_hand(card: str) -> Reason:
    return _because("reason-not-in-hand", "you do not hold that card", card=card)


def _no_move_here() -> Reason:
    return _because("reason-no-move-here", "no card moves there or from there now")


def _allowed() -> Reason:
    return _because("reason-allowed", "that is allowed")


def parse_zone(zone: str, seen: AdaptedSight) -> tuple[str, int, int]:
    """The kind, seat and suit of a zone id, -1 for what it does not have. Raises BadText for an unknown one."""
    seats = [str(seat) for seat in range(seen.seats)]
    match zone.split(":"):
        case ["deck"]:
            return "deck", -1, -1
        case ["hand", seat] if seat in seats:
            return "hand", int(seat), -1
        case ["pile", suit] if suit in tuple(DECK.suits):
            return "pile", -1, DECK.suits.index(suit)
        case ["stack", seat, suit] if seat in seats and suit in tuple(DECK.suits):
            return "stack", int(seat), DECK.suits.index(suit)
    raise BadText(f"{quote(zone)} is no zone of the two-deck game", text=zone[:60])
