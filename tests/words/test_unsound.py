"""Why a record is not sound, said by the page: every broken record there is, in all four languages."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import node_process
import pytest
from record.broken import BROKEN
from record.small import as_bytes, card_record
from words.language_files import FILES, LANG, LANGUAGES, messages

from lostcities import BadRecord
from lostcities.record import read
from lostcities.record.sentences import KINDS, SENTENCES

ISOLATES = re.compile("[\u2066-\u2069\u200e\u200f]")
ENGLISH = re.compile(r"\b(?:the|is|must|not|round|turn|line|column|deal|record|text|list|illegal|your|and|or)\b")


def refusal(data: bytes) -> dict[str, Any]:
    """What the page is told of a broken record."""
    with pytest.raises(BadRecord) as caught:
        read(data)
    return {**caught.value.values, "sentence": str(caught.value)}


def said(language: str, refusals: list[dict[str, Any]]) -> list[str]:
    sources = {language: [(LANG / language / f"{file}.ftl").read_text("utf-8") for file in FILES]}
    given = {"sources": sources, "wanted": [(language, each) for each in refusals]}
    texts: list[str] = node_process.ask(Path(__file__).with_name("unsound_all.mjs"), given)
    return [ISOLATES.sub("", text) for text in texts]


@cache
def refusals() -> list[dict[str, Any]]:
    return [refusal(broken.data) for broken in BROKEN]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_and_every_json_type_is_said_with_exactly_the_values_it_carries(language: str) -> None:
    values = {key: set(re.findall(r"\{(\w+)\}", sentence)) for key, sentence in SENTENCES.items()}
    assert {key: messages(language)[key].variables for key in values} == values
    assert {f"record-kind-{kind}" for kind in KINDS} - messages(language).keys() == set()


def test_in_english_the_page_says_what_the_command_line_says() -> None:
    """Except for an illegal move, which is explained as at the table."""
    both = [(each["sentence"], text) for each, text in zip(refusals(), said("en", refusals()), strict=True)]
    differing = [(ours, theirs) for ours, theirs in both if plain(ours) != plain(theirs)]
    assert [pair for pair in differing if "is illegal" not in pair[0]] == []


def plain(sentence: str) -> str:
    """Without what a page writes in its own way: the minus, the comma of thousands and that before the last choice."""
    listed = re.sub(r" or (?=\w+ or )", ", ", sentence.replace("\u2212", "-"))
    return re.sub(r"(?<=\d),(?=\d{3}\b)|,(?= or )| \(4 MiB\)", "", listed)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_is_left_in_another_language(language: str) -> None:
    for text in said(language, refusals()):
        quoted = re.sub(r'".*?"(?=…|[^"]|$)|[\[\]\w."]*\.\w+', "", text)
        assert "{record-" not in text
        assert ENGLISH.findall(quoted) == [], text


def test_an_illegal_move_is_explained_as_at_the_table() -> None:
    record = card_record()
    record["rounds"][0]["turns"][2] = "yx <"
    told = [said(language, [refusal(as_bytes(record))])[0] for language in LANGUAGES]
    assert told[0].startswith("round 1, turn 3: yx is illegal: ")
    assert told[1].startswith("ronda 1, turno 3: yx ")
    assert told[2].startswith("раунд 1, ход 3: yx ")
    assert told[3].startswith("دور ۱، نوبت ۳: yx ")
    assert len({text.split(":")[-1] for text in told}) == len(LANGUAGES)
