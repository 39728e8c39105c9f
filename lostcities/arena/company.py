"""The company at a table: each player is asked for its move with the sight of its seat, and with nothing else.

Computer players of this package think here; a program (program.py) is started when it is first asked, and ends with the
company. A seat is asked only where it has a choice.
"""

from collections.abc import Callable, Sequence
from time import perf_counter, thread_time
from types import TracebackType

from lostcities.arena.players import Player
from lostcities.arena.program import Forfeit, Program
from lostcities.chance import stream
from lostcities.choosing import thought_of
from lostcities.errors import BadText, IllegalMove
from lostcities.game import Game, Move, Sight, think_through
from lostcities.match import Match
from lostcities.minds import MINDS
from lostcities.question import question, unfit

STARTING = 20.0
"""Seconds that a program's first answer may take beyond those of a move, for loading."""


class Company:
    """Players by number, not by seat: the same players may change seats from match to match. A context manager."""

    def __init__(self, players: Sequence[Player], move_time: float) -> None:
        """`move_time`: seconds that a program may take for a move."""
        self.asked = [0] * len(players)
        """[player] -> how often it had a choice."""
        self.seconds = [0.0] * len(players)
        """[player] -> how long it thought in all: a program by the clock, a computer player in processor time, so that
        a busy machine makes no difference."""
        self._players = players
        self._move_time = move_time
        self._programs: dict[int, Program] = {}

    def __enter__(self) -> "Company":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        while self._programs:
            self._programs.popitem()[1].close()

    def choose(
        self, player: int, match: Match, seed: str, ply: int, tell: Callable[[float], None] = lambda share: None
    ) -> Move:
        """The move of `player` for the seat to move. Raises Forfeit, and Misuse for a mind that makes no legal move.

        `seed` and `ply`, the number of half-moves so far, name the stream of chance. It is the same whoever sits there,
        so that a player against itself comes out even to the point. `tell` hears how far a thought has come, 0 to 1;
        for a program that is not known.
        """
        state = match.rounds[-1].state
        sight = match.game.sight(state, state.seat)
        if len(sight.legal) == 1:
            return sight.legal[0]
        clock = thread_time if self._players[player].mind else perf_counter
        began = clock()
        try:
            if self._players[player].mind:
                return self._think(self._players[player], match.game, sight, seed, ply, tell)
            return self._ask(player, match, sight, seed, ply)
        finally:
            self.asked[player] += 1
            self.seconds[player] += clock() - began

    def _think(
        self, player: Player, game: Game, sight: Sight, seed: str, ply: int, tell: Callable[[float], None]
    ) -> Move:
        chance = stream(seed, "mind", sight.to_move, ply)
        return think_through(thought_of(MINDS[player.mind], game, sight, chance, player.effort), tell)

    def _ask(self, player: int, match: Match, sight: Sight, seed: str, ply: int) -> Move:
        seconds = self._move_time
        if player not in self._programs:
            self._programs[player] = Program(self._players[player].command)
            seconds += STARTING
        # A number drawn from the seed, not the seed itself, from which the deal could be worked out.
        token = str(stream(seed, "program", sight.to_move, ply).random())
        try:
            answer = self._programs[player].ask(question(match.game, sight, token), seconds)
        except Forfeit:
            del self._programs[player]
            raise
        try:
            return match.parse(answer)
        except (BadText, IllegalMove) as error:
            raise Forfeit(str(unfit(answer, error))) from None
