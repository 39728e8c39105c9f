"""Where each fact of a sight stands in an observation: one flat row of whole numbers, and what each of them means.

    >>> layout = Layout(match.game, match.rules, match.seats)
    >>> row = layout.encode(match.game.sight(match.state, 0))
    >>> row[layout.part("deck").at]
    44

A row is made of a sight and nothing else, so it tells no more than the sight does, and no less: different sights of one
match give different rows. Seats come in the order of the seat that looks: itself first, then the seat to its left and
so on, whatever their numbers. Length and parts depend only on the game, its options and the number of seats. Ranks and
suits are numbers here; spreading them out for a net is up to the learner.
"""

from array import array

from lostcities.env.own_facts import own_facts
from lostcities.env.parts import Part, card_parts, match_parts, phases_of, told_rules, turn_parts
from lostcities.errors import BadOption
from lostcities.game import AnySight, Game, RoundEnd, Rules

WIDTHS = (("h", 2**15), ("i", 2**31), ("q", 2**63))
"""Type codes of rows, and a bound that no number in one reaches: 16, 32 and 64 bits a number."""


class Layout:
    """The layout for one game with its options and number of seats, and the way from a sight to a row."""

    def __init__(self, game: Game, rules: Rules, seats: int) -> None:
        """`rules`: every option with its value, as a match has them. Raises BadOption if one is missing."""
        missing = [option.name for option in game.options if option.name not in rules]
        if missing:
            raise BadOption(f"the options lack {missing[0]}; complete_rules fills them in", option=missing[0])
        self.game = game
        self.seats = seats
        self._own = own_facts(game)
        parts = [*card_parts(game, seats), *turn_parts(game, rules, seats), *self._own.parts(seats)]
        placed = _place([*parts, *match_parts(game, rules, seats)])
        self.parts: tuple[Part, ...] = tuple(placed.values())
        """In the order in which they stand."""
        self._by_name = placed
        self.size = self.parts[-1].at + self.parts[-1].size
        """How many numbers a row has."""
        self.kind = _narrowest(self.parts)
        """The type code of a row: the fewest bits a number in which all fit, 16 except with uncommon options."""
        self._phases = phases_of(game)
        self._rules = told_rules(game, rules)
        self._rounds: int = rules["rounds"]
        self._cards = len(game.deck.names)
        self._depth = sum(game.deck.copies)
        self._rank = tuple(rank + 1 for rank in game.deck.rank_of)
        self._orders = [tuple((first + seat) % seats for seat in range(seats)) for first in range(seats)]
        self._frames: dict[int | None, tuple[tuple[RoundEnd, ...], array[int]]] = {}
        self._hand, self._known, self._now = (placed[name].at for name in ("order", "known", "counts"))
        self._after = placed["seat"].at

    def part(self, name: str) -> Part:
        """The part called `name`. Raises BadOption."""
        if name not in self._by_name:
            raise BadOption(f"an observation of the game {self.game.name} has no part {name!r}", option="part")
        return self._by_name[name]

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the greatest that each number of a row can be."""
        lows = [part.low for part in self.parts for _ in range(part.size)]
        return lows, [part.high for part in self.parts for _ in range(part.size)]

    def encode(self, seen: AnySight) -> "array[int]":
        """The row of a seat's sight or, seat 0 first and without a hand, of an onlooker's."""
        row = self._frame(seen.history, seen.seat)[:]
        order = self._orders[seen.seat or 0]
        for at, card in enumerate(seen.hand, self._hand):
            row[card] += 1  # the counts of the seat's own hand begin the row
            row[at] = card + 1
        at = self._known
        cards = self._cards
        for seat in order:
            for card in seen.known[seat]:
                row[at + card] += 1
            at += cards
        columns = self._own.columns(seen)
        for seat in order:
            for column in columns[seat]:
                for card in column:
                    row[at + card] += 1
            at += cards
        rank = self._rank
        for pile in seen.piles:
            for place, card in enumerate(reversed(pile), at):
                row[place] = rank[card]
            at += self._depth
        row[self._now : self._after] = array(self.kind, self._turn(seen, order))
        return row

    def _turn(self, seen: AnySight, order: tuple[int, ...]) -> list[int]:
        """The numbers of `turn_parts` and of the game's own."""
        seats = self.seats
        first = order[0]
        told = [seen.counts[seat] for seat in order]
        told += [
            seen.deck,
            getattr(seen, "aside", 0),
            seen.shut + 1,
            self._phases.index(seen.phase),
            (seen.to_move - first) % seats,
            (seen.starts - first) % seats,
            (seen.last - first) % seats + 1 if seen.last >= 0 else 0,
            seen.turn,
        ]
        return told + self._own.numbers(seen, order)

    def _frame(self, history: tuple[RoundEnd, ...], seat: int | None) -> "array[int]":
        """A row with nothing but the numbers of `match_parts`, made once a round."""
        kept = self._frames.get(seat)
        if kept is not None and kept[0] is history:
            return kept[1]
        seats = self.seats
        first = seat or 0
        order = self._orders[first]
        told = [seats if seat is None else seat, len(history)]
        told += [history[-1].totals[each] for each in order] if history else [0] * seats
        for end in history[-self._rounds :]:
            told += [(end.starts - first) % seats + 1, (end.last - first) % seats + 1]
            told += [values[each] for values in (end.scores, end.totals, end.tally) for each in order]
        told += [0] * (self.size - self._after - len(told) - len(self._rules))
        frame = array(self.kind, [0] * self._after + told + self._rules)
        self._frames[seat] = (history, frame)
        return frame


def _narrowest(parts: tuple[Part, ...]) -> str:
    for kind, beyond in WIDTHS:
        if all(-beyond < part.low and part.high < beyond for part in parts):
            return kind
    raise BadOption("an option has a number that is too large for an observation", option="options")


def _place(parts: list[Part]) -> dict[str, Part]:
    """The parts by name, each with the place where it begins."""
    placed: dict[str, Part] = {}
    at = 0
    for part in parts:
        placed[part.name] = Part(part.name, part.shape, part.low, part.high, part.means, at)
        at += part.size
    return placed
