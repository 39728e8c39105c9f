"""Options: exact names, exact JSON values, and one clear sentence for a bad one."""

from typing import Any

import pytest

from lostcities import GAMES, BadOption, Match, complete_rules, read_position

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
        ("turn_limit", [None, 1, 500, 10**15 - 1], [0, -1, 10**15, True, False, 1.5, "off"]),
    ],
)
def test_the_card_game_allows_exactly_these(option: str, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        assert complete_rules(GAMES["card"], {option: value})[option] == value
    for value in bad:
        with pytest.raises(BadOption, match=rf"^options\.{option} must be "):
            complete_rules(GAMES["card"], {option: value})


def test_rules_share_no_list_with_what_was_given_nor_with_the_defaults() -> None:
    options = {"large_table": [0, 1]}
    match = Match.begin("board", options)
    options["large_table"][:] = ["x"]
    assert match.rules["large_table"] == [0, 1]
    line = "lc1;board;hands=?8/?8"
    for rules in (match.rules, read_position(line).rules):
        rules["tile_layout"]["y"].append(8)
        assert 8 not in complete_rules(GAMES["board"], {})["tile_layout"]["y"]
        assert 8 not in read_position(line).rules["tile_layout"]["y"]


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


ROUNDS = (3, "a whole number from 1 to 99", (1, 2, 3, 4, 5))
LIMIT = (None, "null or a whole number of at least 1, of at most 15 digits", (None, 100, 200, 500))
NO = (False, "true or false", (False, True))
YES = (True, "true or false", (True, False))
OFFERED: dict[str, dict[str, tuple[Any, str, tuple[Any, ...]]]] = {
    "card": {
        "expeditions": (5, "5 or 6", (5, 6)),
        "rounds": ROUNDS,
        "next_starter": (
            "previous",
            '"previous", "total", "alternate" or "random"',
            ("previous", "total", "alternate", "random"),
        ),
        "starter_tie": ("other", '"other", "same" or "random"', ("other", "same", "random")),
        "match_tie": ("shared", '"shared" or "extra"', ("shared", "extra")),
        "redraw_own_discard": NO,
        "turn_limit": LIMIT,
    },
    "board": {
        "rounds": (3, "3 or 1", (3, 1)),
        "direction": ("ascending", '"ascending" or "both"', ("ascending", "both")),
        "start_lowest": ("advice", '"advice" or "strict"', ("advice", "strict")),
        "free_move_on_arrival": NO,
        "arrow_optional": YES,
        "point_tiles_stay": YES,
        "floor": ("net", '"net", "piece" or "none"', ("net", "piece", "none")),
        "two_player_removal": (30, "a whole number from 0 to 60", (0, 15, 30, 45, 60)),
        "redraw_own_discard": NO,
        "turn_limit": LIMIT,
    },
    "adapted": {
        "rounds": ROUNDS,
        "next_starter": (
            "next",
            '"next", "rotate", "winner" or "random"',
            ("next", "rotate", "winner", "random"),
        ),
        "match_tie": ("shared", '"shared" or "stacks"', ("shared", "stacks")),
        "ace": ("low", '"low" or "high"', ("low", "high")),
        "stacks_of": ("all", '"all" or "one"', ("all", "one")),
        "stacks_to_end": (3, "a whole number from 1 to 100", (2, 3, 4, 5, 6)),
        "floor": ("none", '"none" or "zero"', ("none", "zero")),
        "redraw_own_discard": NO,
        "turn_limit": LIMIT,
    },
}
"""Of the options with words and numbers for values: the default, what it must be, what a set-up screen offers."""


@pytest.mark.parametrize("game", OFFERED)
def test_each_option_has_its_default_its_sentence_and_what_is_offered(game: str) -> None:
    known = {option.name: option for option in GAMES[game].options}
    assert [name for name in known if name in OFFERED[game]] == list(OFFERED[game])
    assert set(known) - set(OFFERED[game]) == ({"tile_layout", "large_table"} if game == "board" else set())
    for name, (default, means, values) in OFFERED[game].items():
        option = known[name]
        assert (option.default, option.means, option.values) == (default, means, values)


@pytest.mark.parametrize(
    ("game", "option", "good", "bad"),
    [
        ("board", "rounds", [3, 1], [2, 0, True, "3"]),
        ("board", "two_player_removal", [0, 60], [-1, 61, True]),
        ("board", "turn_limit", [None, 1, 10**15 - 1], [0, 10**15, False]),
        (
            "board",
            "large_table",
            [[0], [-20, 10], [1 - 10**9, 10**9 - 1]],
            [[], [1.5], [True], [0, 10**9], [-(10**9)], "0", (0,), None],
        ),
        ("adapted", "rounds", [1, 99], [0, 100]),
        ("adapted", "stacks_to_end", [1, 100], [0, 101]),
        ("adapted", "turn_limit", [None, 1, 10**15 - 1], [0, 10**15, False]),
    ],
)
def test_the_other_games_allow_exactly_these(game: str, option: str, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        assert complete_rules(GAMES[game], {option: value})[option] == value
    for value in bad:
        with pytest.raises(BadOption, match=rf"^options\.{option} must be "):
            complete_rules(GAMES[game], {option: value})


def test_tables_and_layouts_are_told_in_a_sentence_of_their_own() -> None:
    known = {option.name: option for option in GAMES["board"].options}
    assert known["large_table"].means == "a list of whole numbers, at least one, of at most 9 digits each"
    small, large = [-20, -15, 10, 15, 30, 50], known["large_table"].default
    assert known["large_table"].values == (large, small)
    layout = 'the marked steps of each path, ascending from 1 to 9, 25 in all, such as {"y": [3, 5, 6, 7, 9], ...}'
    assert (known["tile_layout"].means, known["tile_layout"].values) == (layout, ())
    assert known["tile_layout"].default == {
        "y": [3, 5, 6, 7, 9],
        "b": [2, 4, 5, 7, 9],
        "w": [2, 3, 5, 7, 9],
        "g": [3, 4, 6, 7, 9],
        "r": [2, 4, 5, 7, 9],
    }
    with pytest.raises(BadOption) as caught:
        complete_rules(GAMES["board"], {"direction": "both", "start_lowest": "strict"})
    assert 'direction "both" does not go together with start_lowest "strict"' in str(caught.value)
