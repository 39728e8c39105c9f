"""One expedition of the board game in play: the whole truth, and the half-moves of a turn (rules 2.3 to 2.6, 2.9).

Knows nothing of texts, reasons or views. Built for speed: small ints, look-up tables, no unmake. Columns and piles are
tuples in lists: a card is added once for the many times that a state is copied, and a tuple need not be copied.
"""

from lostcities.game import Move, RoundEnd, Rules
from lostcities.games.board.options import Terms
from lostcities.games.board.pieces import STRIDE, home_pieces, lowest
from lostcities.games.board.scoring import BRIDGE_STEP, CROSSINGS_TO_END, LAST_STEP, explorer_points, settle
from lostcities.games.board.text import (
    ARROW,
    ARTIFACT,
    DECK,
    DECLINE,
    DRAW,
    EXPLORE,
    KINDS,
    PLACE,
    RANKS,
    RESEARCHER,
    TAKE,
)

PLACING, EXPLORING, DRAWING, OVER = range(4)
"""The phases of a turn, and the end of the round."""
PHASES = ("place", "explore", "draw", "over")
"""Their names in a sight and a view."""

BY_ARROW, BY_NINE = 0, 1
"""What an explorer move is owed for: an arrow tile, or an explorer standing (or arriving) on step nine."""

_SUIT_OF = DECK.suit_of


