"""The commands of `python3 build` and what each takes. Standard library only: it is read before anything is there."""

import argparse
import os
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from datetime import date
from pathlib import Path

from build import tool_env

POLICY = "policy"
"""What `train` is given instead of a game for a policy that plays at sight (build/train/policy/)."""
POLICIES = ("card", "board", "adapted")
"""The games that such a policy learns."""
TRAINERS = {"card": 90_000, "board": 16_000, "adapted": 150_000}
"""By game: over how many rounds its player is trained unless told otherwise, in the board game matches
(build/train/GAME/train.py)."""
DUELS = {"card": "build.duel.card.duel", "board": "build.duel.matches", "adapted": "build.duel.matches"}
"""By game: who lets two players play it, compiled."""


MOST = 999_999_999
"""As on the package's own command line (lostcities/terminal/options.py): no number here has more than nine digits."""


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
    """The command and its options; what `test` does not know goes on to pytest."""
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
    test.add_argument("--quick", action="store_true", help="only what needs no browser and takes no long time")
    mutants(commands.add_parser("mutants", help="break the engine in small ways and see whether its tests notice"))
    storm(commands.add_parser("storm", help="faults by chance against the page in a browser, each with its seed"))
    bench = commands.add_parser("bench", help="measure and print the figures with their targets")
    bench.add_argument("--only", action="append", metavar="SECTION", help='its beginning, such as "start"; repeatable')
    commands.add_parser("called", help="list what the game calls of Pyodide's code, for what comes first of it")
    commands.add_parser("wire", help="write the page's types of the protocol, web/js/wire.d.ts")
    days(
        commands.add_parser("days", help="work out the par of the deals of the day, as far ahead as they are asked for")
    )
    strength(commands.add_parser("strength", help="measure the computer players, for the README's tables"))
    train(commands.add_parser("train", help="train a computer player from nothing, by playing itself"))
    duel(commands.add_parser("duel", help="many paired deals between learned players, compiled"))
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
"""By command: when it does not look at which options, and what those are then not for."""


def misplaced(options: argparse.Namespace, parser: ArgumentParser, argv: list[str]) -> str | None:
    """The sentence about an option that would make no difference as the others are; None where there is none."""
    for applies, what, names in APART.get(options.command, []):
        for name in names.split() if applies(options) else ():
            written = "--game" if name == "of" else f"--{name.replace('_', '-')}"
            if getattr(options, name) != parser.get_default(name) or written in argv:
                return f"{written} is not for {what.format(**vars(options))}"
    return None


def mutants(parser: ArgumentParser) -> None:
    """What `mutants` takes."""
    modules = ["games", "match", "record", "table"]
    parser.add_argument("--modules", nargs="+", choices=modules, default=modules, help="which (default: all)")
    parser.add_argument("--sample", type=whole(1), metavar="N", help="only so many of each module, by chance")
    parser.add_argument("--seed", default="mutants", help="any text; the same seed is the same sample")
    parser.add_argument("--only", metavar="NAME", help="only those with this in their name: a module, a function")
    functions = "only what stands in functions; a constant takes seconds, for its module is imported anew"
    parser.add_argument("--functions", action="store_true", help=functions)
    parser.add_argument(
        "--jobs", type=whole(1), default=os.cpu_count() or 1, metavar="N", help="processes (one a core)"
    )


def storm(parser: ArgumentParser) -> None:
    """What `storm` takes."""
    parser.add_argument("--browser", choices=["chromium", "firefox", "webkit"], default="chromium")
    parser.add_argument("--faults", type=whole(1), default=100, metavar="N", help="so many (default 100)")
    parser.add_argument("--minutes", type=above_zero, metavar="M", help="no new one after so many minutes")
    parser.add_argument("--seed", default="storm", help="any text; the same seed is the same faults")
    parser.add_argument("--kinds", nargs="+", metavar="KIND", help="only these (default: all there are)")
    parser.add_argument("--resume", action="store_true", help="go on after those that were tried with this seed")
    parser.add_argument("--repeat", metavar="SEED:KIND:N", help="only this one, once more")
    report = "write the report of all that was tried so far there, in every browser, and try nothing"
    parser.add_argument("--report", type=Path, metavar="FILE", help=report)
    native = "no browser: messages and records changed by chance, pairs, a hostile side, a bad post; so many of each"
    parser.add_argument("--native", action="store_true", help=native)
    onward = "of --native: go on with the Nth of each, where another run with this seed ended"
    parser.add_argument("--start", type=whole(0), default=0, metavar="N", help=onward)


