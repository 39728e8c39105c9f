"""Ways to break a sound record, and what must be said about each: one exact sentence."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from record.small import BOARD_TILES, CARD_DEAL, as_bytes, board_record, card_record

Change = Callable[[dict[str, Any]], None]


@dataclass(frozen=True)
class Broken:
    """A way to break a record, named by its sentence."""

    data: bytes
    sentence: str


def _walk(record: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        record = record[step]
    return record


def put(*path_and_value: Any) -> Change:
    """Set the value at a path; the last argument is the value."""
    *path, key, value = path_and_value

    def change(record: dict[str, Any]) -> None:
        _walk(record, tuple(path))[key] = value

    return change


def add(*path_and_value: Any) -> Change:
    """Put a value at the end of the list at a path; the last argument is the value."""
    *path, value = path_and_value
    return lambda record: _walk(record, tuple(path)).append(value)


def drop(*path: str | int) -> Change:
    """Take away what stands at a path."""

    def change(record: dict[str, Any]) -> None:
        del _walk(record, path[:-1])[path[-1]]

    return change


def card(sentence: str, *changes: Change) -> Broken:
    """The finished card match with changes."""
    return _changed(card_record(), sentence, changes)


def board(sentence: str, *changes: Change) -> Broken:
    """The board game's round with changes."""
    return _changed(board_record(), sentence, changes)


def _changed(record: dict[str, Any], sentence: str, changes: tuple[Change, ...]) -> Broken:
    for change in changes:
        change(record)
    return Broken(as_bytes(record), sentence)


def swapped(old: str, new: str, sentence: str) -> Broken:
    """The finished card match as JSON with one text replaced, which must stand there."""
    text = as_bytes(card_record()).decode()
    assert old in text
    return Broken(text.replace(old, new, 1).encode(), sentence)


def _deal(*changes: tuple[str, str]) -> str:
    deal = CARD_DEAL
    for old, new in changes:
        assert old in deal
        deal = deal.replace(old, new, 1)
    return deal


def escaped(char: str) -> str:
    """The character as a sentence writes one that cannot be printed."""
    return char.encode("unicode_escape").decode()


FIRST = ("rounds", 0)

