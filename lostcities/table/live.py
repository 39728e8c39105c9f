"""The table itself: what may be asked of it, one method for each message of the protocol.

A person's click, a computer player's choice and a test all come in as the text of a move and go through `Match.parse`.
A computer player thinks when the page asks (`think`), for a slice of time at a call (thinking.py).
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lostcities.errors import NotNow
from lostcities.game import Move
from lostcities.minds import MINDS
from lostcities.record import read
from lostcities.table import asked, setting
from lostcities.table.advice import advice, adviser
from lostcities.table.after.through import begin as begin_through
from lostcities.table.beside import Beside
from lostcities.table.distance import far
from lostcities.table.distance.far import FarTable
from lostcities.table.refusals import (
    refuse_behind_curtain,
    refuse_stale,
    refuse_unless_going,
    refuse_unless_person,
    refuse_unless_waiting,
)
from lostcities.table.remembered import sit_down
from lostcities.table.seat_minds import answered, mind_of, own_seats, question_of, think
from lostcities.table.shown import snapshot, study
from lostcities.table.sitting import Sitting
from lostcities.table.taught import primer
from lostcities.table.thinking import Thinking
from lostcities.table.undo import take_back

if TYPE_CHECKING:
    from lostcities.lessons import Position
    from lostcities.table.distance.afar import Reckon


class Table(FarTable, Beside):
    """A table with a match on it, or empty. A method that raises leaves the table as it was."""

    def __init__(self, reckon: "Reckon | None" = None) -> None:
        """`reckon` computes what a match at a distance needs (distance/group.py)."""
        FarTable.__init__(self, reckon)
        Beside.__init__(self)
        self._thinking: Thinking | None = None

    # The match on the table

    def new(
        self,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[Mapping[str, str]],
        seed: str | None = None,
        starts: int | None = None,
        primer: bool = False,
        gentle: bool = False,
    ) -> None:
        """Set up a match (setting.new_match) or, with `primer`, its game's first lesson. Raises BadOption."""
        new = setting.new_match
        self._put(setting.first_lesson(game, seats) if primer else new(game, options, seats, seed, starts, gentle))

    def open(self, record: str, match: str) -> None:
        """Put the match of a record on the table, under the name `match` it is kept by. Raises BadRecord, or BadPost
        if it claims to be of a match at a distance and is not."""
        if far.is_kept(record):
            self._put_afar(far.rules().restore(self.reckon, record), match)
        else:
            self._put(setting.kept_match(record, match))

    def day(self, date: str, on: str, names: Sequence[str], practice: bool) -> None:
        """Set up the deal of a date, begun on that date or another. Raises BadOption."""
        self._put(setting.deal_of_the_day(date, on, names, practice))

    def position(self, position: str, minds: Sequence[str] = ()) -> None:
        """Take up a position. Raises BadLesson or BadOption."""
        self._put(study.at_position(position, minds, setting.fresh_name()))

    def picture(self, position: "Position | str") -> None:
        """Lay a position out to be looked at, also one in which nothing can be played. Raises BadLesson."""
        self._put(study.at_picture(position))

    def lesson(self, lesson: str) -> None:
        """Begin a lesson. Raises BadLesson."""
        self._put(study.at_lesson(lesson, setting.fresh_name()))

    def replay(self, record: str, round: int, turn: int, seat: int | None = None) -> None:
        """Look at a match as it stood, from a seat or as an onlooker. Raises BadRecord or BadOption."""
        self._put(study.at_replay(record, round, turn, seat))

    def through(self, record: str, match: str, **place: Any) -> None:
        """Go through a match that this device keeps under that name, from a place of it. Raises BadRecord."""
        self._put(begin_through(sit_down(read(record), match), **place))

    def step(self, **place: Any) -> None:
        """Show another place of the match that is gone through, or the same with other eyes. Raises NotNow."""
        sitting = self._at_table()
        if sitting.through is None:
            raise NotNow("error-no-match", "no match is gone through at this table")
        self._put(sitting.through.at(**place))

    def branch(self, record: str, round: int, turn: int, anew: int | None) -> None:
        """Play a kept match that is over on from one of its places, as practice. Raises BadRecord or NotNow."""
        from lostcities.table.after.branch import branch

        name = setting.fresh_name()
        sitting = branch(sit_down(read(record), name), name, round, turn, anew)
        sitting.guests = own_seats(sitting)
        self._put(sitting)

    def rematch(self) -> None:
        """The same seats and options with a new deal; what was taken up is taken up again. Raises NotNow."""
        self._put(setting.once_more(self._at_table()))

    def _put(self, sitting: Sitting) -> None:
        self._stop_thinking()
        self._sitting = sitting

    # What a person does

    def play(self, ply: int, move: str) -> None:
        """Play the move written `move`. Raises Stale, NotNow, BadText or IllegalMove."""
        sitting = self._in_play(ply)
        refuse_unless_person(sitting)
        if sitting.afar is not None:
            self._change_afar(sitting, lambda afar: afar.play(move))
            return
        parsed = sitting.match.parse(move)
        if sitting.lesson is None:
            primer.refuse_other_moves(sitting, move)
            sitting.play(parsed)
        else:
            study.try_move(sitting, move)
        self._stop_thinking()  # of a hint that was not waited for

    def undo(self, ply: int) -> None:
        """Take back to the last decision of a person. Raises Stale or NotNow."""
        sitting = self._at_table()
        refuse_stale(sitting, ply)
        if sitting.afar is not None and sitting.afar.moves:
            self._change_afar(sitting, lambda afar: afar.moves.pop())
            return
        covered = snapshot.curtain(sitting) is not None
        take_back(sitting)
        sitting.covered = covered or sitting.state.seat != sitting.present
        self._stop_thinking()

    def pass_on(self, ply: int) -> None:
        """Draw the curtain: whoever looks has seen enough and passes the device on. Raises Stale or NotNow."""
        sitting = self._at_table()
        refuse_stale(sitting, ply)
        if snapshot.passing(sitting) is None:
            raise NotNow("error-no-pass", "the device is not to be passed on now")
        sitting.covered = True

    def lift(self, seat: int) -> None:
        """Lift the curtain for the person at `seat`. Raises NotNow."""
        sitting = self._at_table()
        drawn = snapshot.curtain(sitting)
        if drawn is None:
            raise NotNow("error-no-curtain", "no curtain is drawn")
        if drawn != seat:
            raise NotNow("error-other-seat", f"the curtain waits for seat {drawn}", seat=drawn)
        if sitting.present != seat:
            sitting.sealed = len(sitting.steps)
        sitting.present = seat
        sitting.covered = False

    def go_on(self, ply: int) -> None:
        """Go on in a first lesson where something was to be read. Raises Stale or NotNow."""
        primer.go_on(self._in_play(ply))
        self._stop_thinking()

    def leave(self) -> None:
        """Leave a first lesson's script: the match goes on freely. Raises NotNow."""
        sitting = self._at_table()
        primer.follow(sitting)
        sitting.primer = None
        self._stop_thinking()

    def next(self) -> None:
        """Deal the next round. Raises NotNow."""
        sitting = self._at_table()
        if sitting.afar is not None:
            self._change_afar(sitting, lambda afar: afar.next())
            return
        if sitting.over or sitting.still:
            raise NotNow("error-match-over", "the match is over")
        if sitting.match.in_round:
            raise NotNow("error-round-going", "the round is not over")
        sitting.deal()

    def concede(self, seat: int) -> None:
        """Give the match up for the person at `seat`; it is over then. Raises NotNow."""
        sitting = self._at_table()
        if sitting.over or study.only_studied(sitting):
            raise NotNow("error-match-over", "the match is over")
        if seat not in sitting.people:
            raise NotNow("error-other-seat", f"no person sits at seat {seat}", seat=seat)
        if sitting.afar is not None:
            self.afar("concede")
            return
        sitting.conceded = seat
        self._stop_thinking()

    def choose(self, shown: Mapping[str, str]) -> None:
        """Change display choices; they hold for every match on this table."""
        self.shown.update(shown)

    # What computer players do

    def think(self, ply: int) -> float | None:
        """Let the computer player whose turn it is think for a slice: its progress, or None once it has moved. Raises
        Stale or NotNow."""
        sitting = self._in_play(ply)
        refuse_unless_waiting(sitting, "mind")
        thinking = self._think_on(sitting)
        move = thinking.go_on()
        if move is None:
            return thinking.progress
        self._move(sitting, move)
        return None

    def hurry(self, ply: int) -> None:
        """Have the computer player move at once, as well as it has thought so far. Raises Stale or NotNow."""
        sitting = self._in_play(ply)
        refuse_unless_waiting(sitting, "mind")
        self._move(sitting, self._think_on(sitting).conclude())

    def _think_on(self, sitting: Sitting) -> Thinking:
        """The thought under way, or a new one."""
        if self._thinking is None:
            self._thinking = Thinking(think(sitting, mind_of(sitting)))
        return self._thinking

    def _move(self, sitting: Sitting, move: Move) -> None:
        """Play the move that a thought has ended in."""
        self._thinking = None
        sitting.play(sitting.match.parse(sitting.game.format_move(move)))

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.close()
            self._thinking = None

    # What people's own players do, from outside

    def question(self, ply: int) -> dict[str, Any]:
        """What the own player to move is asked, which holds its hand: for the worker. Raises Stale or NotNow."""
        sitting = self._in_play(ply)
        refuse_unless_waiting(sitting, "own")
        return question_of(sitting)

    def answer(self, ply: int, answer: str) -> None:
        """Play what the own player has answered. Raises Stale, NotNow or BadAnswer; then it may be asked again."""
        sitting = self._in_play(ply)
        refuse_unless_waiting(sitting, "own")
        sitting.play(answered(sitting, answer))

    def own(self, seat: int, present: bool) -> None:
        """The own player of `seat` has come, or gone: then another sits in. Raises NotNow."""
        sitting = self._at_table()
        if seat not in own_seats(sitting):
            raise NotNow("error-other-seat", f"no own player sits at seat {seat}", seat=seat)
        self._stop_thinking()
        sitting.guests = sitting.guests | {seat} if present else sitting.guests - {seat}

    # What the page asks

    def look(self) -> dict[str, Any] | None:
        """The table as its viewer may see it, None if it is empty."""
        sitting = self._sitting
        undealt = sitting is not None and sitting.afar is not None and not sitting.afar.dealt
        return None if sitting is None or undealt else snapshot.table(sitting, self.shown)

    def why(self, card: str, to: str) -> dict[str, object]:
        """Why a card cannot go to a zone (or, "" for the card, nothing be drawn from it). Raises NotNow or BadText."""
        game, sight = asked.seen(self._at_table())
        return game.why(sight, card, to).wire()

    def worth(self, zone: str) -> dict[str, Any]:
        """What the column in that zone is worth, and what the next card would make of it. Raises NotNow or BadText."""
        game, sight = asked.seen(self._at_table())
        return game.worth(sight, zone)

    def hint(self, ply: int) -> dict[str, Any] | float:
        """What the strongest computer player would do in the viewer's place, and why. It thinks for a slice at each
        call; until it has finished, how far it is. Raises Stale or NotNow."""
        sitting = self._in_play(ply)
        refuse_behind_curtain(sitting)
        far.refuse_hint(sitting)
        if snapshot.waiting(sitting) != "person" or primer.reads(sitting):
            raise NotNow("error-no-hint", "a hint is for the person whose turn it is")
        if (scripted := primer.asked_for(sitting)) is not None:
            return advice(sitting, scripted)
        if self._thinking is None:
            self._thinking = Thinking(think(sitting, MINDS[adviser(sitting.game.name)]))
        move = self._thinking.go_on()
        if move is None:
            return self._thinking.progress
        self._thinking = None
        return advice(sitting, move)

    def guide(self, ply: int, seen: Sequence[str]) -> dict[str, Any] | None:
        """What a guided beginner is told now, a key and values, if it was not `seen` before. Raises Stale or NotNow."""
        return asked.tip(self._in_play(ply), seen, self.shown)

    def clue(self) -> str:
        """The key of the lesson's next hint. Raises NotNow."""
        return asked.clue(self._at_table())

    def line(self) -> str:
        """What the viewer sees as a position on one line. Raises NotNow."""
        return study.line_of(*asked.seen(self._at_table()))

    def sheet(self) -> dict[str, Any]:
        """The score sheet as the viewer may see it. Raises NotNow."""
        return asked.standing(self._at_table(), self.shown)

    def save(self) -> dict[str, Any]:
        """The match for this device's storage (asked.py), its record included. Raises NotNow or BadRecord."""
        return asked.save(self._at_table(), self.shown)

    def rename(self, match: str, to: str) -> None:
        """What was kept as `match` is kept under another name from now on, and has it on the table too."""
        if (sitting := self._sitting) and sitting.id == match:
            sitting.id = to

    # Safety

    def remember(self) -> Sitting | None:
        """What `restore` takes to bring the match back to where it stands now."""
        return None if self._sitting is None else self._sitting.copy()

    def restore(self, sitting: Sitting | None) -> None:
        """Bring the match back to where it stood."""
        self._thinking = None
        self._sitting = sitting

    def _at_table(self) -> Sitting:
        if self._sitting is None:
            raise NotNow("error-no-match", "there is no match on the table")
        return self._sitting

    def _in_play(self, ply: int) -> Sitting:
        sitting = self._at_table()
        refuse_unless_going(sitting, ply)
        return sitting
