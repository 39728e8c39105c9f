"""The pages that teach the rules, on paper: nothing sticks to what it does not belong to, and no button is printed."""

import pytest
from at_rest import resize, rest
from learn_pages import address
from playwright.sync_api import Page, expect
from web_host import WebHost

LEAF = (703, 1000)
"""What an A4 leaf leaves beside its margins."""


def print_page(page: Page) -> None:
    page.emulate_media(media="print")
    resize(page, *LEAF)


@pytest.mark.parametrize("name", ["index", "card", "position"])
def test_the_way_past_the_head_is_not_printed_though_it_has_the_focus(page: Page, web_host: WebHost, name: str) -> None:
    page.goto(address(web_host, "en", name))
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    print_page(page)
    expect(page.locator(".skip")).to_be_hidden()


LOW = """() => [...document.querySelectorAll(".way-step .goal")].filter((each) => each.checkVisibility() &&
  each.getBoundingClientRect().bottom > each.closest(".way-step").getBoundingClientRect().bottom + 0.5).length"""
GAPS = """(which) => [...document.querySelectorAll(which)].map((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  let above = each;
  while (!above.previousElementSibling) above = above.parentElement;
  above = above.previousElementSibling;
  return range.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
})"""
"""How far what is written stands below what is before it."""


def test_the_choice_of_games_has_its_pictures_and_no_holes(page: Page, web_host: WebHost) -> None:
    page.goto(address(web_host, "ru", "index"))
    print_page(page)
    blocks = page.locator(".game-block")
    expect(blocks.locator(".lead-picture").filter(visible=True)).to_have_count(3)
    assert blocks.evaluate_all("(all) => all.map((each) => getComputedStyle(each).boxShadow)") == ["none"] * 3
    holes = """(all) => all.map(({ children }) => {
      const parts = [...children].filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
      return Math.max(...parts.slice(1).map(({ top }, at) => top - parts[at].bottom));
    })"""
    assert max(blocks.evaluate_all(holes)) < 20
    assert page.evaluate(GAPS, ".differ")[0] > 8
    assert page.evaluate(LOW) == 0


@pytest.mark.parametrize("game", ["card", "board", "adapted"])
def test_on_a_printed_sheet_no_heading_sticks_to_the_box_above(page: Page, web_host: WebHost, game: str) -> None:
    page.goto(address(web_host, "en", game))
    page.locator(".sheet-round.current").wait_for()
    page.evaluate("document.documentElement.dataset.print = 'sheet'")
    print_page(page)
    gaps = page.evaluate(GAPS, ".sheet-round > h3, .standing caption")
    assert len(gaps) > 2
    assert min(gaps) > 6


def test_of_a_position_the_table_and_its_text_are_printed(page: Page, web_host: WebHost) -> None:
    page.goto(address(web_host, "en", "position"))
    table = page.frame_locator("#preview >> iframe")
    table.locator(".hand .card").first.wait_for()
    print_page(page)
    expect(page.locator("#editor :is(button, select, pre)").filter(visible=True)).to_have_count(0)
    expect(page.locator("[data-field=line]")).to_be_visible()
    low = "(card) => card.getBoundingClientRect().bottom <= innerHeight"
    assert table.locator(".hand .card").first.evaluate(low)


RUN_TOGETHER = """() => {
  const words = [...document.querySelectorAll(".piles .tag")].map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect();
  });
  const close = (one, other) => one.bottom > other.top && other.bottom > one.top &&
    one.right > other.left - 3 && other.right > one.left - 3;
  return words.flatMap((one, at) => words.slice(at + 1).filter((other) => close(one, other))).length;
}"""


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_the_words_under_the_piles_stand_apart_on_a_phone_and_on_paper(
    page: Page, web_host: WebHost, language: str
) -> None:
    found: dict[tuple[str, int | str], int] = {}
    for game in ("card", "adapted"):
        page.emulate_media(media="screen")
        page.goto(address(web_host, language, game))
        rest(page)
        for width in (320, 360, 390, 412, 1280):
            resize(page, width, 740)
            found[game, width] = page.evaluate(RUN_TOGETHER)
        print_page(page)
        found[game, "paper"] = page.evaluate(RUN_TOGETHER)
    assert {key: count for key, count in found.items() if count} == {}
