"""What a device keeps of a match is taken back only with the secret from which its own messages come."""

import json
from typing import Any

import pytest
from distance.playing import QUICK, secret, sit

from lostcities.distance import Refused, Table

BOTH = pytest.mark.parametrize("seat", [0, 1])


def kept(side: int, /, **changed: Any) -> str:
    """What a side keeps after the first messages, with something else in it."""
    return json.dumps({**json.loads(sit()[side].keep()), **changed})


def refuse(text: str) -> None:
    with pytest.raises(Refused) as refused:
        Table.restore(QUICK, text)
    assert refused.value.key == "distance-form"


@BOTH
def test_another_secret_than_the_own_is_refused(seat: int) -> None:
    """With it the device would send what its messages do not go with, and be charged with cheating."""
    assert Table.restore(QUICK, kept(seat)).acts == sit()[seat].acts
    refuse(kept(seat, secret="00" * 32))
    refuse(kept(seat, secret=sit()[1 - seat].secret))
    refuse(kept(1 - seat, seat=seat))


@BOTH
@pytest.mark.parametrize("wrong", ["", "x", "é", "\ud800", None, 5, [], {}, True, "AB" * 32, "0" * 63, "0" * 65])
def test_what_is_no_secret_is_refused(wrong: object, seat: int) -> None:
    refuse(kept(seat, secret=wrong))


@BOTH
def test_an_own_secret_in_another_spelling_is_refused(seat: int) -> None:
    refuse(kept(seat, secret=sit()[seat].secret.upper()))
    refuse(kept(seat, secret=sit()[seat].secret + "\n"))


@BOTH
@pytest.mark.parametrize("wrong", ["0", -1, 2, True, False, 1.0, None, [], 10**30])
def test_what_is_no_seat_is_refused(wrong: object, seat: int) -> None:
    refuse(kept(seat, seat=wrong))


@BOTH
@pytest.mark.parametrize("wrong", [5, None, True, ["x"], {"a": 1}])
def test_a_question_that_is_no_text_is_refused(wrong: object, seat: int) -> None:
    refuse(kept(seat, asked=wrong))


def test_an_invitation_and_its_acceptance_come_back_before_anything_else_has_come() -> None:
    ada = Table.invite(QUICK, "card", {}, "Ada", secret("alone"))
    ben = Table.accept(QUICK, ada.sent, "Ben", secret("accepting"))
    for table in (ada, ben):
        assert Table.restore(QUICK, table.keep()).keep() == table.keep()
