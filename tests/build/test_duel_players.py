"""The players of `python3 build duel` as they are written; one that cannot be is refused by name, in a sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from build.duel.written import Shape, Written, taken_apart, weights_of
from lostcities.minds.adapted import facts as adapted_facts
from lostcities.minds.board import facts as board_facts
from lostcities.minds.board import rest as board_rest
from lostcities.minds.card import facts as card_facts

ROOT = Path(__file__).parents[2]
PARTS = ("most", "width")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("expert@1", Written("expert@1", None, {})),
        ("expert@1:24", Written("expert@1", 24, {})),
        ("a/b.json:1:most=3,width=-0.5", Written("a/b.json", 1, {"most": 3, "width": -0.5})),
        ("expert@1::most=3", Written("expert@1", None, {"most": 3})),
    ],
)
def test_a_player_is_a_name_an_effort_and_what_is_changed(text: str, written: Written) -> None:
    assert taken_apart(text, PARTS) == written


EFFORT = "must be a whole number of at least 1, of at most 9 digits"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("expert@1:x", f'the effort of "expert@1:x" {EFFORT}'),
        ("expert@1:0", f'the effort of "expert@1:0" {EFFORT}'),
        ("expert@1:-5", f'the effort of "expert@1:-5" {EFFORT}'),
        ("expert@1:1234567890", f'the effort of "expert@1:1234567890" {EFFORT}'),
        ("expert@1:1:most=x", '"expert@1:1:most=x": most must be a number; it says "x"'),
        ("expert@1:1:most", '"expert@1:1:most": most must be a number; it says ""'),
        ("expert@1:1:width=nan", '"expert@1:1:width=nan": width must be a number; it says "nan"'),
        ("expert@1:1:width=1e999", '"expert@1:1:width=1e999": width must be a number; it says "1e999"'),
        ("expert@1:1:depth=3", '"expert@1:1:depth=3": there is no "depth"; there are most, width'),
    ],
)
def test_what_no_player_is_is_told_with_its_text(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match="expert@1") as told:
        taken_apart(text, PARTS)
    assert str(told.value) == sentence


def test_where_a_search_counts_in_whole_numbers_no_other_is_taken() -> None:
    assert taken_apart("expert@1:1:most=-3", PARTS, whole=True) == Written("expert@1", 1, {"most": -3})
    with pytest.raises(ValueError, match=r'most must be a whole number; it says "0\.5"'):
        taken_apart("expert@1:1:most=0.5", PARTS, whole=True)


SHAPE = Shape(slots=3, beside=2)
SOUND: dict[str, Any] = {
    "bits": {"first": 5},
    "first": [[1, 2, 3]],
    "second": [[4], [5]],
    "others": [[6, 7], [8, 9]],
    "third": [10, 11],
    "line": [1, 2, 3],
}


def first_of(data: bytes) -> Any:
    return json.loads(data)["first"][0]


def holding(tmp_path: Path, content: str) -> Path:
    file = tmp_path / "net.json"
    file.write_text(content, "ascii")
    return file


def refused(file: Path) -> None:
    with pytest.raises(ValueError, match=f"^{file} holds no weights of such a player$"):
        weights_of(str(file), first_of, SHAPE)


@pytest.mark.parametrize("content", ["{}", "[1", "[1]", "null", '{"first": []}', '{"first": 5}', "[" * 100_000])
def test_a_file_without_weights_is_told_by_name(tmp_path: Path, content: str) -> None:
    refused(holding(tmp_path, content))


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("bits", {"first": 99}),
        ("first", [[1, 2]]),
        ("first", [[1, 2, 3], [1, 2, 3]]),
        ("first", [[1, 2, 0.5]]),
        ("first", [[1, 2, 3_000_000_000]]),
        ("second", [[4]]),
        ("others", [[6, 7, 8], [8, 9, 10]]),
        ("third", [10]),
        ("line", [1, 2, 3, 4]),
    ],
)
def test_weights_of_another_shape_are_told_by_name(tmp_path: Path, part: str, value: object) -> None:
    refused(holding(tmp_path, json.dumps({**SOUND, part: value})))


SHAPES = {
    "card": Shape(card_facts.SLOTS, card_facts.OTHERS),
    "board": Shape(board_facts.SLOTS, board_rest.OTHERS),
    "adapted": Shape(adapted_facts.SLOTS, adapted_facts.BESIDE),
}


@pytest.mark.parametrize("game", SHAPES)
def test_the_weights_of_a_game_are_those_of_no_other(game: str) -> None:
    file = ROOT / "lostcities" / "minds" / game / "weights" / "expert.json"
    assert weights_of(str(file), len, SHAPES[game]) == file.stat().st_size
    for other in set(SHAPES) - {game}:
        with pytest.raises(ValueError, match="holds no weights of such a player"):
            weights_of(str(file), len, SHAPES[other])


def test_weights_are_read_and_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert weights_of(str(holding(tmp_path, json.dumps(SOUND))), first_of, SHAPE) == [1, 2, 3]
    with pytest.raises(ValueError, match=r"none\.json cannot be read \(No such file or directory\)$"):
        weights_of(str(tmp_path / "none.json"), first_of, SHAPE)
