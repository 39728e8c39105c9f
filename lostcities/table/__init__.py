"""One live table: a match, who sits at it, whose eyes are on it, and what may be asked of it.

The only stateful object of the package. It decides who looks and what that person is shown, lets computer players think
in slices, takes moves back, and draws the curtain between people who share a device. It knows no JSON (messages,
bridge) and no rule (games, match).
"""

from lostcities.table.live import Table

__all__ = ["Table"]
