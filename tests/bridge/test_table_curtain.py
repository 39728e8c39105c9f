"""Several people on one device: whose hand is shown, who passes it on, when the curtain falls and who lifts it."""

import json
from typing import Any

import pytest
from asking import ADA, BEN, NILS, TILDA, Page, Refused

CLEO = {"name": "Cleo"}


def test_the_curtain_is_drawn_before_the_first_turn() -> None:
    table = Page().new("card", ADA, BEN)
    assert (table["waiting"], table["curtain"], table["view"], table["viewer"]) == ("curtain", {"seat": 0}, None, None)


def test_behind_the_curtain_there_is_no_card_of_any_hand() -> None:
    page = Page()
    page.new("card", ADA, BEN)
    page.ask("lift", seat=0)
    page.place()
    page.play("<")
    hands = page.bridge.table.remember().state.hands
    table = page.pass_on()
    gone = json.dumps({key: value for key, value in table.items() if key != "log"})
    names = page.bridge.table.remember().game.deck.names
    assert not any(f'"{names[card]}"' in gone for hand in hands for card in hand)


def test_only_the_person_whose_turn_it_is_lifts_it() -> None:
    page = Page()
    page.new("card", ADA, BEN)
    with pytest.raises(Refused) as caught:
        page.ask("lift", seat=1)
    assert (caught.value.key, caught.value.values) == ("error-other-seat", {"seat": 0})
    assert page.ask("lift", seat=0)["viewer"] == 0
    with pytest.raises(Refused) as caught:
        page.ask("lift", seat=0)
    assert caught.value.key == "error-no-curtain"


def test_nothing_can_be_asked_through_the_curtain() -> None:
    page = Page()
    page.new("card", ADA, BEN)
    for do, fields in {
        "play": {"ply": 0, "move": "<"},
        "hint": {"ply": 0},
        "why": {"card": "", "to": "deck"},
        "line": {},
    }.items():
        with pytest.raises(Refused) as caught:
            page.ask(do, **fields)
        assert (caught.value.key, caught.value.values) == ("error-curtain", {"seat": 0})


@pytest.mark.parametrize("game", ["card", "board", "adapted"])
def test_what_the_last_holder_saw_is_not_told_behind_the_curtain(game: str) -> None:
    """The table remembers who held the device; the next holder learns nothing of that hand."""
    page = Page()
    page.new(game, ADA, BEN)
    page.ask("lift", seat=0)
    while page.look()["waiting"] == "person":
        page.play(page.look()["view"]["moves"][-1]["move"])
    page.pass_on()
    with pytest.raises(Refused) as caught:
        page.ask("line")
    assert (caught.value.key, caught.value.values) == ("error-curtain", {"seat": 1})
    assert page.ask("guide", ply=page.look()["ply"], seen=[]) is None
    if game == "board":
        assert page.ask("sheet")["totals"] == [None, None]


def test_the_view_turns_to_whoever_lifted() -> None:
    page = Page()
    page.new("card", ADA, BEN)
    table = page.ask("lift", seat=0)
    assert (table["viewer"], table["view"]["seat"]) == (0, 0)
    page.place()
    page.play("<")
    assert page.pass_on()["curtain"] == {"seat": 1}
    table = page.ask("lift", seat=1)
    assert (table["viewer"], table["view"]["seat"]) == (1, 1)


def to_the_end_of_a_turn(page: Page, **more: Any) -> dict[str, Any]:
    """Ada has lifted the curtain, placed a card and drawn another; Ben is next."""
    page.new("card", ADA, BEN, **more)
    page.ask("lift", seat=0)
    page.place()
    return page.play("<")


def test_whoever_draws_sees_the_card_before_the_curtain_falls() -> None:
    page = Page()
    page.new("card", ADA, BEN)
    page.ask("lift", seat=0)
    held = page.place()["view"]["zones"][0]["cards"]
    table = page.play("<")
    assert (table["waiting"], table["viewer"], table["curtain"], table["view"]["moves"]) == ("pass", 0, None, [])
    assert len(held) == 7
    assert len(table["view"]["zones"][0]["cards"]) == 8
    assert table["view"]["zones"][1]["kind"] == "backs"