JSON_FORM = [
    Broken(b"", "line 1, column 1: not JSON: a value is missing"),
    Broken(b" \n\t\r\n ", "line 3, column 2: not JSON: a value is missing"),
    Broken(b"\xef\xbb\xbf{}", "line 1, column 1: a byte order mark, which a record must not begin with"),
    Broken(b"\xff\xfe{\x00}\x00", "line 1, column 1: not UTF-8 (byte 1 of the file)"),
    Broken(b'{"a":\n"\xd0\xaf\xc3("}', "line 2, column 3: not UTF-8 (byte 10 of the file)"),
    Broken(b'{"a": "\xed\xa0\x80"}', "line 1, column 8: not UTF-8 (byte 8 of the file)"),
    Broken(b"{", "line 1, column 2: not JSON: a key in double quotes is expected"),
    Broken(b"{'a': 1}", "line 1, column 2: not JSON: a key in double quotes is expected"),
    Broken(b'{"a" 1}', "line 1, column 6: not JSON: a colon is expected after the key"),
    Broken(b'{"a":}', "line 1, column 6 (a): not JSON: a value is missing"),
    Broken(b'{"a": 1', "line 1, column 8: not JSON: a comma or the closing } is expected"),
    Broken(b'{"a": 1,}', "line 1, column 9: not JSON: a key in double quotes is expected"),
    Broken(b"[1, 2", "line 1, column 6: not JSON: a comma or the closing ] is expected"),
    Broken(b"[1,]", "line 1, column 4 ([1]): not JSON: a value is missing"),
    Broken(b"[01]", "line 1, column 3: not JSON: a comma or the closing ] is expected"),
    Broken(b"[+1]", 'line 1, column 2 ([0]): not JSON: "+" begins no value'),
    Broken(b"[.5]", 'line 1, column 2 ([0]): not JSON: "." begins no value'),
    Broken(b"[1.]", "line 1, column 3: not JSON: a comma or the closing ] is expected"),
    Broken(b"[-]", "line 1, column 2 ([0]): not JSON: a number that is not complete"),
    Broken(b"[True]", 'line 1, column 2 ([0]): not JSON: "T" begins no value'),
    Broken(b"[nul]", 'line 1, column 2 ([0]): not JSON: "n" begins no value'),
    Broken("[\u202e]".encode(), 'line 1, column 2 ([0]): not JSON: "\\u202e" begins no value'),
    Broken(b'{"x": NaN}', "line 1, column 7 (x): not JSON: NaN is no JSON number"),
    Broken(b'{"x": Infinity}', "line 1, column 7 (x): not JSON: Infinity is no JSON number"),
    Broken(b'{"x": -Infinity}', "line 1, column 7 (x): not JSON: -Infinity is no JSON number"),
    Broken(b'{"x": {"n": 1e999}}', "line 1, column 13 (x.n): a number too large: it reads as infinite"),
    Broken(b'{"x": 1234567890123456}', "line 1, column 7 (x): a whole number of 16 digits; the limit is 15"),
    Broken(b'{"x": -1234567890123456}', "line 1, column 7 (x): a whole number of 16 digits; the limit is 15"),
    Broken(b'["a]', "line 1, column 2 ([0]): not JSON: a string that does not end"),
    Broken(b'["a\nb"]', "line 1, column 4 ([0]): not JSON: a control character in a string must be escaped"),
    Broken(b'["\\q"]', "line 1, column 3 ([0]): not JSON: a backslash begins no escape here"),
    Broken(b'["\\u\\u0041"]', "line 1, column 3 ([0]): not JSON: a backslash begins no escape here"),
    Broken(b'["\\u12g4"]', "line 1, column 3 ([0]): not JSON: a backslash begins no escape here"),
    Broken(b'["\\ud83d"]', "line 1, column 3 ([0]): a lone surrogate, which is no character"),
    Broken(b'["\\udc22\\ud83d"]', "line 1, column 3 ([0]): a lone surrogate, which is no character"),
    Broken(b'["\\ud83d\\u0041"]', "line 1, column 3 ([0]): a lone surrogate, which is no character"),
    Broken(b"[,1]", "line 1, column 2 ([0]): not JSON: a value is missing"),
    Broken(b'{"a"::1}', "line 1, column 6 (a): not JSON: a value is missing"),
    Broken(b'["\\n","\\q\\n"]', "line 1, column 8 ([1]): not JSON: a backslash begins no escape here"),
    Broken(b'["\\n\\uZ\\n"]', "line 1, column 5 ([0]): not JSON: a backslash begins no escape here"),
    Broken(b'["\\ud83d', "line 1, column 3 ([0]): a lone surrogate, which is no character"),
    Broken(b'[,"\\ud83d"]', "line 1, column 2 ([0]): not JSON: a value is missing"),
    Broken(b'{"a": {"b": 1 "c"}}', "line 1, column 15 (a): not JSON: a comma or the closing } is expected"),
    Broken(b"NaNN", "line 1, column 1: not JSON: NaN is no JSON number"),
    Broken(b"[1, 1e9991e300]", "line 1, column 5 ([1]): a number too large: it reads as infinite"),
    Broken(b"[1, 1e-51e999]", "line 1, column 10: not JSON: a comma or the closing ] is expected"),
    Broken(b"[1 1e999]", "line 1, column 4: not JSON: a comma or the closing ] is expected"),
    Broken(b"{NaN: 1}", "line 1, column 2: not JSON: a key in double quotes is expected"),
    Broken(b'[{"a": 1, "a": 2}, -Infinity]', 'line 1, column 11 ([0]): the key "a" is given twice'),
    Broken(b'["1e999", 1e998, 1e999]', "line 1, column 11 ([1]): a number too large: it reads as infinite"),
    Broken(b"1 1234567890123456", "line 1, column 3: there is something after the end of the record"),
    Broken(
        b'{"a":' * 33,
        f"line 1, column 161 ({'.'.join('a' * 32)}): more than 32 levels of nesting, the limit",
    ),
    Broken(b"{} {}", "line 1, column 4: there is something after the end of the record"),
    Broken(b"{}\x00", "line 1, column 3: there is something after the end of the record"),
    Broken(b"{}\xc2\xa0", "line 1, column 3: there is something after the end of the record"),
    Broken(b'{"a": 1, "a": 1}', 'line 1, column 10: the key "a" is given twice'),
    Broken(b'{"a": 1, "\\u0061": 1}', 'line 1, column 10: the key "a" is given twice'),
    Broken(
        b'[{}, {"a": [{"b": {}}], "a": {}}, {"c": 1, "c": 1}]', 'line 1, column 25 ([1]): the key "a" is given twice'
    ),
    Broken(b'{"a": {}, "a": [{"b": {}, "b": {"c": 1}}, {}', 'line 1, column 11: the key "a" is given twice'),
    Broken(b'{"a": [{}, {"b": {}, "b": {"c": [{}, {"d', 'line 1, column 22 (a[1]): the key "b" is given twice'),
    Broken(b"[" * 33, "line 1, column 33 (" + "[0]" * 32 + "): more than 32 levels of nesting, the limit"),
    Broken(b'{"a":' * 33, "line 1, column 161 (" + ".".join("a" * 32) + "): more than 32 levels of nesting, the limit"),
    Broken(b" " * 4194305, "the record: longer than 4194304 bytes of UTF-8, the limit (4 MiB)"),
    swapped(
        '"name": "Ada"', '"name": "Ada", "name": "A"', 'line 1, column 132 (seats[0]): the key "name" is given twice'
    ),
    swapped('"y3 <"', '"\\ud800"', "line 1, column 436 (round 1, turn 3): a lone surrogate, which is no character"),
]

