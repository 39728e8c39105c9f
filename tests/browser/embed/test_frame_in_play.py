"""Where play in a frame leads: the score sheet at the end, a rule on its page, a table that its runtime has lost, a
match in a link."""

import json
from pathlib import Path

from embed.conftest import Guest
from engines import press_disabled
from lessons.lesson_texts import LESSON
from playwright.sync_api import Frame, Route, expect
from waiting import until

from lostcities.record import read, write_link

GOLDEN = Path(__file__).parents[2] / "golden"
LAST_CARD = "lc1;card;seat=0;hands=y3.y7.b10/?8;columns=yx.y2/;piles=g5;deck=?1"
POSITION = "lc1;card;seat=0;hands=y3.y7.b10/?8;columns=yx.y2/;piles=g5"
PASSED = """
window.passed = [];
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => passed.push(data.kind));
  }
  postMessage(message, ...more) {
    passed.push(message.kind);
    super.postMessage(message, ...more);
  }
};"""
"""Notes what goes between a page and its workers."""
LOST = "self.postMessage({kind: 'crashed', detail: 'a test'})"
"""What the worker says when it cannot go on."""


def playing(guest: Guest, attributes: str) -> Frame:
    """A table of that kind, in play."""
    guest.open(f"<lost-cities-table id='a' lang='en' {attributes}></lost-cities-table>")
    guest.wait("ready", "a")
    guest.page.evaluate("a.play()")
    table = guest.frame("a")
    expect(table.locator("main.table .pick").first).to_be_visible()
    return table


def place(table: Frame, card: str) -> None:
    table.locator(f'.pick[data-card="{card}"]').click()
    table.locator(".target.play").click()


def test_a_round_ends_with_the_score_sheet_and_may_be_played_again(guest: Guest) -> None:
    table = playing(guest, f'mode="play" record="{LAST_CARD}"')
    place(table, "y7")
    table.locator(".stock.legal .deck").click()
    sheet = table.locator(".score-sheet")
    expect(sheet.locator(".sheet-seat")).to_have_count(2)
    expect(sheet.locator("h1")).to_be_focused()
    assert guest.wait("gameover", "a")["totals"][0] == -22
    expect(table.locator("main.table")).to_be_hidden()
    acts = "all => all.filter((each) => each.checkVisibility()).map((each) => each.dataset.act)"
    assert sheet.locator("[data-act]").evaluate_all(acts) == ["sheet-round", "rematch", "to-table"]
    sheet.locator("[data-act=to-table]").click()
    expect(table.locator("main.table")).to_be_visible()
    guest.page.evaluate("a.reset()")
    expect(table.locator('.pick[data-card="y7"]')).to_be_visible()
    expect(sheet).to_have_count(0)


def test_a_refusal_leads_to_the_rule_s_own_page(guest: Guest) -> None:
    table = playing(guest, f'mode="play" record="{POSITION}"')
    press_disabled(table.locator(".stock .deck"))
    with guest.page.context.expect_page() as opened:
        table.locator(".notice [data-act=rule]").click()
    opened.value.wait_for_url("**/learn/en/card.html#r-1.2")


def test_a_match_whose_runtime_was_lost_is_taken_up_as_its_reader_saw_it(guest: Guest) -> None:
    table = playing(guest, f'mode="play" record="{POSITION}"')
    place(table, "y7")
    expect(table.locator(".stock.legal .deck")).to_be_visible()
    # Questions are answered in their order: with this answer the frame also has the position as it is now.
    table.locator(".side.mine .lane").first.click()
    expect(table.locator(".notice.worth")).to_be_visible()
    (worker,) = guest.page.workers
    worker.evaluate(LOST)
    table.locator(".stock.legal .deck").click()
    expect(table.locator(".panel .said")).to_contain_text("dealt anew")
    expect(table.locator(".column .card[data-card=y7]")).to_be_visible()
    expect(table.locator(".pick")).to_have_count(3)  # the move that was lost has been made


