"""The pages that teach the rules, by keys alone: past the head, and nothing that has the focus behind the bar."""

import pytest
from at_rest import rest
from learn_pages import address
from playwright.sync_api import Page, expect
from web_host import WebHost

STOP = """() => {
  const now = document.activeElement;
  const bar = document.querySelector(".course");
  if (now === document.body) return null;
  const [one, over] = [now, bar].map((each) => each.getBoundingClientRect());
  const across = one.left < over.right - 1 && over.left < one.right - 1; // the contents stand beside the bar
  const behind = !bar.contains(now) && across && one.top < over.bottom - 1 && over.top < one.bottom;
  return { told: now.textContent.slice(0, 40) || now.localName, hidden: behind };
}"""


@pytest.mark.parametrize("size", [(390, 700), (1280, 800)])
def test_what_has_the_focus_lies_behind_no_bar(page: Page, web_host: WebHost, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.route("**/embed.js", lambda route: route.fulfill(body="", content_type="text/javascript"))  # pictures stay
    page.goto(address(web_host, "en", "card"))
    page.locator(".sheet-round.current").wait_for()
    rest(page)
    page.locator(".name-plate").first.focus()
    stops = []
    while stop := page.evaluate(STOP):
        stops.append(stop)
        page.keyboard.press("Shift+Tab")
        if len(stops) > 200:
            break
    assert len(stops) > 60
    assert [stop["told"] for stop in stops if stop["hidden"]] == []


@pytest.mark.parametrize("name", ["index", "card", "position"])
def test_the_first_key_leads_past_the_head(page: Page, web_host: WebHost, name: str) -> None:
    page.goto(address(web_host, "fa", name))
    skip = page.locator(".skip")
    page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    assert page.evaluate("document.elementFromPoint(innerWidth - 30, 24)?.className") == "skip"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_a_number_of_the_whole_table_goes_under_the_bar(page: Page, web_host: WebHost) -> None:
    page.set_viewport_size({"width": 390, "height": 740})
    page.goto(address(web_host, "en", "card"))
    rest(page)
    over = """() => {
      const bar = document.querySelector(".course");
      return [...document.querySelectorAll(".labelled .picture .part-mark")].filter((mark) => {
        scrollBy({ top: mark.getBoundingClientRect().top - 12, behavior: "instant" });
        const { left, top, width, height } = mark.getBoundingClientRect();
        return !bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }).length;
    }"""
    assert page.locator(".labelled .picture .part-mark").count() > 4
    assert page.evaluate(over) == 0
