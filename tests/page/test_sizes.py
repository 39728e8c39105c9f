"""Sample tables of all games by their measures: nothing cut or overlapping at any size of screen and letters, in any
language, and Persian as the mirror of English."""

import json
import re
from collections.abc import Iterator
from itertools import chain, product
from typing import Any

import pytest
from page.samples import Samples, choosing, count_of, sample_page, table
from playwright.sync_api import Browser
from scripts import script

MEASURE = script("visit/measure.js")
WORDS_SEEN = script("../page/words_seen.js")
COVERED = script("../page/covered.js")
STEPS = script("../page/steps.js")
STATES = {
    "card": ["card-place", "card-draw", "card-thinks", "card-over", "card-end", "card-long"],
    "board": ["board-2", "board-3", "board-4", "board-arrow", "board-draw", "board-late", "board-end"],
    "adapted": ["adapted-2", "adapted-3", "adapted-4", "adapted-draw", "adapted-end", "adapted-long"],
}
PHONE = (360, 740)
SMALL = (320, 568)
ASIDE = (740, 360)
DESK = (1280, 800)
TABLET = (820, 1180)
MIDDLES = """() => Object.fromEntries(%s.map((which) => [which, [...document.querySelectorAll(which)]
  .filter((each) => each.checkVisibility())
  .map((each) => { const {left, right} = each.getBoundingClientRect(); return Math.round((left + right) / 2); })]))"""


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        yield page


