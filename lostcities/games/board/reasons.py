"""Why a move is refused: a key for the page's languages, its values, and the rule it rests on.

`reason` asks about a move of the true state, `why` about a card (or an explorer) and a zone as a person points at them,
from what that person may know. Both come down to the same few questions, answered here once.
"""

from collections.abc import Sequence

from lostcities.errors import BadText, Reason, quote
from lostcities.game import Move
from lostcities.games.board.pieces import home_pieces, lowest
from lostcities.games.board.scoring import LAST_STEP
from lostcities.games.board.sight import BoardSight
from lostcities.games.board.state import BY_ARROW, DRAWING, EXPLORING, OVER, BoardState
from lostcities.games.board.text import ADVENTURER, DECK, DECLINE, DRAW, EXPLORE, KINDS, PIECES, PLACE, RESEARCHER, TAKE

REASONS = {
    "reason-number-lower": ("2.4", ("card", "suit", "top")),
    "reason-path-goes-up": ("2.9", ("card", "suit", "top")),
    "reason-path-goes-down": ("2.9", ("card", "suit", "top")),
    "reason-lowest-first": ("2.4", ("card", "suit", "lowest")),
    "reason-piece-needed": ("2.4", ("card", "suit")),
    "reason-path-begun": ("2.4", ("suit",)),
    "reason-no-explorer": ("2.4", ("piece",)),
    "reason-explorer-first": ("2.5", ()),
    "reason-explorer-not-out": ("2.5", ("suit",)),
    "reason-explorer-at-end": ("2.5", ("suit",)),
    "reason-one-step": ("2.5", ("suit", "step")),
    "reason-must-explore": ("2.5", ()),
    "reason-no-explorer-move": ("2.5", ()),
    "reason-just-discarded": ("2.4", ("suit", "card")),
    "reason-pile-empty": ("2.4", ("suit",)),
    "reason-not-in-hand": ("2.4", ("card",)),
    "reason-other-suit": ("2.4", ("card", "suit")),
    "reason-place-first": ("2.4", ()),
    "reason-draw-first": ("2.4", ()),
    "reason-not-your-turn": ("2.4", ("seat",)),
    "reason-round-over": ("2.6", ()),
    "reason-not-yours": ("2.4", ()),
    "reason-no-move-here": ("2.4", ()),
    "reason-allowed": ("2.4", ()),
}
"""Every key the board game gives: the rule it rests on and the names of its values. `card`, `top` and `lowest` are card
texts (`r7`), `suit` is a suit's letter (of the zone, for reason-other-suit), `piece` is "adventurer" or "researcher",
`step` is a number (where the explorer would go), `seat` a seat's number."""

COLOURS = {"y": "yellow", "b": "blue", "w": "white", "g": "green", "r": "red"}
"""English colour words, for the sentences of terminals and tests."""


def _because(key: str, text: str, **values: str | int) -> Reason:
    return Reason(key, text, REASONS[key][0], values)


def reason(state: BoardState, move: Move) -> Reason | None:
    """Why the seat to move may not play `move` now; None if it may."""
    if state.phase == OVER:
        return _because("reason-round-over", "the expedition is over")
    placing = move < EXPLORE
    drawing = move >= DRAW
    if state.phase == EXPLORING:
        follows = _must_follow(state.terms.forced, state.owed)
        if placing or drawing:
            return follows or _explorer_first()
        if move == DECLINE:
            return follows
        return _refuse_explore(state.steps[state.seat], move - EXPLORE)
    if not placing and not drawing:
        return _no_explorer_move()
    if state.phase == DRAWING:
        if placing:
            return _draw_first()
        return None if move == DRAW else _refuse_take(state.piles, state.shut, move - TAKE)
    if drawing:
        return _place_first()
    card = move % KINDS
    if card not in state.hands[state.seat]:
        return _not_in_hand(DECK.names[card])
    return None if move < PLACE else _refuse_place(state, card, move - card)


