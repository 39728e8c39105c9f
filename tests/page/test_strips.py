"""Columns with more cards than their lane has room for: every number can still be read on its strip."""

from collections.abc import Iterator
from itertools import product

import pytest
from page.samples import Samples, sample_page, table
from playwright.sync_api import Browser
from scripts import script

STRIPS = script("../page/strips.js")
NAMES = ("card-place", "card-over", "card-long", "adapted-2", "adapted-long")


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        yield page


@pytest.mark.parametrize(
    "size",
    [(320, 568), (360, 740), (390, 844), (740, 360), (844, 390), (768, 1024), (820, 1180), (1000, 600), (1280, 800)],
)
def test_no_number_on_the_strip_of_a_card_is_cut(samples: Samples, size: tuple[int, int]) -> None:
    samples.size(*size)
    cases = list(product(NAMES, ("en", "fa"), (False, True)))
    told = samples.look(
        [
            {"table": table(name), "language": language, "ui": {"settings": {"tips": tips}}}
            for name, language, tips in cases
        ],
        STRIPS,
    )
    for case, ((count, wrong),) in zip(cases, told, strict=True):
        assert count, case
        assert wrong == [], case
