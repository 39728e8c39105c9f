"""Layouts by their measures: nothing wider than the screen, nothing cut, targets big enough.

Tables in more states, and mirrored, are in tests/page/test_sizes.py."""

import pytest
from at_rest import resize
from scripts import script
from visitor import Visit, Visitor

MEASURE = script("visit/measure.js")
SIZES = [(320, 568), (360, 740), (740, 360), (1280, 800), (1920, 1080)]
PAGES = ("", "#setup", "#settings", "#rules", "#about", "#matches", "#distance", "#distance/new")
TWICE = """document.addEventListener("DOMContentLoaded", () =>
  document.documentElement.style.setProperty("font-size", "200%"));"""


def wrong_at(visitor: Visitor, where: str, sizes: list[tuple[int, int]]) -> list[str]:
    """What is wrong at each size, told with the place."""
    found = []
    for width, height in sizes:
        resize(visitor.page, width, height)
        least = 40 if width >= 360 else 32
        found += [f"{where} at {width} x {height}: {each}" for each in visitor.page.evaluate(MEASURE, {"card": least})]
    return found


def walk(visitor: Visitor, game: str, sizes: list[tuple[int, int]]) -> list[str]:
    """Everything wrong at a game's table: placing, with a card chosen, drawing, its menu, and its score sheet."""
    visitor.go("#setup")
    visitor.choose(f"input[name=game][value={game}]")
    visitor.choose("input[name=starts][value='0']")
    visitor.press("[data-act=start]")
    look = visitor.arrive("table")
    found = wrong_at(visitor, f"{game}: placing", sizes)
    visitor.way.card(0)
    found += wrong_at(visitor, f"{game}: a card chosen", sizes)
    visitor.way.card(0)
    visitor.place(look)
    while visitor.settle().phase == "explore":
        visitor.answer(visitor.look())
    found += wrong_at(visitor, f"{game}: drawing", sizes)
    visitor.press(".to-menu")
    found += wrong_at(visitor, f"{game}: menu", sizes)
    visitor.press("dialog [data-act=concede]")
    visitor.press("dialog [data-act=concede-yes]")
    visitor.arrive("score-sheet")
    return found + wrong_at(visitor, f"{game}: score sheet", sizes)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("game", ["card", "board", "adapted"])
def test_a_table_fits_every_screen(visit: Visit, game: str, language: str) -> None:
    visitor = visit(settings={"language": language})
    assert walk(visitor, game, SIZES) == []


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_every_page_fits_every_screen(visit: Visit, language: str) -> None:
    visitor = visit(settings={"language": language})
    found = []
    for part in PAGES:
        visitor.go(part)
        found += wrong_at(visitor, part or "home", SIZES)
    assert found == []


def test_the_longest_words_fit_a_table_on_the_smallest_screen(visit: Visit) -> None:
    visitor = visit(settings={"language": "ru"})
    assert walk(visitor, "card", [(320, 568)]) == []


def test_text_of_twice_the_size_scrolls_nothing_sideways(visit: Visit) -> None:
    visitor = visit(scripts=(TWICE,))
    found = walk(visitor, "card", [(1280, 800)])
    for part in PAGES:
        visitor.go(part)
        found += wrong_at(visitor, part or "home", [(1280, 800), (390, 844), (360, 640)])
    assert found == []


def test_what_follows_an_invitation_opens_at_its_top(visit: Visit) -> None:
    visitor = visit(viewport={"width": 390, "height": 844})
    page = visitor.page
    visitor.go("#distance/new")
    page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
    visitor.press("[data-post=begin]:not([disabled])")
    page.wait_for_selector("[data-post=copy]")
    assert page.evaluate("[scrollY, document.activeElement.tagName]") == [0, "H1"]


CLEAR_OF = """() => {
  const slip = document.querySelector(".slip").getBoundingClientRect();
  const near = [...document.querySelectorAll(".page-head h1, .page-head .back, .set-out.sticky, .sheet-head h1")];
  return near.filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return each.checkVisibility() && left < slip.right && slip.left < right && top < slip.bottom && slip.top < bottom;
  }).map(({ className, localName }) => className || localName);
}"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_slip_keeps_clear_of_headings_and_of_what_sets_out(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    page = visitor.page
    for part, under in {"#matches": "heading", "#settings": "heading", "#setup": "setting-out", "": "home"}.items():
        visitor.go("#matches")
        page.locator("input[data-act=import]").set_input_files(
            {"name": "match.json", "mimeType": "application/json", "buffer": b"no match"}
        )
        page.locator(".slip").wait_for()
        visitor.go(part)  # where nobody has pressed anything since it is still said
        assert page.locator("#over").get_attribute("data-under") == under
        assert page.evaluate(CLEAR_OF) == [], part
    poster = page.locator(".poster").bounding_box()
    slip = page.locator(".slip").bounding_box()
    assert poster
    assert slip
    if size[0] > size[1]:
        assert poster["x"] <= slip["x"]
        assert slip["x"] + slip["width"] <= poster["x"] + poster["width"]
    visitor.set_out()
    assert page.locator("#over").get_attribute("data-under") == ""


LOWEST = """(which) => Math.max(...[...document.querySelectorAll(which)].filter((each) => each.checkVisibility())
  .map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect().bottom;
  }))"""


def test_the_head_of_a_low_sheet_stands_on_one_line_above_the_rule(visit: Visit) -> None:
    visitor = visit(settings={"language": "ru"}, viewport={"width": 844, "height": 390})
    visitor.set_out()
    visitor.press(".to-menu")
    visitor.press("dialog [data-act=concede]")
    visitor.press("dialog [data-act=concede-yes]")
    visitor.arrive("score-sheet")
    word, places = (visitor.page.evaluate(LOWEST, which) for which in (".round-word", ".place-word"))
    assert word <= places + 1