def why(seen: BoardSight, card: str, zone: str) -> Reason:
    """Why `card` cannot go to `zone` now or, if it is "", why nothing can be drawn from there or no explorer can move
    there. A card pointed at a step is meant for that path. See zones.py for ids.

    Raises BadText for a card or a zone that the game does not have.
    """
    number = DECK.parse(card) if card else None
    kind, seat, suit, step = parse_zone(zone, seen)
    if seen.phase == "over":
        return _because("reason-round-over", "the expedition is over")
    if seen.seat != seen.to_move:
        return _because("reason-not-your-turn", f"it is the turn of seat {seen.to_move}", seat=seen.to_move)
    if kind == "path" and seat != seen.seat:
        return _because("reason-not-yours", "that path is not yours")
    if seen.phase == "explore":
        return _why_not_explore(seen, number, kind, suit, step)
    if number is None and kind in ("path", "step"):
        return _no_explorer_move()
    if seen.phase == "draw":
        return _why_not_draw(seen, number, kind, suit)
    return _why_not_place(seen, number, kind, suit)


def _why_not_place(seen: BoardSight, card: int | None, kind: str, suit: int) -> Reason:
    if card is None:
        return _place_first() if kind in ("deck", "pile") else _no_move_here()
    if card not in seen.hand:
        return _not_in_hand(DECK.names[card])
    if kind not in ("path", "step", "pile"):
        return _no_move_here()
    if suit != DECK.suit_of[card]:
        name, letter = DECK.names[card], DECK.suits[suit]
        return _because("reason-other-suit", f"{name} is not {COLOURS[letter]}", card=name, suit=letter)
    if kind == "pile":
        return _allowed()
    strict = seen.rules["start_lowest"] == "strict"
    both_ways = seen.rules["direction"] == "both"
    column = seen.columns[seen.to_move][suit]
    low, high = seen.lows[seen.to_move][suit], seen.highs[seen.to_move][suit]
    return _refuse_card(column, low, high, both_ways, strict, seen.hand, card) or _allowed()


def _why_not_explore(seen: BoardSight, card: int | None, kind: str, suit: int, step: int) -> Reason:
    if card is not None or kind in ("deck", "pile"):
        return _must_follow(not seen.rules["arrow_optional"], seen.owed) or _explorer_first()
    if kind not in ("path", "step"):
        return _no_move_here()
    steps = seen.steps[seen.to_move]
    refusal = _refuse_explore(steps, suit)
    if refusal is None and kind == "step" and step != steps[suit] + 1:
        letter = DECK.suits[suit]
        text = f"your {COLOURS[letter]} explorer moves one step, to step {steps[suit] + 1}"
        return _because("reason-one-step", text, suit=letter, step=steps[suit] + 1)
    return refusal or _allowed()


def _why_not_draw(seen: BoardSight, card: int | None, kind: str, suit: int) -> Reason:
    if card is not None:
        return _draw_first()
    if kind == "deck":
        return _allowed()
    if kind == "pile":
        return _refuse_take(seen.piles, seen.shut, suit) or _allowed()
    return _no_move_here()


def _refuse_place(state: BoardState, card: int, block: Move) -> Reason | None:
    """Why the card cannot be placed on its path by a move of that block: PLACE, ADVENTURER or RESEARCHER."""
    seat, suit = state.seat, DECK.suit_of[card]
    name, letter = DECK.names[card], DECK.suits[suit]
    column, terms = state.columns[seat][suit], state.terms
    low, high = state.lows[seat][suit], state.highs[seat][suit]
    refusal = _refuse_card(column, low, high, terms.both_ways, terms.strict, state.hands[seat], card)
    if refusal is not None:
        return refusal
    if column:
        if block == PLACE:
            return None
        return _because("reason-path-begun", f"your explorer is on the {COLOURS[letter]} path already", suit=letter)
    if block == PLACE:
        text = f"the first card of the {COLOURS[letter]} path must name an adventurer (:a) or the researcher (:r)"
        return _because("reason-piece-needed", text, card=name, suit=letter)
    if block not in home_pieces(state.steps[seat], state.researchers[seat]):
        text = {ADVENTURER: "no adventurer of yours is at home", RESEARCHER: "your researcher is not at home"}[block]
        return _because("reason-no-explorer", text, piece=PIECES[block == RESEARCHER])
    return None


def may_follow(column: Sequence[int], low: int, high: int, strict: bool, hand: Sequence[int], card: int) -> bool:
    """Whether `card` may be the next one of a column of its suit that takes cards from `low` to `high`. `hand` is that
    of whoever would place it: with the option `start_lowest` strict its lowest card of the suit begins."""
    if column:
        return low <= card <= high
    return not strict or card == lowest(hand, DECK.suit_of[card])


