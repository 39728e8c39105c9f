"""A crowd on a desk: whose turn it is is drawn whole."""

from collections.abc import Iterator
from typing import Any

import pytest
from page.samples import Samples, sample_page, table
from playwright.sync_api import Browser

# What is told of whoever has the turn that lies outside of their panel, or upon something else there.
LIT_SPOILED = """() => {
  const lit = document.querySelector(".person.other.lit");
  const told = [...lit.querySelectorAll(".turn-plate, .likeness, .name, .seat-sheet, .tally dt, .tally dd, .points dd")]
    .filter((each) => each.checkVisibility())
    .map((each) => [each.className || each.textContent, each.getBoundingClientRect()]);
  const panel = lit.getBoundingClientRect();
  const out = told.filter(([, { left, top, right, bottom }]) =>
    left < panel.left || right > panel.right || top < panel.top || bottom > panel.bottom);
  const upon = told.flatMap(([one, a], at) => told.slice(at + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
    .map(([other]) => `${one} and ${other}`));
  return [...out.map(([each]) => each), ...upon];
}"""


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        yield page


def to_move(shown: dict[str, Any], seat: int, waiting: str) -> dict[str, Any]:
    """The same table when another seat has the turn."""
    shown["view"].update({"toMove": seat, "moves": []})
    shown["waiting"] = waiting
    return shown


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1440, 900), (1920, 1080)])
def test_whoever_has_the_turn_is_drawn_whole_however_many_sit_there(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    samples.size(*size)
    cases = [(name, waiting) for name in ("adapted-4", "adapted-6", "board-4") for waiting in ("mind", "pass")]
    tables = [{"table": to_move(table(name), 2, waiting), "language": language} for name, waiting in cases]
    for case, (spoiled,) in zip(cases, samples.look(tables, LIT_SPOILED), strict=True):
        assert spoiled == [], case
