"""The game as one file, opened from a folder by three engines that get nothing else: a table in another language and of
another game in each, a match that is kept, rules to read, a player of one's own, and no way out.
"""

import json
import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import engines
import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect
from scripts import TIME_FIRST
from selenium.common.exceptions import WebDriverException
from tab_visitor import TabVisitor
from visitor import remember
from waiting import until
from watchman import Watchman
from words.language_files import messages

from build.site import one_file

TESTS = Path(__file__).parents[2]
GREEDY = TESTS / "arena" / "greedy.py"
OVER = TESTS / "golden" / "card-extra-tie.json"
MOST = 9_000_000  # bytes
# What the page may have asked for: what stands in it.
ASKED_FOR = "performance.getEntriesByType('resource').map(({name}) => name).filter((name) => !name.startsWith('data:'))"
IN_FULL = ".prose a[href^='#learn/']"
# The page of rules that lies over the game.
READ = "document.querySelector('iframe[title]')?.contentDocument"
ESCAPES = """
    const ways = [fetch("https://example.invalid/"), import("https://example.invalid/a.js")];
    return (await Promise.allSettled(ways)).map(({status}) => status);
"""

NOTHING_KEPT = """
    for (const name of ["localStorage", "indexedDB"])
        Object.defineProperty(window, name, {get() { throw new DOMException("no storage here", "SecurityError"); }});
"""


