"""From round to round: what a round leaves behind, who begins the next, when the match ends, who has won (rules 3.1 and
3.2)."""

from collections.abc import Sequence

from lostcities.game import RoundEnd, Rules
from lostcities.games.adapted.state import AdaptedState


def end_round(state: AdaptedState) -> RoundEnd:
    """What the round leaves to the match, scored as it stands: totals, and full stacks over all rounds."""
    scores = tuple(state.scores())
    nothing = (0,) * state.seats
    before, stacks = (state.history[-1].totals, state.history[-1].tally) if state.history else (nothing, nothing)
    totals = tuple(total + score for total, score in zip(before, scores, strict=True))
    if state.rules["floor"] == "zero":
        totals = tuple(max(0, total) for total in totals)
    tally = tuple(had + full for had, full in zip(stacks, state.full, strict=True))
    return RoundEnd(state.starts, state.last, scores, totals, tally)


def match_over(rules: Rules, history: Sequence[RoundEnd]) -> bool:
    """Whether all rounds are played."""
    rounds: int = rules["rounds"]
    return len(history) >= rounds


def starters(rules: Rules, seats: int, history: Sequence[RoundEnd]) -> Sequence[int]:
    """Who may begin the next round: any seat in round one and by chance, else the one the options name."""
    anyone = tuple(range(seats))
    if not history:
        return anyone
    before = history[-1]
    way = rules["next_starter"]
    if way == "random":
        return anyone
    if way == "rotate":
        return ((before.starts + 1) % seats,)
    most = max(before.scores)
    if way == "winner" and before.scores.count(most) == 1:
        return (before.scores.index(most),)
    return ((before.last + 1) % seats,)


def result(rules: Rules, history: Sequence[RoundEnd]) -> tuple[list[int], list[int]]:
    """The final totals and who has the most; equal totals share the victory, or full stacks decide first."""
    end = history[-1]
    stacks = end.tally if rules["match_tie"] == "stacks" else end.totals
    standing = list(zip(end.totals, stacks, strict=True))
    best = max(standing)
    return list(end.totals), [seat for seat, each in enumerate(standing) if each == best]
