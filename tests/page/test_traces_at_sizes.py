"""The lit seat and every trace of the others' moves are on the screen at every size, in all games."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from page.samples import Samples, choosing, count_of, sample_page, table
from page.test_sizes import ASIDE, DESK, EVERY_SIZE, PHONE, SMALL
from playwright.sync_api import Browser

# A card placed, one discarded, one taken, an explorer that went, one that a tile moved on, a card drawn.
TABLES = ("card-place", "card-long", "board-2", "board-4", "board-late", "board-crowd", "adapted-4", "adapted-6")
LAMPS = """() => [...document.querySelectorAll(".lamp")].map((lamp) => {
  const { left, top, right, bottom, width, height } = lamp.getBoundingClientRect();
  const inside = left > -8 && top > -8 && right < innerWidth + 8 && bottom < innerHeight + 8;
  return lamp.checkVisibility() && inside && width > 100 && height > 40;
})"""
SEAT_LIT = """() => {
  const lit = document.querySelector(".lamp").getBoundingClientRect();
  const title = document.querySelector(".turn .title").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".hand .pick")].map((each) => each.getBoundingClientRect());
  const within = ({ left, right }) => left > lit.left - 8 && right < lit.right + 8;
  return within(title) && (innerWidth > innerHeight && innerHeight > 540 ? true : cards.every(within));
}"""
# The plies that are marked in sight.
MARKED = """() => [...document.querySelectorAll("[data-ply]:is(.trace, .trail, .traced, .from, .to)")]
  .filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return inside && each.checkVisibility({ visibilityProperty: true });
  })
  .map((each) => Number(each.dataset.ply))"""
NOTCH = "() => document.querySelector('.hand .notch')?.checkVisibility() ?? false"


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        yield page


def marks(shown: dict[str, Any]) -> set[int]:
    """The plies that left a mark on the table; for a card on a rival's path the explorer's way marks it."""
    return {mark["ply"] for mark in shown["trace"]["marks"] if not mark.get("zone", "").startswith("path:")}


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_lit_seat_and_each_trace_are_in_sight(samples: Samples, size: tuple[int, int], language: str) -> None:
    samples.size(*size)
    tables = [{"table": table(name), "language": language} for name in TABLES]
    told = samples.look(tables, LAMPS, SEAT_LIT, MARKED, NOTCH)
    for name, (lamps, lit, marked, notch) in zip(TABLES, told, strict=True):
        assert lamps == [True], name
        assert lit, name
        assert sorted(marks(table(name)) - set(marked)) == [], name
        assert notch == bool(table(name)["trace"]["drawn"]), name


NEWEST = """() => {
  const line = document.querySelector(".since .lines");
  const newest = line.lastElementChild.getBoundingClientRect();
  const [start, end] = document.documentElement.dir === "rtl" ? ["right", "left"] : ["left", "right"];
  const inside = (side) => Math.abs(newest[side] - line.getBoundingClientRect()[start]) < line.clientWidth + 1
    && (newest[side] - line.getBoundingClientRect()[start]) * (start === "left" ? 1 : -1) > -1;
  return { long: newest.width > line.clientWidth, start: inside(start), end: inside(end) };
}"""


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_line_of_turns_shows_the_newest_from_its_beginning(samples: Samples, language: str) -> None:
    seen = set()
    for size in (SMALL, (390, 844), (844, 390)):
        samples.size(*size)
        cases = list(product((0, 4), ("card-place", "board-2", "board-4")))
        tables = [{"table": table(name), "language": language} for _, name in cases]
        for (again, _), each in zip(cases, tables, strict=True):
            log = each["table"]["log"]
            log += again * log[-2:]  # a turn in which more happens than in any other
        for (_, name), (newest,) in zip(cases, samples.look(tables, NEWEST), strict=True):
            assert newest["start"], (size, name)
            assert newest["end"] or newest["long"], (size, name)
            seen.add(newest["long"])
    assert seen == {False, True}


NEWS_CUT = """() => {
  const line = document.querySelector(".since .lines");
  return line.scrollHeight - line.clientHeight;
}"""


ROUND_SEEN = """() => {
  const log = document.querySelector(".log").getBoundingClientRect();
  const heading = document.querySelector(".log .heading").getBoundingClientRect();
  return heading.top >= log.top && heading.bottom <= Math.min(log.bottom, innerHeight) + 1;
}"""


@pytest.mark.parametrize("size", [DESK, (1440, 900), (1920, 1080)])
def test_a_desk_tells_all_that_has_just_happened_before_what_was_before_that(
    samples: Samples, size: tuple[int, int]
) -> None:
    samples.size(*size)
    names = ("board-2", "board-3", "board-4", "adapted-4", "adapted-6")
    told = samples.look([{"table": table(name), "language": "en"} for name in names], NEWS_CUT, ROUND_SEEN)
    for name, (cut, seen) in zip(names, told, strict=True):
        assert cut <= 1, name
        assert seen, name


SHADOWED = """() => [...document.querySelectorAll(".since .lines")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1)
  .map((each) => getComputedStyle(each).backgroundImage !== "none")"""


BEGUN = """() => {
  const { bottom } = document.querySelector(".since .lines").getBoundingClientRect();
  const lines = [...document.querySelectorAll(".since .lines > *")];
  return lines.map((each) => each.getBoundingClientRect().top < bottom - 12);
}"""


def test_an_upright_tablet_shows_of_each_of_three_others_what_they_have_just_done(samples: Samples) -> None:
    samples.size(820, 1180)
    for language in ("en", "fa"):
        ((begun,),) = samples.look([{"table": table("board-4"), "language": language}], BEGUN)
        assert begun == [True] * 3, language


@pytest.mark.parametrize("size", [(820, 1180), (768, 1024)])
def test_on_an_upright_tablet_lines_that_go_on_below_theirs_have_a_shadow(
    samples: Samples, size: tuple[int, int]
) -> None:
    samples.size(*size)
    told = samples.look([{"table": table(name), "language": "fa"} for name in ("board-4", "adapted-6")], SHADOWED)
    assert [True] in [each for (each,) in told]
    assert all(all(each) for (each,) in told)


WHOSE = """() => [...document.querySelectorAll(".turn .title, .turn-plate .whose")].filter((each) =>
  each.checkVisibility() && !getComputedStyle(each).clipPath.startsWith("inset(50%")).map((each) => each.innerText)"""
PLATE_LIES_ON = """() => {
  const plate = document.querySelector(".turn-plate");
  if (!plate?.checkVisibility()) return [];
  const box = (each) => each.getBoundingClientRect();
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const shown = (each) => !getComputedStyle(each.closest(".who") ?? each).clipPath.includes("inset");
  const seen = (each) => each.checkVisibility() && shown(each);
  const told = ".likeness, .name > .called, .chip, .tally dt, .tally dd, .points dd";
  return [...plate.closest(".person").querySelectorAll(told)]
    .filter((each) => seen(each) && over(box(each), box(plate))).map((each) => each.className || each.textContent);
}"""


PLATE_HOLDS_ITS_WORDS = """() => [...document.querySelectorAll(".turn-plate .whose")]
  .every((each) => each.scrollWidth <= each.clientWidth + 1)"""


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_whose_turn_it_is_is_said_once_and_in_the_same_words(samples: Samples, size: tuple[int, int]) -> None:
    samples.size(*size)
    names = ("card-place", "board-2", "board-4", "adapted-4")
    tables = [{"table": table(name), "language": "en", "ui": {"thinking": 0.3}} for name in names]
    for each in tables:
        each["table"]["waiting"] = "mind"
        each["table"]["view"].update({"toMove": 1, "moves": []})
    told = samples.look(tables, WHOSE, PLATE_LIES_ON, PLATE_HOLDS_ITS_WORDS)
    for name, (said, under, holds) in zip(names, told, strict=True):
        crowd_aside = name != "card-place" and size == (844, 390)  # its plate has room for the step alone
        assert said == ([] if crowd_aside else ["Tilda’s turn"]), name
        assert under == [], name
        assert holds, name


COVERED = """() => [...document.querySelectorAll("button[data-move], button[data-move] .label")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.offsetWidth)
  .filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].some((tenth) =>
      document.elementFromPoint(left + (width * tenth) / 10, top + height / 2)?.closest(".turn-tag"));
  })
  .map((each) => each.closest("[data-move]").dataset.move)"""
CUT = """() => [...document.querySelectorAll(".board-step .turn-tag")].filter((tag) => {
  const { left, top, width } = tag.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + 2);
  return !tag.contains(there);
}).length"""


@pytest.mark.parametrize("size", [PHONE, DESK, ASIDE])
def test_no_tag_of_a_trace_lies_where_one_presses_to_place(samples: Samples, size: tuple[int, int]) -> None:
    """A path's tags lie in the gutter, where it is told who may set out on the path beside it."""
    samples.size(*size)
    for name in ("board-start", "board-2"):
        shown = table(name)
        since = shown["trace"]["since"]
        hand = next(zone["cards"] for zone in shown["view"]["zones"] if zone["kind"] == "hand")
        went = {"kind": "went", "ply": since, "turn": 20, "seat": 1, "from": 0}
        legal = {move["card"]: move for move in shown["view"]["moves"] if move["kind"] == "play"}.values()
        cases, tables = [], []
        for step in (1, 2, 5):
            marks = [{**went, "suit": suit, "to": step} for suit in "ybwgr"]
            marked = {**shown, "trace": {**shown["trace"], "marks": marks}}
            for move in legal:
                for hint in (None, {"move": move["move"], "mind": "expert", "reasons": [], "next": None}):
                    ui = {"chosen": {"card": move["card"], "index": hand.index(move["card"])}, "hint": hint}
                    cases.append((name, step, move["move"], hint))
                    tables.append({"table": marked, "language": "es", "ui": ui})
        told = samples.look(tables, COVERED, count_of(".board-step .turn-tag"), CUT)
        for case, (covered, tags, cut) in zip(cases, told, strict=True):
            assert covered == [], case
            assert tags == 5, case
            if size == PHONE:  # where paths stand, a tag lies on the step above it, whatever that is
                assert cut == 0, case


