"""Two devices side by side, by themselves in Node: a message that another match interrupts is not lost."""

from test_distance_beside import (
    LATER,
    PATIENT,
    acknowledged,
    comes,
    lies,
    said,
    ways,
)

TURN, OTHER = lies("x", 5, "turn"), lies("y", 3, "turn")
TEXT = TURN["table"]["text"]


def test_a_message_that_is_not_acknowledged_goes_again_once_its_match_is_back() -> None:
    assert said(TURN, OTHER, PATIENT, TURN, patience=5000) == [TEXT] * 2
    assert said(TURN, OTHER, PATIENT, TURN, PATIENT, patience=80) == [TEXT] * 5
    assert ways(TURN, OTHER, PATIENT, TURN, PATIENT, patience=80) == ["copy", "read"]


def test_a_second_message_that_goes_meanwhile_does_not_take_its_place() -> None:
    own = lies("a", 1, "invite", "answer", since=LATER)
    assert said(TURN, own, acknowledged(own), TURN) == [TEXT, own["table"]["text"], TEXT]


def test_a_message_that_has_arrived_goes_no_more_when_its_match_is_back() -> None:
    sent = lies("x", 5, "turn", sent=True)
    assert said(TURN, acknowledged(TURN), sent, OTHER, sent) == [TEXT]


def test_another_match_over_the_connection_takes_no_ways_from_one_whose_message_does_not_arrive() -> None:
    theirs, own = comes("b", 1, "invite"), lies("a", 1, "invite", "answer", since=LATER)
    assert ways(TURN, PATIENT, theirs, patience=80) == ["copy", "read"]
    assert ways(TURN, PATIENT, own, acknowledged(own), PATIENT, TURN, patience=80) == ["copy", "read"]
