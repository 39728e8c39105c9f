"""Visitors who come one after the other in one context of the browser find nothing of one another."""

import re

import pytest
from lending import Lender
from playwright.sync_api import Page, expect
from started import Started
from visitor import Visit
from web_host import NAME, WebHost

KEEP = """async () => {
  localStorage.setItem("left", "behind");
  document.cookie = "left=behind";
  await caches.open("left behind");
  await new Promise((done, fail) => {
    const opening = indexedDB.open("left behind");
    [opening.onsuccess, opening.onerror] = [done, fail];
  });
}"""
DROP = "caches.keys().then(([name]) => caches.delete(name))"
EMPTY = "caches.keys().then(([name]) => caches.delete(name).then(() => caches.open(name)))"
FOUND = """async () => [
  Object.keys(localStorage), document.cookie, await caches.keys(), await indexedDB.databases(), window.first ?? "",
]"""


@pytest.fixture
def own_lender(lender: Lender) -> Lender:
    return Lender(lender.browser, lender.wasm)


def at_home(page: Page, host: WebHost) -> Page:
    page.goto(f"{host.address}licences.txt")
    return page


def test_what_a_visitor_keeps_is_gone_for_the_next_one(own_lender: Lender, web_host: WebHost) -> None:
    seen = []
    for _ in range(3):
        with own_lender.lend(NAME) as loan:
            seen.append(loan.context)
            loan.run_first(f"window.first = (window.first ?? '') + '{len(seen)}'")
            page = at_home(loan.context.new_page(), web_host)
            assert page.evaluate(FOUND) == [[], "", [], [], str(len(seen))]
            page.evaluate(KEEP)
            assert page.evaluate(FOUND) != [[], "", [], [], str(len(seen))]
    assert seen[0] is seen[1] is seen[2]
    seen[0].close()


def test_a_started_python_stays_for_the_next_visitor_and_nothing_beside_it(
    own_lender: Lender, web_host: WebHost, started: Started
) -> None:
    for spoil in (KEEP, DROP, EMPTY, ""):
        with own_lender.lend(NAME) as loan:
            started.put(own_lender, loan, web_host.address)
            name, address = started.place(web_host.address)
            page = at_home(loan.context.new_page(), web_host)
            assert page.evaluate(FOUND)[2] == [name]
            assert page.evaluate(
                "async ([name, url]) => Boolean(await (await caches.open(name)).match(url))", [name, address]
            )
            page.evaluate(spoil)
    loan.context.close()


def test_the_page_finds_the_started_python_that_was_put_there(visit: Visit) -> None:
    visitor = visit(part="#settings")
    expect(visitor.page.get_by_text(re.compile("the program is also kept here ready to run: \\d+ MB"))).to_be_visible()


def test_two_visitors_at_a_time_have_two_contexts(own_lender: Lender, web_host: WebHost) -> None:
    with own_lender.lend(NAME) as one, own_lender.lend(NAME) as other:
        at_home(one.context.new_page(), web_host).evaluate(KEEP)
        assert at_home(other.context.new_page(), web_host).evaluate(FOUND) == [[], "", [], [], ""]
    one.context.close()
    other.context.close()


def test_what_a_visitor_may_do_the_next_one_with_the_same_wish_may_too(own_lender: Lender, web_host: WebHost) -> None:
    asked = "navigator.permissions.query({ name: 'clipboard-read' }).then(({ state }) => state)"
    for _ in range(3):
        with own_lender.lend(NAME, permissions=["clipboard-read"]) as loan:
            assert at_home(loan.context.new_page(), web_host).evaluate(asked) == "granted"
    loan.context.close()