FRAME_CUT = """() => {
  const trace = document.querySelector(".theirs .column.long .trace");
  const [frame, column, tag] = [trace, trace.closest(".column"), trace.querySelector(".turn-tag")]
    .map((each) => each.getBoundingClientRect());
  const rank = trace.closest(".slot").querySelector(".rank").getBoundingClientRect();
  const sides = frame.left < column.left - 0.5 || frame.right > column.right + 0.5;
  const covered = Math.min(tag.right, rank.right) - Math.max(tag.left, rank.left) > rank.width / 3
    && Math.min(tag.bottom, rank.bottom) - Math.max(tag.top, rank.top) > rank.height / 3;
  return { sides, foot: Math.max(frame.bottom, tag.bottom) > column.bottom + 0.5, covered };
}"""


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_frame_of_a_card_in_a_long_column_is_whole(samples: Samples, size: tuple[int, int], language: str) -> None:
    samples.size(*size)
    counts = (6, 8)
    tables = [{"table": table("card-long"), "language": language} for _ in counts]
    for count, each in zip(counts, tables, strict=True):
        (placed,) = each["table"]["trace"]["marks"]
        column = next(zone for zone in each["table"]["view"]["zones"] if zone["id"] == placed["zone"])
        assert len(column["cards"]) == 8
        column["cards"] = column["cards"][-count:]
    for count, (found,) in zip(counts, samples.look(tables, FRAME_CUT), strict=True):
        assert not any(found.values()), (count, found)


