"""Who has found a cheat can say so, and a third person sees whether it is true; points that are none are refused."""

from random import Random

import pytest
from distance.crooked import at_turn, charged, forged, from_hand, lawless
from distance.playing import QUICK, act, play, secret, sit

from lostcities.distance import Cheat, Refused, Table
from lostcities.distance.audit import audit
from lostcities.distance.group import number_text, packed, unpacked
from lostcities.distance.ristretto import Ristretto
from lostcities.distance.secret import round_secret
from lostcities.distance.verify import verify
from lostcities.distance.wire import read
from lostcities.record import Record, write
from lostcities.record import read as read_record


def test_a_charge_names_the_cheat_on_both_sides_and_claims_the_match_only_if_said() -> None:
    mover, victim, said = from_hand()
    crooked = forged(said, key=packed([number_text(12345)]))
    mover.course.messages.append(crooked)
    victim.receive(crooked)
    other = Table.restore(QUICK, victim.keep())
    assert "claims the match" not in third_person(other, won=False)
    assert "claims the match" in third_person(victim, won=True)
    mover.receive(victim.sent)
    assert mover.course.fault is not None
    assert mover.course.fault.values == victim.course.cheat.values == {"place": int(read(said)["place"])}
    record = mover.record()
    assert record.x["distance"]["charge"] == {"by": victim.course.me, "fault": "cheat-key", "won": True}
    assert mover.course.stage == "broken"
    with pytest.raises(Refused, match="not be sent now"):
        mover.play("r5 <")


def third_person(victim: Table, won: bool) -> str:
    victim.charge(won)
    return verify(QUICK, read_record(write(victim.record())))


@pytest.mark.parametrize("told", ["", secret("none")], ids=["own", "made_up"])
def test_a_charge_that_is_not_true_is_found_at_once_wherever_it_comes(told: str) -> None:
    """In the place of any message, by either side: it is the accuser's fault, and no third person bears it out. By a
    false secret the other's cards look wrong: what it does not give of the accuser's own comes first."""
    ada, ben = sit("card", {"rounds": 2, "turn_limit": 4}, "charges")
    tables, stages = (ada, ben), set()
    while ada.course.stage != "end":
        mover, other = tables[ada.course.seat], tables[1 - ada.course.seat]
        victim = Table.restore(QUICK, other.keep())
        stages.add(victim.course.stage)
        assert victim.receive(charged(mover, "cheat-key", told)) == "charge"
        for each in (victim, Table.restore(QUICK, victim.keep())):
            assert each.course.cheat is not None
            assert each.course.cheat.key == ("cheat-secret" if told else "cheat-charge")
            assert (each.course.stage, each.course.fault) == ("broken", None)
        record: Record = read_record(write(victim.record()))
        assert record.x["distance"]["found"]["seat"] == mover.course.me
        assert "do not bear it out" in verify(QUICK, record)
        other.receive(act(mover, Random(3)))
    assert stages == {"deal", "hand", "play", "open", "reopen"}


def test_a_charge_in_the_place_of_the_answer_to_an_invitation_is_found_too() -> None:
    ada = Table.invite(QUICK, "card", {}, "Ada", secret("inviting"))
    ben = Table.accept(QUICK, ada.sent, "Ben", secret("invited"))
    ben.course.messages.pop()
    ada.receive(charged(ben, "cheat-list"))
    assert ada.course.cheat is not None
    assert ada.course.cheat.key == "cheat-charge"


def test_a_charge_that_names_another_cheat_than_the_one_that_was_found_is_not_true() -> None:
    mover, victim, said = from_hand()
    crooked = forged(said, key=packed([number_text(12345)]))
    for table in (mover, victim):
        table.course.messages.append(crooked)
    for fault, is_true in (("cheat-key", True), ("cheat-card", False), ("cheat-nothing", False)):
        accused = Table.restore(QUICK, mover.keep())
        accused.receive(charged(victim, fault))
        course = accused.course
        found = course.fault if is_true else course.cheat
        assert found is not None
        assert (found.key, course.cheat is None) == (fault if is_true else "cheat-charge", is_true)


def test_whoever_has_cheated_charges_nobody_with_that() -> None:
    """By its own device's lights the accuser's turn is illegal, and not the other's."""
    liar, victim = lawless()
    ada, ben = (liar, victim) if liar.course.me == 0 else (victim, liar)
    play(ada, ben, Random(9), lambda table: table is liar)
    victim.receive(charged(liar, "cheat-illegal"))
    assert victim.course.cheat is not None
    assert victim.course.cheat.key == "cheat-charge"
    assert "do not bear it out" in verify(QUICK, read_record(write(victim.record())))


def test_a_true_charge_about_the_last_opened_secret_is_true_at_both_devices() -> None:
    """The side that has told it is at the next round already."""
    ada, ben = sit("card", {"rounds": 2, "turn_limit": 4}, "last")
    play(ada, ben, Random(6), lambda table: table.course.stage == "reopen")
    liar, victim = (ada, ben) if ada.course.seat == 0 else (ben, ada)
    crooked = forged(liar.go_on(), secret=packed([secret("false")]))
    liar.course.messages[-1] = crooked
    victim.receive(crooked)
    liar.receive(victim.charge(won=True))
    assert liar.course.cheat is None
    assert liar.course.fault is not None
    assert (liar.course.fault.key, liar.course.fault.values) == ("cheat-secret", {"part": "list 2"})


def test_a_number_that_the_secret_does_not_give_is_found_in_the_audit() -> None:
    mover, victim = at_turn(6)
    deal = victim.course.deal.copy()
    deal.secrets[mover.course.me] = round_secret(mover.secret, mover.course.name, 0)
    audit(deal, mover.course.me)
    place = next(iter(deal.sent[mover.course.me]))
    deal.sent[mover.course.me][place] += 1
    with pytest.raises(Cheat, match=f"does not give the number for place {place} that was sent"):
        audit(deal, mover.course.me)


def test_points_of_the_real_group_that_are_none_are_refused() -> None:
    """The neutral point, one of small order on the curve below, one spelt otherwise: none is taken, nothing is sent."""
    group = Ristretto()
    ada = Table.invite(group, "card", {}, "Ada", secret(1))
    points = unpacked(read(ada.sent)["list"])
    assert points is not None
    for bad in ("00" * 32, "ec" + "ff" * 30 + "7f", "ed" + "ff" * 30 + "7f", "01" + "00" * 31):
        with pytest.raises(Refused, match="number 3 of the message's list is not a point"):
            Table.accept(group, forged(ada.sent, list=packed([*points[:2], bad, *points[3:]])), "Ben", secret(2))
