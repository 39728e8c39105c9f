"""The command that measures what taking luck off does to results: its sums, and what it prints."""

from random import Random

import pytest

from build.bench.native.luck_taken import Taken, fitted, left, main


def test_the_best_weights_are_those_at_which_luck_explains_the_margins() -> None:
    chance = Random("weights")
    rounds = []
    for _ in range(40):
        deal, draws = chance.uniform(-9, 9), chance.uniform(-9, 9)
        rounds.append(Taken(margin=2 * deal + 0.5 * draws, deal=deal, draws=draws))
    assert fitted("card", rounds) == pytest.approx((2 * 90, 0.5 * 72))
    raw, share = left([Taken(each.margin, 2 * each.deal, 0.5 * each.draws) for each in rounds])
    assert raw > 1
    assert share == pytest.approx(0, abs=1e-9)


def test_a_few_rounds_are_told_with_their_errors(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "--mind", "novice", "--rounds", "3"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("card, 3 rounds of novice with itself")
    assert "errors from nothing" in told


@pytest.mark.parametrize("words", [["chess"], ["card", "--rounds", "2"]])
def test_what_cannot_be_measured_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "error: " in capsys.readouterr().err
