"""A whole match reviewed, round by round and turn by turn, in slices of a few milliseconds.

What it says follows from the match, the seats asked about, the effort and the seed alone: it is the same everywhere.
The luck is known at once and comes first; the costs of turns take their time.
"""

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from lostcities.chance import stream
from lostcities.errors import BadOption, written
from lostcities.game import Move
from lostcities.match import Match
from lostcities.minds import LEVELS
from lostcities.minds.appraisal import appraise
from lostcities.minds.reasons import Said, reasons
from lostcities.review.account import Account, Turn, account, results, together
from lostcities.review.costs import Cost, effort_of, weigh
from lostcities.review.luck import Luck, begun_again, luck_steps

T = TypeVar("T")
Place = tuple[int, int]
"""A turn: the number of its round and its own, both from 0."""

Reviewing = Generator[float, None, "Review"]
"""A review at work: yields how far it has come, 0 to 1, and returns it. Close it to stop."""


@dataclass(frozen=True, slots=True)
class Why:
    """Where the two turns first differ: the move that was played and the better one, with what can be said for each
    as hints say it (minds/reasons.py)."""

    played: Move
    said_of_played: tuple[Said, ...]
    better: Move
    said_of_better: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class ReviewedRound:
    """One round."""

    luck: Luck
    turns: tuple[Turn, ...]
    accounts: tuple[Account, ...]
    """[seat]"""
    why: dict[int, Why] = field(default_factory=dict)
    """[turn] -> for those that cost something."""


@dataclass(frozen=True, slots=True)
class Review:
    """A match that was reviewed."""

    match: Match
    mind: str
    """The player who judges."""
    seats: tuple[int, ...]
    """Whose turns were reviewed."""
    effort: int
    seed: str
    rounds: tuple[ReviewedRound, ...]
    accounts: tuple[Account, ...]
    """[seat] -> of all rounds together; none before the first deal."""


Hear = Callable[["Review"], None]
"""Is given the review so far: first with the luck alone, then after every turn weighed."""


def review(
    match: Match,
    seats: Iterable[int] | None = None,
    effort: int | None = None,
    seed: str = "",
    hear: Hear | None = None,
    first: int | None = None,
    left: Collection[Place] = (),
    given_up: bool = False,
) -> Reviewing:
    """Review a match as far as it was played. `seats`: whose turns, all unless given; `effort`: in how many worlds each
    is tried, at least 2, or 0 for luck alone; `hear`: is given the review so far; `first`: the seat whose turns are
    weighed before all others, which does not change the result; `left`: turns that are not weighed, since nobody chose
    them; `given_up`: whether the match is over as it stands.

    Raises BadOption, before anything is yielded, for a seat that is not there, an effort that is none, or a match whose
    round was taken up part-way instead of dealt.
    """
    asked = tuple(range(match.seats)) if seats is None else tuple(sorted(set(seats)))
    for seat in asked:
        if type(seat) is not int or not 0 <= seat < match.seats:
            raise BadOption(f"there is no seat {written(seat)}; seats count from 0 to {match.seats - 1}", option="seat")
    worlds = effort_of(match.game.name) if effort is None else effort
    if type(worlds) is not int or worlds < 0 or worlds == 1:
        raise BadOption("the effort of a review must be 0 or a whole number of at least 2", option="effort")
    if any(played.origin is not None for played in match.rounds):
        raise BadOption("a round that was taken up in its middle has no deal, and no luck can be told", option="match")
    return _reviewing(match, asked if worlds else (), worlds, seed, hear or (lambda found: None), first, left, given_up)


def review_through(reviewing: Reviewing, tell: Callable[[float], None] = lambda share: None) -> Review:
    """The result of a review left undisturbed; `tell` hears how far it has come, 0 to 1."""
    while True:
        try:
            tell(next(reviewing))
        except StopIteration as end:
            found: Review = end.value
            return found


def _reviewing(
    match: Match,
    seats: tuple[int, ...],
    worlds: int,
    seed: str,
    hear: Hear,
    first: int | None,
    left: Collection[Place],
    given_up: bool,
) -> Reviewing:
    yield 0.0
    luck = yield from _telling(luck_steps(match), 0.0)
    weighed: dict[Place, Cost] = {}
    why: dict[Place, Why] = {}

    def told() -> Review:
        return put_together(match, seats, worlds, seed, luck, weighed, why, given_up)

    hear(told())
    total = turns_to_weigh(match, seats, left)
    for whose in ([seat for seat in seats if seat == first], [seat for seat in seats if seat != first]):
        for (number, turn), state, moves in _before_turns(match, _to_weigh(match, whose, left)):
            done = len(weighed) / total
            chance = stream(seed, "review", number, turn)
            weighing = weigh(match.game, match.game.sight(state, state.seat), moves, chance, worlds)
            cost = yield from _telling(weighing, done)
            weighed[number, turn] = cost
            if cost.cost:
                why[number, turn] = why_better(match, state, moves, cost.best)
            hear(told())
            yield done
    return told()


