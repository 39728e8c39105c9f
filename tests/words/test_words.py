"""What words.js adds to the language files: numbers and signs as a language writes them, directions kept apart."""

import pytest
from words.language_files import LANGUAGES, said

LRM, RLM, FSI, PDI = "\u200e", "\u200f", "\u2068", "\u2069"


@pytest.mark.parametrize(
    ("language", "digits", "of", "text"),
    [
        ("en", "native", -18, "−18"),
        ("en", "native", 12, "+12"),
        ("en", "native", 0, "0"),
        ("es", "native", -1740, "−1740"),
        ("ru", "native", -1200, "−1\u00a0200"),
        ("fa", "native", -18, f"{LRM}−۱۸"),
        ("fa", "latin", -18, f"{LRM}−18"),
    ],
)
def test_a_score_has_a_true_minus_and_the_digits_asked_for(language: str, digits: str, of: int, text: str) -> None:
    assert said([(language, digits, ":signed", {"of": of})]) == [text]


def test_numbers_in_sentences_follow_the_choice_of_digits() -> None:
    native, latin = said(
        [("fa", "native", "zone-left-long", {"count": 13}), ("fa", "latin", "zone-left-long", {"count": 13})]
    )
    assert native == latin  # a sentence without a figure
    native, latin = said([("fa", digits, "zone-round-of", {"round": 2, "rounds": 3}) for digits in ("native", "latin")])
    assert ["۲" in native, "۳" in native, "2" in latin, "3" in latin] == [True] * 4


def test_figures_that_a_persian_sentence_holds_itself_follow_it_too() -> None:
    native, latin = said([("fa", digits, "rule-2-2-1", {}) for digits in ("native", "latin")])
    assert f"{LRM}−۲۰" in native
    assert f"{LRM}−20" in latin


def test_a_sentence_in_one_direction_holds_no_signs_of_direction() -> None:
    [text] = said([("en", "native", "reason-not-your-turn", {"seat": "Nora"})])
    assert text == "It is not your turn: Nora is to play."
    [text] = said([("en", "native", "guide-row-adapted", {"suit": "Clubs", "count": 2, "points": -5})])
    assert text == "Clubs: 2 cards bring −5."


def test_a_name_that_runs_the_other_way_is_kept_apart() -> None:
    [text] = said([("en", "native", "reason-not-your-turn", {"seat": "نورا"})])
    assert f"{FSI}نورا{PDI}" in text


def test_names_of_a_list_keep_their_places_whichever_way_they_run() -> None:
    """Otherwise the list would take its direction from the first name: "Nora and you" would read "and you Nora"."""
    persian, english, plain = said(
        [
            ("fa", "native", ":list", {"of": ["Nora", "شما"]}),
            ("en", "native", "zone-title", {"game": "Card game", "names": f"{FSI}میلان{PDI} and {FSI}Nora{PDI}"}),
            ("en", "native", ":list", {"of": ["Nora", "Milan"]}),
        ]
    )
    assert persian == f"{FSI}Nora{PDI} و {FSI}شما{PDI}"
    assert f"{FSI}میلان{PDI} and Nora" in english
    assert plain == "Nora and Milan"


def test_a_persian_sentence_inside_another_says_where_it_runs() -> None:
    [inner] = said([("fa", "native", "card-number", {"suit": "دریا", "court": "none", "rank": "۹"})])
    [text] = said([("fa", "native", "reason-not-in-hand", {"card": inner})])
    assert f"{FSI}{RLM}{inner}{PDI}" in text


@pytest.mark.parametrize(
    ("language", "card", "text"),
    [
        ("en", "b9", "Sea 9"),
        ("en", "bx", "Sea wager"),
        ("en", "sA", "Spades ace"),
        ("ru", "hK", "Червы король"),
        ("es", "g10", "el 10 de Selva"),
    ],
)
def test_cards_are_said_in_words(language: str, card: str, text: str) -> None:
    assert said([(language, "native", ":card", {"of": card})]) == [text]


def test_russian_counts_agree_with_their_nouns() -> None:
    counts = [1, 2, 5, 11, 21, 44]
    texts = said([("ru", "native", "zone-cards", {"count": count}) for count in counts])
    assert texts == ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "44 карты"]


def test_a_missing_message_names_itself() -> None:
    assert said([("en", "native", "no-such-message", {})]) == ["{no-such-message}"]


@pytest.mark.parametrize(("language", "older"), [("en", "older"), ("es", "edad"), ("ru", "старший"), ("fa", "بزرگ‌تر")])
def test_the_older_player_begins_in_the_card_game_only(language: str, older: str) -> None:
    games = ("card", "board", "adapted")
    sentences = said([(language, "native", "setup-starts-means", {"game": game}) for game in games])
    assert [older in sentence for sentence in sentences] == [True, False, False]
    assert len(set(sentences)) == 3


def test_the_lesson_of_the_board_game_shows_the_end_of_an_expedition() -> None:
    goes_on = [("en", "native", "guide-goes-on", {"kind": kind, "seat": "Nils"}) for kind in ("board", "card")]
    assert ["the end of an expedition" in text for text in said(goes_on)] == [True, False]


@pytest.mark.parametrize(
    ("language", "one"),
    [
        ("en", "The wager doubles that."),
        ("es", "La apuesta lo dobla."),
        ("ru", "Пари это удваивает."),
        ("fa", "شرط آن را دو برابر می‌کند."),
    ],
)
def test_a_single_wager_is_one_in_the_sheet_of_the_lesson(language: str, one: str) -> None:
    worked = {"suit": "b", "sum": 30, "net": 10, "bonus": 0, "points": 20}
    single, more = said([(language, "native", "guide-row-card", {**worked, "times": times}) for times in (2, 3)])
    assert (one in single, one in more) == (True, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sum_that_nothing_changes_is_told_once_in_the_sheet_of_the_lesson(language: str) -> None:
    plain = {"suit": "b", "sum": 25, "net": 5, "times": 1, "bonus": 0, "points": 5}
    doubled, long = {**plain, "times": 2, "points": 10}, {**plain, "bonus": 20, "points": 25}
    shown = said([(language, "latin", "guide-row-card", worked) for worked in (plain, doubled, long)])
    assert [text.count(".") for text in shown] == [1, 3, 3]
