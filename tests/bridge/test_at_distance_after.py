"""Once over, a match of two devices is gone through, reviewed and handed on like any other; while it goes on, nothing
of it is told except at its own table."""

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


def test_a_last_message_that_comes_once_more_is_told_to_be_here() -> None:
    """A sender who has not heard that it arrived sends it again."""
    ada, ben = meet()
    for _ in played(ben, ada, Random(23)):
        pass
    sent = [device.now["text"] for device in (ada, ben)]
    for device, text in zip((ben, ada), sent, strict=True):
        with pytest.raises(Refused) as refused:
            device.ask("receive", text=text, at=1)
        assert refused.value.key == "distance-again"
    with pytest.raises(Refused) as refused:
        ben.ask("receive", text=sent[0][:-1], at=1)
    assert refused.value.key == "error-match-over"


def test_of_two_states_of_a_match_the_further_one_is_kept_and_two_sides_are_two_lines() -> None:
    ada, ben = meet()
    lines: tuple[list[str], list[str]] = ([], [])
    for _ in played(ben, ada, Random(22)):
        for device, line in zip((ada, ben), lines, strict=True):
            line.append(device.ask("save")["record"])
    reader = Device()

    def kept(record: str, other: str) -> str:
        found: str = reader.ask("compare", record=record, other=other)
        return found

    for line in lines:
        states = list(dict.fromkeys(line))
        assert len(states) > 6
        for at, record in enumerate(states):
            assert kept(record, record) == "same"
            for later in (states[at + 1 : at + 3], states[-1:]):
                for other in later:
                    if other != record:
                        assert kept(record, other) in ("theirs", "same")
                        assert kept(other, record) in ("mine", "same")
        assert kept(states[0], states[-1]) == "theirs"
    assert kept(lines[0][-2], lines[1][-2]) == "both"
    for broken in ('{"format": "lostcities-distance"}', '{"format": "lostcities-distance", "seat": 0, "messages": 7}'):
        with pytest.raises(Refused):
            kept(lines[0][0], broken)
