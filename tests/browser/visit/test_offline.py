"""Offline, installed, renewed: a second visit without any host, the manifest, a new version that waits for a yes."""

import re
from pathlib import Path

import engines
from playwright.sync_api import Playwright, expect
from visitor import Visit, Visitor
from waiting import until
from web_host import WebHost

VERSIONS = "caches.keys().then((names) => names.filter((name) => !name.startsWith('lost-cities python')))"

INSTALLED = """navigator.serviceWorker.ready.then((registration) => new Promise((resolve) => {
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing.addEventListener("statechange", () => {
      if (["installed", "redundant"].includes(installing.state)) resolve(installing.state);
    });
  });
  registration.update();
}))"""
"""What becomes of a new version."""

KEPT = "navigator.serviceWorker.ready.then((registration) => Boolean(registration.active))"

ALL_KEPT = """(async () => {
  const kept = [];
  for (const name of await caches.keys()) kept.push(...(await (await caches.open(name)).keys()));
  return kept.map(({ url }) => url);
})()"""

LATE = """
  const asked = new Promise((resolve) => { window.keep = resolve; });
  const worker = navigator.serviceWorker;
  const register = worker?.register.bind(worker);
  if (worker) worker.register = (...how) => asked.then(() => register(...how));
"""
"""Keeps nothing for offline use until `keep()`."""


def offline_ready(visitor: Visitor) -> None:
    """Wait until the home screen says that the site is kept; it does so on that visit alone, and covers nothing."""
    expect(visitor.page.locator("main.home .start-line").filter(has_text="offline")).to_be_visible()
    assert visitor.page.locator(".slip").count() == 0
    assert visitor.page.evaluate(KEPT)


def test_a_second_visit_works_with_the_server_gone(visit: Visit, own_host: WebHost) -> None:
    visitor = visit(at=own_host, offline=True)
    offline_ready(visitor)
    own_host.stop()
    visitor.page.reload()
    look = visitor.set_out()
    assert look.screen == "table"
    visitor.answer(look)
    visitor.settle()
    visitor.go("#rules")
    expect(visitor.page.locator(".page-rules h2").first).to_be_visible()
    visitor.go("")
    expect(visitor.page.locator(".start-line").filter(has_text="offline")).to_have_count(0)


def test_news_that_can_wait_is_told_on_the_home_screen_alone(visit: Visit) -> None:
    visitor = visit(scripts=(LATE,), offline=True)
    look = visitor.set_out()
    visitor.page.evaluate("keep()")
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert visitor.look().slips == []
    visitor.go("#rules")
    expect(visitor.page.get_by_text("Ready to work offline")).to_have_count(0)
    visitor.go("")
    offline_ready(visitor)
    visitor.page.goto(visitor.address + "#table")
    again = visitor.arrive("table")
    assert (again.hand, again.slips) == (look.hand, [])


def test_every_game_and_language_is_there_offline(visit: Visit, own_host: WebHost) -> None:
    visitor = visit(at=own_host, offline=True)
    offline_ready(visitor)
    own_host.stop()
    for language in ("es", "ru", "fa"):
        visitor.go("#settings")
        visitor.choose(f"input[name=language][value={language}]")
        visitor.page.locator(f"html[lang={language}]").wait_for()
    for game in ("board", "adapted"):
        visitor.go("#setup")
        visitor.choose(f"input[name=game][value={game}]")
        visitor.press("[data-act=start]")
        assert visitor.arrive("table").game == game


