"""What a sound record may be, and that all of it is kept: `x`, unknown minds, options as given, unfinished turns."""

import json
from typing import Any

import pytest
from record.small import as_bytes, board_record, card_record

from lostcities import GAMES, BadRecord, Match
from lostcities.record import Record, Seat, read, write

EMPTY = {"format": "lostcities-record", "version": 1, "game": "card", "seats": [{"name": "A"}, {"name": "A"}]}


def same(first: Any, second: Any) -> bool:
    """Equal as JSON: `1` is not `1.0` and not `true`."""
    return json.dumps(first, sort_keys=True) == json.dumps(second, sort_keys=True)


def kept(record: dict[str, Any]) -> None:
    """Read it, write it: nothing is lost and nothing added."""
    assert same(json.loads(write(read(as_bytes(record)))), record)


def test_a_finished_and_an_unfinished_match_are_kept() -> None:
    kept(card_record())
    kept(board_record())


def test_a_match_not_begun_is_sound() -> None:
    kept(EMPTY | {"rounds": []})


def test_every_free_place_is_kept() -> None:
    record = card_record()
    free = {"note": 'a "quoted"\nline', "numbers": [0, -1, 0.1, 1e300, True, None], "": {"x": {"x": []}}}
    record["x"] = free
    record["seats"][1]["x"] = free
    record["rounds"][1]["x"] = {}
    record["result"]["x"] = free
    kept(record)


def test_any_text_is_a_mind_and_the_empty_one_is_not_a_person() -> None:
    record = card_record()
    record["seats"][0]["mind"] = ""
    record["seats"][1]["mind"] = "of tomorrow \u202e\x00😀"
    kept(record)


@pytest.mark.parametrize("name", ["a", "XX", "a" * 60, "😀" * 60, "می\u200cروم", " a ", "👩\u200d🚀", '"\\', "\u200c"])
def test_a_name_may_be(name: str) -> None:
    record = card_record()
    record["seats"][0]["name"] = name
    kept(record)


def test_options_are_kept_as_given() -> None:
    for options in ({}, {"turn_limit": None}, {"rounds": 3, "expeditions": 5}):
        kept(EMPTY | {"rounds": [], "options": options})


def test_minus_nought_is_nought() -> None:
    text = (
        as_bytes(card_record()).replace(b'"starts": 0', b'"starts": -0').replace(b'"winners": [0]', b'"winners": [-0]')
    )
    assert same(json.loads(write(read(text))), card_record())


def test_white_space_may_stand_around_and_between() -> None:
    spaced = json.dumps(card_record(), indent="\t").replace("\n", "\r\n ")
    assert read(" \n" + spaced + "\r\n\t ").match.over


def test_a_pair_of_escaped_surrogates_is_one_character() -> None:
    record = read(json.dumps(EMPTY | {"rounds": [], "seed": "😀\u200c"}))
    assert record.seed == "😀\u200c"


def test_a_text_may_have_every_escape() -> None:
    text = json.dumps(EMPTY | {"rounds": []})[:-1] + r', "seed": "\"\\\/\b\f\n\r\t\u0000\u00E9\uD83D\uDE00"}'
    assert read(text).seed == '"\\/\b\f\n\r\t\x00é😀'


def test_half_of_a_turn_may_be_the_last_of_an_unfinished_match() -> None:
    record = card_record()
    record["rounds"][1]["turns"][2:] = ["y2"]
    del record["rounds"][1]["totals"], record["result"]
    kept(record)
    match = read(as_bytes(record)).match
    assert match.rounds[-1].state.seat == 0
    match.play_text("<y")
    assert match.rounds[-1].state.seat == 1


@pytest.mark.parametrize(
    ("name", "options"),
    [("board", {"rounds": 1, "two_player_removal": 0}), ("adapted", {"rounds": 1, "stacks_to_end": 1})],
)
def test_a_round_may_end_before_the_draw_and_then_has_none(name: str, options: dict[str, Any]) -> None:
    match = ended_before_the_draw(name, options)
    record = json.loads(write(Record(match, [Seat("A"), Seat("B")], options)))
    kept(record)
    turns = record["rounds"][0]["turns"]
    assert "<" not in turns[-1]
    turns[-1] += " <"
    with pytest.raises(BadRecord, match=rf"^round 1, turn {len(turns)}: < is illegal: the (round|expedition) is over$"):
        read(as_bytes(record))


def ended_before_the_draw(name: str, options: dict[str, Any]) -> Match:
    """A match of one round that the fifth bridge or a full stack ended: each seat places the lowest card it may."""
    ranks = GAMES[name].deck.rank_of

    def eagerness(text: str) -> tuple[bool, int]:
        card = GAMES[name].deck.index.get(text.lstrip("-").split(":")[0], 0)
        return text[0] == "-", ranks[card] if text[0] != "-" else -ranks[card]

    for seed in range(100):
        match = Match.begin(GAMES[name], options, 2)
        match.deal_by_chance(str(seed))
        while not match.over:
            texts = [match.game.format_move(move) for move in match.rounds[-1].state.legal()]
            match.play_text("<" if "<" in texts else min(texts, key=eagerness))
        if not match.game.format_move(match.rounds[-1].turns[-1][-1]).startswith("<"):
            return match
    raise AssertionError("no such round in a hundred")


def test_a_record_made_by_a_program_reads_back() -> None:
    match = Match.begin(GAMES["card"], {"rounds": 1}, 2)
    match.deal_by_chance("seed")
    record = Record(match, [Seat("Ada"), Seat("Nils", "wander")], dict(match.rules), "seed", {"practice": True})
    again = read(write(record))
    assert again.seats == record.seats
    assert (again.seed, again.x, again.options) == ("seed", {"practice": True}, match.rules)
    assert write(again) == write(record)


def test_a_match_read_back_can_be_played_on_and_written_again() -> None:
    record = read(as_bytes(board_record()))
    for text in (">y", "<"):
        record.match.play_text(text)
    assert read(write(record)).match.rounds[-1].turns == record.match.rounds[-1].turns
