"""Matches as text: the record of record.md, read strictly and written back.

`read` gives a Record, whose match is replayed and can be played on, or raises one BadRecord. `write` gives its text. No
file is opened here and no person asked: the command line (lostcities/__main__.py) and the table do that.

    >>> record = read(text)
    >>> record.seats[0].name, record.match.totals()
    ('Ada', (12, -20))
"""

from lostcities.record.further import Relation, further
from lostcities.record.header import LONGEST_NAME, check_name, read_header
from lostcities.record.link import LONGEST_LINK, read_link, write_link
from lostcities.record.model import Record, Seat
from lostcities.record.replay import steps, story
from lostcities.record.rounds import MOST_TURNS, read_result, read_rounds
from lostcities.record.strict_json import LONGEST, parse_json
from lostcities.record.write import write

__all__ = [
    "LONGEST", "LONGEST_LINK", "LONGEST_NAME", "MOST_TURNS", "Record", "Relation", "Seat", "check_name", "further",
    "read", "read_link", "steps", "story", "write", "write_link",
]  # fmt: skip


def read(data: bytes | str) -> Record:
    """The record that `data` holds, its match replayed to where it stands. Raises BadRecord naming the first bad spot.

    The JSON form is checked first, then the header, the rounds in playing order, and the result.
    """
    value = parse_json(data)
    record = read_header(value)
    read_rounds(record, value["rounds"])
    read_result(record, value)
    return record
