"""Follows a course again from either seat, by the secrets that its messages tell, and so judges a charge.

An accuser tells its secret of the round: the other device then knows all that the accuser's device knew, and sees what
that device has found.
"""

from lostcities.distance.audit import audit
from lostcities.distance.course import Course
from lostcities.distance.group import Group, field_digits
from lostcities.distance.sentences import Cheat, Refused
from lostcities.distance.wire import Message, read

Told = dict[tuple[int, int], str]
"""(seat, round from 0) -> the secret told."""


def secrets_told(messages: list[Message]) -> Told:
    """Every round's secret that a message tells."""
    told: Told = {}
    opened = 0
    for message in messages:
        if "secret" in message.fields:
            told[message.sender, opened // 2] = field_digits(message["secret"])
            opened += message.kind in ("open", "concede")
    return told


def follow(group: Group, seat: int, texts: list[str], told: Told) -> Course:
    """The course of these messages as that seat's device saw it, up to the first deal whose secret the seat has not
    told, or to the first cheat that it should have charged. Raises Refused for a message that could not come."""
    at = 1
    try:
        course = Course(group, seat, lambda number: told.get((seat, number)), texts[0])
        for text in texts[1:]:
            at += 1
            unknown = course.stage == "deal" and course.deal.secrets[seat] is None
            if unknown or (course.stage == "found" and read(text).kind != "charge"):
                break
            course.take(text)
    except (Refused, Cheat) as error:
        raise Refused("distance-message", number=at, means=str(error)) from None
    return course


def fault_charged(group: Group, texts: list[str]) -> Cheat:
    """What the accuser's device has found, for the charge that ends these messages. Raises Cheat for a charge that is
    not true."""
    messages = [read(text) for text in texts]
    charge = messages[-1]
    try:
        course = follow(group, charge.sender, texts, secrets_told(messages))
    except Refused:
        raise Cheat("cheat-charge") from None
    return borne_out(course, charge)


def borne_out(course: Course, charge: Message) -> Cheat:
    """What the accuser's course has found in the last message before its charge. Raises Cheat if the course does not
    bear the charge out, or if the accuser has not kept to the secret that it tells."""
    audit(course.deal, course.me)
    # A course that stopped before the charge found a cheat too early, or in a message of the accuser's own.
    if course.charged is None or course.cheat is None or course.cheat.key != charge["fault"]:
        raise Cheat("cheat-charge")
    return course.cheat
