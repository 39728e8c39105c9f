"""How a result is made up: result = luck of the deal + luck of the draws - own costs + others' costs + rest.

Each part is in hundredths of a point of the margin of one seat: its own points less the mean of the others'. What a
seat gains or gives away is spread over all others alike, so that a cost of another seat counts by its share
(1 / others). The rest is what cannot be told apart: what the judging player does not see, luck beyond the cards' worth
at sight, and who sat where.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from lostcities.match import Match
from lostcities.review.costs import Cost
from lostcities.review.luck import Luck
from lostcities.review.sums import mean, share, variance


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a round that was reviewed."""

    seat: int
    luck: int | None
    """What its card from the deck gave; None where none was drawn."""
    cost: Cost | None
    """None where the seat was not reviewed, or the turn is not finished."""


@dataclass(frozen=True, slots=True)
class Account:
    """What a seat's result is made of, over a round or a match."""

    seat: int
    result: int
    """The margin; of an unfinished round as it stands."""
    deal: int
    draws: int
    own: int | None
    """What its own turns cost, 0 or more; None where the seat was not reviewed."""
    others: int | None
    """What the others' turns gave to it, 0 or more; None unless they were all reviewed."""
    turns: int
    """How many of its own turns were reviewed."""
    costly: int
    """How many of them cost something."""
    mean: int | None
    """What one of them cost on average; None without any."""
    error: int | None
    """The standard error of that mean, None with fewer than two."""

    @property
    def rest(self) -> int:
        """What is left of the result after all other parts; it includes any part that was not worked out."""
        return self.result - self.deal - self.draws + (self.own or 0) - (self.others or 0)

    @property
    def adjusted(self) -> int:
        """The result without luck: what these moves deserved, as far as the worth of cards at sight can tell. Over many
        rounds its mean is that of the results; over one it varies less."""
        return self.result - self.deal - self.draws


def margins(points: Sequence[int]) -> tuple[int, ...]:
    """[seat] -> hundredths by which it is ahead of the mean of the others."""
    others = len(points) - 1
    return tuple(share(100 * (len(points) * own - sum(points)), others) for own in points)


def results(match: Match, given_up: bool = False) -> list[tuple[int, ...]]:
    """[round][seat] -> the margin that the round brought to the match; they add up to the match's own.

    In a match that is over, played out or given up, the last round includes what is counted only at the end
    (artifacts).
    """
    found = []
    before: Sequence[int] = (0,) * match.seats
    ends = [match.game.end_round(played.state) if played.end is None else played.end for played in match.rounds]
    for number, end in enumerate(ends):
        last = number + 1 == len(ends) and (match.over or given_up)
        after: Sequence[int] = match.game.result(match.rules, ends)[0] if last else end.totals
        found.append(margins([now - then for now, then in zip(after, before, strict=True)]))
        before = after
    return found


def margins_of(match: Match, given_up: bool = False) -> list[int]:
    """[seat] -> the margin of the match as far as it was played, in hundredths; see `results`."""
    return [sum(seat) for seat in zip(*results(match, given_up), strict=True)] or [0] * match.seats


def account(seat: int, result: int, luck: Luck, turns: Sequence[Turn], reviewed: Sequence[int]) -> Account:
    """What a round came to for a seat; `reviewed`: the seats whose turns were reviewed."""
    costs = [(turn.seat, turn.cost.cost) for turn in turns if turn.cost is not None]
    own = [cost for mover, cost in costs if mover == seat]
    seats = len(luck.deal)
    theirs = sum(cost for mover, cost in costs if mover != seat)
    all_others = all(other in reviewed for other in range(seats) if other != seat)
    return Account(
        seat=seat,
        result=result,
        deal=luck.deal[seat],
        draws=luck.of_draws(seat),
        own=sum(own) if seat in reviewed else None,
        others=share(theirs, seats - 1) if all_others else None,
        turns=len(own),
        costly=sum(cost > 0 for cost in own),
        **_mean(own),
    )


def _mean(costs: Sequence[int]) -> dict[str, int | None]:
    error = sqrt(variance(costs) / len(costs)) if len(costs) > 1 else None
    return {"mean": round(mean(costs)) if costs else None, "error": None if error is None else round(error)}


def together(rounds: Iterable[Account], costs: Sequence[int]) -> Account:
    """A seat's rounds added up; `costs` are those of all its turns."""
    accounts = list(rounds)
    first = accounts[0]

    def whole(parts: Iterable[int | None]) -> int | None:
        known = [part for part in parts if part is not None]
        return sum(known) if known else None

    return Account(
        seat=first.seat,
        result=sum(each.result for each in accounts),
        deal=sum(each.deal for each in accounts),
        draws=sum(each.draws for each in accounts),
        own=whole(each.own for each in accounts),
        others=whole(each.others for each in accounts),
        turns=sum(each.turns for each in accounts),
        costly=sum(each.costly for each in accounts),
        **_mean(costs),
    )