WORDS_COVERED = """() => [...document.querySelectorAll(".trace .was :is(.which, .word)")]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const told = words.getBoundingClientRect();
    const tag = each.closest(".trace").querySelector(".turn-tag").getBoundingClientRect();
    return Math.min(told.right, tag.right) - Math.max(told.left, tag.left) > 1
      && Math.min(told.bottom, tag.bottom) - Math.max(told.top, tag.top) > 3;  // that much is air around letters
  }).map((each) => each.textContent)"""


def take_from_each(shown: dict[str, Any], suits: str) -> None:
    """A ten was taken from each pile, one turn ago."""
    taken = {"kind": "taken", "ply": shown["trace"]["since"], "turn": 20, "seat": 1}
    ten = "T" if len(suits) == 4 else "10"
    shown["trace"]["marks"] = [{**taken, "zone": f"pile:{suit}", "card": f"{suit}{ten}"} for suit in suits]


@pytest.mark.parametrize("size", [PHONE, *EVERY_SIZE])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_no_tag_lies_on_what_says_that_a_card_was_taken(samples: Samples, size: tuple[int, int], language: str) -> None:
    samples.size(*size)
    taken = (("card-place", "ybwgr"), ("board-2", "ybwgr"), ("adapted-4", "shdc"))
    tables = []
    for name, suits in taken:
        shown = table(name)
        for zone in shown["view"]["zones"]:
            if zone["kind"] == "pile":
                zone.update({"cards": [], "count": 0})
        shown["view"]["moves"] = []
        take_from_each(shown, suits)
        tables.append({"table": shown, "language": language})
    for (name, suits), (told, covered) in zip(
        taken, samples.look(tables, count_of(".trace .was"), WORDS_COVERED), strict=True
    ):
        assert told == len(suits), name
        assert covered == [], name


