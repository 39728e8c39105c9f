"""Help covers nothing that it speaks of: a hint, a refusal and a sum at every size, in all games and languages; and the
card that a hint marks is in front. One visit a game."""

import pytest
from at_rest import resize
from playwright.sync_api import expect
from scripts import script
from visitor import Visit, Visitor

HELPS = script("visit/helps.js")
SIZES = [(320, 568), (390, 844), (820, 1180), (844, 390), (1920, 1080), (1280, 800)]
IN_FRONT = """() => {
  const { left, top, width, height } = document.querySelector(".held.hinted .pick").getBoundingClientRect();
  const there = [0.2, 0.5, 0.8].map((part) => document.elementFromPoint(left + width * part, top + height * 0.4));
  return there.every((each) => each?.closest(".held.hinted"));
}"""
CLICK = "(which) => document.querySelector(which).click()"


def covered(visitor: Visitor, what: str) -> list[str]:
    """What lies upon what it speaks of, at each size."""
    found = []
    for width, height in SIZES:
        resize(visitor.page, width, height)
        found += [f"{what} at {width} x {height}: {each}" for each in visitor.page.evaluate(HELPS)]
    return found


def speak(visitor: Visitor, language: str) -> None:
    """Change the language without leaving the match."""
    visitor.press(".to-menu")
    visitor.press("dialog a[href='#settings']")
    visitor.choose(f"input[name=language][value={language}]")
    visitor.page.locator(f"html[lang={language}]").wait_for()
    visitor.page.go_back()
    visitor.page.locator("#table main").wait_for()


@pytest.mark.parametrize("game", ["card", "board", "adapted"])
def test_help_covers_nothing_that_it_speaks_of(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("#setup")
    visitor.choose(f"input[name=game][value={game}]")
    visitor.choose("input[name=starts][value='0']")
    visitor.press("[data-act=start]")
    visitor.settle()
    page.evaluate(CLICK, ".weigh")
    expect(page.locator(".notice.worth")).to_be_visible()
    found = covered(visitor, "a sum")
    visitor.press(".to-hint")
    advice = page.locator(".notice .advice")
    expect(advice).to_contain_text("Ada, who sees only what you see")
    for language in ("en", "es", "ru", "fa"):
        if language != "en":
            speak(visitor, language)
        found += covered(visitor, f"a hint in {language}")
        assert page.evaluate(IN_FRONT)
        page.evaluate(CLICK, ".held.hinted .pick")
        found += covered(visitor, f"a hint with its card chosen in {language}")
        page.evaluate(CLICK, "[data-act='why']")
        expect(page.locator(".notice.refusal")).to_be_visible()
        found += covered(visitor, f"a refusal in {language}") if language in ("en", "fa") else []
        page.evaluate(CLICK, ".held.hinted .pick")
        expect(advice).to_be_visible()
    assert found == []
