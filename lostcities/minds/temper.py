"""What makes one rule-of-thumb player cautious and another bold: a few numbers for each game, which stand with
its rule of thumb (card/thumb.py)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """How a player weighs what it cannot know. Points are those of the game at hand."""

    hope: float
    """How much of the fair chance to draw a missing card it counts on: 1 is all of it."""
    doubt: float
    """Points that beginning something new must promise beyond its cost."""
    fear: float
    """How much of what a discard is worth to a rival it counts as its own loss."""
    thrift: float
    """Points it pays for each turn by which pile draws have already made the round longer: what ends stalling."""
    greed: float = 0.0
    """Points by which a card that lies open looks better to it than it is; below 0 it shuns the piles."""
    patience: float = 1.0
    """How many times as long it takes a round to last that others can end: above 1, the end comes as a surprise."""


STEADY = Temper(hope=0.8, doubt=4.0, fear=0.7, thrift=0.25)
WILD = Temper(hope=1.2, doubt=-3.0, fear=0.2, thrift=0.3, greed=3.0)