HEADER = [
    Broken(b"[]", "the record: must be an object, not a list"),
    Broken(b"null", "the record: must be an object, not null"),
    Broken(b"1e2", "the record: must be an object, not a fraction"),
    Broken(b"{}", "format: missing"),
    card('format: must be "lostcities-record"; it says "chess"', put("format", "chess")),
    card("format: must be a text, not a whole number", put("format", 1)),
    card("version: missing", drop("version")),
    card("version: must be 1; it says 2", put("version", 2)),
    card("version: must be a whole number, not true or false", put("version", True)),
    card("version: must be a whole number, not a text", put("version", "1")),
    card("version: must be a whole number, without a fraction or an exponent", put("version", 1.0)),
    swapped('"version": 1', '"version": 1e0', "version: must be a whole number, without a fraction or an exponent"),
    card("version: must be 1; it says 2", put("version", 2), put("new", 1)),
    card("colour: an unknown key", put("colour", 1)),
    card('["a b\\n"]: an unknown key', put("a b\n", 1)),
    card(f'["{"k" * 60}"…]: an unknown key', put("k" * 61, 1)),
    card("game: missing", drop("game")),
    card("game: must be a text, not null", put("game", None)),
    card('game: no game is called "Card"; the games are card, board, adapted', put("game", "Card")),
    card(
        "game: no game is called " + '"' + 60 * r"\u202e" + '"…; the games are card, board, adapted',
        put("game", "\u202e" * 61),
    ),
    card("options: must be an object, not a list", put("options", [])),
    card("options: must be an object, not null", put("options", None)),
    card("options.stacks_of: no option of the game card", put("options", "stacks_of", "all")),
    card("options.x: no option of the game card", put("options", "x", {})),
    card("options.rounds: must be a whole number from 1 to 99; it says 100", put("options", "rounds", 100)),
    card("options.rounds: must be a whole number from 1 to 99; it says true", put("options", "rounds", True)),
    card("options.rounds: must be a whole number from 1 to 99; it says 2.0", put("options", "rounds", 2.0)),
    card('options.expeditions: must be 5 or 6; it says "5"', put("options", "expeditions", "5")),
    card("options.redraw_own_discard: must be true or false; it says 1", put("options", "redraw_own_discard", 1)),
    board(
        'options: direction "both" does not go together with start_lowest "strict"',
        put("options", {"direction": "both", "start_lowest": "strict"}),
    ),
    card("seats: missing", drop("seats")),
    card("seats: must be a list, not an object", put("seats", {})),
    card("seats: the game card is for 2 seats; there are 3", put("seats", [{"name": "A"}] * 3)),
    board("seats: the game board is for 2 or 3 or 4 seats; there are 5", put("seats", [{"name": "A"}] * 5)),
    card("seats[1]: must be an object, not a text", put("seats", 1, "Ada")),
    card("seats[0].age: an unknown key", put("seats", 0, "age", 7)),
    card("seats[0].name: missing", drop("seats", 0, "name")),
    card("seats[0].name: must be a text, not null", put("seats", 0, "name", None)),
    card("seats[1].name: a name must have at least one character that can be seen", put("seats", 1, "name", "")),
    card("seats[1].name: a name must have at least one character that can be seen", put("seats", 1, "name", " \u3000")),
    card("seats[0].name: a name of 61 characters; the limit is 60", put("seats", 0, "name", "a" * 61)),
    *(
        card(
            "seats[0].name: a name must have no control, direction or line-break characters; "
            f'it says "A{escaped(char)}b"',
            put("seats", 0, "name", f"A{char}b"),
        )
        for char in "\n\r\t\x00\x7f\x85\u2028\u2029\u061c\u200e\u200f\u202a\u202e\u2066\u2069"
    ),
    card("seats[1].mind: must be a text, not null", put("seats", 1, "mind", None)),
    card("seats[1].x: must be an object, not a list", put("seats", 1, "x", [])),
    card("seed: must be a text, not a whole number", put("seed", 7)),
    card("x: must be an object, not a text", put("x", "practice")),
    card("rounds: missing", drop("rounds")),
    card("rounds: must be a list, not an object", put("rounds", {})),
]