@pytest.fixture(scope="session")
def stick(site: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of the file, alone in a folder."""
    folder = tmp_path_factory.mktemp("a stick")
    return Path(shutil.copy(site / one_file.NAME, folder)).as_uri()


def alone(tab: engines.Tab, stick: str) -> Watchman | None:
    """Take the network away from a tab and watch that nothing is asked of it. WebKit has no such switch; there the page
    is asked what it has fetched.
    """
    if not isinstance(tab, engines.PlaywrightTab):
        return None
    tab.context.set_offline(True)
    return Watchman(tab.context, stick.rpartition("/")[0])


VISITS = [("chromium", "board", "es"), ("firefox", "adapted", "fa"), ("webkit", "card", "ru")]


@pytest.mark.parametrize(("engine", "game", "language"), VISITS)
def test_a_match_is_played_and_kept_without_a_host(
    engine: str, game: str, language: str, tab_of: Callable[[str], engines.Tab], stick: str
) -> None:
    tab = tab_of(engine)
    watchman = alone(tab, stick)
    visitor = TabVisitor(tab, stick)
    tab.open(stick)
    tab.run(remember({"settings": {"animation": "off", "language": language}}))
    tab.reload()
    tab.run(f"location.hash = 'setup/{game}'")
    engines.wait(tab, "document.querySelector('[data-act=start]') !== null")
    visitor.press("[data-act=start]")
    middle = visitor.play(until=lambda look: look.phase == "place" and len(look.log) > 1)
    assert (middle.game, middle.lang) == (game, language)
    visitor.wait_until_kept(middle)
    tab.reload()
    again = visitor.arrive("table")
    assert (again.game, again.hand, again.log) == (game, middle.hand, middle.log)
    tab.run(f"location.hash = 'rules/{game}'")
    engines.wait(tab, f"document.querySelector({json.dumps(IN_FULL)}) !== null")
    assert tab.text(IN_FULL) == messages(language)["rules-in-file"].pattern
    tab.click(IN_FULL)
    engines.wait(tab, f"{READ}?.documentElement.lang === '{language}' && {READ}.querySelector('.game-{game}') !== null")
    tab.run(f"{READ}.querySelector('a[href$=\"index.html#setup/{game}\"]').click()")
    engines.wait(tab, f"document.querySelector('.page-setup') !== null && !{READ}")
    assert tab.run(f"return {ASKED_FOR}") == []
    if watchman:
        watchman.report()
        watchman.faults = ("Content Security Policy", "Content-Security-Policy", "example.invalid")
    assert tab.run(ESCAPES) == ["rejected", "rejected"]


@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"])
def test_everything_can_be_erased_and_the_game_begins_anew(
    engine: str, tab_of: Callable[[str], engines.Tab], stick: str
) -> None:
    tab = tab_of(engine)
    tab.open(stick)
    tab.run(remember({"settings": {"animation": "off", "language": "es"}}))
    tab.reload()
    tab.run("location.hash = 'settings'")
    engines.wait(tab, "document.documentElement.lang === 'es' && document.querySelector('[data-act=erase]') !== null")
    tab.click("[data-act=erase]")
    tab.click("dialog [data-act=erase-yes]")

    def begun() -> bool:
        with suppress(PlaywrightError, WebDriverException):  # the page is being loaded anew
            return bool(tab.run("return document.querySelector('main.home') !== null"))
        return False

    until(begun)
    assert tab.run("return localStorage.getItem('lostcities.settings')") is None
    assert tab.run("return location.href").rstrip("#") == stick


# What changes for paper; the game's further sheets and drawings come beside it, when there is time.
STANDS = """() => {
    const {documentElement: {lang, dir}, body} = document;
    window.sheets ??= [...document.querySelectorAll("style, link[rel=stylesheet]")];
    const children = [...body.children].filter(({localName}) => localName !== "svg");
    const shown = children.map(({localName, style}) => localName + style.display);
    return [lang, dir, body.className, sheets.map(({media}) => media), shown];
}"""
FOCUSED = """() => {
    const {activeElement} = document;
    return activeElement.contentDocument?.activeElement.localName ?? activeElement.localName;
}"""


def test_a_page_that_is_read_has_the_title_and_nothing_under_it_is_reached(
    chromium: engines.PlaywrightTab, stick: str
) -> None:
    chromium.open(f"{stick}#learn/en/card.html")
    page = chromium.page
    read = page.frame_locator("iframe[title]")
    read.locator("#course-end").wait_for()
    title = messages("en")["learn-page"].pattern.replace("{ $game }", messages("en")["learn-card-head"].pattern)
    expect(page).to_have_title(title)
    page.evaluate("document.title = 'the game'")  # as it does while the page lies over it
    expect(page).to_have_title(title)
    read.locator("footer a").last.focus()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "body"
    page.evaluate("location.hash += '#%E0'")  # no place on it, and no fault
    read.locator("header .brand").click()
    expect(page.locator("iframe[title]")).to_have_count(0)
    engines.wait(chromium, "document.querySelector('main.home').checkVisibility()")
    assert not page.evaluate("document.querySelector('#shell').inert")
    expect(page).to_have_title("Lost Cities")
    assert chromium.errors == []


@pytest.mark.parametrize(("language", "game"), [("en", "card"), ("fa", "board")])
def test_a_page_that_is_read_comes_on_paper_whole_and_alone(
    chromium: engines.PlaywrightTab, stick: str, language: str, game: str
) -> None:
    page = chromium.page
    page.add_init_script(remember({"settings": {"theme": "dark"}}))
    chromium.open(f"{stick}#learn/{language}/{game}.html")
    read = page.frame_locator("iframe[title]")
    read.locator("#course-end").wait_for()
    engines.wait(chromium, "[...document.fonts].every(({status}) => status === 'loaded')")
    before = page.evaluate(STANDS)
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", print_background=True))) == 2
    assert page.evaluate(STANDS) == before
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("body > main .rule")).to_have_count(read.locator(".rule").count())
    expect(page.locator("body > main .rule").last).to_be_visible()
    expect(page.locator("main.home")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    assert page.evaluate("getComputedStyle(document.querySelector('body > main .rules')).columnCount") == "2"
    page.evaluate("window.printed = 0; window.print = () => printed++; dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    read.locator("[data-act=print]").click()
    assert page.evaluate("printed") == 1


def test_the_licences_can_be_saved_from_it(chromium: engines.PlaywrightTab, stick: str, site: Path) -> None:
    alone(chromium, stick)
    chromium.page.add_init_script(TIME_FIRST)
    chromium.open(f"{stick}#about")
    assert chromium.run("return timeFirst") is True
    with chromium.page.expect_download() as download:
        chromium.page.locator("a[download='licences.txt']").click()
    assert download.value.path().read_text("utf-8") == (site / one_file.LICENCES).read_text("utf-8")


def test_a_match_is_handed_on_as_a_file_and_not_as_a_link_to_this_disk(
    chromium: engines.PlaywrightTab, stick: str, tmp_path: Path
) -> None:
    chromium.open(f"{stick}#matches")
    page = chromium.page
    page.locator("input[data-act=import]").set_input_files(OVER)
    page.locator(".slip [data-act=through]").click()
    expect(page.locator(".to-branch")).to_be_visible()
    expect(page.locator("[data-act=copy-link]")).to_have_count(0)
    page.evaluate("location.hash = 'matches'")
    page.locator(".kept-match [data-act=review]").click()
    with page.expect_download() as download:
        page.locator(".page-review [data-act=export]").click()
    download.value.save_as(tmp_path / "match.json")
    read = [json.loads(file.read_text("utf-8")) for file in (OVER, tmp_path / "match.json")]
    assert read[0]["rounds"] == read[1]["rounds"]
    expect(page.locator("[data-act=copy-link]")).to_have_count(0)


def test_a_message_to_another_device_goes_out_as_a_text_and_never_says_that_it_is_a_link(
    chromium: engines.PlaywrightTab, stick: str
) -> None:
    page = chromium.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("window.shared = []; navigator.share = async (what) => void shared.push(what);")
    chromium.open(f"{stick}#distance/new")
    page.locator("[data-post=begin]:not([disabled])").click()
    said = {name: message.pattern for name, message in messages("en").items()}
    expect(page.locator("[data-post=copy]")).to_have_text(said["post-copy-message"])
    page.locator("[data-post=copy]").click()
    expect(page.locator(".page-distance")).to_contain_text(said["post-copied"])
    message = page.evaluate("navigator.clipboard.readText()")
    assert message.startswith("lc1!")
    page.reload()
    expect(page.locator("[data-post=share]")).to_have_text(said["post-send-again"])
    page.locator("[data-post=share]").click()
    expect(page.locator(".page-distance")).to_contain_text(said["post-sent-text"])
    assert page.evaluate("shared") == [{"title": said["title"], "text": message}]
    chromium.open(f"{stick}#distance/new")
    page.locator("[data-post=begin]:not([disabled])").click()
    expect(page.locator("[data-post=share]")).to_have_text(said["post-send"])


@pytest.mark.parametrize("text", ["</script>", "<SCRIPT>", "<!-- <script>", "a \\< b </", "<style> < 3"])
def test_a_text_cannot_end_the_script_that_holds_it(text: str) -> None:
    safe = one_file.closed(json.dumps({"text": text}))
    assert json.loads(safe) == {"text": text}
    assert not re.search("<[/!s]", safe, re.IGNORECASE)


def test_a_player_of_one_s_own_can_be_brought_to_it(chromium: engines.PlaywrightTab, stick: str) -> None:
    watchman = alone(chromium, stick)
    chromium.page.add_init_script(remember({"settings": {"animation": "off"}}))
    chromium.open(f"{stick}#setup/card")
    chromium.page.locator("input[data-act=own-choose][data-seat='1']").set_input_files(GREEDY)
    chromium.click("dialog [data-act=own-yes]")
    engines.wait(chromium, "document.querySelector('.own-choice.chosen') !== null")
    visitor = TabVisitor(chromium, stick)
    visitor.press("[data-act=start]")
    look = visitor.play(until=lambda look: look.phase == "place" and len(look.log) > 2)
    assert look.slips == []
    assert any("greedy plays" in line for line in look.log)
    assert watchman
    watchman.report()


def test_where_the_browser_keeps_nothing_that_is_said_once_and_the_match_leaves_as_a_file(
    chromium: engines.PlaywrightTab, stick: str, tmp_path: Path
) -> None:
    chromium.page.add_init_script(NOTHING_KEPT)
    chromium.open(stick)
    visitor = TabVisitor(chromium, stick)
    visitor.press("[data-act=start]")
    visitor.play(until=lambda look: look.phase == "place" and len(look.log) > 1)
    (slip,) = chromium.page.locator(".slip.bad").all()
    assert "Save it as a file" in slip.inner_text()
    with chromium.page.expect_download() as download:
        visitor.press(".slip.bad [data-act=export-table]")
    download.value.save_as(tmp_path / "match.json")
    assert len(json.loads((tmp_path / "match.json").read_text("utf-8"))["rounds"][0]["turns"]) > 1
    chromium.run("location.hash = 'statistics'")
    engines.wait(chromium, "document.querySelector('.page-statistics .warning + .spread') !== null")


def test_it_is_one_file_of_a_size_to_pass_on(site: Path) -> None:
    assert (site / one_file.NAME).stat().st_size <= MOST
