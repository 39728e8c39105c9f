"""Tables in a page of another origin: pictures without Python, play with one runtime, and nobody else's messages."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from embed.conftest import Bare, Guest
from hosting import Host
from lessons.lesson_texts import LESSON
from playwright.sync_api import Route, expect

POSITION = "lc1;card;seat=0;hands=y3.y7.b10/?8;columns=yx.y2/"
GOLDEN = Path(__file__).parents[2] / "golden"


MOST_OF_TWENTY = 120_000  # bytes, compressed


def test_twenty_pictures_ask_for_no_python_and_come_as_the_reader_comes_near(guest: Guest, site: Path) -> None:
    names = ["card/table", "board/table", "adapted/table"]
    tables = "".join(
        f'<lost-cities-table id="t{at}" src="{names[at % 3]}"><p style="height:40rem">{at}</p></lost-cities-table>'
        for at in range(20)
    )
    guest.open(tables)
    guest.wait("ready", "t0")
    guest.wait("ready", "t1")
    assert guest.page.evaluate("document.getElementById('t19').shadowRoot.querySelector('iframe')") is None
    guest.page.evaluate("document.getElementById('t19').scrollIntoView()")
    guest.wait("ready", "t19")
    assert guest.frame("t19").locator(".picture").get_attribute("aria-label")
    assert guest.asked_for_python() == []
    assert guest.page.workers == []
    for at in range(20):
        guest.page.evaluate(f"document.getElementById('t{at}').scrollIntoView()")
        guest.wait("ready", f"t{at}")
    brought = {path.lstrip("/").split("?")[0] for path in guest.site.requests}
    size = sum(len(gzip.compress((site / name).read_bytes(), 9)) for name in brought)
    assert (size < MOST_OF_TWENTY, guest.asked_for_python(), guest.page.workers) == (True, [], []), (size, brought)
    assert [name for name in brought if "embed-frame" in name or "words-" in name] == []


def test_several_tables_are_played_on_one_runtime(guest: Guest) -> None:
    guest.open(
        f'<lost-cities-table id="a" mode="play" record="{POSITION}"></lost-cities-table>'
        '<lost-cities-table id="b" src="board/table"></lost-cities-table>'
        '<lost-cities-table id="c" game="adapted" mode="play"></lost-cities-table>'
    )
    for name in "abc":
        guest.wait("ready", name)
        guest.page.evaluate(f"document.getElementById('{name}').play()")
    for name in "abc":
        expect(guest.frame(name).locator("main.table")).to_be_visible()
    assert [len(guest.heard("ready", name)) for name in "abc"] == [1, 1, 1]
    assert len([frame for frame in guest.page.frames if frame.url.endswith("#hub")]) == 1
    assert len([path for path in guest.site.requests if "pyodide.asm" in path and path.endswith(".gz")]) == 1
    guest.still(*"cba")
    table = guest.frame("a")
    table.locator('.pick[data-card="y7"]').click()
    table.locator(".target.play").click()
    moved = guest.wait("move", "a")
    assert moved["events"][0]["card"] == "y7"
    assert guest.heard("move", "b") == []
    guest.page.evaluate("document.getElementById('a').remove()")
    guest.still(*"cb")
    guest.frame("b").locator(".pick").first.click()
    expect(guest.frame("b").locator(".held.chosen")).to_have_count(1)


def test_the_author_says_whether_the_reader_may_begin(guest: Guest) -> None:
    offers = {"": 0, 'controls="play"': 1, 'controls="none"': 0, 'mode="play"': 1, 'mode="play" controls="none"': 0}
    guest.open("".join(f"<lost-cities-table id='t{at}' {how}></lost-cities-table>" for at, how in enumerate(offers)))
    for at, (how, count) in enumerate(offers.items()):
        guest.page.evaluate(f"t{at}.scrollIntoView()")
        guest.wait("ready", f"t{at}")
        assert (how, guest.frame(f"t{at}").locator("[data-act=start]").count()) == (how, count)


def test_play_that_is_asked_for_at_once_is_of_what_was_wished_last(guest: Guest) -> None:
    guest.open('<lost-cities-table id="a" mode="play"></lost-cities-table>')
    guest.page.evaluate("(record) => { a.setAttribute('record', record); a.play(); }", POSITION)
    expect(guest.frame("a").locator("main.table .pick")).to_have_count(3)


def test_a_table_takes_the_height_of_its_content_and_needs_no_scroll_bar(guest: Guest) -> None:
    guest.open('<lost-cities-table id="a" src="card/table"></lost-cities-table>')
    guest.wait("ready", "a")
    for width in (1000, 420):
        guest.page.set_viewport_size({"width": width, "height": 900})
        guest.page.wait_for_function(
            """() => {
              const { offsetHeight } = a.shadowRoot.querySelector('iframe');
              const last = heard.findLast((each) => each[0] === 'a' && each[1] === 'resize');
              return last && Math.abs(offsetHeight - last[2].height) < 2 && offsetHeight > 300;
            }"""
        )
        guest.frame("a").wait_for_function(
            """() => {
              const { scrollHeight, scrollWidth } = document.scrollingElement;
              return scrollHeight <= innerHeight + 1 && scrollWidth <= innerWidth;
            }"""
        )


def test_language_theme_and_digits_change_where_they_stand(guest: Guest) -> None:
    guest.open('<lost-cities-table id="a" src="board/table" lang="es"></lost-cities-table>')
    guest.wait("ready", "a")
    assert guest.frame("a").evaluate("document.documentElement.lang") == "es"
    guest.page.evaluate("a.lang = 'fa'; a.setAttribute('theme', 'dark')")
    guest.frame("a").wait_for_function(
        "() => document.documentElement.dir === 'rtl' && document.querySelector('.picture')"
    )
    assert guest.frame("a").evaluate("document.documentElement.dataset.theme") == "dark"
    expect(guest.frame("a").locator(".board-axis")).to_contain_text("۵۰")
    guest.page.evaluate("a.setAttribute('digits', 'latin')")
    expect(guest.frame("a").locator(".board-axis")).to_contain_text("50")


def test_a_lesson_answers_each_move_and_is_solved(guest: Guest) -> None:
    guest.open(f"<lost-cities-table id='a' mode='exercise' record='{json.dumps(LESSON)}'></lost-cities-table>")
    guest.wait("ready", "a")
    table = guest.frame("a")
    table.locator("[data-act='start']").click()
    table.locator('.pick[data-card="y7"]').click()
    table.locator(".target.discard").click()
    expect(table.locator(".notice")).to_be_visible()
    assert guest.heard("move", "a") == []
    guest.page.evaluate("a.hint()")
    expect(table.locator(".panel .said")).not_to_be_empty()
    table.locator(".target.play").click()
    assert guest.wait("step", "a", 2) == {"step": 1, "steps": 2}
    table.locator('.pick[data-card="r9"]').click()
    table.locator(".target.play").click()
    assert guest.wait("solved", "a")["steps"] == 2
    expect(table.locator(".panel .said.good")).to_be_visible()
    guest.page.evaluate("a.reset()")
    expect(table.locator('.pick[data-card="y7"]')).to_be_visible()


def test_of_two_files_asked_for_the_later_one_is_shown_though_the_earlier_comes_last(guest: Guest) -> None:
    guest.open('<lost-cities-table id="a" src="card/table" lang="en"></lost-cities-table>')
    guest.wait("ready", "a")
    held: list[Route] = []
    guest.page.route("**/late.json", lambda route: held.append(route))
    guest.page.route("**/soon.json", lambda route: route.fulfill(body="lc1;card;seat=0;hands=y3/?8"))
    guest.page.evaluate("for (const name of ['late', 'soon']) a.setAttribute('src', `${name}.json`)")
    guest.wait("ready", "a", 2)
    with guest.page.expect_event("requestfinished", lambda request: request.url.endswith("late.json")):
        held[0].fulfill(body="lc1;card;seat=0;hands=b9/?8")
    guest.page.evaluate("a.lang = 'es'")
    expect(guest.frame("a").locator("html")).to_have_attribute("lang", "es")
    guest.wait("ready", "a", 3)
    assert len(guest.heard("ready")) == 3


def test_a_record_by_its_address_is_walked_through(guest: Guest) -> None:
    (guest.folder / "match.json").write_bytes((GOLDEN / "card-default.json").read_bytes())
    how = 'mode="replay" src="match.json" at="1.3" seat="1" lang="en"'
    guest.open(f'<lost-cities-table id="a" {how}></lost-cities-table>')
    assert guest.wait("ready", "a") == {"mode": "replay", "game": "card"}
    table = guest.frame("a")
    expect(table.locator(".picture .hand .card")).to_have_count(8)  # of the record, before anybody plays
    guest.page.evaluate("a.play()")
    assert guest.wait("step", "a") == {"round": 1, "turn": 3}
    table.locator("[data-act='on']").press("Enter")
    assert guest.wait("step", "a", 2) == {"round": 1, "turn": 4}
    assert table.locator(".target").count() == 0
    rounds = json.loads((GOLDEN / "card-default.json").read_text("utf-8"))["rounds"]
    table.locator("[data-act='to']").press("End")
    assert guest.wait("step", "a", 3) == {"round": len(rounds), "turn": len(rounds[-1]["turns"])}
    expect(table.locator(".turn .title")).to_have_text("The match is over")
    table.locator("[data-act='run']").press("Enter")  # from the beginning
    guest.wait("step", "a", 6)
    table.locator("[data-act='run']").press("Enter")
    assert guest.heard("step", "a")[3:6] == [{"round": 1, "turn": turn} for turn in range(3)]


@pytest.mark.parametrize(
    ("attributes", "said"),
    [
        ('game="chess"', "game"),
        ('mode="watch"', "watch"),
        ('src="card/no-such-picture"', "It may be card/table or card/whole."),
        ('src="card/table" mode="exercise"', "card/closed, card/cost,"),
        ('mode="replay"', "without the record of a match"),
        ('src="missing.json" mode="replay"', "404"),
        ('seat="nine"', "nine"),
        ('at="soon" mode="replay"', "soon"),
        ("view='{\"table\": 3}'", 'The attribute “view” cannot be “{"table": 3}”. It may be {"table": …'),
        ("view='not json'", "The attribute “view” cannot be “not json”."),
    ],
)
def test_what_cannot_be_is_told_in_the_frame_and_as_an_event(guest: Guest, attributes: str, said: str) -> None:
    guest.open(f'<lost-cities-table id="a" {attributes} lang="en"></lost-cities-table>')
    error = guest.wait("error", "a")
    assert said in error["message"]
    expect(guest.frame("a").locator(".trouble")).to_contain_text(said)
    assert guest.asked_for_python() == []


def test_a_position_is_drawn_as_what_it_is_without_python(guest: Guest) -> None:
    guest.open(f'<lost-cities-table id="a" record="{POSITION}"></lost-cities-table>')
    guest.wait("ready", "a")
    expect(guest.frame("a").locator(".picture .card")).to_have_count(5)
    assert guest.asked_for_python() == []


def test_what_only_python_can_tell_an_author_is_told_when_the_table_is_there(guest: Guest) -> None:
    (guest.folder / "match.json").write_bytes((GOLDEN / "card-default.json").read_bytes())
    faults = {
        'record="lc1;card;seat=0;hands=y11/?8"': 'hands[0]: "y11" is no card of this game',
        'mode="replay" src="match.json" at="9.0"': "rounds 1 to 3",
        'mode="replay" src="match.json" at="1.999"': "Round 1 of this record has turns 0 to",
        'mode="replay" src="match.json" seat="4"': "2 seats",
        'mode="replay" record="a text"': "not JSON",
    }
    guest.open(
        "".join(f'<lost-cities-table id="t{at}" {how} lang="en"></lost-cities-table>' for at, how in enumerate(faults))
    )
    for at, (how, said) in enumerate(faults.items()):
        guest.page.evaluate(f"t{at}.scrollIntoView()")
        guest.wait("error", f"t{at}")
        assert said in guest.frame(f"t{at}").locator(".trouble").inner_text(), how
    assert guest.heard("ready") == []


HOSTILE = """
(() => {
  const frame = a.shadowRoot.querySelector('iframe').contentWindow;
  const bad = [null, 7, "lost-cities-frame", {do: "end"}, {do: "set", values: {game: "board"}}, {tell: "solved"},
    {do: "runtime"}];
  for (const data of bad) {
    const {port1, port2} = new MessageChannel();
    window.stray = port1;
    port1.onmessage = ({data}) => heard.push(["stray", "answer", data]);
    frame.postMessage(data, "*", [port2]);
    port1.postMessage({do: "set", values: {game: "board", lang: "ru"}});
    window.postMessage(data, "*");
  }
})()
"""


def test_messages_of_the_page_and_of_other_frames_are_ignored(
    guest: Guest, host_of: Callable[[Path], Host], tmp_path: Path
) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    (folder / "index.html").write_text(
        """<script>
        for (const at of [0, 1, 2]) setTimeout(() => {
          for (let n = 0; n < parent.length; n++) {
            const {port2} = new MessageChannel();
            parent[n].postMessage("lost-cities-frame", "*", [port2]);
            parent[n].postMessage({do: "end"}, "*");
          }
          parent.postMessage("lost-cities-frame", "*");
          parent.postMessage({tell: "solved", detail: {}}, "*");
          parent.postMessage("sent", "*");
        }, at * 50);
        </script>""",
        "utf-8",
    )  # fmt: skip
    other = host_of(folder)
    guest.open('<lost-cities-table id="a" src="card/table" lang="en"></lost-cities-table>')
    guest.wait("ready", "a")
    guest.page.evaluate(HOSTILE)
    guest.page.evaluate(
        """(address) => new Promise((done) => {
            let sent = 0;
            addEventListener("message", ({data}) => data === "sent" && ++sent === 3 && done());
            const frame = document.createElement("iframe"); frame.src = address; document.body.append(frame);
        })""",
        other.url,
    )
    guest.page.evaluate("a.setAttribute('digits', 'latin')")
    guest.wait("ready", "a", 2)
    assert guest.frame("a").evaluate("document.documentElement.lang") == "en"
    assert guest.frame("a").locator(".game-card").count() == 1
    assert {name for _, name, _ in guest.page.evaluate("heard")} == {"ready", "resize"}
    assert not [each for each in guest.page.evaluate("heard") if each[0] == "stray"]


def sandboxed(site: Host, what: str) -> str:
    return (
        f'<iframe id="f" sandbox="allow-scripts" width="800" height="800" src="{site.url}embed.html#{what}"></iframe>'
    )


def test_in_a_sandbox_it_plays_where_the_host_allows_it(guest: Guest) -> None:
    guest.open(sandboxed(guest.site, "game=card&src=card/table&controls=play&lang=en"))
    table = guest.page.frame_locator("#f")
    table.locator("[data-act='start']").click()
    expect(table.locator("main.table")).to_be_visible()
    table.locator('.pick[data-card="y9"]').click()
    table.locator(".target.play").click()
    expect(table.locator(".column .card[data-card='y9']")).to_be_visible()


def test_in_a_sandbox_without_leave_it_shows_the_picture_and_says_what_is_missing(
    guest_at: Callable[..., Guest], site: Path
) -> None:
    bare = Host(site, Bare)
    guest = guest_at(bare)
    guest.open(sandboxed(bare, "game=board&src=board/table&controls=play&lang=en"))
    table = guest.page.frame_locator("#f")
    expect(table.locator(".picture .board-step").first).to_be_visible()
    table.locator("[data-act='start']").click()
    expect(table.locator(".trouble")).to_contain_text("Access-Control-Allow-Origin: *")
    expect(table.locator(".picture .board-step").first).to_be_visible()
    bare.go()


def test_a_plain_frame_gives_the_same_without_any_script_of_the_page(guest: Guest) -> None:
    address = f"{guest.site.url}embed.html#mode=play&record={POSITION}&lang=ru"
    guest.open(f'<iframe id="f" width="900" height="900" src="{address}"></iframe>')
    table = guest.page.frame_locator("#f")
    table.locator("[data-act='start']").click()
    expect(table.locator("main.table")).to_be_visible()
    expect(table.locator(".pick")).to_have_count(3)


def test_what_stands_in_the_element_stays_where_our_site_cannot_be_reached(guest: Guest) -> None:
    guest.open('<lost-cities-table id="a" src="card/table"><p id="p">A table</p></lost-cities-table>')
    guest.wait("ready", "a")
    expect(guest.page.locator("#p")).to_be_hidden()
    guest.page.route(f"{guest.site.url}**", lambda route: route.abort())
    guest.page.evaluate("() => { const table = a; table.remove(); document.body.append(table); }")
    expect(guest.page.locator("#p")).to_be_visible()


def test_a_record_never_shows_more_than_the_seat_that_looks(guest: Guest) -> None:
    record: dict[str, Any] = json.loads((GOLDEN / "card-unfinished-turn.json").read_text("utf-8"))
    guest.open('<lost-cities-table id="a" mode="replay" seat="0"></lost-cities-table>')
    guest.page.evaluate("(text) => a.setAttribute('record', text)", json.dumps(record))
    guest.wait("ready", "a", 1)
    guest.page.evaluate("a.play()")
    guest.wait("step", "a")
    hand = set(record["rounds"][0]["deal"].split()[8:16]) - set(record["rounds"][0]["deal"].split()[:8])
    shown = guest.frame("a").locator("[data-card]").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    assert not hand & set(shown)
