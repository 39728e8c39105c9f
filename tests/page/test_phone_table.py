"""What a phone's table keeps: the head with what the others have, and few cards in the hand."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from page.samples import Samples, sample_page, table
from page.test_sizes import PHONE, SMALL
from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        yield page


LEFTS = "() => [...document.querySelectorAll('.held')].map((each) => each.offsetLeft)"


@pytest.mark.parametrize("size", [SMALL, (390, 844)])
def test_few_cards_stay_where_they_are_when_one_is_chosen(samples: Samples, size: tuple[int, int]) -> None:
    samples.size(*size)
    shown = table("card-place")
    hand = next(zone for zone in shown["view"]["zones"] if zone["kind"] == "hand")
    hand["cards"] = hand["cards"][:3]
    uis = ({}, {"chosen": {"card": hand["cards"][1], "index": 1}})
    (before,), (after,) = samples.look([{"table": shown, "ui": ui} for ui in uis], LEFTS)
    assert len(before) == 3
    assert after == pytest.approx(before, abs=6)


OUT_OF_THE_HEAD = """() => [...document.querySelectorAll(".person.other :is(.tally, .board-tally) dd")]
.filter((each) => {
  const { top, bottom } = each.getBoundingClientRect();
  const head = each.closest(".person").getBoundingClientRect();
  return each.checkVisibility() && (top < head.top - 2 || bottom > head.bottom + 2);
}).map((each) => each.innerText)"""


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
@pytest.mark.parametrize("size", [SMALL, (360, 640), PHONE, (412, 732), (390, 844)])
def test_what_the_others_have_stands_whole_over_the_line_of_a_phone(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    samples.size(*size)
    cases = list(product(("card-place", "board-2", "board-4", "adapted-4"), (100, 200)))
    tables = [{"table": table(name), "language": language, "text": text} for name, text in cases]
    told = samples.look(tables, OUT_OF_THE_HEAD)
    assert dict(zip(cases, told, strict=True)) == {case: [[]] for case in cases}


UNDER_LABELS = """() => {
  const seen = (which) => [...document.querySelectorAll(which)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true })).map((each) => each.getBoundingClientRect());
  const labels = seen(".lane-head .label, .begin > .target");
  const told = seen(".above :is(.round, .turns-left, .arches li, .count-of)");
  const share = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [labels.length, told.filter((each) => labels.some((label) => share(each, label))).length, told.length];
}"""


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
@pytest.mark.parametrize("size", [SMALL, PHONE, (412, 839)])
def test_what_a_label_of_the_board_would_cover_of_the_line_over_the_paths_gives_way(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    samples.size(*size)
    looks: list[dict[str, Any]] = []
    for name in ("board-start", "board-arrow", "board-4"):
        shown = table(name)
        hand = next(zone for zone in shown["view"]["zones"] if zone["kind"] == "hand")["cards"]
        for index, card in enumerate(hand):
            if any(move.get("card") == card and move["kind"] == "play" for move in shown["view"]["moves"]):
                looks.append({"table": shown, "ui": {"chosen": {"card": card, "index": index}}, "language": language})
    looks.append({"table": table("board-arrow"), "language": language})
    told = [each for (each,) in samples.look(looks, UNDER_LABELS)]
    assert all(labels for labels, _, _ in told)
    assert [under for _, under, _ in told if under] == []
    ((_, _, whole),) = (each for (each,) in samples.look([{"table": table("board-start")}], UNDER_LABELS))
    assert whole > 4, "with no card chosen all of it is told"


END_SEEN = """() => {
  const [line, end] = [".since .lines", ".since :is(.of-end, .of-limit)"].map((which) =>
    document.querySelector(which).getBoundingClientRect());
  return end.width > 0 && end.left > line.left - 1 && end.right < line.right + 1;
}"""


def ended(name: str, seat: int, *happened: dict[str, Any]) -> dict[str, Any]:
    """The last turn of a round as somebody sees it who goes through the match: what happened in it, and its end."""
    shown = table(name)
    last = shown["log"][-1]
    turn = {"turn": last["turn"] + 1, "seat": seat}
    ply = last["ply"] + 1
    log = [{**turn, "ply": ply + at, **each} for at, each in enumerate(happened)]
    at = {"round": 2, "turn": turn["turn"] + 1, "turns": [turn["turn"] + 1] * 3, "kept": {"open": True}}
    return {**shown, "replay": at, "log": [*shown["log"], *log], "trace": {**shown["trace"], "since": ply}}


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
@pytest.mark.parametrize("size", [SMALL, (360, 640), (390, 844)])
def test_a_phone_s_line_of_a_round_s_last_turn_tells_of_its_end(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    samples.size(*size)
    played, drawn = {"kind": "play", "card": "w10", "suit": "w"}, {"kind": "draw", "count": 0, "card": "b9"}
    taken = {"kind": "take", "card": "b9", "suit": "b"}
    for seat, name in product((0, 1), ("card-place", "board-2")):
        for got, kind in ((drawn, "end"), (drawn, "limit"), (taken, "limit")):
            shown = ended(name, seat, played, got, {"kind": kind})
            ((seen,),) = samples.look([{"table": shown, "language": language}], END_SEEN)
            long = kind == "limit" and (size[0] < 390 or name == "board-2")  # scrolled to
            assert seen or long, (seat, name, got["kind"], kind)
