"""A whole match as a short text for the end of an address: the link of link.md, read as strictly as a file.

What the rules leave open is told in as many bits as it takes: a card of the deal by its place among the kinds that are
left, a move by its place among the legal ones. Deals are in it, so that a link holds a match that everybody may see.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from lostcities.errors import BadRecord, LostCitiesError
from lostcities.game import Game, Rules
from lostcities.match import Match
from lostcities.record.header import FORMAT, VERSION, read_header
from lostcities.record.model import Record
from lostcities.record.rounds import MOST_ROUNDS, MOST_TURNS
from lostcities.record.sentences import bad_record
from lostcities.record.strict_json import parse_json

LONGEST_LINK = 16_000
"""Characters of a link; what begins longer is not looked at."""
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""What a link is written with, six bits each; all may stand in an address as they are."""
FORM = 1
"""Of what is in it; the first thing that it tells."""
FORMS = 64
BYTE = 256
MORE = 128
"""In a count of any size, what says that a further digit follows."""


def write_link(record: Record) -> str:
    """The link of a match: its deals and moves, who sits where, options, and what the record holds under `x`."""
    match, told = record.match, _Telling()
    told.tell(FORM, FORMS)
    told.text(_header(record))
    told.count(len(match.rounds))
    for number, played in enumerate(match.rounds):
        state = match.game.start(
            match.rules, match.seats, played.deal, played.tiles, played.starts, match.history[:number]
        )
        told.order(played.deal, match.game.cards(match.rules))
        _tell_tiles(told, match.game, match.rules, played.tiles)
        told.tell(played.starts, match.seats)
        moves = [move for turn in played.turns for move in turn]
        told.tell(played.end is not None, 2)
        if played.end is None:
            told.count(len(moves))
        for move in moves:
            legal = state.legal()
            told.tell(legal.index(move), len(legal))
            state.play(move)
    return told.digits()


def read_link(link: str) -> Record:
    """The record that a link holds. Raises BadRecord for anything that `write_link` would not write."""
    if len(link) > LONGEST_LINK or not link or not set(link) <= set(DIGITS):
        raise _unsound()
    heard = _Hearing(link)
    try:
        if heard.hear(FORMS) != FORM:
            raise _unsound()
        record = read_header(parse_json(_record_text(heard.text())))
        rounds = heard.count(MOST_ROUNDS)
        for number in range(rounds):
            _hear_round(heard, record.match, last=number + 1 == rounds)
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
    seats = [[seat.name, seat.mind] if seat.mind else [seat.name] for seat in record.seats]
    told = [record.match.game.name, record.options, seats, record.x]
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


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


def _hear_round(heard: "_Hearing", match: Match, last: bool) -> None:
    """Deal the next round and play it as far as it is told. Only the last may be unfinished."""
    deal = heard.order(match.game.cards(match.rules))
    tiles = _hear_tiles(heard, match.game, match.rules)
    match.deal_round(deal, tiles, heard.hear(match.seats))
    whole = bool(heard.hear(2))
    if not whole and not last:
        raise _unsound()
    left = None if whole else heard.count(MOST_TURNS)
    played = match.rounds[-1]
    while played.end is None and left != 0:
        legal = played.state.legal()
        if not legal or played.state.turn >= MOST_TURNS or heard.spent:
            raise _unsound()
        match.push(legal[heard.hear(len(legal))])
        left = None if left is None else left - 1


def _usual_tiles(game: Game, rules: Rules) -> list[int] | None:
    """The tiles of a game that has some, in one order; None for one without."""
    return None if game.lay_tiles is None else sorted(game.lay_tiles(rules, Random(0)))


def _tell_tiles(told: "_Telling", game: Game, rules: Rules, tiles: Sequence[int]) -> None:
    usual = _usual_tiles(game, rules)
    if usual is not None:
        told.order(tiles, usual)


def _hear_tiles(heard: "_Hearing", game: Game, rules: Rules) -> list[int]:
    usual = _usual_tiles(game, rules)
    return [] if usual is None else heard.order(usual)


class _Telling:
    """Choices, each a number below how many there are, to be made one great number of."""

    def __init__(self) -> None:
        self._told: list[tuple[int, int]] = []

    def tell(self, choice: int, of: int) -> None:
        """One of so many."""
        self._told.append((int(choice), of))

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
        """Things that are known, in this order: each by its place among the kinds that are left."""
        left = Counter(known)
        for thing in things:
            kinds = sorted(left)
            self.tell(kinds.index(thing), len(kinds))
            left[thing] -= 1
            left += Counter()

    def digits(self) -> str:
        """The great number, its lowest digit first. A one above all choices keeps what is nothing at its end."""
        whole = 1
        for choice, of in reversed(self._told):
            whole = whole * of + choice
        found = []
        while whole:
            whole, digit = divmod(whole, len(DIGITS))
            found.append(DIGITS[digit])
        return "".join(found)


class _Hearing:
    """The same heard back, in the same order."""

    def __init__(self, link: str) -> None:
        self._whole = 0
        for digit in reversed(link):
            self._whole = self._whole * len(DIGITS) + DIGITS.index(digit)

    @property
    def spent(self) -> bool:
        """Whether nothing is left that could have been told."""
        return self._whole <= 0

    def hear(self, of: int) -> int:
        """One of so many."""
        self._whole, choice = divmod(self._whole, of)
        return choice

    def count(self, most: int) -> int:
        """A number up to `most`."""
        number, place = 0, 1
        while True:
            digit = self.hear(BYTE)
            number += digit % MORE * place
            if number > most:
                raise _unsound()
            if digit < MORE:
                return number
            place *= MORE
            if place > MORE * most:
                raise _unsound()

    def text(self) -> str:
        """A text. Raises UnicodeDecodeError, a ValueError."""
        return bytes(self.hear(BYTE) for _ in range(self.count(LONGEST_LINK))).decode()

    def order(self, known: Iterable[int]) -> list[int]:
        """Known things in some order."""
        left = Counter(known)
        found = []
        for _ in range(left.total()):
            kinds = sorted(left)
            thing = kinds[self.hear(len(kinds))]
            found.append(thing)
            left[thing] -= 1
            left += Counter()
        return found
