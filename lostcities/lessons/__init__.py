"""Positions and lessons: two small formats beside the record, read as strictly (position.md, lesson.md).

A position is what one seat sees of a round, or an open one with named hands. A lesson asks for moves in a position and
answers each. Neither holds a deal: what is hidden in a position is dealt at random when it is played (world.py).

    >>> position = read_position("lc1;card;seat=0;hands=y3.y7.b10/?8;columns=yx.y2/")
    >>> attempt = Attempt(read_lesson(text))
    >>> attempt.try_move("y7").kind
    'wrong'
"""

from lostcities.lessons.attempt import Attempt, Verdict
from lostcities.lessons.lesson import Lesson, Step, read_lesson, write_lesson
from lostcities.lessons.model import Hand, Position, Show, write_position, write_text
from lostcities.lessons.position import read_position
from lostcities.lessons.shape import LONGEST
from lostcities.lessons.world import match_at, position_of, world

__all__ = [
    "LONGEST", "Attempt", "Hand", "Lesson", "Position", "Show", "Step", "Verdict", "match_at", "position_of",
    "read_lesson", "read_position", "world", "write_lesson", "write_position", "write_text",
]  # fmt: skip
