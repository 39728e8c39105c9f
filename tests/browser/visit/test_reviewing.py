"""The review of a match in the page: worked out while the reader watches, kept, and played on from."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from axe import by_every_light
from engine.random_play import play_some
from playwright.sync_api import Page, expect
from visitor import Visit

from lostcities import Match
from lostcities.record import Record, Seat, write

RULES = {"rounds": 1, "turn_limit": 10}
# Moves the way along the chart to a turn, and says how far its thumb then stands beside the chart's own mark.
BESIDE = """async (turn) => {
  const way = document.querySelector(".review-along");
  const place = Number(way.min) + turn;
  way.value = String(place);
  way.dispatchEvent(new Event("input", { bubbles: true })); // what is being worked out draws it anew before a "change"
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const seen = [...document.querySelectorAll(".review-chart .here")].find((each) => each.checkVisibility());
  const mark = seen.getBoundingClientRect();
  const { left, width } = document.querySelector(".review-along").getBoundingClientRect();
  const part = turn / (Number(way.max) - Number(way.min));
  const along = 8 + (width - 16) * (document.documentElement.dir === "rtl" ? 1 - part : part);
  return Math.abs(left + along - (mark.left + mark.right) / 2);
}"""
# Whether something is there of what a selector finds, each has its suit's colour, and every drawing is found.
DRAWN = """(which) => {
  const found = [...document.querySelectorAll(which)];
  const drawn = [...document.querySelectorAll("#shell use")].map((use) => use.getAttribute("href"));
  return found.length > 0
    && found.every((each) => getComputedStyle(each).getPropertyValue("--c"))
    && drawn.every((href) => document.querySelector(href));
}"""
EAR = """
  const Real = Worker;
  window.Worker = class extends Real { constructor(...how) { super(...how); window.theWorker = this; } };
