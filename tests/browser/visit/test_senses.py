"""What a person hears and feels, the screen that stays on, and the report that can be copied."""

from typing import Any

from playwright.sync_api import expect
from test_table_manners import at_table
from visitor import Visit

SENSES = """
  Object.assign(window, { tones: 0, buzzes: 0, locks: [] });
  const Tone = window.AudioContext;
  window.AudioContext = class extends Tone { constructor() { super(); window.tones += 1; } };
  Object.defineProperty(navigator, "vibrate", { value: () => Boolean((window.buzzes += 1)) });
  Object.defineProperty(navigator, "wakeLock", { value: { request: async (kind) => {
    const lock = new EventTarget();
    lock.kind = kind;
    lock.release = async () => { lock.gone = true; lock.dispatchEvent(new Event("release")); };
    window.locks.push(lock);
    return lock;
  } } });
"""
FELT = "({ tones, buzzes, locks: locks.map(({ kind, gone }) => [kind, Boolean(gone)]) })"


def felt(page: Any) -> dict[str, Any]:
    now: dict[str, Any] = page.evaluate(FELT)
    return now


def test_nothing_is_heard_until_it_is_asked_for_and_the_screen_stays_on_while_a_match_is_played(visit: Visit) -> None:
    visitor, look = at_table(visit, scripts=(SENSES,))
    page = visitor.page
    visitor.place(look)
    visitor.settle()
    before = felt(page)
    assert before["tones"] == 0
    assert before["buzzes"] > 0
    assert before["locks"] == [["screen", False]]
    visitor.press(".to-sound")
    visitor.draw_from_deck(visitor.look())
    visitor.play(until=lambda now: now.mine and now.phase == "place")
    assert felt(page)["tones"] == 1
    visitor.go("#settings")
    page.wait_for_function("() => locks.every(({ gone }) => gone)")
    visitor.choose("input[name=haptics]")
    page.go_back()
    look = visitor.arrive("table")
    page.wait_for_function("() => locks.length === 2 && !locks[1].gone")
    silent = felt(page)["buzzes"]
    visitor.place(look)
    visitor.settle()
    assert felt(page)["buzzes"] == silent


def test_the_report_of_an_error_can_be_read_and_copied(visit: Visit) -> None:
    visitor = visit(faults=("a probe",), permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    page.evaluate("setTimeout(() => { throw new Error('a probe'); })")
    page.locator("dialog[open] .report").wait_for(state="attached")
    visitor.press("dialog [data-act=copy-report]")
    expect(page.locator("dialog [data-act=copy-report]")).to_have_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.locator("dialog .report").text_content()
    assert "a probe" in copied
    assert "screen: home" in copied
