"""What goes wrong is said where it is seen, and only until it has been read."""

from pathlib import Path

from playwright.sync_api import expect
from visitor import Visit

SOUND = Path(__file__).parents[2] / "golden" / "card-extra-tie.json"


def test_what_was_amiss_is_said_no_more_once_something_else_is_done(visit: Visit, tmp_path: Path) -> None:
    letter = tmp_path / "letter.json"
    letter.write_text('{"dear": "reader"}', "utf-8")
    visitor = visit(part="#matches")
    amiss = visitor.page.locator(".slip.bad")
    files = visitor.page.locator("input[type=file]")
    files.set_input_files(letter)
    expect(amiss).to_be_visible()
    files.set_input_files(SOUND)
    expect(visitor.page.locator(".slip [data-act=through]")).to_be_visible()
    expect(amiss).to_have_count(0)
    files.set_input_files(letter)
    expect(amiss).to_be_visible()
    visitor.press(".tool.back")
    visitor.page.locator("main.home").wait_for()
    expect(amiss).to_have_count(0)
    visitor.page.goto(visitor.address + "#match/xyz")
    expect(amiss).to_be_visible()
    visitor.press("main.home a[href='#settings']")
    visitor.page.locator("main.page-settings").wait_for()
    expect(amiss).to_have_count(0)


def test_a_match_that_is_not_kept_here_is_said_to_be_that(visit: Visit) -> None:
    visitor = visit(part="#through/m-none/1.0")
    said = visitor.page.locator(".slip.bad p")
    expect(said).to_have_text("This match is not kept on this device.")
    visitor.page.locator("main.page-matches").wait_for()
    visitor.press(".slip.bad .shut")
    visitor.page.goto(visitor.address + "#review/m-none")
    expect(said).to_have_text("This match is not kept on this device.")
    visitor.page.locator("main.page-matches").wait_for()
