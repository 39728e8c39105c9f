"""What stands on a pile beside its cards: the name of its suit, and why nothing is drawn from it just now."""

from collections.abc import Iterator

import pytest
from page.samples import Samples, sample_page, table
from page.test_sizes import ASIDE, DESK, PHONE, TABLET
from playwright.sync_api import Browser
from words.language_files import LANGUAGES


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        yield page


UNDER_REASON = """() => {
  const box = (each) => each.getBoundingClientRect();
  const pile = document.querySelector(".pile:has(.reason)");
  const [reason, name] = [".reason", ".suit-name > span"].map((which) => box(pile.querySelector(which)));
  const wide = Math.min(reason.right, name.right) - Math.max(reason.left, name.left);
  const covered = wide > 0 && Math.min(reason.bottom, name.bottom) - Math.max(reason.top, name.top) > 0;
  return [covered, Math.max(box(pile).left - reason.left, reason.right - box(pile).right)];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESK, (1920, 1080), TABLET, (1024, 768), (900, 700), (1280, 640), PHONE, ASIDE])
def test_why_nothing_is_drawn_from_a_pile_stands_on_it_beside_its_name(
    samples: Samples, language: str, size: tuple[int, int]
) -> None:
    samples.size(*size)
    (((covered, outside),),) = samples.look([{"table": table("card-draw"), "language": language}], UNDER_REASON)
    assert not covered
    assert outside < 6, "it reaches into the next pile"
