"""What is this worth? A column is asked by mouse, by touch and by keys, tells its sum and what comes next, and cards
are placed as ever.
"""

import pytest
from playwright.sync_api import expect
from visitor import Visit, Visitor
from ways import WAYS, Keys, Touch


def ask(visitor: Visitor, column: str) -> None:
    """Press a column; by keys, Tab comes to the first of them and arrows to the others.

    It is tapped where no card goes: right after another tap in the same place it would make a double tap.
    """
    if not isinstance(visitor.way, Keys):
        return visitor.press(f"{column} .sum" if isinstance(visitor.way, Touch) else column)
    visitor.way.walk_to(".side.mine .weigh", "Tab")
    visitor.way.walk_to(f"{column} > .weigh", "ArrowRight")
    visitor.page.keyboard.press("Enter")
    return None


@pytest.mark.parametrize(
    ("game", "way", "column", "nothing", "something"),
    [
        ("card", "keys", ".side.mine .lane", "Not begun", "Every expedition costs"),
        ("board", "click", ".path .near", "Nobody has set out", "Step 1 is worth"),
        ("adapted", "tap", ".side.mine .lane", "Not begun", "One card in the stack"),
    ],
    ids=["card", "board", "adapted"],  # a test's name is the seed of its deals, which has a limit
)
def test_a_column_tells_its_worth_and_takes_a_card_as_ever(
    visit: Visit, game: str, way: str, column: str, nothing: str, something: str
) -> None:
    visitor = visit(has_touch=way == "tap")
    page = visitor.page
    visitor.go("#setup")
    visitor.choose(f"input[name=game][value={game}]")
    visitor.choose("input[name=starts][value='0']")
    visitor.press("[data-act=start]")
    visitor.settle()
    visitor.way = WAYS[way](page)
    told = page.locator(".notice.worth")
    ask(visitor, column)
    expect(told).to_contain_text(nothing)
    expect(told.locator(".worth-next .score")).not_to_have_count(0)
    expect(page.locator("#live")).to_contain_text(nothing)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    visitor.way.card(0)
    visitor.way.place(next(move for move in visitor.look().moves("place") if not move.startswith("-")))
    visitor.settle()
    begun = f"{column}:has(:is(.card, .chip))"
    ask(visitor, begun)
    expect(told).to_contain_text(something)
    if game != "board":
        expect(told.locator(".worth-of .score")).to_have_text(page.locator(f"{begun} .sum .score").inner_text())
    visitor.press(".notice.worth .shut")
    expect(told).to_have_count(0)
    assert visitor.arrive("table").hand
