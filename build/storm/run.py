"""`python3 build storm`: tries random faults in a browser until there are enough or the time is up.

A seed, `SEED:KIND:NUMBER`, says everything about a fault: `--repeat` with it does the same again, and writes nothing.
Every fault tried has a line in dist/storm; `--resume` goes on after them, `--report FILE` sums up all of them.
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
"""The host part of an address, which differs every time: reports leave it out."""


def main(options: argparse.Namespace) -> int:
    """Try faults; returns 1 if something was lost or wrongly reported. With `--report`, only write the report of all
    that was tried so far. Raises Missing."""
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
    """Raise Missing if a kind is asked for that does not exist, or not in that browser."""
    kinds = [kind_of(options.repeat)] if options.repeat else options.kinds or ()
    for kind in kinds:
        if kind not in KINDS:
            raise tool_env.Missing(f"there is no kind {kind}; the kinds are {', '.join(KINDS)}")
        if options.browser not in KINDS[kind].ENGINES:
            raise tool_env.Missing(f"{kind} cannot be driven in {options.browser}")


def repeated(options: argparse.Namespace, site: Path) -> int:
    """Try one fault again and only print how it ended: the ledger of its storm stays as it is."""
    with Stage(options.browser, site) as stage:
        entry = tried(stage, options.repeat)
    print(told(entry, 1))
    return 0 if entry.end == SURVIVED else 1


def planned(options: argparse.Namespace, done: set[str]) -> Iterator[str]:
    """Seeds of faults that have not been tried yet, each kind in its share. Among every fifty, those with the same
    needs come together: switching the language of the page that stays open takes as long as half a fault."""
    kinds = options.kinds or driven(options.browser)
    seeds = (seed for seed in islice(spread(options.seed, kinds), options.faults) if seed not in done)
    while batch := list(islice(seeds, 50)):
        yield from in_turn(batch)


def in_turn(seeds: Iterable[str]) -> list[str]:
    """Seeds in the order in which they are quickest to try: those that use the page that stays open come last, sorted
    by their readers' languages."""
    return sorted(seeds, key=lambda seed: (kind_of(seed) in AT_DESK, Trial.reader(Random(seed))))


def spread(seed: str, kinds: list[str]) -> Iterator[str]:
    """Endless seeds; every stretch of them has each kind in its share of fifty."""
    return (found for _, found in heapq.merge(*(of_kind(seed, *each) for each in of_fifty(kinds).items())))


def of_kind(seed: str, kind: str, share: int) -> Iterator[tuple[float, str]]:
    """Seeds of one kind, each with its place among the seeds of all kinds."""
    return (((number + 0.5) / share, f"{seed}:{kind}:{number}") for number in count())


def tried(stage: Stage, seed: str) -> Entry:
    """Try one fault; returns how it ended."""
    trial = Trial(stage, Random(seed))
    began, spent = time.monotonic(), processor_seconds(os.getpid())
    end, detail = SURVIVED, ""
    try:
        KINDS[kind_of(seed)].strike(trial)
    except Mistold as wrong:
        end, detail = MISTOLD, str(wrong)
    except Lost as wrong:
        end, detail = LOST, str(wrong)
    except Exception as wrong:  # anything that failed or did not go on
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
    # Killed processes take their seconds with them, so the difference may be negative.
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
    """The start of a report: how many faults, when, and on which commit."""
    when = f"{datetime.now(UTC):%Y-%m-%d}, commit {commit()}"
    return f"# A storm of {len(entries)} faults\n\n{when}: {which}.{rate(entries)}"


def commit() -> str:
    """The commit of the tree, with a mark if the tree has changes."""
    command = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    ran = subprocess.run(command, cwd=tool_env.ROOT, capture_output=True, text=True, check=False)
    return ran.stdout.strip() or "unknown"
