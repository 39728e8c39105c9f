"""What a command of `python3 build` takes: numbers within bounds, and options only where they make a difference."""

import pytest

from build import commands


def refusal(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said of a command that is not begun."""
    with pytest.raises(SystemExit) as ended:
        commands.arguments(line.split())
    assert ended.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play --port 99999", "from 0 to 65535; it says '99999'"),
        ("play --port -1", "from 0 to 65535; it says '-1'"),
        ("storm --faults -3", "of at least 1; it says '-3'"),
        ("storm --minutes nan", "above 0; it says 'nan'"),
        ("days --first xx", "must be a date such as 2026-11-19; it says 'xx'"),
        ("strength --deals 0", "of at least 1; it says '0'"),
        ("strength --error 0", "above 0; it says '0'"),
        ("strength --error -1", "above 0; it says '-1'"),
        ("duel a b --deals -2", "of at least 1; it says '-2'"),
        ("mutants --sample -1", "of at least 1; it says '-1'"),
        ("mutants --jobs 0", "of at least 1; it says '0'"),
        ("train card --rounds -1", "of at least 1; it says '-1'"),
        ("train card --rounds 1000000000", "must be a whole number of at most 9 digits; it says '1000000000'"),
        ("play --port 1000000000", "from 0 to 65535; it says '1000000000'"),
    ],
)
def test_a_number_that_cannot_be_is_told_with_its_bounds(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refusal(line, capsys)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("duel a b --seats 3", "--seats is not for --game card"),
        ("duel a b --game card --rounds 3 --both-ways", "--rounds is not for --game card"),
        ("duel a b --game adapted --both-ways", "--both-ways is not for --game adapted"),
        ("duel a b --game board --expeditions 6", "--expeditions is not for --game board"),
        ("duel a b --check --deals 9", "--deals is not for --check"),
        ("train card --respond", "--respond is not for train card"),
        ("train card --wide 4", "--wide is not for train card"),
        ("train board --game card", "--game is not for train board"),
        ("train board --linear", "--linear is not for train board"),
        ("train policy --rounds 1", "--rounds is not for train policy"),
        ("train card --linear --habits", "--habits is not for --linear"),
        ("train card --trials 5 --resume", "--resume is not for --trials"),
        ("train policy --respond --out x", "--out is not for --respond"),
        ("storm --native --resume", "--resume is not for --native"),
        ("storm --native --report x", "--native is not for --report"),
        ("storm --repeat a:clocks:1 --faults 9", "--faults is not for --repeat"),
        ("storm --start 9", "--start is not for a storm in a browser"),
        ("strength --costs --seats 3", "--seats is not for --costs"),
    ],
)
def test_an_option_that_would_make_no_difference_is_refused(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(line, capsys).endswith(f": error: {said}\n")


@pytest.mark.parametrize(
    "line",
    [
        "duel a b --seed 4 --deals 9 --expeditions 6 --json",
        "duel a b --game board --seats 3 --rounds 3 --both-ways",
        "duel a b --game adapted --check",
        "train policy --game board --respond --minutes 8 --wide 2",
        "train card --rounds 9 --seed 2 --resume --out x",
        "train card --trials 9 --seed 2 --out x",
        "storm --native --kinds post --faults 9 --minutes 1 --seed x --start 4",
        "storm --native --repeat x:post:4",
        "storm --browser firefox --faults 9 --minutes 1 --seed x --kinds clocks --resume",
        "storm --browser firefox --repeat x:clocks:4",
        "strength --costs --games card --levels bold --deals 9 --seed x --jobs 1",
    ],
)
def test_options_that_go_together_are_taken(line: str) -> None:
    assert commands.arguments(line.split())[1] == []
