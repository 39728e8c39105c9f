"""One round of a match as it is kept: how it began, what was played, and where it stands."""

from dataclasses import dataclass, field

from lostcities.game import Move, RoundEnd, State


@dataclass(slots=True)
class Round:
    """One round of a match: how it began, every turn of it, and its state."""

    starts: int
    deal: tuple[int, ...]
    """The whole deck in the order of record.md."""
    tiles: tuple[int, ...]
    state: State
    """As it stands now; a finished round keeps its last state."""
    turns: list[list[Move]] = field(default_factory=list)
    """Whole turns, each its half-moves in order; the last may be unfinished."""
    end: RoundEnd | None = None
    """What the round left to the match, once it is over."""
    origin: State | None = None
    """Where a round began that was taken up part-way instead of dealt; it has no deal and no tiles."""

    def copy(self) -> "Round":
        """An independent copy. A finished round no longer changes and is its own copy."""
        if self.end is not None:
            return self
        turns = [turn[:] for turn in self.turns]
        return Round(self.starts, self.deal, self.tiles, self.state.copy(), turns, origin=self.origin)

    def __repr__(self) -> str:
        scores = ", ".join(map(str, self.state.scores()))
        return f"<Round begun by seat {self.starts}: {stand(self.state)}; scores {scores}>"


def stand(state: State) -> str:
    """How far a round has come, in words."""
    return f"{state.turn} turns, over" if state.over else f"turn {state.turn + 1}, seat {state.seat} to move"
