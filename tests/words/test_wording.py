"""Wordings that go together: what a person reads in one place agrees with what stands beside it, in every language."""

import re

import pytest
from words.language_files import LANGUAGES, ROOT, messages, said

NUMBERED = {
    "sheet-deal": ({"kind": "board", "round": 2}, {"kind": "card", "round": 2}),
    "sheet-explorer": ({"piece": "researcher", "step": 7}, {"piece": "adventurer", "step": 7}),
    "exercise-cost": ({"cost": "4.1", "error": "0.6"},),
    "review-error": ({"error": "0.6"},),
    "statistics-error": ({"error": "3"},),
}
"""What stands on buttons and beside pictures, where a line is short."""
ORDERS = {
    "en": re.compile(r"\b[Pp]lace\b"),
    "es": re.compile(r"\b[Cc]oloc\w+"),
    "ru": re.compile(r"\b[Пп]оложите\b"),
    "fa": re.compile(r"را بگذارید"),
}
"""To place a card: in the first lesson it is played or discarded, never this."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_left_alone_on_a_line(language: str) -> None:
    for name, cases in NUMBERED.items():
        for text in said([(language, "latin", name, values) for values in cases]):
            assert re.search(r"\u00a0[\u2066-\u2069]*[\d.]+[^\w ]*$", text), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_the_table_are_told_in_small_letters(language: str) -> None:
    script = (ROOT / "web" / "js" / "play" / "input" / "input.js").read_text("utf-8")
    names = re.findall(r'\], say: "([\w-]+)"', script)
    assert len(names) > 10
    told = said([(language, "native", name, {}) for name in names])
    assert [text for text in told if text[:1] != text[:1].lower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_lesson_has_one_word_for_playing_a_card(language: str) -> None:
    lesson = [message for message in messages(language).values() if message.file == "primer"]
    assert len(lesson) > 50
    assert language in ORDERS, "what this language has for an order to place a card stands in ORDERS"
    assert [each.name for each in lesson if ORDERS[language].search(each.pattern)] == []


def test_who_is_told_to_have_conceded_has_not_done_another_thing_beside_their_points() -> None:
    for language, word in {"en": "conced", "es": "rendi", "ru": "сда", "fa": "واگذار"}.items():
        both = [messages(language)[name].pattern for name in ("sheet-conceded", "sheet-gave-up")]
        assert [word in each for each in both] == [True, True], language
    review = [message for message in messages("es").values() if message.file == "review"]
    assert [each.name for each in review if "bandon" in each.pattern] == []


def test_to_begin_takes_more_than_20_and_never_20_itself() -> None:
    for language, more in {"en": "add up to more", "es": "más de 20", "ru": "больше 20", "fa": "از ۲۰ بیشتر"}.items():
        assert more in messages(language)["tip-begin"].pattern, language


def test_a_sign_before_a_library_s_name_stays_before_it_where_one_reads_from_the_right() -> None:
    [text] = said([("fa", "native", "about-libraries", {})])
    names = re.findall(r"[\w@/-]*[A-Za-z][\w@/-]*", messages("en")["about-libraries"].pattern)
    libraries = [name for name in names if f"{name}" in text and (name.islower() or "/" in name)]
    assert len(libraries) == 6
    assert [name for name in libraries if f"\u2066{name}\u2069" not in text] == []


def test_a_russian_lesson_calls_no_stack_a_row_and_no_turn_a_game() -> None:
    """Its common words are said of all three games; "вместо игры" reads as if there were no game at all."""
    assert "ряд" not in messages("ru")["guide-top"].pattern
    lesson = [message for message in messages("ru").values() if message.file == "primer"]
    assert [each.name for each in lesson if "вместо игры" in each.pattern.lower()] == []
