"""The toy's deck, moves, options and rounds.

Moves: a discard is the very card, a placing the card + 18; 36 draws from the deck, 37 and 38 from a pile.
"""

from collections.abc import Sequence

from lostcities.cards import Deck
from lostcities.errors import BadText, quote
from lostcities.game import Layout, Move, Option, RoundEnd, Rules, one_of

DECK = Deck(suits="mn", ranks=("1", "2", "3", "4", "5", "6", "7", "8", "9"), copies=(2,) * 9)
RANKS, SUITS, HAND = len(DECK.ranks), len(DECK.suits), 8
PLACE = len(DECK.names)
DRAW = 2 * PLACE
TAKE = DRAW + 1
TEXTS = (*("-" + name for name in DECK.names), *DECK.names, "<", *("<" + suit for suit in DECK.suits))

OPTIONS = (
    Option("rounds", 1, one_of(1, 2, 3), "1, 2 or 3", (1, 2, 3)),
    Option("moon_cost", "ten", one_of("ten", "none"), '"ten" or "none"', ("ten", "none")),
    Option("turn_limit", None, lambda value: value is None or (type(value) is int and value > 0), "null or at least 1"),
)


def refuse_rules(rules: Rules) -> str | None:
    """None: any options go together."""
    return None


def cards(rules: Rules) -> list[int]:
    """Both copies of every card."""
    return DECK.cards()


def no_set_aside(rules: Rules, seats: int) -> int:
    """None are."""
    return 0


def format_move(move: Move) -> str:
    """`m5`, `-n2`, `<` or `<m`."""
    return TEXTS[move]


def parse_move(text: str) -> Move:
    """Raises BadText."""
    if text not in TEXTS:
        raise BadText(f"{quote(text)} is no move of the toy", text=text)
    return TEXTS.index(text)


def score(rules: Rules, rows: Sequence[Sequence[int]]) -> int:
    """The numbers of the rows begun, less what each costs."""
    cost = 10 if rules["moon_cost"] == "ten" else 0
    return sum(sum(card % RANKS + 1 for card in row) - cost for row in rows if row)


def fits(row: Sequence[int], card: int) -> bool:
    """A row rises."""
    return not row or card > row[-1]


class ToyState:
    """See lostcities.game.State."""

    rules: Rules
    history: tuple[RoundEnd, ...]
    seats: int
    starts: int
    seat: int
    turn: int
    over: bool
    last: int
    phase: str
    hands: list[list[int]]
    known: list[list[int]]
    rows: list[list[list[int]]]
    piles: list[list[int]]
    shut: int
    deck: list[int]

    def copy(self) -> "ToyState":
        """An independent copy."""
        new = ToyState()
        new.__dict__.update(self.__dict__)
        new.hands = [hand[:] for hand in self.hands]
        new.known = [known[:] for known in self.known]
        new.rows = [[row[:] for row in rows] for rows in self.rows]
        new.piles = [pile[:] for pile in self.piles]
        new.deck = self.deck[:]
        return new

    def legal(self) -> list[Move]:
        """Placings then discards, or the deck then the piles."""
        if self.phase == "over":
            return []
        if self.phase == "draw":
            return [DRAW, *(TAKE + suit for suit in range(SUITS) if self.piles[suit] and suit != self.shut)]
        held = sorted(set(self.hands[self.seat]))
        rows = self.rows[self.seat]
        return [card + PLACE for card in held if fits(rows[DECK.suit_of[card]], card)] + held

    def play(self, move: Move) -> None:
        """Play a legal move."""
        hand, known = self.hands[self.seat], self.known[self.seat]
        if move < DRAW:
            card = move % PLACE
            suit = DECK.suit_of[card]
            hand.remove(card)
            if card in known:
                known.remove(card)
            if move < PLACE:
                self.piles[suit].append(card)
                self.shut = suit
            else:
                self.rows[self.seat][suit].append(card)
            self.phase, self.last = "draw", self.seat
            return
        if move == DRAW:
            hand.append(self.deck.pop(0))
        else:
            hand.append(self.piles[move - TAKE].pop())
            known.append(hand[-1])
        self.shut, self.seat, self.turn = -1, 1 - self.seat, self.turn + 1
        self.over = not self.deck or self.turn == self.rules["turn_limit"]
        self.phase = "over" if self.over else "place"

    def scores(self) -> list[int]:
        """As the rows lie."""
        return [score(self.rules, rows) for rows in self.rows]


def start(
    rules: Rules, seats: int, deal: Sequence[int], tiles: tuple[int, ...], starts: int, history: tuple[RoundEnd, ...]
) -> ToyState:
    """The round before its first move."""
    hands = [list(deal[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
    empty: list[list[list[int]]] = [[[], []] for _ in range(seats)]
    layout = Layout(rules, seats, starts, "place", 0, hands, [[], []], empty, [[], []], -1, list(deal[16:]), [], {})
    state = set_up(layout)
    state.history = history
    return state


def set_up(layout: Layout) -> ToyState:
    """The round that lies like this. Raises BadText for a row that does not rise."""
    for seat, rows in enumerate(layout.columns):
        for row in rows:
            if any(not fits(row[:at], row[at]) for at in range(1, len(row))):
                raise BadText(f"columns[{seat}]: a row rises", text="")
    state = ToyState()
    state.rules, state.history, state.seats = layout.rules, (), layout.seats
    state.starts, state.seat, state.turn, state.last = layout.starts, layout.to_move, layout.turn, layout.last
    state.phase, state.over = layout.phase, layout.phase == "over"
    state.hands = [hand[:] for hand in layout.hands]
    state.known = [known[:] for known in layout.known]
    state.rows = [[row[:] for row in rows] for rows in layout.columns]
    state.piles = [pile[:] for pile in layout.piles]
    state.shut = layout.closed
    state.deck = layout.deck[:]
    return state


def end_round(state: ToyState) -> RoundEnd:
    """What the round leaves, scored as it stands."""
    scores = tuple(state.scores())
    before = state.history[-1].totals if state.history else (0, 0)
    totals = tuple(total + each for total, each in zip(before, scores, strict=True))
    return RoundEnd(state.starts, state.last, scores, totals, (0, 0))


def match_over(rules: Rules, history: Sequence[RoundEnd]) -> bool:
    """After so many rounds."""
    return len(history) >= rules["rounds"]


def starters(rules: Rules, seats: int, history: Sequence[RoundEnd]) -> Sequence[int]:
    """By chance, then in turn."""
    return (1 - history[-1].starts,) if history else (0, 1)


def result(rules: Rules, history: Sequence[RoundEnd]) -> tuple[list[int], list[int]]:
    """The most points win."""
    totals = list(history[-1].totals)
    return totals, [seat for seat, total in enumerate(totals) if total == max(totals)]
