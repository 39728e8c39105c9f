"""`python3 build strength --costs`: what a turn of each level costs on average, for the scale of the reviews.

Every level plays `--deals` single rounds between two against itself, and all turns of both seats are reviewed in as
many worlds as in the page. The results are written level by level into the review's own table
(lostcities/review/scale.json), which the page and the command line read.
"""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor

from build import tool_env
from lostcities.choosing import choose
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.minds import LEVELS
from lostcities.review import page_effort_of, review, review_through
from lostcities.review.sums import mean, variance
from lostcities.terminal.screen import PlainScreen

TABLE = tool_env.ROOT / "lostcities" / "review" / "scale.json"
OPTIONS = {"rounds": 1, "turn_limit": 400}


def main(asked: argparse.Namespace) -> int:
    """Measure, print and write the table, row by row; `--deals` rounds a level."""
    screen = PlainScreen()
    for game in asked.games or list(GAMES):
        for level in LEVELS[game]:
            if level in (asked.levels or LEVELS[game]):
                found = measured(game, level, asked.deals, asked.seed, asked.jobs or os.cpu_count() or 1)
                screen.note(f"{game}, {level}: {found['mean'] / 100:.2f} ± {found['error'] / 100:.2f} a turn")
                write(game, level, found)
    return 0


def measured(game: str, level: str, rounds: int, seed: str, jobs: int) -> dict[str, int]:
    """What a turn of that level costs: `mean` in hundredths, its standard `error` over rounds, and the number of
    `turns`."""
    with ProcessPoolExecutor(jobs) as executor:
        played = list(executor.map(costs_of, [(game, level, f"{seed} {number}") for number in range(rounds)]))
    means = [mean(costs) for costs in played]
    error = (variance(means) / len(means)) ** 0.5 if len(means) > 1 else 0
    every = [cost for costs in played for cost in costs]
    return {"mean": round(mean(every)), "error": round(error), "turns": len(every)}


def costs_of(asked: tuple[str, str, str]) -> list[int]:
    """What every turn of one round cost, in hundredths."""
    game, level, seed = asked
    match = Match.begin(game, OPTIONS)
    match.deal_by_chance(seed, 0)
    while match.in_round:
        match.play(choose(match, level, seed))
    found = review_through(review(match, effort=page_effort_of(game)))
    return [turn.cost.cost for turn in found.rounds[0].turns if turn.cost is not None]


def write(game: str, level: str, found: dict[str, int]) -> None:
    """Write one row of the table anew; the others stay as they are."""
    table = json.loads(TABLE.read_text("utf-8")) if TABLE.is_file() else {}
    rows = {**table.get(game, {}), level: found}
    table[game] = {each: rows[each] for each in LEVELS[game] if each in rows}
    text = json.dumps({each: table[each] for each in GAMES if each in table}, indent=1)
    TABLE.write_text(f"{text}\n", "utf-8")