def put_together(
    match: Match,
    seats: tuple[int, ...],
    effort: int,
    seed: str,
    luck: Sequence[Luck],
    weighed: Mapping[Place, Cost],
    why: Mapping[Place, Why],
    given_up: bool = False,
) -> Review:
    """The review of a match from its parts: the luck of every round, and what turns cost as far as that is known."""
    rounds = _rounds(match, results(match, given_up), luck, seats, weighed, why)
    return Review(match, LEVELS[match.game.name][-1], seats, effort, seed, rounds, _all_together(rounds, match.seats))


def _before_turns(match: Match, places: Collection[Place]) -> Iterable[tuple[Place, Any, Sequence[Move]]]:
    """These turns: where each is, the state before it, and its moves."""
    for number, played in enumerate(match.rounds if places else ()):
        state = begun_again(match, number)
        for turn, moves in enumerate(played.turns):
            if (number, turn) in places:
                yield (number, turn), state, moves
            for move in moves:
                state.play(move)


def turns_to_weigh(match: Match, seats: Sequence[int], left: Collection[Place] = ()) -> int:
    """How many turns of these seats a review weighs if it leaves out those in `left`."""
    return len(_to_weigh(match, seats, left))


def _to_weigh(match: Match, seats: Sequence[int], left: Collection[Place]) -> set[Place]:
    """Where those turns are."""
    return {place for place in _turns(match) if place not in left and _is_asked(match, *place, seats)}


def _rounds(
    match: Match,
    brought: Sequence[Sequence[int]],
    luck: Sequence[Luck],
    seats: Sequence[int],
    weighed: Mapping[Place, Cost],
    why: Mapping[Place, Why],
) -> tuple[ReviewedRound, ...]:
    """The rounds as far as they are known; `brought`: [round][seat] -> the margin."""
    rounds = []
    for number, each in enumerate(luck):
        turns = tuple(
            Turn(seat, drawn, weighed.get((number, turn)))
            for turn, (seat, drawn) in enumerate(zip(each.drawers, each.draws, strict=True))
        )
        accounts = [account(seat, brought[number][seat], each, turns, seats) for seat in range(match.seats)]
        said = {turn: reason for (round, turn), reason in why.items() if round == number}
        rounds.append(ReviewedRound(each, turns, tuple(accounts), said))
    return tuple(rounds)


def _telling(steps: Generator[None, None, T], share: float) -> Generator[float, None, T]:
    """The same steps, each told as that much progress."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
        yield share


def _turns(match: Match) -> Iterable[tuple[int, int]]:
    """Every turn, as the number of its round and its own."""
    return [(number, turn) for number, played in enumerate(match.rounds) for turn, _ in enumerate(played.turns)]


def _is_asked(match: Match, number: int, turn: int, seats: Sequence[int]) -> bool:
    """Whether that turn is to be weighed: it is one of these seats' and was played to its end."""
    played = match.rounds[number]
    whole = turn < played.state.turn or played.end is not None
    return whole and (played.starts + turn) % match.seats in seats


def _all_together(rounds: Sequence[ReviewedRound], seats: int) -> tuple[Account, ...]:
    if not rounds:
        return ()
    return tuple(
        together(
            [each.accounts[seat] for each in rounds],
            [turn.cost.cost for each in rounds for turn in each.turns if turn.seat == seat and turn.cost is not None],
        )
        for seat in range(seats)
    )


def why_better(match: Match, state: Any, played: Sequence[Move], best: Sequence[Move]) -> Why:
    """What can be said for the better turn and for the one that was played, where they first differ."""
    game = match.game
    there = state.copy()
    for own, better in zip(played, best, strict=False):
        if own != better:
            sight = game.sight(there, there.seat)
            appraised = appraise(game, sight)
            # What was played cost something: at sight it may have looked better, but nobody should be told so here.
            said = tuple(reasons(game, sight, own, appraised, pleads=False))
            return Why(own, said, better, tuple(reasons(game, sight, better, appraised)))
        there.play(own)
    raise AssertionError("two different turns of one seat differ in a move")
