"""The pictures of the pages that teach the rules, in a browser: each has room for what is in it, and stands on a line
with its sisters."""

from itertools import product

import pytest
from at_rest import resize, rest
from learn_pages import address
from playwright.sync_api import Page
from web_host import WebHost
from words.language_files import LANGUAGES

GAMES = ("card", "board", "adapted")


NAMES_OF_GAMES = """() => [...document.querySelectorAll(".game-block h2")]
  .map((each) => each.getBoundingClientRect().top)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_games_beside_one_another_are_on_a_line(page: Page, web_host: WebHost, language: str) -> None:
    page.goto(address(web_host, language, "index"))
    tops = page.evaluate(NAMES_OF_GAMES)
    assert tops == [pytest.approx(tops[0], abs=0.5)] * 3


SIDE_BY_SIDE = """() => {
  const people = [...document.querySelectorAll(".labelled .person")];
  const high = (what) => people.map((each) => Math.round(each.querySelector(what).getBoundingClientRect().top));
  return [high(".likeness"), high(".outcome .points dd")];
}"""


TOO_MUCH_FOR_ITS_ROOM = """() => {
  const above = document.querySelector(".labelled .above");
  return Math.max(0, above.scrollHeight - above.clientHeight);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_over_the_whole_board_there_is_room_for_its_words(page: Page, web_host: WebHost, language: str) -> None:
    page.goto(address(web_host, language, "board"))
    over = {}
    for width in (320, 390, 820, 1280):
        resize(page, width, 800)
        over[width] = page.evaluate(TOO_MUCH_FOR_ITS_ROOM)
    assert {width: pixels for width, pixels in over.items() if pixels} == {}
    assert [len(set(tops)) for tops in page.evaluate(SIDE_BY_SIDE)] == [1, 1]


OUT_OF_THEIR_FRAME = """() => [...document.querySelectorAll(".plate > *, .plate .stand")].filter((frame) => {
  const low = (element) => element.checkVisibility() && element.getBoundingClientRect().bottom;
  return [...frame.children].some((child) => low(child) > low(frame) + 1);
}).map((frame) => frame.className)"""


def test_no_picture_of_the_rules_stands_out_of_its_frame_on_screen_or_paper(page: Page, web_host: WebHost) -> None:
    out = {}
    for game, media in product(GAMES, ("screen", "print")):
        page.emulate_media(media=media)
        page.goto(address(web_host, "fa", game))
        rest(page)
        out[game, media] = page.evaluate(OUT_OF_THEIR_FRAME)
    assert {key: frames for key, frames in out.items() if frames} == {}
