"""Looking further than one turn in the card game: the few best turns are tried in worlds that agree with what is known.

A world says what the rival holds and how the deck lies. All turns are tried in the same worlds, and in each both seats
are dealt the same cards whatever is tried, so that the luck of the cards weighs on all alike; after a turn both seats
answer as their net likes best, each knowing what it would know, and what the net says after the last answer is what the
trial was worth. The net's own opinion counts as a number of trials: a few trials correct it, they do not drown it. A
turn that falls behind is no longer tried (sequential halving: Karnin, Koren and Somekh 2013).
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from lostcities.chance import shuffle
from lostcities.minds.card.habits import Habits, kind_of
from lostcities.minds.card.linear import Policy
from lostcities.minds.card.net import Net
from lostcities.minds.card.position import LATE, MINE, RANKS, SEAT, SEEN, SEEN_W, STAKES, Position, Turn
from lostcities.minds.card.turns import Outlook


@dataclass(frozen=True, slots=True)
class Plan:
    """How a search goes about it."""

    most: int = 6
    """How many turns it tries at first, the best ones as the net sees them."""
    window: int = 800
    """By how many hundredths of a point a turn may look worse than the best and still be tried."""
    weight: int = 30
    """How many trials the net's own opinion counts as."""
    answers: int = 10
    """How many turns are played after the one that is tried, so that with few cards left the round is played out."""
    judged: int = 3
    """How many of them count, every second from the last back: the seat's own if `answers` is even. (What the net says
    of the rival's leaves out all that the rival does not know of the seat's hand.)"""
    ends: int = 2
    """From how many ends of a world's deck the seats draw. With one each, a seat is dealt the same cards whatever the
    other does; with one for both, whoever takes from a pile hands all the luck of the deck on to the other."""


World = tuple[Sequence[int], Sequence[int]]
"""The cards of the rival's hand that nobody saw, and the deck's, the top first."""


class Worlds:
    """The worlds of one search, imagined as they are needed, the same for every turn on trial."""

    def __init__(
        self, position: Position, seat: int, hidden: Sequence[int], chance: Random, habits: Habits | None
    ) -> None:
        """`hidden`: the cards that the seat has seen nowhere. Without `habits` all worlds are equally likely."""
        self._hidden = hidden
        self._deck = position.deck
        self._chance = chance
        self._found: list[World] = []
        self._held = (
            None
            if habits is None
            else chances_held([odds_of(position, seat, card, habits) for card in hidden], len(hidden) - position.deck)
        )

    def __getitem__(self, number: int) -> World:
        while number >= len(self._found):
            self._found.append(self._imagine())
        return self._found[number]

    def _imagine(self) -> World:
        if self._held is None:
            cards = list(self._hidden)
            shuffle(self._chance, cards)
            return cards[self._deck :], cards[: self._deck]
        left = len(self._hidden) - self._deck
        held: list[int] = []
        deck: list[int] = []
        for card, chances in zip(self._hidden, self._held, strict=True):
            if left and self._chance.random() < chances[left]:
                held.append(card)
                left -= 1
            else:
                deck.append(card)
        shuffle(self._chance, deck)
        return held, deck


def odds_of(position: Position, seat: int, card: int, habits: Habits) -> int:
    """The odds that the rival holds that unseen card, going by what lies open."""
    colour, rank = divmod(card, RANKS)
    own, other = SEAT * seat + colour, SEAT - SEAT * seat + colour
    cells = position.cells
    lying = 2 if cells[SEEN + other] or cells[SEEN_W + other] else 1 if position.piles[colour][-1] >= 0 else 0
    kind = kind_of(
        cells[MINE + other], cells[STAKES + other], cells[MINE + own], cells[STAKES + own], rank, lying
    )  # fmt: skip
    return habits.held[LATE[position.deck]][kind]


def chances_held(odds: Sequence[int], size: int) -> list[list[float]]:
    """[card][cards of the hand still to come] -> the chance that it is one of them, if the cards before are settled.

    The likelihood of a set of `size` cards is in proportion to the product of their odds (conditional Bernoulli
    sampling: Chen, Dempster and Liu 1994). The sums are whole numbers, so that every machine comes to the same.
    """
    ways = [1] + [0] * size
    chances: list[list[float]] = []
    for each in reversed(odds):
        grown = [1] + [ways[left] + each * ways[left - 1] for left in range(1, size + 1)]
        chances.append([0.0] + [each * ways[left - 1] / (grown[left] or 1) for left in range(1, size + 1)])
        ways = grown
    return chances[::-1]


