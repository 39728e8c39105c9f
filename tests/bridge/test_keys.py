"""Every key that Python can send has its words in all four languages, and these use no value that is not sent."""

import ast
from pathlib import Path
from random import Random

import pytest
from engine.random_play import play_some
from words.game_tables import reasons
from words.language_files import LANGUAGES, messages

import lostcities
from lostcities import GAMES, Match
from lostcities.messages import ERROR_KEYS, LOG_KINDS
from lostcities.minds import LEVELS, MINDS

PACKAGE = Path(lostcities.__file__).parent
REASONS = {key: set(values) for game in GAMES for key, (_, values) in reasons(game).items()}
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def asking_for_more(language: str, keys: dict[str, set[str]]) -> dict[str, set[str]]:
    """The messages that use a value Python does not send with their key."""
    words = messages(language)
    used = {key: words[key].variables | _referred(language, key) for key in keys}
    return {key: extra for key, values in keys.items() if (extra := used[key] - values)}


def _referred(language: str, key: str) -> set[str]:
    words = messages(language)
    return {variable for name in words[key].references for variable in words[name].variables}


@EVERY_LANGUAGE
def test_every_reason_has_its_words(language: str) -> None:
    assert REASONS.keys() - messages(language).keys() == set()
    with_the_game = {key: {*values, "kind"} for key, values in REASONS.items()}  # the page knows whose table it is
    assert asking_for_more(language, with_the_game) == {}


@EVERY_LANGUAGE
def test_every_error_has_its_words(language: str) -> None:
    assert ERROR_KEYS.keys() - messages(language).keys() == set()
    assert asking_for_more(language, {key: set(values) for key, values in ERROR_KEYS.items()}) == {}


def test_no_error_is_raised_that_the_protocol_does_not_list() -> None:
    """Every text "error-..." of the package is listed, except that of illegal moves, which send a reason's key."""
    written = {
        node.value
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("error-")
    }
    assert written - ERROR_KEYS.keys() == {"error-illegal"}
    assert {key for key in ERROR_KEYS if key.startswith("error-")} - written == set()


@EVERY_LANGUAGE
def test_every_event_of_the_log_has_its_words(language: str) -> None:
    wanted = {f"log-{kind}{place}" for kind in LOG_KINDS for place in ("", "-then")}
    assert wanted - messages(language).keys() == set()


def test_no_event_is_told_that_the_protocol_does_not_list() -> None:
    told = {"concede"}
    for name, game in GAMES.items():
        for number in range(20):
            chance = Random(f"{name} {number}")
            match = Match.begin(game, {"turn_limit": 30 if number % 2 else None}, game.seats[-1])
            match.deal_by_chance(f"{name} {number}")
            while match.in_round:
                before = match.rounds[-1].state.copy()
                play_some(match, chance, 1)
                after = match.rounds[-1].state
                told |= {event["kind"] for event in game.tell(before, match.rounds[-1].turns[-1][-1], after)}
    assert told == set(LOG_KINDS)


@EVERY_LANGUAGE
def test_every_game_suit_option_and_computer_player_has_its_words(language: str) -> None:
    words = messages(language).keys()
    wanted = {f"game-{game}" for game in GAMES}
    wanted |= {f"suit-{letter}" for game in GAMES.values() for letter in game.deck.suits}
    at_tables = [mind for mind in MINDS if "@" not in mind]  # one with an @ plays in the arena alone
    wanted |= {f"mind-{mind}{more}" for mind in at_tables for more in ("", "-style")}
    wanted |= {f"mind-{mind}-about" for levels in LEVELS.values() for mind in levels}
    for game in GAMES.values():
        offered = [option for option in game.options if option.values]
        wanted |= {f"option-{option.name}{more}" for option in offered for more in ("", "-means")}
        wanted |= {
            f"option-{option.name}-{value}" for option in offered for value in option.values if isinstance(value, str)
        }
    assert wanted - words == set()
