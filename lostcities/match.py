"""A match: rounds, who begins them, what they add up to and who wins. Pure logic above the rounds of any game.

No input, output or clock, no seats' names, no undo (table/) and no file form (record/). Random numbers come in only
through `deal_by_chance`; everything else follows from the deals and the moves.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lostcities.chance import choose, shuffle, stream
from lostcities.errors import BadOption, IllegalMove
from lostcities.game import Game, Move, RoundEnd, Rules, State, complete_rules


@dataclass(slots=True)
class Round:
    """One round of a match: how it began, every turn of it, and its state."""

    starts: int
    deal: tuple[int, ...]
    """The whole deck in the order of record.md."""
    tiles: tuple[int, ...]
    state: State
    """As it stands now; a finished round keeps its last one."""
    turns: list[list[Move]] = field(default_factory=list)
    """Whole turns, each its half-moves in order; the last may be unfinished."""
    end: RoundEnd | None = None
    """What the round left to the match, once it is over."""
    origin: State | None = None
    """Where a round began that was not dealt but taken up in its middle; then it has no deal and no tiles."""

    def copy(self) -> "Round":
        """An independent copy. A finished round changes no more and is its own copy."""
        if self.end is not None:
            return self
        turns = [turn[:] for turn in self.turns]
        return Round(self.starts, self.deal, self.tiles, self.state.copy(), turns, origin=self.origin)


class Match:
    """A match in play: at most one round is unfinished, the last. `begin` makes one."""

    __slots__ = ("game", "history", "rounds", "rules", "seats")

    game: Game
    rules: Rules
    seats: int
    rounds: list[Round]
    """All rounds dealt so far."""
    history: tuple[RoundEnd, ...]
    """What the finished rounds left, in order."""

    @classmethod
    def begin(cls, game: Game, options: Mapping[str, Any], seats: int) -> "Match":
        """A match with nothing dealt; options left out have their defaults. Raises BadOption."""
        if seats not in game.seats and seats not in game.more_seats:
            allowed = ", ".join(map(str, (*game.seats, *game.more_seats)))
            raise BadOption(f"the game {game.name} has no {seats} seats; it is for {allowed}", option="seats")
        match = cls()
        match.game = game
        match.rules = complete_rules(game, options)
        match.seats = seats
        match.rounds = []
        match.history = ()
        return match

    @property
    def state(self) -> State | None:
        """The state of the last round dealt, finished or not; None before the first deal."""
        return self.rounds[-1].state if self.rounds else None

    @property
    def in_round(self) -> bool:
        """Whether a round is in play."""
        return len(self.rounds) > len(self.history)

    @property
    def round_over(self) -> bool:
        """Whether the last round dealt is finished; False before the first deal."""
        return 0 < len(self.rounds) == len(self.history)

    @property
    def over(self) -> bool:
        """Whether the match is: no round is in play and the rules deal no other; none follows one that was taken up."""
        taken_up = bool(self.rounds) and self.rounds[-1].origin is not None
        return self.round_over and (taken_up or self.game.match_over(self.rules, self.history))

    def starters(self) -> tuple[int, ...]:
        """The seats that may begin the next round: one where the rules settle it."""
        return tuple(self.game.starters(self.rules, self.seats, self.history))

    def deal_round(self, deal: Sequence[int], tiles: Sequence[int], starts: int) -> None:
        """Begin the next round. Raises BadOption if `deal` is not the deck or seat `starts` may not begin.

        `tiles` is not looked at (`parse_tiles` and `lay_tiles` make good ones); it is () in a game without tiles.
        """
        assert not self.in_round, "a round is in play"
        assert not self.over, "the match is over"
        if starts not in self.starters():
            allowed = " or ".join(map(str, self.starters()))
            raise BadOption(f"seat {starts} may not begin this round; the rules say {allowed}", option="starts")
        if sorted(deal) != sorted(self.game.cards(self.rules)):
            raise BadOption("the deal is not exactly the deck", option="deal")
        cards, lay = tuple(deal), tuple(tiles)
        state = self.game.start(self.rules, self.seats, cards, lay, starts, self.history)
        self.rounds.append(Round(starts, cards, lay, state))

    def take_up(self, state: State, starts: int) -> None:
        """Begin the match's only round in its middle, from `state`, which stays as it is; seat `starts` began it."""
        assert not self.rounds, "rounds have been dealt"
        self.rounds.append(Round(starts, (), (), state.copy(), origin=state.copy()))
        if state.over:
            self._end_round()

    def deal_by_chance(self, seed: str, starts: int | None = None) -> None:
        """Begin the next round with the deal that `seed` gives it; chance settles who begins unless `starts` does.

        Each round has streams of its own, so what happened before changes no deal. Raises BadOption as `deal_round`.
        """
        number = len(self.rounds)
        deal = self.game.cards(self.rules)
        shuffle(stream(seed, "deal", number), deal)
        lay = self.game.lay_tiles
        tiles = () if lay is None else lay(self.rules, stream(seed, "tiles", number))
        if starts is None:
            starts = choose(stream(seed, "starts", number), self.starters())
        self.deal_round(deal, tiles, starts)

    def play(self, move: Move) -> None:
        """Play a half-move of the round in play. It is not checked: see `parse`."""
        now = self.rounds[-1]
        state = now.state
        before = 0 if now.origin is None else now.origin.turn
        if state.turn - before == len(now.turns):
            now.turns.append([])
        now.turns[-1].append(move)
        state.play(move)
        if state.over:
            self._end_round()

    def _end_round(self) -> None:
        now = self.rounds[-1]
        now.end = self.game.end_round(now.state)
        self.history = (*self.history, now.end)

    def parse(self, text: str) -> Move:
        """The move written `text`, if the rules allow it now. Raises BadText or IllegalMove, which says why."""
        move = self.game.parse_move(text)
        assert self.rounds, "no round is dealt"
        reason = self.game.reason(self.rounds[-1].state, move)
        if reason is not None:
            raise IllegalMove(text, reason)
        return move

    def play_text(self, text: str) -> Move:
        """The one door for a move from outside: parse, check, play; returns the move. Raises as `parse`."""
        move = self.parse(text)
        self.play(move)
        return move

    def copy(self) -> "Match":
        """An independent copy: what is played or dealt in one leaves the other as it was."""
        new = Match()
        new.game = self.game
        new.rules = self.rules
        new.seats = self.seats
        new.rounds = [each.copy() for each in self.rounds]
        new.history = self.history
        return new

    def totals(self) -> tuple[int, ...]:
        """The match score of every seat after the finished rounds."""
        return self.history[-1].totals if self.history else (0,) * self.seats

    def result(self) -> tuple[list[int], list[int]]:
        """The final totals and the seats that share the victory, ascending; only of a match that is over."""
        assert self.over, "the match is not over"
        return self.game.result(self.rules, self.history)