def test_a_new_version_is_offered_and_comes_only_when_the_player_agrees(visit: Visit, own_host: WebHost) -> None:
    visitor = visit(at=own_host, offline=True)
    offline_ready(visitor)
    look = visitor.set_out()
    visitor.wait_until_kept(look)
    page = (own_host.site / "index.html").read_text("utf-8")
    own_host.publish(index_html=page.replace("<body>", '<body data-version="new">'))
    visitor.page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    expect(visitor.page.locator("[data-act=apply-update]")).to_be_visible()
    assert visitor.look().hand == look.hand
    visitor.page.reload()
    assert visitor.page.locator("body[data-version]").count() == 0
    look = visitor.arrive("table")
    visitor.press("[data-act=apply-update]")
    visitor.page.locator("body[data-version=new]").wait_for(state="attached")
    now = visitor.arrive("table")
    assert (now.hand, now.log) == (look.hand, look.log)


def test_a_new_version_that_another_tab_has_applied_comes_in_this_one_too_when_its_player_agrees(
    visit: Visit, own_host: WebHost
) -> None:
    visitor = visit(at=own_host, offline=True)
    offline_ready(visitor)
    other = visitor.page.context.new_page()
    other.goto(visitor.address)
    other.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page = (own_host.site / "index.html").read_text("utf-8")
    own_host.publish(index_html=page.replace("<body>", '<body data-version="new">'))
    visitor.page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    for tab in (other, visitor.page):
        expect(tab.locator("[data-act=apply-update]")).to_be_visible()
    visitor.press("[data-act=apply-update]")
    visitor.page.locator("body[data-version=new]").wait_for(state="attached")
    assert other.locator("body[data-version]").count() == 0
    other.locator("[data-act=apply-update]").click()
    other.locator("body[data-version=new]").wait_for(state="attached")


def test_a_new_version_leaves_nothing_of_itself_where_there_is_no_room_and_nothing_of_the_old_one_where_there_is(
    visit: Visit, own_host: WebHost
) -> None:
    visitor = visit(at=own_host, offline=True)
    offline_ready(visitor)
    page = visitor.page
    before = page.evaluate(VERSIONS)
    marked = (own_host.site / "index.html").read_text("utf-8").replace("<body>", '<body data-version="new">')
    own_host.publish(index_html=marked)
    devtools = page.context.new_cdp_session(page)
    room = int(page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")) + 4_000_000
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": own_host.origin, "quotaSize": room})
    assert (page.evaluate(INSTALLED), page.evaluate(VERSIONS)) == ("redundant", before)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": own_host.origin})
    assert page.evaluate(INSTALLED) == "installed"
    newer = page.evaluate(VERSIONS)[1:]
    visitor.press("[data-act=apply-update]")
    page.locator("body[data-version=new]").wait_for(state="attached")
    until(lambda: page.evaluate(VERSIONS) == newer)


def test_chromium_finds_the_site_installable(playwright: Playwright, web_host: WebHost, tmp_path: Path) -> None:
    context = playwright.chromium.launch_persistent_context(tmp_path / "profile", **engines.LAUNCH["chromium"])
    page = engines.patient(context).pages[0]
    page.goto(web_host.address)
    page.locator("[data-act=start]").wait_for()
    session = context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    for picture in page.evaluate(
        "fetch('manifest.webmanifest').then((it) => it.json()).then((it) => [...it.icons, ...(it.screenshots ?? [])])"
    ):
        assert page.request.get(web_host.address + picture["src"]).ok
    context.close()


def test_a_page_left_alone_keeps_python_for_the_next_visit_says_so_and_erases_it(visit: Visit) -> None:
    visitor = visit(offline=True)
    offline_ready(visitor)
    until(lambda: any(".snapshot" in kept for kept in visitor.page.evaluate(ALL_KEPT)))
    visitor.page.reload()
    visitor.go("#settings")
    told = visitor.page.get_by_text(re.compile("the program is also kept here ready to run: \\d+ MB"))
    expect(told).to_be_visible()
    visitor.press("[data-act=erase]")
    visitor.press("[data-act=erase-yes]")
    visitor.page.locator("main.home").wait_for()
    visitor.go("#settings")
    expect(visitor.page.locator("[data-act=erase]")).to_be_visible()
    expect(told).to_have_count(0)
