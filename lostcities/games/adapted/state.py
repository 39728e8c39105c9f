"""One round of the two-deck adaptation in play: the whole truth, and the two half-moves of a turn (rules 3.1 and 3.2).

Knows nothing of texts, reasons or views. Built for speed: small ints, look-up tables, no unmake. Stacks and piles are
tuples in lists: a card is added once for the many times that a state is copied, and a tuple need not be copied.
"""

from collections.abc import Sequence

from lostcities.game import Move, RoundEnd, Rules
from lostcities.games.adapted.options import set_aside
from lostcities.games.adapted.scoring import FULL, counted, full_stacks, score_all
from lostcities.games.adapted.text import DECK, DRAW, PLACE, RANKS, SUITS, TAKE

HAND = 8
"""Cards dealt to each seat, and held between turns."""

PLACING, DRAWING, OVER = range(3)
"""The phases of a turn, and the end of the round."""
PHASES = ("place", "draw", "over")
"""Their names in a sight and a view."""

HEIGHTS = {
    "low": DECK.rank_of,
    "high": tuple((rank - 1) % RANKS for rank in DECK.rank_of),
}
"""By option `ace`, then by card: how high it stands in its suit, from 0."""

_SUIT_OF = DECK.suit_of
_BARE = -1
"""The height of a stack without cards."""


class AdaptedState:
    """A round of the adaptation. Fields that hold lists are indexed by seat or suit."""

    __slots__ = (
        "aside", "closing", "deck", "discarders", "full", "hands", "heights", "history", "known", "last", "limit",
        "over", "phase", "piles", "rules", "seat", "seats", "shut", "stacks", "starts", "tops", "turn",
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
    heights: tuple[int, ...]
    """By card: how high it stands in its suit."""
    hands: list[list[int]]
    """[seat] -> cards in the order they came, the newest last: [45, 0, 0, 23, 7, 31, 12, 51]."""
    known: list[list[int]]
    """[seat] -> the cards of the hand that everybody saw being taken from a pile."""
    stacks: list[list[tuple[int, ...]]]
    """[seat][suit] -> the stack, first card first: (29, 32, 32) is h4 h7 h7."""
    tops: list[list[int]]
    """[seat][suit] -> the height of the stack's top card: 6 for that stack with the ace low; -1 without cards."""
    full: list[int]
    """[seat] -> how many of its stacks have seven cards or more."""
    piles: list[tuple[int, ...]]
    """[suit] -> the discard pile, its top last."""
    discarders: list[tuple[int, ...]]
    """[suit] -> for each card of its pile, the seat that discarded it; -1 where a position does not say."""
    shut: int
    """The suit whose pile the drawer may not take from, having just discarded there, or -1."""
    deck: list[int]
    """The cards still to draw, the top last."""
    aside: tuple[int, ...]
    """The cards put aside unseen before the round."""

    def __repr__(self) -> str:
        return f"<AdaptedState: turn {self.turn + 1}, seat {self.seat} to {PHASES[self.phase]}>"

    def copy(self) -> "AdaptedState":
        """An independent copy; what never changes in a round is shared."""
        new = AdaptedState.__new__(AdaptedState)
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
        new.heights = self.heights
        new.hands = [hand[:] for hand in self.hands]
        new.known = [known[:] for known in self.known]
        new.stacks = [stacks[:] for stacks in self.stacks]
        new.tops = [tops[:] for tops in self.tops]
        new.full = self.full[:]
        new.piles = self.piles[:]
        new.discarders = self.discarders[:]
        new.shut = self.shut
        new.deck = self.deck[:]
        new.aside = self.aside
        return new

    def legal(self) -> list[Move]:
        """Every legal move once: placings then discards in the order of the hand; or the deck, then piles by suit."""
        if self.phase == PLACING:
            cards = list(dict.fromkeys(self.hands[self.seat]))
            tops = self.tops[self.seat]
            heights = self.heights
            moves = [card + PLACE for card in cards if heights[card] >= tops[_SUIT_OF[card]]]
            moves += cards
            return moves
        if self.phase == DRAWING:
            shut = self.shut
            return [DRAW, *[TAKE + suit for suit, pile in enumerate(self.piles) if pile and suit != shut]]
        return []

    def play(self, move: Move) -> None:
        """Play a legal move; anything else leaves a state that no round can reach."""
        seat = self.seat
        self.last = seat
        if move < DRAW:
            card = move % PLACE
            self.hands[seat].remove(card)
            if card in self.known[seat]:
                self.known[seat].remove(card)
            suit = _SUIT_OF[card]
            self.phase = DRAWING
            if move < PLACE:
                self.piles[suit] += (card,)
                self.discarders[suit] += (seat,)
                if self.closing:
                    self.shut = suit
            else:
                self._stack(card, suit)
            return
        if move == DRAW:
            card = self.deck.pop()
        else:
            suit = move - TAKE
            card = self.piles[suit][-1]
            self.piles[suit] = self.piles[suit][:-1]
            self.discarders[suit] = self.discarders[suit][:-1]
            self.known[seat].append(card)
        self.hands[seat].append(card)
        self.shut = -1
        self.seat = (seat + 1) % self.seats
        self.turn += 1
        if not self.deck or self.turn == self.limit:
            self.phase = OVER
            self.over = True
        else:
            self.phase = PLACING

    def _stack(self, card: int, suit: int) -> None:
        """Put a card on the mover's stack; a stack that becomes full may end the round before the draw."""
        seat = self.seat
        stack = (*self.stacks[seat][suit], card)
        self.stacks[seat][suit] = stack
        self.tops[seat][suit] = self.heights[card]
        if len(stack) == FULL:
            self.full[seat] += 1
            if counted(self.full, self.rules["stacks_of"]) >= self.rules["stacks_to_end"]:
                self.phase = OVER
                self.over = True

    def scores(self) -> list[int]:
        """Per seat, the points of its stacks as they lie. Cards in hand count nothing."""
        return [score_all(stacks) for stacks in self.stacks]

    def look_up(self) -> None:
        """Fill in what follows from rules and stacks: limit, closing, heights, tops and full."""
        self.limit = self.rules["turn_limit"] or -1
        self.closing = not self.rules["redraw_own_discard"]
        self.heights = HEIGHTS[self.rules["ace"]]
        self.tops = [[self.heights[stack[-1]] if stack else _BARE for stack in stacks] for stacks in self.stacks]
        self.full = [full_stacks(stacks) for stacks in self.stacks]


def start(
    rules: Rules, seats: int, deal: Sequence[int], tiles: tuple[int, ...], starts: int, history: tuple[RoundEnd, ...]
) -> AdaptedState:
    """The round before its first move; `deal` is in record order, the deck's top card first. There are no tiles."""
    assert not tiles
    state = AdaptedState()
    state.rules = rules
    state.history = history
    state.seats = seats
    state.starts = starts
    state.seat = starts
    state.turn = 0
    state.over = False
    state.last = -1
    state.phase = PLACING
    state.hands = [list(deal[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
    state.known = [[] for _ in range(seats)]
    state.stacks = [[()] * SUITS for _ in range(seats)]
    state.piles = [()] * SUITS
    state.discarders = [()] * SUITS
    state.shut = -1
    dealt = seats * HAND
    rest = dealt + set_aside(rules, seats)
    state.aside = tuple(deal[dealt:rest])
    state.deck = list(reversed(deal[rest:]))
    state.look_up()
    return state
