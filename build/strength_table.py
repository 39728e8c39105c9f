"""`python3 build strength`: how strong each level of each game is, and how it plays, as tables of the README.

Every level plays the one below it, the lowest the chance player: single rounds between two, every deal from both
seats. All but the milliseconds comes out the same for the same seed and deals, wherever it is played.
"""

import argparse
import os
import re
from collections.abc import Callable, Sequence

import tool_env

from lostcities.arena import Deal, PlayedDeal, Standing, play_all, processes, standings
from lostcities.games import GAMES
from lostcities.minds import LEVELS
from lostcities.terminal.report import percent, shown_time, signed
from lostcities.terminal.screen import PlainScreen, Screen

README = tool_env.ROOT / "README.md"
OPTIONS = {"rounds": 1, "turn_limit": 400}
LOWEST = "wander"
"""Whom the first level is measured against."""
HEADS = ("level", "against", "margin", "rounds won", "turns", "capped", "ms a move", "begun", "wagers", "taken")
NO_TIME = 10.0
"""Seconds a program would have for a move; none plays here."""


def main(asked: argparse.Namespace) -> int:
    """Measure, print the tables and write them into the README. Raises Missing."""
    screen = PlainScreen()
    for game in asked.games or GAMES:
        rows = measure(game, asked.deals, asked.seed, asked.jobs or os.cpu_count() or 1, screen)
        lines = [f"{asked.deals} deals, seed `{asked.seed}`:", "", *table(rows)]
        screen.line("\n".join([game, *lines, ""]))
        README.write_text(replaced(README.read_text("utf-8"), game, lines), "utf-8")
    return 0


def pairs(game: str) -> list[tuple[str, str]]:
    """Each level with the one below it, weakest first."""
    return list(zip(LEVELS[game], (LOWEST, *LEVELS[game]), strict=False))


def measure(game: str, deals: int, seed: str, jobs: int, screen: Screen) -> list[tuple[Standing, str]]:
    """What each level does against the one below it, and who that is."""
    found = []
    for player, rival in pairs(game):
        asked = [Deal(game, OPTIONS, (player, rival), seed, number, NO_TIME) for number in range(deals)]
        label = f"{game}, {player} against {rival}, deals"
        with processes(jobs) as executor, screen.progress(label, deals) as step:
            played = play_all(executor, asked, teller(step))
        found.append((standings(played)[0], rival))
    return found


def teller(step: Callable[[], None]) -> Callable[[PlayedDeal], None]:
    """Takes a step for every deal that ends."""
    return lambda played: step()


def table(rows: Sequence[tuple[Standing, str]]) -> list[str]:
    """The rows in Markdown."""
    lines = [HEADS, ("---", "---", *["--:"] * (len(HEADS) - 2))]
    for number, (level, rival) in enumerate(rows, 1):
        lines.append(
            (
                f"{number} `{level.player}`",
                f"`{rival}`",
                signed(level.margin),
                percent(level.share),
                f"{level.turns:.0f}",
                f"{level.capped:.1%}",
                shown_time(level.milliseconds),
                *(f"{count:.1f}" for count in (level.begun, level.wagers, level.taken)),
            )
        )
    return ["| " + " | ".join(line) + " |" for line in lines]


def replaced(text: str, game: str, lines: Sequence[str]) -> str:
    """The README with the table of one game anew, between the marks that it has there. Raises Missing."""
    begin, end = f"<!-- strength of {game} -->", "<!-- end -->"
    pattern = re.compile(rf"(?<={re.escape(begin)}\n).*?(?={re.escape(end)})", re.DOTALL)
    if not pattern.search(text):
        raise tool_env.Missing(f"README.md has no {begin} with an {end} after it")
    return pattern.sub(lambda _: "\n".join(lines) + "\n", text, count=1)
