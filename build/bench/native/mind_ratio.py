"""How long computer players think about a move: the same positions natively and in a browser.

`python build/bench/native/mind_ratio.py [GAME]` prints it; the bench imports `measure`, also inside a browser. The
positions come from a round that `careful@1` plays against itself, so they stay the same whatever the others learn.
"""

import sys
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from lostcities.chance import stream
from lostcities.game import Sight, think_through
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.minds import LEVELS, MINDS
from lostcities.minds.card.net import Net
from lostcities.minds.value_net import ValueNet

PLIES = (2, 13, 24, 35, 46, 57)
"""Half-moves after which a position of the round is taken: placings and draws alternate."""
NETS: tuple[type[Any], ...] = (Net, ValueNet)
"""The classes whose calls of `value` count as evaluations."""


class Pace(NamedTuple):
    """How fast one player thinks, at its full effort."""

    mean: float
    """Milliseconds for a move, where there is a choice."""
    longest: float
    step: float
    """Milliseconds of the longest stretch of thinking without a pause."""
    loading: float
    """Milliseconds that the very first move takes more than thinking about it again: reading the weights."""
    evaluations: float
    """Positions that the net judges in a second; 0 without a net."""


def sights(game: str) -> list[Sight]:
    """The positions as the seat to move sees them."""
    match = Match.begin(GAMES[game], {}, 2)
    match.deal_by_chance("mind speed", 0)
    found = []
    for ply in range(PLIES[-1] + 1):
        state = match.rounds[-1].state
        sight = match.game.sight(state, state.seat)
        if ply in PLIES:
            found.append(sight)
        match.play(think_through(MINDS["careful@1"].think(match.game, sight, stream("mind speed", ply), 1)))
    return found


def thought(game: str, mind: str, sight: Sight, effort: int) -> tuple[float, float]:
    """Milliseconds of a whole thought, and of the longest step in it."""
    steps = MINDS[mind].think(GAMES[game], sight, stream("mind speed", mind), effort)
    began = last = perf_counter()
    longest = 0.0
    for _ in steps:
        now = perf_counter()
        longest, last = max(longest, now - last), now
    now = perf_counter()
    return 1000 * (now - began), 1000 * max(longest, now - last)


def measure(game: str, mind: str) -> Pace:
    """The pace of a player; evaluations are counted in an extra thought, for counting takes time too."""
    seen = sights(game)
    first, _ = thought(game, mind, seen[0], 1)
    again, _ = thought(game, mind, seen[0], 1)
    times = [thought(game, mind, sight, MINDS[mind].efforts[game]) for sight in seen]
    mean = sum(time for time, _ in times) / len(times)
    # A browser's clock is coarse: a player without a net may seem to take no time at all.
    judged = count(game, mind, seen[0])
    evaluations = 1000 * judged / times[0][0] if judged else 0.0
    return Pace(
        mean, max(time for time, _ in times), max(step for _, step in times), max(first - again, 0.0), evaluations
    )


def thoughts(game: str, mind: str, seats: int) -> list[float]:
    """Milliseconds of the thought about each half-move of a round that a player plays against itself in all seats."""
    match = Match.begin(GAMES[game], {}, seats)
    match.deal_by_chance("mind speed", 0)
    found = []
    while match.in_round:
        state = match.rounds[-1].state
        sight = match.game.sight(state, state.seat)
        began = perf_counter()
        move = think_through(
            MINDS[mind].think(match.game, sight, stream("mind speed", mind), MINDS[mind].efforts[game])
        )
        found.append(1000 * (perf_counter() - began))
        match.play(move)
    return found


def count(game: str, mind: str, sight: Sight) -> int:
    """How many positions a net judges in one thought."""
    counted = 0
    usual = [net.value for net in NETS]

    def counting(value: Any) -> Any:
        def judge(*arguments: Any) -> Any:
            nonlocal counted
            counted += 1
            return value(*arguments)

        return judge

    try:
        for net, value in zip(NETS, usual, strict=True):
            net.value = counting(value)
        thought(game, mind, sight, MINDS[mind].efforts[game])
    finally:
        for net, value in zip(NETS, usual, strict=True):
            net.value = value
    return counted


def main(names: list[str]) -> int:
    """Print the pace of everybody in the games named, or in all."""
    for game in names or GAMES:
        for mind in LEVELS[game]:
            pace = measure(game, mind)
            print(
                f"{game}, {mind}: {pace.mean:.1f} ms a move, {pace.longest:.1f} at most, steps to {pace.step:.1f} ms, "
                f"{pace.evaluations:,.0f} evaluations a second, loading {pace.loading:.0f} ms"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