def _refuse_card(
    column: Sequence[int], low: int, high: int, both_ways: bool, strict: bool, hand: Sequence[int], card: int
) -> Reason | None:
    """Why the card itself cannot be the next one of a column of its suit; None if it can."""
    letter = DECK.suits[DECK.suit_of[card]]
    colour, name = COLOURS[letter], DECK.names[card]
    if may_follow(column, low, high, strict, hand, card):
        return None
    if not column:
        least = lowest(hand, DECK.suit_of[card])
        text = f"the lowest {colour} card of your hand, {DECK.names[least]}, must begin the path"
        return _because("reason-lowest-first", text, card=name, suit=letter, lowest=DECK.names[least])
    top = DECK.names[column[-1]]
    if not both_ways:
        text = f"your {colour} path already stands at {DECK.ranks[DECK.rank_of[column[-1]]]}"
        return _because("reason-number-lower", text, card=name, suit=letter, top=top)
    key, way = ("reason-path-goes-up", "up") if card < low else ("reason-path-goes-down", "down")
    text = f"your {colour} path goes {way} and stands at {DECK.ranks[DECK.rank_of[column[-1]]]}"
    return _because(key, text, card=name, suit=letter, top=top)


def _refuse_explore(steps: Sequence[int], suit: int) -> Reason | None:
    """Why the seat's explorer on that path cannot move one step; None if it can."""
    letter = DECK.suits[suit]
    if steps[suit] == 0:
        return _because("reason-explorer-not-out", f"you have no explorer on the {COLOURS[letter]} path", suit=letter)
    if steps[suit] == LAST_STEP:
        text = f"your {COLOURS[letter]} explorer stands on the last step"
        return _because("reason-explorer-at-end", text, suit=letter)
    return None


def _must_follow(forced: bool, owed: Sequence[int]) -> Reason | None:
    """Why the move that is owed cannot be declined; None if it can."""
    if forced and owed[-1] == BY_ARROW:
        return _because("reason-must-explore", "an explorer must follow the arrow")
    return None


def _refuse_take(piles: Sequence[Sequence[int]], shut: int, suit: int) -> Reason | None:
    """Why the top of that pile cannot be drawn; None if it can."""
    letter = DECK.suits[suit]
    if not piles[suit]:
        return _because("reason-pile-empty", f"the {COLOURS[letter]} discard pile is empty", suit=letter)
    if suit == shut:
        card = DECK.names[piles[suit][-1]]
        return _because("reason-just-discarded", "you have just discarded that card", suit=letter, card=card)
    return None


def _place_first() -> Reason:
    return _because("reason-place-first", "you must place a card before you draw one")


def _draw_first() -> Reason:
    return _because("reason-draw-first", "you have placed your card and must draw one now")


def _explorer_first() -> Reason:
    return _because("reason-explorer-first", "you must move an explorer, or decline to, before you draw")


def _no_explorer_move() -> Reason:
    return _because("reason-no-explorer-move", "no explorer may be moved by itself now")


def _not_in_hand(card: str) -> Reason:
    return _because("reason-not-in-hand", "you do not hold that card", card=card)


def _no_move_here() -> Reason:
    return _because("reason-no-move-here", "nothing moves there or from there now")


def _allowed() -> Reason:
    return _because("reason-allowed", "that is allowed")


def parse_zone(zone: str, seen: BoardSight) -> tuple[str, int, int, int]:
    """The kind, seat, suit and step of a zone id, -1 for what it does not have. Raises BadText for an unknown one."""
    seats = [str(seat) for seat in range(seen.seats)]
    steps = [str(step) for step in range(1, LAST_STEP + 1)]
    match zone.split(":"):
        case ["deck"]:
            return "deck", -1, -1, -1
        case ["hand", seat] if seat in seats:
            return "hand", int(seat), -1, -1
        case ["pile", suit] if suit in tuple(DECK.suits):
            return "pile", -1, DECK.suits.index(suit), -1
        case ["path", seat, suit] if seat in seats and suit in tuple(DECK.suits):
            return "path", int(seat), DECK.suits.index(suit), -1
        case ["step", suit, step] if suit in tuple(DECK.suits) and step in steps:
            return "step", -1, DECK.suits.index(suit), int(step)
    raise BadText(f"{quote(zone)} is no zone of the board game", text=zone[:60])
