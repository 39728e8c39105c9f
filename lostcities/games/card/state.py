"""One round of the card game in play: the whole truth, and the two half-moves of a turn (rules 1.1 to 1.3).

Knows nothing of texts, reasons or views. Built for speed: lists of small ints, look-up tables, no unmake.
"""

from collections.abc import Sequence

from lostcities.game import Move, RoundEnd, Rules
from lostcities.games.card.scoring import score
from lostcities.games.card.text import DECK, DRAW, PLACE, RANKS, SUITS, TAKE

HAND = 8
"""Cards dealt to each seat, and held between turns."""
SEATS = 2

PLACING, DRAWING, OVER = range(3)
"""The phases of a turn, and the end of the round."""
PHASES = ("place", "draw", "over")
"""Their names in a sight and a view."""

_SUIT_OF = DECK.suit_of
_WAGERS = frozenset(suit * RANKS for suit in range(SUITS))
_NEXT = tuple(card + 1 if card % RANKS else card for card in range(PLACE))
"""By card: the least card of its suit that may follow it. After a wager another wager may (rule 1.2)."""
_BIT = tuple(1 << suit for suit in range(SUITS))
_DRAWS = tuple(
    tuple(
        [DRAW, *(TAKE + suit for suit in range(SUITS) if filled & _BIT[suit] and suit != shut)]
        for filled in range(1 << SUITS)
    )
    for shut in (*range(SUITS), -1)
)
"""The legal draws, by the pile that is shut (the last row, found by -1: none) and the bit set of piles with cards."""


