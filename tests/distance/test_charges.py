"""Who has found a cheat can say so, and a third person sees whether it is true; points that are none are refused."""

import pytest
from distance.crooked import at_turn, forged, from_hand
from distance.playing import QUICK, secret

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
    record = mover.record()
    assert record.x["distance"]["charge"] == {"by": victim.course.me, "fault": "cheat-key", "won": True}
    assert mover.course.stage == "broken"
    with pytest.raises(Refused, match="not be sent now"):
        mover.play("r5 <")


def third_person(victim: Table, won: bool) -> str:
    victim.charge(won)
    return verify(QUICK, read_record(write(victim.record())))


def test_a_charge_that_is_not_true_is_not_borne_out() -> None:
    mover, victim = at_turn(6)
    fields = {
        "fault": "cheat-key",
        "secret": packed([round_secret(mover.secret, mover.course.name, 0)]),
        "claim": "won",
    }
    victim.receive(mover._say("charge", **fields))
    record: Record = read_record(write(victim.record()))
    assert "do not bear it out" in verify(QUICK, record)
    mover, victim = at_turn(6)
    victim.receive(mover._say("charge", **{**fields, "secret": packed([secret("none")])}))
    assert victim.course.cheat is not None
    assert victim.course.cheat.key == "cheat-secret"
    # By a false secret the other's cards look wrong: what it does not give of the accuser's own comes first.
    assert "do not bear it out" in verify(QUICK, read_record(write(victim.record())))


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
        with pytest.raises(Refused, match="number 3 of the message's list is no point"):
            Table.accept(group, forged(ada.sent, list=packed([*points[:2], bad, *points[3:]])), "Ben", secret(2))
