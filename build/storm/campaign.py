"""Does fault after fault and keeps what came of each; a campaign that was broken off goes on where it was.

Fault n of a seed is always the same: its kind and all that is drawn in it hang on `SEED n` alone.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from build import local_server, tool_env
from build.site import builder as site_builder
from build.storm.kinds import KINDS, NOT_IN, World

OUT = tool_env.ROOT / "dist" / "storm"
LAUNCH: dict[str, dict[str, Any]] = {
    "chromium": {"executable_path": "/usr/bin/chromium"},
    "firefox": {"channel": "moz-firefox", "executable_path": "/usr/bin/firefox-esr"},
}
AFTER = ("survived", "lost", "told right", "told wrong")


def kinds_of(browser: str) -> list[str]:
    return [kind for kind in KINDS if kind not in NOT_IN.get(browser, set())]


def one(world: World, browser: str, seed: str) -> dict[str, str]:
    """What came of one fault: its kind, how it ended, what was said."""
    chance = random.Random(seed)
    kind = chance.choice(kinds_of(browser))
    try:
        right = KINDS[kind](world, chance)
    except Exception as error:  # whatever it was, the person would have been left with it
        first = str(error).strip().splitlines() or [type(error).__name__]
        return {"seed": seed, "kind": kind, "ended": "lost", "told": "", "why": first[0]}
    return {"seed": seed, "kind": kind, "ended": "survived", "told": {True: "right", False: "wrong", None: ""}[right]}


def tally(outcomes: list[dict[str, str]]) -> dict[str, dict[str, int]]:
    """By kind: how many were tried, survived, lost, told right and told wrong."""
    found: dict[str, Counter[str]] = {}
    for outcome in outcomes:
        counts = found.setdefault(outcome["kind"], Counter())
        counts.update(["tried", outcome["ended"], *([f"told {outcome['told']}"] if outcome["told"] else [])])
    return {kind: {each: counts[each] for each in ("tried", *AFTER)} for kind, counts in sorted(found.items())}


def report(outcomes: list[dict[str, str]], browser: str) -> str:
    """The same as Markdown, with a line for every fault that did not end well."""
    lines = [f"# Faults in {browser}", "", f"| kind | tried | {' | '.join(AFTER)} |", "| --- |" + " --: |" * 5]
    lines += [f"| {kind} | {' | '.join(map(str, counts.values()))} |" for kind, counts in tally(outcomes).items()]
    ill = [each for each in outcomes if each["ended"] == "lost" or each["told"] == "wrong"]
    lines += [
        "",
        *(f"* `--seed '{each['seed']}' --faults 1`: {each['kind']}, {each.get('why', 'told wrong')}" for each in ill),
    ]
    left_out = ", ".join(sorted(NOT_IN.get(browser, set())))
    lines += [f"Not to be done in {browser} from outside: {left_out}."] if left_out else []
    return "\n".join(lines).rstrip() + "\n"


def read(path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.is_file() else []


def main(options: argparse.Namespace) -> int:
    """Run a campaign; 1 where a fault did not end well."""
    site = site_builder.build_if_stale()
    OUT.mkdir(parents=True, exist_ok=True)
    log = OUT / f"{options.browser}.jsonl"
    server = local_server.serve(site)
    seeds = [options.seed] if options.faults == 1 else [f"{options.seed} {n}" for n in range(options.faults)]
    done = {each["seed"] for each in read(log)} if options.faults > 1 else set()
    ends = time.monotonic() + 60 * options.minutes
    with sync_playwright() as playwright:
        browser: Browser = getattr(playwright, options.browser).launch(**LAUNCH[options.browser])
        world = World(browser, f"http://localhost:{server.server_port}/", site)
        for at, seed in enumerate(seeds):
            if seed in done:
                continue
            if time.monotonic() > ends:
                print("The time is over; the same command goes on from here", file=sys.stderr)
                break
            outcome = one(world, options.browser, seed)
            with log.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(outcome) + "\n")
            print(f"{at + 1}/{len(seeds)} {outcome['kind']}: {outcome['ended']} {outcome['told']}", file=sys.stderr)
        browser.close()
    server.end()
    outcomes = [each for each in read(log) if each["seed"] in seeds]
    (OUT / f"{options.browser}.md").write_text(report(outcomes, options.browser), "utf-8")
    (OUT / f"{options.browser}.json").write_text(json.dumps(tally(outcomes), indent=1) + "\n", "utf-8")
    print(report(outcomes, options.browser))
    return int(any(each["ended"] == "lost" or each["told"] == "wrong" for each in outcomes))
