"""The sample tables that the page is tested with are what the engine shows of their records."""

import pytest
from fixtures.make import VIEWS, names, text


@pytest.mark.parametrize("name", names())
def test_a_sample_is_the_table_of_its_record(name: str) -> None:
    """If this fails after an intended change: python tests/fixtures/make.py writes them anew."""
    assert (VIEWS / f"{name}.json").read_text("utf-8") == text(name)


def test_there_is_no_other_sample() -> None:
    assert sorted(path.stem for path in VIEWS.glob("*.json")) == names()
