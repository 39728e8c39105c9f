"""What goes wrong is said where it is seen, and no longer than until it was read."""

from pathlib import Path

from playwright.sync_api import expect
from visitor import Visit

SOUND = Path(__file__).parents[2] / "golden" / "card-extra-tie.json"


def test_what_was_amiss_is_said_no_more_once_something_else_is_done(visit: Visit, tmp_path: Path) -> None:
    letter = tmp_path / "letter.json"
    letter.write_text('{"dear": "reader"}', "utf-8")
    visitor = visit(part="#match/xyz")
    amiss = visitor.page.locator(".slip.bad")
    expect(amiss).to_be_visible()
    visitor.go("#matches")
    expect(amiss).to_have_count(0)
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
