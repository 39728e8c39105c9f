"""Help at a table covers nothing that it speaks of, measured at every size, in every game and language.

A hint, a refusal, a sum, a tip, a guide's word, a question, a chooser, the labels of targets, and each scene of the
first lessons, in the engine's own words.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fixtures.make import RECORDS
from lessons.first_lesson import begun, follow
from page.samples import Samples, sample_page, table
from page.test_sizes import ASIDE, EVERY_SIZE, TABLET
from playwright.sync_api import Browser
from scripts import script
from words.language_files import LANGUAGES

from lostcities.table import Table
from lostcities.table.advice import advice

HELPS = script("visit/helps.js")
LEARN = "async ([name, states]) => (await import('/tests/page/helped.js')).learn(name, states)"
MEASURE = "async (given) => (await import('/tests/page/helped.js')).measure(given)"
TABLES = {
    "card": ("card-long", "card-draw", "card-start"),
    "board": ("board-4", "board-arrow", "board-draw"),
    "adapted": ("adapted-6", "adapted-4", "adapted-draw"),
}
"""Of each game a full table to place at, and one to draw at."""
LONGEST = {
    "card": {"key": "guide-card-welcome", "values": {}},
    "board": {"key": "guide-board-welcome", "values": {}},
    "adapted": {"key": "guide-adapted-welcome", "values": {}},
}
State = dict[str, Any]


@pytest.fixture(scope="module")
def measures(chromium_browser: Browser) -> Iterator["Measures"]:
    with sample_page(chromium_browser) as page:
        yield Measures(page)


@cache
def played(name: str) -> Table:
    """The sample's match on a table that answers."""
    live = Table()
    live.open((RECORDS / f"{name}.json").read_text("utf-8"), "m-sample")
    if curtain := (live.look() or {})["curtain"]:
        live.lift(curtain["seat"])
    return live


def chosen(name: str, hand: list[str], kind: str) -> Iterator[tuple[str, State]]:
    """A card chosen to be placed so; of the board game one that begins a path, and another that goes on along one."""
    moves = [move for move in table(name)["view"]["moves"] if move["kind"] == kind]
    for begins in (False, True):
        fitting = [move for move in moves if bool(move.get("piece")) == begins]
        if fitting:
            card = fitting[0]["card"]
            yield f"{card} chosen to {kind}", {"chosen": {"card": card, "index": hand.index(card)}}


def hints(name: str) -> Iterator[tuple[str, State]]:
    """A hint of each kind of move, in the engine's words."""
    live, kinds = played(name), set()
    sitting = live._at_table()
    for move in table(name)["view"]["moves"]:
        kind = move["kind"], bool(move.get("piece"))
        if kind not in kinds:
            kinds.add(kind)
            yield f"a hint to {move['kind']}", {"hint": advice(sitting, sitting.game.parse_move(move["move"]))}


def refusals(name: str, hand: list[str]) -> Iterator[tuple[str, State]]:
    """Each reason that the table gives why a card cannot go to a place, or why nothing can be drawn there."""
    places = [zone["id"] for zone in table(name)["view"]["zones"] if zone["kind"] not in ("hand", "backs")]
    told = set()
    for card in ("", *hand):
        for place in places:
            reason = played(name).why(card, place)
            if reason["key"] not in told:
                told.add(reason["key"])
                yield f"{reason['key']}", {"refusal": reason}


def others(game: str, name: str) -> Iterator[tuple[str, State]]:
    """What else is said at a table: to a beginner, as a question, about what happened meanwhile, of the last cards."""
    yield "a guide", {"tip": LONGEST[game]}
    yield "a question", {"asking": "practice"}
    yield "an own player", {"failed": {"key": "error-own-said", "values": {"seat": 1, "text": "ValueError: no " * 4}}}
    yield "tips", {"settings": {"tips": True}}
    log = table(name)["log"]
    if any(each["seat"] != 0 for each in log):
        yield "meanwhile", {"meanwhile": log[-6:]}


@cache
def states(game: str) -> list[State]:
    """Tables of a game with all that can help there, each by itself and some of it with a card chosen."""
    found: list[State] = []
    for name in TABLES[game]:
        shown = table(name)
        hand = next(zone["cards"] for zone in shown["view"]["zones"] if zone["kind"] == "hand")
        choices = [each for kind in ("play", "discard") for each in chosen(name, hand, kind)]
        said = [*hints(name), *refusals(name, hand), *others(game, name)]
        both = [
            (f"{one} and {other}", {**ui, **chosen_})
            for one, ui in said
            if "hint" in ui
            for other, chosen_ in choices
            if ui["hint"]["move"].startswith(chosen_["chosen"]["card"])
        ]
        found += [{"name": f"{name}, {what}", "table": shown, "ui": ui} for what, ui in (*choices, *said, *both)]
        found += [
            {
                "name": f"{name}, worth of {zone}",
                "table": shown,
                "ui": {},
                "worth": {**played(name).worth(zone), "of": zone},
            }
            for zone in columns(shown)
        ]
        few = {**shown, "view": {**shown["view"], "zones": [fewer(zone) for zone in shown["view"]["zones"]]}}
        found.append({"name": f"{name}, the last cards", "table": few, "ui": {"warned": 0}})
    return found


