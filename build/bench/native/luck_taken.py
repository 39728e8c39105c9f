"""How much of results is luck: rounds of one player against itself, with their margins as they are and without luck.

`python build/bench/native/luck_taken.py [GAME ...] [--mind NAME] [--rounds N] [--seed TEXT]` prints by game: both means
with their errors; the mean of what luck gave (if it is more than three errors from 0, luck is measured wrongly); the
standard deviations and the share that is left; and the weights with which luck would explain most of these very rounds.
The weights of review/luck.py must come from rounds that are measured nowhere else.
"""

import sys
from argparse import ArgumentParser
from math import sqrt
from pathlib import Path
from time import process_time
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from build.bench.native.review_speed import played
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.minds import LEVELS, MINDS
from lostcities.review import luck_of
from lostcities.review.account import margins_of
from lostcities.review.luck import WEIGHTS
from lostcities.review.sums import mean, variance


class Taken(NamedTuple):
    """The single round of a match, for seat 0, in points."""

    margin: float
    deal: float
    draws: float

    @property
    def luck(self) -> float:
        """Deal and draws together."""
        return self.deal + self.draws

    @property
    def adjusted(self) -> float:
        """The margin without luck."""
        return self.margin - self.luck


def at_once(game: str) -> str:
    """The strongest level that plays at sight."""
    return next(level for level in reversed(LEVELS[game]) if MINDS[level].effort(game) == 1)


def taken(match: Match) -> Taken:
    """The parts of the margin of a match of one round."""
    [luck] = luck_of(match)
    return Taken(margins_of(match)[0] / 100, luck.deal[0] / 100, luck.of_draws(0) / 100)


def left(rounds: list[Taken]) -> tuple[float, float]:
    """The standard deviation of margins, and the share of it that remains without luck."""
    raw = sqrt(variance([each.margin for each in rounds]))
    return raw, sqrt(variance([each.adjusted for each in rounds])) / raw


def fitted(game: str, rounds: list[Taken]) -> tuple[float, float]:
    """The weights of deal and draws, in hundredths, that would leave these rounds the least variance."""
    deal, draws = [each.deal for each in rounds], [each.draws for each in rounds]
    margin = [each.margin for each in rounds]
    one, both, two = together(deal, deal), together(deal, draws), together(draws, draws)
    with_deal, with_draws = together(deal, margin), together(draws, margin)
    whole = one * two - both * both
    by = ((with_deal * two - with_draws * both) / whole, (with_draws * one - with_deal * both) / whole)
    return by[0] * WEIGHTS[game][0], by[1] * WEIGHTS[game][1]


def together(some: list[float], others: list[float]) -> float:
    """Their covariance, not divided by the count."""
    first, second = mean(some), mean(others)
    return sum((one - first) * (other - second) for one, other in zip(some, others, strict=True))


def told(values: list[float]) -> str:
    """A mean and its standard error."""
    return f"{mean(values):+.2f} ± {sqrt(variance(values) / len(values)):.2f}"


def main(words: list[str] | None = None) -> int:
    """Play and print."""
    parser = ArgumentParser(description="What luck takes off the results of rounds.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--mind", help="who plays against itself (default: the strongest that plays at sight)")
    parser.add_argument("--rounds", type=int, default=400, metavar="N", help="how many (default 400)")
    parser.add_argument("--seed", default="taken", help="any text; another seed is other rounds")
    asked = parser.parse_args(words)
    for game in asked.games or GAMES:
        if game not in GAMES or asked.rounds < 3:
            parser.error(f"there is no game {game}" if game not in GAMES else "at least three rounds are needed")
        mind = asked.mind or at_once(game)
        began = process_time()
        rounds = [taken(played(game, f"{asked.seed} {number}", mind=mind)) for number in range(asked.rounds)]
        raw, share = left(rounds)
        given = [each.luck for each in rounds]
        errors = abs(mean(given)) / sqrt(variance(given) / len(given))
        deal, draws = fitted(game, rounds)
        raw_mean, bare_mean = told([each.margin for each in rounds]), told([each.adjusted for each in rounds])
        print(
            f"{game}, {len(rounds)} rounds of {mind} with itself, {process_time() - began:.0f} s of processor time:\n"
            f"  margin {raw_mean}, without luck {bare_mean}\n"
            f"  luck in the mean {told(given)}: {errors:.1f} errors from nothing\n"
            f"  standard deviation {raw:.1f}, without luck {share * raw:.1f}: {share:.3f} of it is left\n"
            f"  weights {WEIGHTS[game][0]} and {WEIGHTS[game][1]}; best for these rounds {deal:.0f} and {draws:.0f}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
