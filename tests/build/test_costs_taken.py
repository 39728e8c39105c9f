"""The command that measures whether turns lose as much as they are said to cost."""

import pytest

from build.bench.native.costs_taken import lost, main


def test_who_plays_at_sight_as_the_strongest_of_the_card_game_loses_nothing_that_is_told() -> None:
    assert lost("card", "expert", "expert", "as the strongest", 0).told == 0


def test_both_rounds_of_a_deal_are_of_the_same_cards() -> None:
    there, back = (lost("card", "expert", "expert", "turned", number) for number in (0, 1))
    assert there.came == pytest.approx(-back.came)


def test_a_few_rounds_are_told_with_their_errors(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "--levels", "novice", "--rounds", "2"]) == 0
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("card, novice against expert: told ")
    assert last.startswith("card, all: ")


@pytest.mark.parametrize("words", [["chess"], ["card", "--rounds", "3"], ["card", "--levels", "expert"]])
def test_what_cannot_be_measured_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "error: " in capsys.readouterr().err
