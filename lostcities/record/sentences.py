"""What can be wrong with a record, each said once: a key for the page's languages and an English sentence.

A sentence begins with its spot, as record.md writes places: `seats[0].name` in the header, counting from 0 as JSON
does, `round 2, turn 14` in the rounds, counting from 1. The values that fill a sentence are numbers, texts of the
project's own, or texts of the record that `quote` has made printable.
"""

import json
import re
from collections.abc import Sequence

from lostcities.errors import LONGEST_QUOTE, BadRecord, printable, quote

Path = tuple[str | int, ...]
"""Keys and indexes from the record down to a value: ("seats", 0, "name")."""

SENTENCES = {
    # The JSON form
    "record-long": "longer than {most} bytes of UTF-8, the limit (4 MiB)",
    "record-not-utf8": "not UTF-8 (byte {byte} of the file)",
    "record-byte-order-mark": "a byte order mark, which a record must not begin with",
    "record-lone-surrogate": "a lone surrogate, which is not a character",
    "record-value-missing": "not JSON: a value is missing",
    "record-not-a-value": "not JSON: {text} does not begin a value",
    "record-not-a-number": "not JSON: an incomplete number",
    "record-constant": "not JSON: {text} is not a JSON number",
    "record-string-open": "not JSON: a string that does not end",
    "record-string-control": "not JSON: a control character in a string must be escaped",
    "record-string-escape": "not JSON: this backslash begins no valid escape",
    "record-key-expected": "not JSON: a key in double quotes is expected",
    "record-colon-expected": "not JSON: a colon is expected after the key",
    "record-comma-expected": "not JSON: a comma or the closing {bracket} is expected",
    "record-link": "it does not hold a whole match; perhaps part of it is missing",
    "record-after-end": "there is something after the end of the record",
    "record-key-twice": "the key {name} is given twice",
    "record-deep": "more than {most} levels of nesting, the limit",
    "record-digits": "a whole number of {digits} digits; the limit is {most}",
    "record-infinite": "a number too large: it reads as infinite",
    # Types and keys
    "record-missing": "missing",
    "record-unknown-key": "an unknown key",
    "record-type": "must be {wanted}, not {found}",
    "record-fraction": "must be a whole number, without a fraction or an exponent",
    # The header
    "record-format": "must be {wanted}; it says {says}",
    "record-version": "must be {wanted}; it says {says}",
    "record-game": "no game is called {says}; the games are {games}",
    "record-option-unknown": "no option of the game {game}",
    "record-option": "must be {means}; it says {says}",
    "record-options-together": "{means}",
    "record-seat-count": "the game {game} is for {allowed} seats; there are {count}",
    "record-name-empty": "a name must have at least one character that can be seen",
    "record-name-long": "a name of {count} characters; the limit is {most}",
    "record-name-character": "a name must have no control, direction or line-break characters; it says {says}",
    "record-name-invisible": "a name in a match at a distance must have no invisible characters; it says {says}",
    # The rounds
    "record-rounds-limit": "a match has at most {most} rounds, the limit",
    "record-match-over": "the match is over after round {round}",
    "record-round-going": "round {round} is not over, so no other can begin",
    "record-starts": "it says {says}, the rules give {gives}",
    "record-card-empty": "card {number} is empty; cards are separated by single spaces",
    "record-card-unknown": "{card} is an unknown card",
    "record-card-unknown-missing": "{card} is an unknown card, and {missing} is missing",
    "record-card-doubled": "{card} is doubled: it occurs {count} times, not {right}",
    "record-card-doubled-missing": "{card} is doubled: it occurs {count} times, not {right}, and {missing} is missing",
    "record-card-missing": "{missing} is missing",
    "record-tiles": "{means}",
    "record-turns-limit": "a round has at most {most} turns, the limit",
    "record-turn-empty": "the turn is empty",
    "record-turn-spaces": "moves are separated by single spaces",
    "record-turn-after-end": "the round is over after turn {turn}",
    "record-turn-goes-on": "{move} comes after the end of the turn",
    "record-turn-unfinished": "the turn is unfinished and not the last",
    "record-not-a-move": "{move} is no move of the game {game}",
    "record-illegal": "{move} is illegal: {means}",
    "record-totals-early": "must not appear before the round is over",
    "record-totals-missing": "missing; the rules give {gives}",
    "record-totals": "it says {says}, the rules give {gives}",
    # The result
    "record-result-early": "must not appear before the match is over",
    "record-result-missing": "missing; the match is over",
}

KINDS = {
    "null": "null",
    "flag": "true or false",
    "whole": "a whole number",
    "fraction": "a fraction",
    "text": "a text",
    "list": "a list",
    "object": "an object",
}
"""The JSON types that "record-type" names in `wanted` and `found`, in English."""

_PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,59}")


def bad_record(key: str, spot: str, **values: str | int) -> BadRecord:
    """The error of sentence `key` at `spot`; its values also hold the key as `reason` and the spot."""
    said = {name: KINDS[str(kind)] for name, kind in values.items()} if key == "record-type" else values
    return BadRecord(f"{spot}: {SENTENCES[key].format(**said)}", reason=key, spot=spot, **values)


def place(path: Sequence[str | int]) -> str:
    """A path in words: "seats[0].name", "round 2, turn 14"; the whole record for an empty one."""
    match path:
        case []:
            return "the record"
        case ["rounds", int(number), "turns", int(turn), *rest]:
            return f"round {number + 1}, turn {turn + 1}" + _walk(rest, "")
        case ["rounds", int(number)]:
            return f"round {number + 1}"
        case ["rounds", int(number), *rest]:
            return f"round {number + 1}, {_walk(rest, '')}"
    return _walk(path, "")


def _walk(path: Sequence[str | int], walked: str) -> str:
    """`path` as JSON writes it: keys joined by dots, indexes and unusual keys in brackets."""
    for step in path:
        if isinstance(step, int):
            walked += f"[{step}]"
        elif _PLAIN_KEY.fullmatch(step):
            walked += f".{step}" if walked else step
        else:
            walked += f"[{quote(step)}]"
    return walked


def says(value: object) -> str:
    """What a record says, as JSON, for use in a sentence: cut, then escaped. A text is quoted."""
    if isinstance(value, str):
        return quote(value)
    text = json.dumps(value, ensure_ascii=False)
    return printable(text[:LONGEST_QUOTE]) + ("…" if len(text) > LONGEST_QUOTE else "")
