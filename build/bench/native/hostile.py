"""How long it takes to refuse hostile files of 4 MiB: the record's reader alone, natively.

They are made to be slow to read: very many of one small thing, with an error at the very end, or none. A sound record
takes longer, as its turns are replayed; the sound ones here have no turns.
"""

import gc
from collections.abc import Callable
from time import process_time

from build.bench.figures import Figure, middle
from lostcities.errors import BadRecord
from lostcities.record import LONGEST, read

PATIENCE = 0.5
"""Seconds."""
TRIES = 3


def _many(thing: str, end: str, start: str = "[") -> str:
    """A file of the greatest length allowed that repeats `thing`."""
    return start + thing * ((LONGEST - len(start) - len(end)) // len(thing)) + end


def _keys(end: str, member: str = '"{:06x}":0,') -> str:
    """An object of very many keys."""
    return "{" + "".join(map(member.format, range(LONGEST // len(member.format(0)) - 2))) + end


def _sound(thing: str) -> str:
    """A sound record in which a list, under a key that anyone may use, repeats `thing`."""
    header = '"format":"lostcities-record","version":1,"game":"card","seats":[{"name":"A"},{"name":"B"}],"rounds":[]'
    return _many(thing, "0]}}", f'{{{header},"x":{{"":[')


FILES: dict[str, tuple[Callable[[], str], str]] = {
    "small numbers": (lambda: _many("1,", "1]"), "must be an object, not a list"),
    "small numbers, the last too long": (lambda: _many("1,", f"{10**15}]"), "a whole number of 16 digits"),
    "fractions": (lambda: _many("1.5,", "1e999]"), "it reads as infinite"),
    "texts": (lambda: _many('"a",', '"'), "a string that does not end"),
    "texts with escapes": (lambda: _many('"\\u0061",', '"\\ud800"]'), "a lone surrogate"),
    "lists": (lambda: _many("[],", "[]"), "a comma or the closing ] is expected"),
    "lists in lists": (lambda: _many("[[[[]]]],", "[" * 40), "more than 32 levels"),
    "lists thirty deep": (lambda: _many("[" * 30 + "]" * 30 + ",", "0"), "a comma or the closing ] is expected"),
    "numbers that are nearly too large": (lambda: _many("1e308,", "1e309]"), "it reads as infinite"),
    "objects thirty deep, the last with a key twice": (
        lambda: _many('{"":' * 30 + "0" + "}" * 30 + ",", '{"":0,"":0}]'),
        "is given twice",
    ),
    "objects, then thirty in one another with a key twice each": (
        lambda: _many('{"":0},', '{"a":0,"a":' * 30 + "0" + "}" * 30 + "]"),
        "is given twice",
    ),
    "lists thirty deep in an object, a colon missing behind": (
        lambda: _many("[" * 30 + "]" * 30 + ",", '0],"b" 0', '{"":0,"a":['),
        "a colon is expected",
    ),
    "lists thirty deep in an object that stays open, a key twice behind": (
        lambda: _many("[" * 30 + "]" * 30 + ",", '0],"a":0', '{"a":0,"":['),
        "is given twice",
    ),
    "lists in lists, with one end too many": (lambda: _many("[[[[]]]],", "0]]"), "something after the end"),
    "open lists": (lambda: _many("[", ""), "more than 32 levels"),
    "objects": (lambda: _many('{"":0},', "NaN]"), "NaN is not a JSON number"),
    "objects, the last with a key twice": (lambda: _many('{"":0},', '{"":0,"":0}]'), "is given twice"),
    "keys": (lambda: _keys('"a" 1}'), "a colon is expected"),
    "keys with escapes": (lambda: _keys('"a" 1}', '"\\\\{:06x}":0,'), "a colon is expected"),
    "keys, the last twice": (lambda: _keys('"000000":0}'), "is given twice"),
    "quotation marks": (lambda: _many('"', "", '"'), "something after the end"),
    "backslashes": (lambda: _many("\\\\", "", '"'), "a string that does not end"),
    "blanks": (lambda: _many(" ", "x"), "does not begin a value"),
    "blanks in an object": (lambda: _many(" ", "x", "{"), "a key in double quotes"),
    "blanks behind a comma in an object": (lambda: _many(" ", "x", '{"a":0,'), "a key in double quotes"),
    "a sound record with fractions": (lambda: _sound("1.5,"), "sound"),
    "a sound record with numbers that are nearly too large": (lambda: _sound("1e308,"), "sound"),
    "a sound record with objects": (lambda: _sound('{"":0},'), "sound"),
    "a sound record with objects and lists in one another": (
        lambda: _sound('{"":[' * 14 + "0" + "]}" * 14 + ","),
        "sound",
    ),
    "a sound record with lists twenty-nine deep": (lambda: _sound("[" * 29 + "]" * 29 + ","), "sound"),
}
"""By name: how the file is made, and words of the sentence that refuses it, or "sound"."""


def answered(data: bytes) -> tuple[float, str]:
    """Seconds of processor time until `data` is refused or read, and the sentence or "sound"."""
    gc.collect()
    begun = process_time()
    try:
        read(data)
    except BadRecord as error:
        return process_time() - begun, str(error)
    return process_time() - begun, "sound"


def figures() -> list[Figure]:
    """The time of each file, and of the slowest."""
    taken = []
    for name, (make, _) in FILES.items():
        data = make().encode()
        taken.append(
            Figure(f"4 MiB of {name}", middle([answered(data)[0] for _ in range(TRIES)]), " s", worst=PATIENCE)
        )
    return taken
