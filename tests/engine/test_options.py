"""Options: exact names, exact JSON values, and one clear sentence for a bad one."""

from typing import Any

import pytest

from lostcities import GAMES, BadOption, complete_rules

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


@EVERY_GAME
def test_defaults_and_offered_values_are_allowed_and_each_name_stands_once(name: str) -> None:
    game = GAMES[name]
    assert game.name == name
    assert len({option.name for option in game.options}) == len(game.options)
    for option in game.options:
        assert option.allows(option.default)
        assert all(option.allows(value) for value in option.values)
        if option.values:
            assert option.default in option.values
        assert complete_rules(game, {option.name: option.default}) == complete_rules(game, {})
        for value in option.values:
            assert complete_rules(game, {option.name: value})[option.name] == value


@EVERY_GAME
def test_no_option_takes_a_value_of_another_kind(name: str) -> None:
    for option in GAMES[name].options:
        for value in (0, -1, 1.0, 3.0, "3", "", [], {}, float("nan"), b"shared", object()):
            assert option.allows(value) is False or (option.name == "two_player_removal" and value == 0)
        if type(option.default) is bool:
            assert not option.allows(1)
            assert not option.allows(None)
        else:
            assert not option.allows(True)
            assert not option.allows(False)


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("expeditions", [5, 6], [4, 7, 5.0, "5", True, None]),
        ("rounds", [1, 3, 99], [0, 100, -1, 3.0, True, "3", None]),
        ("next_starter", ["previous", "total", "alternate", "random"], ["", "Previous", "winner", None, 0]),
        ("starter_tie", ["other", "same", "random"], ["shared", None]),
        ("match_tie", ["shared", "extra"], ["stacks", None]),
        ("redraw_own_discard", [True, False], [0, 1, "yes", None]),
        ("turn_limit", [None, 1, 500, 10**14], [0, -1, True, False, 1.5, "off"]),
    ],
)
def test_the_card_game_allows_exactly_these(option: str, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        assert complete_rules(GAMES["card"], {option: value})[option] == value
    for value in bad:
        with pytest.raises(BadOption, match=rf"^options\.{option} must be "):
            complete_rules(GAMES["card"], {option: value})


def test_an_unknown_name_is_quoted_on_one_line_and_cut() -> None:
    for name in ("\n", "\u202e", "\ud800", "n" * 1000):
        with pytest.raises(BadOption) as caught:
            complete_rules(GAMES["card"], {name: 1})
        assert str(caught.value).isprintable()
        assert len(str(caught.value)) < 120


def test_the_sentence_names_the_place_and_what_is_allowed() -> None:
    with pytest.raises(BadOption) as caught:
        complete_rules(GAMES["card"], {"rounds": 0}, "record.options")
    assert str(caught.value) == "record.options.rounds must be a whole number from 1 to 99"
    assert caught.value.values == {"option": "rounds"}
    with pytest.raises(BadOption) as caught:
        complete_rules(GAMES["card"], {"show_discards": "all"})
    assert str(caught.value) == "options.show_discards is no option of the game card"
