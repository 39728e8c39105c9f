"""A crowd on a desk: the seat with the turn is drawn whole, a long name covers nobody, and the mark of a card that came
last lies on none of its neighbours.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from page.samples import Samples, count_of, sample_page, table
from playwright.sync_api import Browser

LONG = {
    "en": "Great-grandmother Anne of the Northern Islands and Mountains",
    "es": "Bisabuela Constantina de las montañas y los mares del norte",
    "ru": "Прапрабабушка Константина Аполлинариевна Екатерининская",
    "fa": "مادربزرگ آنه از جزیره‌های دور شمال و کوه‌های بلند جنوب",
}
"""Nearly as long as the page lets a name be."""
# What the panel of the seat with the turn shows outside its bounds, or over something else in it.
LIT_SPOILED = """() => {
  const lit = document.querySelector(".person.other.lit");
  const told = [...lit.querySelectorAll(".turn-plate, .likeness, .name, .seat-sheet, .tally dt, .tally dd, .points dd")]
    .filter((each) => each.checkVisibility())
    .map((each) => [each.className || each.textContent, each.getBoundingClientRect()]);
  const panel = lit.getBoundingClientRect();
  const out = told.filter(([, { left, top, right, bottom }]) =>
    left < panel.left || right > panel.right || top < panel.top || bottom > panel.bottom);
  const upon = told.flatMap(([one, a], at) => told.slice(at + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
    .map(([other]) => `${one} and ${other}`));
  return [...out.map(([each]) => each), ...upon];
}"""
# The seats of which the near one hides something.
HIDDEN = """() => {
  const { top } = document.querySelector(".near-seat").getBoundingClientRect();
  return [...document.querySelectorAll(".person.other")]
    .filter((each) => each.getBoundingClientRect().bottom > top + 1).map((each) => each.dataset.seat);
}"""
# What of a mark on others' stacks leaves its row or lies on a number.
MARKS_ASTRAY = """() => [...document.querySelectorAll(".glance .trace")].flatMap((trace) => {
  const box = (each) => each.getBoundingClientRect();
  const row = box(trace.closest(".rival"));
  const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const corners = parseFloat(getComputedStyle(trace, "::before").top);
  const [frame, tag] = [box(trace), box(trace.querySelector(".turn-tag"))];
  const [top, bottom] = [Math.min(frame.top + corners, tag.top), Math.max(frame.bottom - corners, tag.bottom)];
  const numbers = [...document.querySelectorAll(".glance :is(.rank, .length, .score)")];
  return [
    ...(top < row.top - 1 || bottom > row.bottom + 1 ? [`${tag.height} high from ${top} to ${bottom}`] : []),
    ...numbers.filter((each) => over(tag, box(each))).map((each) => each.textContent),
  ];
})"""
# How near the frame of a card that came last comes to the next card, in pixels.
NEXT_TO_A_FRAME = """() => [...document.querySelectorAll(".seat-columns .traced")].flatMap((framed) => {
  const box = framed.getBoundingClientRect();
  const { outlineWidth, outlineOffset } = getComputedStyle(framed);
  const around = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  return [...framed.parentElement.children].filter((each) => each !== framed)
    .map((each) => each.getBoundingClientRect())
    .map(({ left, right, top, bottom }) =>
      Math.max(left - box.right, box.left - right, top - box.bottom, box.top - bottom) - around);
})"""


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        yield page


def to_move(shown: dict[str, Any], seat: int, waiting: str) -> dict[str, Any]:
    """The same table when another seat has the turn."""
    shown["view"].update({"toMove": seat, "moves": []})
    shown["waiting"] = waiting
    return shown


def named(shown: dict[str, Any], name: str, seats: tuple[int, ...]) -> dict[str, Any]:
    """The same table with people of that name on these seats."""
    for seat in seats:
        shown["seats"][seat] = {"name": name, "mind": ""}
    return shown


@pytest.mark.parametrize("language", LONG)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1440, 900), (1920, 1080)])
def test_whoever_has_the_turn_is_drawn_whole_however_many_sit_there(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    samples.size(*size)
    cases = [(name, waiting) for name in ("adapted-4", "adapted-6", "board-4") for waiting in ("mind", "pass")]
    tables = [{"table": to_move(table(name), 2, waiting), "language": language} for name, waiting in cases]
    for case, (spoiled,) in zip(cases, samples.look(tables, LIT_SPOILED), strict=True):
        assert spoiled == [], case


@pytest.mark.parametrize("language", LONG)
@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1440, 900)])
def test_long_names_leave_everybody_room(samples: Samples, size: tuple[int, int], language: str) -> None:
    samples.size(*size)
    name = LONG[language]
    six = to_move(named(table("adapted-6"), name, (0, 4)), 4, "pass")
    four = to_move(named(table("board-4"), name, (0, 2)), 2, "pass")
    two = to_move(named(table("card-place"), name, (0, 1)), 1, "pass")
    tables = [{"table": shown, "language": language} for shown in (six, four, two)]
    told = samples.look(tables, HIDDEN, LIT_SPOILED)
    assert [spoiled for _, spoiled in told] == [[], [], []]
    assert [hidden for hidden, _ in (told[0], told[2])] == [[], []]
    assert "2" not in told[1][0], "whoever is to move at a board with four is in sight; others can be scrolled to"


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1280, 800), (1440, 900), (1920, 1080)])
def test_what_marks_a_card_of_one_of_six_stays_in_its_row_and_off_all_numbers(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    samples.size(*size)
    six = {"table": table("adapted-6"), "language": language}
    ((marks, astray),) = samples.look([six], count_of(".glance .trace"), MARKS_ASTRAY)
    assert marks == 4
    assert astray == []


@pytest.mark.parametrize("size", [(768, 1024), (820, 1180), (1000, 600), (1280, 800), (1920, 1080)])
def test_the_frame_of_the_card_that_came_last_touches_no_other(samples: Samples, size: tuple[int, int]) -> None:
    samples.size(*size)
    names = ("board-2", "board-3", "board-4")
    for name, (apart,) in zip(
        names, samples.look([{"table": table(name)} for name in names], NEXT_TO_A_FRAME), strict=True
    ):
        assert apart, name
        assert min(apart) >= 0.9, name
