"""What makes one rule-of-thumb player cautious and another bold: a few numbers, and nothing about any game."""

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
    greed: float
    """Points by which a card that lies open looks better to it than it is."""


CAREFUL = Temper(hope=0.8, doubt=4.0, fear=0.7, thrift=0.25, greed=0.0)
BOLD = Temper(hope=1.2, doubt=-3.0, fear=0.2, thrift=0.3, greed=3.0)
