"""When a message cannot be answered as the table stands: each function raises, or lets it pass."""

from lostcities.errors import NotNow, Stale
from lostcities.table.shown import snapshot
from lostcities.table.sitting import Sitting


def refuse_stale(sitting: Sitting, ply: int) -> None:
    """Raises Stale if the table is at another half-move than the caller believes."""
    if ply != sitting.ply:
        raise Stale(f"the table is at half-move {sitting.ply}, the message at {ply}")


def refuse_unless_going(sitting: Sitting, ply: int) -> None:
    """Raises Stale, or NotNow unless a move can go on with the round in play."""
    refuse_stale(sitting, ply)
    sitting.refuse_unless_going()


def refuse_behind_curtain(sitting: Sitting) -> None:
    """Raises NotNow while the curtain is drawn: then nothing is told of any hand."""
    drawn = snapshot.curtain(sitting)
    if drawn is not None:
        raise NotNow("error-curtain", f"the curtain is drawn and waits for seat {drawn}", seat=drawn)


def refuse_unless_person(sitting: Sitting) -> None:
    """Raises NotNow unless it is the turn of the person who looks."""
    refuse_behind_curtain(sitting)
    passing = snapshot.passing(sitting)
    if passing is not None:
        raise NotNow("error-pass", f"the device is to be passed to seat {passing} first", seat=passing)
    seat = sitting.state.seat
    if seat == sitting.away or (sitting.afar is not None and not sitting.afar.own):
        raise NotNow("error-afar", "the other device's message is awaited")
    if seat not in sitting.people:
        raise NotNow("error-computer-turn", f"it is the turn of the computer player at seat {seat}", seat=seat)


def refuse_unless_waiting(sitting: Sitting, waiting: snapshot.Waiting) -> None:
    """Raises NotNow unless the table waits for this kind of computer player."""
    if snapshot.waiting(sitting) != waiting:
        raise NotNow("error-no-computer", "no computer player is to move")
