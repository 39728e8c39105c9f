"""The form of a link, sentence by sentence of link.md: a link given away today can be opened tomorrow."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from record.small import CARD_DEAL, as_bytes, board_record

from lostcities import GAMES, Match, Misuse
from lostcities.chance import choose, stream
from lostcities.errors import BadRecord
from lostcities.game import Rules
from lostcities.record import Record, Seat, link, read, read_link, write, write_link
from lostcities.record.link import _Hearing, _Telling

SMALL = {
    "format": "lostcities-record",
    "version": 1,
    "game": "card",
    "options": {"rounds": 1, "turn_limit": 2},
    "seats": [{"name": "Ада"}, {"name": "Bo", "mind": "bold"}],
    "x": {"note": "یک"},
    "rounds": [{"starts": 1, "deal": CARD_DEAL, "turns": ["-y7 <", "y2 <"], "totals": [-18, 0]}],
    "result": {"totals": [-18, 0], "winners": [1]},
}
LINK = (
    "BPtlIjFmckJCL7JicvVnbkNnI6EDLiQXdy52XslWbpRnI6ITfss1WiANkQTL0wKSXsslIC9mIsIiYvxGZi0VXssnIu9GdlJiOisN"
    "janqI91VAAAAAAAAAAAozi1VV9Mh-_t1y9_1AgPH_iaG0iB_FeaRS1C"
)
"""The link of that match."""


def test_a_link_given_away_once_opens_the_same_match_for_ever() -> None:
    record = read(as_bytes(SMALL))
    assert write_link(record) == LINK
    assert write(read_link(LINK)) == write(record)


@pytest.mark.parametrize("length", range(1, 61))
def test_a_header_of_any_length_comes_back(length: int) -> None:
    record = Record(Match.begin("card"), [Seat("я" * length), Seat("b")])
    assert write(read_link(write_link(record))) == write(record)


@pytest.mark.parametrize(
    ("number", "digits"),
    [(0, [0]), (127, [127]), (128, [128, 1]), (256, [128, 2]), (16383, [255, 127]), (16384, [128, 128, 1])],
)
def test_a_count_is_told_seven_bits_at_a_time_the_lowest_first(number: int, digits: list[int]) -> None:
    told, spelled = _Telling(), _Telling()
    told.count(number)
    for digit in digits:
        spelled.tell(digit, 256)
    assert told.digits() == spelled.digits()
    assert _Hearing(told.digits()).count(number) == number
    assert _Hearing(told.digits()).count(20_000) == number
    if number:
        with pytest.raises(BadRecord):
            _Hearing(told.digits()).count(number - 1)


def test_a_link_has_at_most_sixteen_thousand_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    assert link.LONGEST_LINK == 16_000
    monkeypatch.setattr(link, "LONGEST_LINK", len(LINK))
    assert read_link(LINK).match.over
    monkeypatch.setattr(link, "LONGEST_LINK", len(LINK) - 1)
    with pytest.raises(BadRecord, match="it holds no whole match"):
        read_link(LINK)


def test_a_round_in_a_link_has_no_more_turns_than_one_in_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "MOST_TURNS", 2)
    assert read_link(LINK).match.over
    monkeypatch.setattr(link, "MOST_TURNS", 1)
    with pytest.raises(BadRecord, match="it holds no whole match"):
        read_link(LINK)


def test_only_the_last_round_may_be_unfinished() -> None:
    cards = GAMES["card"].cards(Match.begin("card").rules)
    for rounds in (1, 2):
        told = _Telling()
        told.tell(link.FORM, 64)
        told.text('["card",null,[["a"],["b"]],null]')
        told.count(rounds)
        for _ in range(rounds):
            told.order(cards, cards)
            told.tell(0, 2)
            told.tell(False, 2)
            told.count(0)
        if rounds == 1:
            assert read_link(told.digits()).match.in_round
        else:
            with pytest.raises(BadRecord, match="it holds no whole match"):
                read_link(told.digits())


def test_rounds_that_settle_a_tie_are_in_a_link_too() -> None:
    match = Match.begin("card", {"rounds": 1, "turn_limit": 1, "match_tie": "extra"})
    for number in range(100):
        match.deal_by_chance(str(number))
        discard = next(move for move in match.legal() if move[0] == "-")
        match.play(discard)
        match.play("<")
    record = Record.of(match, ["a", "b"])
    assert write(read_link(write_link(record))) == write(record)


def test_any_text_is_a_mind_in_a_link_and_the_empty_one_is_not_a_person() -> None:
    record = Record(Match.begin("card"), [Seat("a", ""), Seat("b", "of tomorrow \x00")])
    assert [seat.mind for seat in read_link(write_link(record)).seats] == ["", "of tomorrow \x00"]


def test_tiles_that_go_by_an_option_are_those_of_the_link_s_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def lay(rules: Rules, chance: Random) -> tuple[int, ...]:
        return (5,) * 25 if rules["rounds"] == 1 else (10,) * 25

    monkeypatch.setitem(GAMES, "board", replace(GAMES["board"], lay_tiles=lay))
    for rounds, tile in ((1, 5), (3, 10)):
        match = Match.begin("board", {"rounds": rounds})
        match.deal_by_chance("tiles by options")
        match.play(choose(stream("a", 0), match.legal()))
        record = Record.of(match, ["a", "b"])
        assert read_link(write_link(record)).match.rounds[0].tiles == (tile,) * 25


@pytest.mark.parametrize("made", [write, write_link])
@pytest.mark.parametrize("nothing", [float("nan"), float("inf"), {1, 2}])
def test_what_json_does_not_have_is_in_no_record_and_no_link(nothing: object, made: Callable[[Record], str]) -> None:
    record = Record(Match.begin("card"), [Seat("a"), Seat("b")], x={"own": nothing})
    sentence = "the record holds something that JSON does not have, or that is nested too deep"
    with pytest.raises(Misuse, match=f"^{sentence}$"):
        made(record)


@pytest.mark.parametrize("made", [write, write_link])
def test_what_could_not_be_read_again_gets_no_record_and_no_link(made: Callable[[Record], str]) -> None:
    match = Match.begin("board")
    options = "^the record's options are not those of the match; Record.of fills them in$"
    with pytest.raises(Misuse, match=options):
        made(Record(match, [Seat("a"), Seat("b")], {"rounds": 1}))
    with pytest.raises(Misuse, match=r"^the match has 2 seats, and the record names 1$"):
        made(Record(match, [Seat("a")]))
    played = read(as_bytes(board_record())).match.rounds[0]
    match.take_up(played.state, played.starts)
    with pytest.raises(Misuse, match=r"^a match that was taken up in its middle has no deal, and so no record$"):
        made(Record.of(match, ["a", "b"]))
