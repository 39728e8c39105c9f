"""The pages that teach the rules, in a browser: they fit, print on two leaves, add up, and are kept once seen."""

import re
from collections.abc import Iterator

import engines
import pytest
from at_rest import resize, rest
from axe import of_colours, of_everything
from learn_pages import address
from lending import Lender
from playwright.sync_api import Browser, BrowserContext, Page, expect
from visitor import Visit
from watchman import Watchman
from web_host import NAME, WebHost
from words.language_files import LANGUAGES

GAMES = ("card", "board", "adapted")


@pytest.fixture
def context(lender: Lender, web_host: WebHost) -> Iterator[BrowserContext]:
    with lender.lend(NAME, viewport={"width": 1280, "height": 800}) as loan:
        watchman = Watchman(loan.context, web_host.origin, ())
        yield loan.context
        watchman.leave()
    watchman.report()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_wider_than_its_window(page: Page, web_host: WebHost, language: str) -> None:
    wide = []
    for name in ("index", *GAMES):
        page.goto(address(web_host, language, name))
        for width in (320, 360, 1280):
            resize(page, width, 740)
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wide.append((name, width))
    assert wide == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_game_print_on_two_pages(page: Page, web_host: WebHost, language: str) -> None:
    leaves = {}
    for game in GAMES:
        page.goto(address(web_host, language, game), wait_until="domcontentloaded")
        rest(page)
        for paper in ("A4", "Letter"):
            leaves[game, paper] = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper, print_background=True)))
    assert {key: count for key, count in leaves.items() if not 1 <= count <= 2} == {}


@pytest.mark.parametrize("contrast", ["system", "more"])
def test_the_rules_come_on_paper_dark_on_white_whatever_light_was_chosen(
    visit: Visit, web_host: WebHost, contrast: str
) -> None:
    page = visit(settings={"theme": "dark", "contrast": contrast}).page
    page.goto(address(web_host, "en", "card"))
    page.emulate_media(media="print")
    told = page.evaluate(
        "[...document.querySelectorAll('.rule p, .rule td')].map((each) => getComputedStyle(each).color)"
    )
    darkest = [max(int(part) for part in re.findall(r"\d+", color)[:3]) for color in told]
    assert darkest
    assert max(darkest) < 160


@pytest.mark.parametrize(("language", "name"), [("en", "card"), ("fa", "board"), ("ru", "adapted"), ("es", "index")])
def test_axe_finds_nothing_on_the_pages(page: Page, web_host: WebHost, language: str, name: str) -> None:
    page.goto(address(web_host, language, name))
    found = of_everything(page)
    page.emulate_media(color_scheme="dark")
    assert found + of_colours(page) == []


def test_a_card_sheet_adds_up_and_is_remembered(page: Page, web_host: WebHost) -> None:
    page.goto(address(web_host, "en", "card"))
    mine = page.locator(".sheet-round.current .sheet-seat").first
    for card in ("Sea wager, 1 of 3", "Sea 3", "Sea 5", "Sea 7", "Sea 8", "Sea 10"):
        mine.get_by_role("button", name=card, exact=True).first.press("Enter")
    expect(mine.locator("h4 .score")).to_have_text("+26")
    expect(page.locator("#live")).to_have_text("Sea: +26. Player 1 in all: +26")
    page.reload()
    expect(mine.locator("h4 .score")).to_have_text("+26")
    other = page.locator(".sheet-round.current .sheet-seat").nth(1)
    other.get_by_role("button", name="Sea 10", exact=True).click()
    expect(mine.locator("h4 .score")).to_have_text("+6")
    expect(other.locator("h4 .score")).to_have_text("\u221210")
    expect(other.locator(".taken")).to_have_text("Sea 10 was taken from Player 1")
    expect(page.locator("#live")).to_contain_text("Sea 10 was taken from Player 1")


def test_a_column_to_play_with_comes_to_what_the_rules_say(page: Page, web_host: WebHost) -> None:
    page.goto(address(web_host, "en", "card"))
    column = page.locator(".try")
    for card in ("Desert 10", "Desert wager, 3 of 3", "Desert 3"):  # two wagers then, and no 3
        column.get_by_role("button", name=card, exact=True).last.press("Enter")
    expect(column.locator(".score")).to_have_text(["+30", "+30"])
    expect(page.locator("#live")).to_have_text("Desert: +30")
    for card in ("Desert 2", "Desert 3"):
        column.get_by_role("button", name=card, exact=True).click()
    expect(column.locator(".try-terms dd")).to_have_text(["35", "\u221220", "×3", "+20"])
    expect(column.locator(".sum-line .score")).to_have_text("+65")


LACKING = """() => [...document.querySelectorAll("use")].map((each) => each.getAttribute("href"))
  .filter((href) => !document.querySelector(href))"""


