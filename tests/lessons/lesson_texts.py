"""Small positions and lessons that are sound, for the tests to spoil."""

import copy
import json
from typing import Any

POSITIONS: dict[str, dict[str, Any]] = {
    "card": {
        "format": "lostcities-position", "version": 1, "game": "card", "options": {"expeditions": 6}, "seat": 0,
        "hands": ["y7 y8! bx bx", "g4! ?7"], "columns": ["yx y3 y5 r2 p4", "g2"], "piles": "y2 w4 w3", "deck": "?31",
        "show": {"card": "y7", "suits": "yb", "parts": "field hand"}, "x": {"from": "a test"},
    },
    "board": {
        "format": "lostcities-position", "version": 1, "game": "board", "seat": 1, "phase": "explore", "turn": 7,
        "hands": ["?8", "y9 b2 b2 r10", "?8"], "columns": ["y1 y1", "w2 g0 g3", ""], "piles": "r5", "deck": "?40",
        "explorers": ["y7:a", "w2:a g3:r", ""], "tiles": "y3:arrow g4:artifact w3:10", "crossed": [0],
        "points": [15, 0, 5], "artifacts": [1, 0, 2], "owed": "nine arrow",
    },
    "adapted": {
        "format": "lostcities-position", "version": 1, "game": "adapted", "options": {"ace": "high"}, "seat": 0,
        "toMove": 1, "phase": "draw", "closed": "h", "hands": ["cA d2 d2", "hK! ?6"], "columns": ["cK cA", "s5 s5 s9"],
        "piles": "h3 h2", "deck": "s10 ?12",
    },
}  # fmt: skip
"""One for each game, with most of what a position may have."""

LESSON: dict[str, Any] = {
    "format": "lostcities-lesson", "version": 1, "title": "learn-follow-title", "task": "learn-follow-task",
    "position": {"game": "card", "seat": 0, "hands": ["y4 y7 b2", "g3 ?7"], "columns": ["y5", ""], "deck": "r9 ?20"},
    "steps": [
        {
            "say": "learn-follow-say", "expect": ["y7", "-y4"], "allow": ["b2"],
            "answers": {"b2": "learn-follow-b2", "-*": "learn-follow-discard", "-b2": "learn-follow-away"},
            "hints": ["learn-follow-hint", "learn-follow-plain"], "then": ["<", "-g3 <"], "done": "learn-follow-done",
        },
        {"expect": ["r9"], "answers": {"*": "learn-follow-wrong"}},
    ],
}  # fmt: skip


def spoiled(sound: dict[str, Any], *path: str | int, value: Any = None) -> str:
    """The text of a copy with something else at `path`; None takes away what stands there."""
    broken = copy.deepcopy(sound)
    inner: Any = broken
    for step in path[:-1]:
        inner = inner[step]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return json.dumps(broken)
