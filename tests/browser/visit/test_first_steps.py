"""The way from opening the page to the first card."""

import pytest
from playwright.sync_api import Route, expect
from visitor import Visit


def test_two_clicks_lead_from_opening_the_page_to_playing(visit: Visit) -> None:
    visitor = visit()
    visitor.choose("input[name=company][value=careful]")
    look = visitor.set_out()
    assert look.screen == "table"
    assert look.phase == "place"
    assert len(look.hand) == 8


@pytest.mark.parametrize("game", ["card", "board"])
def test_who_sets_out_by_keys_goes_on_with_the_hand(visit: Visit, game: str) -> None:
    visitor = visit(way="keys", part=f"#setup/{game}")
    visitor.set_out()
    expect(visitor.page.locator(".pick[tabindex='0']")).to_be_focused()
    visitor.page.reload()
    visitor.arrive("table")
    assert visitor.page.evaluate("document.activeElement === document.body"), "nobody has pressed anything here"


AT_ONCE = """(part) => {
  location.hash = part;
  document.querySelector("[data-act=start]").click();
}"""


def test_what_an_address_names_is_set_out_by_a_press_before_the_page_has_come_to_it(visit: Visit) -> None:
    visitor = visit()
    visitor.page.evaluate(AT_ONCE, "setup/board")
    assert visitor.arrive("table").game == "board"


def test_who_chooses_another_game_than_the_address_names_sets_that_out(visit: Visit) -> None:
    visitor = visit(part="#setup/board")
    visitor.choose("input[name=game][value=adapted]")
    visitor.press("[data-act=start]")
    assert visitor.arrive("table").game == "adapted"
    visitor.page.go_back()
    chosen = visitor.page.locator("#shell main.page-setup input[name=game]:checked")
    chosen.wait_for()
    assert chosen.get_attribute("value") == "adapted"


def test_a_screen_that_comes_late_does_not_come_over_the_one_that_was_gone_to_meanwhile(visit: Visit) -> None:
    page = visit().page
    held: list[Route] = []
    page.route("**/js/rules*.js", lambda route: held.append(route))
    with page.expect_request("**/js/rules*.js") as asked:
        page.evaluate("location.hash = 'rules'")
    page.evaluate("location.hash = 'about'")
    page.locator("main.page-about").wait_for()
    held[0].continue_()
    page.evaluate("(url) => import(url).then(() => new Promise((done) => setTimeout(done)))", asked.value.url)
    assert (page.locator("main.page-rules").count(), page.locator("main.page-about").count()) == (0, 1)


def test_patient_company_is_chosen_once_and_said_at_the_table(visit: Visit) -> None:
    visitor = visit(part="#setup/card")
    waits = visitor.page.locator("input[name=gentle]")
    assert not waits.is_checked()
    visitor.page.locator("label.switch", has=waits).click()
    visitor.set_out()
    assert "is patient with you" in visitor.page.locator(".turn .practice").inner_text()
    visitor.go("")
    assert "Patient company" in visitor.page.locator(".home .summary").inner_text()
    visitor.go("#setup")
    assert waits.is_checked()
    visitor.choose("input[name=seat-1][value='']")
    expect(waits).to_have_count(0)  # nobody is there who could wait
