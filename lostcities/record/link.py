"""A whole match as a short text for the end of an address: the link of link.md, read as strictly as a file.

What the rules leave open takes only the bits it needs: a card of the deal is told by its place among the kinds that are
left, a move by its place among the legal ones. A link holds the deals, so it is for matches that everybody may see.
"""

import json
from collections import Counter
from collections.abc import Iterable
from random import Random

from lostcities.errors import BadRecord, LostCitiesError
from lostcities.game import Game, Rules
from lostcities.match import Match
from lostcities.record.header import FORMAT, VERSION, read_header
from lostcities.record.model import Record
from lostcities.record.replay import replayed
from lostcities.record.rounds import MOST_EXTRA_ROUNDS, MOST_TURNS
from lostcities.record.sentences import bad_record
from lostcities.record.strict_json import parse_json
from lostcities.record.write import SHORT, as_json, refuse_unsound

LONGEST_LINK = 16_000
"""Characters of a link; nothing longer is looked at."""
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""What a link is written with, six bits each; all may stand in an address as they are."""
_WORTH = {digit: worth for worth, digit in enumerate(DIGITS)}
FORM = 1
"""The form of a link's content; the first thing that a link tells."""
FORMS = 64
BYTE = 256
MORE = 128
"""Added to a digit of a count, this says that another digit follows."""
_PLACES = (1, MORE, MORE**2)
"""What the digits of a count are worth; no count needs more of them."""


def write_link(record: Record) -> str:
    """The link of a match: its deals and moves, who sits where, options, and what the record holds under `x`.

    Raises Misuse for a match that no record can hold, as `write` does.
    """
    refuse_unsound(record)
    match, told = record.match, _Telling()
    told.tell(FORM, FORMS)
    told.text(_header(record))
    told.count(len(match.rounds))
    for _, played, again in replayed(match):
        told.order(played.deal, match.game.cards(match.rules))
        told.order(played.tiles, _tiles(match.game, match.rules))
        told.tell(played.starts, match.seats)
        moves = [move for turn in played.turns for move in turn]
        told.tell(played.end is not None, 2)
        if played.end is None:
            told.count(len(moves))
        for move in moves:
            legal = again.rounds[-1].state.legal()
            told.tell(legal.index(move), len(legal))
            again.push(move)
    return told.digits()


def read_link(link: str) -> Record:
    """The record that a link holds. Raises BadRecord for anything that `write_link` would not write."""
    if len(link) > LONGEST_LINK or not link or not set(link) <= _WORTH.keys():
        raise _unsound()
    heard = _Hearing(link)
    try:
        if heard.hear(FORMS) != FORM:
            raise _unsound()
        record = read_header(parse_json(_record_text(heard.text())))
        for _ in range(heard.count(MOST_EXTRA_ROUNDS)):
            _hear_round(heard, record.match)
        if write_link(record) != link:
            raise _unsound()
    except BadRecord:
        raise
    except (LostCitiesError, ValueError, TypeError, LookupError, AttributeError):
        raise _unsound() from None
    return record


def _unsound() -> BadRecord:
    return bad_record("record-link", "link")


def _header(record: Record) -> str:
    """What stands before the rounds, as short as JSON is: game, options, seats, `x`."""
    seats = [[seat.name, seat.mind] if seat.mind is not None else [seat.name] for seat in record.seats]
    told = [record.match.game.name, record.options, seats, record.x]
    return as_json(told, SHORT)


def _record_text(header: str) -> str:
    """The record of that header without rounds, to be read as strictly as any."""
    game, options, seats, x = parse_json(header)
    made = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "seats": [{"name": name, "mind": mind[0]} if mind else {"name": name} for name, *mind in seats],
        "rounds": [],
    }
    made |= {key: value for key, value in (("options", options), ("x", x)) if value is not None}
    return json.dumps(made)


def _hear_round(heard: "_Hearing", match: Match) -> None:
    """Deal the next round and play it as far as it is told. After an unfinished one none can be dealt."""
    deal = heard.order(match.game.cards(match.rules))
    tiles = heard.order(_tiles(match.game, match.rules))
    match.deal_round(deal, tiles, heard.hear(match.seats))
    left = None if heard.hear(2) else heard.count(MOST_TURNS)
    played = match.rounds[-1]
    while played.end is None and left != 0:
        if played.state.turn >= MOST_TURNS:
            raise _unsound()
        legal = played.state.legal()
        match.push(legal[heard.hear(len(legal))])
        left = None if left is None else left - 1


def _tiles(game: Game, rules: Rules) -> list[int]:
    """The tiles of the game in one order; none for a game without."""
    return [] if game.lay_tiles is None else sorted(game.lay_tiles(rules, Random(0)))


class _Telling:
    """Choices, each one of a known number of options, to be packed into one great number."""

    def __init__(self) -> None:
        self._told: list[tuple[int, int]] = []

    def tell(self, choice: int, of: int) -> None:
        """A choice from 0 to `of` - 1."""
        self._told.append((choice, of))

    def count(self, number: int) -> None:
        """Any number, seven bits at a time."""
        while number >= MORE:
            self.tell(MORE + number % MORE, BYTE)
            number //= MORE
        self.tell(number, BYTE)

    def text(self, text: str) -> None:
        """A text as UTF-8."""
        data = text.encode()
        self.count(len(data))
        for byte in data:
            self.tell(byte, BYTE)

    def order(self, things: Iterable[int], known: Iterable[int]) -> None:
        """The known things in this order: each told by its place among the kinds that are left."""
        left = Counter(known)
        for thing in things:
            kinds = sorted(left)
            self.tell(kinds.index(thing), len(kinds))
            _take(left, thing)

    def digits(self) -> str:
        """The great number, its lowest digit first. A one above all choices keeps zeros at its end."""
        whole = 1
        for choice, of in reversed(self._told):
            whole = whole * of + choice
        found = []
        while whole:
            whole, digit = divmod(whole, len(DIGITS))
            found.append(DIGITS[digit])
        return "".join(found)


class _Hearing:
    """Reads back what a `_Telling` told, in the same order."""

    def __init__(self, link: str) -> None:
        self._whole = 0
        for digit in reversed(link):
            self._whole = self._whole * len(DIGITS) + _WORTH[digit]

    def hear(self, of: int) -> int:
        """A choice from 0 to `of` - 1."""
        self._whole, choice = divmod(self._whole, of)
        return choice

    def count(self, most: int) -> int:
        """A number up to `most`."""
        number = 0
        for place in _PLACES:
            digit = self.hear(BYTE)
            number += digit % MORE * place
            if digit < MORE and number <= most:
                return number
        raise _unsound()

    def text(self) -> str:
        """A text. Raises UnicodeDecodeError, a ValueError."""
        return bytes(self.hear(BYTE) for _ in range(self.count(LONGEST_LINK))).decode()

    def order(self, known: Iterable[int]) -> list[int]:
        """The known things in the order told."""
        left = Counter(known)
        found = []
        for _ in range(left.total()):
            kinds = sorted(left)
            thing = kinds[self.hear(len(kinds))]
            found.append(thing)
            _take(left, thing)
        return found


def _take(left: Counter[int], thing: int) -> None:
    """Take one of a kind away; a kind with none left is removed."""
    left[thing] -= 1
    if not left[thing]:
        del left[thing]
