"""How fast the learners' environment is beside the bare engine: half-moves of random play a second, and their ratio.

`python build/bench/native/env_ratio.py [GAME]` alternates in one process: the bare engine as in engine_ratio.py, the
environment by `last(observe=False)` with the legal moves of its info, and the environment with an observation and a
mask made before each half-move. All three play whole rounds, so the time includes shuffling and dealing. PettingZoo's
own benchmark asks for an observation each time and picks from its mask with numpy; its loop is also run around an
environment that does nothing: the speed that none can exceed. The clock counts processor time, so that other work on
the machine matters little; the printed ratios are medians.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import numpy as np

from build.bench.native.engine_ratio import LONGEST
from lostcities.chance import shuffle, stream
from lostcities.env.aec import LostCitiesEnv
from lostcities.game import Game, complete_rules
from lostcities.games import GAMES

ROUNDS = 60
"""Rounds played between two looks at the clock."""
TRIES = 7
LEGAL = 9
"""Legal actions of the benchmark's empty environment; a hand of eight has more, as some cards may also be placed."""
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
    """Half-moves a second through the environment; the time includes deals and rewards."""
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


class Nothing:
    """An environment that answers at once and plays nothing; its mask has a usual number of legal actions."""

    num_agents = 2

    def __init__(self, actions: int) -> None:
        self.terminations = self.truncations = {"seat_0": False, "seat_1": False}
        mask = np.zeros(actions, np.int8)
        mask[:LEGAL] = 1
        self._told: tuple[Any, ...] = (
            {"observation": np.zeros(400, np.int16), "action_mask": mask},
            0.0,
            False,
            False,
            {},
        )

    def agent_iter(self, most: int) -> Iterator[str]:
        for _ in range(most):
            yield "seat_0"

    def last(self) -> tuple[Any, ...]:
        return self._told

    def step(self, action: int | None) -> None:
        pass

    def reset(self) -> None:
        pass


def benchmark(env: Any, half_moves: int) -> float:
    """Half-moves a second of the loop of PettingZoo's performance_benchmark, which has a clock of its own."""
    env.reset()
    turn = 0
    begun = process_time()
    while turn < half_moves:
        for agent in env.agent_iter(env.num_agents):
            obs, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            elif isinstance(obs, dict) and "action_mask" in obs:
                action = random.choice(np.flatnonzero(obs["action_mask"]).tolist())
            else:
                action = env.action_space(agent).sample()
            env.step(action)
            turn += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
    return turn / (process_time() - begun)


def ratios(game: Game, tries: int) -> list[float]:
    """The bare engine's half-moves a second, and as shares of that: the environment without and with observations, the
    benchmark's loop around nothing and around the environment. Medians."""
    found = []
    for number in range(tries):
        speed = bare(game, number)
        env = LostCitiesEnv(game.name, options=RULES)
        ours = [
            through(game, number, observe=False),
            through(game, number, observe=True, rounds=max(1, ROUNDS // 10)),
            benchmark(Nothing(len(env.action_texts)), 200 * ROUNDS),
            benchmark(env, 20 * ROUNDS),
        ]
        found.append([speed, *(each / speed for each in ours)])
    return [median(column) for column in zip(*found, strict=True)]


def main(names: list[str]) -> int:
    """Print the figures of the games named, or of all."""
    for name in names or GAMES:
        if name not in GAMES:
            print(f"{name} is no game; the games are {', '.join(GAMES)}", file=sys.stderr)
            return 2
        speed, blind, seeing, nothing, looped = ratios(GAMES[name], TRIES)
        print(f"{name}: the engine {speed:,.0f} half-moves a second; through the environment {blind:.2f} of it, with")
        print(f"    observations {seeing:.3f} of it ({speed * seeing:,.0f} a second), Python {sys.version.split()[0]};")
        print(
            f"    PettingZoo's benchmark {looped:.3f} of it, and {nothing:.2f} around an environment that does nothing"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
