"""A third person finds a record and its messages to agree, or is told where they do not."""

import json
from pathlib import Path
from random import Random

import pytest
from distance.crooked import forged, from_hand
from distance.playing import QUICK, play, sit

from lostcities.__main__ import main
from lostcities.distance import Cheat, Refused
from lostcities.distance.group import number_text, packed
from lostcities.distance.ristretto import Ristretto
from lostcities.distance.verify import verify
from lostcities.games import GAMES
from lostcities.record import Record, read, write


def finished(game: str = "card", rounds: int = 1) -> Record:
    ada, ben = sit(game, {"rounds": rounds}, ("verify", game))
    play(ada, ben, Random(1))
    return read(write(ada.record()))


@pytest.mark.parametrize("game", list(GAMES))
def test_messages_of_a_finished_match_lead_to_its_record(game: str) -> None:
    record = finished(game)
    count = len(record.x["distance"]["messages"])
    assert verify(QUICK, record) == f", and dealt and played as its {count} messages say"


def test_a_record_that_its_messages_do_not_say_is_refused() -> None:
    record = finished(rounds=2)
    text = write(record)
    for old, new, key in (
        ('"Ada"', '"Eve"', "distance-header"),
        ('"distance":', '"elsewhere":', "distance-transcript"),
    ):
        with pytest.raises(Refused) as refused:
            verify(QUICK, read(text.replace(old, new, 1)))
        assert refused.value.key == key


def test_another_deal_under_the_same_messages_is_found() -> None:
    record, other = finished(), finished("board")
    sound = read(write(record))
    ada, ben = sit("card", {"rounds": 1}, "another")
    play(ada, ben, Random(2))
    sound.x = ada.record().x
    with pytest.raises(Refused, match="round 1: the record is not what its messages say"):
        verify(QUICK, sound)
    sound.x = other.x
    with pytest.raises(Refused, match="game, options, names or account of the end"):
        verify(QUICK, sound)


@pytest.mark.parametrize(
    "verdict",
    [
        {"conceded": 0},
        {"conceded": 1},
        {"found": {"seat": 1, "key": "cheat-key", "says": "Ben has cheated"}},
        {"charge": {"by": 0, "fault": "cheat-key", "won": True}},
    ],
)
def test_nobody_is_said_to_have_given_up_or_cheated_unless_the_messages_say_so(
    verdict: dict[str, object],
) -> None:
    record = finished()
    record.x["distance"].update(verdict)
    refuse(record)


@pytest.mark.parametrize("other", [None, True, 0, "1"])
def test_whoever_has_given_up_is_who_the_record_says(other: object) -> None:
    ada, ben = sit("card", {"rounds": 1}, "conceding")
    play(ada, ben, Random(4), lambda table: len(table.course.deal.turns) > 4 and table is ben)
    ada.receive(ben.concede())
    ben.receive(ada.go_on())
    record = read(write(ben.record()))
    assert verify(QUICK, record).endswith("given up by Ben")
    record.x["distance"]["conceded"] = other
    refuse(record)
    del record.x["distance"]["conceded"]
    refuse(record)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("charge", {"by": 0, "fault": "cheat-key", "won": True}),
        ("charge", {"by": 1, "fault": "cheat-key", "won": True}),
        ("charge", None),
        ("found", {"seat": 1, "key": "cheat-key", "says": "another place opens no card"}),
        ("conceded", 1),
    ],
)
def test_a_charge_and_what_was_found_are_what_the_record_says(name: str, value: object) -> None:
    mover, victim, said = from_hand()
    mover.course.messages.append(forged(said, key=packed([number_text(12345)])))
    victim.receive(mover.course.messages[-1])
    mover.receive(victim.charge(won=False))
    for table in (victim, mover):
        record = read(write(table.record()))
        assert "the messages bear out what" in verify(QUICK, record)
        record.x["distance"][name] = value
        refuse(record)


@pytest.mark.parametrize("won", [True, False])
def test_who_gives_up_with_a_false_secret_has_given_up_and_is_charged(won: bool) -> None:
    ada, ben = sit("card", {"rounds": 1}, "conceding")
    play(ada, ben, Random(4), lambda table: len(table.course.deal.turns) > 4 and table is ben)
    ben.course.messages[-1] = forged(ben.concede(), secret=packed(["ab" * 32]))
    ada.receive(ben.course.messages[-1])
    assert ada.record().x["distance"].keys() == {"version", "messages", "conceded"}
    ben.receive(ada.charge(won))
    for table in (ada, ben):
        record = read(write(table.record()))
        assert record.x["distance"]["conceded"] == 1
        assert "the messages bear out what Ada charges Ben with: the secret told" in verify(QUICK, record)


def test_a_record_does_not_tell_of_a_cheat_that_only_a_charge_would_show() -> None:
    _, victim, said = from_hand()
    victim.receive(forged(said, key=packed([number_text(12345)])))
    assert victim.course.stage == "found"
    record = read(write(victim.record()))
    count = len(record.x["distance"]["messages"])
    assert verify(QUICK, record) == f", and dealt and played as its {count} messages say"
    victim.charge(won=False)
    assert victim.record().x["distance"]["found"]["key"] == "cheat-key"


def test_a_cheat_that_the_messages_show_may_be_told_before_it_is_charged() -> None:
    """As records told it that were written so."""
    ada, ben = sit("card", {"rounds": 1}, "opening")
    play(ada, ben, Random(4), lambda table: table.course.stage == "reopen")
    liar, victim = (ada, ben) if ada.course.seat == 0 else (ben, ada)
    victim.receive(forged(liar.go_on(), secret=packed(["ab" * 32])))
    record = read(write(victim.record()))
    cheat = victim.course.cheat
    assert cheat is not None
    for _ in range(2):
        with pytest.raises(Cheat, match="the secret told does not give"):
            verify(QUICK, record)
        record.x["distance"]["found"] = {"seat": liar.course.me, "key": cheat.key, "says": str(cheat)}


def refuse(record: Record) -> None:
    """The record, written and read again, says something else than its messages."""
    with pytest.raises(Refused, match="account of the end") as refused:
        verify(QUICK, read(write(record)))
    assert refused.value.key == "distance-header"


def test_a_message_taken_out_is_named() -> None:
    record = finished()
    del record.x["distance"]["messages"][7]
    with pytest.raises(Refused, match="message 8: message 9 has come, but message 8 has not"):
        verify(QUICK, record)


@pytest.mark.long
def test_the_command_line_verifies_a_match_of_the_real_group(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, ben = sit("card", {"rounds": 1, "turn_limit": 4}, "real", Ristretto())
    play(ada, ben, Random(3))
    good, bad, plain = (str(tmp_path / name) for name in ("good", "bad", "plain"))
    record = ada.record()
    Path(good).write_text(write(record), "utf-8")
    value = json.loads(write(record))
    value["x"]["distance"]["messages"].pop(5)
    Path(bad).write_text(json.dumps(value), "utf-8")
    del value["x"]
    Path(plain).write_text(json.dumps(value), "utf-8")
    assert main(["verify", good, bad, plain]) == 0
    assert main(["verify", "--distance", good]) == 0
    assert main(["verify", "--distance", bad, plain]) == 1
    said = [line.split(": ", 1)[1] for line in capsys.readouterr().out.splitlines()]
    assert said == [
        *["sound"] * 3,
        "sound, and dealt and played as its 10 messages say",
        "message 6: message 7 has come, but message 6 has not: it is lost or still on its way",
        "the record holds no messages of a match at a distance",
    ]
