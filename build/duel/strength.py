"""`python3 build strength`: how strong each level of each game is, and how it plays, as tables of the README.

Every level plays the one below it, and the lowest plays the chance player: single rounds between two, every deal from
both seats. All but the milliseconds is the same for the same seed and deals on any machine; so levels that have changed
can be measured by themselves, and a table that was interrupted can be finished. With `--compiled` the searching players
try their turns in compiled code (compiled_minds), which is many times as fast; the minds themselves then replay the
first deals, and the row has their milliseconds. With `--error` a level plays on, `--deals` at a time, until the margin
without luck is known that well. With `--seats` a level sits alone among as many of the one below as the table holds;
that is printed, not written.
"""

import argparse
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from operator import eq

from build import tool_env
from build.duel import costs
from lostcities.arena import Deal, PlayedDeal, Standing, parse_player, play_all, processes, standings
from lostcities.errors import BadOption
from lostcities.games import GAMES
from lostcities.minds import LEVELS
from lostcities.terminal.report import percent, shown_time, signed
from lostcities.terminal.screen import PlainScreen, Screen

README = tool_env.ROOT / "README.md"
OPTIONS = {"rounds": 1, "turn_limit": 400}
LOWEST = "wander"
"""The rival of the lowest level."""
HEADS = (
    *("level", "against", "deals", "margin", "without luck", "rounds won", "turns", "capped", "ms a move"),
    *("begun", "wagers", "taken"),
)
BY_MINDS = 1
"""How many of the deals played compiled are replayed by the minds."""


def main(asked: argparse.Namespace) -> int:
    """Measure, print the tables and write them into the README, row by row. Raises Missing."""
    strangers = set(asked.games or ()).difference(GAMES)
    if strangers:
        raise tool_env.Missing(f"there is no game {', '.join(sorted(strangers))}; the games are {', '.join(GAMES)}")
    if asked.costs:
        return costs.main(asked)
    games = asked.games or [game for game in GAMES if asked.seats in GAMES[game].seats]
    if not games or any(asked.seats not in GAMES[game].seats for game in games):
        raise tool_env.Missing(f"no {asked.seats} seats in {', '.join(games) or 'any game'}")
    screen = PlainScreen()
    heading = f"seed `{asked.seed}`:"
    unknown = set(asked.levels or ()).difference(*(LEVELS[game] for game in games))
    if unknown:
        raise tool_env.Missing(f"there is no level {', '.join(sorted(unknown))} in {', '.join(games)}")
    if asked.against:
        try:
            for game in games:
                parse_player(asked.against, game)
        except BadOption as wrong:
            raise tool_env.Missing(str(wrong)) from None
    if asked.against or asked.seats > 2:
        return told(asked, games, screen)
    chosen = {game: chosen_of(game, asked) for game in games}
    text = README.read_text("utf-8")  # fail now rather than after hours
    rows_by_game = {game: rows_of(text, game, heading if asked.levels else None) for game in games if chosen[game]}
    for game, rows in rows_by_game.items():
        for level in chosen[game]:
            found = measured(game, level, asked, screen)
            screen.note(f"{game}, {level}: {signed(found.margin)}, without luck {signed(found.adjusted)}")
            rows[level] = row(game, found)
            README.write_text(replaced(README.read_text("utf-8"), game, [heading, "", *table(game, rows)]), "utf-8")
        screen.line("\n".join([game, heading, "", *table(game, rows), ""]))
    return 0


def chosen_of(game: str, asked: argparse.Namespace) -> list[str]:
    """The levels to be measured. If the lowest is the chance player itself, it has no rival and is left out."""
    asked_for = asked.levels or LEVELS[game]
    return [level for level in LEVELS[game] if level in asked_for and level != rival_of(game, level)]


def told(asked: argparse.Namespace, games: Sequence[str], screen: Screen) -> int:
    """Measure levels against one player, or at larger tables, and only print the results."""
    for game in games:
        for level in (asked.levels or LEVELS[game][-1:]) if asked.against else chosen_of(game, asked):
            found = measured(game, level, asked, screen, asked.against)
            table = f"{asked.seats - 1} {asked.against or rival_of(game, level)}" if asked.seats > 2 else asked.against
            screen.line(
                f"{game}, seed {asked.seed}: {level} against {table}, {found.matches // asked.seats} deals: "
                f"{signed(found.margin)}, without luck {signed(found.adjusted)}, {percent(found.share)} won, "
                f"{found.turns:.0f} turns, {found.capped:.1%} capped"
            )
    return 0


