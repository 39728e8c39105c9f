"""The header of a record: format, version, game, options, seats, seed; everything but the rounds and the result."""

import unicodedata
from typing import Any

from lostcities.game import Game
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.record.model import Record, Seat
from lostcities.record.sentences import bad_record, place, says
from lostcities.record.shape import as_list, as_object, as_text, as_whole, refuse_unknown, required, x_of

FORMAT = "lostcities-record"
VERSION = 1
LONGEST_NAME = 60
"""Code points."""

_KEYS = ("format", "version", "game", "options", "seats", "seed", "rounds", "result", "x")
_SEAT_KEYS = ("name", "mind", "x")
_DIRECTION = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""The characters that steer the direction of text (Unicode's Bidi_Control)."""
_CONTROL_AND_LINE_BREAK = ("Cc", "Zl", "Zp")
"""Unicode categories: control characters (most line breaks are among them), and the line and paragraph separators."""

VISIBLE_SIGNS = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
"""The characters of category Cf that leave a mark (Unicode's Prepended_Concatenation_Mark), most of them Arabic."""
_UNSEEN = ("Zs", "Cf", "Cs")
"""Unicode categories: spaces, characters that only steer the text around them, halves of a character."""
_FILLERS = (
    *(range(point, point + 1) for point in (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x2800, 0x3164, 0xFFA0)),
    *(range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xFFF0, 0xFFF9), range(0xE0000, 0xE1000)),
)
"""What else leaves no mark: the rest of Unicode's Default_Ignorable_Code_Point, and the empty Braille cell."""


def read_header(value: Any) -> Record:
    """The record of `value` with no round dealt yet. Raises BadRecord for the first bad spot before the rounds.

    The format and version come first: if they differ, nothing else can be expected to have the shape known here.
    """
    record = as_object(value, ())
    form = required(record, (), "format")
    if form != FORMAT:
        as_text(form, ("format",))
        raise bad_record("record-format", "format", wanted=says(FORMAT), says=says(form))
    version = as_whole(required(record, (), "version"), ("version",))
    if version != VERSION:
        raise bad_record("record-version", "version", wanted=VERSION, says=version)
    refuse_unknown(record, (), _KEYS)
    game = _read_game(record)
    options = _read_options(record, game)
    seats = _read_seats(record, game)
    seed = as_text(record["seed"], ("seed",)) if "seed" in record else None
    x = x_of(record, ())
    as_list(required(record, (), "rounds"), ("rounds",))
    return Record(Match.begin(game, options or {}, len(seats)), seats, options, seed, x)


def _read_game(record: dict[str, Any]) -> Game:
    name = as_text(required(record, (), "game"), ("game",))
    if name not in GAMES:
        raise bad_record("record-game", "game", says=says(name), games=", ".join(GAMES))
    return GAMES[name]


def _read_options(record: dict[str, Any], game: Game) -> dict[str, Any] | None:
    """The options as given, each known and allowed, and all of them valid together."""
    if "options" not in record:
        return None
    options = as_object(record["options"], ("options",))
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        spot = place(("options", name))
        if name not in known:
            raise bad_record("record-option-unknown", spot, game=game.name)
        if not known[name].allows(value):
            raise bad_record("record-option", spot, means=known[name].means, says=says(value))
    refused = game.refuse_rules({option.name: option.default for option in game.options} | options)
    if refused is not None:
        raise bad_record("record-options-together", "options", means=refused)
    return options


def _read_seats(record: dict[str, Any], game: Game) -> list[Seat]:
    seats = as_list(required(record, (), "seats"), ("seats",))
    counts = (*game.seats, *game.more_seats)
    if len(seats) not in counts:
        allowed = " or ".join(map(str, counts))
        raise bad_record("record-seat-count", "seats", game=game.name, allowed=allowed, count=len(seats))
    return [_read_seat(seat, index) for index, seat in enumerate(seats)]


def _read_seat(value: Any, index: int) -> Seat:
    path = ("seats", index)
    seat = as_object(value, path)
    refuse_unknown(seat, path, _SEAT_KEYS)
    name = as_text(required(seat, path, "name"), (*path, "name"))
    check_written_name(name, place((*path, "name")))
    mind = as_text(seat["mind"], (*path, "mind")) if "mind" in seat else None
    return Seat(name, mind, x_of(seat, path))


def check_name(name: str, spot: str) -> None:
    """Raise BadRecord if `name` cannot be given to a seat; `spot` is where it stands. It must have a character that can
    be seen, which the names in older records need not."""
    check_written_name(name, spot)
    if not any(_is_seen(char) for char in name):
        raise bad_record("record-name-empty", spot)


def _is_seen(char: str) -> bool:
    """Whether a character leaves a mark. A character too new for this Unicode counts as one that does."""
    if char in VISIBLE_SIGNS:
        return True
    return unicodedata.category(char) not in _UNSEEN and not any(ord(char) in each for each in _FILLERS)


def check_written_name(name: str, spot: str) -> None:
    """Raise BadRecord if no record can hold `name`."""
    if not name.strip():
        raise bad_record("record-name-empty", spot)
    if len(name) > LONGEST_NAME:
        raise bad_record("record-name-long", spot, count=len(name), most=LONGEST_NAME)
    if any(char in _DIRECTION or unicodedata.category(char) in _CONTROL_AND_LINE_BREAK for char in name):
        raise bad_record("record-name-character", spot, says=says(name))
