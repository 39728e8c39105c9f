"""How the learned player of the board game sees a position: what its net is told of it, and what is certain in it.

A position here is a state imagined from the seat's sight and played forward. Its hidden cards are guesses and are never
read: of the deck only its size counts, of the other hands only what everybody saw being taken.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from lostcities.game import Game
from lostcities.minds.board.facts import (
    ARTIFACT,
    BRIDGE_STEP,
    CROSSINGS,
    LAST_STEP,
    PATHS,
    POINTS,
    VALUES,
    rival,
    turns_left,
)
from lostcities.minds.board.rest import NOBODY
from lostcities.minds.board.worth import SMALL_TABLE, coarse, hopes, next_worth
from lostcities.minds.plan import count_unseen
from lostcities.minds.value_net import Facts

BONUS = 40
"""Points that winning the match is worth besides its points: this makes the last expedition about winning."""
STRIDE = LAST_STEP + 1
"""A state has the tile of a step at `suit * STRIDE + step`."""
PLENTY = 1 << 10
"""More points than the floor at zero could ever matter for."""


class Holding(NamedTuple):
    """What may change of a path within the seat's turn, beside the explorer: values in hand and on the pile."""

    held: int
    held2: int
    top: int
    second: int


class Shared(NamedTuple):
    """What is told alike of all paths of a position."""

    worth: int
    """What a usual artifact is worth to the seat and, on average, to its rivals, as the facts tell it."""
    their_worth: int
    turns: int
    """About how many turns the seat still has, see turns_left."""
    missing: int
    """How many steps the foremost explorers of all seats lack until the crossing that ends the expedition."""


