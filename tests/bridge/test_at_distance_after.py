"""A match of two devices once it is over is gone through, reviewed and handed on like any other; while it goes on
nothing of it is told but at its own table."""

from random import Random
from typing import Any

import pytest
from asking import Refused
from far_pages import Device, meet, played

LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("through", {"match": "m-1", "round": 0, "turn": 0}),
    ("review", {"match": "m-1"}),
    ("branch", {"round": 0, "turn": 0, "anew": None}),
    ("link", {}),
)


def test_of_a_match_under_way_nothing_is_told_elsewhere() -> None:
    ada, ben = meet()
    for at, _ in enumerate(played(ben, ada, Random(20))):
        if at % 3:
            continue
        for device in (ada, ben):
            record = device.ask("save")["record"]
            if '"lostcities-distance"' not in record[:100]:
                continue
            for do, fields in LOOKS:
                with pytest.raises(Refused):
                    Device().ask(do, record=record, **fields)


def test_one_that_is_over_is_gone_through_reviewed_and_given_as_a_link() -> None:
    ada, ben = meet()
    for _ in played(ben, ada, Random(21)):
        pass
    links = set()
    for device in (ada, ben):
        record = device.ask("save")["record"]
        reader = Device()
        for do, fields in LOOKS[:3]:
            reader.ask(do, record=record, **fields)
        told = reader.ask("review", record=record, match="m-1")
        while not told["over"]:
            told = reader.ask("weigh")
        assert told["match"]["looks"] is not None
        links.add(reader.ask("link", record=record))
    assert len(links) == 1
