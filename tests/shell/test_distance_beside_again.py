"""Two devices side by side, by themselves in Node: a message that another match interrupts is not lost, and whoever
asks too late for a turn back hears the answer."""

from test_distance_beside import (
    LATER,
    MESSAGE,
    PATIENT,
    acknowledged,
    comes,
    got,
    lies,
    said,
    taken,
    ways,
)
from test_distance_beside_whom import answered

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


def test_whoever_asks_too_late_for_a_turn_back_is_sent_the_answer() -> None:
    asks, own = comes("x", 5, "ask"), lies("x", 6, "turn")
    assert taken(MESSAGE.replace("!turn!", "!ask!"), refused="distance-late") == (True, "")
    assert sorted(answered(asks, own)) == sorted([got(asks), own["table"]["text"]])
    assert answered(asks, own, held=False) == []


def test_a_question_that_comes_too_late_by_hand_is_said_to_be_late() -> None:
    assert taken(MESSAGE, refused="distance-late", live=False) == (True, "distance-late")
    assert taken(MESSAGE, refused="distance-undo") == (False, "distance-undo")