REASON_COVERS = """() => {
  const box = (which) => document.querySelector(which).getBoundingClientRect();
  const reason = document.querySelector(".reason");
  const [card, over] = [box(".barred .crop"), reason.checkVisibility() ? box(".reason") : { top: Infinity }];
  return card.top + 16 > over.top;
}"""


@pytest.mark.parametrize("size", [SMALL, PHONE, (390, 844)])
def test_what_was_just_discarded_stays_in_sight_on_a_phone(samples: Samples, size: tuple[int, int]) -> None:
    samples.size(*size)
    names = ("card-draw", "board-draw", "adapted-draw")
    tables = [{"table": table(name), "language": "en"} for name in names]
    for each in tables:
        piles = [zone for zone in each["table"]["view"]["zones"] if zone["kind"] == "pile"]
        closed = next(zone for zone in piles if zone["cards"])
        for zone in piles:
            zone["closed"] = zone is closed
    told = samples.look(tables, count_of(".barred"), REASON_COVERS)
    for name, (barred, covers) in zip(names, told, strict=True):
        assert barred == 1, name
        assert not covers, name


HIDDEN_TAGS = """() => [...document.querySelectorAll(".pile.legal .turn-tag")].filter((tag) => {
  const { left, top, width, height } = tag.getBoundingClientRect();
  tag.style.pointerEvents = "auto";
  const lamp = document.querySelector(".pile > .lantern");
  if (lamp) lamp.style.pointerEvents = "auto";
  return ![0.3, 0.7].every((down) => tag.contains(document.elementFromPoint(left + width / 2, top + height * down)));
}).map((tag) => tag.closest(".pile").className)"""


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_turn_s_number_is_whole_on_a_pile_that_a_card_may_go_to(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    """What lights up there stands behind it, and the lantern of a hint beside it."""
    samples.size(*size)
    cases, tables = [], []
    for name, suits in (("card-place", "ybwgr"), ("board-4", "ybwgr"), ("adapted-2", "shdc"), ("adapted-4", "shdc")):
        shown = table(name)
        take_from_each(shown, suits)
        ui = choosing(shown, "discard")
        move = next(move for move in shown["view"]["moves"] if move["kind"] == "discard")
        for hint in (None, {"move": move["move"], "mind": "expert", "reasons": [], "next": None}):
            cases.append((name, hint))
            tables.append({"table": shown, "language": language, "ui": {**ui, "hint": hint}})
    told = samples.look(tables, count_of(".pile.legal .turn-tag"), HIDDEN_TAGS)
    for case, (tags, hidden) in zip(cases, told, strict=True):
        assert tags == 1, case
        assert hidden == [], case
