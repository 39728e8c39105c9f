"""Why a move of the toy is refused."""

from lostcities.errors import BadText, Reason, quote
from lostcities.game import Move
from lostcities.games.toy.play import DECK, DRAW, PLACE, TAKE, ToyState, fits
from lostcities.games.toy.seen import ToySight

REASONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "reason-toy-rises": ("4.1", ("card",)),
    "reason-toy-not-now": ("4.1", ()),
    "reason-toy-allowed": ("4.1", ()),
}
"""Every key the toy gives: the rule it rests on and the names of its values."""


def _because(key: str, text: str, **values: str | int) -> Reason:
    return Reason(key, text, REASONS[key][0], values)


def reason(state: ToyState, move: Move) -> Reason | None:
    """Why the seat to move may not play `move` now; None if it may."""
    if move in state.legal():
        return None
    card = move - PLACE
    if state.phase == "place" and PLACE <= move < DRAW and card in state.hands[state.seat]:
        return _because("reason-toy-rises", "a row rises", card=DECK.names[card])
    return _because("reason-toy-not-now", "that cannot be done now")


def why(seen: ToySight, card: str, zone: str) -> Reason:
    """Why that card cannot go to that zone now, or nothing be drawn from there. Raises BadText."""
    number = DECK.parse(card) if card else -1
    kind, _, rest = zone.partition(":")
    places = {"row": (f"{seat}:{suit}" for seat in "01" for suit in DECK.suits), "pile": DECK.suits, "hand": "01"}
    if zone != "deck" and (kind not in places or rest not in set(places[kind])):
        raise BadText(f"{quote(zone)} is no zone of the toy", text=zone)
    if card and kind == "row" and seen.phase == "place" and rest == f"{seen.seat}:{card[0]}" and number in seen.hand:
        if not fits(seen.rows[seen.to_move][DECK.suit_of[number]], number):
            return _because("reason-toy-rises", "a row rises", card=card)
        return _because("reason-toy-allowed", "that is allowed")
    moves = {"deck": DRAW} | {f"pile:{suit}": (TAKE + at) for at, suit in enumerate(DECK.suits)}
    asked = number if card and kind == "pile" and rest == card[0] else -1 if card else moves.get(zone, -1)
    if asked in seen.legal:
        return _because("reason-toy-allowed", "that is allowed")
    return _because("reason-toy-not-now", "that cannot be done now")
