"""The README's tables of strength: each is written between its own marks, and nothing else changes."""

import pytest
import strength_table
import tool_env

TEXT = "A <!-- strength of card -->\n<!-- end -->\nB <!-- strength of board -->\nold\n<!-- end -->\nC\n"


def test_a_table_takes_the_place_of_the_one_between_its_marks() -> None:
    once = strength_table.replaced(TEXT, "card", ["new"])
    assert once == TEXT.replace("<!-- strength of card -->\n", "<!-- strength of card -->\nnew\n")
    assert strength_table.replaced(once, "card", ["new"]) == once
    assert strength_table.replaced(TEXT, "board", []) == TEXT.replace("old\n", "\n")


def test_a_readme_without_marks_is_refused() -> None:
    with pytest.raises(tool_env.Missing, match="has no <!-- strength of adapted -->"):
        strength_table.replaced(TEXT, "adapted", ["new"])


def test_the_readme_has_the_marks_of_every_game() -> None:
    for game in strength_table.GAMES:
        strength_table.replaced(strength_table.README.read_text("utf-8"), game, ["new"])
