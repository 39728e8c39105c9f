"""A file that says to be of a match that is still going on takes its place only where that match comes to it."""

import json
from random import Random
from typing import Any

import pytest
from asking import Refused
from distance.crooked import forged
from far_pages import SHORT, Device, carry, meet, played

from lostcities import choose
from lostcities.distance.group import packed
from lostcities.match import Match
from lostcities.record import Record, read, write


def going_on(turns: int = 3) -> tuple[Device, Device]:
    """Ada and Ben after some turns; each has own ones among them."""
    ada, ben = meet()
    for _ in played(ben, ada, Random(30)):
        if len(ada.look().get("log", ())) >= 2 * turns:
            break
    return ada, ben


def kept(device: Device) -> str:
    text: str = device.ask("save")["record"]
    return text


def invented(messages: list[str], seat: int) -> str:
    """The record of a match that nobody has played, with these messages."""
    match = Match.begin("card", SHORT, 2)
    match.deal_by_chance("invented")
    while match.in_round:
        match.play(choose(match, "novice"))
    record = Record.of(match, ["Ada", "Ben"])
    record.x = {"distance": {"version": 1, "messages": messages}, "lostcities": {"seat": seat}}
    return write(record)


def compare(record: str, other: str) -> str:
    said: str = Device().ask("compare", record=record, other=other)
    return said


@pytest.mark.parametrize("seat", [0, 1])
def test_an_invented_record_takes_the_place_of_no_match(seat: int) -> None:
    mine = kept(going_on()[seat])
    messages = json.loads(mine)["messages"]
    for more in ([], ["nothing"], messages[:1]):
        theirs = invented([*messages, *more], seat)
        assert Device().ask("check", record=theirs)["id"]
        assert compare(mine, theirs) == compare(theirs, mine) == "both"


def finished() -> tuple[str, str]:
    """A match as Ben keeps it in the middle, and the record that it comes to."""
    ada, ben = meet()
    texts = []
    for _ in played(ben, ada, Random(31)):
        texts.append(kept(ben))
    texts.append(kept(ben))
    return texts[len(texts) // 2], texts[-1]


def test_the_record_to_which_the_match_comes_takes_its_place() -> None:
    mine, theirs = finished()
    assert (compare(mine, theirs), compare(theirs, mine)) == ("theirs", "mine")


@pytest.mark.parametrize("what", ["turns", "names", "seat", "conceded", "practice", "found", "another", "none"])
def test_a_record_that_says_more_or_else_than_its_messages_does_not(what: str) -> None:
    mine, theirs = finished()
    record = json.loads(theirs)
    own, told = record["x"]["lostcities"], record["x"]["distance"]
    if what == "turns":
        del record["rounds"][0]["turns"][-1], record["rounds"][0]["totals"], record["result"]
    elif what == "names":
        record["seats"][0]["name"] = "Mallory"
    elif what == "seat":
        own["seat"] = 0
    elif what == "found":
        told["found"] = {"seat": 0, "key": "cheat-key", "says": "Ada has cheated"}
    elif what == "another":
        record["x"]["elsewhere"] = 1
    elif what == "none":
        record["rounds"] = []
        del record["result"]
    else:
        own[what] = {"conceded": 0, "practice": True}[what]
    changed = write(read(json.dumps(record)))
    assert compare(mine, changed) == compare(changed, mine) == "both"


def test_an_end_that_tells_another_secret_as_the_own_is_none() -> None:
    """Who has all messages of a match can write this side's too, but not the secret that the last of them tells."""
    ada, ben = meet()
    for mover in played(ben, ada, Random(32)):
        if mover is ben and len(ada.look().get("log", ())) > 4:
            break
    carry(ben, ada)
    mine = kept(ben)
    ada.ask("concede", seat=0)
    carry(ada, ben)
    theirs = json.loads(kept(ben))
    assert compare(mine, json.dumps(theirs)) == "theirs"
    messages = theirs["x"]["distance"]["messages"]
    messages[-1] = forged(messages[-1], secret=packed(["ab" * 32]))
    assert compare(mine, json.dumps(theirs)) == "both"


def test_what_was_kept_with_another_secret_takes_no_place_and_is_not_opened() -> None:
    ada, ben = meet()
    mine = kept(ada)
    more: dict[str, Any] = {"messages": [*json.loads(mine)["messages"], ben.now["text"]]}
    theirs = json.dumps({**json.loads(mine), **more, "secret": "00" * 32})
    assert compare(mine, theirs) == compare(theirs, mine) == "both"
    for do, fields in (("check", {}), ("open", {"match": "d-1"})):
        with pytest.raises(Refused) as refused:
            Device().ask(do, record=theirs, **fields)
        assert refused.value.key == "distance-form"
    assert compare(mine, json.dumps({**json.loads(mine), **more})) == "theirs"


def test_a_match_that_is_over_gives_way_to_nothing_that_goes_on() -> None:
    mine, theirs = finished()
    going = json.loads(mine)
    going["messages"] = [*json.loads(theirs)["x"]["distance"]["messages"], "nothing"]
    assert compare(theirs, json.dumps(going)) == "both"


@pytest.mark.parametrize("wrong", ["x", None, [], -1, True, 10**14])
def test_what_a_file_says_of_how_a_match_was_carried_is_believed_where_it_makes_sense(wrong: object) -> None:
    _, theirs = finished()
    record = json.loads(theirs)
    record["x"]["lostcities"] |= {"sent": wrong, "since": wrong}
    device = Device()
    device.ask("open", record=json.dumps(record), match="m-1")
    assert device.now["since"] == (wrong if wrong == 10**14 else 0)
    assert device.now["sent"] is (wrong == 10**14)