"""
END = 'theWorker.terminate(); theWorker.dispatchEvent(new ErrorEvent("error", {message: "a test ended it"}))'


def short_match(folder: Path, rounds: int = 1, game: str = "card") -> Path:
    """The file of a short match that is over."""
    rules = {**RULES, "rounds": rounds}
    match = Match.begin(game, rules)
    play_some(match, Random("a short match"), 400)
    record = Record(match, [Seat("Ada"), Seat("Nils", "novice")], rules)
    file = folder / "match.json"
    file.write_text(write(record), "utf-8")
    return file


def packed(page: Page, folder: Path) -> str:
    """Everything of the device that the page is on, as a file there and as its text."""
    review = page.url
    page.evaluate("location.hash = 'settings'")
    with page.expect_download() as download:
        page.locator("[data-act=pack-all]").click()
    file = folder / "everything.json"
    download.value.save_as(file)
    page.goto(review)
    return file.read_text("utf-8")


def test_a_match_is_reviewed_kept_and_played_on(visit: Visit, tmp_path: Path) -> None:
    file = short_match(tmp_path)
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    visitor.go("#matches")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".kept-match [data-act=review]").click()
    says = page.locator(".review-says")
    expect(says).to_contain_text("Luck")
    expect(page.locator(".review-working button")).to_have_count(0)
    expect(says).to_contain_text("Your play cost")
    expect(page.locator(".moment-strips:not(.waits)")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert by_every_light(page, "a review") == []
    whole = says.inner_text()
    page.locator("[data-act=copy-link]").click()
    expect(page.locator(".slip")).to_contain_text("clipboard")
    link = page.evaluate("navigator.clipboard.readText()")
    another = visit().page  # a device that has never seen the match
    another.goto(f"{link}&at=1.3")
    expect(another.locator(".slider input")).to_have_attribute("aria-valuetext", re.compile("turn 3 of"))

    page.reload()
    expect(says).to_have_text(whole)  # as it was kept: no turn is weighed anew

    (reviewed,) = json.loads(packed(page, tmp_path))["matches"]
    assert reviewed["review"]["review"]["over"]
    another.goto(link.split("#")[0] + "#settings")
    another.locator("[data-act=unpack-all]").set_input_files(tmp_path / "everything.json")
    everything = "One match has been added. So has all else in the file, such as settings and exercises."
    expect(another.locator(".slip")).to_have_text(everything)
    assert reviewed in json.loads(packed(another, tmp_path))["matches"]

    page.locator(".moment [data-act=branch]").first.click()
    page.locator("dialog [data-act=branch-yes]").last.click()
    expect(page.locator("#table .held").first).to_be_visible()


def test_the_suits_of_a_game_that_was_not_on_the_table_yet_are_drawn(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("#matches")
    page.locator("input[type=file]").set_input_files(short_match(tmp_path, game="adapted"))
    page.locator(".kept-match [data-act=review]").click()
    expect(page.locator(".moment .moment-strips:not(.waits)").first).to_be_visible()
    page.wait_for_function(DRAWN, arg=".moment [class*=suit-]")
    visitor.go("#statistics")
    page.reload()  # nothing of the review is there any more
    page.wait_for_function(DRAWN, arg=".best")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_way_along_a_review_stands_below_its_turns(visit: Visit, tmp_path: Path, language: str) -> None:
    visitor = visit(settings={"language": language})
    page = visitor.page
    visitor.go("#matches")
    page.locator("input[type=file]").set_input_files(short_match(tmp_path, 2))
    page.locator(".kept-match [data-act=review]").click()
    expect(page.locator(".review-chart .line")).not_to_have_count(0)
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 800})
        # The first and last turns of both rounds, ten each, between which three places are the deal's.
        assert max(page.evaluate(BESIDE, turn) for turn in (0, 9, 13, 22)) < 2, width


def test_costly_moments_wait_as_exercises_until_they_are_deleted(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("#matches")
    page.locator("input[type=file]").set_input_files(short_match(tmp_path))
    page.locator(".kept-match [data-act=review]").click()
    expect(page.locator(".review-says")).to_contain_text("Your play cost")
    expect(page.locator(".moment [data-act=try-exercise]")).to_have_count(3)
    expect(page.locator(".review-working")).to_be_visible()  # what stands below it has not moved
    expect(page.locator("#live")).to_contain_text("Your play cost")
    pictures = page.locator(".moment-strips[role=img]").evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert all("{" not in told and "In hand" in told for told in pictures)
    page.locator(".moment [data-act=try-exercise]").first.click()
    expect(page.locator("#exercise .held").first).to_be_visible()
    page.locator("#exercise [data-act=solution]").click()
    expect(page.locator(".attempt-said")).to_contain_text("Your move then")
    expect(page.locator(".attempt-said")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert by_every_light(page, "an exercise") == []
    page.evaluate("location.hash = 'exercises'")
    expect(page.locator(".own-exercise")).to_have_count(3)
    assert by_every_light(page, "own exercises") == []
    page.locator(".own-exercise [data-act=delete-exercise]").first.click()
    expect(page.locator(".own-exercise")).to_have_count(2)
    page.reload()
    expect(page.locator(".own-exercise")).to_have_count(2)


def test_what_is_beside_the_match_survives_the_death_of_its_worker(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(scripts=(EAR,))
    page = visitor.page
    visitor.go("#matches")
    page.locator("input[type=file]").set_input_files(short_match(tmp_path))
    page.locator(".kept-match [data-act=review]").click()
    page.locator(".moment [data-act=try-exercise]").first.click()
    expect(page.locator("#exercise .held").first).to_be_visible()
    page.evaluate(END)
    page.locator("#exercise [data-act=hint]").click()  # meets a worker that knows nothing of it
    expect(page.locator("#exercise h1[data-title]")).to_be_focused()  # laid out anew
    page.locator("#exercise [data-act=hint]").click()
    expect(page.locator("#exercise .notice")).to_contain_text("Look for")
    page.locator("#exercise [data-act=solution]").click()
    page.locator("#exercise [data-act=through]").click()
    expect(page.locator("#through h1").first).to_be_focused()
    page.evaluate(END)
    page.locator("#through .side.mine .lane").first.click()
    expect(page.locator("#through .notice.worth")).to_contain_text("Not begun")