class CardState:
    """A round of the card game. Fields that hold lists are indexed by seat or suit."""

    __slots__ = (
        "closing", "columns", "deck", "discarders", "filled", "hands", "history", "known", "last", "least", "limit",
        "over", "phase", "piles", "rules", "seat", "seats", "shut", "spares", "starts", "turn",
    )  # fmt: skip

    rules: Rules
    history: tuple[RoundEnd, ...]
    seats: int
    starts: int
    seat: int
    turn: int
    over: bool
    last: int
    phase: int
    """PLACING, DRAWING or OVER."""
    limit: int
    """The turn after which the round ends whatever happens, -1 for none."""
    closing: bool
    """Whether a discard shuts its pile to the one who made it (the option `redraw_own_discard` is off)."""
    hands: list[list[int]]
    """[seat] -> the different cards of the hand in the order they came: [45, 0, 23, 7, 31, 12, 58]. Copies of a wager
    are one and the same move, so a hand that holds each card once is its own list of discards."""
    spares: list[list[int]]
    """[seat] -> the further copies of wagers in the hand: [0] for a second yx. See `hand`."""
    known: list[list[int]]
    """[seat] -> the cards of the hand that everybody saw being taken from a pile."""
    columns: list[list[list[int]]]
    """[seat][suit] -> the expedition, first card first: [40, 40, 43, 47] is rx rx r4 r8."""
    least: list[list[int]]
    """[seat][suit] -> the least card that may still be placed there: 48 for that expedition."""
    piles: list[list[int]]
    """[suit] -> the discard pile, its top last."""
    discarders: list[list[int]]
    """[suit] -> for each card of its pile, the seat that discarded it; -1 where a position does not say."""
    filled: int
    """The suits whose pile has cards, as a bit set."""
    shut: int
    """The suit whose pile the drawer may not take from, having just discarded there, or -1."""
    deck: list[int]
    """The cards still to draw, the top last."""

    def hand(self, seat: int) -> list[int]:
        """All cards a seat holds: the different ones in the order they came, then further copies."""
        return self.hands[seat] + self.spares[seat]

    def give(self, cards: Sequence[int]) -> None:
        """Give the next seat without a hand these cards."""
        hand: list[int] = []
        spare: list[int] = []
        for card in cards:
            (spare if card in hand else hand).append(card)
        self.hands.append(hand)
        self.spares.append(spare)

    def __repr__(self) -> str:
        return f"<CardState: turn {self.turn + 1}, seat {self.seat} to {PHASES[self.phase]}>"

    def copy(self) -> "CardState":
        """An independent copy; what never changes in a round is shared."""
        new = CardState.__new__(CardState)
        new.rules = self.rules
        new.history = self.history
        new.seats = self.seats
        new.starts = self.starts
        new.seat = self.seat
        new.turn = self.turn
        new.over = self.over
        new.last = self.last
        new.phase = self.phase
        new.limit = self.limit
        new.closing = self.closing
        new.hands = [hand[:] for hand in self.hands]
        new.spares = [spare[:] for spare in self.spares]
        new.known = [known[:] for known in self.known]
        new.columns = [[column[:] for column in columns] for columns in self.columns]
        new.least = [least[:] for least in self.least]
        new.piles = [pile[:] for pile in self.piles]
        new.discarders = [seats[:] for seats in self.discarders]
        new.filled = self.filled
        new.shut = self.shut
        new.deck = self.deck[:]
        return new

    def legal(self) -> list[Move]:
        """Every legal move once: placings then discards in the order of the hand; or the deck, then piles by suit."""
        if self.phase == PLACING:
            seat = self.seat
            hand = self.hands[seat]
            least = self.least[seat]
            moves = [card + PLACE for card in hand if card >= least[_SUIT_OF[card]]]
            moves += hand
            return moves
        if self.phase == DRAWING:
            return [*_DRAWS[self.shut][self.filled]]
        return []

    def play(self, move: Move) -> None:
        """Play a legal move; anything else leaves a state that no round can reach."""
        seat = self.seat
        hand = self.hands[seat]
        if move < DRAW:
            if move < PLACE:
                card = move
                suit = _SUIT_OF[card]
                self.piles[suit].append(card)
                self.discarders[suit].append(seat)
                self.filled |= _BIT[suit]
                if self.closing:
                    self.shut = suit
            else:
                card = move - PLACE
                suit = _SUIT_OF[card]
                self.columns[seat][suit].append(card)
                self.least[seat][suit] = _NEXT[card]
            if card in self.spares[seat]:
                self.spares[seat].remove(card)
            else:
                hand.remove(card)
            if card in self.known[seat]:
                self.known[seat].remove(card)
            self.last = seat
            self.phase = DRAWING
            return
        if move == DRAW:
            card = self.deck.pop()
        else:
            suit = move - TAKE
            pile = self.piles[suit]
            card = pile.pop()
            self.discarders[suit].pop()
            if not pile:
                self.filled ^= _BIT[suit]
            self.known[seat].append(card)
        if card in _WAGERS and card in hand:
            self.spares[seat].append(card)
        else:
            hand.append(card)
        self.shut = -1
        self.seat = 1 - seat
        self.turn += 1
        if not self.deck or self.turn == self.limit:
            self.phase = OVER
            self.over = True
        else:
            self.phase = PLACING

    def scores(self) -> list[int]:
        """Per seat, the points of its expeditions as they lie. Cards in hand count nothing (rule 1.3)."""
        return [score(columns) for columns in self.columns]


def start(
    rules: Rules, seats: int, deal: Sequence[int], tiles: tuple[int, ...], starts: int, history: tuple[RoundEnd, ...]
) -> CardState:
    """The round before its first move; `deal` is in record order, the deck's top card first. There are no tiles."""
    assert seats == SEATS
    assert not tiles
    state = CardState()
    state.rules = rules
    state.history = history
    state.seats = seats
    state.starts = starts
    state.seat = starts
    state.turn = 0
    state.over = False
    state.last = -1
    state.phase = PLACING
    state.limit = rules["turn_limit"] or -1
    state.closing = not rules["redraw_own_discard"]
    state.hands, state.spares = [], []
    for seat in range(seats):
        state.give(deal[seat * HAND : (seat + 1) * HAND])
    state.known = [[] for _ in range(seats)]
    state.columns = [[[] for _ in range(SUITS)] for _ in range(seats)]
    state.least = [[suit * RANKS for suit in range(SUITS)] for _ in range(seats)]
    state.piles = [[] for _ in range(SUITS)]
    state.discarders = [[] for _ in range(SUITS)]
    state.filled = 0
    state.shut = -1
    state.deck = list(deal[: seats * HAND - 1 : -1])
    return state
