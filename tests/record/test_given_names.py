"""A name that is given can be seen; a record that holds another is read as ever."""

import json
import unicodedata

import pytest
from small import card_record

from lostcities.errors import BadOption, BadRecord
from lostcities.record import check_name, read, write
from lostcities.table.seat_minds import seat_of

UNSEEN = [
    "\u200b",
    "\u3164",
    "\u115f\u1160",
    "\u2800",
    "\ufeff",
    "\u00ad",
    "\ufe0f",
    "\U000e0041",
    "\u200c \u200d",
    "\u034f",
]
SEEN = [
    "Ada",
    "é",
    "я",
    "م",
    "\u0301",
    "👩\u200d🚀",
    "🏴\U000e0067\U000e007f",
    "\ue000",
    "\ufdfd",
    "_",
    "A\u200b",
    "\u0600",
]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_that_nobody_can_see_is_given_to_nobody(name: str) -> None:
    with pytest.raises(BadRecord, match="can be seen") as refused:
        check_name(name, "name")
    assert refused.value.values["reason"] == "record-name-empty"
    with pytest.raises(BadOption, match="can be seen"):
        seat_of({"name": name}, 0, "card")


@pytest.mark.parametrize("name", SEEN)
def test_a_name_of_which_something_can_be_seen_is_one(name: str) -> None:
    check_name(name, "name")
    assert seat_of({"name": name}, 0, "card").name == name


def test_a_character_that_is_not_known_here_yet_is_held_for_one_that_can_be_seen() -> None:
    """A new emoji is somebody's whole name before Python knows it."""
    later = next(chr(at) for at in range(0x1FAFF, 0x1F000, -1) if unicodedata.category(chr(at)) == "Cn")
    check_name(later, "name")


@pytest.mark.parametrize("name", UNSEEN)
def test_a_record_with_such_a_name_is_read_and_written_as_it_was(name: str) -> None:
    record = card_record()
    record["seats"][0]["name"] = name
    found = read(json.dumps(record))
    assert found.seats[0].name == name
    assert write(read(write(found))) == write(found)