@pytest.mark.parametrize(("language", "name"), [("en", "card"), ("fa", "board"), ("ru", "adapted"), ("es", "position")])
def test_every_drawing_that_scripts_ask_for_is_in_the_page(
    page: Page, web_host: WebHost, language: str, name: str
) -> None:
    page.goto(address(web_host, language, name))
    pressed = page.locator("#sheet button[data-do]:not([data-do^=clear], [data-do=print]), .try button[data-do]")
    assert pressed.count() > 20 or name == "position"
    page.evaluate("(which) => which.forEach((each) => each.click())", pressed.element_handles())
    assert page.locator("use").count() > 10
    assert page.evaluate(LACKING) == []


def test_a_board_sheet_adds_up(page: Page, web_host: WebHost) -> None:
    page.goto(address(web_host, "en", "board"))
    mine = page.locator(".sheet-round.current .sheet-seat").first
    for step in ("Desert, step 7: +30", "Sea, step 9: +50", "Peaks, step 4: +5", "Jungle, step 1: \u221220"):
        mine.get_by_role("button", name=step).press("Enter")
    expect(mine.locator("h4 .score")).to_have_text("+65")
    mine.get_by_role("button", name="Desert: researcher").press("Enter")
    expect(page.locator("#live")).to_have_text("Desert: +60. Player 1 in all: +95")
    for _ in range(3):
        mine.get_by_role("button", name="Points from tiles: 5 more").click()
    expect(mine.locator("h4 .score")).to_have_text("+110")
    mine.get_by_role("button", name="Jungle, step 1").press("Enter")  # once more where it stands: not sent
    expect(mine.locator("h4 .score")).to_have_text("+130")
    page.reload()
    expect(mine.locator("h4 .score")).to_have_text("+130")


def test_what_a_press_takes_out_of_a_sheet_is_there_again_when_another_brings_it_back(
    page: Page, web_host: WebHost
) -> None:
    page.goto(address(web_host, "en", "board"))
    names = page.locator(".name-plate")
    total = page.locator(".standing tfoot .score")
    short = page.get_by_label("One expedition (short game)")
    four, two = (page.get_by_role("button", name=count, exact=True) for count in ("4", "2"))
    four.click()
    names.nth(3).fill("Ida")
    names.nth(3).press("Tab")
    for number in range(3):
        page.get_by_role("button", name=f"Expedition {number + 1}", exact=True).click()
        last = page.locator(".sheet-round.current .sheet-seat").last
        last.get_by_role("button", name="Sea, step 9: +50").click()
    expect(total).to_have_text(["0", "0", "0", "+90"])
    short.check()
    expect(total).to_have_text(["0", "0", "0", "+30"])
    expect(page.locator(".sheet-round")).to_have_count(1)
    page.reload()
    expect(total).to_have_text(["0", "0", "0", "+30"])
    short.uncheck()
    expect(total).to_have_text(["0", "0", "0", "+90"])
    two.click()
    expect(total).to_have_text(["0", "0"])
    expect(names).to_have_count(2)
    page.reload()
    expect(total).to_have_text(["0", "0"])
    four.click()
    expect(total).to_have_text(["0", "0", "0", "+90"])
    expect(names.last).to_have_value("Ida")
    two.click()
    page.get_by_role("button", name="Clear the sheet").click()
    page.locator("[data-do=clear-yes]").click()
    four.click()
    expect(total).to_have_text(["0", "0", "0", "0"])
    expect(names.last).to_have_value("")


