"""What one seat may know of a round, and the worlds that agree with it (rule 1.3, README: truth, sight, view).

Open to all: expeditions, discard piles (each card was seen when it fell), how many cards are left in the deck, and the
cards of a hand that everybody saw being taken from a pile. Hidden: the rest of the other hands, and the deck. Copies
of a wager cannot be told apart, so a seat seen to take one is known to hold it until it places any one of them.
"""

from dataclasses import dataclass
from random import Random

from lostcities.chance import shuffle
from lostcities.game import Move, RoundEnd, Rules
from lostcities.games.card.state import PHASES, CardState
from lostcities.games.card.text import DECK, RANKS


@dataclass(slots=True)
class CardSight:
    """What `seat` (None: an onlooker) may know. Lists of lists are indexed as in CardState, whose cards they use."""

    seat: int | None
    to_move: int
    phase: str
    turn: int
    seats: int
    rules: Rules
    legal: list[Move]
    history: tuple[RoundEnd, ...]
    starts: int
    last: int
    hand: list[int]
    """The seat's own cards, the different ones in the order they came, then further copies of wagers; empty for an
    onlooker."""
    known: list[list[int]]
    """[seat] -> the cards everybody saw that seat take, sorted. For the seat itself too: the rivals know these."""
    counts: list[int]
    """[seat] -> how many cards the hand has."""
    columns: list[list[list[int]]]
    """[seat][suit] -> the expedition, first card first."""
    piles: list[list[int]]
    """[suit] -> the discard pile, its top last."""
    discarders: list[list[int]]
    """[suit] -> for each card of its pile, the seat that everybody saw discard it; -1 where a position does not say."""
    deck: int
    """How many cards are left to draw."""
    shut: int
    """The suit whose pile the drawer may not take from, having just discarded there, or -1."""

    def __repr__(self) -> str:
        whose = "an onlooker" if self.seat is None else f"seat {self.seat}"
        hand = "; hand " + " ".join(DECK.names[card] for card in self.hand) if self.hand else ""
        return f"<CardSight of {whose}: turn {self.turn + 1}, seat {self.to_move} to {self.phase}{hand}>"


def sight(state: CardState, seat: int | None) -> CardSight:
    """All that `seat` may know of `state`; shares no list with it."""
    return CardSight(
        seat=seat,
        to_move=state.seat,
        phase=PHASES[state.phase],
        turn=state.turn,
        seats=state.seats,
        rules=state.rules,
        legal=state.legal() if seat == state.seat else [],
        history=state.history,
        starts=state.starts,
        last=state.last,
        hand=[] if seat is None else state.hand(seat),
        known=[sorted(known) for known in state.known],
        counts=[len(state.hand(other)) for other in range(state.seats)],
        columns=[[column[:] for column in columns] for columns in state.columns],
        piles=[pile[:] for pile in state.piles],
        discarders=[seats[:] for seats in state.discarders],
        deck=len(state.deck),
        shut=state.shut,
    )


def hidden(seen: CardSight) -> list[int]:
    """The cards that this sight cannot place: in the deck or unseen in another hand. In the deck's order."""
    left = [0] * len(DECK.names)
    for card in DECK.cards(seen.rules["expeditions"]):
        left[card] += 1
    for open_cards in (
        *seen.piles,
        *(column for columns in seen.columns for column in columns),
        *(seen.hand if seat == seen.seat else known for seat, known in enumerate(seen.known)),
    ):
        for card in open_cards:
            left[card] -= 1
    return [card for card, count in enumerate(left) for _ in range(count)]


def imagine(seen: CardSight, chance: Random) -> CardState:
    """A whole state that agrees with the sight, what is hidden dealt at random, every deal equally likely."""
    state = CardState()
    state.rules = seen.rules
    state.history = seen.history
    state.seats = seen.seats
    state.starts = seen.starts
    state.seat = seen.to_move
    state.turn = seen.turn
    state.phase = PHASES.index(seen.phase)
    state.over = seen.phase == "over"
    state.last = seen.last
    state.limit = seen.rules["turn_limit"] or -1
    state.closing = not seen.rules["redraw_own_discard"]
    state.known = [known[:] for known in seen.known]
    state.columns = [[column[:] for column in columns] for columns in seen.columns]
    state.least = [
        [
            suit * RANKS if not column or column[-1] % RANKS == 0 else column[-1] + 1
            for suit, column in enumerate(columns)
        ]
        for columns in seen.columns
    ]
    state.piles = [pile[:] for pile in seen.piles]
    state.discarders = [seats[:] for seats in seen.discarders]
    state.filled = sum(1 << suit for suit, pile in enumerate(seen.piles) if pile)
    state.shut = seen.shut
    unseen = hidden(seen)
    shuffle(chance, unseen)
    state.hands, state.spares = [], []
    for seat, (known, count) in enumerate(zip(seen.known, seen.counts, strict=True)):
        state.give(seen.hand if seat == seen.seat else known + [unseen.pop() for _ in range(count - len(known))])
    state.deck = unseen[: seen.deck]
    return state


def redeal(state: CardState, seat: int | None, chance: Random) -> CardState:
    """The state with all that `seat` cannot know dealt anew: `sight(redeal(s, p, chance), p) == sight(s, p)`."""
    new = state.copy()
    hands = [state.hand(other) for other in range(state.seats)]
    unseen = state.deck[:]
    for other, hand in enumerate(hands):
        if other != seat:
            unseen += hand
            for card in state.known[other]:
                unseen.remove(card)
    shuffle(chance, unseen)
    new.hands, new.spares = [], []
    for other, hand in enumerate(hands):
        known = state.known[other]
        new.give(hand if other == seat else known + [unseen.pop() for _ in range(len(hand) - len(known))])
    new.deck = unseen
    return new
