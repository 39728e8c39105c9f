"""A match of this device as a link, and a link as a match of this device (record/link.md)."""

from hashlib import sha256
from typing import Any

from lostcities.errors import NotNow
from lostcities.record import read, read_link, write_link
from lostcities.table import asked
from lostcities.table.remembered import hold_x, own_x, sit_down

TOLD = ("practice", "gentle", "conceded", "playedOn")
"""The table's own facts that go with a link: what a reader must know of the match."""


def link_of(record: str) -> str:
    """The link of a kept match. Raises BadRecord, or NotNow for one under way, whose cards are hidden."""
    whole = sit_down(read(record), "link")
    if not whole.over:
        raise NotNow("error-link-going", "a match has a link once it is over")
    own = {name: fact for name, fact in own_x(whole).items() if name in TOLD}
    whole.record.x = None
    return write_link(hold_x(whole.record, own))


def match_of(link: str, shown: asked.Shown) -> dict[str, Any]:
    """The match of a link as this device keeps it; the same link gives the same name. The link does not say whose match
    it is, and whoever sent it has it already: so it has no facts, and counts for nobody. Raises BadRecord."""
    save = asked.save(sit_down(read_link(link), f"l-{sha256(link.encode()).hexdigest()[:20]}"), shown)
    return {**save, "facts": None}