def days(parser: ArgumentParser) -> None:
    """What `days` takes."""
    parser.add_argument("--first", type=day, metavar="DATE", help="the first of them, as 2026-11-19 (default: today)")
    parser.add_argument("--days", type=whole(1), default=731, metavar="N", help="how many (default 731, two years)")
    parser.add_argument("--anew", action="store_true", help="also those that the table has already")
    parser.add_argument("--jobs", type=whole(1), metavar="N", help="processes (default: one a core)")


def strength(parser: ArgumentParser) -> None:
    """What `strength` takes."""
    parser.add_argument("--games", nargs="+", metavar="GAME", help="which (default: all)")
    parser.add_argument("--levels", nargs="+", metavar="LEVEL", help="only these, beside the README's other rows")
    against = "these levels, or the highest, against that player instead of the one below; printed, not written"
    parser.add_argument("--against", metavar="PLAYER", help=against)
    seats = "one of a level and so many seats less one of the other; printed, not written"
    parser.add_argument("--seats", type=whole(2), default=2, metavar="N", help=seats)
    parser.add_argument("--deals", type=whole(1), default=100, metavar="N", help="deals for each pair (default 100)")
    parser.add_argument("--seed", default="strength", help="any text; the same seed is the same deals")
    error = "play on until the margin without luck has a standard error of at most so many points"
    parser.add_argument("--error", type=above_zero, metavar="POINTS", help=error)
    costs = "what a turn of each level costs, for the scale of the reviews, on so many rounds a level, instead"
    parser.add_argument("--costs", action="store_true", help=costs)
    parser.add_argument("--compiled", action="store_true", help="the searches of the strongest compiled")
    parser.add_argument("--jobs", type=whole(1), metavar="N", help="processes (default: one a core)")


def train(parser: ArgumentParser) -> None:
    """What `train` takes."""
    policy = "the game it learns by the value of positions, or policy: to play --game at sight"
    parser.add_argument("game", choices=[*TRAINERS, POLICY], help=policy)
    usual = ", ".join(f"{game} {rounds}" for game, rounds in TRAINERS.items())
    parser.add_argument("--rounds", type=whole(1), help=f"rounds of self-play (default: {usual})")
    parser.add_argument(
        "--seed", type=whole(0), default=1, help="a whole number; the same, the same weights (default 1)"
    )
    parser.add_argument("--out", type=Path, default=tool_env.ROOT / "dist" / "train", help="folder for the weights")
    onward = "go on from the last checkpoint, or without one from the weights that ship"
    parser.add_argument("--resume", action="store_true", help=onward)
    parser.add_argument("--linear", action="store_true", help="card: the quick policy of the reference player instead")
    parser.add_argument("--habits", action="store_true", help="card: what rivals hold instead")
    trials = "card: go on from the weights that ship, learning from what the search says of so many positions"
    parser.add_argument("--trials", type=whole(1), metavar="POSITIONS", help=trials)
    parser.add_argument("--game", dest="of", choices=POLICIES, default=POLICIES[0], help="policy: of which game")
    respond = "policy: how far the one that ships can be exploited, by another that learns to beat it"
    parser.add_argument("--respond", action="store_true", help=respond)
    minutes = "policy: how long, all resumed parts together (default 480); what falls falls with them"
    parser.add_argument("--minutes", type=above_zero, default=480.0, help=minutes)
    wide = "policy: so many times as many rounds at once, for an accelerator (default 1)"
    parser.add_argument("--wide", type=whole(1), default=1, metavar="N", help=wide)


def duel(parser: ArgumentParser) -> None:
    """What `duel` takes."""
    parser.add_argument(
        "players",
        nargs=2,
        metavar="PLAYER",
        help="any level, careful@1, expert@1, expert@1:EFFORT:NAME=N,...; card: reference",
    )
    parser.add_argument("--game", choices=list(DUELS), default="card")
    parser.add_argument("--deals", type=whole(1), default=500, help="deals, each played from every seat (default 500)")
    parser.add_argument(
        "--seed", type=whole(0), default=7, help="a whole number; the same one, the same deals (default 7)"
    )
    parser.add_argument("--expeditions", type=int, choices=[5, 6], default=5, help="card: colours (default 5)")
    parser.add_argument("--seats", type=int, choices=[2, 3, 4], default=2, help="not card: one and its rivals")
    parser.add_argument("--both-ways", action="store_true", help="board: paths that go up or down")
    parser.add_argument("--rounds", type=int, choices=[1, 2, 3], default=1, help="not card: of a match (default 1)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--check", action="store_true", help="only hold the compiled search against the minds' own")
