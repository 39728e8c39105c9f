"""Every key that Python can send to the page has its message in the language files, with values that Python gives."""

import re
from pathlib import Path
from typing import Any

import pytest
from words.game_tables import reasons, without_reasons
from words.language_files import messages

import lostcities
from lostcities.games import GAMES
from lostcities.messages import about

PACKAGE = Path(lostcities.__file__).parent


def test_every_game_lists_its_reasons() -> None:
    assert without_reasons(list(GAMES)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_game_is_said_with_the_values_it_brings(game: str) -> None:
    assert [f"game {game} has no words for {key}" for key in reasons(game) if key not in messages("en")] == []
    said = {key: messages("en")[key].variables - {"kind"} for key in reasons(game)}  # the table knows its game
    assert {
        key: wanted - set(reasons(game)[key][1]) for key, wanted in said.items() if wanted - set(reasons(game)[key][1])
    } == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_names_a_rule_that_the_rules_page_has(game: str) -> None:
    rules = {f"rule-{rule.replace('.', '-')}" for rule, _ in reasons(game).values()}
    assert rules - set(messages("en")) == set()


def test_every_refusal_of_a_message_is_said() -> None:
    keys = {
        key for path in PACKAGE.rglob("*.py") for key in re.findall(r"\"(error-[a-z-]+)\"", path.read_text("utf-8"))
    }
    # An illegal move is said by its reason.
    assert keys - {"error-illegal"} - set(messages("en")) == set()


def options() -> list[Any]:
    return [
        pytest.param(game, option, id=f"{game['name']} {option['name']}")
        for game in about()["games"]
        for option in game["options"]
    ]


@pytest.mark.parametrize(("game", "option"), options())
def test_every_option_has_a_name_a_meaning_and_words_for_its_values(
    game: dict[str, Any], option: dict[str, Any]
) -> None:
    known = messages("en")
    own = f"option-{game['name']}-{option['name']}"
    key = own if own in known else f"option-{option['name']}"
    assert {key, f"{key}-means"} <= set(known)
    tables = [number for number, value in enumerate(option["values"], 1) if isinstance(value, list)]
    worded = tables or [value for value in option["values"] if not isinstance(value, bool | int)]
    assert [
        value for value in worded if f"option-{option['name']}-{'null' if value is None else value}" not in known
    ] == []


@pytest.mark.parametrize("game", about()["games"], ids=lambda game: str(game["name"]))
def test_every_game_and_computer_player_has_a_name(game: dict[str, Any]) -> None:
    wanted = {
        f"game-{game['name']}",
        f"home-game-{game['name']}",
        f"summary-{game['name']}",
        f"rules-intro-{game['name']}",
    }
    wanted |= {f"mind-{mind['name']}{more}" for mind in game["minds"] for more in ("", "-style")}
    wanted |= {f"suit-{suit}" for suit in game["suits"]}
    assert wanted - set(messages("en")) == set()


def test_every_word_of_the_guide_is_said_with_the_values_it_brings() -> None:
    source = (PACKAGE / "table" / "taught" / "guide.py").read_text("utf-8")
    told = re.findall(r'f?"(guide-[{}\w-]+)", \{([^}]*)\}', source)
    assert len(told) == 20
    for key, values in told:
        for game in GAMES if "{game}" in key else [""]:
            message = messages("en")[key.replace("{game}", game)]
            assert message.variables <= set(re.findall(r'"(\w+)":', values)), key


def test_every_word_of_what_a_column_is_worth_is_said() -> None:
    files = {game: PACKAGE / "games" / game / "worth.py" for game in GAMES}
    assert [f"game {game} has no {file.name}" for game, file in files.items() if not file.is_file()] == []
    sources = [file.read_text("utf-8") for file in files.values()]
    told = {key for source in sources for key in re.findall(r'"(worth-[\w-]+)"', source)}
    written = {name for name, message in messages("en").items() if message.file == "worth"}
    assert written - told == {"worth-of", "worth-said", "worth-next", "worth-held"}
    assert told - written == set()


def test_every_reason_of_a_hint_is_said() -> None:
    files = [PACKAGE / "minds" / "reasons.py", *(PACKAGE / "minds").glob("*/reasons.py")]
    assert len(files) == 4
    told = {key for file in files for key in re.findall(r'"(hint-[\w-]+)"', file.read_text("utf-8"))}
    written = {name for name, message in messages("en").items() if message.file == "hint" and name[:5] == "hint-"}
    page = {"hint-thinks", "hint-move", "hint-begin", "hint-explore", "hint-next", "hint-only", "hint-by"}
    assert written - told == page
    assert told - written == set()
