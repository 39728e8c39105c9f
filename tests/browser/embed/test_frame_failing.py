"""A file that does not come to a table in somebody's page: the table says so, tries once more, and loses nothing."""

import re

import pytest
from embed.conftest import Guest
from playwright.sync_api import Route, expect

TABLE = '<lost-cities-table id="{name}" {more} controls="play" lang="en"><p id="p">A table</p></lost-cities-table>'
RETRY = "() => document.querySelector('[data-act=retry]')?.click()"
"""The button may be gone: the table may be trying by itself at that very moment."""
POSITION = "lc1;card;seat=0;hands=y7.y9.b10/?8;columns=yx.y2/"


class Gate:
    """Blocks everything of ours whose address matches, until it is opened."""

    def __init__(self, guest: Guest, pattern: str) -> None:
        self.shut = True
        guest.page.route(re.compile(pattern), self.answer)

    def answer(self, route: Route) -> None:
        if self.shut:
            route.abort()
        else:
            route.continue_()


@pytest.mark.parametrize("what", [r"/python/", r"/js/embed-hub-", r"/js/worker-", r"/js/embed-table-"])
def test_what_does_not_come_is_tried_once_more_and_by_other_tables_as_well(guest: Guest, what: str) -> None:
    gate = Gate(guest, what)
    guest.open(TABLE.format(name="a", more='src="card/table"') + TABLE.format(name="b", more='src="card/table"'))
    table = guest.frame("a")
    table.locator("[data-act=start]").click()
    assert guest.wait("error", "a")["key"] == "embed-no-start"
    expect(table.locator(".trouble")).to_be_visible()
    with guest.page.expect_request(re.compile(what)):
        table.locator("[data-act=retry]").click()
    expect(table.locator(".trouble")).to_be_visible()
    assert len(guest.heard("error", "a")) == 1
    gate.shut = False
    table.evaluate(RETRY)
    expect(table.locator("main.table")).to_be_visible()
    expect(table.locator(".trouble")).to_have_count(0)
    guest.still("a", "b")
    guest.frame("b").locator("[data-act=start]").click()
    expect(guest.frame("b").locator("main.table")).to_be_visible()


SHEETS = "() => [...document.querySelectorAll('link[rel=stylesheet]:not([media])')].map((each) => each.href)"


def test_styles_of_play_apply_once_all_are_there_and_in_their_order(guest: Guest) -> None:
    gate = Gate(guest, r"/css/embed\.css")
    guest.open(TABLE.format(name="a", more='src="card/table"'))
    guest.wait("ready", "a")
    table = guest.frame("a")
    before = table.evaluate(SHEETS)
    table.locator("[data-act=start]").click()
    expect(table.locator(".trouble")).to_be_visible()
    assert table.evaluate(SHEETS) == before
    gate.shut = False
    table.locator("[data-act=retry]").click()
    expect(table.locator("main.table")).to_be_visible()
    names = [re.sub(r".*/css/|-\w{8}\.css$|\.css$", "", sheet) for sheet in table.evaluate(SHEETS)]
    assert names == ["embed-picture", "main", "play", "diagram", "embed", "crowd", "board", "adapted"]


def test_what_has_not_come_is_told_to_the_reader_in_a_sentence_and_to_the_page_in_full(guest: Guest) -> None:
    Gate(guest, r"/js/embed-table-")
    guest.open(TABLE.format(name="a", more='game="card" src="card/follow" mode="exercise"'))
    guest.wait("ready", "a")
    table = guest.frame("a")
    table.locator("[data-act=start]").click()
    told = guest.wait("error", "a")
    assert "embed-table-" in told["detail"]
    expect(table.locator(".trouble p")).to_have_text([told["message"]])
    expect(table.locator(".panel .title")).to_have_text("The next card")


def test_a_frame_that_does_not_come_is_told_to_the_page(guest: Guest) -> None:
    Gate(guest, r"/embed\.html")
    guest.open(TABLE.format(name="a", more='src="card/table"'))
    assert guest.wait("error", "a")["detail"] == "embed.html: not loaded"
    expect(guest.page.locator("#p")).to_be_visible()


def test_a_frame_of_which_the_host_says_nothing_is_told_to_the_page_and_may_come_late(guest: Guest) -> None:
    held: list[Route] = []
    guest.page.route(re.compile(r"/embed\.html"), lambda route: held.append(route))
    guest.page.clock.install()
    guest.open("<main></main>")
    table = TABLE.format(name="a", more='src="card/table"')
    with guest.page.expect_request(re.compile(r"/embed\.html")):
        guest.page.evaluate(f"document.querySelector('main').innerHTML = '{table}'")
    guest.page.clock.fast_forward(20_000)
    assert guest.heard("error", "a") == []
    guest.page.clock.fast_forward(6_000)
    assert guest.wait("error", "a")["detail"] == "embed.html: not loaded"
    expect(guest.page.locator("#p")).to_be_visible()
    held[0].continue_()
    assert guest.wait("ready", "a") == {"mode": "diagram", "game": "card"}


