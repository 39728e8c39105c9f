"""Firefox and WebKit: a file of the first visit that does not come is named, and all begins by itself once it does."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import engines
import pytest
from playwright.sync_api import Error as PlaywrightError
from waiting import until
from words.language_files import messages

from build.storm.host import StormHost

TabOf = Callable[[str], engines.Tab]
BEGUN = "document.querySelector('[data-act=start]') !== null"


@pytest.fixture
def storm_host(site: Path) -> Iterator[StormHost]:
    host = StormHost(site)
    yield host
    host.end()


@pytest.mark.parametrize("engine", ["firefox", "webkit"])
@pytest.mark.parametrize(("lost", "answer"), [("js/main-*.js", "dropped"), ("css/main-*.css", "404")])
def test_a_file_that_does_not_come_is_named_until_it_does(
    engine: str, lost: str, answer: str, tab_of: TabOf, storm_host: StormHost
) -> None:
    (path,) = storm_host.folder.glob(lost)
    storm_host.strike(path.relative_to(storm_host.folder).as_posix(), answer)
    tab = tab_of(engine)
    tab.open(storm_host.address)
    told = "document.querySelector('[role=alert]')"
    engines.wait(tab, f"{told} !== null")
    said = messages("en")["lookout-missing"].pattern.partition("{")[0]
    assert re.search(f"{said}.*{path.stem}", re.sub("[\u2066-\u2069]", "", str(tab.run(f"return {told}.innerText"))))
    storm_host.heal()

    def begun() -> bool:
        with suppress(PlaywrightError):  # the page is being loaded anew
            return bool(tab.run(f"return {BEGUN} && {told} === null"))
        return False

    until(begun)
