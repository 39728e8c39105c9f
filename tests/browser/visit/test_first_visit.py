"""A first visit on which a file does not come: the page says so in the reader's language, and mends itself."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import engines
import pytest
from answers import ANSWERS
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as PlaywrightError
from web_host import WebHost
from words.language_files import messages

Arrive = Callable[..., Page]

QUICK = "const { now } = Date; const start = now(); Date.now = () => start + 8 * (now() - start);"
"""Seconds measured by the date are short; an installed clock would hide from the page that a file has come."""


@pytest.fixture
def arrive(chromium_browser: Browser, web_host: WebHost) -> Iterator[Arrive]:
    """Sends somebody to the site, where files that match `lost` are answered by `answer` until `heal`. With an
    installed clock nobody has to wait."""
    contexts = []

    def send(lost: str, answer: str, locale: str = "en", clock: bool = True) -> Page:
        context = engines.patient(chromium_browser.new_context(locale=locale, service_workers="block"))
        contexts.append(context)
        context.route(re.compile(lost), ANSWERS[answer])
        page = context.new_page()
        if clock:
            page.clock.install()
        else:
            page.add_init_script(QUICK)
        page.goto(web_host.address, wait_until="commit")
        return page

    yield send
    for context in contexts:
        context.close()


def heal(page: Page) -> None:
    page.context.unroute_all(behavior="ignoreErrors")


def chunk(site: Path) -> str:
    """One of the scripts that the page cannot begin without."""
    return re.findall(r'modulepreload" href="([^"]+)"', (site / "index.html").read_text("utf-8"))[-1]


def said_in(language: str, key: str) -> str:
    return messages(language)[key].pattern


@pytest.mark.parametrize(
    ("lost", "answer", "locale"),
    [
        (r"js/main-", "dropped", "ru"),
        (r"css/main-", "404", "fa"),
        (r"js/chunk-", "html", "es"),
        (r"js/chunk-", "type", "es"),
        (r"css/main-", "type", "ru"),
        (r"css/main-", "cut", "es"),
        (r"lang/en/shell.ftl", "500", "en"),
    ],
)
def test_what_the_page_cannot_begin_without_is_named_and_comes_at_another_try(
    arrive: Arrive, site: Path, lost: str, answer: str, locale: str
) -> None:
    page = arrive(chunk(site) if lost == "js/chunk-" else lost, answer, locale)
    told = page.locator("[role=alert]")
    said = said_in(locale, "lookout-missing").partition("{")[0]
    expect(told).to_contain_text(re.compile(f"{said}.*{lost}"))
    expect(page.locator(".no-start p:visible")).to_have_count(0)
    heal(page)
    page.clock.fast_forward(3000)
    expect(page.locator("[data-act=start]")).to_be_visible()
    page.clock.fast_forward(1000)
    expect(told).to_have_count(0)


def test_what_stands_still_is_told_before_a_quarter_of_a_minute(arrive: Arrive) -> None:
    page = arrive(r"js/main-", "stalled", clock=False)
    expect(page.locator("[role=alert]")).to_contain_text(re.compile(r"Still waiting for:.*js/main-"))
    again = page.get_by_role("button", name="Load the page again")
    expect(again).to_be_visible()
    heal(page)
    with suppress(PlaywrightError):  # it may have come by itself in this moment
        again.click(timeout=2000)
    expect(page.locator("[data-act=start]")).to_be_visible()


def test_who_is_offline_is_told_so_and_goes_on_once_the_network_is_back(arrive: Arrive) -> None:
    page = arrive(r"js/main-", "stalled", clock=False)
    page.context.set_offline(True)
    expect(page.locator("[role=alert]")).to_contain_text("You are offline")
    heal(page)
    page.context.set_offline(False)
    expect(page.locator("[data-act=start]")).to_be_visible()


@pytest.mark.parametrize(
    ("lost", "answer", "said"),
    [
        (r"js/worker-.*\.js", "404", r"js/worker-.*could not be fetched.*try again by itself"),
        (r"asm.*\.wasm\.gz", "damaged", r"python/.*wasm\.gz.*arrived damaged"),
        (r"asm-.*\.mjs", "html", r"python/.*mjs.*arrived damaged"),
    ],
)
def test_what_python_cannot_begin_without_is_named_and_tried_again(
    arrive: Arrive, lost: str, answer: str, said: str
) -> None:
    page = arrive(lost, answer)
    expect(page.locator(".start-line.bad")).to_contain_text(re.compile(said))
    heal(page)
    page.clock.fast_forward(3000)
    expect(page.locator(".start-line.bad")).to_have_count(0)