class BoardState:
    """An expedition of the board game. Fields that hold lists are indexed by seat or suit."""

    __slots__ = (
        "artifacts", "aside", "columns", "crossings", "deck", "discarders", "hands", "highs", "history", "known",
        "last", "lows", "over", "owed", "phase", "piles", "points", "researchers", "rules", "seat", "seats", "shut",
        "starts", "steps", "terms", "tiles", "turn",
    )  # fmt: skip

    rules: Rules
    terms: Terms
    history: tuple[RoundEnd, ...]
    seats: int
    starts: int
    seat: int
    turn: int
    over: bool
    last: int
    phase: int
    """PLACING, EXPLORING, DRAWING or OVER."""
    hands: list[list[int]]
    """[seat] -> cards in the order they came, the newest last: [45, 0, 0, 23, 7, 31, 12, 50]."""
    known: list[list[int]]
    """[seat] -> the cards of the hand that everybody saw being taken from a pile."""
    columns: list[list[tuple[int, ...]]]
    """[seat][suit] -> the cards placed on that path, first card first: (44, 46, 46) is r0 r2 r2."""
    lows: list[list[int]]
    """[seat][suit] -> the least card that may follow there: 46 for that column; past every card on a path not begun."""
    highs: list[list[int]]
    """[seat][suit] -> the greatest card that may follow there: 54, except on a path that goes down."""
    steps: list[list[int]]
    """[seat][suit] -> the step of the seat's explorer on that path, 0 for none."""
    researchers: list[int]
    """[seat] -> the suit of the path with the researcher, -1 while at home. All others on paths are adventurers."""
    tiles: list[int]
    """The tiles as they lie, see pieces.tile_at."""
    crossings: list[int]
    """The seats whose explorers went over a bridge, in that order: [0, 2, 0]."""
    points: list[int]
    """[seat] -> victory points: those of earlier expeditions and those of tiles in this one."""
    artifacts: list[int]
    """[seat] -> artifact tiles taken in this expedition."""
    owed: list[int]
    """Explorer moves that the seat to move may still make, BY_ARROW or BY_NINE; the last is settled first."""
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
        return f"<BoardState: turn {self.turn + 1}, seat {self.seat} to {PHASES[self.phase]}>"

    def copy(self) -> "BoardState":
        """An independent copy; what never changes in a round is shared."""
        new = BoardState.__new__(BoardState)
        new.rules = self.rules
        new.terms = self.terms
        new.history = self.history
        new.seats = self.seats
        new.starts = self.starts
        new.seat = self.seat
        new.turn = self.turn
        new.over = self.over
        new.last = self.last
        new.phase = self.phase
        new.hands = [hand[:] for hand in self.hands]
        new.known = [known[:] for known in self.known]
        new.columns = [columns[:] for columns in self.columns]
        new.lows = [lows[:] for lows in self.lows]
        new.highs = [highs[:] for highs in self.highs]
        new.steps = [steps[:] for steps in self.steps]
        new.researchers = self.researchers[:]
        new.tiles = self.tiles[:]
        new.crossings = self.crossings[:]
        new.points = self.points[:]
        new.artifacts = self.artifacts[:]
        new.owed = self.owed[:]
        new.piles = self.piles[:]
        new.discarders = self.discarders[:]
        new.shut = self.shut
        new.deck = self.deck[:]
        new.aside = self.aside
        return new

    def legal(self) -> list[Move]:
        """Every legal move once: placings then discards in the order of the hand; explorer moves by path, then
        declining; or the deck, then piles by suit."""
        if self.phase == PLACING:
            return self._legal_placings()
        if self.phase == DRAWING:
            shut = self.shut
            return [DRAW, *[TAKE + suit for suit, pile in enumerate(self.piles) if pile and suit != shut]]
        if self.phase == EXPLORING:
            moves = [EXPLORE + suit for suit, step in enumerate(self.steps[self.seat]) if 0 < step < LAST_STEP]
            if not (self.terms.forced and self.owed[-1] == BY_ARROW):
                moves.append(DECLINE)
            return moves
        return []

    def _legal_placings(self) -> list[Move]:
        seat = self.seat
        lows = self.lows[seat]
        highs = self.highs[seat]
        steps = self.steps[seat]
        hand = self.hands[seat]
        cards = list(dict.fromkeys(hand))
        moves = []
        pieces = home_pieces(steps, self.researchers[seat])
        strict = self.terms.strict
        for card in cards:
            suit = _SUIT_OF[card]
            if lows[suit] <= card <= highs[suit]:
                moves.append(card + PLACE)
            elif not steps[suit] and not (strict and card > lowest(hand, suit)):
                for piece in pieces:
                    moves.append(card + piece)
        moves += cards
        return moves

    def play(self, move: Move) -> None:
        """Play a legal move; anything else leaves a state that no round can reach."""
        self.last = self.seat
        if move >= DRAW:
            self._draw(move)
        elif move >= EXPLORE:
            self.owed.pop()
            if move != DECLINE:
                self._advance(move - EXPLORE)
            self._go_on()
        elif move >= PLACE:
            self._place(move % KINDS, move)
            self._go_on()
        else:
            self._give_up(move)
            suit = _SUIT_OF[move]
            self.piles[suit] += (move,)
            self.discarders[suit] += (self.seat,)
            if self.terms.closing:
                self.shut = suit
            self.phase = DRAWING

    def _give_up(self, card: int) -> None:
        self.hands[self.seat].remove(card)
        known = self.known[self.seat]
        if card in known:
            known.remove(card)

    def _place(self, card: int, move: Move) -> None:
        """Put a card on its path; its explorer steps forward or, standing on step nine, lets another one move."""
        seat = self.seat
        suit = _SUIT_OF[card]
        self._give_up(card)
        column = self.columns[seat][suit]
        if not column:
            self.lows[seat][suit] = suit * RANKS if self.terms.both_ways else card
            if move >= RESEARCHER:
                self.researchers[seat] = suit
        elif card > column[-1]:
            self.lows[seat][suit] = card
        elif card < column[-1]:
            self.highs[seat][suit] = card
        self.columns[seat][suit] = (*column, card)
        if self.steps[seat][suit] == LAST_STEP:
            self.owed.append(BY_NINE)
        else:
            self._advance(suit)

    def _advance(self, suit: int) -> None:
        """Move the seat's explorer on that path one step and do what its tile says, unless that ends the round."""
        seat = self.seat
        steps = self.steps[seat]
        steps[suit] += 1
        step = steps[suit]
        if step == BRIDGE_STEP:
            self.crossings.append(seat)
            if len(self.crossings) == CROSSINGS_TO_END:
                self.phase = OVER
                self.over = True
                self.owed.clear()
                return
        elif step == LAST_STEP and self.terms.arrival:
            self.owed.append(BY_NINE)
        place = suit * STRIDE + step
        tile = self.tiles[place]
        if tile == ARROW:
            self.owed.append(BY_ARROW)
        elif tile == ARTIFACT:
            self.artifacts[seat] += 1
            self.tiles[place] = 0
        elif tile:
            self.points[seat] += tile
            if not self.terms.tiles_stay:
                self.tiles[place] = 0

    def _go_on(self) -> None:
        """Go on to the next explorer move owed, if any explorer can move at all, else to the draw."""
        if self.over:
            return
        if self.owed:
            for step in self.steps[self.seat]:
                if 0 < step < LAST_STEP:
                    self.phase = EXPLORING
                    return
            self.owed.clear()
        self.phase = DRAWING

    def _draw(self, move: Move) -> None:
        seat = self.seat
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
        if not self.deck or self.turn == self.terms.limit:
            self.phase = OVER
            self.over = True
        else:
            self.phase = PLACING

    def scores(self) -> list[int]:
        """Per seat, the match's victory points if the expedition ended now: floored, without artifacts (rule 2.7)."""
        return [
            settle(self.points[seat], explorer_points(self.steps[seat], self.researchers[seat]), self.terms.floor)
            for seat in range(self.seats)
        ]
