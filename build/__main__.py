"""`python3 build COMMAND`: play, site, docs, test, bench, wire, strength, train or duel, each with its own set-up.

This file runs on any Python 3.11 with nothing installed. It brings the private environment up to date (tool_env) and
starts itself again inside it (training has one of its own); only there are the other modules of this folder imported.
"""

import argparse
import importlib
import sys
from pathlib import Path

if __name__ == "__main__":  # started as a folder, which Python puts first; the package is that folder itself
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from build import tool_env

TRAINERS = {"card": 90_000, "board": 16_000, "adapted": 150_000}
"""By game: over how many rounds its player is trained unless told otherwise, in the board game matches
(build/train/GAME/train.py)."""
DUELS = {"card": "build.duel.card.duel", "board": "build.duel.matches", "adapted": "build.duel.matches"}
"""By game: who lets two players play it, compiled."""


def arguments(argv: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """The command and its options; what `test` does not know goes on to pytest."""
    description = "Build, serve, check, train and measure Lost Cities."
    parser = argparse.ArgumentParser(prog="python3 build", description=description)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="build what is stale, serve dist/site on localhost and open the browser")
    play.add_argument("--port", type=int, default=8000, help="port to serve on (default 8000)")
    play.add_argument("--no-open", action="store_true", help="do not open the browser")
    commands.add_parser("site", help="build the static site into dist/site")
    commands.add_parser("docs", help="write the documentation alone into dist/site/docs")
    test = commands.add_parser("test", help="run every check and test; further arguments go to pytest", add_help=False)
    test.add_argument("--quick", action="store_true", help="only what needs no browser and takes no long time")
    commands.add_parser("bench", help="measure and print the figures with their targets")
    commands.add_parser("wire", help="write the page's types of the protocol, web/js/wire.d.ts")
    strength = commands.add_parser("strength", help="measure the computer players, for the README's tables")
    strength.add_argument("--games", nargs="+", choices=["card", "board", "adapted"], help="which (default: all)")
    strength.add_argument("--levels", nargs="+", metavar="LEVEL", help="only these, beside the README's other rows")
    strength.add_argument("--deals", type=int, default=100, metavar="N", help="deals for each pair (default 100)")
    strength.add_argument("--seed", default="strength", help="any text; the same seed is the same deals")
    strength.add_argument("--compiled", action="store_true", help="the searches of the strongest compiled")
    strength.add_argument("--jobs", type=int, metavar="N", help="processes (default: one a core)")
    train = commands.add_parser("train", help="train a computer player from nothing, by playing itself")
    train.add_argument("game", choices=list(TRAINERS), help="the game it learns")
    usual = ", ".join(f"{game} {rounds}" for game, rounds in TRAINERS.items())
    train.add_argument("--rounds", type=int, help=f"rounds of self-play (default: {usual})")
    train.add_argument("--seed", type=int, default=1, help="a whole number; the same one, the same weights (default 1)")
    train.add_argument("--out", type=Path, default=tool_env.ROOT / "dist" / "train", help="folder for the weights")
    onward = "go on from the last checkpoint, or without one from the weights that ship"
    train.add_argument("--resume", action="store_true", help=onward)
    train.add_argument("--linear", action="store_true", help="card: the quick policy of the reference player instead")
    train.add_argument("--habits", action="store_true", help="card: what rivals hold instead")
    trials = "card: go on from the weights that ship, learning from what the search says of so many positions"
    train.add_argument("--trials", type=int, metavar="POSITIONS", help=trials)
    duel = commands.add_parser("duel", help="many paired deals between learned players, compiled")
    duel.add_argument("players", nargs=2, metavar="PLAYER", help="expert, any level (card), expert:EFFORT:NAME=N,...")
    duel.add_argument("--game", choices=list(DUELS), default="card")
    duel.add_argument("--deals", type=int, default=500, help="deals, each played from every seat (default 500)")
    duel.add_argument("--seed", type=int, default=7, help="a whole number; the same one, the same deals (default 7)")
    duel.add_argument("--expeditions", type=int, choices=[5, 6], default=5, help="card: colours (default 5)")
    duel.add_argument("--seats", type=int, choices=[2, 3, 4], default=2, help="not card: one and its rivals")
    duel.add_argument("--both-ways", action="store_true", help="board: paths that go up or down")
    duel.add_argument("--rounds", type=int, choices=[1, 2, 3], default=1, help="not card: of a match (default 1)")
    duel.add_argument("--json", action="store_true", help="print the result as JSON")
    duel.add_argument("--check", action="store_true", help="only hold the compiled search against the minds' own")
    options, rest = parser.parse_known_args(argv)
    if rest and options.command != "test":
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    return options, rest


def main(argv: list[str]) -> int:
    """Run one command; returns the exit status."""
    options, rest = arguments(argv)
    try:
        compiled = options.command in ("train", "duel") or (options.command == "strength" and options.compiled)
        venv = tool_env.TRAINING if compiled else tool_env.VENV
        if not tool_env.inside(venv):
            tool_env.run_inside(argv, venv)
        if options.command == "duel":
            return run_module(DUELS[options.game], options)
        if options.command == "train":
            options.rounds = options.rounds or TRAINERS[options.game]
            return run_module(f"build.train.{options.game}.train", options)
        if options.command == "strength":
            from build.duel import strength as strength_table

            return strength_table.main(options)
        if options.command == "wire":
            from build.wire import types

            return types.main()
        tool_env.prepare_node()
        if options.command == "bench" or (options.command == "test" and not options.quick):
            tool_env.prepare_browsers()
        return run(options, rest)
    except tool_env.Missing as missing:
        print(missing, file=sys.stderr)
        return 2


def run_module(name: str, options: argparse.Namespace) -> int:
    """Hand over to a module of this folder whose packages are not those of the private environment."""
    status: int = importlib.import_module(name).main(options)
    return status


def run(options: argparse.Namespace, rest: list[str]) -> int:
    """The command itself, in the private environment; what the sources do not allow is told in a sentence."""
    try:
        return run_built(options, rest)
    except tool_env.BadSource as error:
        print(error, file=sys.stderr)
        return 1


def run_built(options: argparse.Namespace, rest: list[str]) -> int:
    """One of the commands that build the site."""
    if options.command == "play":
        from build import local_server

        return local_server.play(options.port, open_browser=not options.no_open)
    if options.command == "site":
        from build.site import builder as site_builder

        site_builder.build_if_stale()
        return 0
    if options.command == "docs":
        from build.site import builder as site_builder

        print(site_builder.write_documentation() / "index.html")
        return 0
    if options.command == "test":
        from build.checks import run as check_runner

        return check_runner.check_quickly(rest) if options.quick else check_runner.check(rest)
    from build.bench import report as bench_report

    return bench_report.bench()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
