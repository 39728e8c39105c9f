"""A match in which chance moves in the open: every card is chosen when it is dealt or drawn, with its probability.

This is what game theory calls the extensive form, which OpenSpiel asks for. Nothing lies in a fixed order under the
table: the deck and the cards put aside are what nobody has seen, and a draw takes any of these with equal probability,
so that every deal is as likely as when the whole deck is shuffled at the beginning.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from lostcities.chance import stream
from lostcities.env.course import Course
from lostcities.env.parts import HAND
from lostcities.game import Game, Move, State
from lostcities.games import GAMES

STARTS, TILES, HANDS, DRAW, NOBODY = "starts", "tiles", "hands", "draw", ""
"""What chance decides next: who begins, the next tile, the next card of a hand, the card drawn; or nothing."""


@dataclass(slots=True)
class Event:
    """Something that happened, as it is told to the seat that saw all of it (None: to everybody) and to the others."""

    text: str
    seat: int | None = None
    to_others: str = "?"


@dataclass(slots=True)
class Dealing:
    """A round that is being dealt."""

    starters: list[int]
    tiles: list[int]
    """Still to lay."""
    cards: list[int]
    """Still to deal, in the deck's order."""
    starts: int = -1
    laid: list[int] = field(default_factory=list)
    dealt: list[int] = field(default_factory=list)

    def copy(self) -> "Dealing":
        """An independent copy."""
        return Dealing(self.starters[:], self.tiles[:], self.cards[:], self.starts, self.laid[:], self.dealt[:])


