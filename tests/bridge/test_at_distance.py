"""Two pages at a distance: each has a bridge of its own, and nothing goes between them but the texts that are sent."""

import json
from random import Random

import pytest
from asking import Refused
from distance.stand_in import StandIn
from far_pages import SHORT, Device, Forgetful, carry, meet, played, take_turn

from lostcities import GAMES
from lostcities.distance import sentences
from lostcities.distance.ristretto import Ristretto
from lostcities.distance.verify import verify
from lostcities.distance.wire import read as read_message
from lostcities.messages import ERROR_KEYS
from lostcities.record import read


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_match_becomes_the_same_ordinary_record_on_both_sides(game: str) -> None:
    ada, ben = meet(game, {"rounds": 3, "turn_limit": 4})
    for _ in played(ben, ada, Random(game)):
        pass
    for device in (ada, ben):
        table = device.look()
        assert table["waiting"] == "match"
        assert len(table["sheet"]["rounds"]) == 3
        record = read(device.ask("save")["record"])
        assert verify(StandIn(), record).startswith(", and dealt and played as its")
        again = Device()
        again.ask("open", record=device.ask("save")["record"], match="kept")
        assert {**again.look(), "id": ""} == {**table, "id": "", "afar": {**table["afar"], "id": "kept"}}
    assert ada.look()["viewer"] == 0
    assert ben.look()["viewer"] == 1


def test_the_real_group_deals_the_same_to_both_bridges() -> None:
    ada, ben = Device(Ristretto()), Device(Ristretto())
    ada.do("invite", game="card", options=SHORT, name="Ada", hints=False, at=1)
    ben.do("accept", text=ada.now["text"], name="Ben", at=2)
    carry(ben, ada)
    carry(ada, ben)
    if ben.now["waits"] == "yours":
        take_turn(ben, Random(1))
    carry(ben, ada)
    assert ada.look()["view"]["zones"]
    assert ada.look()["log"] == ben.look()["log"][: len(ada.look()["log"])]


def test_whoever_is_invited_sees_everything_before_accepting() -> None:
    ada, ben = Device(), Device()
    ada.do("invite", game="board", options={"rounds": 1}, name="Ada", hints=True, at=1)
    said = ben.ask("invited", text=ada.now["text"])
    assert (said["game"], said["name"], said["hints"], said["rules"]["rounds"]) == ("board", "Ada", True, 1)
    assert said["id"] == ada.now["id"]
    assert ben.look() is None


def test_until_the_cards_are_dealt_there_is_no_table_and_afterwards_one_with_the_own_hand_alone() -> None:
    ada, ben = meet()
    assert "ply" not in ada.look()
    assert ada.now["waits"] == "answer"
    assert ben.now["waits"] == "cards"
    carry(ben, ada)
    carry(ada, ben)
    table = ben.look()
    [hand] = [zone for zone in table["view"]["zones"] if zone["kind"] == "hand"]
    [backs] = [zone for zone in table["view"]["zones"] if zone["kind"] == "backs"]
    assert len(hand["cards"]) == 8
    assert backs["cards"] == []


def test_a_card_that_was_drawn_is_not_shown_before_its_number_has_come() -> None:
    ada, ben = meet()
    carry(ben, ada)
    carry(ada, ben)
    first, second = (ben, ada) if ben.now["waits"] == "yours" else (ada, ben)
    if first is ada:
        carry(ben, ada)
    take_turn(first, Random(3))
    table = first.look()
    [hand] = [zone["cards"] for zone in table["view"]["zones"] if zone["kind"] == "hand"]
    assert len(hand) == 7
    assert [event.get("card") for event in table["log"] if event["kind"] == "draw"] == [None]
    assert table["trace"]["drawn"] == ""
    carry(first, second)
    take_turn(second, Random(4))
    carry(second, first)
    table = first.look()
    [hand] = [zone["cards"] for zone in table["view"]["zones"] if zone["kind"] == "hand"]
    assert len(hand) == 8
    assert table["trace"]["drawn"] in hand


def test_the_first_half_of_a_turn_can_be_taken_back_and_the_whole_one_cannot() -> None:
    ada, ben = meet()
    carry(ben, ada)
    carry(ada, ben)
    mover = ben if ben.now["waits"] == "yours" else ada
    if mover is ada:
        carry(ben, ada)
    before = mover.look()
    mover.place()
    assert mover.look()["undo"] == "free"
    mover.ask("undo", ply=mover.look()["ply"])
    assert mover.look()["view"] == before["view"]
    take_turn(mover, Random(5))
    assert mover.look()["undo"] is None
    with pytest.raises(Refused) as refused:
        mover.play("<")
    assert refused.value.key == "error-afar"


