"""What two pages at a distance disagree on: a turn that one would take back, and a charge."""

import json
from random import Random

import pytest
from asking import Refused
from distance.crooked import charged, forged
from distance.stand_in import StandIn
from far_pages import Device, Forgetful, carry, meet, take_turn

from lostcities.distance import Table
from lostcities.distance.group import number_text, packed
from lostcities.distance.wire import read as read_message
from lostcities.messages import ERROR_KEYS


def at_a_turn(kind: type[Device] = Device) -> tuple[Device, Device]:
    """The page that takes the first turn, and the other."""
    ada, ben = meet(kind=kind)
    carry(ben, ada)
    carry(ada, ben)
    mover, other = (ben, ada) if ben.now["waits"] == "yours" else (ada, ben)
    if mover is ada:
        carry(ben, ada)
    return mover, other


def test_a_turn_is_asked_for_and_given_back() -> None:
    mover, other = at_a_turn()
    before = mover.look()["view"]["turn"]
    take_turn(mover, Random(8))
    carry(mover, other)
    asked = mover.do("afar", act="ask")
    assert asked["sent"] is False
    carry(mover, other)
    assert other.now["asked"]
    other.do("afar", act="undo")
    carry(other, mover)
    assert mover.look()["view"]["turn"] == before
    assert mover.now["waits"] == "yours"


@pytest.mark.parametrize("handed_on", [False, True])
def test_a_turn_that_was_lost_goes_in_the_place_of_the_question_for_it(handed_on: bool) -> None:
    """A page that asks to take back a turn which never reached the other is told so, and the match goes on."""
    mover, other = at_a_turn(Forgetful)
    take_turn(mover, Random(12))
    turn = mover.now["text"]
    if handed_on:
        mover.do("brought", number=mover.now["number"], at=4)
    question = mover.do("afar", act="ask")
    assert question["acts"] == ["undo"]
    with pytest.raises(Refused) as refused:
        carry(mover, other)
    assert refused.value.key == "distance-early"
    again = mover.do("afar", act="undo")
    assert (again["text"], again["sent"], again["acts"]) == (turn, handed_on, ["ask"])
    mover.do("brought", number=mover.do("afar", act="ask")["number"], at=5)
    again = mover.do("afar", act="undo")
    assert (again["text"], again["sent"], again["acts"]) == (turn, False, ["ask"])
    carry(mover, other)
    assert mover.now["sent"]
    assert mover.do("afar", act="ask")["text"] == question["text"]
    carry(mover, other)
    assert other.now["asked"]
    other.do("afar", act="undo")
    carry(other, mover)
    assert mover.now["waits"] == "yours"


def test_a_question_that_was_kept_is_the_table_s_too() -> None:
    """Even where only the messages hold it, as was once the case; and without a question no turn is given back."""
    mover, other = at_a_turn()
    take_turn(mover, Random(13))
    carry(mover, other)
    before = mover.ask("save")["record"]
    mover.do("afar", act="ask")
    carry(mover, other)
    other.do("afar", act="undo")
    kept = json.loads(mover.ask("save")["record"])
    del kept["asking"]
    asked, unasked = Device(), Device()
    asked.ask("open", record=json.dumps(kept), match="kept")
    carry(other, asked)
    assert asked.now["waits"] == "yours"
    unasked.ask("open", record=before, match="kept")
    with pytest.raises(Refused) as refused:
        carry(other, unasked)
    assert refused.value.key == "distance-undo"
    unasked.do("afar", act="ask")
    carry(other, unasked)
    assert unasked.now["waits"] == "yours"


def test_a_charge_that_is_not_true_is_said_to_be_the_accuser_s_fault() -> None:
    accuser, innocent = at_a_turn()
    crooked = Table.restore(StandIn(), accuser.ask("save")["record"])
    for told, key in (("", "cheat-charge"), ("ab" * 32, "cheat-secret")):
        victim = Forgetful()
        victim.ask("open", record=innocent.ask("save")["record"], match="kept")
        now = victim.do("receive", text=charged(crooked, "cheat-key", told), at=6)
        assert now["waits"] == "broken"
        assert (now["fault"]["seat"], now["fault"]["key"]) == (accuser.now["seat"], key)
        assert set(now["fault"]["values"]) == set(ERROR_KEYS[key])
        assert now["fault"]["claim"] is False


def test_a_charge_that_is_true_says_the_same_on_both_sides() -> None:
    cheater, victim = at_a_turn()
    kept = json.loads(cheater.ask("save")["record"])
    take_turn(cheater, Random(14))
    crooked = forged(cheater.now["text"], key=packed([number_text(12345)]))
    victim.do("receive", text=crooked, at=6)
    found = victim.do("afar", act="charge", won=True)["fault"]
    assert (found["seat"], found["key"], found["claim"]) == (cheater.now["seat"], "cheat-key", True)
    kept["messages"].append(crooked)
    accused = Forgetful()
    accused.ask("open", record=json.dumps(kept), match="kept")
    carry(victim, accused)
    assert accused.now["fault"] == found
    assert found["values"] == {"place": int(read_message(crooked)["place"])}
