"""The commands of `python3 build` and their options. Standard library only: it runs before anything is installed."""

import argparse
import os
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from datetime import date
from pathlib import Path

from build import tool_env

POLICY = "policy"
"""What `train` takes in place of a game, to train a policy that plays at sight (build/train/policy/)."""
POLICIES = ("card", "board", "adapted")
"""The games that such a policy can learn."""
TRAINERS = {"card": 90_000, "board": 16_000, "adapted": 150_000}
"""By game: how many rounds (in the board game: matches) its player is trained for by default
(build/train/GAME/train.py)."""
DUELS = {"card": "build.duel.card.duel", "board": "build.duel.matches", "adapted": "build.duel.matches"}
"""By game: the module that plays two players against each other, compiled."""


MOST = 999_999_999
"""No number has more than nine digits, as on the package's own command line (lostcities/terminal/options.py)."""


def whole(least: int, most: int = MOST) -> Callable[[str], int]:
    """A kind of argument: a whole number of at least `least` and at most `most`."""

    def parse(text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
        if not least <= number <= most:
            bounds = f"of at least {least}" if most == MOST else f"from {least} to {most}"
            if most == MOST and text.isdigit() and len(text) > 9:
                bounds = "of at most 9 digits"
            raise ArgumentTypeError(f"must be a whole number {bounds}; it says {text!r}")
        return number

    return parse


def above_zero(text: str) -> float:
    """A kind of argument: a number above 0, of minutes or of points."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= MOST:
        raise ArgumentTypeError(f"must be a number above 0; it says {text!r}")
    return number


def day(text: str) -> str:
    """A kind of argument: a date, as 2026-11-19."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise ArgumentTypeError(f"must be a date such as 2026-11-19; it says {text!r}") from None


def arguments(argv: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """The command and its options, and the arguments that `test` passes on to pytest."""
    description = "Build, serve, check, train and measure Lost Cities."
    parser = ArgumentParser(prog="python3 build", description=description)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="build what is stale, serve dist/site on localhost and open the browser")
    play.add_argument("--port", type=whole(0, 65_535), default=8000, help="port to serve on (default 8000)")
    play.add_argument("--no-open", action="store_true", help="do not open the browser")
    commands.add_parser("site", help="build the static site into dist/site")
    commands.add_parser("file", help="write the whole game as one file, dist/lost-cities.html")
    commands.add_parser("docs", help="write the documentation alone into dist/site/docs")
    onward = "further arguments go to pytest, such as a folder or -k NAME; .cache/venv/bin/pytest --help lists them"
    test = commands.add_parser("test", help="run every check and test; further arguments go to pytest", epilog=onward)
    test.add_argument("--quick", action="store_true", help="only what needs no browser and does not take long")
    mutants(commands.add_parser("mutants", help="break the engine in small ways and see whether its tests notice"))
    storm(commands.add_parser("storm", help="try random faults, each with its seed, on the page in a browser"))
    bench = commands.add_parser("bench", help="measure and print the figures with their targets")
    bench.add_argument(
        "--only", action="append", metavar="SECTION", help='the beginning of its name, such as "start"; repeatable'
    )
    commands.add_parser("called", help="list the functions of Pyodide that the game calls: they are loaded first")
    commands.add_parser("wire", help="write the types of the protocol for the page, web/js/wire.d.ts")
    days(commands.add_parser("days", help="work out the par of the deals of the day, as far ahead as you ask"))
    strength(commands.add_parser("strength", help="measure the computer players, for the README's tables"))
    train(commands.add_parser("train", help="train a computer player from nothing, by self-play"))
    duel(commands.add_parser("duel", help="play many paired deals between learned players, compiled"))
    options, rest = parser.parse_known_args(argv)
    asked = commands.choices[options.command]
    if rest and options.command != "test":
        asked.error(f"unrecognized arguments: {' '.join(rest)}")
    if stray := misplaced(options, asked, argv):
        asked.error(stray)
    return options, rest


APART: dict[str, list[tuple[Callable[[argparse.Namespace], object], str, str]]] = {
    "storm": [
        (lambda asked: asked.report, "--report", "browser faults minutes seed kinds resume repeat native start"),
        (lambda asked: asked.repeat, "--repeat", "faults minutes seed kinds resume start"),
        (lambda asked: asked.native, "--native", "browser resume"),
        (lambda asked: not asked.native, "a storm in a browser", "start"),
    ],
    "strength": [(lambda asked: asked.costs, "--costs", "against seats error compiled")],
    "train": [
        (lambda asked: asked.game != POLICY, "train {game}", "of respond minutes wide"),
        (lambda asked: asked.game == POLICY, "train {game}", "rounds"),
        (lambda asked: asked.game != "card", "train {game}", "linear habits trials"),
        (lambda asked: asked.respond, "--respond", "out"),
        (lambda asked: asked.trials is not None, "--trials", "linear habits rounds resume"),
        (lambda asked: asked.linear, "--linear", "habits rounds resume"),
        (lambda asked: asked.habits, "--habits", "rounds resume"),
    ],
    "duel": [
        (lambda asked: asked.check, "--check", "deals seed expeditions seats both_ways rounds json"),
        (lambda asked: asked.game != "card", "--game {game}", "expeditions"),
        (lambda asked: asked.game == "card", "--game {game}", "seats rounds"),
        (lambda asked: asked.game != "board", "--game {game}", "both_ways"),
    ],
}
"""By command: (condition, what, options). Under the condition the options change nothing: they are "not for" `what`."""


def misplaced(options: argparse.Namespace, parser: ArgumentParser, argv: list[str]) -> str | None:
    """A sentence about an option that makes no difference beside the other options given; None if there is none."""
    for applies, what, names in APART.get(options.command, []):
        for name in names.split() if applies(options) else ():
            written = "--game" if name == "of" else f"--{name.replace('_', '-')}"
            if getattr(options, name) != parser.get_default(name) or written in argv:
                return f"{written} is not for {what.format(**vars(options))}"
    return None


def mutants(parser: ArgumentParser) -> None:
    """The options of `mutants`."""
    modules = ["games", "match", "record", "table"]
    parser.add_argument("--modules", nargs="+", choices=modules, default=modules, help="which (default: all)")
    parser.add_argument("--sample", type=whole(1), metavar="N", help="only N of each module, chosen at random")
    parser.add_argument("--seed", default="mutants", help="any text; the same seed is the same sample")
    parser.add_argument(
        "--only", metavar="NAME", help="only those with NAME in their name, such as a module or a function"
    )
    functions = "only what stands in functions; each constant outside takes seconds, for its module is imported anew"
    parser.add_argument("--functions", action="store_true", help=functions)
    parser.add_argument(
        "--jobs", type=whole(1), default=os.cpu_count() or 1, metavar="N", help="processes (default: one a core)"
    )


def storm(parser: ArgumentParser) -> None:
    """The options of `storm`."""
    parser.add_argument("--browser", choices=["chromium", "firefox", "webkit"], default="chromium")
    parser.add_argument("--faults", type=whole(1), default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--minutes", type=above_zero, metavar="M", help="start no new one after M minutes")
    parser.add_argument("--seed", default="storm", help="any text; the same seed is the same faults")
    parser.add_argument("--kinds", nargs="+", metavar="KIND", help="only these kinds (default: all)")
    parser.add_argument("--resume", action="store_true", help="go on after the faults already tried with this seed")
    parser.add_argument("--repeat", metavar="SEED:KIND:N", help="try only this one, once more")
    report = "write a report of all faults tried so far, in every browser, to FILE; try nothing"
    parser.add_argument("--report", type=Path, metavar="FILE", help=report)
    native = "no browser: so many each of randomly changed messages and records, pairs, a hostile side, a bad post"
    parser.add_argument("--native", action="store_true", help=native)
    onward = "with --native: start at number N of each, where another run with this seed ended"
    parser.add_argument("--start", type=whole(0), default=0, metavar="N", help=onward)


def days(parser: ArgumentParser) -> None:
    """The options of `days`."""
    parser.add_argument("--first", type=day, metavar="DATE", help="the first day, as 2026-11-19 (default: today)")
    parser.add_argument(
        "--days", type=whole(1), default=731, metavar="N", help="how many days (default 731, two years)"
    )
    parser.add_argument("--anew", action="store_true", help="also the days that the table already has")
    parser.add_argument("--jobs", type=whole(1), metavar="N", help="processes (default: one a core)")


def strength(parser: ArgumentParser) -> None:
    """The options of `strength`."""
    parser.add_argument("--games", nargs="+", metavar="GAME", help="which (default: all)")
    parser.add_argument(
        "--levels", nargs="+", metavar="LEVEL", help="measure only these and keep the README's other rows"
    )
    against = "play these levels (default: the highest) against PLAYER, not the level below; printed, not written"
    parser.add_argument("--against", metavar="PLAYER", help=against)
    seats = "a table of N: one player of a level, the others of the other; printed, not written"
    parser.add_argument("--seats", type=whole(2), default=2, metavar="N", help=seats)
    parser.add_argument("--deals", type=whole(1), default=100, metavar="N", help="deals for each pair (default 100)")
    parser.add_argument("--seed", default="strength", help="any text; the same seed is the same deals")
    error = "play on until the standard error of the margin without luck is at most POINTS"
    parser.add_argument("--error", type=above_zero, metavar="POINTS", help=error)
    costs = "instead: what a turn of each level costs, over --deals rounds a level, for the scale of the reviews"
    parser.add_argument("--costs", action="store_true", help=costs)
    parser.add_argument("--compiled", action="store_true", help="run the searches of the strongest players compiled")
    parser.add_argument("--jobs", type=whole(1), metavar="N", help="processes (default: one a core)")


def train(parser: ArgumentParser) -> None:
    """The options of `train`."""
    policy = "the game to learn by the value of positions; or policy, to learn to play --game at sight"
    parser.add_argument("game", choices=[*TRAINERS, POLICY], help=policy)
    usual = ", ".join(f"{game} {rounds}" for game, rounds in TRAINERS.items())
    parser.add_argument("--rounds", type=whole(1), help=f"rounds of self-play (default: {usual})")
    parser.add_argument(
        "--seed", type=whole(0), default=1, help="a whole number; the same seed gives the same weights (default 1)"
    )
    parser.add_argument(
        "--out", type=Path, default=tool_env.ROOT / "dist" / "train", help="the folder to write the weights to"
    )
    onward = "go on from the last checkpoint or, if there is none, from the weights that ship"
    parser.add_argument("--resume", action="store_true", help=onward)
    parser.add_argument(
        "--linear", action="store_true", help="card: train the quick policy of the reference player instead"
    )
    parser.add_argument("--habits", action="store_true", help="card: learn what rivals hold instead")
    trials = "card: go on from the weights that ship, learning from what the search says of this many positions"
    parser.add_argument("--trials", type=whole(1), metavar="POSITIONS", help=trials)
    parser.add_argument("--game", dest="of", choices=POLICIES, default=POLICIES[0], help="policy: the game to learn")
    respond = "policy: train a rival to beat the policy that ships, to see how far it can be exploited"
    parser.add_argument("--respond", action="store_true", help=respond)
    minutes = "policy: how long, with all resumed parts (default 480); the schedules are spread over this time"
    parser.add_argument("--minutes", type=above_zero, default=480.0, help=minutes)
    wide = "policy: play N times as many rounds at once, for an accelerator (default 1)"
    parser.add_argument("--wide", type=whole(1), default=1, metavar="N", help=wide)


def duel(parser: ArgumentParser) -> None:
    """The options of `duel`."""
    parser.add_argument(
        "players",
        nargs=2,
        metavar="PLAYER",
        help="any level, careful@1, expert@1, expert@1:EFFORT:NAME=N,...; card: reference",
    )
    parser.add_argument("--game", choices=list(DUELS), default="card")
    parser.add_argument("--deals", type=whole(1), default=500, help="deals, each played from every seat (default 500)")
    parser.add_argument(
        "--seed", type=whole(0), default=7, help="a whole number; the same seed gives the same deals (default 7)"
    )
    parser.add_argument("--expeditions", type=int, choices=[5, 6], default=5, help="card: how many colours (default 5)")
    parser.add_argument(
        "--seats", type=int, choices=[2, 3, 4], default=2, help="not card: the first player and its rivals (default 2)"
    )
    parser.add_argument("--both-ways", action="store_true", help="board: paths that go up or down")
    parser.add_argument(
        "--rounds", type=int, choices=[1, 2, 3], default=1, help="not card: rounds of a match (default 1)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--check", action="store_true", help="only check the compiled search against the minds' own")
