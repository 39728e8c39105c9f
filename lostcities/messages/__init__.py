"""The protocol between page and table: every message, every shape and every error code, written once.

Strings of JSON cross. The page asks and the bridge answers, one reply to each request:

    request  {"v": 1, "id": 7, "do": "play", "ply": 41, "move": "r5"}
    reply    {"v": 1, "id": 7, "ok": true, "table": {...}}
    refusal  {"v": 1, "id": 7, "ok": false, "error": {"code": "illegal", "key": "reason-number-lower", "values": {...},
              "rule": "1.2", "detail": "an English sentence"}}

    id            the page's own, a whole number or a short text; it comes back (null where it could not be read)
    ply           how many half-moves the page's table had: if the table has moved on, the refusal is "stale" and brings
                  the current `table`
    key, values   name a message of the language files and fill it
    detail        for error reports

Cards, suits and moves are the texts of the record (record/record.md). `tests/fixtures/` has pairs of requests and
replies.

    requests.py   what may be asked
    replies.py    what is answered
    codes.py      how something is refused
    table.py      the shape of a table
    view.py       the shape of its view

build/wire makes the page's types from all shapes.
"""

from lostcities.messages.about import about
from lostcities.messages.codes import CODES, ERROR_KEYS, FAULT, refuse
from lostcities.messages.replies import REPLIES, WORTH, reply
from lostcities.messages.requests import (
    LONGEST,
    LONGEST_WITH_RECORD,
    PREFS,
    REQUESTS,
    VERSION,
    accept,
    id_of,
    read_json,
)
from lostcities.messages.table import LOG_EVENT, LOG_KINDS, RESULT, SHEET, SUMMARY, TABLE
from lostcities.messages.view import VIEW

__all__ = [
    "CODES", "ERROR_KEYS", "FAULT", "LOG_EVENT", "LOG_KINDS", "LONGEST", "LONGEST_WITH_RECORD", "PREFS", "REPLIES",
    "REQUESTS", "RESULT", "SHEET", "SUMMARY", "TABLE", "VERSION", "VIEW", "WORTH", "about", "accept", "id_of",
    "read_json", "refuse", "reply",
]  # fmt: skip
