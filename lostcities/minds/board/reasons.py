"""How a placing is told in the board game: how far the explorer comes, what it meets there, and where the cards that
the hand holds would bring it."""

from random import Random
from typing import Any

from lostcities.game import Move
from lostcities.minds.board.eye import STRIDE
from lostcities.minds.board.facts import ARROW, ARTIFACT, CROSSINGS, LAST_STEP, POINTS
from lostcities.minds.reasons import Case, Said, Value, coming, skipped

LATE = 5
"""From this many turns left on, a placing is told as a matter of time."""
PIECES = {"a": "adventurer", "r": "researcher"}


def placed(case: Case, move: Move, text: str) -> list[Said]:
    """What can be said for a placing or an explorer move written `text`."""
    before: Any = case.game.imagine(case.sight, Random(0))
    after = before.copy()
    after.play(move)
    if text == ">.":
        return [_stays(case, move)]
    if text[0] == ">":
        suit = case.game.deck.suits.index(text[1])
        return [("hint-board-goes", _steps(case, suit, before, after)), *_met(case, suit, before, after)]
    name, _, piece = text.partition(":")
    card = case.game.deck.index[name]
    suit = case.game.deck.suit_of[card]
    values = _steps(case, suit, before, after)
    if piece:
        found: list[Said] = [("hint-board-begins", {**values, "piece": PIECES[piece]})]
    elif before.steps[case.seat][suit] == LAST_STEP:
        home = "hint-board-home" if _can_move(case, after) else "hint-board-home-alone"
        found = [(home, {"suit": case.letter(suit)})]
    else:
        found = [("hint-board-goes", values)]
    if not after.over and before.steps[case.seat][suit] < LAST_STEP:
        found += coming(*_reach(case, suit, card, after), begun=not piece)
    found += _met(case, suit, before, after)
    turns = case.turns(int(case.sight.deck))
    if turns <= LATE:
        found.append(case.late(turns))
    return found + skipped(case, card, _passed(case, suit, after), case.sight.columns)


def _worth(case: Case, state: Any, suit: int, step: int) -> int:
    """What the seat's explorer on that path is worth on a step."""
    return POINTS[step] * (2 if state.researchers[case.seat] == suit else 1)


def _steps(case: Case, suit: int, before: Any, after: Any) -> dict[str, Value]:
    """Where the explorer goes, and what that does to its worth."""
    was, now = before.steps[case.seat][suit], after.steps[case.seat][suit]
    worths = {"before": _worth(case, before, suit, was), "after": _worth(case, after, suit, now)}
    return {"suit": case.letter(suit), "step": now, **worths}


def _reach(case: Case, suit: int, card: int, after: Any) -> tuple[int, int]:
    """How many cards in hand still fit, and what the explorer would be worth where they bring it, tiles aside."""
    hand = case.held(suit)
    hand.remove(card)
    low, high = after.lows[case.seat][suit], after.highs[case.seat][suit]
    both = case.sight.rules["direction"] == "both"
    if both and low < card < high:  # one more card says which way it goes
        hand = max(([each for each in hand if each <= card], [each for each in hand if each >= card]), key=len)
    count = sum(low <= each <= high for each in hand)
    step = min(LAST_STEP, after.steps[case.seat][suit] + count)
    return count, _worth(case, after, suit, step)


def _met(case: Case, suit: int, before: Any, after: Any) -> list[Said]:
    """The bridge, the end, and the tile on the step."""
    seat, found = case.seat, list[Said]()
    was, now = before.steps[seat][suit], after.steps[seat][suit]
    if len(after.crossings) > len(before.crossings):
        if len(after.crossings) == CROSSINGS:
            return [("hint-board-ends", {"end": CROSSINGS})]
        found.append(("hint-board-crosses", {"count": len(after.crossings), "end": CROSSINGS}))
    tile = before.tiles[suit * STRIDE + now] if now != was else 0
    if tile == ARROW:
        if _can_move(case, after):
            found.append(("hint-board-arrow", {}))
    elif tile == ARTIFACT:
        had = case.sight.history[-1].tally[seat] if case.sight.history else 0
        found.append(("hint-board-artifact", {"artifacts": had + after.artifacts[seat]}))
    elif tile:
        found.append(("hint-board-tile", {"points": tile}))
    return found


def _can_move(case: Case, after: Any) -> bool:
    """Whether the seat has an explorer that an arrow or the ninth step could move (rules 2.4, 2.5)."""
    return any(0 < step < LAST_STEP for step in after.steps[case.seat])


def _passed(case: Case, suit: int, after: Any) -> list[str]:
    """The cards that fitted before the placing and no longer do.

    Before a path is begun any card of its suit could still come: the rule that only the lowest in the hand may begin it
    (`start_lowest` strict) binds the cards that are held, not those still to be drawn.
    """
    low, high = after.lows[case.seat][suit], after.highs[case.seat][suit]
    deck = case.game.deck
    begun = case.begun(case.seat, suit)
    fitted = case.next_cards(case.seat, suit) if begun else [name for name in deck.names if name[0] == deck.suits[suit]]
    return sorted({name for name in fitted if not low <= deck.index[name] <= high})


def _stays(case: Case, move: Move) -> Said:
    """An explorer move that is declined: what the best one would cost, unless that one looks better at sight."""
    steps = [each for each in case.sight.legal if each != move]
    best = max(steps, key=lambda each: case.worths[each].points_hundredths)
    if not case.pleads or case.behind(move, best):
        return "hint-board-stays-plainly", {}
    return "hint-board-stays", {"suit": case.game.format_move(best)[1], "points": case.difference(move, best)}