RETURNS_AT_ONCE = """{
  window.asked = [];
  window.print = () => void asked.push(document.documentElement.dataset.print);
}"""
"""As phones print: the page is laid out for paper only later."""


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_the_sheet_alone_is_printed_also_where_the_page_is_laid_out_for_paper_later(
    visit: Visit, web_host: WebHost, phone: dict[str, object], device: str
) -> None:
    page = visit(scripts=(RETURNS_AT_ONCE,), **(phone if device == "phone" else {})).page
    page.goto(address(web_host, "en", "card"))
    page.locator("[data-do=print]").click()
    assert page.evaluate("asked") == ["sheet"]
    page.emulate_media(media="print")
    expect(page.locator(".rules")).to_be_hidden()
    expect(page.locator(".score-sheet")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    if device == "phone":  # where it is laid out again for other paper after printing was said to be over
        expect(page.locator(".rules")).to_be_hidden()
        page.keyboard.press("Shift")
    expect(page.locator(".rules")).to_be_visible()
    expect(page.locator(".score-sheet")).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_that_is_printed_empty_leaves_room_for_a_pen(page: Page, web_host: WebHost, game: str) -> None:
    page.goto(address(web_host, "en", game))
    numbers = page.locator("#sheet").locator(".score, output")
    seen = page.locator("#sheet").locator(".score, output").filter(visible=True)
    page.locator(".sheet-round.current").wait_for()
    assert seen.count()  # on the screen they count up
    page.evaluate("document.documentElement.dataset.print = 'sheet'")
    page.emulate_media(media="print")
    assert numbers.count()
    expect(seen).to_have_count(0)
    page.emulate_media(media="screen")
    first = {"card": ".pick[data-card]", "board": ".way-step >> nth=4", "adapted": ".pick.step >> nth=1"}[game]
    page.locator(".sheet-round.current .sheet-seat").first.locator(first).first.click()
    page.emulate_media(media="print")
    expect(page.locator(".sheet-round.current h4 .score").first).to_be_visible()
    expect(page.locator(".standing tfoot .score").first).to_be_visible()
    expect(page.locator(".standing tbody tr").first.locator(".score").first).to_be_visible()
    expect(page.locator(".standing tbody tr").nth(1).locator(".score").first).to_be_hidden()


TABLES_ARE_THERE = """[...document.querySelectorAll("lost-cities-table")]
  .map(({ shadowRoot }) => shadowRoot.querySelector("iframe"))
  .every((frame) => !frame || frame.style.visibility === "visible")"""
LIES_STILL = f"""async (which) => {{
  const place = () => Object.values(document.querySelector(which).getBoundingClientRect().toJSON()).join();
  const before = place();
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  return {TABLES_ARE_THERE} && place() === before;
}}"""
"""Tables above that are still to come would move a table under the click."""


def test_an_exercise_is_solved_on_its_page_and_that_is_remembered(page: Page, web_host: WebHost) -> None:
    page.goto(address(web_host, "en", "card") + "#x-follow")
    exercise = page.locator("#x-follow")
    table = exercise.frame_locator("iframe")
    table.locator("[data-act=start]").wait_for()
    page.wait_for_function(LIES_STILL, arg="#x-follow")
    table.locator("[data-act=start]").click()
    table.locator('.pick[data-card="y9"]').click()
    table.locator(".target.play").click()
    expect(table.locator(".notice")).to_contain_text("your 6 is lost for good")
    table.locator('.pick[data-card="y6"]').click()
    table.locator(".target.play").click()
    expect(table.locator(".panel .said.good")).to_be_visible()
    expect(exercise.locator(".solved")).to_be_visible()
    page.reload()
    expect(exercise.locator(".solved")).to_be_visible()
    expect(page.locator(".progress")).to_have_text("1 of 9 solved")
    expect(page.locator(".course .is-solved")).to_have_attribute("title", "Exercise: The next card")


SOLVED = "(name) => document.querySelector(`#x-${name} lost-cities-table`).dispatchEvent(new CustomEvent('solved'))"
KEPT = "() => JSON.parse(localStorage.getItem('lostcities.learn.solved') ?? 'null')?.value ?? []"


def test_pages_that_are_open_together_keep_each_other_s_exercises_and_sheets(
    page: Page, context: BrowserContext, web_host: WebHost
) -> None:
    page.goto(address(web_host, "en", "card"))
    other = context.new_page()
    other.goto(address(web_host, "en", "board"))
    page.evaluate(SOLVED, "follow")
    other.evaluate(SOLVED, "begin")
    assert page.evaluate(KEPT) == ["card/follow", "board/begin"]
    other.goto(address(web_host, "en", "card"))
    page.locator(".name-plate").first.fill("Ada")
    page.locator(".name-plate").first.press("Tab")
    expect(other.locator(".name-plate").first).to_have_value("Ada")
    other.locator(".sheet-round.current .sheet-seat").first.get_by_role("button", name="Sea 3", exact=True).click()
    expect(page.locator(".sheet-round.current h4 .score").first).to_have_text("\u221217")
    expect(page.locator(".name-plate").first).to_have_value("Ada")
    other.evaluate("localStorage.clear()")
    expect(page.locator(".name-plate").first).to_have_value("")
    expect(page.locator(".progress")).to_be_hidden()
    page.evaluate(SOLVED, "take")
    assert page.evaluate(KEPT) == ["card/take"]


def test_whoever_clears_a_sheet_or_adds_its_last_round_by_keys_stays_there_and_hears_it(
    page: Page, web_host: WebHost
) -> None:
    page.goto(address(web_host, "en", "card"))
    page.get_by_role("button", name="Clear the sheet").press("Enter")
    expect(page.locator("#live")).to_have_text("Yes, clear everything")
    page.locator(":focus").press("Enter")
    expect(page.locator("#live")).to_have_text("The sheet is empty.")
    expect(page.locator(":focus")).to_have_text("Clear the sheet")
    more = page.locator("[data-do=more]")
    more.focus()
    while more.count():
        page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_text("Round 9")


def test_without_scripts_the_rules_are_there(chromium_browser: Browser, web_host: WebHost) -> None:
    context = engines.patient(chromium_browser.new_context(java_script_enabled=False))
    page = context.new_page()
    page.goto(address(web_host, "es", "card"))
    expect(page.locator("#r-1\\.4 > ol > li")).to_have_count(4)
    expect(page.locator(".try .row .card")).to_have_count(5)
    expect(page.locator(".try-lead")).to_be_hidden()  # nothing there can be pressed
    expect(page.locator(".plate .card").first).to_be_visible()
    expect(page.locator("#x-follow .picture .card").first).to_be_visible()
    context.close()
