"""The page that lays out a position: every press shows in the table beside it, drawn from the page's own code."""

import re

from axe import by_every_light
from embed.conftest import Guest
from playwright.sync_api import Route, expect


def test_a_position_is_laid_out_seen_and_taken_as_code(guest: Guest) -> None:
    page = guest.page
    page.goto(f"{guest.site.url}learn/en/position.html")
    table = page.frame_locator("#preview >> iframe")
    page.locator("[data-field=game]").select_option("board")
    page.locator(".editor-palette.game-board").wait_for()
    page.get_by_role("button", name="Before Player 1").click()
    page.locator(".pick[data-card=g3]").click()
    page.locator("[data-field=step][data-suit=g]").select_option("5")
    expect(table.get_by_role("img", name="Jungle 3; the explorer stands on step 5")).to_be_visible()
    page.locator("[data-field=lang]").select_option("fa")
    expect(table.locator("html")).to_have_attribute("dir", "rtl")
    code = page.locator("pre").first.inner_text()
    assert 'lang="fa"' in code
    assert "g5:a" in code
    page.locator("[data-field=line]").fill("lc1;card;seat=0;hands=y11/?8")
    page.locator("[data-field=line]").blur()
    expect(table.locator(".trouble .detail")).to_contain_text("y11")
    page.locator("[data-field=line]").fill("lc1;card;seat=1;hands=?8/y7")
    page.locator("[data-field=line]").blur()
    expect(table.locator(".picture .hand .card")).to_have_count(1)
    expect(page.locator("[data-field=game]")).to_have_value("card")
    expect(page.locator("[data-field=seat]")).to_have_value("1")
    assert by_every_light(page, "laying out") == []


def test_while_another_game_is_fetched_the_one_before_cannot_be_pressed(guest: Guest) -> None:
    page = guest.page
    page.goto(f"{guest.site.url}learn/en/position.html")
    line = page.locator("[data-field=line]")
    expect(line).to_have_value(re.compile("^lc1;card;"))
    held: list[Route] = []
    page.route("**/laying-board.js", lambda route: held.append(route))
    page.locator("[data-field=game]").select_option("board")
    expect(page.locator("#editor")).to_have_attribute("aria-busy", "true")
    before = line.input_value()
    page.locator(".editor-palette.game-card .pick:not([aria-disabled=true])").first.click()
    assert line.input_value() == before
    held[0].continue_()
    expect(line).to_have_value(re.compile("^lc1;board;"))
    expect(page.locator("#editor")).not_to_have_attribute("aria-busy", "true")


def test_a_line_that_cannot_be_laid_out_here_stays_as_it_was_written(guest: Guest) -> None:
    page = guest.page
    page.goto(f"{guest.site.url}learn/en/position.html")
    line = page.locator("[data-field=line]")
    written = "lc1;card;options=expeditions:6;seat=0;hands=y7.p9.b10/?8;columns=px.p3/b5;turn=3"
    line.fill(written)
    line.blur()
    expect(page.locator(".editor-laying")).to_contain_text("cannot be laid out here")
    assert page.locator(".editor-palette, [data-field=seats]").count() == 0
    expect(page.frame_locator("#preview >> iframe").locator(".picture .hand .card")).to_have_count(3)
    page.reload()
    expect(page.locator(".editor-laying")).to_contain_text("cannot be laid out here")
    expect(line).to_have_value(written)
    line.fill("lc1;card;seat=0;hands=y7/b9!.?7;deck=r9.?30")
    line.blur()
    page.locator(".editor-palette .pick[data-card=y9]").click()
    expect(line).to_have_value("lc1;card;seat=0;hands=y7.y9/b9!.?7;deck=r9.?30")
    line.fill("lc1;card;seat=0;hands=y7/b9")  # nobody has seen that nine: laid out it would lie open
    line.blur()
    expect(page.locator(".editor-laying")).to_contain_text("cannot be laid out here")
    assert page.locator("[data-do=clear]").count() == 0
    page.locator("[data-field=game]").select_option("card")
    expect(page.locator(".editor-palette")).to_be_visible()


def test_every_line_that_cannot_be_laid_out_here_is_announced_anew(guest: Guest) -> None:
    page = guest.page
    page.goto(f"{guest.site.url}learn/en/position.html")
    line, live = page.locator("[data-field=line]"), page.locator("#live")
    expect(line).to_have_value(re.compile("^lc1;card;"))
    for written in ("hello", "hello again"):
        page.evaluate("window.before = document.querySelector('#live > *')")
        line.fill(written)
        line.blur()
        page.wait_for_function("() => (document.querySelector('#live > *') ?? before) !== before")
        expect(live).to_contain_text("cannot be laid out here")
    line.fill("lc1;card;seat=0;hands=y7/?8;deck=?3")
    line.blur()
    expect(page.locator(".editor-palette")).to_be_visible()
    expect(live).to_be_empty()


def test_a_game_that_does_not_come_is_told_and_the_one_before_goes_on(guest: Guest) -> None:
    page = guest.page
    page.goto(f"{guest.site.url}learn/en/position.html")
    line = page.locator("[data-field=line]")
    expect(line).to_have_value(re.compile("^lc1;card;"))
    page.route("**/laying-board.js", lambda route: route.abort())
    page.locator("[data-field=game]").select_option("board")
    expect(page.locator("#editor")).to_contain_text("A file of this page did not arrive.")
    expect(page.locator("[data-field=game]")).to_have_value("card")
    page.unroute("**/laying-board.js")
    page.locator("[data-field=game]").select_option("board")
    expect(line).to_have_value(re.compile("^lc1;board;"))
    page.route("**/laying-board.js", lambda route: route.abort())
    page.reload()
    expect(page.locator("#editor")).to_have_text(
        "A file of this page did not arrive. Check the connection and try again."
    )
