"""What was tried and how it ended: a line of JSON for each fault, so that a storm that was interrupted can go on where
it stopped; and the figures by kind, as a report in Markdown and JSON.
"""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from build import tool_env

SURVIVED, LOST, MISTOLD = "survived", "lost", "told wrong"


@dataclass(frozen=True)
class Entry:
    """One fault: what it was, and how it ended."""

    engine: str
    kind: str
    seed: str
    case: str
    end: str
    told: bool
    detail: str
    seconds: float
    processor: float = 0.0
    """Seconds of processor time, of this process and its browsers; 0 if not measured."""


class Ledger:
    """The entries of a storm, in a file."""

    def __init__(self, path: Path, resume: bool) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        if not resume:
            path.unlink(missing_ok=True)
        self.entries = read(path)

    def done(self) -> set[str]:
        """The seeds already tried."""
        return {entry.seed for entry in self.entries}

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(entry), ensure_ascii=False) + "\n")


def read(path: Path) -> list[Entry]:
    """The entries of a file; none if there is no file."""
    if not path.is_file():
        return []
    return [Entry(**json.loads(line)) for line in path.read_text("utf-8").splitlines() if line.strip()]


def kind_of(seed: str) -> str:
    """The kind of fault that a seed names. Raises Missing."""
    kind = seed.split(":")[-2:-1]
    if not kind:
        raise tool_env.Missing(f"{seed} is no fault: a fault is written SEED:KIND:N")
    return kind[0]


def rate(entries: Iterable[Entry]) -> str:
    """A sentence on how many faults one core tries in an hour, by their processor time."""
    took = [entry.processor for entry in entries if entry.processor]
    if not took:
        return ""
    each = sum(took) / len(took)
    return f" {len(took)} of them took {each:.1f} s of processor time each, {3600 / each:.0f} an hour on one core."


def figures(entries: Iterable[Entry]) -> dict[tuple[str, str], Counter[str]]:
    """By engine and kind: how many were tried, survived, lost, reported rightly and reported wrongly."""
    found: dict[tuple[str, str], Counter[str]] = {}
    for entry in entries:
        count = found.setdefault((entry.engine, entry.kind), Counter())
        count["tried"] += 1
        count["survived"] += entry.end != LOST
        count["lost"] += entry.end == LOST
        count["told right"] += entry.told and entry.end == SURVIVED
        count["told wrong"] += entry.end == MISTOLD
    return found


COLUMNS = ("tried", "survived", "lost", "told right", "told wrong")


def markdown(entries: list[Entry], head: str) -> str:
    """The report."""
    lines = [head, "", "| engine | kind | " + " | ".join(COLUMNS) + " |", "| --- | --- |" + " --: |" * len(COLUMNS)]
    whole: Counter[str] = Counter()
    for (engine, kind), count in sorted(figures(entries).items()):
        lines.append(
            f"| {engine} | {kind.replace('_', ' ')} | " + " | ".join(str(count[each]) for each in COLUMNS) + " |"
        )
        whole.update(count)
    lines.append("| all | | " + " | ".join(str(whole[each]) for each in COLUMNS) + " |")
    failed = [entry for entry in entries if entry.end != SURVIVED]
    lines += ["", "## What did not go well", ""] if failed else ["", "Nothing was lost, and nothing told wrong."]
    lines += [f"* `{each.seed}` ({each.engine}), {each.end}: {each.case}; {each.detail}" for each in failed]
    return "\n".join(lines) + "\n"


def as_json(entries: list[Entry]) -> str:
    """The same as JSON, with the failures in full."""
    told = [{"engine": engine, "kind": kind, **count} for (engine, kind), count in sorted(figures(entries).items())]
    failed = [asdict(entry) for entry in entries if entry.end != SURVIVED]
    return json.dumps({"figures": told, "failures": failed}, ensure_ascii=False, indent=1) + "\n"
