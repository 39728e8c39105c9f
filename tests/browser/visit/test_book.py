"""Statistics and journal of matches from files, and everything of the device saved, erased and brought back."""

import json
from pathlib import Path

import pytest
from axe import by_every_light
from playwright.sync_api import expect
from visitor import Visit

from lostcities.statistics import Kept, told
from lostcities.table import Table

GOLDEN = Path(__file__).parents[2] / "golden"


def one_person(name: str, folder: Path) -> Path:
    """A golden match as somebody played it alone against a computer player, so that it counts."""
    record = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    record["seats"] = [{"name": "Ada"}, {"name": "Nils", "mind": "careful"}]
    record.pop("x", None)
    file = folder / f"{name}.json"
    file.write_text(json.dumps(record), "utf-8")
    return file


def test_what_matches_come_to_is_told_saved_erased_and_brought_back(visit: Visit, tmp_path: Path) -> None:
    files = [one_person(name, tmp_path) for name in ("card-default", "card-extra-tie", "board-default")]
    facts = [Table().check(file.read_text("utf-8"))["facts"] for file in files]
    figures = told([Kept(f"m-{at}", at, each) for at, each in enumerate(facts)], {})
    (card,) = [each["sets"][0] for each in figures["games"] if each["game"] == "card"]
    earned = sum(each["match"] is not None for each in figures["journal"])
    assert card["matches"] == 2

    visitor = visit()
    page = visitor.page
    visitor.go("#matches")
    for number, file in enumerate(files, 1):
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".kept-match")).to_have_count(number)

    sums = page.locator(".book-sums dd")

    def stand() -> list[str]:
        visitor.go("#statistics")
        page.locator("input[name=book-game][value=card]").check(force=True)
        expect(sums.first).to_have_text(str(card["matches"]))
        expect(sums.nth(1)).to_have_text(str(card["won"]))
        expect(sums.nth(2)).to_contain_text(str(abs(round(card["margin"]["value"] / 100))))
        expect(page.locator(".a-print.earned")).to_have_count(earned)
        return [text.strip() for text in sums.all_inner_texts()]

    before = stand()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert by_every_light(page, "the statistics") == []

    visitor.go("#settings")
    with page.expect_download() as download:
        page.locator("[data-act=pack-all]").click()
    everything = tmp_path / "everything.json"
    download.value.save_as(everything)
    page.locator("[data-act=erase]").click()
    with page.expect_navigation():
        page.locator("[data-act=erase-yes]").click()
    page.locator("#shell main.home").wait_for()
    visitor.go("#matches")
    expect(page.locator(".kept-match")).to_have_count(0)

    visitor.go("#settings")
    page.locator("[data-act=unpack-all]").set_input_files(everything)
    expect(page.locator(".slip")).to_contain_text("3")
    assert stand() == before


# Between two cells lie 10 pixels.
BEYOND = """() => [...document.querySelectorAll(".a-print")].filter((each) => {
  const within = each.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(each.querySelector("summary"));
  const parts = [...range.getClientRects(), each.querySelector(".print").getBoundingClientRect()];
  return parts.some(({ left, right }) => left < within.left - 4 || right > within.right + 4);
}).map((each) => each.textContent)"""


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_every_print_of_the_journal_keeps_to_its_cell_at_any_width(visit: Visit, language: str) -> None:
    visitor = visit(settings={"language": language})
    visitor.go("#journal")
    prints = visitor.page.locator(".a-print")
    prints.first.wait_for()
    for width in (320, 390, 580, 820, 1000, 1180, 1250, 1280):
        visitor.page.set_viewport_size({"width": width, "height": 768})
        assert visitor.page.evaluate(BEYOND) == [], width