def test_play_of_which_the_host_says_nothing_is_told_and_can_be_tried_again(guest: Guest) -> None:
    guest.open(TABLE.format(name="a", more='src="card/table"'))
    guest.wait("ready", "a")
    guest.page.clock.install()
    held: list[Route] = []
    guest.page.route(re.compile(r"/embed\.html"), lambda route: held.append(route))
    table = guest.frame("a")
    with guest.page.expect_request(re.compile(r"/embed\.html")):
        table.locator("[data-act=start]").click()
    guest.page.clock.fast_forward(26_000)
    assert guest.wait("error", "a")["key"] == "embed-no-start"
    guest.page.unroute(re.compile(r"/embed\.html"))
    table.evaluate(RETRY)
    expect(table.locator("main.table")).to_be_visible()


def test_a_position_that_only_python_can_draw_comes_once_python_does(guest: Guest) -> None:
    gate = Gate(guest, r"/js/embed-hub-")
    guest.open(TABLE.format(name="a", more=f'record="{POSITION};options=turn_limit:60"'))
    guest.wait("error", "a")
    gate.shut = False
    guest.frame("a").evaluate(RETRY)
    assert guest.wait("ready", "a") == {"mode": "diagram", "game": "card"}


def test_every_fault_of_its_own_is_told_to_the_page(guest: Guest) -> None:
    guest.open(TABLE.format(name="a", more='src="no.json"'))
    guest.wait("error", "a")
    guest.page.evaluate("a.setAttribute('src', 'neither.json')")
    assert "neither.json" in guest.wait("error", "a", 2)["message"]


def test_a_picture_that_does_not_come_is_tried_once_more(guest: Guest) -> None:
    gate = Gate(guest, r"/embed/view-board-table")
    guest.open(TABLE.format(name="a", more='src="board/table"'))
    guest.wait("error", "a")
    gate.shut = False
    guest.frame("a").locator("[data-act=retry]").click()
    assert guest.wait("ready", "a") == {"mode": "diagram", "game": "board"}


def test_play_after_a_failure_begins_one_table(guest: Guest) -> None:
    gate = Gate(guest, r"/js/embed-table-")
    guest.open(TABLE.format(name="a", more=f'record="{POSITION}"'))
    guest.wait("ready", "a")
    table = guest.frame("a")
    table.locator("[data-act=start]").click()
    guest.wait("error", "a")
    gate.shut = False
    guest.page.evaluate("a.play(); a.play()")
    table.locator('.pick[data-card="y7"]').click()
    table.locator(".target.play").click()
    guest.wait("move", "a")
    expect(table.locator(".column .card[data-card='y7']")).to_be_visible()
    assert [len(detail["events"]) for detail in guest.heard("move", "a")] == [1]


@pytest.mark.parametrize("what", [r"/js/embed-frame-", r"/embed/words-en"])
def test_what_stands_in_the_element_stays_where_not_even_words_come(guest: Guest, what: str) -> None:
    Gate(guest, what)
    guest.open(TABLE.format(name="a", more=f'record="{POSITION}"'))
    assert guest.wait("error", "a")["message"] == "The table could not be fetched."
    expect(guest.page.locator("#p")).to_be_visible()


def test_play_that_is_asked_for_while_a_file_is_on_its_way_begins_with_it(guest: Guest) -> None:
    guest.open(TABLE.format(name="a", more='src="card/table"'))
    guest.wait("ready", "a")
    guest.page.route("**/late.txt", lambda route: route.fulfill(body=f"\n{POSITION}\n"))  # as editors write files
    guest.page.evaluate("a.setAttribute('src', 'late.txt'); a.play()")
    expect(guest.frame("a").locator("main.table .pick")).to_have_count(3)


def test_whoever_begins_by_keys_goes_on_from_there(guest: Guest) -> None:
    guest.open(TABLE.format(name="a", more='src="card/table"'))
    guest.wait("ready", "a")
    table = guest.frame("a")
    table.locator("[data-act=start]").press("Enter")
    expect(table.locator("main.table")).to_be_visible()
    expect(table.locator("main.table .pick:focus")).to_have_count(1)


def test_the_ground_is_looked_at_again_where_any_part_of_the_page_around_changes(guest: Guest) -> None:
    inner = TABLE.format(name="a", more='src="card/table" theme="auto"')
    guest.open(f'<section id="s" style="background: white"><div>{inner}</div></section>')
    guest.wait("ready", "a")
    html = guest.frame("a").locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    guest.page.evaluate("s.style.background = 'black'")
    expect(html).to_have_attribute("data-theme", "dark")
