"""Four languages say the same things: the same messages and values, all plural forms, nothing missing or left over."""

import re
from itertools import product

import pytest
from words.language_files import BUILT, FILES, LANG, LANGUAGES, LESSONS, ROOT, Message, messages, said

from build.site import words
from lostcities.record.sentences import SENTENCES

OTHERS = LANGUAGES[1:]
PLURALS = {"en": {"one"}, "es": {"one"}, "fa": {"one"}, "ru": {"one", "few", "many"}}
"""The plural forms a whole number can have, besides "other", which every choice ends with."""
COUNTS = {
    *("count", "rounds", "left", "adventurers", "points", "turns", "cards", "minutes", "seconds", "seats", "artifacts"),
    *("end", "lost"),
}
"""The variables that hold a number of things; others may choose by words that look like plural forms."""
SCRIPT = "".join(path.read_text("utf-8") for path in sorted((ROOT / "web" / "js").rglob("*.js")))


def test_there_are_exactly_these_languages() -> None:
    assert sorted(path.name for path in LANG.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_of_a_language_is_looked_at_here_and_goes_where_it_is_to(language: str) -> None:
    assert {path.name for path in (LANG / language).iterdir()} == {f"{file}.ftl" for file in FILES}
    assert words.REST not in FILES
    assert set(words.named(language, words.UNSENT)) == set(BUILT)
    assert set(words.named(language, words.OTHERS)) == {"embed", *LESSONS}
    assert set(words.named(language, words.AT_START)) == set(words.AT_START)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_in_the_same_files(language: str) -> None:
    english = {name: message.file for name, message in messages("en").items()}
    assert {name: message.file for name, message in messages(language).items()} == english


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_uses_the_values_of_the_original(language: str) -> None:
    """It may leave one out that its grammar does not need, in a choice of forms, but it can use no other."""
    unknown = {
        name: extra
        for name, message in messages(language).items()
        if (extra := message.variables - messages("en")[name].variables)
    }
    assert unknown == {}
    lost = {
        name
        for name, message in messages(language).items()
        if not message.choices and message.variables != messages("en")[name].variables
    }
    assert lost == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_has_the_plural_forms_of_its_language(language: str) -> None:
    lacking = {
        f"{name} ${variable}": missing
        for name, message in messages(language).items()
        for variable, keys in message.choices.items()
        if variable in COUNTS
        and not all(key.isdigit() or key == "other" for key in keys)
        and (missing := PLURALS[language] - keys)
    }
    assert {name: missing for name, missing in lacking.items() if not name.startswith("board-column ")} == {}


NOUNS = {
    "en": "cards|points|turns|rounds|players|artifacts|crossings|tiles|seats|characters|entries|seconds|minutes|days|"
    "matches|codes|files|stacks",
    "es": "cartas|puntos|turnos|rondas|jugadores|artefactos|cruces|fichas|sitios|caracteres|elementos|segundos|minutos|"
    "días|partidas|códigos|archivos|pilas",
    "ru": r"карт\w*|очк\w+|ход\w*|раунд\w*|игрок\w*|артефакт\w*|переход\w*|жетон\w*|мест\w*|знак\w*|"
    r"секунд\w*|минут\w*|дн\w+|матч\w*|код\w*|файл\w*|стоп\w+",
}
"""What is counted, where nouns have a number."""
TOTALS = {
    "en": ("of ", "of the ", "than ", "most "),
    "es": ("de ", "de los ", "mucho "),
    "ru": ("из ", "больше ", "длиннее "),
}
"""What stands before a whole of which parts are taken, or before a limit: these are never one."""
FRACTIONS = {"cost", "mean", "error"}
"""Measured, not counted: written with a decimal."""


@pytest.mark.parametrize("language", NOUNS)
def test_a_number_beside_its_noun_chooses_the_form_of_the_noun(language: str) -> None:
    """Except in what is said of a damaged record, which the command line says in the same words."""
    before = "".join(f"(?<!{each})" for each in TOTALS[language])
    beside = re.compile(rf"{before}\{{ \$(\w+) \}} (?:{NOUNS[language]})\b")
    found = {
        f"{name} ${variable}"
        for name, message in messages(language).items()
        for variable in beside.findall(message.pattern)
        if message.file != "record" and variable not in FRACTIONS and variable not in message.choices
    }
    assert found == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_every_message_can_be_said(language: str) -> None:
    """With sample values for each choice, so that no brace, no missing value and no broken reference is left in any."""
    wanted = [
        (language, "native", name, values)
        for name, message in messages(language).items()
        for values in samples(message)
    ]
    broken = {
        (name, str(values)): text
        for (_, _, name, values), text in zip(wanted, said(wanted), strict=True)
        if "{" in text or not text.strip()
    }
    assert broken == {}


def samples(message: Message) -> list[dict[str, str | int]]:
    """Values that reach every form of a message, those of the messages it refers to included."""
    everything = [message, *(messages("en")[name] for name in message.references)]
    choices: dict[str, list[str | int]] = {}
    for each in everything:
        for variable in each.variables:
            choices.setdefault(variable, ["x"])
        for variable, keys in each.choices.items():
            choices[variable] = (
                [0, 1, 2, 3, 5, 11, 21]
                if variable in COUNTS
                else [int(key) if key.isdigit() else key for key in sorted(keys)]
            )
    return [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]


def test_the_page_asks_for_no_message_that_is_not_there() -> None:
    asked = set(re.findall(r"\bsay\(\s*\"([\w-]+)\"", SCRIPT))
    assert asked - set(messages("en")) == set()


def test_the_page_asks_for_no_message_of_the_files_that_other_pages_fetch() -> None:
    """Those of tables in other pages come to the page only with its own dialog about them."""
    folders = [folder for folder in (ROOT / "web" / "js").iterdir() if folder.name not in ("embed", "learn")]
    scripts = {path for folder in folders for path in folder.rglob("*.js")} - {ROOT / "web/js/screens/embedding.js"}
    script = "".join(path.read_text("utf-8") for path in sorted(scripts))
    asked = set(re.findall(r"\bsay\(\s*\"([\w-]+)\"", script))
    assert {name for name in asked if messages("en")[name].file in ("embed", *LESSONS)} == set()


def test_every_message_is_asked_for() -> None:
    """By its whole id, by a template that can make it, by another message, or by Python (reasons, errors)."""
    whole = set(re.findall(r"[\"`]([a-z][\w-]*)[\"`]", SCRIPT))
    templates = [re.escape(template) for template in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", SCRIPT)]
    made = [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w.-]+", each)) for each in templates if not each.startswith(r"\$")
    ]
    made += [re.compile(rf"{prefix}-(?:yours|theirs|play)") for prefix in re.findall(r"words: \"(\w+)\"", SCRIPT)]
    rules = re.compile(
        r"rule-\d-\d(?:-\d)?|(?:learn-\d|lesson)-[\w-]+|(?:reason|error|record|guide|worth|hint|distance|cheat)-[\w-]+"
        r"|exercise-(?:played|other|hint-\w+)"
    )
    referred = {name for message in messages("en").values() for name in message.references}
    idle = [
        name
        for name in messages("en")
        if name not in whole
        and name not in referred
        and not rules.fullmatch(name)
        and not any(each.fullmatch(name) for each in made)
    ]
    assert idle == []


def test_every_way_to_break_a_record_is_said_with_the_same_values() -> None:
    values = {key: set(re.findall(r"\{(\w+)\}", sentence)) for key, sentence in SENTENCES.items()}
    assert {key: messages("en")[key].variables for key in values} == values


CLUMSY = {
    "es": ("una menor que su último número no corre peligro", "quien va después del que jugó", "valen la espera",
           "Borrar todo de verdad"),
    "ru": ("подходит в его экспедицию", "Вдвойне первый шаг", "Вдвоём 30 из остальных", "отличная от вашей"),  # noqa: RUF001
    "fa": ("به رو /", "به پشت", "کارتی نادیده", "بازی بلند", "به انتظارش می‌ارزد", "قواعد"),
}  # fmt: skip


@pytest.mark.parametrize("language", CLUMSY)
def test_what_no_native_editor_would_write_does_not_come_back(language: str) -> None:
    texts = {path.name: path.read_text("utf-8") for path in (LANG / language).rglob("*.ftl")}
    assert {(name, each) for name, text in texts.items() for each in CLUMSY[language] if each in text} == set()


ROUND = re.compile(r"\b(rounds?|rondas?|раунд\w*|دور)\b", re.IGNORECASE)
OF_FILES = {"record", "embed-no-turn"}
"""Faults of a file and of an attribute, in the words of their formats: a file's and a message's name."""
OF_ONE_GAME = {"zone-round-of": "round-of-board", "score-round-card": "", "score-round-adapted": ""}
"""Messages that the board game does not say, and its own where it says something in their place."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_game_has_expeditions_where_the_others_have_rounds(language: str) -> None:
    known = messages(language)
    lines = {
        name: re.sub(r"\$\w+", "", line)
        for name, message in known.items()
        for line in re.findall(r"^\s*\[board\] (.*)$", message.pattern, re.MULTILINE)
    }
    assert len(lines) > 15
    assert {name: line for name, line in lines.items() if ROUND.search(line)} == {}
    numbered = {
        name
        for name, message in known.items()
        if "round" in message.variables and ROUND.search(re.sub(r"\$\w+", "", message.pattern))
    }
    both = {name for name in numbered if "[board]" in known[name].pattern}
    files = {name for name in numbered if {known[name].file, name} & OF_FILES}
    assert numbered - both - files - set(OF_ONE_GAME) == set()
    assert {own for own in OF_ONE_GAME.values() if own} <= set(known)
