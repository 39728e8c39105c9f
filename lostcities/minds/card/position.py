"""A position of the card game as the learned players keep it: colour by colour, in bit sets, quick to copy and to play.

Made from a seat's sight; what the seat cannot know is not in it until a world is imagined (search.py). Seats are
those of the sight. Number cards of a colour are a bit set (bit 0 is the 2), wagers a number; a rank is 0 for a wager
and r for r + 1, a card colour * RANKS + rank, as in the game's deck.
"""

from typing import Any, NamedTuple

from lostcities.game import Game
from lostcities.minds.card.facts import NUMBERS, WAGERS, worth
from lostcities.minds.card.net import BITS, TOTAL, Facts, late
from lostcities.minds.plan import count_unseen, pile_draws

RANKS = NUMBERS + 1
COLOURS = 6
"""The most colours that there are; a place is kept for each."""
ALL = BITS - 1
NO_CARD = (-1, -1, -1)
"""What lies at the bottom of every pile, so that its upper three cards can always be looked at."""
NO_LIMIT = 1 << 30

# Kinds of what is counted for every seat and colour: numbers, then wagers, of the expedition, of the hand, and of what
# everybody saw the seat take from piles. A kind's place in `cells` is kind + SEAT * seat + colour.
SEAT = COLOURS
MINE, STAKES, HELD, WAGER, SEEN, SEEN_W = range(0, 12 * COLOURS, 2 * COLOURS)
GONE, GONE_W = 12 * COLOURS, 13 * COLOURS
"""What lies open on expeditions and piles."""

POINTS = [
    [worth(TOTAL[bits], stakes, stakes + bits.bit_count()) if stakes + bits else 0 for bits in range(BITS)]
    for stakes in range(WAGERS + 1)
]
"""[wagers][bit set of numbers] -> what an expedition scores."""
LATE = [late(deck) for deck in range(COLOURS * 12)]


class Turn(NamedTuple):
    """A whole turn: a card of the hand placed on its expedition or discarded, then a card drawn."""

    card: int
    placed: bool
    pile: int
    """The colour of the pile that is drawn from, -1 for the deck."""


