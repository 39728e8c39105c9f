"""Ways to change a text or a JSON value at random, the same for the same seed."""

import json
from random import Random
from typing import Any

ODD = ("", "\x00", "\u202e", "\ud7ff", "👩\u200d🚀", "x" * 5000, "<b>", "constructor", "__proto__", "-0", "1e309")
NUMBERS = (0, -1, 1, 2**31, 2**53, -(10**15), 10**30, 1.5, -0.0, 1e308)
BITS = ("{", "}", "[", "]", '"', ",", ":", "\\", "null", "NaN", "\u0000", "é", "1e999", " ", "\\ud800")


def mutated_json(chance: Random, depth: int = 0) -> Any:
    """Any JSON value."""
    which = chance.randrange(8 if depth < 3 else 5)
    if which == 0:
        return chance.choice([None, True, False])
    if which in (1, 2):
        return chance.choice(NUMBERS)
    if which in (3, 4):
        return chance.choice(ODD)
    if which in (5, 6):
        return [mutated_json(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(["a", "id", "do", "", "v"]): mutated_json(chance, depth + 1) for _ in range(3)}


def mutated_text(text: str, chance: Random) -> str:
    """A text with a few things removed, doubled, inserted or swapped; never as it was."""
    while True:
        changed = text
        for _ in range(chance.randint(1, 3)):
            changed = once(changed, chance)
        if changed != text:
            return changed


def once(text: str, chance: Random) -> str:
    """One change at a random place."""
    at = chance.randrange(len(text) + 1)
    end = min(len(text), at + chance.choice([1, 1, 2, 10, 200]))
    way = chance.randrange(6)
    if way == 0:
        return text[:at] + text[end:]
    if way == 1:
        return text[:at] + text[at:end] * 2 + text[end:]
    if way == 2:
        return text[:at] + chance.choice(BITS) + text[at:]
    if way == 3:
        return text[:at]
    if way == 4:
        return text[:at] + chance.choice(BITS) + text[at + 1 :]
    other = chance.randrange(len(text) + 1)
    return text[:at] + text[other : other + end - at] + text[end:]


def mutated_value(value: Any, chance: Random) -> Any:
    """A JSON value in which one or two things, at any depth, are dropped, doubled, replaced or swapped."""
    changed = json.loads(json.dumps(value))
    for _ in range(chance.randint(1, 2)):
        found = places(changed)
        if not found:
            return mutated_json(chance)
        container, key = chance.choice(found)
        way = chance.randrange(4)
        if way == 0:
            del container[key]
        elif way == 1:
            container[key] = mutated_json(chance)
        elif way == 2:
            other, there = chance.choice(found)
            container[key] = json.loads(json.dumps(other[there]))
        elif isinstance(container, list):
            container.insert(key, container[key])
        else:
            container[chance.choice(ODD)] = container[key]
    return changed


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in a JSON value."""
    found: list[tuple[Any, Any]] = []
    open_ones = [value]
    while open_ones:
        each = open_ones.pop()
        keys = list(each) if isinstance(each, dict) else list(range(len(each)))
        found += [(each, key) for key in keys]
        open_ones += [each[key] for key in keys if isinstance(each[key], dict | list)]
    return found