class ChanceCourse:
    """A match with chance's moves among the seats': ask `undecided`, then `outcomes` or the state's `legal()`."""

    def __init__(self, game: Game, options: Mapping[str, Any], seats: int) -> None:
        """Raises BadOption. See `Course` for the options."""
        self._course = Course(game, options, seats)
        self.game = game
        self.rules = self._course.rules
        # Which tiles there are; chance decides how they lie.
        self.tiles = sorted(game.lay_tiles(self.rules, stream("tiles"))) if game.lay_tiles else []
        self._draw = game.parse_move("<")
        self.events: list[Event] = []
        """All that has happened, in order."""
        self.chosen: list[int] = []
        """The same as the outcomes and moves that made it happen."""
        self.gains = [0] * seats
        """By seat, what the finished rounds and the match's end have changed in the totals."""
        self.state: State | None = None
        """The round in play or the last one of a match that is over; None while one is dealt."""
        self.undecided = NOBODY
        """What chance decides next; nothing where a seat moves or the match is over."""
        self._dealing: Dealing
        self._begin_round()

    def __deepcopy__(self, memo: object) -> "ChanceCourse":
        """An independent copy; what never changes is shared."""
        new = object.__new__(ChanceCourse)
        new._course = self._course.copy()
        new.game, new.rules, new.tiles, new._draw = self.game, self.rules, self.tiles, self._draw
        new.events, new.chosen = self.events[:], self.chosen[:]
        new.gains = self.gains[:]
        new.state = None
        if self.state is not None:
            new.state = new._course.state = self.state.copy()
        new.undecided = self.undecided
        new._dealing = self._dealing.copy()
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what it was made with: the rest follows."""
        return _again, (self.game.name, dict(self.rules), self._course.seats, self.chosen)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._course.over

    def winners(self) -> list[int]:
        """The seats that share the victory of a match that is over."""
        return self._course.winners()

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can choose now, ascending, with probabilities: seats, kinds of tiles, or cards."""
        left = Counter(self._left())
        whole = left.total()
        return [(outcome, count / whole) for outcome, count in sorted(left.items())]

    def choose(self, outcome: int) -> None:
        """Chance's move: one of `outcomes`."""
        self.chosen.append(outcome)
        dealing = self._dealing
        if self.undecided == DRAW:
            assert self.state is not None
            _put_on_top(self.state, outcome)
            self.events.append(Event(f"drew {self._card(outcome)}", self.state.seat))
            self._play(self._draw)
            return
        if self.undecided == STARTS:
            dealing.starts = outcome
            self.events.append(Event(f"seat {outcome} begins"))
        elif self.undecided == TILES:
            dealing.tiles.remove(outcome)
            dealing.laid.append(outcome)
            self.events.append(Event(f"tile {outcome}"))
        else:
            seat = len(dealing.dealt) // HAND
            dealing.cards.remove(outcome)
            dealing.dealt.append(outcome)
            self.events.append(Event(f"dealt {self._card(outcome)}", seat))
        self._deal_on()

    def play(self, move: Move) -> None:
        """The move of the seat whose turn it is, one of `state.legal()`."""
        assert self.state is not None
        self.chosen.append(move)
        self.events.append(Event(f"{self.state.seat}:{self.game.format_move(move)}"))
        if move == self._draw:
            self.undecided = DRAW
        else:
            self._play(move)

    def told(self, seat: int) -> str:
        """All that happened as that seat saw it: what tells one of its information states from another."""
        return " ".join(event.text if event.seat in (None, seat) else event.to_others for event in self.events)

    def describe(self, outcome: int) -> str:
        """An outcome of chance in words."""
        if self.undecided == STARTS:
            return f"seat {outcome} begins"
        return f"tile {outcome}" if self.undecided == TILES else self._card(outcome)

    def _card(self, card: int) -> str:
        return self.game.deck.names[card]

    def _left(self) -> list[int]:
        if self.undecided == DRAW:
            return unseen(self.state)
        dealing = self._dealing
        return {STARTS: dealing.starters, TILES: dealing.tiles, HANDS: dealing.cards}[self.undecided]

    def _play(self, move: Move) -> None:
        state = self.state
        assert state is not None
        self.undecided = NOBODY
        state.play(move)
        if state.over:
            gains = self._course.end_round()
            self.gains = [had + gain for had, gain in zip(self.gains, gains, strict=True)]
            if not self.over:
                self._begin_round()

    def _begin_round(self) -> None:
        course = self._course
        game, rules = course.game, course.rules
        starters = list(game.starters(rules, course.seats, course.history))
        self._dealing = Dealing(starters, self.tiles[:], game.cards(rules))
        self.state = None
        self._deal_on()

    def _deal_on(self) -> None:
        """Go on to what chance decides next in a deal or, when all is dealt, to the first move."""
        dealing, course = self._dealing, self._course
        if dealing.starts < 0 and len(dealing.starters) == 1:
            [dealing.starts] = dealing.starters
        if dealing.starts < 0:
            self.undecided = STARTS
        elif dealing.tiles:
            self.undecided = TILES
        elif len(dealing.dealt) < HAND * course.seats:
            self.undecided = HANDS
        else:
            self.undecided = NOBODY
            deal = dealing.dealt + dealing.cards
            self.state = course.take_up(deal, tuple(dealing.laid), dealing.starts)


def _again(name: str, options: Mapping[str, Any], seats: int, chosen: list[int]) -> ChanceCourse:
    """The match that these outcomes and moves make."""
    course = ChanceCourse(GAMES[name], options, seats)
    for each in chosen:
        (course.choose if course.undecided else course.play)(each)
    return course


def unseen(state: Any) -> list[int]:
    """The cards of a round that no seat has in hand and that do not lie open: the deck, and what was put aside."""
    return [*state.deck, *getattr(state, "aside", ())]


def _put_on_top(state: Any, card: int) -> None:
    """Swap the deck's top card with an unseen card equal to `card`."""
    deck: list[int] = state.deck
    if card in deck:
        at = deck.index(card)
        deck[at], deck[-1] = deck[-1], card
        return
    aside = list(state.aside)
    aside[aside.index(card)] = deck[-1]
    deck[-1] = card
    state.aside = tuple(aside)
