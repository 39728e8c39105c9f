"""From expedition to expedition: what one leaves behind, who begins the next, when the game ends, who has won (rules
2.7 and 2.8)."""

from collections.abc import Sequence

from lostcities.game import RoundEnd, Rules
from lostcities.games.board.scoring import SMALL_TABLE, artifact_points
from lostcities.games.board.state import BoardState


def end_round(state: BoardState) -> RoundEnd:
    """What the expedition leaves to the match: victory points and artifact chips. Its own score is what it changed."""
    totals = tuple(state.scores())
    nothing = (0,) * state.seats
    before, chips = (state.history[-1].totals, state.history[-1].tally) if state.history else (nothing, nothing)
    scores = tuple(total - had for total, had in zip(totals, before, strict=True))
    tally = tuple(had + found for had, found in zip(chips, state.artifacts, strict=True))
    return RoundEnd(state.starts, state.last, scores, totals, tally)


def match_over(rules: Rules, history: Sequence[RoundEnd]) -> bool:
    """Whether all expeditions are played: three, or one in the short game."""
    rounds: int = rules["rounds"]
    return len(history) >= rounds


def starters(rules: Rules, seats: int, history: Sequence[RoundEnd]) -> Sequence[int]:
    """Who may begin the next expedition: any seat the first, then the seat left of the one that played last."""
    return ((history[-1].last + 1) % seats,) if history else tuple(range(seats))


def artifact_worth(rules: Rules, artifacts: int) -> int:
    """What a seat's artifacts are worth when the match ends, by the table of the short game or of the long one."""
    return artifact_points(SMALL_TABLE if rules["rounds"] == 1 else rules["large_table"], artifacts)


def result(rules: Rules, history: Sequence[RoundEnd]) -> tuple[list[int], list[int]]:
    """The final totals, artifacts included, and who wins: most points, then most artifact chips, then together."""
    end = history[-1]
    totals = [points + artifact_worth(rules, chips) for points, chips in zip(end.totals, end.tally, strict=True)]
    if rules["floor"] != "none":
        totals = [max(0, total) for total in totals]
    standing = list(zip(totals, end.tally, strict=True))
    best = max(standing)
    return totals, [seat for seat, each in enumerate(standing) if each == best]
