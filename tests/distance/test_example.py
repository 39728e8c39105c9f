"""The worked example of distance.md is what two tables say with these secrets, byte for byte."""

from pathlib import Path

import pytest
from distance.example import lines, played

from lostcities.distance.group import number_text
from lostcities.distance.ristretto import Ristretto
from lostcities.distance.secret import card_points, commitment, match_name, numbers_of, round_secret

PAGE = (Path(__file__).parents[2] / "lostcities" / "distance" / "distance.md").read_text("utf-8")


def test_the_match_of_the_page_is_played_byte_for_byte() -> None:
    assert PAGE.split("```")[1].strip().splitlines() == lines(played())


@pytest.mark.parametrize("count", [60])
def test_the_secrets_of_the_page_are_those_derived(count: int) -> None:
    name = match_name("00" * 32)
    secret = round_secret("00" * 32, name, 0)
    numbers = numbers_of(Ristretto(), secret, count)
    order = " ".join(map(str, numbers.order[:6]))
    point = card_points(Ristretto(), name, 0, 1)[0]
    told = (name, secret, numbers.coin, commitment(numbers.coin, name, 0), number_text(numbers.common), order, point)
    assert [each for each in told if each not in PAGE] == []
