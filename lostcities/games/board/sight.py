"""What one seat may know of an expedition, and the worlds that agree with it (rule 2.10, README: truth, sight, view).

Open to all: paths, explorers, tiles and artifacts, discard piles (each card was seen when it fell), how many cards are
left in the deck, the cards of a hand that everybody saw being taken from a pile, and every seat's victory points, which
anyone can keep count of; whether they are *shown* is for the view. Hidden: the rest of the other hands, the deck, and
the cards put aside. The two copies of a card cannot be told apart, so a seat seen to take one is known to hold it until
it gives up either.
"""

from dataclasses import dataclass
from random import Random

from lostcities.chance import shuffle
from lostcities.game import Move, RoundEnd, Rules
from lostcities.games.board.options import set_aside, terms_of
from lostcities.games.board.state import PHASES, BoardState
from lostcities.games.board.text import DECK


@dataclass(slots=True)
class BoardSight:
    """What `seat` (None: an onlooker) may know. Fields named as in BoardState hold the same."""

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
    """The seat's own cards in the order they came; empty for an onlooker."""
    known: list[list[int]]
    """[seat] -> the cards everybody saw that seat take, sorted. For the seat itself too: the rivals know these."""
    counts: list[int]
    """[seat] -> how many cards the hand has."""
    columns: list[list[tuple[int, ...]]]
    lows: list[list[int]]
    highs: list[list[int]]
    steps: list[list[int]]
    researchers: list[int]
    tiles: list[int]
    crossings: list[int]
    points: list[int]
    artifacts: list[int]
    owed: list[int]
    piles: list[tuple[int, ...]]
    deck: int
    """How many cards are left to draw."""
    discarders: list[tuple[int, ...]]
    """[suit] -> for each card of its pile, the seat that everybody saw discard it; -1 where a position does not say."""
    aside: int
    """How many cards were put aside unseen."""
    shut: int

    def __repr__(self) -> str:
        whose = "an onlooker" if self.seat is None else f"seat {self.seat}"
        hand = "; hand " + " ".join(DECK.names[card] for card in self.hand) if self.hand else ""
        return f"<BoardSight of {whose}: turn {self.turn + 1}, seat {self.to_move} to {self.phase}{hand}>"


def sight(state: BoardState, seat: int | None) -> BoardSight:
    """All that `seat` may know of `state`; shares no list with it."""
    return BoardSight(
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
        hand=[] if seat is None else state.hands[seat][:],
        known=[sorted(known) for known in state.known],
        counts=[len(hand) for hand in state.hands],
        columns=[columns[:] for columns in state.columns],
        lows=[lows[:] for lows in state.lows],
        highs=[highs[:] for highs in state.highs],
        steps=[steps[:] for steps in state.steps],
        researchers=state.researchers[:],
        tiles=state.tiles[:],
        crossings=state.crossings[:],
        points=state.points[:],
        artifacts=state.artifacts[:],
        owed=state.owed[:],
        piles=state.piles[:],
        discarders=state.discarders[:],
        deck=len(state.deck),
        aside=set_aside(state.rules, state.seats),
        shut=state.shut,
    )


def hidden(seen: BoardSight) -> list[int]:
    """The cards that this sight cannot place: in the deck, put aside, or unseen in a hand. In the deck's order."""
    left = [0] * len(DECK.names)
    for card in DECK.cards():
        left[card] += 1
    for open_cards in (
        *seen.piles,
        *(column for columns in seen.columns for column in columns),
        *(seen.hand if seat == seen.seat else known for seat, known in enumerate(seen.known)),
    ):
        for card in open_cards:
            left[card] -= 1
    return [card for card, count in enumerate(left) for _ in range(count)]


def imagine(seen: BoardSight, chance: Random) -> BoardState:
    """A whole state that agrees with the sight, what is hidden dealt at random, every deal equally likely."""
    state = BoardState()
    state.rules = seen.rules
    state.terms = terms_of(seen.rules)
    state.history = seen.history
    state.seats = seen.seats
    state.starts = seen.starts
    state.seat = seen.to_move
    state.turn = seen.turn
    state.over = seen.phase == "over"
    state.last = seen.last
    state.phase = PHASES.index(seen.phase)
    state.known = [known[:] for known in seen.known]
    state.columns = [columns[:] for columns in seen.columns]
    state.lows = [lows[:] for lows in seen.lows]
    state.highs = [highs[:] for highs in seen.highs]
    state.steps = [steps[:] for steps in seen.steps]
    state.researchers = seen.researchers[:]
    state.tiles = seen.tiles[:]
    state.crossings = seen.crossings[:]
    state.points = seen.points[:]
    state.artifacts = seen.artifacts[:]
    state.owed = seen.owed[:]
    state.piles = seen.piles[:]
    state.discarders = seen.discarders[:]
    state.shut = seen.shut
    unseen = hidden(seen)
    shuffle(chance, unseen)
    state.hands = [
        seen.hand[:] if seat == seen.seat else known + [unseen.pop() for _ in range(count - len(known))]
        for seat, (known, count) in enumerate(zip(seen.known, seen.counts, strict=True))
    ]
    state.aside = tuple(unseen[seen.deck :])
    state.deck = unseen[: seen.deck]
    return state


def redeal(state: BoardState, seat: int | None, chance: Random) -> BoardState:
    """The state with all that `seat` cannot know dealt anew: `sight(redeal(s, p, chance), p) == sight(s, p)`."""
    new = state.copy()
    unseen = [*state.deck, *state.aside]
    for other, hand in enumerate(state.hands):
        if other != seat:
            rest = hand[:]
            for card in state.known[other]:
                rest.remove(card)
            unseen += rest
    shuffle(chance, unseen)
    for other, hand in enumerate(state.hands):
        if other != seat:
            known = state.known[other]
            new.hands[other] = known + [unseen.pop() for _ in range(len(hand) - len(known))]
    new.aside = tuple(unseen[len(state.deck) :])
    new.deck = unseen[: len(state.deck)]
    return new
