"""The search of learned players: who is tried how often, in which deals, and what a hurry leaves of it."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from test_minds import concluded

from lostcities.game import think_through
from lostcities.minds.lookahead import Answer, Candidate, Plan, look_further, shortlist, think

PLAN = Plan(most=4, width=10, weight=2)


@dataclass
class Hill:
    """A round of two seats in which half-moves are numbers, added up; it is over after so many of them."""

    luck: int
    moves: int
    played: list[int] = field(default_factory=list)
    seats: int = 2

    def copy(self) -> "Hill":
        return Hill(self.luck, self.moves, self.played[:])

    def play(self, move: int) -> None:
        self.played.append(move)

    @property
    def over(self) -> bool:
        return len(self.played) >= self.moves


class Summing:
    """Everybody always answers 1; a position is worth its luck and all moves so far."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, list[int]]] = []

    def best(self, state: Hill) -> Generator[None, None, Answer]:
        self.asked.append((state.luck, state.played[:]))
        yield
        return state.luck + sum(state.played), [1]

    def final(self, state: Hill) -> float:
        return 1000 + sum(state.played)


class Deals:
    """Deals with more and more luck."""

    def __init__(self, moves: int = 99) -> None:
        self.made = 0
        self.moves = moves

    def __call__(self) -> Hill:
        self.made += 1
        return Hill(10 * self.made, self.moves)


def found(thought: Generator[float, bool | None, Candidate], told: Sequence[bool] = ()) -> Candidate:
    """What a search comes to when it is told these answers at its looks outside, and False after them."""
    answers = iter(told)
    try:
        next(thought)
        while True:
            thought.send(next(answers, False))
    except StopIteration as end:
        candidate: Candidate = end.value
        return candidate


def test_only_turns_close_to_the_best_are_tried() -> None:
    candidates = [Candidate([move], prior) for move, prior in enumerate([3, 12, 1, 5, 12, 2, 7])]
    assert [each.moves[0] for each in shortlist(candidates, PLAN)] == [1, 4, 6, 3]
    assert [each.moves[0] for each in shortlist(candidates, Plan(4, 5, 2))] == [1, 4, 6]


def test_what_is_found_overrules_the_first_word() -> None:
    candidates = [Candidate([3], prior=1.0), Candidate([5], prior=0.0)]
    best = found(look_further(candidates, Summing(), Deals(), 2, 8))
    assert best.moves == [5]
    assert best.trials == 4
    # four deals with a luck of 10 to 40, the own move and the answer, and a first word that counts for two deals
    assert best.total == 10 + 20 + 30 + 40 + 4 * (5 + 1)
    assert best.value(2) == best.total / 6


def test_all_are_tried_in_the_same_Deals() -> None:
    judge = Summing()
    made = Deals()
    candidates = [Candidate([move], 0.0) for move in (1, 2, 3, 4)]
    found(look_further(candidates, judge, made, 2, 16))
    assert [each.trials for each in candidates] == [2, 2, 6, 6], "half of them are tried no more after the first stage"
    lucks = [[luck for luck, played in judge.asked if played == [move]] for move in (1, 2, 3, 4)]
    assert lucks[0] == lucks[1] == [10, 20]
    assert lucks[2] == lucks[3] == [10, 20, 30, 40, 50, 60]
    assert made.made == 6


def test_a_round_that_ends_on_the_way_is_worth_what_it_came_to() -> None:
    candidates = [Candidate([3], 0.0), Candidate([4], 0.0, price=7)]
    best = found(look_further(candidates, Summing(), Deals(moves=2), 2, 2))
    assert best.moves == [3]
    assert [each.total for each in candidates] == [1004, 1005 - 7]


def test_a_hurry_leaves_what_all_were_tried_for() -> None:
    candidates = [Candidate([3], prior=1.0), Candidate([5], prior=0.0)]
    early = found(look_further(candidates, Summing(), Deals(), 2, 80), [True])
    assert early.moves == [3]
    assert [each.trials for each in candidates] == [0, 0]
    late = found(look_further(candidates, Summing(), Deals(), 2, 80), [False] * 9 + [True])
    assert late.moves == [5]
    assert candidates[0].trials == candidates[1].trials == 2


def test_a_thought_looks_at_everything_once_before_it_concludes() -> None:
    def candidates() -> list[Candidate]:
        return [Candidate([move], prior) for move, prior in ((3, 1.0), (5, 1.5), (9, -90.0))]

    made = Deals()
    assert concluded(think(iter(candidates()), Summing(), made, PLAN, 80)) == 5
    assert made.made == 0
    assert think_through(think(iter(candidates()), Summing(), made, PLAN, 1)) == 5
    assert made.made == 0
    assert think_through(think(iter(candidates()), Summing(), made, PLAN, 8)) == 5
    assert made.made == 4


def test_a_single_turn_is_not_tried() -> None:
    made = Deals()
    assert think_through(think(iter([Candidate([8], 0.0)]), Summing(), made, PLAN, 80)) == 8
    assert made.made == 0
