"""What an explorer on a path is worth, term by term, and where the next card would bring it (rules 2.2, 2.7)."""

from typing import Any

from lostcities.errors import BadText, quote
from lostcities.games.board.pieces import home_pieces
from lostcities.games.board.reasons import may_follow, parse_zone
from lostcities.games.board.scoring import EXPLORER_POINTS, LAST_STEP, STEP_POINTS
from lostcities.games.board.sight import BoardSight
from lostcities.games.board.text import DECK, PIECES, RESEARCHER
from lostcities.games.board.view import after_step
from lostcities.worth import Worth, at_large, coming, remark, term
from lostcities.worth import worth as told

RULE = "2.7"


def worth(seen: BoardSight, zone: str) -> Worth:
    """The worth of the seat's explorer on that path. Raises BadText for a zone that is no seat's path."""
    kind, seat, suit, _ = parse_zone(zone, seen)
    if kind != "path":
        raise BadText(f"{quote(zone)} is no path of a seat", text=zone)
    step = seen.steps[seat][suit]
    researcher = seen.researchers[seat] == suit
    terms = _terms(step, researcher) if step else []
    remarks = [] if step else [remark("worth-board-none")]
    cards = [] if seen.phase == "over" else [DECK.names[card] for card in _following(seen, seat, suit)]
    if not cards and seen.phase != "over":
        remarks.append(remark("worth-no-more"))
    following = _after(seen, seat, suit, cards) if cards else []
    return told(EXPLORER_POINTS[researcher][step], RULE, terms, remarks, following)


def _terms(step: int, researcher: bool) -> list[Worth]:
    terms = [term("worth-board-step", "is", STEP_POINTS[step], step=step)]
    if researcher:
        times = EXPLORER_POINTS[True][step] // STEP_POINTS[step]
        terms.append(term("worth-board-researcher", "times", times))
    return terms


def _following(seen: BoardSight, seat: int, suit: int) -> list[int]:
    """The cards that may be the next on that path, if a copy lies on nobody's path yet."""
    cards = [card for card in DECK.cards() if DECK.suit_of[card] == suit]
    column, low, high = seen.columns[seat][suit], seen.lows[seat][suit], seen.highs[seat][suit]
    held = [card for card in seen.hand if DECK.suit_of[card] == suit and seat == seen.seat]
    strict = seen.rules["start_lowest"] == "strict" and bool(held)
    free = at_large(cards, [columns[suit] for columns in seen.columns])
    return [card for card in free if may_follow(column, low, high, strict, held, card)]


def _after(seen: BoardSight, seat: int, suit: int, cards: list[str]) -> list[Worth]:
    """Any of the cards moves the explorer a step; the first one of a path sets out with either kind that is at home."""
    if seen.steps[seat][suit] == LAST_STEP:
        points = EXPLORER_POINTS[seen.researchers[seat] == suit][LAST_STEP]
        another = any(0 < step < LAST_STEP for step in seen.steps[seat])
        return [coming(cards, points, remark("worth-board-stays" if another else "worth-board-stays-alone"))]
    if seen.steps[seat][suit]:
        after = after_step(seen, seat, suit, seen.researchers[seat] == suit)
        return [coming(cards, after["points"], *_met(after))]
    begun = []
    for piece in home_pieces(seen.steps[seat], seen.researchers[seat]):
        researcher = piece == RESEARCHER
        after = after_step(seen, seat, suit, researcher)
        begun.append(coming(cards, after["points"], remark("worth-board-sets-out", piece=PIECES[researcher])))
    return begun


def _met(after: dict[str, Any]) -> list[Worth]:
    """What the explorer meets on its next step."""
    met = [remark("worth-board-next", step=after["step"])]
    if after["crosses"]:
        met.append(remark("worth-board-ends" if after["ends"] else "worth-board-crosses"))
    tile = after["tile"]
    if tile:
        points = int(tile) if tile.isdigit() else 0
        met.append(remark("board-tile", tile="points" if points else tile, points=points))
    return met