@dataclass(slots=True)
class Candidate:
    """A turn on trial."""

    turn: Turn
    prior: int
    """What the net says of it, in points (times `one`)."""
    trials: int = 0
    total: int = 0

    def value(self, weight: int) -> int:
        """The mean over its trials and the prior."""
        return (weight * self.prior + self.total) // (weight + self.trials)


class Search:
    """A position in which a seat is to move, and how its turns are tried."""

    def __init__(
        self, net: Net, position: Position, seat: int, worlds: Worlds, plan: Plan, policy: Policy | None = None
    ) -> None:
        """A quick `policy`, if given, answers instead of the net."""
        self._net = net
        self._root = position
        self._seat = seat
        self._worlds = worlds
        self._plan = plan
        self._policy = policy

    def run(self, turns: Sequence[tuple[int, Turn]], trials: int) -> Generator[float, bool | None, list[Candidate]]:
        """Try the best of `turns`, each given with what the net says of it, in about `trials` trials in all.

        Yields its progress after every trial; sent true, it stops there. Returns those on trial, the best first.
        """
        plan = self._plan
        ranked = sorted(turns, key=lambda each: -each[0])
        least = ranked[0][0] - plan.window * self._net.one // 100
        tried = [each for each in ranked[: plan.most] if each[0] >= least]
        found = [Candidate(turn, worth) for worth, turn in tried]
        active = found
        stages = max(1, (len(active) - 1).bit_length())
        done = 0
        hurried: bool | None = False
        while len(active) > 1 and not hurried:
            for _ in range(trials // stages // len(active)):
                world = self._worlds[active[0].trials]
                for candidate in active:
                    candidate.total += self.trial(candidate.turn, world)
                    candidate.trials += 1
                    done += 1
                    hurried = yield min(1.0, done / trials)
                    if hurried:
                        break
                if hurried:
                    break
            active = sorted(active, key=lambda each: -each.value(plan.weight))[: (len(active) + 1) // 2]
        best = active[0]
        found.sort(key=lambda each: (each is not best, -each.value(plan.weight)))
        return found

    def trial(self, turn: Turn, world: World) -> int:
        """What the turn comes to in that world, in points (times `one`)."""
        rest, deck = world
        position = self._root.copy()
        for card in rest:
            position.hold(1 - self._seat, card)
        own = iter(deck)
        rival = reversed(deck) if self._plan.ends == 2 else own
        self._play(position, self._seat, turn, own)
        total, to_judge = 0, self._plan.judged
        mover = self._seat
        for left in reversed(range(self._plan.answers)):
            if position.over:
                break
            mover = 1 - mover
            judged = left < 2 * to_judge and left % 2 == 0
            worth, answer = self._answer(position, mover, judged)
            if judged:
                total += worth if mover == self._seat else -worth
                to_judge -= 1
            if left:
                self._play(position, mover, answer, own if mover == self._seat else rival)
        total += to_judge * position.lead(self._seat) * self._net.one
        return total // self._plan.judged

    def _answer(self, position: Position, mover: int, judged: bool) -> tuple[int, Turn]:
        """The mover's turn, or what is left of it, and, if it is judged, what the net says of it in the mover's eyes.

        The price of a draw from a pile bears on the choice, but costs no points.
        """
        if self._policy is None:
            outlook = Outlook(self._net, position, mover)
            worth, answer = outlook.best()
            return worth + (outlook.price if answer.pile >= 0 else 0), answer
        answer = self._policy.turn(position, mover)
        if not judged:
            return 0, answer
        position.put(mover, answer.card, answer.placed)
        outlook = Outlook(self._net, position, mover)
        worth = outlook.take(answer.pile) + outlook.price if answer.pile >= 0 else outlook.draw()
        return worth, answer._replace(card=-1)

    @staticmethod
    def _play(position: Position, seat: int, turn: Turn, cards: Iterator[int]) -> None:
        """Play a turn of a seat to which the deck gives these cards. A card of -1 has been put already."""
        if turn.card >= 0:
            position.put(seat, turn.card, turn.placed)
        if turn.pile >= 0:
            position.take(seat, turn.pile)
        else:
            position.draw(seat, next(cards))
