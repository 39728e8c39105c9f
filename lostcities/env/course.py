"""The rounds of a match one after another, and what they pay: what an environment plays in.

A `Match` keeps every move for its record; a learner plays millions and keeps none. Deals are those of
`Match.deal_by_chance` for the same seed, and what a round leaves behind is the game's own answer.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from lostcities.chance import choose, shuffle, stream
from lostcities.errors import BadOption, quote
from lostcities.game import Game, RoundEnd, State
from lostcities.games import GAMES
from lostcities.match import Match

TURN_LIMIT = 400
"""The option `turn_limit` where it is not given: chance players may discard and take for ever."""
REWARDS = ("round", "match")


def game_called(name: str) -> Game:
    """The game of that name. Raises BadOption."""
    if name not in GAMES:
        raise BadOption(f"{quote(name)} is no game; the games are {', '.join(GAMES)}", option="game")
    return GAMES[name]


class Course:
    """A match that keeps no moves. At most one round is in play; `state` is its state, or the last one's."""

    def __init__(self, game: Game, options: Mapping[str, Any], seats: int) -> None:
        """Options left out have their defaults, except `turn_limit`, which is 400. Raises BadOption."""
        given = {"turn_limit": TURN_LIMIT} | dict(options) if isinstance(options, Mapping) else options
        match = Match.begin(game, given, seats)
        self.game = game
        self.rules = match.rules
        self.seats = seats
        self._cards = game.cards(match.rules)
        self.history: tuple[RoundEnd, ...] = ()
        self.state: State

    def begin_again(self) -> None:
        """Begin another match, with nothing dealt."""
        self.history = ()

    def deal(self, seed: str) -> State:
        """Begin the next round, with the deal, the tiles and the seat to begin that `seed` gives this round."""
        game, number = self.game, len(self.history)
        deal = self._cards[:]
        shuffle(stream(seed, "deal", number), deal)
        lay = game.lay_tiles
        tiles = () if lay is None else lay(self.rules, stream(seed, "tiles", number))
        starters = game.starters(self.rules, self.seats, self.history)
        one = len(starters) == 1  # then chance has nothing to decide
        return self.take_up(deal, tiles, starters[0] if one else choose(stream(seed, "starts", number), starters))

    def take_up(self, deal: Sequence[int], tiles: tuple[int, ...], starts: int) -> State:
        """Begin the next round with a deal in the order of record.md."""
        self.state = self.game.start(self.rules, self.seats, deal, tiles, starts, self.history)
        return self.state

    def copy(self) -> "Course":
        """A copy whose rounds go on apart from this one's, without the state, which the caller sets."""
        new = object.__new__(Course)
        new.game, new.rules, new.seats, new._cards = self.game, self.rules, self.seats, self._cards
        new.history = self.history
        return new

    def end_round(self) -> list[int]:
        """Close the round that is over; returns by seat what it changed in the totals. The last round of a match also
        brings what the match's end adds (in the board game, artifacts)."""
        before = self.history[-1].totals if self.history else (0,) * self.seats
        self.history = (*self.history, self.game.end_round(self.state))
        after: Sequence[int] = self.history[-1].totals
        if self.over:
            after, _ = self.game.result(self.rules, self.history)
        return [total - had for total, had in zip(after, before, strict=True)]

    @property
    def over(self) -> bool:
        """Whether the rules deal no other round after those that are finished."""
        return bool(self.history) and self.game.match_over(self.rules, self.history)

    def winners(self) -> list[int]:
        """The seats that share the victory of a match that is over, ascending."""
        return self.game.result(self.rules, self.history)[1]


def margins(gains: Sequence[float]) -> list[float]:
    """By seat, how much more it gained than the others did on average. They add up to nothing."""
    whole, others = sum(gains), len(gains) - 1
    return [gain - (whole - gain) / others for gain in gains]


def victory(seats: int, winners: Sequence[int]) -> list[float]:
    """By seat, 1 for the only winner and -1 for the only loser; several winners share what the losers pay, several
    losers pay in equal parts, and where all win it is 0. They add up to nothing."""
    losers = seats - len(winners)
    stake = seats - 1
    return [losers / (len(winners) * stake) if seat in winners else -1 / stake for seat in range(seats)]