class Eye:
    """A seat's eye on one turn: what stays the same through the turn is looked at once."""

    def __init__(self, game: Game, sight: Any) -> None:
        rules = sight.rules
        self.seat: int = sight.seat
        self.seats: int = sight.seats
        self.others = [(self.seat + later) % self.seats for later in range(1, self.seats)]
        self.both_ways: bool = rules["direction"] == "both"
        self.floored: bool = rules["floor"] != "none"
        self.short = rules["rounds"] == 1
        self.to_come: int = rules["rounds"] - len(sight.history) - 1
        table = SMALL_TABLE if self.short else tuple(rules["large_table"])
        self.hoped = hopes(table, self.seats, self.to_come)
        self.had = sight.history[-1].tally if sight.history else (0,) * self.seats
        limit = rules["turn_limit"]
        self.left: int = sight.deck if limit is None else min(sight.deck, limit - sight.turn)
        """Turns until the expedition ends if all draw from the deck, the one at hand included."""
        self.shortened = self.left < sight.deck
        unseen = count_unseen(game, sight, [column for columns in sight.columns for column in columns])
        self.unseen = [_bits(unseen[suit * VALUES : (suit + 1) * VALUES]) for suit in range(PATHS)]
        self.rivals = [[self._rival(sight, seat, suit) for seat in self.others] for suit in range(PATHS)]
        for parts in self.rivals:
            parts += [0] * (3 - len(parts))
        # Nothing that the others have changes within the seat's turn.
        steps = [step for seat in self.others for step in sight.steps[seat]]
        self._ready, self._near = steps.count(BRIDGE_STEP - 1), steps.count(BRIDGE_STEP - 2)
        self._spare = sum(sight.researchers[seat] < 0 for seat in self.others)
        self._lacking = _lacking(steps)
        worths = [next_worth(self.hoped, self.chips(sight, seat), 2) for seat in self.others]
        self._their_worth = coarse(sum(worths) // (2 * len(self.others)))

    def _rival(self, sight: Any, seat: int, suit: int) -> int:
        way, last = self._way(sight.columns[seat][suit])
        low = last if last >= 0 and way > 0 else 0
        high = last if last >= 0 and way < 0 else VALUES - 1
        known = 0
        for card in sight.known[seat]:
            if card // VALUES == suit:
                known |= 1 << card % VALUES
        return rival(sight.steps[seat][suit], sight.researchers[seat] == suit, low, high, known)

    def _way(self, column: Sequence[int]) -> tuple[int, int]:
        """Which way a column goes (1 up, -1 down, 0 open) and its last value, -1 without one."""
        last = column[-1] % VALUES if column else -1
        if not self.both_ways:
            return 1, last
        turned = next((card for card in column if card != column[0]), None)
        if turned is None:
            return 0, last
        return (1 if turned > column[0] else -1), last

    def holdings(self, state: Any) -> list[Holding]:
        """By path: the values in the seat's hand and on the pile."""
        held, held2 = [0] * PATHS, [0] * PATHS
        for card in state.hands[self.seat]:
            suit, value = divmod(card, VALUES)
            held2[suit] |= held[suit] & 1 << value
            held[suit] |= 1 << value
        found = []
        for suit, pile in enumerate(state.piles):
            top, second = (*(card % VALUES for card in reversed(pile[-2:])), -1, -1)[:2]
            found.append(Holding(held[suit], held2[suit], top, second))
        return found

    def taken(self, state: Any, suit: int, holding: Holding) -> Holding:
        """What is held and lies there once the seat has taken the top of that pile."""
        bit = 1 << holding.top
        third = state.piles[suit][-3] % VALUES if len(state.piles[suit]) > 2 else -1
        return Holding(holding.held | bit, holding.held2 | holding.held & bit, holding.second, third)

    def shared(self, state: Any) -> Shared:
        """What is told alike of all paths."""
        own = next_worth(self.hoped, self.chips(state, self.seat), 2)
        lacking = sorted(_lacking(state.steps[self.seat]) + self._lacking)
        missing = sum(lacking[: CROSSINGS - len(state.crossings)])
        return Shared(coarse(own // 2), self._their_worth, turns_left(self.left, missing, self.seats), missing)

    def path_facts(self, state: Any, suit: int, holding: Holding, shared: Shared) -> Facts:
        """What `describe` (facts.py) is told of a path."""
        researcher = state.researchers[self.seat]
        way, last = self._way(state.columns[self.seat][suit])
        tiles = _kinds(tuple(state.tiles[suit * STRIDE + 1 : (suit + 1) * STRIDE]))
        return (
            state.steps[self.seat][suit], int(researcher == suit), int(researcher < 0), way, last,
            holding.held, holding.held2, *self.unseen[suit], holding.top, holding.second, tiles,
            shared.worth, shared.their_worth, *self.rivals[suit], len(state.crossings), shared.turns, self.seats,
            int(self.both_ways),
        )  # fmt: skip

    def rest_facts(self, state: Any, standings: Sequence[int], shared: Shared) -> Facts:
        """What `describe_rest` (rest.py) is told after its first two: cards left in the deck, one drawn or none."""
        own = state.steps[self.seat]
        raws = [self._raw(state, seat) for seat in (self.seat, *self.others)]
        chips = self.chips(state, self.seat)
        gains = [next_worth(self.hoped, chips + more) for more in range(3)]
        lead = 0 if self.to_come else standings[0] - max(standings[1:])
        return (
            self.seats, int(self.both_ways), self.to_come, int(self.short), len(state.crossings),
            own.count(BRIDGE_STEP - 1), self._ready, own.count(BRIDGE_STEP - 2), self._near,
            shared.missing, own.count(0), int(state.researchers[self.seat] < 0), self._spare,
            *raws, *(NOBODY,) * (4 - self.seats), *map(coarse, gains), shared.their_worth,
            state.tiles.count(ARTIFACT), lead,
        )  # fmt: skip

    def chips(self, state: Any, seat: int) -> int:
        """The seat's artifacts of the match so far."""
        return int(self.had[seat] + state.artifacts[seat])

    def _raw(self, state: Any, seat: int) -> int:
        """Points and explorers added up before the floor; PLENTY where the rules have no floor."""
        return int(state.points[seat] + explorers(state, seat)) if self.floored else PLENTY

    def standings(self, state: Any) -> list[int]:
        """The points of the seat and of the others in their order if the expedition ended now, chips at what they
        promise."""
        scores = state.scores()
        found = [
            scores[seat] + self.hoped[min(self.chips(state, seat), len(self.hoped) - 1)]
            for seat in (self.seat, *self.others)
        ]
        return [max(0, points) for points in found] if self.floored and not self.to_come else found

    def lead(self, standings: Sequence[int]) -> tuple[int, int]:
        """By how much the seat leads the mean of the others, as a fraction: a number and what to divide it by."""
        count = len(self.others)
        return count * standings[0] - sum(standings[1:]), count

    def victory(self, state: Any, standings: Sequence[int]) -> tuple[int, int]:
        """What the match's end as it stands is worth besides the points, as a fraction; nothing before the last
        expedition. A victory shared by `equal` seats is worth its part of BONUS, less a fair share."""
        if self.to_come:
            return 0, 1
        chips = [self.chips(state, seat) for seat in (self.seat, *self.others)]
        ranks = list(zip(standings, chips, strict=True))
        if ranks[0] < max(ranks):
            return -BONUS, self.seats
        equal = ranks.count(ranks[0])
        return BONUS * (self.seats - equal), equal * self.seats


@lru_cache(maxsize=1024)
def _kinds(tiles: tuple[int, ...]) -> int:
    """The tiles of a path's steps as the facts tell them."""
    kinds = 0
    for place, tile in enumerate(tiles):
        kinds |= (tile if tile <= ARTIFACT else ARTIFACT + tile // 5) << 3 * place
    return kinds


def _lacking(steps: Sequence[int]) -> list[int]:
    """By explorer before a bridge, or at home: how many steps it lacks until it has crossed."""
    return [BRIDGE_STEP - step for step in steps if step < BRIDGE_STEP]


def explorers(state: Any, seat: int) -> int:
    """What a seat's explorers are worth where they stand, the researcher twice."""
    researcher = state.researchers[seat]
    worth = sum(POINTS[step] for step in state.steps[seat])
    return worth + POINTS[state.steps[seat][researcher]] if researcher >= 0 else worth


def _bits(copies: Sequence[int]) -> tuple[int, int]:
    """The values of which there is at least one copy, and those of which there are two."""
    return (
        sum(1 << value for value, count in enumerate(copies) if count > 0),
        sum(1 << value for value, count in enumerate(copies) if count > 1),
    )
