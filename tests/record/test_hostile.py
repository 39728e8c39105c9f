"""Files of the greatest length, made to be slow to read, get their sentence like any other. How soon they get it is
measured by the bench, with the same files.
"""

import pytest

from build.bench.native.hostile import FILES, answered
from lostcities.record import LONGEST


@pytest.mark.whole
@pytest.mark.parametrize("name", FILES)
def test_a_file_of_the_greatest_length_is_refused_for_what_is_wrong_in_it_or_read(name: str) -> None:
    make, words = FILES[name]
    data = make().encode()
    assert LONGEST - 99 < len(data) <= LONGEST
    assert words in answered(data)[1]


def test_a_value_of_the_greatest_length_is_quoted_in_a_sentence() -> None:
    header = '{"format":"lostcities-record","version":1,"game":"card","options":{"rounds":['
    data = (header + "1," * ((LONGEST - 200) // 2) + '1]},"seats":[],"rounds":[]}').encode()
    said = answered(data)[1]
    assert said.startswith("options.rounds: must be a whole number from 1 to 99; it says [1, 1, ")
    assert said.endswith("…")
