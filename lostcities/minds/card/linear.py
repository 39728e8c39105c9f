"""A quick policy for the card game: a weighted sum of facts about a move, and no look at what comes after it.

It answers in the reference player's trials (reference.py). Its weights, weights/linear.json, were fitted to what the
reference's net thinks of every turn (`python3 build train card --linear`; weights/recipe.md tells more). As in
facts.py, the two functions that list the facts are used twice: here with lists, and compiled by the trainer.

Numbers of a colour are bit sets; a rank is 0 for a wager and r for r + 1. `turns` are those left in the round.
"""

import json
import pkgutil
from collections.abc import Callable
from functools import lru_cache
from operator import mul
from typing import Any

from lostcities.minds.card.facts import BONUS_CARDS, NUMBERS
from lostcities.minds.card.net import Facts
from lostcities.minds.card.position import RANKS, Position, Turn

PLANS = (8, 12, 16, 20, 24, 28, 32)
"""Sums of numbers in hand that make beginning an expedition more and more of a plan."""
LATE = (5, 11, 19, 30)
"""Turns that are left, of both seats."""

# Where each group of facts begins. For a card placed: that an expedition goes on, or is begun, or a wager is placed on
# none or on others; its value, that times the wagers; numbers in hand, and unseen, that could have gone there first.
GO_ON, BEGIN, WAGE, WAGE_ON, VALUE, STAKED = range(6)
SKIPPED = 6
PASSED = SKIPPED + 3
BEGIN_PLAN = PASSED + 4
WAGE_PLAN = BEGIN_PLAN + len(PLANS)
GO_ON_LATE = WAGE_PLAN + len(PLANS)
BEGIN_LATE = GO_ON_LATE + len(LATE)
WAGE_LATE = BEGIN_LATE + len(LATE)
EIGHTH = WAGE_LATE + len(LATE)
# For a card discarded: of use on an own expedition (that it is, its value, that times the wagers), or if one were
# begun; of no use; the same for the rival's.
LOSE = EIGHTH + 1
LOSE_PLAN = LOSE + 3
DEAD = LOSE_PLAN + len(PLANS)
GIVE = DEAD + 1
GIVE_NEW = GIVE + 3
GIVE_WAGER = GIVE_NEW + 2
LOSE_LATE = GIVE_WAGER + 1
PUT_FACTS = LOSE_LATE + len(LATE)

# For a draw from a pile (one from the deck has none of these): that it is one, how many there were; then as above.
TAKE, TAKES = range(2)
USE = 2
USE_PASSED = USE + 3
USE_PLAN = USE_PASSED + 3
USE_WAGER = USE_PLAN + len(PLANS)
USELESS = USE_WAGER + 1
DENY = USELESS + 1
TAKE_LATE = DENY + 2
DRAW_FACTS = TAKE_LATE + len(LATE)


def put_facts(
    row: Any, mine: int, stakes: int, theirs: int, their_stakes: int, held: int, unseen: int, rank: int, placed: int,
    turns: int,
) -> None:  # fmt: skip
    """Fill `row` with the facts of placing or discarding a card of that rank; `held` are the numbers without it."""
    for fact in range(PUT_FACTS):
        row[fact] = 0
    cards = stakes + 1
    below = -1
    their_top = -1
    plan = 0
    for number in range(NUMBERS):
        if mine >> number & 1:
            below = number
            cards += 1
        if theirs >> number & 1:
            their_top = number
    for number in range(below + 1, NUMBERS):
        if held >> number & 1:
            plan += number + 2
    value = rank + 1 if rank else 0
    begun = below >= 0 or stakes > 0
    if placed:
        if rank == 0:
            row[WAGE_ON if stakes else WAGE] = 1
            first = WAGE_PLAN
            late = WAGE_LATE
        else:
            row[GO_ON if begun else BEGIN] = 1
            row[VALUE] = value
            row[STAKED] = value * stakes
            skipped = 0
            passed = 0
            for number in range(below + 1, rank - 1):
                skipped += held >> number & 1
                passed += unseen >> number & 1
            for step in range(3):
                row[SKIPPED + step] = int(skipped > step)
            for step in range(4):
                row[PASSED + step] = int(passed > step)
            plan += 0 if held >> (rank - 1) & 1 else value
            first = BEGIN_PLAN
            late = GO_ON_LATE if begun else BEGIN_LATE
            row[EIGHTH] = int(cards == BONUS_CARDS)
        if rank == 0 or not begun:
            for step in range(len(PLANS)):
                row[first + step] = int(plan >= PLANS[step])
        for step in range(len(LATE)):
            row[late + step] = int(turns <= LATE[step])
        return
    useful = rank > below + 1 if rank else below < 0
    if not useful:
        row[DEAD] = 1
    elif begun:
        row[LOSE] = 1
        row[LOSE + 1] = value
        row[LOSE + 2] = value * stakes
        for step in range(len(LATE)):
            row[LOSE_LATE + step] = int(turns <= LATE[step])
    else:
        for step in range(len(PLANS)):
            row[LOSE_PLAN + step] = int(plan + value >= PLANS[step])
    if rank == 0:
        row[GIVE_WAGER] = int(their_top < 0)
    elif rank > their_top + 1:
        if their_top >= 0 or their_stakes:
            row[GIVE] = 1
            row[GIVE + 1] = value
            row[GIVE + 2] = value * their_stakes
        else:
            row[GIVE_NEW] = 1
            row[GIVE_NEW + 1] = value


