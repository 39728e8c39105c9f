"""Whole matches between two tables whose post loses, doubles and reorders messages; now and then a side is put away and
comes back.

Nothing may be lost: both sides end with the same sound record, which its messages confirm; and whenever a side's memory
is searched, it holds nothing that its player may not know.
"""

from random import Random

from distance.peeking import peeked
from distance.playing import QUICK, act

from lostcities.distance import Refused, Table
from lostcities.distance.verify import verify
from lostcities.games import GAMES
from lostcities.record import read, write

ROUNDS = 3
"""The rounds of a match."""
LOOKS = 0.1
"""The chance that a side's memory is searched after it has received something."""
AWAY = 0.01
"""The chance that it is then put away; when it comes back it replays all of its messages."""
LATE = frozenset({"distance-again", "distance-early", "distance-two", "distance-undo", "distance-late"})
"""What may be said of an honest message that arrives twice, too early or too late."""
PATIENCE = 40_000
"""Attempts of the post after which a match counts as stuck."""
STEPS = ("deal", "hand", "play", "open")


class Failed(Exception):
    """Something was lost, or something was revealed that should not be."""


def strike(chance: Random) -> None:
    """Play one match. Raises Failed."""
    game = chance.choice(list(GAMES))
    options = {"rounds": ROUNDS, "turn_limit": chance.choice((20, 60, 400))}
    ada = Table.invite(QUICK, game, options, "Ada", secret(chance))
    tables = [ada, Table.accept(QUICK, ada.sent, "Ben", secret(chance))]
    bags: tuple[list[str], list[str]] = ([], [])
    eager = chance.random() < 0.8
    for _ in range(PATIENCE):
        if all(table.course.stage == "end" for table in tables):
            return ended(tables)
        for seat in range(2):
            spoken(tables, seat, bags[1 - seat], chance, eager)
        for seat in range(2):
            heard(tables, seat, bags[seat], chance)
    raise Failed(f"it stands still: {tables}")


def secret(chance: Random) -> str:
    """A secret that depends on `chance` alone."""
    return f"{chance.getrandbits(256):064x}"


def spoken(tables: list[Table], seat: int, bag: list[str], chance: Random, eager: bool) -> None:
    """Let a side do what it can; its last message, new or not, is sent never, once or twice."""
    table = tables[seat]
    if table.acts not in ((), ("ask",)):
        act(table, chance, eager)
    bag.extend([table.sent] * chance.choice((0, 1, 1, 2)))
    del bag[:-6]


def heard(tables: list[Table], seat: int, bag: list[str], chance: Random) -> None:
    """Deliver some of what is on its way, in any order. Raises Failed."""
    while bag and chance.random() < 0.6:
        table = tables[seat]
        before = len(table.course.messages)
        try:
            table.receive(bag.pop(chance.randrange(len(bag))))
        except Refused as refused:
            if refused.key not in LATE or len(table.course.messages) != before:
                raise Failed(f"an honest message is refused: {refused}") from None
        if table.course.cheat is not None:
            raise Failed(f"an honest side is charged: {table.course.cheat}")
        looked(tables, seat, chance)


def looked(tables: list[Table], seat: int, chance: Random) -> None:
    """Now and then put a side away and bring it back, and search its memory. Raises Failed."""
    if chance.random() < AWAY:
        kept = tables[seat].keep()
        tables[seat] = Table.restore(QUICK, kept)
        if tables[seat].keep() != kept:
            raise Failed("a table that was put away comes back as another")
    mine, other = tables[seat], tables[1 - seat]
    both = (mine.course, other.course)
    dealing = all(course.stage in STEPS and not any(course.deal.told) for course in both)
    same = mine.course.deal.number == other.course.deal.number and len({len(each.deal.lists) for each in both}) == 1
    if dealing and same and mine.course.deal.places and chance.random() < LOOKS:
        found = peeked(mine, other)
        if found:
            raise Failed(f"a device holds {found}")


def ended(tables: list[Table]) -> None:
    """Check that both sides have the same sound record. Raises Failed."""
    ours, theirs = (write(table.record()) for table in tables)
    if ours != theirs:
        raise Failed("the two sides have different records")
    record = read(ours)
    if write(record) != ours or len(record.match.rounds) != ROUNDS:
        raise Failed("the record does not come back as it was")
    says = verify(QUICK, record)
    if not says.startswith(", and dealt and played as its "):
        raise Failed(f"the messages do not bear the record out: {says}")
