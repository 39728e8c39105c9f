"""A chosen card is seen whole, whatever a browser takes the hand's clip to be."""

from collections.abc import Iterator

import pytest
from page.samples import Samples, choosing, sample_page, table
from playwright.sync_api import Browser

CLIPPED = """() => {
  const hand = document.querySelector(".hand");
  if (getComputedStyle(hand).clipPath === "none") return [];
  const card = hand.querySelector(".held.chosen .pick");
  const frame = parseFloat(getComputedStyle(card).outlineWidth) + parseFloat(getComputedStyle(card).outlineOffset);
  const [within, chosen] = [hand.getBoundingClientRect(), card.getBoundingClientRect()];
  const beyond = {
    top: within.top - (chosen.top - frame),
    left: within.left - (chosen.left - frame),
    right: chosen.right + frame - within.right,
  };
  return Object.entries(beyond).filter(([, far]) => far > 0.5);
}"""
HAND = "() => [...document.querySelectorAll('.pick')].map((each) => each.dataset.card)"


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        yield page


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize(
    "size", [(320, 568), (390, 844), (820, 1180), (1000, 600), (1024, 768), (1280, 800), (1920, 1080)]
)
def test_a_chosen_card_and_its_frame_lie_within_the_box_of_the_hand(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    """WebKit clips to the box itself, even where the clip reaches farther."""
    samples.size(*size)
    for name in ("card-place", "board-4", "adapted-4"):
        shown = table(name)
        (((*hand,),),) = samples.look([{"table": shown}], HAND)
        ends = [{"chosen": {"card": hand[at], "index": at}} for at in (0, len(hand) - 1)]
        chosen = [{"table": shown, "language": language, "ui": ui} for ui in ends]
        assert [clipped for (clipped,) in samples.look(chosen, CLIPPED)] == [[], []], name


COVERED = """() => {
  const { left, right } = document.querySelector(".pile.legal .target").getBoundingClientRect();
  return [...document.querySelectorAll(".pile.legal .suit-name > span")].filter((each) => {
    if (!each.checkVisibility()) return false;
    const box = each.getBoundingClientRect();
    const [middle, half] = [(box.left + box.right) / 2, 0.4 * parseFloat(getComputedStyle(each).fontSize)];
    return middle + half > left && middle - half < right;
  }).length;
}"""


@pytest.mark.parametrize("language", ["en", "ru", "fa"])
@pytest.mark.parametrize("size", [(980, 768), (1024, 768), (1280, 800), (1920, 1080)])
def test_the_frame_of_a_pile_that_takes_the_card_covers_no_letter_of_its_name(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    samples.size(*size)
    for name in ("card-place", "adapted-2"):
        shown = table(name)
        chosen = {"table": shown, "language": language, "ui": choosing(shown, "discard")}
        assert samples.look([chosen], COVERED) == [[0]], name
