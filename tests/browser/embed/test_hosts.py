"""A page around tables of ours: nothing of it moves, whatever its own styles do to frames; tables begin as the reader
comes near; light or dark is as on the page.
"""

from embed.conftest import Guest
from playwright.sync_api import Page, expect

POSITION = "lc1;card;seat=0;hands=y3.y7.b10/?8;columns=yx.y2/"
HOSTILE = """* { margin: 3px; transition: all 0.1s }
iframe { display: block; min-height: 420px; border: 8px solid red !important; aspect-ratio: 16/9 }
html > *, [aria-hidden] { display: block !important; padding: 30px; inline-size: 3000px }
body > :last-child { margin-block-end: 700px }"""
STRICT = (
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src {site} 'self'; "
    "frame-src {site}; style-src 'self'; connect-src 'self'\">"
)
MOVED = """new PerformanceObserver((list) => { for (const each of list.getEntries()) window.moved += each.value; })
  .observe({type: "layout-shift", buffered: true});
window.moved = 0;
window.heard = [];
for (const name of ["ready", "error"])
  addEventListener(name, ({target, detail}) => heard.push([target.id, name, detail]), true);"""
# The room that the page takes without the tables.
ROOM = """() => {
  const own = [...document.querySelectorAll("lost-cities-table")].reduce((sum, each) => sum + each.offsetHeight, 0);
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  return [scrollHeight - own, scrollWidth];
}"""
FRAMES = """[...document.querySelectorAll("lost-cities-table")]
  .filter((each) => each.shadowRoot.querySelector("iframe")).length"""
RULE = "lost-cities-table { display: block; --lost-cities-height: 40rem; min-block-size: var(--lost-cities-height) }"


def open_strictly(guest: Guest, body: str, styles: str) -> Page:
    """A right-to-left page whose policy allows styles and scripts from files only."""
    (guest.folder / "styles.css").write_text(styles, "utf-8")
    (guest.folder / "listen.js").write_text(MOVED, "utf-8")
    head = STRICT.format(site=guest.site.url.rstrip("/"))
    scripts = f'<script src="listen.js"></script><script type="module" src="{guest.site.url}embed.js"></script>'
    guest.visit(
        f'<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">{head}<title>A page</title>'
        f'<link rel="stylesheet" href="styles.css">{scripts}</head><body>{body}</body></html>'
    )
    return guest.page


def test_the_frame_of_the_runtime_takes_no_room_in_a_page_that_styles_all_frames(guest: Guest) -> None:
    table = f'<lost-cities-table id="{{}}" record="{POSITION}" lang="en" mode="play"></lost-cities-table>'
    page = open_strictly(guest, f"<p>One</p>{table.format('a')}<p>Two</p>{table.format('b')}<p>Three</p>", HOSTILE)
    guest.wait("ready", "a")
    guest.wait("ready", "b")
    guest.still("a", "b")
    before = page.evaluate(ROOM)
    page.evaluate("a.play()")
    expect(guest.frame("a").locator("main.table .pick")).to_have_count(3)
    guest.still("a")
    assert page.evaluate(ROOM) == before
    assert page.evaluate("document.querySelector('lost-cities-runtime').getClientRects().length") == 0
    assert [len(page.evaluate(f"[...{name}.shadowRoot.querySelectorAll('iframe')]")) for name in "ab"] == [1, 1]
    assert page.evaluate("a.shadowRoot.querySelector('iframe').offsetWidth === a.offsetWidth")


def test_fifty_tables_a_line_apart_begin_as_the_reader_comes_near(guest: Guest) -> None:
    names = ("card/table", "board/table", "adapted/table")
    guest.open(
        "".join(
            f'<p>{at}</p><lost-cities-table id="t{at}" src="{names[at % 3]}"></lost-cities-table>' for at in range(50)
        )
    )
    guest.wait("ready", "t0")
    guest.wait("ready", "t1")
    assert guest.page.evaluate(FRAMES) < 12
    guest.page.evaluate("t49.scrollIntoView()")
    guest.wait("ready", "t49")
    assert guest.page.evaluate(FRAMES) < 24  # those that were passed by have not begun


def test_with_its_height_kept_nothing_in_a_page_of_twenty_pictures_moves(guest: Guest) -> None:
    names = ("card/table", "board/table", "adapted/table")
    tables = "".join(
        f'<p>{at}</p><lost-cities-table id="t{at}" src="{names[at % 3]}"></lost-cities-table>' for at in range(20)
    )
    page = open_strictly(guest, tables, f"body {{ max-inline-size: 20rem }} {RULE}")
    for at in range(20):
        page.evaluate(f"t{at}.scrollIntoView()")
        guest.wait("ready", f"t{at}")
    guest.still("t19")
    assert page.evaluate("moved") == 0
    page.evaluate("t19.setAttribute('height', '900')")
    assert page.evaluate("t19.offsetHeight") >= 900


def test_a_table_is_as_light_or_dark_as_the_page_behind_it(guest: Guest) -> None:
    guest.open(
        "<style>body { background: #fff } body.night { background: rgb(20 24 32) }</style>"
        f'<lost-cities-table id="a" theme="auto" mode="play" lang="en" record="{POSITION}"></lost-cities-table>'
        '<div id="dark"><lost-cities-table id="b" theme="auto" src="card/table"></lost-cities-table></div>'
        "<style>#dark { background: oklch(0.2 0.02 250) }</style>"
    )
    light = "document.documentElement.dataset.theme"
    guest.wait("ready", "a")
    guest.wait("ready", "b")
    assert [guest.frame(name).evaluate(light) for name in "ab"] == ["light", "dark"]
    guest.page.evaluate("a.play()")
    picks = guest.frame("a").locator("main.table .pick")
    expect(picks).to_have_count(3)
    guest.still("a")
    picks.first.click()
    expect(guest.frame("a").locator(".held.chosen")).to_have_count(1)
    guest.page.evaluate("document.body.className = 'night'")
    expect(guest.frame("a").locator("html")).to_have_attribute("data-theme", "dark")
    expect(guest.frame("a").locator(".held.chosen")).to_have_count(1)  # play goes on
