"""A running match at a distance leaves its device only after a warning that the file holds its secrets, and goes on
wherever the file is brought. The name of the other side is a text and nothing else."""

import json
from pathlib import Path

from correspondent import Correspondent, meet
from playwright.sync_api import expect
from visitor import Visit

MARKUP = '<img src="x" onerror="stop()"> א & Co'
SECRET = "your secret numbers"


def saved(milan: Correspondent, by: str, yes: str) -> str:
    """The text of the file that a button gives once the page has said what is in it."""
    milan.page.locator(by).click()
    expect(milan.page.locator("dialog[open]")).to_contain_text(SECRET)
    with milan.page.expect_download() as download:
        milan.page.locator(f"dialog [data-act={yes}]").click()
    return Path(download.value.path()).read_text("utf-8")


def test_a_running_match_says_what_its_file_holds_and_goes_on_where_that_is_brought(
    visit: Visit, tmp_path: Path
) -> None:
    nora, milan = Correspondent(visit(), "Nora"), Correspondent(visit(), MARKUP)
    mover, other = meet(nora, milan)
    for side in (nora, milan):
        assert side.page.locator("img[onerror]").count() == 0
    other.page.evaluate("location.hash = `distance/${JSON.parse(localStorage['lostcities.last']).value}`")
    expect(nora.page.locator("body")).to_contain_text(MARKUP)
    last = other.page.locator("textarea.own-message").text_content()
    assert last

    mover.page.locator(".to-menu").click()
    text = saved(mover, "dialog [data-act=export]", "export-yes")
    secret = json.loads(text)["secret"]
    mover.visitor.go("#settings")
    everything = saved(mover, "[data-act=pack-all]", "pack-yes")
    assert secret in everything
    (tmp_path / "everything.json").write_text(everything, "utf-8")
    new = visit().page  # a device that knows nothing of matches at a distance yet
    new.evaluate("location.hash = 'settings'")
    new.locator("[data-act=unpack-all]").set_input_files(tmp_path / "everything.json")
    expect(new.locator(".slip")).to_have_text("One match has been added.")
    new.evaluate("location.hash = ''")
    expect(new.locator(".carried-match.mine [data-act=resume]")).to_be_visible()

    # A message of a match that is not here says where it may be, and how it comes here.
    third = Correspondent(visit(), "Third")
    third.page.goto(last)
    expect(third.page.locator(".elsewhere")).to_be_visible()
    (tmp_path / "match.json").write_text(text, "utf-8")
    third.page.locator("input[data-act=import]").set_input_files(tmp_path / "match.json")
    expect(third.page.locator(".slip")).to_be_visible()
    third.visitor.go("")
    third.page.locator(".carried-match.mine [data-act=resume]").click()
    assert third.next() == "turn"
    third.turn()
    # A file that holds no match, but a message, is taken as if its link had been opened.
    (tmp_path / "message.txt").write_text(f"{third.hand_on()}\n", "utf-8")
    other.visitor.go("#matches")
    other.page.locator("input[data-act=import]").set_input_files(tmp_path / "message.txt")
    assert other.next() == "turn"
