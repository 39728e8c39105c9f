"""One match at the table: its record, what happened in this round, and what the table alone remembers of it.

Here moves are played and taken back; whether they may be is decided in live.py and undo.py. A sitting is saved as its
record, with what only the table knows (remembered.py).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from lostcities.errors import NotNow
from lostcities.game import Game, Move, Sight, State
from lostcities.match import Match
from lostcities.record import MOST_TURNS, Record

if TYPE_CHECKING:
    from lostcities.lessons import Attempt, Verdict
    from lostcities.lessons.primer import Following
    from lostcities.table.after.through import Through
    from lostcities.table.distance.afar import Afar

AWAY = "afar"
"""The mind of a seat whose player sits at another device."""
OWN = "own:"
"""How the mind of a seat with a person's own player begins; the name of the player's file follows."""

Event = dict[str, Any]


class Step(NamedTuple):
    """A half-move of this round: who made it, and whether there was anything to decide."""

    seat: int
    choice: bool


@dataclass(slots=True)
class Sitting:
    """A match at the table, made by `sit_down` (remembered.py). It is copied before a message is answered, so that no
    failure changes it."""

    id: str
    record: Record
    seed: str
    sealed: int
    """Half-moves of this round that were followed by a hidden card or a reply: taking one of them back is practice."""
    practice: bool = False
    gentle: bool = False
    """Whether the company is patient with the people; then the match is practice, too."""
    conceded: int | None = None
    present: int | None = None
    """Where several people share the device: the seat the curtain was last lifted for, None before the first time."""
    guests: frozenset[int] = frozenset()
    """The seats whose own player is there and can be asked; no record says so, since the player's file is not kept."""
    begins: int | None = None
    """Who begins the first round, if that was chosen; a rematch repeats it."""
    stood_in: frozenset[int] = frozenset()
    """The seats of own players for whom another has moved."""
    played_on: str = ""
    """For a match that goes on from a place in another: that place."""
    covered: bool = False
    """Whether the hand of `present` is covered again: the device was passed on, or somebody else's move taken back."""
    steps: list[Step] = field(default_factory=list)
    """The half-moves of the last round dealt."""
    log: list[Event] = field(default_factory=list)
    """What everybody saw in that round."""
    drawn: dict[int, str] = field(default_factory=dict)
    """By half-move of the match: the card that it brought from the deck to a person's hand, or to one that is shown."""
    still: bool = False
    """Whether it is only looked at: a replay, or a lesson that is solved."""
    eyes: int | None = None
    """If so, the seat whose hand is shown."""
    lesson: "Attempt | None" = None
    """How far somebody has come in the lesson that is on the table."""
    verdict: "Verdict | None" = None
    """What was said to the last move that the lesson took."""
    primer: "Following | None" = None
    """How far a first lesson's round has come in its script; None once that is left, or the next round is dealt."""
    replay: dict[str, Any] | None = None
    """Where in its record a replay stands (messages)."""
    through: "Through | None" = None
    """The whole match of which this is one place, if a match of this device is gone through."""
    open: bool = False
    """Whether all hands lie open there."""
    named: tuple[tuple[str, ...], ...] | None = None
    """For a position that was over when it came: by seat, the cards that it names. The rest of a hand is nobody's."""
    day: dict[str, str] | None = None
    """For a deal of the day: its date, and the date on which it was begun (`on`)."""
    away: int | None = None
    """The seat whose player sits at another device, None where there is none."""
    afar: "Afar | None" = None
    """For a match at a distance that goes on: all that this side knows of it."""
    unknown: tuple[int, ...] = ()
    """In such a match: the cards that stand in for those of the own hand that are not known yet."""

    @property
    def match(self) -> Match:
        return self.record.match

    @property
    def game(self) -> Game:
        return self.record.match.game

    @property
    def state(self) -> State:
        """The state of the last round dealt; a sitting always has one."""
        return self.record.match.rounds[-1].state

    @property
    def ply(self) -> int:
        """How many half-moves the whole match has."""
        return _count(self.match, len(self.match.rounds))

    @property
    def minds(self) -> list[str]:
        """By seat: the name of its computer player, "" for a person."""
        return [AWAY if at == self.away else seat.mind or "" for at, seat in enumerate(self.record.seats)]

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, mind in enumerate(self.minds) if not mind]

    @property
    def over(self) -> bool:
        """Whether the match is over, played out or given up; one at a distance once all its cards are laid open."""
        return self.afar is None and (self.conceded is not None or self.match.over)

    def sight(self, seat: int | None) -> Sight:
        """All that a seat may know (None: an onlooker)."""
        seen = self.game.sight(self.state, seat)
        for card in self.unknown if seat is not None and seat != self.away else ():
            del seen.hand[len(seen.hand) - 1 - seen.hand[::-1].index(card)]
        return seen

    def refuse_unless_going(self) -> None:
        """Raises NotNow unless a round is in play that can take another move: one with as many turns as a record takes
        cannot, and stays unfinished."""
        if self.over or self.still:
            raise NotNow("error-match-over", "the match is over")
        if self.match.round_over:
            raise NotNow("error-round-over", "the round is over, and the next has not begun")
        if self.state.turn >= MOST_TURNS:
            raise NotNow("error-turns-limit", f"a round has at most {MOST_TURNS} turns", most=MOST_TURNS)

    def copy(self) -> "Sitting":
        """An independent copy."""
        record = replace(self.record, match=self.match.copy())
        lesson = None if self.lesson is None else self.lesson.copy()
        afar = None if self.afar is None else self.afar.copy()
        new = replace(self, record=record, steps=self.steps[:], log=self.log[:], drawn=dict(self.drawn), lesson=lesson)
        new.afar = afar
        return new

    def play(self, move: Move) -> None:
        """Play a legal move, and note what was seen and what can no longer be taken back freely."""
        state = self.state
        if self.minds[state.seat].startswith(OWN) and state.seat not in self.guests:
            self.stood_in |= {state.seat}
        if self.minds[state.seat] or self.game.reveals(state, move):
            self.sealed = len(self.steps) + 1
        self._note(move, self.ply)
        self.match.push(move)
        self._follow(move)

    def deal(self, starts: int | None = None) -> None:
        """Begin the next round."""
        self.match.deal_by_chance(self.seed, starts)
        self.primer = None
        self.present = None
        self.covered = False
        self.sealed = 0
        self.steps = []
        self.log = []
        self.drawn = {}

    def rewind(self, count: int) -> None:
        """Take the round in play back to where it had `count` half-moves."""
        self.record.match = rewound(self.match, count)
        self.sealed = min(self.sealed, count)
        self.review()

    def review(self) -> None:
        """Note the last round anew from its beginning, as after reading a record."""
        match = self.match
        moves = [move for turn in match.rounds[-1].turns for move in turn]
        before = _count(match, len(match.rounds) - 1)
        self.steps = []
        self.log = []
        self.drawn = {}
        self.record.match = rewound(match, 0)
        if self.primer is not None:
            self.primer = self.primer.begin()
        for number, move in enumerate(moves):
            self._note(move, before + number)
            self.match.push(move)
            self._follow(move)
        self.record.match = match

    def _follow(self, move: Move) -> None:
        if self.primer is not None:
            self.primer = self.primer.after(self.game.format_move(move))

    def _note(self, move: Move, ply: int) -> None:
        before = self.state
        after = before.copy()
        after.play(move)
        self.steps.append(Step(before.seat, len(before.legal()) > 1))
        told = self.game.tell(before, move, after)
        self.log += [{"ply": ply, **event} for event in told]
        named = self.open or before.seat in self.people or before.seat == self.eyes
        if named and any(event["kind"] == "draw" for event in told):
            held, holds = (Counter(self.game.sight(state, before.seat).hand) for state in (before, after))
            self.drawn[ply] = self.game.deck.names[next(iter(holds - held))]


def rewound(match: Match, count: int) -> Match:
    """The match as it was when its last round had `count` half-moves."""
    new = match.copy()
    now = match.rounds[-1]
    new.rounds = match.rounds[:-1]
    new.history = match.history[: len(new.rounds)]
    if now.origin is None:
        new.deal_round(now.deal, now.tiles, now.starts)
    else:
        new.take_up(now.origin, now.starts)
    for move in [move for turn in now.turns for move in turn][:count]:
        new.push(move)
    return new


def _count(match: Match, rounds: int) -> int:
    """The half-moves of the match's first `rounds` rounds."""
    return sum(len(turn) for played in match.rounds[:rounds] for turn in played.turns)


def last_choice(steps: Sequence[Step], people: Sequence[int]) -> int | None:
    """The number of the last half-move that a person decided, None if nobody has in this round."""
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].choice and steps[number].seat in people:
            return number
    return None
