"""Any bytes at all give a record or one printable sentence, and nothing else; any match comes back as it was."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from engine.random_play import play_some
from golden.make import FOLDER
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lostcities import GAMES, BadOption, BadRecord, Match
from lostcities.record import Record, Seat, read, steps, write
from lostcities.record.strict_json import parse_json

GOLDEN = {path.stem: path.read_bytes() for path in sorted(Path(FOLDER).glob("*.json"))}

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
NUMBER = st.integers(-(10**15) + 1, 10**15 - 1) | st.floats(allow_nan=False, allow_infinity=False)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBER | TEXT,
    lambda inside: st.lists(inside) | st.dictionaries(TEXT, inside),
    max_leaves=20,
)


def answer(data: bytes | str) -> Record | str:
    """What reading gives: the record, or the sentence, which must be one printable line."""
    try:
        return read(data)
    except BadRecord as error:
        sentence, spot = str(error), error.values["spot"]
    assert sentence.isprintable()
    assert sentence.startswith(f"{spot}: ")
    return sentence


@given(st.binary())
@example(b"\x00" * 1000)
@example(b'"' + b"\\" * 999)
@example(b"[" * 100_000)
@example(b'{"":' * 100_000)
@example(b"1" * 100_000)
@example(b"-" + b"9" * 5000 + b".5")
@example(b"1e" + b"9" * 5000)
def test_any_bytes_get_an_answer(data: bytes) -> None:
    answer(data)


@given(st.text(st.characters()))
def test_any_text_gets_an_answer(text: str) -> None:
    answer(text)


@given(JSON)
def test_the_json_form_reads_what_the_library_writes(value: Any) -> None:
    for text in (json.dumps(value), json.dumps(value, ensure_ascii=False, indent=1)):
        assert json.dumps(parse_json(text.encode())) == json.dumps(value)


@given(st.text(alphabet='{}[]",:\\ue1-0.+ truefalsn\n\x1f', max_size=30))
def test_the_json_form_takes_nothing_that_the_library_refuses(text: str) -> None:
    try:
        ours = parse_json(text)
    except BadRecord:
        return
    assert json.dumps(ours) == json.dumps(json.loads(text))


@given(st.text(alphabet='{}[]",:\\ue1-0.+ truefalsn\n\x1f', max_size=30) | JSON.map(json.dumps))
@example('[{"a":{"b":[{}],"b":{}}},')
@example("[" * 20 + '{"":' * 20)
@example("[[]]]" + "[" * 40)
def test_very_many_objects_and_lists_are_read_like_few(text: str) -> None:
    def said() -> str:
        try:
            return json.dumps(parse_json(text))
        except BadRecord as error:
            return str(error)

    before = said()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("lostcities.record.strict_json._MANY", 0)
        patch.setattr("lostcities.outside_json._PIECE", 1)
        assert said() == before


@given(st.sampled_from(sorted(GOLDEN)), st.lists(st.tuples(st.integers(0, 10**6), st.binary(max_size=3)), max_size=4))
def test_golden_bytes_overwritten_get_an_answer(name: str, flips: list[tuple[int, bytes]]) -> None:
    data = bytearray(GOLDEN[name])
    for at, new in flips:
        data[at % len(data) : at % len(data) + len(new)] = new
    answer(bytes(data))


@given(st.sampled_from(sorted(GOLDEN)), st.integers(0, 10**6))
def test_golden_bytes_cut_short_are_no_record(name: str, at: int) -> None:
    data = GOLDEN[name].rstrip()
    assert isinstance(answer(data[: at % len(data)]), str)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) of a JSON value."""
    if isinstance(value, dict):
        here: list[tuple[Any, Any]] = [(value, key) for key in value]
        inside = list(value.values())
    elif isinstance(value, list):
        here = [(value, index) for index in range(len(value))]
        inside = value
    else:
        return []
    return here + [place for each in inside for place in places(each)]


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """A golden record with one to three values dropped, doubled, replaced or swapped with another."""
    record = json.loads(GOLDEN[draw(st.sampled_from(sorted(GOLDEN)))])
    for _ in range(draw(st.integers(1, 3))):
        everywhere = places(record)
        container, key = draw(st.sampled_from(everywhere))
        match draw(st.sampled_from(["drop", "replace", "swap", "add"])):
            case "drop":
                del container[key]
            case "replace":
                container[key] = draw(JSON)
            case "swap":
                other, where = draw(st.sampled_from(everywhere))
                container[key], other[where] = other[where], container[key]
                # A value put inside itself is no longer JSON.
                try:
                    json.dumps(record)
                except ValueError:
                    container[key], other[where] = other[where], container[key]
            case "add":
                container[draw(st.text()) if isinstance(container, dict) else slice(0, 0)] = [container[key]]
    return record


@given(mutated())
@settings(max_examples=300)
def test_golden_records_mutated_get_an_answer_and_are_kept_if_sound(record: Any) -> None:
    read_ = answer(json.dumps(record).encode())
    if isinstance(read_, Record):
        assert json.loads(write(read_)) == record


@given(st.sampled_from(sorted(GOLDEN)), st.data())
def test_a_turn_replaced_by_another_is_named_or_legal(name: str, data: st.DataObject) -> None:
    """Whatever turn stands in the wrong place, what is wrong is found there or later, never before."""
    record = json.loads(GOLDEN[name])
    played = [(number, turn) for number, each in enumerate(record["rounds"]) for turn in range(len(each["turns"]))]
    if not played:
        return
    (number, turn), (other, there) = data.draw(st.sampled_from(played)), data.draw(st.sampled_from(played))
    record["rounds"][number]["turns"][turn] = record["rounds"][other]["turns"][there]
    said = answer(json.dumps(record))
    if isinstance(said, str):
        words = said.split(":")[0].replace(",", "").split()
        assert words[0] in ("round", "result")
        if words[0] == "round" and words[2:3] == ["turn"]:
            assert (int(words[1]) - 1, int(words[3]) - 1) >= (number, turn)


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers(0, 2**32), half_moves=st.integers(0, 300))
@settings(max_examples=40)
def test_any_match_comes_back_as_it_was(name: str, seed: int, half_moves: int) -> None:
    game, chance = GAMES[name], Random(seed)
    match = Match.begin(game, options(name, chance), chance.choice([*game.seats, *game.more_seats]))
    play_some(match, chance, half_moves)
    record = Record(match, [Seat(f"Seat {seat}") for seat in range(match.seats)], dict(match.rules), str(seed))
    text = write(record)
    again = read(text)
    assert write(again) == text
    assert (again.match.history, again.match.over) == (match.history, match.over)
    last = None
    for last in steps(record):
        assert last["move"] in last["legal"]
    if match.rounds and last:
        assert last["scores"] == match.rounds[last["round"]].state.scores()
        assert again.match.rounds[-1].state.legal() == match.rounds[-1].state.legal()
        assert again.match.rounds[-1].turns == match.rounds[-1].turns


def options(name: str, chance: Random) -> dict[str, Any]:
    """Options of the game at random, as a set-up screen offers them."""
    given_ = {each.name: chance.choice(each.values) for each in GAMES[name].options if each.values}
    try:
        Match.begin(GAMES[name], given_, GAMES[name].seats[0])
    except BadOption:
        return {}
    return given_
