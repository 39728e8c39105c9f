"""The README's tables of strength: each is written between its own marks, and nothing else changes; a duel as JSON."""

import argparse
import math
from collections.abc import Sequence
from pathlib import Path

import pytest

from build import tool_env
from build.duel import result
from build.duel import strength as strength_table
from lostcities.arena import Standing
from lostcities.terminal.screen import PlainScreen

TEXT = "A <!-- strength of card -->\n<!-- end -->\nB <!-- strength of board -->\nold\n<!-- end -->\nC\n"


def test_a_table_takes_the_place_of_the_one_between_its_marks() -> None:
    once = strength_table.replaced(TEXT, "card", ["new"])
    assert once == TEXT.replace("<!-- strength of card -->\n", "<!-- strength of card -->\nnew\n")
    assert strength_table.replaced(once, "card", ["new"]) == once
    assert strength_table.replaced(TEXT, "board", []) == TEXT.replace("old\n", "")


def test_a_readme_without_marks_is_refused() -> None:
    with pytest.raises(tool_env.Missing, match="has no <!-- strength of adapted -->"):
        strength_table.replaced(TEXT, "adapted", ["new"])


def test_a_game_that_there_is_not_is_told_by_name() -> None:
    with pytest.raises(tool_env.Missing, match="there is no game go; the games are card"):
        strength_table.main(argparse.Namespace(games=["card", "go"], costs=False, against=None, seats=2))


def test_the_readme_has_the_marks_of_every_game() -> None:
    for game in strength_table.GAMES:
        strength_table.replaced(strength_table.README.read_text("utf-8"), game, ["new"])


def test_chosen_levels_are_measured_beside_the_rows_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    readme = tmp_path / "README.md"
    monkeypatch.setattr(strength_table, "README", readme)
    kept = "| 3 `careful` | `bold` | as it was |"
    readme.write_text(f"A <!-- strength of card -->\nseed `s`:\n\nheads\n{kept}\n<!-- end -->\nB\n", "utf-8")
    strength_table.main(asked(["bold"], deals=2))
    lines = readme.read_text("utf-8").splitlines()
    assert lines[:3] == ["A <!-- strength of card -->", "seed `s`:", ""]
    assert lines[3].startswith("| level | against |")
    assert lines[5].startswith("| 2 `bold` | `novice` | 2 | ")
    assert lines[6:] == [kept, "<!-- end -->", "B"]
    assert lines[5] in capsys.readouterr().out
    with pytest.raises(tool_env.Missing, match="rows of card are of other deals: seed `s`"):
        strength_table.main(asked(["bold"], deals=2, seed="t"))
    with pytest.raises(tool_env.Missing, match="no level reference in card"):
        strength_table.main(asked(["bold", "reference"], deals=2))
    assert readme.read_text("utf-8").splitlines() == lines


def test_a_game_without_its_marks_is_told_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength_table, "README", tmp_path / "README.md")
    monkeypatch.setattr(strength_table, "measured", lambda *asked: pytest.fail("something was played"))
    strength_table.README.write_text(TEXT, "utf-8")
    with pytest.raises(tool_env.Missing, match="has no <!-- strength of adapted -->"):
        strength_table.main(asked([], deals=1, games=["card", "adapted"]))


@pytest.mark.parametrize("seats", [2, 3])
def test_who_is_the_chance_player_itself_is_not_measured_against_it(
    seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a game that has no room of its own among the computer players."""
    played: list[str] = []

    def measured(game: str, level: str, *onward: object) -> Standing:
        played.append(level)
        return found

    found = strength_table.measured("adapted", "novice", asked([], 1, games=["adapted"], seats=seats), PlainScreen())
    monkeypatch.setattr(strength_table, "README", tmp_path / "README.md")
    monkeypatch.setattr(strength_table, "measured", measured)
    monkeypatch.setitem(strength_table.LEVELS, "adapted", ("wander", "novice"))
    strength_table.README.write_text("<!-- strength of adapted -->\n<!-- end -->\n", "utf-8")
    strength_table.main(asked([], deals=1, games=["adapted"], seats=seats))
    assert played == ["novice"]


def test_a_level_plays_on_until_its_margin_is_known_well_enough() -> None:
    rough = strength_table.measured("card", "novice", asked(["novice"], deals=4, error=1000.0), PlainScreen())
    fine = strength_table.measured("card", "novice", asked(["novice"], deals=4, error=8.0), PlainScreen())
    whole = strength_table.measured("card", "novice", asked(["novice"], deals=fine.matches // 2), PlainScreen())
    assert rough.matches == 8 < fine.matches
    assert (rough.adjusted.error or 0.0) > 8.0 >= (fine.adjusted.error or 0.0)
    assert (whole.margin, whole.adjusted) == (fine.margin, fine.adjusted)


def asked(
    levels: list[str],
    deals: int,
    seed: str = "s",
    error: float | None = None,
    games: Sequence[str] = ("card",),
    seats: int = 2,
) -> argparse.Namespace:
    return argparse.Namespace(
        games=list(games),
        levels=levels,
        deals=deals,
        seed=seed,
        error=error,
        jobs=1,
        compiled=False,
        costs=False,
        against=None,
        seats=seats,
    )


def test_at_a_larger_table_one_sits_with_as_many_of_the_level_below(capsys: pytest.CaptureFixture[str]) -> None:
    larger = asked(["bold"], deals=1, games=["adapted"], seats=3)
    found = strength_table.measured("adapted", "bold", larger, PlainScreen())
    assert found.matches == 3
    strength_table.main(larger)
    assert "adapted, seed s: bold against 2 novice, 1 deals: " in capsys.readouterr().out
    with pytest.raises(tool_env.Missing, match="no 1 seats in any game"):
        strength_table.main(asked(["bold"], deals=1, games=[], seats=1))
    with pytest.raises(tool_env.Missing, match="no 3 seats in card"):
        strength_table.main(asked(["bold"], deals=1, seats=3))


def test_the_error_of_a_single_deal_is_null_in_json() -> None:
    told = result.as_json(["bold", "novice"], {"deals": 1, "margin": 4.0, "margin_error": math.nan, "adjusted": None})
    assert told == '{"players": ["bold", "novice"], "deals": 1, "margin": 4.0, "margin_error": null, "adjusted": null}'


def test_the_error_of_a_single_deal_is_left_out_for_a_person() -> None:
    assert [result.give_or_take(error, ".1%") for error in (0.025, math.nan, None)] == [" ± 2.5%", "", ""]
