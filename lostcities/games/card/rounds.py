"""From round to round: what a round leaves behind, who begins the next, when the match ends, who has won (rule 1.5)."""

from collections.abc import Sequence

from lostcities.game import RoundEnd, Rules
from lostcities.games.card.state import SEATS, CardState

MOST_ROUNDS = 999
"""Where extra rounds stop and the victory is shared (record.md, limits)."""


def end_round(state: CardState) -> RoundEnd:
    """What the round leaves to the match, scored as it stands."""
    scores = tuple(state.scores())
    before = state.history[-1].totals if state.history else (0,) * SEATS
    totals = tuple(total + score for total, score in zip(before, scores, strict=True))
    return RoundEnd(state.starts, state.last, scores, totals, (0,) * SEATS)


def match_over(rules: Rules, history: Sequence[RoundEnd]) -> bool:
    """Whether all rounds are played, and with `match_tie` "extra" also won by somebody."""
    if len(history) < rules["rounds"]:
        return False
    first, second = history[-1].totals
    return rules["match_tie"] == "shared" or first != second or len(history) >= MOST_ROUNDS


def starters(rules: Rules, seats: int, history: Sequence[RoundEnd]) -> Sequence[int]:
    """Who may begin the next round: both seats in round one and by chance, else the one the options name."""
    both = tuple(range(seats))
    if not history:
        return both
    before = history[-1]
    way = rules["next_starter"]
    if way == "random":
        return both
    if way == "alternate":
        return (1 - before.starts,)
    first, second = before.scores if way == "previous" else before.totals
    if first != second:
        return (0 if first > second else 1,)
    tie = rules["starter_tie"]
    if tie == "random":
        return both
    return (before.starts if tie == "same" else 1 - before.starts,)


def result(rules: Rules, history: Sequence[RoundEnd]) -> tuple[list[int], list[int]]:
    """The final totals and who has the most; equal totals share the victory."""
    totals = list(history[-1].totals)
    most = max(totals)
    return totals, [seat for seat, total in enumerate(totals) if total == most]
