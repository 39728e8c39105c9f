"""The kinds of faults, by name: each a module with `strike(trial)`, and with the engines in which it can run."""

from types import ModuleType

from build.storm.kinds import (
    broken_files,
    clocks,
    embedded,
    evicted,
    first_visit,
    hardship,
    host_pages,
    installing,
    killed_browser,
    killed_tab,
    killed_worker,
    late_parts,
    own_players,
    small_disk,
    spoiled,
    storage,
    updated,
    webkit_window,
    windows,
)

KINDS: dict[str, ModuleType] = {
    module.__name__.rpartition(".")[2]: module
    for module in (
        first_visit,
        late_parts,
        installing,
        updated,
        evicted,
        killed_worker,
        killed_tab,
        killed_browser,
        storage,
        small_disk,
        spoiled,
        windows,
        broken_files,
        embedded,
        own_players,
        host_pages,
        clocks,
        hardship,
        webkit_window,
    )
}

OF_FIFTY = {
    "broken_files": 13,
    "embedded": 8,
    "spoiled": 7,
    "host_pages": 7,
    "late_parts": 2,
}
"""How many of fifty faults are of a kind, if more than one: the most are of the kinds with the most different faults,
which also take the least time."""

AT_DESK = frozenset(
    {"broken_files", "embedded", "first_visit", "hardship", "host_pages", "own_players", "spoiled", "windows"}
)
"""Kinds that use the page that stays open (trial.py)."""


def of_fifty(kinds: list[str]) -> dict[str, int]:
    """By kind: how many of fifty faults are of it, or its weight if only some kinds are tried."""
    return {kind: OF_FIFTY.get(kind, 1) for kind in kinds}


def driven(engine: str) -> list[str]:
    """The kinds that can run in an engine, with the rights of the current user."""
    return [name for name, module in KINDS.items() if engine in module.ENGINES and possible(module)]


def possible(kind: ModuleType) -> bool:
    """Whether the current user may run the kind; most need no special rights."""
    asks = getattr(kind, "possible", None)
    return asks is None or bool(asks())