class Position:
    """Everything about a round that a learned player looks at."""

    __slots__ = ("cells", "colours", "deck", "limit", "piles", "takes")

    cells: list[int]
    """See the kinds above."""
    piles: list[tuple[int, ...]]
    """[colour] -> the ranks on the pile, the top last, on NO_CARD."""
    colours: int
    deck: int
    """Cards left to draw."""
    limit: int
    """Turns until the option `turn_limit` ends the round."""
    takes: int
    """How often in this round somebody drew from a pile."""

    def copy(self) -> "Position":
        """An independent copy."""
        new = Position.__new__(Position)
        new.cells = self.cells[:]
        new.piles = self.piles[:]
        new.colours = self.colours
        new.deck = self.deck
        new.limit = self.limit
        new.takes = self.takes
        return new

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.deck <= 0 or self.limit <= 0

    def facts(self, seat: int) -> list[Facts]:
        """What the net is told of each colour, from the eyes of a seat."""
        cells = self.cells
        own, rival = SEAT * seat, SEAT - SEAT * seat
        left = LATE[min(self.deck, self.limit)]
        found: list[Facts] = []
        for colour, pile in enumerate(self.piles):
            mine, other = own + colour, rival + colour
            held, wagers = cells[HELD + mine], cells[WAGER + mine]
            seen, seen_w = cells[SEEN + other], cells[SEEN_W + other]
            found.append((
                cells[MINE + mine], cells[STAKES + mine], cells[MINE + other], cells[STAKES + other],
                held, wagers, seen, seen_w,
                ALL ^ (cells[GONE + colour] | held | seen), WAGERS - cells[GONE_W + colour] - wagers - seen_w,
                pile[-1], pile[-2], left,
            ))  # fmt: skip
        return found

    def lead(self, seat: int) -> int:
        """The seat's points less the other's as the expeditions lie."""
        cells = self.cells
        own, rival = SEAT * seat, SEAT - SEAT * seat
        return sum(
            POINTS[cells[STAKES + own + colour]][cells[MINE + own + colour]]
            - POINTS[cells[STAKES + rival + colour]][cells[MINE + rival + colour]]
            for colour in range(self.colours)
        )

    def put(self, seat: int, card: int, placed: bool) -> None:
        """Place or discard a card of the seat's hand. A wager that was seen to be taken is the first to go."""
        colour, rank = divmod(card, RANKS)
        cells = self.cells
        place = SEAT * seat + colour
        if rank:
            bit = 1 << rank - 1
            cells[HELD + place] ^= bit
            cells[SEEN + place] &= ~bit
            cells[GONE + colour] |= bit
            if placed:
                cells[MINE + place] |= bit
        else:
            cells[WAGER + place] -= 1
            cells[SEEN_W + place] -= cells[SEEN_W + place] > 0
            cells[GONE_W + colour] += 1
            cells[STAKES + place] += placed
        if not placed:
            self.piles[colour] += (rank,)

    def take(self, seat: int, colour: int) -> None:
        """Draw the top of a pile."""
        rank = self.piles[colour][-1]
        self.piles[colour] = self.piles[colour][:-1]
        cells = self.cells
        place = SEAT * seat + colour
        if rank:
            bit = 1 << rank - 1
            cells[HELD + place] |= bit
            cells[SEEN + place] |= bit
            cells[GONE + colour] ^= bit
        else:
            cells[WAGER + place] += 1
            cells[SEEN_W + place] += 1
            cells[GONE_W + colour] -= 1
        self.takes += 1
        self.limit -= 1

    def draw(self, seat: int, card: int) -> None:
        """Draw that card from the deck."""
        self.hold(seat, card)
        self.deck -= 1
        self.limit -= 1

    def hold(self, seat: int, card: int) -> None:
        """Put a card into the seat's hand."""
        colour, rank = divmod(card, RANKS)
        if rank:
            self.cells[HELD + SEAT * seat + colour] |= 1 << rank - 1
        else:
            self.cells[WAGER + SEAT * seat + colour] += 1


def seen_by(game: Game, sight: Any) -> Position:
    """The position of a sight: its seat's whole hand and, of the other's, only what was seen being taken."""
    new = Position()
    new.colours = sight.rules["expeditions"]
    new.cells = [0] * (14 * COLOURS)
    new.piles = [NO_CARD + tuple(card % RANKS for card in pile) for pile in sight.piles[: new.colours]]
    new.deck = sight.deck
    limit = sight.rules["turn_limit"]
    new.limit = NO_LIMIT if limit is None else limit - sight.turn
    # Before a draw, the turn's own card is already gone from the hand, and counts as neither.
    new.takes = pile_draws(game, sight, aside=0)
    for seat in range(2):
        place = SEAT * seat
        columns = [card for column in sight.columns[seat] for card in column]
        hand = sight.hand if seat == sight.seat else sight.known[seat]
        for numbers, wagers, cards in (
            (MINE, STAKES, columns), (HELD, WAGER, hand), (SEEN, SEEN_W, sight.known[seat]),
        ):  # fmt: skip
            _add(new.cells, numbers + place, wagers + place, cards)
        _add(new.cells, GONE, GONE_W, columns)
    for pile in sight.piles:
        _add(new.cells, GONE, GONE_W, pile)
    return new


def _add(cells: list[int], numbers: int, wagers: int, cards: list[int]) -> None:
    for card in cards:
        colour, rank = divmod(card, RANKS)
        if rank:
            cells[numbers + colour] |= 1 << rank - 1
        else:
            cells[wagers + colour] += 1


def hidden_cards(game: Game, sight: Any) -> list[int]:
    """The cards that the seat has seen nowhere, in the deck's order."""
    left = count_unseen(game, sight, [*sight.columns[0], *sight.columns[1]])
    return [card for card, copies in enumerate(left) for _ in range(copies)]
