"""`python3 build COMMAND`: commands.py says what each command is for; each does its own set-up first.

This file runs on a bare Python 3.11; an older Python gets far enough to say which version is needed. It brings the
private environment up to date (tool_env) and starts itself again inside it (training has an environment of its own);
the other modules of this folder are imported only there.
"""

import argparse
import importlib
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 (this is where an older one is told so)
    print("Python 3.11 or newer is needed: apt-get install python3", file=sys.stderr)
    sys.exit(2)

if __name__ == "__main__":  # started as a folder, which Python puts first; the package is that folder itself
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from build import tool_env
from build.commands import DUELS, POLICY, TRAINERS, arguments

ALONE = {
    "strength": "build.duel.strength",
    "days": "build.duel.days",
    "mutants": "build.mutants.run",
    "wire": "build.wire.types",
}
"""By command: its module, for commands that need neither Node nor the site."""


def environment(options: argparse.Namespace) -> Path:
    """The private environment of a command."""
    if options.command == "mutants":
        return tool_env.MUTATING
    compiled = options.command in ("train", "duel") or (options.command == "strength" and options.compiled)
    return tool_env.TRAINING if compiled else tool_env.VENV


def main(argv: list[str]) -> int:
    """Run one command; returns the exit status."""
    options, rest = arguments(argv)
    try:
        venv = environment(options)
        if not tool_env.inside(venv):
            tool_env.run_inside(argv, venv)
        name = module_of(options)
        if name is not None:
            return run_module(name, options)
        tool_env.prepare_node()
        if options.command in ("bench", "storm", "called") or (options.command == "test" and not options.quick):
            tool_env.prepare_browsers()
        return run(options, rest)
    except tool_env.Missing as missing:
        print(missing, file=sys.stderr)
        return 2


def module_of(options: argparse.Namespace) -> str | None:
    """The module of a command that needs neither Node nor the site, or None; makes the folder that training writes to.
    Raises Missing."""
    if options.command == "duel":
        return DUELS[options.game]
    if options.command == "train":
        with tool_env.writing(options.out):  # fail now rather than after hours
            options.out.mkdir(parents=True, exist_ok=True)
    if options.command == "train" and options.game == POLICY:
        tool_env.need_torch()
        return "build.train.policy.train"
    if options.command == "train":
        options.rounds = options.rounds or TRAINERS[options.game]
        return f"build.train.{options.game}.train"
    return "build.storm.native.run" if options.command == "storm" and options.native else ALONE.get(options.command)


def run_module(name: str, options: argparse.Namespace) -> int:
    """Hand the command over to its own module; returns the exit status."""
    if options.command in ("train", "duel") and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, stop)
    status: int = importlib.import_module(name).main(options)
    return status


def stop(*of_signal: object) -> None:
    """End at once on Ctrl+C: while the compiler calls back into Python, a KeyboardInterrupt would be lost and the work
    would go on. Checkpoints are whole at every moment."""
    with suppress(Exception):  # a line may be half written
        sys.stdout.flush()
    os._exit(130)


def run(options: argparse.Namespace, rest: list[str]) -> int:
    """Run the command itself, in the private environment; what is wrong with the sources is told in a sentence."""
    try:
        return run_built(options, rest)
    except tool_env.BadSource as error:
        print(error, file=sys.stderr)
        return 1


def run_built(options: argparse.Namespace, rest: list[str]) -> int:
    """Run one of the commands that need Node or the site."""
    if options.command == "play":
        from build import local_server

        return local_server.play(options.port, open_browser=not options.no_open)
    if options.command == "site":
        from build.site import builder as site_builder

        site_builder.build_if_stale()
        return 0
    if options.command == "file":
        from build.site import builder as site_builder

        print(site_builder.write_one_file())
        return 0
    if options.command == "docs":
        from build.site import builder as site_builder

        print(site_builder.write_documentation() / "index.html")
        return 0
    if options.command == "test":
        from build.checks import run as check_runner

        return check_runner.check_quickly(rest) if options.quick else check_runner.check(rest)
    if options.command == "called":
        return run_module("build.pyodide.runtime.listing", options)
    if options.command == "storm":
        return run_module("build.storm.run", options)
    from build.bench import report as bench_report

    return bench_report.bench(options.only)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