def states(game: str) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Tables of a game, each with nothing chosen, and with a card chosen to play and one to discard."""
    for name in STATES[game]:
        shown = table(name)
        yield name, shown, {"thinking": 0.4} if shown["waiting"] == "mind" else {}
        for kind in ("play", "discard"):
            if any(move["kind"] == kind for move in shown["view"]["moves"]):
                yield f"{name}, to {kind}", shown, choosing(shown, kind)


def wrong(samples: Samples, game: str, size: tuple[int, int], language: str, text: int = 100) -> list[str]:
    """What is wrong with the tables of a game at that size, told with the state."""
    samples.size(*size)
    names, tables = [], []
    for state, shown, ui in states(game):
        names.append(state)
        tables.append({"table": shown, "language": language, "text": text, "ui": ui})
    least = {"card": 40 if size[0] >= 360 else 32}
    told = samples.look(tables, f"() => ({MEASURE})({json.dumps(least)})", WORDS_SEEN)
    return [f"{state}: {each}" for state, said in zip(names, told, strict=True) for each in chain(*said)]


@pytest.mark.parametrize("game", STATES)
@pytest.mark.parametrize(
    ("size", "language"), [(SMALL, "ru"), (PHONE, "es"), (ASIDE, "fa"), (DESK, "ru"), (TABLET, "ru")]
)
def test_every_word_on_a_table_can_be_read(samples: Samples, game: str, size: tuple[int, int], language: str) -> None:
    assert wrong(samples, game, size, language) == []


@pytest.mark.parametrize("game", STATES)
@pytest.mark.parametrize(("size", "language"), [(PHONE, "es"), (PHONE, "fa"), (SMALL, "ru"), (DESK, "es")])
def test_letters_of_twice_the_size_can_be_read_on_a_phone_and_on_a_desk(
    samples: Samples, game: str, size: tuple[int, int], language: str
) -> None:
    assert wrong(samples, game, size, language, 200) == []


BOXES = "() => [...document.querySelectorAll('%s')].map((each) => each.getBoundingClientRect().toJSON())"


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_both_steps_of_a_turn_stay_in_the_bar_when_the_score_has_grown(samples: Samples, language: str) -> None:
    samples.size(*PHONE)
    shown = table("card-place")
    shown["view"]["scores"] = [-121, 156]
    (((bar,), marks),) = samples.look([{"table": shown, "language": language}], BOXES % ".turn", BOXES % ".turn .mark")
    for box in marks:
        assert box["width"]
        assert bar["x"] <= box["x"] <= bar["x"] + bar["width"] - box["width"]
        assert bar["y"] <= box["y"] <= bar["y"] + bar["height"] - box["height"]


CHOOSER_OVER = """() => {
  const chooser = document.querySelector(".begin").getBoundingClientRect();
  const over = [...document.querySelectorAll(".board-step, .far")].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const wide = Math.min(right, chooser.right) - Math.max(left, chooser.left);
    return wide > 1 && Math.min(bottom, chooser.bottom) - Math.max(top, chooser.top) > 1;
  }).length;
  const { top, left, right, bottom } = chooser;
  return [over, Math.min(top, left, innerWidth - right, innerHeight - bottom) >= 0];
}"""


@pytest.mark.parametrize(
    "size", [SMALL, PHONE, ASIDE, TABLET, DESK, (980, 768), (1024, 768), (1160, 768), (1280, 900), (1280, 1100)]
)
def test_choosing_who_sets_out_hides_no_step_and_no_pile_and_is_seen_whole(
    samples: Samples, size: tuple[int, int]
) -> None:
    samples.size(*size)
    shown = table("board-start")
    cards = sorted({move["card"] for move in shown["view"]["moves"] if move.get("piece")})
    chosen = [{"table": shown, "ui": {"chosen": {"card": card, "index": 0}}} for card in cards]
    for card, said in zip(cards, samples.look(chosen, count_of(".begin .setting-out"), CHOOSER_OVER), strict=True):
        assert said == [2, [0, True]], card


MIRRORED = {
    "card-place": (".side.mine .lane", ".side.theirs .lane", ".pile", ".to-menu", ".stock .deck", ".pick"),
    "board-4": (".path", ".board-axis", ".far", ".near", ".person", ".to-menu", ".stock .deck", ".pick", ".explorer"),
    "adapted-4": (".side.mine .lane", ".rival .glance", ".pile", ".person", ".to-menu", ".stock .deck", ".pick"),
}


@pytest.mark.parametrize("name", MIRRORED)
@pytest.mark.parametrize("size", [DESK, PHONE, ASIDE, TABLET])
def test_the_persian_table_is_the_mirror_of_the_english_one(samples: Samples, name: str, size: tuple[int, int]) -> None:
    samples.size(*size)
    tables = [{"table": table(name), "language": language} for language in ("en", "fa")]
    (english,), (persian,) = samples.look(tables, MIDDLES % json.dumps(MIRRORED[name]))
    for which, left_to_right in english.items():
        mirrored = [size[0] - middle for middle in left_to_right]
        assert mirrored, which
        assert mirrored == pytest.approx(persian[which], abs=12), which


@pytest.mark.parametrize("size", [SMALL, PHONE, ASIDE, TABLET, DESK])
def test_a_step_holds_its_tile_and_as_many_explorers_as_stand_there(samples: Samples, size: tuple[int, int]) -> None:
    samples.size(*size)
    names = ("board-crowd", "board-4")
    for name, (steps,) in zip(names, samples.look([{"table": table(name)} for name in names], STEPS), strict=True):
        assert steps["wrong"] == [], name
        assert len(steps["sizes"]) == 1, name


ROUNDS = ".round, .round-here, .log .heading, .crossings .heading"
SEEN = """() => [...document.querySelectorAll("%s")].filter((each) => each.checkVisibility()
  && !getComputedStyle(each).clipPath.startsWith("inset(50%%")).map((each) => each.innerText.trim())"""


@pytest.mark.parametrize("size", [SMALL, PHONE, ASIDE, TABLET, DESK])
def test_the_round_and_two_numbers_of_every_seat_are_in_sight_at_every_size(
    samples: Samples, size: tuple[int, int]
) -> None:
    samples.size(*size)
    labels = ".person .in-full, .person .in-short, .told-of span"
    looks = [SEEN % which for which in (ROUNDS, ".person .match-score dd", labels)]
    for name, rounds in (("card-place", "Round 2 of 3"), ("adapted-2", "Round 2 of 3"), ("adapted-4", "Round 2 of 3")):
        shown = table(name)
        seats = len(shown["seats"])
        shown.update({"round": 1, "totals": [1000 + seat for seat in range(seats)]})
        helps = (hinting(shown, "play"), {"meanwhile": shown["log"][-4:]}, {"asking": "practice"}, {})
        told = samples.look([{"table": shown, "ui": ui} for ui in helps], *looks)
        for ui, (seen, scores, _) in zip(helps, told, strict=True):
            assert any(rounds in each for each in seen), f"{name} with {list(ui)}"
            totals = [each.replace(",", "") for each in scores]
            assert sorted(totals) == [str(1000 + seat) for seat in range(seats)], f"{name} with {list(ui)}"
        assert {each.lower() for each in told[-1][2]} in ({"round", "match"}, {"this round", "match"}), name
    shown = table("board-4")
    people = shown["view"]["facts"]["people"]
    helps = (hinting(shown, "play"), {"asking": "practice"}, {})
    told = samples.look([{"table": shown, "ui": ui} for ui in helps], SEEN % ROUNDS, SEEN % ".person .points dd")
    for ui, (seen, points) in zip(helps, told, strict=True):
        assert any("xpedition 2 of 3" in each for each in seen), list(ui)
        sums = [int(each.replace("−", "-")) for each in points]
        assert sorted(sums) == sorted(person["standing"]["points"] for person in people), list(ui)


@pytest.mark.parametrize("size", [SMALL, (390, 844)])
@pytest.mark.parametrize("name", ["card-draw", "board-draw", "adapted-draw"])
def test_a_phone_tells_the_turns_left_beside_the_round_while_what_draws_stands_in_their_place(
    samples: Samples, size: tuple[int, int], name: str
) -> None:
    samples.size(*size)
    turns = re.compile("turns each")
    placing = {"board-draw": "board-2"}.get(name) or name.replace("draw", "long")
    (rounds, _), (_, left) = samples.look(
        [{"table": table(name)}, {"table": table(placing)}],
        SEEN % ".since .round, .above .round, .stock .each",
        SEEN % ".stock .each",
    )
    assert [bool(turns.search(each)) for each in rounds] == [True]
    assert [each for each in left if turns.search(each)]


@pytest.mark.parametrize("size", [SMALL, PHONE, ASIDE, TABLET, DESK])
@pytest.mark.parametrize(("name", "card"), [("card-place", "w7"), ("board-4", "w7"), ("adapted-4", "h7")])
def test_known_cards_of_other_hands_are_drawn_at_every_size(
    samples: Samples, size: tuple[int, int], name: str, card: str
) -> None:
    samples.size(*size)
    shown = table(name)
    for zone in shown["view"]["zones"]:
        if zone["kind"] == "backs":
            zone["cards"] = [card]
    ((chips,),) = samples.look([{"table": shown}], SEEN % ".known .chip")
    assert len(chips) == len(shown["seats"]) - 1


INKS = "() => [...document.querySelectorAll('%s')].map((each) => getComputedStyle(each).color)"


@pytest.mark.parametrize("size", [PHONE, ASIDE, TABLET, DESK])
def test_a_minus_of_one_s_own_has_another_ink_than_a_plus(samples: Samples, size: tuple[int, int]) -> None:
    samples.size(*size)
    shown = table("adapted-3")
    tables = [{"table": {**shown, "view": {**shown["view"], "scores": [own, -5, 5]}}} for own in (-20, 20, 0)]
    told = samples.look(tables, INKS % ".person.own .tally > :not(.match-score) .score")
    inks = [ink for (found,) in told for ink in found]
    assert len(set(inks)) == len(inks) == 3


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
@pytest.mark.parametrize("size", [(1000, 600), DESK, (1920, 1080)])
def test_a_word_to_a_beginner_covers_nothing_on_a_desk(samples: Samples, size: tuple[int, int], language: str) -> None:
    samples.size(*size)
    for name in ("card-start", "card-place"):
        shown = table(name)
        shown["log"] = shown["log"] * 20
        tipping = {"table": shown, "language": language, "ui": {"settings": {"tips": True}}}
        ((tips, covered),) = samples.look([tipping], SEEN % ".notice.tip", COVERED)
        assert len(tips) == 1, name
        assert covered == [], name


OWN_SUM = """() => {
  const within = (inner, outer) => inner.top >= outer.top && inner.bottom <= outer.bottom;
  const sum = document.querySelector(".person.own .points dd").getBoundingClientRect();
  const seen = document.elementFromPoint((sum.left + sum.right) / 2, (sum.top + sum.bottom) / 2);
  const column = document.querySelector(".people").getBoundingClientRect();
  return within(sum, column) && Boolean(seen.closest(".person.own"));
}"""


@pytest.mark.parametrize("size", [(1000, 600), DESK, (1366, 768)])
@pytest.mark.parametrize("waiting", ["person", "mind"])
def test_the_own_sum_stays_in_sight_on_a_desk_however_much_is_told_of_others(
    samples: Samples, size: tuple[int, int], waiting: str
) -> None:
    samples.size(*size)
    shown = table("board-4")
    shown.update({"waiting": waiting, "practice": True})
    shown["view"]["toMove"] = 1 if waiting == "mind" else 0
    for zone in shown["view"]["zones"]:
        if zone["kind"] == "backs":
            zone["cards"] = ["w7", "b3", "g10", "r2", "y5"]
    for person in shown["view"]["facts"]["people"]:
        own = person["seat"] == 0
        terms = [("tiles", 0), ("explorers", -40), ("floor", 40), ("artifacts", -20), ("floor", 20)]
        told = [(key, points) for key, points in terms if own or key in ("explorers", "artifacts")]
        person["standing"] = {
            "terms": [{"key": key, "points": points} for key, points in told],
            "points": sum(points for _, points in told),
            "whole": own,
        }
    ui = {"thinking": 0.4} if waiting == "mind" else {}
    languages = ("es", "fa")
    told = samples.look([{"table": shown, "language": language, "ui": ui} for language in languages], OWN_SUM)
    assert dict(zip(languages, told, strict=True)) == {"es": [True], "fa": [True]}


def hinting(shown: dict[str, Any], kind: str) -> dict[str, Any]:
    """A hint of a table's first move of that kind, as long as hints are."""
    moves = shown["view"]["moves"]
    move = next(move for move in moves if move["kind"] == kind)
    values = {
        "suit": move["card"][0],
        "step": 4,
        "before": -10,
        "after": 5,
        "count": 2,
        "could": 14,
        "card": move["card"],
    }
    keys = ("hint-board-goes", "hint-board-arrow", "hint-could", "hint-skips")
    reasons = [{"key": key, "values": values} for key in keys]
    following = {"move": moves[-1]["move"], "behind": 420}
    return {"hint": {"move": move["move"], "mind": "expert", "reasons": reasons, "next": following}}


