"""The first lesson of each game, from its first scene to its score sheet by keys alone, with the real rules behind the
page, and that of one game at every size: what it points at is reached wherever the layout has put it."""

from collections.abc import Iterator
from itertools import islice

import pytest
from forced_draw import FORCED
from lessons.first_lesson import begun, follow
from page.chromium import blank_page
from page.conftest import SETUP, STYLES
from page.sitting import asked
from page.test_sizes import EVERY_SIZE
from playwright.sync_api import Browser, Page
from scripts import script
from ways import WAYS

from lostcities.lessons.primer import Scene, primer_of

LEFT_TO_THE_LEARNER = f"({script('visit/no_forced_draw.js')})({FORCED})"
AT_SCENE = """(step) => shown.waiting === "person" && shown.primer?.step === step
  && document.querySelector(".notice.primer") !== null"""
MOVES = """async () => {
  await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  return shown.view.moves;
}"""
HAND = "() => [...document.querySelectorAll('.pick')].map((each) => each.dataset.card)"
ENDED = "() => left.some(([to]) => to === 'sheet')"


@pytest.fixture
def bare_page(chromium_browser: Browser) -> Iterator[Page]:
    with blank_page(chromium_browser, f'<base href="/web/">{STYLES}', viewport={"width": 1280, "height": 800}) as page:
        yield page


def learn(page: Page, scene: Scene, legal: set[str]) -> None:
    """Do what a scene asks for, by keys alone."""
    if not scene.expect:
        assert page.evaluate("document.activeElement.dataset.act") == "primer-on"
        return page.keyboard.press("Enter")
    keys = WAYS["keys"](page)
    move = next(each for each in scene.expect if each in legal)
    if move[0] not in "<>":
        keys.card(page.evaluate(HAND).index(move.removeprefix("-").partition(":")[0]))
    return keys.place(move)


POINTED_OUT_OF_SIGHT = """() => {
  const hand = document.querySelector(".hand").getBoundingClientRect();
  return [...document.querySelectorAll(".hand [data-pointed]")].map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom }) => top < hand.top - 1 || bottom > hand.bottom + 1).length;
}"""


def test_a_low_hand_shows_the_cards_that_a_lesson_points_at(bare_page: Page) -> None:
    low = next(islice(follow(begun("card")), 4, None))
    assert sum(at.startswith("card:") for at in low["primer"]["at"]) == 2
    bare_page.set_viewport_size({"width": 568, "height": 400})  # its words are keys, longer than words
    bare_page.evaluate(SETUP, [low, {}, {"animation": "off", "sort": "suit"}])
    bare_page.wait_for_selector(".hand [data-pointed]")
    asked(bare_page)
    assert bare_page.evaluate(POINTED_OUT_OF_SIGHT) == 0


@pytest.mark.parametrize(
    ("size", "game"), [*zip(EVERY_SIZE, ["board", "card", "board", "adapted", "card", "adapted"], strict=True)]
)
def test_a_first_lesson_is_played_to_its_end_by_keys_alone(bare_page: Page, game: str, size: tuple[int, int]) -> None:
    page, learner = bare_page, begun(game)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(LEFT_TO_THE_LEARNER)
    page.expose_function("bridge", learner.bridge.handle)
    page.evaluate(SETUP, [learner.look(), "bridge", {"animation": "off", "sort": "suit", "tips": True}])
    lesson = primer_of(game)
    assert lesson is not None
    for step, scene in enumerate(lesson.scenes):
        page.wait_for_function(AT_SCENE, arg=step)
        moves = page.evaluate(MOVES)
        learn(page, scene, {move["move"] for move in moves})
    page.wait_for_function(ENDED)