def test_what_is_kept_brings_the_same_table_back_in_the_middle_of_a_turn() -> None:
    ada, ben = meet()
    for mover in played(ben, ada, Random(6)):
        if len(mover.look().get("log", ())) > 2:
            break
    mover = ada if ada.now["waits"] == "yours" else ben
    if mover.now["waits"] == "yours":
        mover.place()
    for device in (ada, ben):
        save = device.ask("save")
        again = Device()
        again.ask("open", record=save["record"], match=save["id"])
        assert again.look() == device.look()
        assert again.ask("save") == save
        checked = Device().ask("check", record=save["record"])
        assert checked["id"] == save["id"] == device.now["id"]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_page_closed_after_every_single_step_of_a_match_loses_nothing(game: str) -> None:
    ada, ben = meet(game, {"rounds": 3, "turn_limit": 3}, kind=Forgetful)
    for mover in played(ben, ada, Random(f"forgetful {game}")):
        assert mover.now["sent"] is False, "what was made is there, and says that it is unsent"
    assert [device.look()["waiting"] for device in (ada, ben)] == ["match", "match"]
    assert verify(StandIn(), read(ada.ask("save")["record"])).startswith(", and dealt and played as its")


def test_an_unsent_message_says_so_until_it_was_brought() -> None:
    ada, ben = meet()
    assert ben.now["sent"] is False
    told = ben.do("brought", number=2, at=77)
    assert (told["sent"], told["since"]) == (True, 77)
    assert ben.do("brought", number=2, at=99)["since"] == 77, "sending again does not begin the waiting anew"
    assert ben.ask("save")["summary"]["afar"]["sent"] is True
    assert ada.do("brought", number=5, at=9)["sent"] is False


def test_giving_up_opens_all_cards_and_ends_the_match_on_both_sides() -> None:
    ada, ben = meet()
    carry(ben, ada)
    carry(ada, ben)
    mover, other = (ben, ada) if ben.now["waits"] == "yours" else (ada, ben)
    if mover is ada:
        carry(ben, ada)
    if "concede" not in mover.now["acts"]:  # the very first message of a turn has the other's cards in it
        take_turn(mover, Random(9))
        mover, other = other, mover
        carry(other, mover)
    mover.ask("concede", seat=mover.now["seat"])
    assert "waiting" not in mover.look() or mover.look()["waiting"] == "afar"
    carry(mover, other)
    carry(other, mover)
    for device in (ada, ben):
        table = device.look()
        assert table["waiting"] == "match"
        assert table["conceded"] == mover.now["seat"]
        assert table["result"]["winners"] == [other.now["seat"]]


def test_hints_are_given_only_where_both_have_agreed() -> None:
    for agreed in (False, True):
        ada, ben = meet(hints=agreed)
        carry(ben, ada)
        carry(ada, ben)
        mover = ben if ben.now["waits"] == "yours" else ada
        if mover is ada:
            carry(ben, ada)
        if agreed:
            assert mover.ask("hint", ply=mover.look()["ply"])["move"]
        else:
            with pytest.raises(Refused) as refused:
                mover.ask("hint", ply=mover.look()["ply"])
            assert refused.value.key == "error-afar-hint"


def test_every_wrong_message_has_its_sentence_and_changes_nothing() -> None:
    ada, ben = meet()
    stranger, _ = meet()
    before = ada.ask("save")
    for text, key in {
        "": "distance-form",
        "hello": "distance-form",
        ben.now["text"][:-9]: "distance-damaged",
        ada.now["text"]: "distance-own",
        stranger.now["text"]: "distance-match",
        ben.now["text"].replace("lc1", "lc7", 1): "distance-version",
    }.items():
        with pytest.raises(Refused) as refused:
            ada.do("receive", text=text, at=5)
        assert refused.value.code == "post"
        assert refused.value.key == key
        assert ada.ask("save") == before


def test_the_protocol_names_every_sentence_of_a_match_at_a_distance() -> None:
    told = {key for key in ERROR_KEYS if key.startswith(("distance-", "cheat-"))}
    of_records = {"distance-transcript", "distance-message", "distance-round", "distance-header"}
    assert told == set(sentences.SENTENCES) - of_records
    import re

    for key in told:
        assert set(ERROR_KEYS[key]) == set(re.findall(r"\{(\w+)\}", sentences.SENTENCES[key])), key


def test_a_match_with_the_same_people_is_an_invitation_again() -> None:
    ada, ben = meet()
    for _ in played(ben, ada, Random(10)):
        pass
    with pytest.raises(Refused) as refused:
        ada.ask("rematch")
    assert refused.value.key == "error-afar-again"


def test_no_text_of_a_running_match_holds_the_other_s_cards_or_a_secret() -> None:
    """Neither page is ever told its own secret, or a card that only the other side knows."""
    ada, ben = meet()
    for mover in played(ben, ada, Random(11)):
        for device, other in ((ada, ben), (ben, ada)):
            told = json.dumps(device.look())
            secret = json.loads(device.ask("save")["record"]).get("secret")
            assert secret is None or secret not in told
            if "view" in device.look() and "view" in other.look() and not device.look().get("result"):
                [backs] = [zone for zone in device.look()["view"]["zones"] if zone["kind"] == "backs"]
                [hand] = [zone for zone in other.look()["view"]["zones"] if zone["kind"] == "hand"]
                assert set(backs["cards"]) <= set(hand["cards"]) | set(device.now["names"])
        assert read_message(mover.now["text"]).match in mover.now["id"]