ROUNDS = [
    card("round 2: must be an object, not null", put("rounds", 1, None)),
    card("round 1, note: an unknown key", put(*FIRST, "note", "")),
    card("round 1, tiles: an unknown key", put(*FIRST, "tiles", "")),
    card("round 1, x: must be an object, not true or false", put(*FIRST, "x", True)),
    card("round 1, starts: missing", drop(*FIRST, "starts")),
    card("round 1, starts: must be a whole number, not true or false", put(*FIRST, "starts", False)),
    card("round 1, starts: it says 2, the rules give 0 or 1", put(*FIRST, "starts", 2)),
    card("round 1, starts: it says -1, the rules give 0 or 1", put(*FIRST, "starts", -1)),
    card("round 2, starts: it says 1, the rules give 0", put("rounds", 1, "starts", 1)),
    card("round 1, deal: missing", drop(*FIRST, "deal")),
    card("round 1, deal: must be a text, not a list", put(*FIRST, "deal", CARD_DEAL.split())),
    card("round 1, deal: card 1 is empty; cards are separated by single spaces", put(*FIRST, "deal", "")),
    card(
        "round 1, deal: card 4 is empty; cards are separated by single spaces",
        put(*FIRST, "deal", _deal(("yx y2", "yx  y2"))),
    ),
    card('round 1, deal: "p2" is an unknown card, and y2 is missing', put(*FIRST, "deal", _deal(("y2", "p2")))),
    card('round 1, deal: "y11" is an unknown card', put(*FIRST, "deal", CARD_DEAL + " y11")),
    card(
        'round 1, deal: "yx\\tyx" is an unknown card, and yx is missing',
        put(*FIRST, "deal", _deal(("yx yx", "yx\tyx"))),
    ),
    card("round 1, deal: y2 is doubled: it occurs 2 times, not 1", put(*FIRST, "deal", CARD_DEAL + " y2")),
    card(
        "round 1, deal: yx is doubled: it occurs 4 times, not 3, and b2 is missing",
        put(*FIRST, "deal", _deal(("b2", "yx"))),
    ),
    card("round 1, deal: r10 is missing", put(*FIRST, "deal", _deal((" r10", "")))),
    card("round 1, deal: b2 is missing", put(*FIRST, "deal", _deal((" bx bx b2", " bx bx")))),
    card("round 1, turns: missing", drop(*FIRST, "turns")),
    card("round 1, turns: must be a list, not a text", put(*FIRST, "turns", "y2 <")),
    card("round 1, turn 2: must be a text, not a list", put(*FIRST, "turns", 1, ["bx", "<"])),
    card("round 1, turn 1: the turn is empty", put(*FIRST, "turns", 0, "")),
    card("round 1, turn 1: moves are separated by single spaces", put(*FIRST, "turns", 0, "y2  <")),
    card("round 1, turn 1: moves are separated by single spaces", put(*FIRST, "turns", 0, "y2 < ")),
    card("round 1, turn 1: moves are separated by single spaces", put(*FIRST, "turns", 0, " y2 <")),
    card('round 1, turn 1: "y2\\t<" is no move of the game card', put(*FIRST, "turns", 0, "y2\t<")),
    card('round 1, turn 1: "Y2" is no move of the game card', put(*FIRST, "turns", 0, "Y2 <")),
    card('round 1, turn 1: "y2:a" is no move of the game card', put(*FIRST, "turns", 0, "y2:a <")),
    card(
        "round 1, turn 1: " + '"' + 60 * r"\x1b" + '"… is no move of the game card',
        put(*FIRST, "turns", 0, "\x1b" * 61),
    ),
    card("round 1, turn 1: b3 is illegal: you do not hold that card", put(*FIRST, "turns", 0, "b3 <")),
    card("round 1, turn 1: < is illegal: you must place a card before you draw one", put(*FIRST, "turns", 0, "< y2")),
    card(
        "round 1, turn 1: y3 is illegal: you have placed your card and must draw one now",
        put(*FIRST, "turns", 0, "y2 y3 <"),
    ),
    card(
        "round 1, turn 3: yx is illegal: a wager goes before the numbers, and your yellow expedition already has one",
        put(*FIRST, "turns", 2, "yx <"),
    ),
    card("round 2, turn 2: <y is illegal: you have just discarded that card", put("rounds", 1, "turns", 1, "-y7 <y")),
    card("round 1, turn 1: <b is illegal: the blue discard pile is empty", put(*FIRST, "turns", 0, "y2 <b")),
    card("round 1, turn 1: p2 is illegal: there are no purple cards in this match", put(*FIRST, "turns", 0, "p2 <")),
    card('round 1, turn 1: "bx" comes after the end of the turn', put(*FIRST, "turns", 0, "y2 < bx <")),
    card("round 1, turn 1: the turn is unfinished and not the last", put(*FIRST, "turns", 0, "y2")),
    card("round 1, turn 5: the round is over after turn 4", add(*FIRST, "turns", "y4 <")),
    card("round 1, totals: must not stand before the round is over", drop(*FIRST, "turns", 3)),
    card("round 2: round 1 is not over, and no other can begin", drop(*FIRST, "turns", 3), drop(*FIRST, "totals")),
    card("round 1, totals: missing; the rules give [-15, -40]", drop(*FIRST, "totals")),
    card("round 1, totals: must be a list, not null", put(*FIRST, "totals", None)),
    card("round 1, totals[1]: must be a whole number, not a text", put(*FIRST, "totals", [-15, "-40"])),
    card(
        "round 1, totals[0]: must be a whole number, without a fraction or an exponent",
        put(*FIRST, "totals", [-15.0, -40]),
    ),
    card("round 1, totals: it says [-15, -41], the rules give [-15, -40]", put(*FIRST, "totals", [-15, -41])),
    card("round 1, totals: it says [-15], the rules give [-15, -40]", put(*FIRST, "totals", [-15])),
    card("round 2, totals: it says [-36, -12], the rules give [-51, -52]", put("rounds", 1, "totals", [-36, -12])),
    card("round 3: the match is over after round 2", add("rounds", card_record()["rounds"][1])),
    card(
        "round 1, turn 1: y3 is illegal: you do not hold that card",
        put(*FIRST, "turns", 0, "y3 <"),
        put(*FIRST, "deal", _deal(("y3", "?"), ("r10", "y3"), ("?", "r10"))),
        put(*FIRST, "totals", "?"),
        put("rounds", 1, "?"),
        put("result", "?"),
    ),
    board("round 1, tiles: missing", drop(*FIRST, "tiles")),
    board("round 1, tiles: must be a text, not null", put(*FIRST, "tiles", None)),
    board(
        'round 1, tiles: tile 2 is "y4:arrow" and should lie on y5',
        put(*FIRST, "tiles", BOARD_TILES.replace("y5", "y4")),
    ),
    board(
        'round 1, tiles: tile 1 is "y3:20", which is no kind of tile',
        put(*FIRST, "tiles", BOARD_TILES.replace("y3:arrow", "y3:20")),
    ),
    board(
        "round 1, tiles: there are 8 arrow tiles instead of 9",
        put(*FIRST, "tiles", BOARD_TILES.replace("y3:arrow", "y3:10")),
    ),
    board("round 1, tiles: there are 24 tiles instead of 25", put(*FIRST, "tiles", BOARD_TILES.removesuffix(" r9:15"))),
    board("round 1, tiles: there are 26 tiles instead of 25", put(*FIRST, "tiles", BOARD_TILES + " r9:15")),
    board("round 1, totals: must not stand before the round is over", put(*FIRST, "totals", [0, 0])),
]

RESULT = [
    card("result: missing; the match is over", drop("result")),
    card("result: must be an object, not null", put("result", None)),
    card("result.prize: an unknown key", put("result", "prize", 1)),
    card("result.x: must be an object, not a whole number", put("result", "x", 1)),
    card("result.totals: missing", drop("result", "totals")),
    card("result.totals: it says [0, 0], the rules give [-51, -52]", put("result", "totals", [0, 0])),
    card("result.totals[0]: must be a whole number, not true or false", put("result", "totals", [True, 0])),
    card("result.winners: missing", drop("result", "winners")),
    card("result.winners: must be a list, not a whole number", put("result", "winners", 0)),
    card("result.winners: it says [1], the rules give [0]", put("result", "winners", [1])),
    card("result.winners: it says [0, 1], the rules give [0]", put("result", "winners", [0, 1])),
    card("result: must not stand before the match is over", drop("rounds", 1)),
    card("result: must not stand before the match is over", drop("rounds", 1), put("result", None)),
    board("result: must not stand before the match is over", put("result", {})),
]

BROKEN = [*JSON_FORM, *HEADER, *ROUNDS, *RESULT]
