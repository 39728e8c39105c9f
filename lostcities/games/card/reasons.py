"""Why a move is refused: a key for the page's languages, its values, and the rule it rests on.

`reason` asks about a move of the true state, `why` about a card and a zone as a person points at them, from what that
person may know. Both come down to the same few questions, answered here once.
"""

from collections.abc import Sequence

from lostcities.errors import BadText, Reason, quote
from lostcities.game import Move
from lostcities.games.card.sight import CardSight
from lostcities.games.card.state import DRAWING, OVER, PHASES, CardState
from lostcities.games.card.text import DECK, DRAW, PLACE, RANKS, TAKE

REASONS = {
    "reason-number-lower": ("1.2", ("card", "suit", "top")),
    "reason-wager-after-number": ("1.2", ("card", "suit", "top")),
    "reason-just-discarded": ("1.2", ("suit", "card")),
    "reason-pile-empty": ("1.2", ("suit",)),
    "reason-not-in-hand": ("1.2", ("card",)),
    "reason-suit-not-in-play": ("1.1", ("suit",)),
    "reason-other-suit": ("1.2", ("card", "suit")),
    "reason-place-first": ("1.2", ()),
    "reason-draw-first": ("1.2", ()),
    "reason-not-your-turn": ("1.2", ("seat",)),
    "reason-round-over": ("1.3", ()),
    "reason-not-yours": ("1.2", ()),
    "reason-no-move-here": ("1.2", ()),
    "reason-allowed": ("1.2", ()),
}
"""Every key the card game gives: the rule it rests on and the names of its values. `card` and `top` are card texts
(`r7`), `suit` is a suit's letter (of the zone, for reason-other-suit), `seat` a seat's number."""

COLOURS = {"y": "yellow", "b": "blue", "w": "white", "g": "green", "r": "red", "p": "purple"}
"""English colour words, for the sentences of terminals and tests."""


def _because(key: str, text: str, **values: str | int) -> Reason:
    return Reason(key, text, REASONS[key][0], values)


def reason(state: CardState, move: Move) -> Reason | None:
    """Why the seat to move may not play `move` now; None if it may."""
    if state.phase == OVER:
        return _because("reason-round-over", "the round is over")
    if state.phase == DRAWING:
        if move < DRAW:
            return _because("reason-draw-first", "you have placed your card and must draw one now")
        return None if move == DRAW else _refuse_take(state.piles, state.shut, move - TAKE)
    if move >= DRAW:
        return _because("reason-place-first", "you must place a card before you draw one")
    card = move % PLACE
    suit = DECK.suit_of[card]
    if suit >= state.rules["expeditions"]:
        letter = DECK.suits[suit]
        return _because("reason-suit-not-in-play", f"there are no {COLOURS[letter]} cards in this match", suit=letter)
    if card not in state.hands[state.seat]:
        return _not_in_hand(DECK.names[card])
    return None if move < PLACE else _refuse_place(state.columns[state.seat][suit], card)


def why(seen: CardSight, card: str, zone: str) -> Reason:
    """Why `card` cannot go to `zone` now or, if it is "", why nothing can be drawn from there. See zones.py for ids.

    Raises BadText for a card or a zone that the game does not have.
    """
    number = DECK.parse(card) if card else None
    kind, seat, suit = parse_zone(zone, seen)
    if seen.phase == "over":
        return _because("reason-round-over", "the round is over")
    if seen.seat != seen.to_move:
        return _because("reason-not-your-turn", f"it is the turn of seat {seen.to_move}", seat=seen.to_move)
    if seen.phase == PHASES[DRAWING]:
        return _why_not_draw(seen, number, kind, suit)
    if number is None:
        if kind in ("deck", "pile"):
            return _because("reason-place-first", "you must place a card before you draw one")
        return _no_move_here()
    if number not in seen.hand:
        return _not_in_hand(card)
    if kind not in ("expedition", "pile"):
        return _no_move_here()
    if kind == "expedition" and seat != seen.seat:
        return _because("reason-not-yours", "that expedition is not yours")
    if suit != DECK.suit_of[number]:
        letter = DECK.suits[suit]
        return _because("reason-other-suit", f"{card} is not {COLOURS[letter]}", card=card, suit=letter)
    refusal = _refuse_place(seen.columns[seen.to_move][suit], number) if kind == "expedition" else None
    return refusal or _allowed()


def _why_not_draw(seen: CardSight, card: int | None, kind: str, suit: int) -> Reason:
    if card is not None:
        return _because("reason-draw-first", "you have placed your card and must draw one now")
    if kind == "deck":
        return _allowed()
    if kind == "pile":
        return _refuse_take(seen.piles, seen.shut, suit) or _allowed()
    return _no_move_here()


def may_follow(column: Sequence[int], card: int) -> bool:
    """Whether `card` may be the next one of a column of its own suit: wagers first, then numbers that rise."""
    return not column or card > column[-1] or column[-1] % RANKS == 0


def _refuse_place(column: Sequence[int], card: int) -> Reason | None:
    """Why `card` cannot follow in a column of its own suit; None if it can."""
    if may_follow(column, card):
        return None
    letter = DECK.suits[DECK.suit_of[card]]
    values = {"card": DECK.names[card], "suit": letter, "top": DECK.names[column[-1]]}
    if card % RANKS == 0:
        text = f"a wager goes before the numbers, and your {COLOURS[letter]} expedition already has one"
        return _because("reason-wager-after-number", text, **values)
    stands = DECK.ranks[column[-1] % RANKS]
    return _because("reason-number-lower", f"your {COLOURS[letter]} expedition already stands at {stands}", **values)


def _refuse_take(piles: Sequence[Sequence[int]], shut: int, suit: int) -> Reason | None:
    """Why the top of that pile cannot be drawn; None if it can."""
    letter = DECK.suits[suit]
    if not piles[suit]:
        return _because("reason-pile-empty", f"the {COLOURS[letter]} discard pile is empty", suit=letter)
    if suit == shut:
        card = DECK.names[piles[suit][-1]]
        return _because("reason-just-discarded", "you have just discarded that card", suit=letter, card=card)
    return None


def _not_in_hand(card: str) -> Reason:
    return _because("reason-not-in-hand", "you do not hold that card", card=card)


def _no_move_here() -> Reason:
    return _because("reason-no-move-here", "no card moves there or from there now")


def _allowed() -> Reason:
    return _because("reason-allowed", "that is allowed")


def parse_zone(zone: str, seen: CardSight) -> tuple[str, int, int]:
    """The kind, seat and suit of a zone id, -1 for what it does not have. Raises BadText for an unknown one."""
    letters = DECK.suits[: seen.rules["expeditions"]]
    match zone.split(":"):
        case ["deck"]:
            return "deck", -1, -1
        case ["hand", ("0" | "1") as seat]:
            return "hand", int(seat), -1
        case ["pile", suit] if len(suit) == 1 and suit in letters:
            return "pile", -1, letters.index(suit)
        case ["expedition", ("0" | "1") as seat, suit] if len(suit) == 1 and suit in letters:
            return "expedition", int(seat), letters.index(suit)
    raise BadText(f"{quote(zone)} is no zone of the card game", text=zone[:60])