def draw_facts(
    row: Any, mine: int, stakes: int, theirs: int, their_stakes: int, held: int, unseen: int, rank: int, takes: int,
    turns: int,
) -> None:  # fmt: skip
    """Fill `row` with the facts of drawing a card of that rank from its pile."""
    for fact in range(DRAW_FACTS):
        row[fact] = 0
    below = -1
    their_top = -1
    plan = 0
    for number in range(NUMBERS):
        if mine >> number & 1:
            below = number
        if theirs >> number & 1:
            their_top = number
    for number in range(below + 1, NUMBERS):
        if held >> number & 1:
            plan += number + 2
    value = rank + 1 if rank else 0
    row[TAKE] = 1
    row[TAKES] = min(takes, 30)
    for step in range(len(LATE)):
        row[TAKE_LATE + step] = int(turns <= LATE[step])
    if rank == 0:
        if below < 0:
            row[USE_WAGER] = 1
            for step in range(len(PLANS)):
                row[USE_PLAN + step] = int(plan >= PLANS[step])
        else:
            row[USELESS] = 1
        return
    if rank > below + 1:
        if below >= 0 or stakes:
            row[USE] = 1
            row[USE + 1] = value
            row[USE + 2] = value * stakes
            passed = 0
            for number in range(below + 1, rank - 1):
                passed += (held | unseen) >> number & 1
            for step in range(3):
                row[USE_PASSED + step] = int(passed > step)
        else:
            for step in range(len(PLANS)):
                row[USE_PLAN + step] = int(plan + value >= PLANS[step])
    else:
        row[USELESS] = 1
    if rank > their_top + 1 and (their_top >= 0 or their_stakes):
        row[DENY] = 1
        row[DENY + 1] = value * (1 + their_stakes)


class Policy:
    """The weights, and the turn that they prefer."""

    def __init__(self, stored: bytes) -> None:
        weights = json.loads(stored)
        self.put_weights: list[int] = weights["put"]
        self.draw_weights: list[int] = weights["draw"]
        self._put = lru_cache(maxsize=20_000)(self._scored(put_facts, self.put_weights))
        self._draw = lru_cache(maxsize=20_000)(self._scored(draw_facts, self.draw_weights))

    @staticmethod
    def _scored(describe: Callable[..., None], weights: list[int]) -> Callable[..., int]:
        def score(*given: int) -> int:
            row = [0] * len(weights)
            describe(row, *given)
            return sum(map(mul, row, weights))

        return score

    def turn(self, position: Position, seat: int) -> Turn:
        """The card to put with the best score, then the draw with the best; the first among equals, the deck first."""
        facts = position.facts(seat)
        turns = min(position.deck, position.limit)
        best: tuple[int, Turn] | None = None
        score = self._put
        for colour, (mine, stakes, theirs, their_stakes, held, wagers, _, _, unseen, *_) in enumerate(facts):
            ranks = [0] if wagers else []
            ranks += [rank for rank in range(1, RANKS) if held >> rank - 1 & 1]
            for rank in ranks:
                left = held ^ 1 << rank - 1 if rank else held
                for placed in range(2 if (1 << rank - 1 > mine if rank else not mine) else 1):
                    found = score(mine, stakes, theirs, their_stakes, left, unseen, rank, placed, turns)
                    if best is None or found > best[0]:
                        best = found, Turn(colour * RANKS + rank, placed == 1, -1)
        assert best is not None
        return self._with_draw(position, facts, best[1], turns)

    def _with_draw(self, position: Position, facts: list[Facts], turn: Turn, turns: int) -> Turn:
        """That card put and then the best draw."""
        most = 0
        put_colour, rank = divmod(turn.card, RANKS)
        for colour, (mine, stakes, theirs, their_stakes, held, _, _, _, unseen, _, top, *_) in enumerate(facts):
            if top < 0:
                continue
            if colour == put_colour:
                if not turn.placed:
                    continue
                if rank:
                    mine, held = mine | 1 << rank - 1, held ^ 1 << rank - 1
                else:
                    stakes += 1
            found = self._draw(mine, stakes, theirs, their_stakes, held, unseen, top, position.takes, turns)
            if found > most:
                most = found
                turn = turn._replace(pile=colour)
        return turn


@lru_cache(maxsize=1)
def quick_policy() -> Policy:
    """The policy that ships, read when first asked for."""
    stored = pkgutil.get_data("lostcities.minds.card", "weights/linear.json")
    assert stored is not None
    return Policy(stored)
