"""What an invitation says of itself, and a name, is looked at before anybody reads it."""

import json
from random import Random
from typing import Any

import pytest
from distance.crooked import forged
from distance.playing import QUICK, play, secret

from lostcities.distance import Refused, Table, about
from lostcities.distance.group import from_base64, to_base64
from lostcities.distance.verify import verify
from lostcities.distance.wire import read
from lostcities.errors import BadRecord
from lostcities.record import read as read_record
from lostcities.record import write as write_record
from lostcities.table.distance.far import invited

ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
HIDDEN = [
    "\u200b",
    "\ufeff",
    "\u3164",
    "\u115f",
    "\u2800",
    "\U000e0041",
    " \u00a0",
    "A\u200bda",
    "Ad\u00ada",
    "\u2060Ada",
    "🏴\U000e0041\U000e007f",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067",
    f"🏴{ENGLAND}\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "🏴 \U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
]
SEEN = ["Ada", "\u0645\u200c\u0646", "👩\u200d🚀", "\ue000", "é", f"{ENGLAND} Tom", ENGLAND, "\u0600", "\u06dd\u0661"]


def changed(text: str, **fields: Any) -> str:
    """The message with something else in its part `about`."""
    said = json.loads(from_base64(read(text)["about"]) or b"")
    about = json.dumps({**said, **fields}, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return forged(text, about=to_base64(about.encode()))


def invitation() -> Table:
    return Table.invite(QUICK, "card", {}, "Ada", secret("about"))


@pytest.mark.parametrize("group", ["x\x1b[2J", "\u202eabc", "", "a" * 41, "Ristretto", "a b", 5, None, ["x"], {"x": 1}])
def test_what_cannot_be_the_name_of_an_arithmetic_is_not_repeated(group: object) -> None:
    with pytest.raises(Refused) as refused:
        Table.accept(QUICK, changed(invitation().sent, group=group), "Ben", secret("b"))
    assert (refused.value.key, refused.value.values) == ("distance-field", {"part": "about"})


def test_an_arithmetic_that_is_not_known_is_named() -> None:
    with pytest.raises(Refused, match="with the arithmetic p256-x; here it is") as refused:
        Table.accept(QUICK, changed(invitation().sent, group="p256-x"), "Ben", secret("b"))
    assert refused.value.key == "distance-group"


@pytest.mark.parametrize("name", HIDDEN)
def test_nobody_invites_accepts_or_is_invited_under_a_name_that_hides_something(name: str) -> None:
    ada = invitation()
    ben = Table.accept(QUICK, ada.sent, "Ben", secret("b"))
    with pytest.raises(BadRecord):
        Table.invite(QUICK, "card", {}, name, secret("a"))
    with pytest.raises(BadRecord):
        Table.accept(QUICK, ada.sent, name, secret("b"))
    with pytest.raises(Refused, match="the message's part about"):
        Table.accept(QUICK, changed(ada.sent, name=name), "Ben", secret("b"))
    with pytest.raises(Refused, match="the message's part about"):
        ada.receive(changed(ben.sent, name=name))
    assert ada.course.stage == "accept"


@pytest.mark.parametrize("name", ["A\u200bda", "Ad\u00ada", "🏴\U000e0041\U000e007f"])
def test_who_cannot_see_what_is_wrong_with_a_name_is_told_that_it_is_invisible(name: str) -> None:
    with pytest.raises(BadRecord, match="no invisible characters; it says ") as refused:
        Table.invite(QUICK, "card", {}, name, secret("a"))
    assert refused.value.values["reason"] == "record-name-invisible"


@pytest.mark.parametrize("name", HIDDEN)
def test_an_invitation_under_such_a_name_is_not_shown(name: str) -> None:
    with pytest.raises(Refused, match="the message's part about"):
        invited(None, changed(invitation().sent, group="ristretto255", name=name))


@pytest.mark.parametrize("name", SEEN)
def test_letters_with_their_joiners_and_signs_of_one_s_own_are_names(name: str) -> None:
    ada = Table.invite(QUICK, "card", {}, name, secret("a"))
    ben = Table.accept(QUICK, ada.sent, name, secret("b"))
    assert ada.receive(ben.sent) == "accept"
    assert ada.course.names == [name, name]
    assert invited(None, changed(ada.sent, group="ristretto255"))["name"] == name


@pytest.mark.parametrize("name", [name for name in HIDDEN if name.strip()])
def test_a_match_that_was_begun_under_such_a_name_goes_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When such names could be given: what was kept then is taken back, and its record is read and verified."""
    with monkeypatch.context() as before:
        before.setattr(about, "_check", lambda name: None)
        ada = Table.invite(QUICK, "card", {"rounds": 1, "turn_limit": 4}, name, secret("a"))
        ben = Table.accept(QUICK, ada.sent, name, secret("b"))
        ada.receive(ben.sent)
    ada, ben = (Table.restore(QUICK, table.keep()) for table in (ada, ben))
    play(ada, ben, Random(1))
    record = read_record(write_record(ada.record()))
    assert [seat.name for seat in record.seats] == [name, name]
    assert "dealt and played as its" in verify(QUICK, record)
