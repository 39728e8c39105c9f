"""What many deals come to: for each player a margin and a share of victories with their standard errors, and more.

The unit of every error is the deal, not the match: matches on the same deal are not independent, and a deal played
by several tables counts once. Numbers say nothing about significance beyond that.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from lostcities.arena.deals import Played, PlayedDeal
from lostcities.arena.style import Style
from lostcities.errors import expect


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over deals with its standard error, which is None for a single deal."""

    mean: float
    error: float | None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player did. Points are those of whole matches; `turns` and `capped` are of the rounds it took part in."""

    player: str
    matches: int
    """How many; a match in which it had several seats counts for each."""
    margin: Mean
    """Its total less the mean of the others', per match."""
    adjusted: Mean
    """The margin without what luck gave (review/luck.py): the same on average, with a smaller error."""
    share: Mean
    """Its share of the victory, from 0 to 1; a fair share is 1 / seats."""
    score: float
    turns: float
    capped: float
    """The share of rounds that `turn_limit` ended."""
    forfeits: int
    milliseconds: float | None
    """Thinking time per move where it had a choice; None if it never had one."""
    begun: float
    """Columns begun per round; together with `wagers` and `taken` this shows its style."""
    wagers: float
    taken: float
    """Cards taken from discard piles per round."""


def standings(played: Sequence[PlayedDeal]) -> list[Standing]:
    """One line for each player, in the order in which they first appear. Raises Misuse for anything else."""
    expect(Sequence, played, "play_all makes one")
    for deal in played:
        expect(PlayedDeal, deal, "play_deal makes one")
    players = dict.fromkeys(player for deal in played for player in deal.players)
    return [_standing(player, played) for player in players]


def _standing(player: str, played: Sequence[PlayedDeal]) -> Standing:
    margins: dict[int, list[float]] = defaultdict(list)
    adjusted: dict[int, list[float]] = defaultdict(list)
    shares: dict[int, list[float]] = defaultdict(list)
    scores: list[int] = []
    matches: list[Played] = []
    styles: list[Style] = []
    rounds = 0
    for deal in played:
        for match in deal.matches:
            if player in match.players:
                matches.append(match)
            for seat, name in enumerate(match.players):
                if name == player:
                    margins[deal.number].append(match.margin(seat))
                    adjusted[deal.number].append(match.adjusted(seat))
                    shares[deal.number].append(match.share(seat))
                    scores.append(match.totals[seat])
                    styles.append(match.styles[seat])
                    rounds += len(match.turns)
    turns = [turns for match in matches for turns in match.turns]
    times = [
        (asked, seconds)
        for deal in played
        for name, asked, seconds in zip(deal.players, deal.asked, deal.seconds, strict=True)
        if name == player
    ]
    asked = sum(count for count, _ in times)
    return Standing(
        player=player,
        matches=len(scores),
        margin=_mean(margins.values()),
        adjusted=_mean(adjusted.values()),
        share=_mean(shares.values()),
        score=fmean(scores),
        turns=fmean(turns),
        capped=sum(match.capped for match in matches) / len(turns),
        forfeits=sum(match.forfeited is not None and match.forfeited.player == player for match in matches),
        milliseconds=1000 * sum(seconds for _, seconds in times) / asked if asked else None,
        begun=sum(style.begun for style in styles) / rounds,
        wagers=sum(style.wagers for style in styles) / rounds,
        taken=sum(style.taken for style in styles) / rounds,
    )


def _mean(by_deal: Iterable[Sequence[float]]) -> Mean:
    values = [fmean(values) for values in by_deal]
    return Mean(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else None)
