"""Firefox and WebKit: a round is played to its end by clicks, what is kept comes back, and the second visit needs no
host.
"""

from collections.abc import Callable

import engines
import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys
from tab_visitor import TabVisitor
from web_host import WebHost

TabOf = Callable[[str], engines.Tab]
OTHERS = pytest.mark.parametrize("engine", ["firefox", "webkit"])


@OTHERS
@pytest.mark.first
def test_a_round_is_played_to_its_end_by_clicks_with_a_reload_in_the_middle(
    engine: str, tab_of: TabOf, web_host: WebHost
) -> None:
    visitor = TabVisitor(tab_of(engine), web_host.address)
    visitor.come_in()
    visitor.set_out()
    middle = visitor.play(until=lambda look: look.phase == "place" and len(look.log) > 6)
    visitor.wait_until_kept(middle)
    visitor.tab.reload()
    engines.wait(visitor.tab, "document.querySelector('.pick') !== null")
    again = visitor.arrive("table")
    assert (again.hand, again.log, again.deck) == (middle.hand, middle.log, middle.deck)
    end = visitor.play()
    assert end.over
    assert "Round 1 of 3" in end.words


@OTHERS
def test_the_second_visit_works_with_the_server_gone(engine: str, tab_of: TabOf, own_host: WebHost) -> None:
    visitor = TabVisitor(tab_of(engine), own_host.address)
    visitor.come_in()
    visitor.set_out()
    middle = visitor.play(until=lambda look: look.phase == "place" and len(look.log) > 1)
    visitor.wait_until_kept(middle)
    engines.wait(visitor.tab, "navigator.serviceWorker.controller !== null")  # it takes over once everything is kept
    own_host.stop()
    visitor.open()
    engines.wait(visitor.tab, "document.querySelector('.go-on') !== null")
    visitor.press(".go-on")
    again = visitor.arrive("table")
    assert (again.hand, again.log) == (middle.hand, middle.log)
    visitor.answer(again)
    assert visitor.settle().phase in ("draw", "place")


def test_where_an_arrow_key_goes_is_shown_in_webkit_after_a_press_too(tab_of: TabOf, web_host: WebHost) -> None:
    tab = tab_of("webkit")
    visitor = TabVisitor(tab, web_host.address)
    visitor.come_in()
    visitor.set_out()
    tab.click(".pick")
    ActionChains(tab.driver).send_keys(Keys.ARROW_UP).perform()  # type: ignore[attr-defined]
    engines.wait(tab, "document.activeElement.matches('.target:focus-visible')")
