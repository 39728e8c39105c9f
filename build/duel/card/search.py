"""The strongest card player's search, compiled: the same choices as lostcities/minds/card/search.py.

For measuring only: what takes days there takes minutes here. check.py compares the two.
"""

import numpy as np

from build.duel.card.net import CardNet
from build.duel.card.outlook import THRIFT
from build.duel.card.table import Cells, Counts, Height, Piles, hold, lead_of
from build.duel.card.turns import WIDTH, Turn, Turns, left_by, play_turn, quick_turn, turns_of
from build.train.compiled import Ints, njit
from lostcities.minds.card.search import Plan

PLAN_NAMES = ("most", "window", "weight", "answers", "judged", "ends")
MOST, WINDOW, WEIGHT, ANSWERS, JUDGED, ENDS, QUICK, BY_TURNS, PEEK = range(len(PLAN_NAMES) + 3)
"""Places in a plan for compiled code. The last three, 0 or 1: the quick policy answers; an effort counts the turns
played in trials, not the trials; the player sees the rival's hand."""

PlanArray = Ints
"""The settings of a search, by these places."""
World = Ints
"""[place] the deck's cards, its top first, then those of the rival's hand that nobody saw."""
Worlds = Ints
"""[number] -> World"""


def plan_array(plan: Plan, quick: int, by_turns: bool, peek: int = 0) -> PlanArray:
    """A plan for compiled code."""
    return np.array([*(getattr(plan, name) for name in PLAN_NAMES), quick, by_turns, peek], np.int64)


@njit
def trial(
    cells: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, turn: Turn, world: World,
    net: CardNet, plan: PlanArray, worths: Ints, turns: Turns,
) -> int:  # fmt: skip
    """A trial as in minds/card/search.py."""
    cells, piles, height, state = cells.copy(), piles.copy(), height.copy(), state.copy()
    size = state[0]
    for place in range(size, len(world)):
        hold(cells, 1 - seat, world[place])
    drawn = int(turn[2] < 0)  # from the deck's first end
    play_turn(cells, piles, height, state, seat, turn, world[0])
    mover = seat
    one = net.one
    total, to_judge = 0, plan[JUDGED]
    for left in range(plan[ANSWERS] - 1, -1, -1):
        if state[0] <= 0 or state[1] <= 0:
            break
        mover = 1 - mover
        judged = left < 2 * to_judge and left % 2 == 0
        best = worth = 0
        if plan[QUICK]:
            quick_turn(cells, piles, height, state, colours, mover, net, turns[0])
            if judged:
                after = cells.copy()
                worth = left_by(
                    after, piles.copy(), height.copy(), state.copy(), colours, mover, turns[0], net
                )  # fmt: skip
        else:
            count = turns_of(cells, piles, height, state, colours, mover, net, WIDTH, worths, turns)
            best = int(np.argmax(worths[:count]))
            worth = worths[best]
            if turns[best, 2] >= 0:
                worth += THRIFT * state[2] * one // 100
        if judged:
            total += worth if mover == seat else -worth
            to_judge -= 1
        if left:
            at_end = plan[ENDS] == 2 and mover != seat
            play_turn(cells, piles, height, state, mover, turns[best], world[drawn + state[0] - 1 if at_end else drawn])
            drawn += turns[best, 2] < 0 and not at_end
    total += to_judge * lead_of(cells, seat, colours) * one
    return int(total // plan[JUDGED])


@njit
def search(
    cells: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, net: CardNet, worlds: Worlds,
    effort: int, plan: PlanArray, chosen: Turn,
) -> int:  # fmt: skip
    """The turn to play (into `chosen`); `worlds` is [number][place] as in `trial`, as many as may be needed.

    `plan` is a plan_array. Returns its value.
    """
    worths, turns = np.zeros(300, np.int64), np.zeros((300, 3), np.int64)
    count = turns_of(cells, piles, height, state, colours, seat, net, 0, worths, turns)
    order = np.argsort(-worths[:count], kind="mergesort")
    least = worths[order[0]] - plan[WINDOW] * net.one // 100
    most = min(plan[MOST], count)
    while most > 1 and worths[order[most - 1]] < least:
        most -= 1
    prior, tried = np.zeros(most, np.int64), np.zeros((most, 3), np.int64)
    for number in range(most):
        prior[number], tried[number] = worths[order[number]], turns[order[number]]
    total, trials, active = np.zeros(most, np.int64), np.zeros(most, np.int64), np.arange(most)
    stages, size = 0, 1
    while size < most:
        size *= 2
        stages += 1
    values = prior.copy()
    while len(active) > 1:
        share = effort // stages // len(active)
        for _ in range(share):
            for each in active:
                total[each] += trial(
                    cells, piles, height, state, colours, seat, tried[each], worlds[trials[each]], net, plan, worths,
                    turns,
                )  # fmt: skip
                trials[each] += 1
        for each in active:
            values[each] = (plan[WEIGHT] * prior[each] + total[each]) // (plan[WEIGHT] + trials[each])
        rank = np.argsort(-values[active], kind="mergesort")
        active = active[rank[: (len(active) + 1) // 2]]
    chosen[:] = tried[active[0]]
    return int(values[active[0]])