def columns(shown: State) -> list[str]:
    """The column with most to tell of the viewer and of another."""
    zones = [zone for zone in shown["view"]["zones"] if "seat" in zone and "suit" in zone and zone["cards"]]
    by_seat = {zone["seat"]: zone for zone in sorted(zones, key=lambda zone: len(zone["cards"]))}
    return [zone["id"] for zone in list(by_seat.values())[:2]]


def fewer(zone: State, left: int = 4) -> State:
    """The deck with so many cards left."""
    return {**zone, "count": left, "turns": left // 4} if zone["kind"] == "deck" else zone


class Measures:
    """What is wrong with states on a page; it is handed them by name, once for all sizes and languages."""

    def __init__(self, samples: Samples) -> None:
        self.samples = samples
        self.known: set[str] = set()

    def wrong(self, name: str, states: list[State], size: tuple[int, int], language: str) -> list[str]:
        if name not in self.known:
            # As a text: handing the browser's driver so many values one by one takes longer than drawing them.
            self.samples.page.evaluate(LEARN, [name, json.dumps(states)])
            self.known.add(name)
        self.samples.size(*size)
        return list(self.samples.page.evaluate(MEASURE, {"name": name, "language": language, "helps": HELPS}))


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", EVERY_SIZE)
def test_what_helps_lies_on_nothing_that_it_speaks_of(
    measures: Measures, game: str, language: str, size: tuple[int, int]
) -> None:
    assert measures.wrong(game, states(game), size, language) == []


def test_what_helps_six_at_a_low_table_lies_on_nothing_that_it_speaks_of(measures: Measures) -> None:
    crowded = [state for state in states("adapted") if state["name"].startswith("adapted-6")]
    assert len(crowded) > 5
    for language in LANGUAGES:
        assert measures.wrong("six", crowded, ASIDE, language) == [], language


OWN_OUT_OF_SIGHT = """() => Math.max(...[...document.querySelectorAll(".mine .column")]
  .map((each) => each.scrollHeight - each.clientHeight))"""


@pytest.mark.parametrize("size", [(393, 698), (412, 732), (427, 752)])
def test_what_helps_six_on_a_phone_leaves_the_own_stacks_in_sight(measures: Measures, size: tuple[int, int]) -> None:
    crowded = [state for state in states("adapted") if state["name"].startswith("adapted-6") and "worth" not in state]
    for language in LANGUAGES:
        assert measures.wrong("six on a phone", crowded, size, language) == [], language
        looks = [{"table": state["table"], "ui": state["ui"], "language": language} for state in crowded]
        told = measures.samples.look(looks, OWN_OUT_OF_SIGHT)
        assert max(out for (out,) in told) < 14, f"{language}: of a stack more than a strip is out of sight"


@cache
def scenes(game: str) -> list[State]:
    """The table at each scene of a first lesson."""
    told = [{"name": f"scene {shown['primer']['step'] + 1}", "table": shown, "ui": {}} for shown in follow(begun(game))]
    assert len(told) > 9
    return told


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", EVERY_SIZE)
def test_a_first_lesson_shows_what_it_points_at(
    measures: Measures, game: str, language: str, size: tuple[int, int]
) -> None:
    assert measures.wrong(f"lesson of {game}", scenes(game), size, language) == []


NOTICED = """() => {
  const [said, field] = [".notice > .said", ".field"].map((each) => document.querySelector(each));
  const box = (each) => each.getBoundingClientRect();
  const [notice, words, seal] = [said?.parentElement, said, said?.parentElement.querySelector(".seal")];
  return {
    field: box(field).height,
    empty: said ? box(notice).height - Math.max(box(words).height, 44) : 0,
    edge: seal ? Math.min(box(seal).left - box(notice).left, box(notice).right - box(seal).right) : 0,
  };
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(768, 1024), TABLET])
def test_on_an_upright_tablet_a_word_is_as_high_as_it_needs_and_no_lane_tightens(
    measures: Measures, language: str, size: tuple[int, int]
) -> None:
    measures.samples.size(*size)
    for name in ("card-start", "card-long", "board-4", "adapted-4"):
        shown = table(name)
        full = {**shown, "view": {**shown["view"], "zones": [fewer(zone, 9) for zone in shown["view"]["zones"]]}}
        few = {**shown, "view": {**shown["view"], "zones": [fewer(zone) for zone in shown["view"]["zones"]]}}
        looks = [{"table": each, "language": language} for each in (full, few)]
        (plain,), (noticed,) = measures.samples.look(looks, NOTICED)
        assert plain["edge"] == 0, name
        assert noticed["edge"] > 9, name
        assert noticed["empty"] < 30, name
        assert noticed["field"] == pytest.approx(plain["field"], abs=3), name
