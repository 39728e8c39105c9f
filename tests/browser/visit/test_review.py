"""The review of a match in the page: worked out while one looks, kept, played on from, and given away as a link."""

from pathlib import Path
from random import Random

from axe import by_every_light
from engine.random_play import play_some
from playwright.sync_api import expect
from visitor import Visit

from lostcities import Match
from lostcities.record import Record, Seat, write, write_link

RULES = {"rounds": 1, "turn_limit": 10}


def short_match(folder: Path) -> tuple[Path, str]:
    """The file of a short match that is over, and its link."""
    match = Match.begin("card", RULES)
    play_some(match, Random("a short match"), 400)
    record = Record(match, [Seat("Ada"), Seat("Nils", "novice")], RULES)
    file = folder / "match.json"
    file.write_text(write(record), "utf-8")
    return file, write_link(record)


def test_a_match_is_reviewed_kept_played_on_and_linked(visit: Visit, tmp_path: Path) -> None:
    file, link = short_match(tmp_path)
    visitor = visit()
    page = visitor.page
    visitor.go("#matches")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".kept-match [data-act=review]").click()
    says = page.locator(".review-says")
    expect(says).to_contain_text("Luck")
    expect(page.locator(".review-working")).to_have_count(0)
    expect(says).to_contain_text("Your play cost")
    expect(page.locator(".moment .strips:not(.waits)")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert by_every_light(page, "a review") == []
    whole = says.inner_text()

    page.reload()
    expect(says).to_have_text(whole)  # as it was kept: no turn is weighed anew
    page.locator(".moment [data-act=branch]").first.click()
    page.locator("dialog [data-act=branch-yes]").last.click()
    expect(page.locator("#table .held").first).to_be_visible()
    visitor.go("#matches")
    expect(page.locator(".kept-match", has_text="practice")).to_have_count(1)

    visitor.go(f"#match/{link}&at=1.4")
    expect(page.locator(".slider input")).to_have_attribute("aria-valuetext", "Round 1 · turn 4 of 10")
