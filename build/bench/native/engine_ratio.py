"""How fast a game's rules are: half-moves of random play, with all legal moves listed before each one.

`python build/bench/native/engine_ratio.py [GAME]` prints how many there are in a second and, as a measure that does not
depend on the machine, in the time that `for i in range(10_000_000): pass` takes in the same process. The bench imports
`measure`, also inside a browser. The time includes choosing among the legal moves and starting every round.
"""

import sys
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from lostcities.chance import shuffle, stream
from lostcities.game import Game, State, complete_rules
from lostcities.games import GAMES

ROUNDS = 300
"""Rounds played between two looks at the clock."""
LONGEST = 2_000
"""Half-moves after which a round is abandoned: random play may go round in circles among the discards."""


class Speed(NamedTuple):
    """Medians of several tries."""

    half_moves: float
    """Half-moves a second."""
    loop: float
    """Seconds of the bare loop."""

    @property
    def in_loop(self) -> float:
        """Half-moves in the time of the bare loop."""
        return self.half_moves * self.loop


def bare_loop() -> float:
    """Seconds that ten million passes of an empty loop take."""
    begun = perf_counter()
    for i in range(10_000_000):  # noqa: B007
        pass
    return perf_counter() - begun


def random_play(game: Game, tries: int) -> float:
    """Half-moves a second in `ROUNDS` rounds of random play; `tries`, the number of the try, makes its deals differ."""
    chance = stream("speed", game.name, tries)
    rules = complete_rules(game, {})
    seats = game.seats[0]
    rounds: list[State] = []
    for _ in range(ROUNDS):
        deal = game.cards(rules)
        shuffle(chance, deal)
        tiles = game.lay_tiles(rules, chance) if game.lay_tiles else ()
        rounds.append(game.start(rules, seats, deal, tiles, 0, ()))
    random = chance.random
    played = 0
    begun = perf_counter()
    for state in rounds:
        for _ in range(LONGEST):
            moves = state.legal()
            if not moves:
                break
            state.play(moves[int(random() * len(moves))])
            played += 1
    return played / (perf_counter() - begun)


def measure(game: Game, tries: int = 7) -> Speed:
    """The speed of `game`, with the bare loop timed next to each try."""
    loops: list[float] = []
    speeds: list[float] = []
    for number in range(tries):
        loops.append(bare_loop())
        speeds.append(random_play(game, number))
    return Speed(sorted(speeds)[tries // 2], sorted(loops)[tries // 2])


def main(names: list[str]) -> int:
    """Print the speed of the games named, or of all."""
    for name in names or GAMES:
        if name not in GAMES:
            print(f"{name} is no game; the games are {', '.join(GAMES)}", file=sys.stderr)
            return 2
        speed = measure(GAMES[name])
        print(
            f"{name}: {speed.half_moves:,.0f} half-moves a second; {speed.in_loop:,.0f} in the time of the bare loop "
            f"({speed.loop:.3f} s), Python {sys.version.split()[0]}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
