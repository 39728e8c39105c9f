"""A computer player's thought at the table: in slices, between which the page is served, and no longer than a cap.

Minds know no clock; it is read only here.
"""

from time import perf_counter

from lostcities.game import Move, Thought

SLICE = 0.025
"""Seconds that a computer player thinks at a call: short enough that undo and quit are served at once."""
CAP = 1.9
"""The most seconds that it thinks about a move; the trips between page and table make it two. It then plays the best
move found: on a slow device the same player searches a little less."""


class Thinking:
    """A thought under way."""

    def __init__(self, thought: Thought) -> None:
        self.progress = 0.0
        """How far it has come, 0 to 1."""
        self._thought = thought
        self._spent = 0.0
        self._begun = False
        """Whether it has made its first step: before that nothing can be sent to a generator."""

    def go_on(self) -> Move | None:
        """Think for a slice: the move, or None if there is more to think."""
        began = now = perf_counter()
        while now < began + SLICE:
            move = self._step(conclude=self._spent + now - began >= CAP)
            if move is not None:
                return move
            now = perf_counter()
        self._spent += now - began
        return None

    def conclude(self) -> Move:
        """The best move found so far."""
        while (move := self._step(conclude=True)) is None:
            pass
        return move

    def close(self) -> None:
        """Give it up."""
        self._thought.close()

    def _step(self, conclude: bool) -> Move | None:
        try:
            self.progress = self._thought.send(conclude if self._begun else None)
        except StopIteration as end:
            return int(end.value)
        self._begun = True
        return None
