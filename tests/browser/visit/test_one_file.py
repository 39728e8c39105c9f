"""The game as one file, opened from a folder by three engines that get nothing else: a table in another language and of
another game in each, a match that is kept, rules to read, a player of one's own, and no way out.
"""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import engines
import pytest
from tab_visitor import TabVisitor
from visitor import remember
from watchman import Watchman

from build.site import one_file

GREEDY = Path(__file__).parents[2] / "arena" / "greedy.py"
MOST = 9_000_000  # bytes
# What the page may have asked for: what stands in it.
ASKED_FOR = "performance.getEntriesByType('resource').map(({name}) => name).filter((name) => !name.startsWith('data:'))"
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
    """Take the network away from a tab and have somebody watch that it is not asked for. WebKit has no such switch; the
    page itself is asked what it has fetched.
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
    tab.click(".prose a[href^='#learn/']")
    engines.wait(tab, f"{READ}?.documentElement.lang === '{language}' && {READ}.querySelector('.game-{game}') !== null")
    tab.run(f"{READ}.querySelector('a[href$=\"index.html#setup/{game}\"]').click()")
    engines.wait(tab, f"document.querySelector('.page-setup') !== null && !{READ}")
    assert tab.run(f"return {ASKED_FOR}") == []
    if watchman:
        watchman.report()
        watchman.faults = ("Content Security Policy", "Content-Security-Policy", "example.invalid")
    assert tab.run(ESCAPES) == ["rejected", "rejected"]


def test_the_licences_can_be_saved_from_it(chromium: engines.PlaywrightTab, stick: str, site: Path) -> None:
    alone(chromium, stick)
    chromium.open(f"{stick}#about")
    with chromium.page.expect_download() as download:
        chromium.page.locator("a[download='licences.txt']").click()
    assert download.value.path().read_text("utf-8") == (site / one_file.LICENCES).read_text("utf-8")


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