DRAWN = """() => [".path:first-of-type .strips", ".board-axis i", ".far .stand"].filter((which) => {
  const each = document.querySelector(which);
  const { top, bottom } = each.getBoundingClientRect();
  const field = each.closest(".field").getBoundingClientRect();
  return !each.checkVisibility() || top < field.top - 2 || bottom > field.bottom + 2;
})"""


def test_a_tablet_draws_whole_columns_and_the_numbers_of_steps_however_much_is_told(samples: Samples) -> None:
    samples.size(*TABLET)
    shown = table("board-4")
    cases = list(product(("en", "ru"), ({}, hinting(shown, "play"))))
    told = samples.look([{"table": shown, "language": language, "ui": ui} for language, ui in cases], DRAWN)
    for (language, ui), (undrawn,) in zip(cases, told, strict=True):
        assert undrawn == [], (language, bool(ui))


TOLD_IN_THE_BAR = """() => {
  const box = (each) => each.getBoundingClientRect();
  const seen = (which) => [...document.querySelectorAll(which)].filter((each) => each.checkVisibility()).map(box);
  const [steps, terms] = [seen(".turn :is(.title, .step, .mark)"), seen(".person.own :is(dt, dd)")];
  const between = (one, other) => Math.max(other.left - one.right, one.left - other.right);
  return Math.min(...steps.flatMap((step) => terms.map((term) => between(step, term))));
}"""


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
@pytest.mark.parametrize("size", [(744, 1133), TABLET])
def test_what_a_seat_would_have_stands_apart_from_the_steps_in_a_tablet_s_bar(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    samples.size(*size)
    names = ("board-4", "board-late", "board-draw", "board-2")
    told = samples.look([{"table": table(name), "language": language} for name in names], TOLD_IN_THE_BAR)
    for name, (apart,) in zip(names, told, strict=True):
        assert apart >= 8, name


UNFOLD = "async () => (await import('/web/js/play/folding.js')).fold(document.getElementById('table'))"
EVERY_SIZE = [SMALL, (390, 844), TABLET, (844, 390), DESK, (1920, 1080)]


@pytest.mark.parametrize(("game", "name"), [("card", "card-long"), ("board", "board-4"), ("adapted", "adapted-4")])
@pytest.mark.parametrize("size", EVERY_SIZE)
def test_a_hint_lies_on_nothing_that_it_speaks_of(
    samples: Samples, game: str, name: str, size: tuple[int, int]
) -> None:
    samples.size(*size)
    shown = table(name)
    kinds = [kind for kind in ("play", "discard") if any(move["kind"] == kind for move in shown["view"]["moves"])]
    cases = [(kind, ui) for kind in kinds for ui in ({}, choosing(shown, kind))]
    tables = [{"table": shown, "language": "ru", "ui": {**hinting(shown, kind), **ui}} for kind, ui in cases]
    found = []
    for (kind, ui), (_, wrong) in zip(cases, samples.look(tables, UNFOLD, script("visit/helps.js")), strict=True):
        found += [f"{kind}, {bool(ui)}: {each}" for each in wrong]
    assert found == []
