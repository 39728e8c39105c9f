"""Every way to break a record has its own sentence, which names the first bad spot."""

import json
from typing import Any

import pytest
from record.broken import BROKEN, Broken
from record.small import as_bytes, board_record, card_record

from lostcities import BadRecord
from lostcities.record import read
from lostcities.record.sentences import SENTENCES

TOLD_ELSEWHERE = {"record-rounds-limit", "record-turns-limit", "record-link", "record-name-invisible"}
"""What test_limits.py breaks, since it takes long records, and test_link.py, since it is about links, and
tests/distance/test_about.py, since a record can hold such a name."""


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.sentence[:60])
def test_a_broken_record_is_refused_with_its_sentence(broken: Broken) -> None:
    with pytest.raises(BadRecord) as caught:
        read(broken.data)
    assert str(caught.value) == broken.sentence
    assert broken.sentence.isprintable()


def test_what_is_broken_here_was_sound() -> None:
    assert read(as_bytes(card_record())).match.over
    assert read(as_bytes(board_record())).match.in_round


def test_every_sentence_is_met_by_a_broken_record() -> None:
    met = set()
    for broken in BROKEN:
        with pytest.raises(BadRecord) as caught:
            read(broken.data)
        met.add(caught.value.values["reason"])
    assert met == SENTENCES.keys() - TOLD_ELSEWHERE


def test_a_text_is_read_like_its_bytes() -> None:
    for broken in BROKEN:
        try:
            text = broken.data.decode()
        except UnicodeDecodeError:
            continue
        with pytest.raises(BadRecord) as caught:
            read(text)
        assert str(caught.value) == broken.sentence


def test_a_text_with_half_a_pair_of_surrogates_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        read('{"seed":\n "я\ud83d"}')
    assert str(caught.value) == "line 2, column 4: a lone surrogate, which is not a character"


def test_an_illegal_move_comes_with_the_reason_for_pages_in_other_languages() -> None:
    record = card_record()
    record["rounds"][0]["turns"][2] = "yx <"
    with pytest.raises(BadRecord) as caught:
        read(as_bytes(record))
    values = caught.value.values
    assert (values["reason"], values["why"], values["rule"]) == ("record-illegal", "reason-wager-after-number", "1.2")
    assert (values["spot"], values["move"]) == ("round 1, turn 3", "yx")


@pytest.mark.parametrize("text", ['{"a": 1,}', '{"a": 1 , \n }', '{"a": [{"b": 2,\t}]}'])
def test_a_comma_before_the_end_is_told_in_the_words_of_any_python(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.13 names the comma; earlier ones name what comes after it."""
    loads = json.loads
    said: list[str] = []

    def of_python_3_13(given: str, **hooks: Any) -> Any:
        if not said:
            said.append("Illegal trailing comma before end of object")
            raise json.JSONDecodeError(said[0], given, text.rindex(","))
        return loads(given, **hooks)

    with pytest.raises(BadRecord, match="a key in double quotes is expected") as before:
        read(text)
    monkeypatch.setattr(json, "loads", of_python_3_13)
    with pytest.raises(BadRecord) as after:
        read(text)
    assert said
    assert str(after.value) == str(before.value)