def carry(guest: Guest, table: Frame, card: str) -> None:
    """Lift a card by the mouse, and hold it."""
    guest.still("a")
    table.locator(f'.pick[data-card="{card}"]').hover()
    guest.page.mouse.down()
    guest.page.mouse.move(20, 20, steps=3)
    expect(table.locator(".carried").first).to_be_visible()


def test_of_a_table_that_has_ended_nothing_is_left_to_listen_or_to_be_seen(guest: Guest) -> None:
    table = playing(guest, f'mode="play" record="{POSITION}"')
    carry(guest, table, "y7")
    guest.page.evaluate("record => a.setAttribute('record', record)", LAST_CARD)
    guest.wait("ready", "a", 2)
    expect(table.locator(".carried")).to_have_count(0)
    guest.page.mouse.up()
    escape = "new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true})"
    assert table.evaluate(f"document.body.dispatchEvent({escape})")  # nobody has taken it
    guest.page.evaluate("a.play()")
    expect(table.locator("main.table .pick").first).to_be_visible()
    carry(guest, table, "y7")
    expect(table.locator(".carried")).to_have_count(1)
    guest.page.mouse.up()
    assert not table.evaluate(f"document.body.dispatchEvent({escape})")
    expect(table.locator("#sheet")).to_have_count(1)


def test_a_lesson_whose_runtime_was_lost_goes_on_at_its_step(guest: Guest) -> None:
    table = playing(guest, f"mode='exercise' record='{json.dumps(LESSON)}'")
    place(table, "y7")
    assert guest.wait("step", "a", 2) == {"step": 1, "steps": 2}
    (worker,) = guest.page.workers
    worker.evaluate(LOST)
    place(table, "r9")  # which no runtime answers: it is made again once the table has been taken up
    assert guest.wait("solved", "a")["steps"] == 2


def test_a_match_in_a_link_is_walked_through_with_nothing_to_fetch(guest: Guest) -> None:
    link = write_link(read((GOLDEN / "board-default.json").read_bytes()))
    guest.open(f'<lost-cities-table id="a" src="#match/{link}&amp;at=1.3" seat="0" lang="en"></lost-cities-table>')
    assert guest.wait("ready", "a")["mode"] == "replay"
    guest.page.evaluate("a.play()")
    assert guest.wait("step", "a") == {"round": 1, "turn": 3}
    table = guest.frame("a")
    expect(table.locator(".board-paths").first).to_be_visible()
    table.locator("[data-act='on']").press("Enter")
    assert guest.wait("step", "a", 2) == {"round": 1, "turn": 4}


def passed(guest: Guest) -> list[str]:
    """What has gone between the runtime and its worker."""
    hubs = [frame for frame in guest.page.frames if frame.url.endswith("#hub")]
    return [kind for hub in hubs for kind in hub.evaluate("passed")]


def test_a_table_that_is_taken_out_of_its_page_is_let_go_by_the_runtime(guest: Guest) -> None:
    guest.page.add_init_script(PASSED)
    playing(guest, f'mode="play" record="{POSITION}"')
    assert "leave" not in passed(guest)
    guest.page.evaluate("a.remove()")
    until(lambda: "leave" in passed(guest))


def test_a_table_that_is_taken_out_while_python_starts_is_let_go_once_what_it_asked_is_answered(guest: Guest) -> None:
    guest.page.add_init_script(PASSED)
    held: list[Route] = []
    guest.page.route("**/python/pyodide.asm*.wasm*", lambda route: held.append(route))
    guest.open(f'<lost-cities-table id="a" mode="play" record="{POSITION}"></lost-cities-table>')
    guest.wait("ready", "a")
    with guest.page.expect_worker():
        guest.page.evaluate("a.play()")
    until(lambda: "bridge" in passed(guest) and held)
    guest.page.evaluate("a.remove()")
    held[0].continue_()
    until(lambda: "leave" in passed(guest))
    told = passed(guest)
    assert told.index("bridge") < told.index("reply") < told.index("leave")
