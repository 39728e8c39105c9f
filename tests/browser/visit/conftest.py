"""What the tests with visitors have: the site on a host, a browser for all of them, and somebody to send there.

Each browser is started once; a visitor comes in a context that nobody else is using, and which keeps nothing from
before but a started Python. Whatever a visitor does, the page must make no request to another host, log no error and
break no rule of its content security policy: that is checked when the visitor leaves.

What a visitor is dealt depends on the test's name alone, so a failure can be repeated. DEALS=anything in the
environment deals other cards: the tests must hold whatever is dealt.
"""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from lending import Lender
from playwright.sync_api import Page, Playwright
from started import Started
from visitor import LEFT_TO_THE_VISITOR, Visit, Visitor, dealt, remember
from watchman import Watchman
from web_host import NAME, WebHost

DESK = {"viewport": {"width": 1280, "height": 800}, "locale": "en"}


@pytest.fixture(scope="session")
def web_host(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHost]:
    """A host that all visitors share; a test that changes or stops one takes `own_host`."""
    host = WebHost(site, tmp_path_factory.mktemp("host"))
    yield host
    host.stop()


@pytest.fixture
def watch() -> list[Watchman]:
    """Those who watch over the visitors of a test."""
    return []


@pytest.fixture
def own_host(site: Path, tmp_path: Path, watch: list[Watchman]) -> Iterator[WebHost]:
    """A host that a test may change and stop."""
    host = WebHost(site, tmp_path / "host")
    yield host
    for watchman in watch:
        watchman.leave()  # a page that is still fetching loses its host now
    host.stop()


@pytest.fixture(scope="session")
def phone(playwright: Playwright) -> dict[str, object]:
    """The options of a context that is a phone held upright."""
    device = dict(playwright.devices["Pixel 7"])
    device.pop("default_browser_type")
    return device


@pytest.fixture(scope="session")
def started() -> Iterator[Started]:
    made = Started()
    yield made
    made.end()


@pytest.fixture
def visit(
    lender: Lender, web_host: WebHost, started: Started, watch: list[Watchman], request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Sends a visitor to the site: `visit(way="keys", settings={"language": "fa"}, at=own_host, **options of the
    context)`.

    Animation and tips are off where a test does not ask for them. `rules` are options of the matches that are set out,
    even ones that the page does not offer: a round of few turns shows most of what a long one does. `kept` is what the
    device remembers beside the settings, `scripts` run before the page's own, `faults` are texts of errors that the
    test provokes on purpose. Where only one draw is possible, the table makes it by itself after a while; here it is
    left to the visitor, for otherwise the machine's speed would decide who comes first; `forced` has the table make it.
    The page may keep the whole site on the device only with `offline`: that takes longer than most visits, and is seen
    in test_offline. Python has been started here before and is taken up from that, except where the whole site may be
    kept or the host is the test's own.
    """
    loans = ExitStack()

    def send(
        way: str = "click",
        at: WebHost = web_host,
        settings: dict[str, object] | None = None,
        part: str = "",
        kept: dict[str, object] | None = None,
        rules: dict[str, object] | None = None,
        scripts: tuple[str, ...] = (),
        faults: tuple[str, ...] = (),
        forced: bool = False,
        offline: bool = False,
        **options: object,
    ) -> Visitor:
        workers = "allow" if offline else "block"
        wishes = {**DESK, "service_workers": workers, **options}
        loan = loans.enter_context(lender.lend(NAME, **wishes))
        if at is web_host and not offline:
            started.put(lender, loan, web_host.address)
        watch.append(Watchman(loan.context, at.origin, faults))
        loan.run_first(remember({"settings": {"animation": "off", "tips": False, **(settings or {})}, **(kept or {})}))
        cards = f"{os.environ.get('DEALS', '')} {request.node.name}"
        loan.run_first(dealt(f"{cards[:80]} {len(watch)}", rules))  # the bridge takes a seed of 100 characters
        for script in scripts if forced else (LEFT_TO_THE_VISITOR, *scripts):
            loan.run_first(script)
        visitor = Visitor(loan.context.new_page(), at.address, way)
        visitor.open(part)
        return visitor

    yield send
    for watchman in watch:
        watchman.leave()
    loans.close()
    for watchman in watch:
        watchman.report()


@pytest.fixture
def page(lender: Lender) -> Iterator[Page]:
    """A page of a desk's size, on which nothing is open yet."""
    with lender.lend(NAME, viewport=DESK["viewport"]) as loan:
        yield loan.context.new_page()