def rival_of(game: str, level: str) -> str:
    """The rival of a level: the one below it."""
    below = LEVELS[game].index(level) - 1
    return LEVELS[game][below] if below >= 0 else LOWEST


def measured(game: str, level: str, asked: argparse.Namespace, screen: Screen, rival: str | None = None) -> Standing:
    """The result of a level against the one below it, or against `rival`: over `--deals` deals, and as many more at a
    time until the error is as small as was asked for."""
    played: list[PlayedDeal] = []
    players = level, *(rival or rival_of(game, level),) * (asked.seats - 1)
    while True:
        numbers = range(len(played), len(played) + asked.deals)
        played += play_some([Deal(game, OPTIONS, players, asked.seed, number) for number in numbers], asked, screen)
        found = standings(played)[0]
        if asked.error is None or (found.adjusted.error is not None and found.adjusted.error <= asked.error):
            return replace(found, milliseconds=by_minds(game, played, asked, screen)) if asked.compiled else found


def play_some(deals: Sequence[Deal], asked: argparse.Namespace, screen: Screen) -> list[PlayedDeal]:
    """Play deals, with the trials of the searching players compiled or not."""
    level, *rivals = deals[0].players
    label = f"{deals[0].game}, {level} against {', '.join(rivals)}, deals from {deals[0].number}"
    with processes(jobs_of(asked)) as executor, screen.progress(label, len(deals)) as step:
        if not asked.compiled:
            return play_all(executor, deals, lambda done: step())
        from build.duel import compiled_minds

        return play_all(executor, deals, lambda done: step(), compiled_minds.play_deal)


def by_minds(game: str, played: Sequence[PlayedDeal], asked: argparse.Namespace, screen: Screen) -> float | None:
    """Milliseconds a move: has the minds themselves replay the first deals, and says how many came out the same."""
    first = [Deal(game, OPTIONS, each.players, asked.seed, each.number) for each in played[:BY_MINDS]]
    with processes(jobs_of(asked)) as executor:
        again = play_all(executor, first, lambda done: None)
    same = sum(map(eq, played, again))
    screen.note(f"{same} of {len(again)} deals that the minds themselves played as well came out the same")
    return standings(again)[0].milliseconds


def jobs_of(asked: argparse.Namespace) -> int:
    """How many processes to use."""
    return asked.jobs or os.cpu_count() or 1


def row(game: str, level: Standing) -> str:
    """A row in Markdown."""
    style = (f"{count:.1f}" for count in (level.begun, level.wagers, level.taken))
    return in_columns(
        f"{LEVELS[game].index(level.player) + 1} `{level.player}`",
        f"`{rival_of(game, level.player)}`",
        f"{level.matches // 2}",
        signed(level.margin),
        signed(level.adjusted),
        percent(level.share),
        f"{level.turns:.0f}",
        f"{level.capped:.1%}",
        shown_time(level.milliseconds),
        *style,
    )


def table(game: str, rows: Mapping[str, str]) -> list[str]:
    """The rows that there are, weakest level first, under their heads."""
    heads = [in_columns(*HEADS), in_columns("---", "---", *["--:"] * (len(HEADS) - 2))]
    return heads + [rows[level] for level in LEVELS[game] if level in rows]


def in_columns(*cells: str) -> str:
    """A line of a Markdown table."""
    return "| " + " | ".join(cells) + " |"


def rows_of(text: str, game: str, heading: str | None) -> dict[str, str]:
    """By level: the README's rows of a game, none if there is no heading to continue. Raises Missing if the rows are of
    other deals than that heading says, or if the README has no place for them."""
    shown = place_of(text, game)[0].splitlines()
    if heading is None:
        return {}
    if shown and shown[0] != heading:
        raise tool_env.Missing(f"README.md's rows of {game} are of other deals: {shown[0].removesuffix(':')}")
    rows = (re.match(r"\| \d `(\w+)` ", line) for line in shown)
    return {each[1]: each.string for each in rows if each}


def replaced(text: str, game: str, lines: Sequence[str]) -> str:
    """The README with a new table of one game between its marks. Raises Missing."""
    place = place_of(text, game)
    return text[: place.start()] + "".join(f"{line}\n" for line in lines) + text[place.end() :]


def place_of(text: str, game: str) -> re.Match[str]:
    """What stands between the marks of one game in the README. Raises Missing."""
    begin, end = f"<!-- strength of {game} -->", "<!-- end -->"
    place = re.search(rf"(?<={re.escape(begin)}\n).*?(?={re.escape(end)})", text, re.DOTALL)
    if place is None:
        raise tool_env.Missing(f"README.md has no {begin} with an {end} after it")
    return place