def test_until_the_device_is_passed_on_nobody_plays() -> None:
    page = Page()
    to_the_end_of_a_turn(page)
    for do, fields, key, values in (
        ("play", {"ply": 2, "move": "<"}, "error-pass", {"seat": 1}),
        ("lift", {"seat": 1}, "error-no-curtain", {}),
        ("hint", {"ply": 2}, "error-no-hint", {}),
        ("hurry", {"ply": 2}, "error-no-computer", {}),
        ("pass", {"ply": 1}, "error-stale", {}),
    ):
        with pytest.raises(Refused) as caught:
            page.ask(do, **fields)
        assert (caught.value.key, caught.value.values) == (key, values)
    assert page.look()["waiting"] == "pass"


def test_the_device_is_passed_on_once_and_only_at_the_end_of_a_turn() -> None:
    page = Page()
    page.new("card", ADA, BEN)
    states = [lambda: None, lambda: page.ask("lift", seat=0), page.place]
    for ply, reach in zip((0, 0, 1), states, strict=True):
        reach()
        with pytest.raises(Refused, match="not to be passed on"):
            page.ask("pass", ply=ply)
    page.play("<")
    page.pass_on()
    with pytest.raises(Refused) as caught:
        page.pass_on()
    assert caught.value.key == "error-no-pass"


def test_a_card_that_ends_the_round_leaves_nothing_to_pass_on() -> None:
    page = Page()
    page.new("card", ADA, BEN, options={"turn_limit": 1})
    page.ask("lift", seat=0)
    page.place()
    assert page.play("<")["waiting"] == "round"


def test_a_match_kept_before_the_device_is_passed_on_comes_back_behind_the_curtain() -> None:
    page = Page()
    to_the_end_of_a_turn(page)
    save = page.ask("save")
    assert save["summary"]["toMove"] == 1
    table = page.ask("open", record=save["record"], match=save["id"])
    assert (table["curtain"], table["view"], table["viewer"]) == ({"seat": 1}, None, None)


def test_a_match_can_be_given_up_before_the_device_is_passed_on() -> None:
    page = Page()
    to_the_end_of_a_turn(page)
    assert page.ask("concede", seat=0)["waiting"] == "match"


def test_while_computers_play_in_between_the_person_before_them_looks_on() -> None:
    page = Page()
    page.new("board", ADA, TILDA, NILS, CLEO)
    page.ask("lift", seat=0)
    page.place()
    table = page.play("<")
    assert (table["waiting"], table["viewer"]) == ("mind", 0)
    table = page.wait()
    assert (table["waiting"], table["viewer"], table["view"]["toMove"]) == ("pass", 0, 3)
    table = page.pass_on()
    assert (table["waiting"], table["curtain"], table["view"]) == ("curtain", {"seat": 3}, None)
    assert {event["seat"] for event in table["log"]} == {0, 1, 2}


def test_a_person_alone_among_computers_needs_no_curtain() -> None:
    page = Page()
    table = page.new("adapted", TILDA, ADA, NILS)
    assert (table["curtain"], table["viewer"], table["waiting"]) == (None, 1, "mind")
    assert page.wait()["waiting"] == "person"


def test_computers_alone_are_watched_without_seeing_a_hand() -> None:
    table = Page().new("card", TILDA, NILS)
    assert (table["viewer"], table["view"]["seat"], table["waiting"]) == (None, None, "mind")
    assert [zone["kind"] for zone in table["view"]["zones"][:2]] == ["backs", "backs"]


def test_between_rounds_nobodys_hand_is_shown() -> None:
    page = Page()
    page.new("card", ADA, BEN)
    table = page.finish_round()
    assert (table["waiting"], table["viewer"], table["view"]["seat"]) == ("round", None, None)
    assert page.ask("next")["waiting"] == "curtain"


def test_a_kept_match_comes_back_behind_the_curtain() -> None:
    page = Page()
    page.new("card", ADA, BEN)
    page.ask("lift", seat=0)
    save = page.ask("save")
    table = page.ask("open", record=save["record"], match=save["id"])
    assert table["curtain"] == {"seat": 0}
