"""Every message of the protocol, asked and answered; what is wrong with a message is said by code and key."""

import json
from typing import Any

import pytest
from asking import ADA, BEN, NILS, TILDA, Page, Refused

from lostcities import GAMES, __version__
from lostcities.messages import REPLIES, REQUESTS, about


def refused(page: Page, do: str, **fields: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        page.ask(do, **fields)
    return caught.value.code, caught.value.key


def test_every_request_has_its_reply() -> None:
    assert REQUESTS.keys() == REPLIES.keys()


def test_hello_says_what_there_is_to_play() -> None:
    told = Page().ask("hello")
    assert told == json.loads(json.dumps(about()))
    assert told["version"] == __version__
    assert [game["name"] for game in told["games"]] == list(GAMES)
    options = [option for game in told["games"] for option in game["options"]]
    assert all(option["default"] in option["values"] for option in options if option["values"])


def test_an_empty_table_can_be_looked_at_and_nothing_else() -> None:
    page = Page()
    assert page.look() is None
    assert page.ask("prefs", totals="all") is None
    nothing: dict[str, dict[str, Any]] = {
        "play": {"ply": 0, "move": "<"},
        "why": {"card": "", "to": "deck"},
        "think": {"ply": 0},
        "hurry": {"ply": 0},
        "undo": {"ply": 0},
        "pass": {"ply": 0},
        "lift": {"seat": 0},
        "next": {},
        "concede": {"seat": 0},
        "rematch": {},
        "hint": {"ply": 0},
        "sheet": {},
        "save": {},
    }
    for do, fields in nothing.items():
        assert refused(page, do, **fields) == ("state", "error-no-match")


def test_a_new_match_is_dealt_as_asked() -> None:
    page = Page()
    table = page.new("card", ADA, TILDA, options={"expeditions": 6, "rounds": 1}, starts=1)
    assert table["rules"]["expeditions"] == 6
    assert table["seats"] == [{"name": "Ada", "mind": ""}, {"name": "Tilda", "mind": "careful"}]
    assert (table["viewer"], table["ply"], table["round"], table["rounds"], table["starts"]) == (0, 0, 0, 1, 1)
    assert table["waiting"] == "mind"
    assert table["view"]["suits"] == "ybwgrp"
    again = Page().new("card", ADA, TILDA, options={"expeditions": 6, "rounds": 1}, starts=1)
    assert again["view"] == table["view"]
    assert again["id"] != table["id"]


def test_without_a_seed_every_deal_is_another() -> None:
    hands = {str(Page().new(seed=None)["view"]["zones"][0]) for _ in range(5)}
    assert len(hands) == 5


@pytest.mark.parametrize(
    ("fields", "option"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": [ADA]}, "seats"),
        ({"seats": [ADA, {"name": "  "}]}, "seats[1].name"),
        ({"seats": [ADA, {"name": "x" * 61}]}, "seats[1].name"),
        ({"seats": [ADA, {"name": "a\u202eb"}]}, "seats[1].name"),
        ({"seats": [ADA, {"name": "Zoe", "mind": "oracle"}]}, "seats[1].mind"),
        ({"options": {"rounds": True}}, "rounds"),
        ({"options": {"cheat": 1}}, "cheat"),
        ({"starts": 2}, "starts"),
    ],
)
def test_a_match_that_cannot_be_is_refused(fields: dict[str, Any], option: str) -> None:
    page = Page()
    with pytest.raises(Refused) as caught:
        page.ask("new", **{"game": "card", "options": {}, "seats": [ADA, TILDA], **fields})
    assert (caught.value.code, caught.value.key, caught.value.values) == ("option", "error-option", {"option": option})
    assert page.look() is None


def test_a_move_is_played_and_told() -> None:
    page = Page()
    before = page.new()
    move = before["view"]["moves"][0]
    table = page.play(move["move"])
    assert table["ply"] == 1
    assert table["view"]["phase"] == "draw"
    card = move["card"]
    event = {"ply": 0, "turn": 0, "seat": 0, "kind": move["kind"], "card": card, "suit": card[0]}
    assert table["log"] == [event]


def test_an_illegal_move_is_refused_with_its_reason_and_rule() -> None:
    page = Page()
    page.new()
    with pytest.raises(Refused) as caught:
        page.play("<")
    assert (caught.value.code, caught.value.key) == ("illegal", "reason-place-first")
    assert caught.value.reply["error"]["rule"] == "1.2"
    assert page.look()["ply"] == 0


def test_a_text_that_is_no_move_is_refused_as_text() -> None:
    page = Page()
    page.new()
    assert refused(page, "play", ply=0, move="e2e4") == ("text", "error-text")
    assert refused(page, "why", card="e2", to="deck") == ("text", "error-text")
    assert refused(page, "why", card="", to="moon") == ("text", "error-text")


def test_a_message_about_a_table_that_moved_on_is_stale_and_brings_the_table() -> None:
    page = Page()
    page.new()
    page.place()
    for do, fields in {"play": {"move": "<"}, "undo": {}, "think": {}, "hurry": {}, "hint": {}}.items():
        with pytest.raises(Refused) as caught:
            page.ask(do, ply=0, **fields)
        assert caught.value.code == "stale"
        assert caught.value.reply["table"] == page.look()


def test_why_names_the_reason_for_a_place() -> None:
    page = Page()
    page.new()
    assert page.ask("why", card="", to="deck") == {"key": "reason-place-first", "rule": "1.2", "values": {}}


def test_a_hint_is_a_legal_move_for_the_person_to_move() -> None:
    page = Page()
    table = page.new()
    assert page.ask("hint", ply=0)["move"] in [move["move"] for move in table["view"]["moves"]]
    page.new("card", TILDA, ADA)
    assert refused(page, "hint", ply=0) == ("state", "error-no-hint")


def test_a_person_cannot_play_for_the_computer_nor_hurry_a_person() -> None:
    page = Page()
    page.new("card", TILDA, ADA)
    assert refused(page, "play", ply=0, move="<") == ("state", "error-computer-turn")
    page.new("card", ADA, TILDA)
    assert refused(page, "hurry", ply=0) == ("state", "error-no-computer")
    assert refused(page, "think", ply=0) == ("state", "error-no-computer")


def test_rounds_follow_each_other_to_the_end_of_the_match() -> None:
    page = Page()
    page.new("card", TILDA, NILS, options={"rounds": 2})
    assert refused(page, "next") == ("state", "error-round-going")
    table = page.finish_round()
    assert (table["waiting"], table["result"]) == ("round", None)
    assert table["totals"] == table["sheet"]["rounds"][0]["scores"] == table["view"]["scores"]
    assert table["sheet"]["starts"] in (0, 1)
    assert refused(page, "hurry", ply=table["ply"]) == ("state", "error-round-over")
    first = table["sheet"]["starts"]
    table = page.ask("next")
    assert (table["round"], table["starts"], table["log"], table["sheet"]) == (1, first, [], None)
    table = page.finish_round()
    assert table["waiting"] == "match"
    assert table["result"]["totals"] == table["totals"] == table["sheet"]["totals"]
    best = max(table["totals"])
    assert table["result"]["winners"] == [seat for seat, total in enumerate(table["totals"]) if total == best]
    assert refused(page, "next") == ("state", "error-match-over")
    assert refused(page, "concede", seat=0) == ("state", "error-match-over")


def test_who_gives_up_loses_and_the_sheet_stands_as_it_is() -> None:
    page = Page()
    page.new("board", ADA, TILDA, NILS)
    page.place()
    table = page.ask("concede", seat=0)
    assert (table["waiting"], table["conceded"]) == ("match", 0)
    assert 0 not in table["result"]["winners"]
    assert table["log"][-1] == {"ply": 1, "turn": 0, "seat": 0, "kind": "concede"}
    assert len(table["sheet"]["rounds"]) == 1
    assert table["undo"] is None
    assert refused(page, "play", ply=1, move="<") == ("state", "error-match-over")


def test_only_people_at_the_table_give_up() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    assert refused(page, "concede", seat=1) == ("state", "error-other-seat")
    assert refused(page, "concede", seat=-1) == ("state", "error-other-seat")


def test_a_rematch_has_the_same_seats_and_rules_and_another_deal() -> None:
    page = Page()
    first = page.new("card", ADA, TILDA, options={"expeditions": 6})
    page.place()
    page.ask("concede", seat=0)
    again = page.ask("rematch")
    assert (again["seats"], again["rules"]) == (first["seats"], first["rules"])
    assert (again["ply"], again["conceded"], again["practice"]) == (0, None, False)
    assert again["id"] != first["id"]
    assert again["view"]["zones"][0] != first["view"]["zones"][0]


@pytest.mark.parametrize("starts", [0, 1, None])
def test_whoever_was_chosen_to_begin_begins_a_rematch_and_the_sheet_says_so(starts: int | None) -> None:
    page = Page()
    page.new("card", ADA, BEN, starts=starts)
    assert page.ask("concede", seat=0)["sheet"]["starts"] == starts
    again = page.ask("rematch")
    assert starts is None or again["starts"] == starts
    assert page.ask("concede", seat=0)["sheet"]["starts"] == starts


def test_the_sheet_can_be_asked_for_at_any_time() -> None:
    page = Page()
    page.new("board", ADA, BEN)
    sheet = page.ask("sheet")
    assert [round["scores"] for round in sheet["rounds"]] == [[None, None]]
    assert [column["suit"] for column in sheet["rounds"][0]["seats"][0]["columns"]] == list("ybwgr")


def test_display_choices_hold_for_the_next_match_too() -> None:
    page = Page()
    page.new("board", ADA, TILDA)
    assert page.look()["view"]["scores"] == [0, None]
    assert page.ask("prefs", totals="all")["view"]["scores"] == [0, 0]
    assert page.ask("rematch")["view"]["scores"] == [0, 0]
    assert refused(page, "prefs", totals="none") == ("input", "error-input")
    assert refused(page, "prefs", colours="all") == ("input", "error-input")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_of_every_game_is_played_through_the_bridge(game: str) -> None:
    for count in GAMES[game].seats:
        page = Page()
        table = page.new(game, ADA, *[TILDA, NILS, TILDA][: count - 1], options={"rounds": 1})
        assert len(table["view"]["zones"]) > 10
        table = page.finish_round()
        assert table["waiting"] == "match"
        assert table["sheet"]["totals"] == table["result"]["totals"]
