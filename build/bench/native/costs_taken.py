"""Whether what reviews say that turns cost is what they really lose: rounds of a level against a stronger one.

`python build/bench/native/costs_taken.py [GAME ...] [--levels NAME ...] [--rounds N] [--seed TEXT]` prints by game, for
each level below the strongest that plays at sight: what its turns cost a round by the review, less what the rival's do;
how far it really fell behind, without luck, with the standard error; and the latter as a share of the former. Each deal
is played from both seats, so it does not matter who begins. The review's costs contain the share of review/costs.py
already: a new one is that times the share printed here, from rounds that are in no test.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from build.bench.native.luck_taken import at_once
from lostcities.choosing import choose
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.minds import LEVELS
from lostcities.review import page_effort_of, review, review_through
from lostcities.review.sums import mean, variance


class Lost(NamedTuple):
    """What the weaker seat lost in a round, in points."""

    told: float
    """By the review: what its turns cost, less what the other's did."""
    came: float
    """How far behind it ended, luck taken off."""


def lost(game: str, level: str, rival: str, seed: str, number: int) -> Lost:
    """A round of a level against a rival; in even rounds the level has seat 0, and the next round has the same deal."""
    seat = number % 2
    minds = (level, rival) if seat == 0 else (rival, level)
    match = Match.begin(game, {"rounds": 1, "turn_limit": 400})
    match.deal_by_chance(f"{seed} {number // 2}", 0)
    while match.in_round:
        match.play(choose(match, minds[match.to_move], seed))
    told = review_through(review(match, effort=page_effort_of(game))).accounts[seat]
    assert told.own is not None
    assert told.others is not None
    return Lost((told.own - told.others) / 100, -told.adjusted / 100)


def below(game: str) -> tuple[str, ...]:
    """The levels below the strongest that plays at sight."""
    return tuple(LEVELS[game][: LEVELS[game].index(at_once(game))])


def lines(game: str, levels: list[str], rounds: int, seed: str) -> Iterator[str]:
    """A line for each level, and one for all together."""
    rival = at_once(game)
    all_told = all_came = 0.0
    for level in levels or below(game):
        found = [lost(game, level, rival, seed, number) for number in range(rounds)]
        told, came = mean([each.told for each in found]), [each.came for each in found]
        error = (variance(came) / len(came)) ** 0.5
        all_told += told
        all_came += mean(came)
        yield (
            f"{game}, {level} against {rival}: told {told:.1f} a round, came to {mean(came):.1f} ± {error:.1f}, "
            f"{mean(came) / told:.2f} of it"
        )
    yield f"{game}, all: {all_came / all_told:.2f} of it"


def main(words: list[str] | None = None) -> int:
    """Play, review and print."""
    parser = ArgumentParser(description="Whether what turns are told to cost comes to what is lost by them.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--levels", nargs="+", default=[], metavar="NAME", help="these alone")
    parser.add_argument("--rounds", type=int, default=40, metavar="N", help="how many for each level (default 40)")
    parser.add_argument("--seed", default="taken", help="any text; another seed is other rounds")
    asked = parser.parse_args(words)
    for game in asked.games or GAMES:
        if game not in GAMES:
            parser.error(f"there is no game {game}")
        if asked.rounds < 2 or asked.rounds % 2:
            parser.error("both rounds of every deal are needed: an even number")
        for level in set(asked.levels) - set(below(game)):
            parser.error(f"{level} is no level below {at_once(game)} in {game}")
        for line in lines(game, asked.levels, asked.rounds, asked.seed):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
