"""How long a review takes: the same round natively and in a browser.

`python build/bench/native/review_speed.py` prints it.
"""

import sys
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from lostcities.choosing import choose
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.review import luck_of, page_effort_of, review, review_through

MIND = "careful"


class Pace(NamedTuple):
    """How fast one round of a game is reviewed."""

    luck: float
    """Seconds until its luck is known, with the time to read the nets."""
    whole: float
    """Seconds until all turns of one seat are weighed, in as many worlds as the page does."""
    step: float
    """Milliseconds of the longest stretch without a pause."""


def played(game: str, seed: str, rounds: int = 1, mind: str = MIND) -> Match:
    """A match that a player plays against itself."""
    match = Match.begin(game, {"rounds": rounds}, 2)
    while not match.over:
        match.deal_by_chance(f"{seed} {len(match.rounds)}")
        while match.in_round:
            match.play(choose(match, mind, seed))
    return match


def measure(game: str) -> Pace:
    """The pace of a review."""
    match = played(game, "review speed")
    began = perf_counter()
    luck_of(match)
    luck = perf_counter() - began
    began = last = perf_counter()
    longest = 0.0

    def look(share: float) -> None:
        nonlocal last, longest
        now = perf_counter()
        longest, last = max(longest, now - last), now

    review_through(review(match, seats=[0], effort=page_effort_of(game)), look)
    return Pace(luck, perf_counter() - began, 1000 * longest)


def main() -> int:
    """Print the pace of every game."""
    for game in GAMES:
        pace = measure(game)
        print(f"{game}: luck {pace.luck:.2f} s, a round for one seat {pace.whole:.1f} s, steps to {pace.step:.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
