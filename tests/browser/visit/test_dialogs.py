"""Dialogs by the keyboard alone: the focus goes into every one of them and comes back, and Escape shuts each."""

import pytest
from playwright.sync_api import Page, expect
from visitor import Visit, Visitor

EVERY_SIZE = [(320, 568), (390, 844), (820, 1180), (844, 390), (1280, 800), (1920, 1080)]

FOCUS = """() => { const at = document.activeElement;
  return { inside: Boolean(at?.closest("dialog[open]")), act: at?.dataset?.act ?? at?.tagName.toLowerCase() }; }"""
FOCUSED_IN_SIGHT = """() => { const box = document.activeElement.getBoundingClientRect();
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth; }"""
FOLLOWING = ("embed", "concede")
"""The dialogs that the table's menu leads to."""


def focus(page: Page) -> dict[str, object]:
    return dict(page.evaluate(FOCUS))


def escape(visitor: Visitor) -> None:
    """Shut what is open by Escape, from inside it."""
    assert focus(visitor.page)["inside"]
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog[open]").wait_for(state="hidden")


def test_the_focus_goes_into_every_dialog_and_comes_back_and_escape_shuts_it(visit: Visit) -> None:
    visitor = visit(way="keys")
    page = visitor.page
    visitor.set_out()
    for then in ("", *FOLLOWING):
        visitor.press(".to-menu")
        page.locator("dialog[open]").wait_for()
        assert focus(page) == {"inside": True, "act": "shut"}
        if then:
            visitor.press(f"dialog [data-act={then}]")
            page.locator(f"dialog[open].{'embed' if then == 'embed' else 'ask'}").wait_for()
            assert focus(page) == {"inside": True, "act": "shut"}
            visitor.press("dialog [data-act=shut]" if then == "embed" else "dialog [data-act=concede-yes]")
            page.locator("dialog[open]").wait_for(state="hidden")
            if then == "concede":
                break
            assert focus(page) == {"inside": False, "act": "menu"}
            visitor.press(".to-menu")
            visitor.press("dialog [data-act=embed]")
            page.locator("dialog[open].embed").wait_for()
        escape(visitor)
        assert focus(page) == {"inside": False, "act": "menu"}
    visitor.arrive("score-sheet")
    visitor.go("#settings")
    visitor.press("[data-act=erase]")
    escape(visitor)
    assert focus(page) == {"inside": False, "act": "erase"}
    visitor.go("#matches")
    visitor.press("[data-act=delete]")
    escape(visitor)
    assert focus(page) == {"inside": False, "act": "delete"}
    visitor.press("[data-act=delete]")
    visitor.press("dialog [data-act=delete-yes]")
    page.locator("[data-act=delete]").wait_for(state="detached")
    assert focus(page) == {"inside": False, "act": "h1"}
    page.evaluate("window.dispatchEvent(new ErrorEvent('error', { message: 'on purpose' }))")
    page.locator("dialog[open].error").wait_for()
    escape(visitor)


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_every_dialog_of_a_table_is_left_by_escape_at_every_size(visit: Visit, size: tuple[int, int]) -> None:
    """The button that shuts the dialog is in sight, and the focus returns to what opened it, wherever that is."""
    visitor = visit(way="keys", viewport={"width": size[0], "height": size[1]})
    page = visitor.page
    visitor.set_out()
    for then in ("", *FOLLOWING):
        visitor.press(".to-menu")
        page.locator("dialog[open]").wait_for()
        if then:
            visitor.press(f"dialog [data-act={then}]")
            page.locator(f"dialog[open].{'embed' if then == 'embed' else 'ask'}").wait_for()
        assert focus(page) == {"inside": True, "act": "shut"}
        assert page.evaluate(FOCUSED_IN_SIGHT)
        escape(visitor)
        assert focus(page) == {"inside": False, "act": "menu"}


def test_a_dialog_opened_as_soon_as_another_is_shut_stays_open(visit: Visit) -> None:
    """A browser reports that a dialog was shut a moment late, when the next may already be open."""
    visitor = visit()
    visitor.set_out()
    visitor.press(".to-menu")
    page = visitor.page
    page.locator("dialog[open]").wait_for()
    told = page.evaluate(
        """() => new Promise((resolve) => {
          const dialog = document.querySelector("dialog[open]");
          dialog.addEventListener("close", () => setTimeout(() => resolve(dialog.open)));
          dialog.close();
          document.querySelector(".to-menu").click();
        })"""
    )
    assert told


WAYS_AWAY = {
    "the settings and their way back": ("dialog a[href='#settings']", ".page-head [data-act=back]"),
    "the settings and the browser's way back": ("dialog a[href='#settings']", ""),
    "home": ("dialog [data-act=home]", ".go-on"),
}


@pytest.mark.parametrize("way", WAYS_AWAY)
def test_who_comes_back_to_the_table_is_told_whose_turn_it_is_and_has_the_keyboard_there(
    visit: Visit, way: str
) -> None:
    visitor = visit(way="keys")
    page = visitor.page
    visitor.set_out()
    away, back = WAYS_AWAY[way]
    visitor.press(".to-menu")
    visitor.press(away)
    page.locator("#table").wait_for(state="hidden")
    page.evaluate("document.getElementById('live').replaceChildren()")
    if back:
        visitor.press(back)
    else:
        page.go_back()
    page.locator("#table").wait_for()
    expect(page.locator("#live")).to_have_text("Your turn. Place a card.")
    assert page.evaluate("document.activeElement.matches('#table .pick')")
