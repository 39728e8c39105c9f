"""How the page starts, and what it says where it cannot."""

import engines
from playwright.sync_api import Route, expect
from scripts import TIME_FIRST
from visitor import Visit
from web_host import WebHost


def test_the_first_match_is_set_up_before_python_is_ready(visit: Visit, own_host: WebHost) -> None:
    hidden = own_host.hide("python/pyodide.asm-*.wasm.gz")
    visitor = visit(at=own_host, faults=("404",))
    visitor.choose("input[name=company][value=careful]")
    visitor.press("[data-act=start]")
    expect(visitor.page.locator(".waiting-block h1")).to_be_visible()
    expect(visitor.page.locator("[data-act=retry]")).to_be_visible()
    own_host.show(hidden)
    visitor.press("[data-act=retry]")
    assert visitor.arrive("table").phase in ("place", "draw")


def test_a_failed_download_is_named_and_a_second_try_works(visit: Visit, own_host: WebHost) -> None:
    hidden = own_host.hide("python/library-*.gz")
    visitor = visit(at=own_host, faults=("404",))
    expect(visitor.page.locator(".start-line.bad")).to_contain_text("could not be fetched")
    own_host.show(hidden)
    visitor.press("[data-act=retry]")
    expect(visitor.page.locator(".start-line")).to_have_count(0)
    assert visitor.set_out().screen == "table"


def test_a_language_that_cannot_be_fetched_leaves_an_english_page(visit: Visit, own_host: WebHost) -> None:
    own_host.hide("lang/ru/shell.ftl")
    visitor = visit(at=own_host, faults=("404",), locale="ru-RU")
    assert visitor.look().lang == "en"


def test_the_browser_s_language_is_taken_at_first(visit: Visit) -> None:
    for locale, lang, direction in (("es-MX", "es", "ltr"), ("fa-IR", "fa", "rtl"), ("de-DE", "en", "ltr")):
        look = visit(locale=locale).look()
        assert (look.lang, look.dir) == (lang, direction)


def test_the_page_asks_for_the_time_before_there_is_a_worker(visit: Visit) -> None:
    visitor = visit(scripts=(TIME_FIRST,))
    assert visitor.page.evaluate("timeFirst") is True


def test_a_browser_that_cannot_run_it_is_told_what_it_lacks(visit: Visit) -> None:
    visitor = visit(scripts=("delete window.DecompressionStream",))
    assert visitor.look().screen == "plain"
    assert "DecompressionStream" in visitor.look().words


def test_without_scripts_the_page_says_so_in_four_languages(visit: Visit, web_host: WebHost) -> None:
    visitor = visit()
    browser = visitor.page.context.browser
    assert browser
    context = engines.patient(browser.new_context(java_script_enabled=False))
    page = context.new_page()
    page.goto(web_host.address)
    expect(page.locator(".no-start p")).to_have_count(4)
    expect(page.locator(".no-start")).to_have_css("opacity", "1")
    expect(page.locator(".no-start p[lang=fa]")).to_be_visible()
    expect(page.locator(".no-start")).to_have_css("animation-delay", "0s")  # nothing is to be waited for here
    page.get_by_role("link", name="Leer las reglas").click()
    expect(page.locator("html[lang=es] h1")).to_be_visible()
    page.goto(f"{web_host.address}embed.html#game=card")
    expect(page.locator("p:visible")).to_have_count(4)
    expect(page.get_by_role("link", name="Read the rules")).to_have_attribute("href", "learn/en/index.html")
    context.close()


def test_what_is_pressed_before_its_part_has_come_waits_for_it(visit: Visit) -> None:
    visitor = visit(part="#settings")
    held: list[Route] = []
    visitor.page.route("**/js/rest-*.js", lambda route: held.append(route))
    with visitor.page.expect_request("**/js/rest-*.js"):
        visitor.page.reload()
        visitor.press("[data-act=erase]")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(visitor.page.locator("dialog[open] [data-act=erase-yes]")).to_be_visible()


def test_who_has_left_before_python_is_ready_is_not_brought_to_a_match(visit: Visit, own_host: WebHost) -> None:
    hidden = own_host.hide("python/pyodide.asm-*.wasm.gz")
    visitor = visit(at=own_host, faults=("404",))
    visitor.press("[data-act=start]")
    expect(visitor.page.locator(".waiting-block h1")).to_be_visible()
    visitor.page.go_back()
    own_host.show(hidden)
    visitor.press("[data-act=retry]")
    visitor.page.wait_for_function("() => performance.getEntriesByName('ready').length")
    expect(visitor.page.locator("main.home")).to_be_visible()
    expect(visitor.page.locator("[data-act=start]")).not_to_have_attribute("aria-busy", "true")
    assert visitor.set_out().screen == "table"


def test_words_that_come_late_leave_the_language_that_was_chosen_meanwhile(visit: Visit) -> None:
    held: list[Route] = []
    visitor = visit()
    visitor.page.route("**/lang/en/rest.ftl", lambda route: held.append(route))
    with visitor.page.expect_request("**/lang/en/rest.ftl"):
        visitor.page.reload()
    visitor.press("[data-act=language][data-value=es]")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "es")
    with visitor.page.expect_response("**/lang/es/rest.ftl"):
        held[0].continue_()
    visitor.go("#settings")
    expect(visitor.page.locator("main")).not_to_contain_text("{")  # every word is there
    assert visitor.look().lang == "es"
