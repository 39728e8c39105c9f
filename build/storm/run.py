"""`python3 build storm`: faults by chance in a browser until so many are tried or the time is up.

A seed is `SEED:KIND:NUMBER` and says everything about a fault: `--repeat` with it does the same again, and writes
nothing. What was tried lies in dist/storm as one line each; `--resume` goes on after them, `--report FILE` tells of all
of them.
"""

import argparse
import heapq
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import count, islice
from pathlib import Path
from random import Random

from build import tool_env
from build.checks.times import processor_seconds
from build.storm.kinds import AT_DESK, KINDS, driven, of_fifty
from build.storm.ledger import LOST, MISTOLD, SURVIVED, Entry, Ledger, as_json, kind_of, markdown, rate, read
from build.storm.stage import Stage
from build.storm.trial import Lost, Mistold, Trial

FOLDER = tool_env.ROOT / "dist" / "storm"
HOST = re.compile(r"http://127\.0\.0\.1:\d+(?=/)")
"""Another one every time: of an address only what follows is told."""


def main(options: argparse.Namespace) -> int:
    """Try; 1 where something was lost or told wrong. With `--report` only the report of all that was tried so far.
    Raises Missing."""
    if options.report:
        entries = [entry for path in sorted(FOLDER.glob("*.jsonl")) for entry in read(path)]
        with tool_env.writing(options.report):
            options.report.write_text(markdown(entries, head(entries, "all that lies in `dist/storm`")), "utf-8")
        return 0
    check(options)
    from build.site import builder

    site = builder.build_if_stale()
    if options.repeat:
        return repeated(options, site)
    ledger = Ledger(FOLDER / f"{options.browser}-{options.seed}.jsonl", options.resume)
    seeds = planned(options, ledger.done())
    end = time.monotonic() + 60 * options.minutes if options.minutes else float("inf")
    with Stage(options.browser, site) as stage:
        for number, seed in enumerate(seeds, 1):
            if time.monotonic() > end:
                break
            entry = tried(stage, seed)
            ledger.add(entry)
            print(told(entry, number), flush=True)
    report(ledger, options)
    return 1 if any(entry.end != SURVIVED for entry in ledger.entries) else 0


def check(options: argparse.Namespace) -> None:
    """Raise Missing where a kind is asked for that there is not, or not in that browser."""
    kinds = [kind_of(options.repeat)] if options.repeat else options.kinds or ()
    for kind in kinds:
        if kind not in KINDS:
            raise tool_env.Missing(f"there is no kind {kind}; the kinds are {', '.join(KINDS)}")
        if options.browser not in KINDS[kind].ENGINES:
            raise tool_env.Missing(f"{kind} cannot be driven in {options.browser}")


def repeated(options: argparse.Namespace, site: Path) -> int:
    """Try one fault again, and only say what came of it: what is written of the storm that it is of stays."""
    with Stage(options.browser, site) as stage:
        entry = tried(stage, options.repeat)
    print(told(entry, 1))
    return 0 if entry.end == SURVIVED else 1


def planned(options: argparse.Namespace, done: set[str]) -> Iterator[str]:
    """Seeds of faults that were not tried yet, each kind as often as it is to come. Of every fifty those come together
    that ask for the same: to tell a page that stays open of another language takes as long as half a fault."""
    kinds = options.kinds or driven(options.browser)
    seeds = (seed for seed in islice(spread(options.seed, kinds), options.faults) if seed not in done)
    while batch := list(islice(seeds, 50)):
        yield from in_turn(batch)


def in_turn(seeds: Iterable[str]) -> list[str]:
    """Seeds in the order in which they are quickly tried: apart are those that want the page that stays open, by the
    languages of their readers."""
    return sorted(seeds, key=lambda seed: (kind_of(seed) in AT_DESK, Trial.reader(Random(seed))))


def spread(seed: str, kinds: list[str]) -> Iterator[str]:
    """Seeds without end; in any stretch of them there are as many of each kind as it has of fifty."""
    return (found for _, found in heapq.merge(*(of_kind(seed, *each) for each in of_fifty(kinds).items())))


def of_kind(seed: str, kind: str, share: int) -> Iterator[tuple[float, str]]:
    """Seeds of one kind, each with its place among those of all."""
    return (((number + 0.5) / share, f"{seed}:{kind}:{number}") for number in count())


def tried(stage: Stage, seed: str) -> Entry:
    """One fault, and how it ended."""
    trial = Trial(stage, Random(seed))
    began, spent = time.monotonic(), processor_seconds(os.getpid())
    end, detail = SURVIVED, ""
    try:
        KINDS[kind_of(seed)].strike(trial)
    except Mistold as wrong:
        end, detail = MISTOLD, str(wrong)
    except Lost as wrong:
        end, detail = LOST, str(wrong)
    except Exception as wrong:  # whatever did not go on
        end, detail = LOST, f"{type(wrong).__name__}: {wrong}"
    finally:
        stage.host.renew()
    try:
        trial.leaving.close()
    except Exception:
        stage.anew()
    if end != SURVIVED:
        stage.anew()
    line = HOST.sub("", " ".join(detail.split()))[:600]
    case = f"{trial.language}, {trial.case}"
    # What was killed takes its seconds with it: never less than nothing.
    spent = max(0.0, processor_seconds(os.getpid()) - spent)
    took = round(time.monotonic() - began, 2)
    return Entry(stage.engine, kind_of(seed), seed, case, end, trial.told, line, took, round(spent, 2))


def told(entry: Entry, number: int) -> str:
    """A line of progress."""
    said = f"{number:5} {entry.seconds:6.1f} s  {entry.processor:5.1f} s  {entry.end:10} {entry.seed}  ({entry.case})"
    if entry.end == SURVIVED:
        return said
    return f"{said}\n      {entry.detail}\n      python3 build storm --browser {entry.engine} --repeat {entry.seed}"


def report(ledger: Ledger, options: argparse.Namespace) -> None:
    """Write the report in both forms, and say where."""
    told = markdown(ledger.entries, head(ledger.entries, f"{options.browser}, seed `{options.seed}`"))
    base = ledger.path.with_suffix("")
    base.with_suffix(".md").write_text(told, "utf-8")
    base.with_suffix(".json").write_text(as_json(ledger.entries), "utf-8")
    print(told, file=sys.stderr)
    print(base.with_suffix(".md"))


def head(entries: list[Entry], which: str) -> str:
    """The beginning of a report: how many faults, when, of which commit."""
    when = f"{datetime.now(UTC):%Y-%m-%d}, commit {commit()}"
    return f"# A storm of {len(entries)} faults\n\n{when}: {which}.{rate(entries)}"


def commit() -> str:
    """The commit of the tree, with a mark where it was changed."""
    command = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    ran = subprocess.run(command, cwd=tool_env.ROOT, capture_output=True, text=True, check=False)
    return ran.stdout.strip() or "unknown"
