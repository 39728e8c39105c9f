"""Pictures in narrow columns: nothing of them is cut by the edge of the frame, and no words run into one another."""

import pytest
from at_rest import resize
from embed.conftest import Guest

CUT = """() => [...document.querySelectorAll("#stage :is(.label, .target, .begin, .deck)")].filter((each) => {
  if (!each.checkVisibility()) return false;
  const around = each.matches(".legal .deck") ? 7 : 0; // the dashed frame, which is no element
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const high = document.documentElement.getBoundingClientRect().height;
  return left - around < 0 || right + around > innerWidth || top - around < 0 || bottom + around > high;
}).map((each) => each.className)"""
TOO_LONG = """() => [...document.querySelectorAll("#stage .lane > .sum")].filter((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return [...range.getClientRects()].some(({ left, right, width }) => {
    const lane = each.parentElement.getBoundingClientRect();
    return width > 1 && (left < lane.left - 1 || right > lane.right + 1);
  });
}).map((each) => each.textContent)"""
NARROW = (264, 320, 405, 480)


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_no_picture_is_cut_at_the_edge_of_its_frame(guest: Guest, language: str) -> None:
    found = []
    for name in ("board/table", "card/table", "adapted/table", "card/take", "board/begin"):
        guest.page.goto("about:blank")
        wish = "" if name.endswith("/table") else "&mode=exercise"
        guest.page.goto(f"{guest.site.url}embed.html#src={name}&lang={language}{wish}")
        guest.page.locator("#stage .picture").wait_for()
        for width in NARROW:
            resize(guest.page, width, 900)
            found += [(name, width, each) for each in guest.page.evaluate(CUT)]
            found += [(name, width, each) for each in guest.page.evaluate(TOO_LONG)]
    assert found == []


def test_the_button_to_play_has_no_second_edge(guest: Guest) -> None:
    guest.page.goto(f"{guest.site.url}embed.html#src=card/take&mode=exercise&lang=ru")
    start = guest.page.locator(".panel .button.primary")
    start.wait_for()
    assert start.evaluate("(button) => getComputedStyle(button).boxShadow") == "none"


def test_on_paper_a_table_is_no_wider_than_it_was_and_has_its_inks(guest: Guest) -> None:
    guest.open('<lost-cities-table id="a" record="lc1;card;seat=0;hands=y7.y9.b4/?8"></lost-cities-table>')
    guest.wait("resize", "a")
    guest.still("a")
    width = guest.page.evaluate("a.shadowRoot.querySelector('iframe').offsetWidth")
    assert width > 500
    guest.page.emulate_media(media="print")
    resize(guest.page, 1600, 900)
    assert guest.page.evaluate("a.shadowRoot.querySelector('iframe').offsetWidth") <= width
    inks = "() => [...document.querySelectorAll('.hand .card')].map((each) => getComputedStyle(each).printColorAdjust)"
    assert guest.frame("a").evaluate(inks) == ["exact"] * 3
