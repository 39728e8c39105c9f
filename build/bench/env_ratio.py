"""How fast the learners' environment is beside the bare engine: half-moves of random play a second, and their ratio.

`python build/bench/env_ratio.py [GAME]` plays in one process by turns: the bare engine as in engine_ratio.py, the
environment by `last(observe=False)` with the legal moves of its info, and the environment with an observation and a
mask made before each half-move. All three play whole rounds: shuffling and dealing are part of the time. The clock is
the processor's, so that other work on the machine counts little; the printed ratios are medians.
"""

import sys
from pathlib import Path
from statistics import median
from time import process_time

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from build.bench.engine_ratio import LONGEST
from lostcities.chance import shuffle, stream
from lostcities.env.aec import LostCitiesEnv
from lostcities.game import Game, complete_rules
from lostcities.games import GAMES

ROUNDS = 60
"""Rounds played between two looks at the clock."""
TRIES = 7
RULES = {"rounds": 1, "turn_limit": LONGEST // 2}


def bare(game: Game, tries: int) -> float:
    """Half-moves a second of the engine alone."""
    rules = complete_rules(game, RULES)
    seats = game.seats[0]
    chance = stream("env", game.name, tries)
    random = chance.random
    played = 0
    begun = process_time()
    for _ in range(ROUNDS):
        deal = game.cards(rules)
        shuffle(chance, deal)
        tiles = game.lay_tiles(rules, chance) if game.lay_tiles else ()
        state = game.start(rules, seats, deal, tiles, 0, ())
        while moves := state.legal():
            state.play(moves[int(random() * len(moves))])
            played += 1
    return played / (process_time() - begun)


def through(game: Game, tries: int, observe: bool, rounds: int = ROUNDS) -> float:
    """Half-moves a second through the environment; the deals and the rewards are part of the time."""
    env = LostCitiesEnv(game.name, options=RULES)
    random = stream("env", game.name, tries).random
    played = 0
    begun = process_time()
    for number in range(rounds):
        env.reset(seed=tries * rounds + number)
        for _ in env.agent_iter():
            _, _, over, _, info = env.last(observe=observe)
            if over:
                break
            moves = info["legal"]
            env.step(moves[int(random() * len(moves))])
            played += 1
    return played / (process_time() - begun)


def ratios(game: Game, tries: int) -> tuple[float, float, float]:
    """The bare engine's half-moves a second, and the environment's share of it without and with observations."""
    engine, blind, seeing = [], [], []
    for number in range(tries):
        speed = bare(game, number)
        engine.append(speed)
        blind.append(through(game, number, observe=False) / speed)
        seeing.append(through(game, number, observe=True, rounds=max(1, ROUNDS // 10)) / speed)
    return median(engine), median(blind), median(seeing)


def main(names: list[str]) -> int:
    """Print the figures of the games named, or of all."""
    for name in names or GAMES:
        if name not in GAMES:
            print(f"{name} is no game; the games are {', '.join(GAMES)}", file=sys.stderr)
            return 2
        speed, blind, seeing = ratios(GAMES[name], TRIES)
        print(f"{name}: the engine {speed:,.0f} half-moves a second; through the environment {blind:.2f} of it, with")
        print(f"    observations {seeing:.3f} of it ({speed * seeing:,.0f} a second), Python {sys.version.split()[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
