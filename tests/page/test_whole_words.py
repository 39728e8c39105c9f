"""Every screen on the smallest phone, in every language: no word is broken inside, nothing is wider than it, and what
stands in a frame stays there."""

from collections.abc import Iterator

import pytest
from lessons.first_lesson import begun, follow
from page.samples import Samples, sample_screens, table
from playwright.sync_api import Browser
from words.language_files import LANGUAGES

from lostcities.messages import about

SMALLEST = (320, 568)
SCREENS = ("home", "setup", "settings", "matches", "rules", "about")
GAMES = ("card", "board", "adapted")
SHEETS = {"card": "card-over", "board": "board-over"}
KEPT = {
    "game": "board",
    "seats": [{"name": "", "mind": mind} for mind in ("", "bold", "careful", "expert")],
    "round": 1, "rounds": 3, "toMove": 2, "deck": 22, "totals": [134, 41, 0, 220], "waiting": "person",
    "practice": False, "conceded": None, "result": None,
    "laid": [{"suit": suit, "seats": [4, 0, 9, 2]} for suit in "ybwgr"],
}  # fmt: skip
OVER = {
    **KEPT,
    "game": "card", "seats": KEPT["seats"][:2], "waiting": "match", "toMove": None, "totals": [142, 62],
    "result": {"totals": [142, 62], "winners": [1]}, "practice": True,
    "best": {"seat": 1, "suit": "w", "points": 64, "card": "w10"},
    "laid": [{"suit": suit, "seats": [4, 0]} for suit in "ybwgr"],
}  # fmt: skip
MATCHES = [{"id": name, "updated": 1e12, "summary": of} for name, of in (("a", KEPT), ("b", KEPT), ("c", OVER))]


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_screens(chromium_browser) as screens:
        yield screens


def wrong(samples: Samples, size: tuple[int, int], *screens: dict[str, object]) -> list[str]:
    """What is wrong with screens in a window of that size, told with their names."""
    samples.size(*size)
    return list(samples.page.evaluate("(given) => screens.wrong(given)", screens))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_broken_on_the_smallest_phone_and_none_reaches_over_its_frame(
    samples: Samples, language: str
) -> None:
    state = {"about": about()}
    lately = {**state, "matches": MATCHES, "last": "a"}
    shown = []
    for game in GAMES:
        for screen in SCREENS:
            shown.append({"screen": screen, "game": game, "state": state})
            if screen in ("home", "matches"):
                shown.append({"screen": screen, "game": game, "state": lately})
        if game in SHEETS:
            shown.append({"screen": "sheet", "game": game, "state": {**state, "table": table(SHEETS[game])}})
    assert wrong(samples, SMALLEST, *({**each, "language": language} for each in shown)) == []


@pytest.mark.parametrize(
    "size",
    [(360, 640), (390, 844), (740, 360), (844, 390), (820, 1180), (1280, 800), (1440, 900), (1600, 1000), (1920, 1080)],
)
def test_what_stands_in_a_frame_of_the_first_screens_stays_there_at_every_size(
    samples: Samples, size: tuple[int, int]
) -> None:
    state = {"about": about()}
    shown = []
    for language in LANGUAGES:
        for lately in ({}, {"matches": MATCHES[:1]}, {"matches": MATCHES, "last": "a"}):
            shown.append({"screen": "home", "language": language, "game": "board", "state": {**state, **lately}})
        shown.append({"screen": "setup", "language": language, "game": "board", "state": state})
        shown.append({"screen": "rules", "language": language, "game": "card", "state": state})
    assert wrong(samples, size, *shown) == []


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_letters_of_twice_the_size_stay_in_their_frames_on_a_phone_s_first_screen(
    samples: Samples, size: tuple[int, int]
) -> None:
    shown = [
        {"screen": "home", "language": language, "game": "board", "text": 200, "state": {"about": about(), **lately}}
        for language in LANGUAGES
        for lately in ({}, {"matches": MATCHES, "last": "a"})
    ]
    assert wrong(samples, size, *shown) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("screen", "who", "size"),
    [
        *(("setup", ".who-choice .level", size) for size in [(844, 390), (740, 360), (667, 375), (320, 568)]),
        *(("home", ".mind-choice", size) for size in [(844, 390), (740, 360)]),
    ],
)
def test_a_low_window_shows_whom_one_can_meet_with_their_strength_above_its_foot(
    samples: Samples, screen: str, who: str, size: tuple[int, int], language: str
) -> None:
    samples.size(*size)
    given = {"screen": screen, "language": language, "game": "card", "state": {"about": about()}}
    samples.page.evaluate("(given) => screens.show(given)", given)
    room = samples.page.evaluate(
        "(who) => document.querySelector('.set-out').getBoundingClientRect().top"
        " - document.querySelector(who).getBoundingClientRect().bottom",
        who,
    )
    assert room >= 0


@pytest.mark.parametrize("size", [(844, 390), (740, 360)])
@pytest.mark.parametrize("name", ["card-over", "board-over"])
def test_a_low_window_shows_what_a_round_came_to(samples: Samples, name: str, size: tuple[int, int]) -> None:
    shown = {"about": about(), "table": table(name)}
    for language in LANGUAGES:
        sheet = {"screen": "sheet", "language": language, "game": shown["table"]["game"], "state": shown}
        assert wrong(samples, size, sheet) == []
        room = samples.page.evaluate(
            "() => document.querySelector('.sheet-on').getBoundingClientRect().top"
            " - document.querySelector('.sheet-points .score').getBoundingClientRect().bottom"
        )
        assert room >= 0, language


FRAME_UNDER_TOTAL = """() => {
  const row = document.querySelector("[data-pointed]");
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(row);
  const out = outlineStyle === "none" ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const total = row.closest(".sheet-seat").querySelector(".sheet-points .score").getBoundingClientRect();
  return row.getBoundingClientRect().top - out - total.bottom;
}"""


@pytest.mark.parametrize("game", ["card", "board"])
def test_the_frame_of_a_lesson_s_line_cuts_no_total_on_a_phone(samples: Samples, game: str) -> None:
    learner = begun(game)
    assert len(list(follow(learner))) > 9
    samples.size(390, 844)
    for language in LANGUAGES:
        state = {"about": about(), "table": learner.wait(), "row": 0}
        sheet = {"screen": "sheet", "language": language, "game": game, "state": state}
        samples.page.evaluate("(given) => screens.show(given)", sheet)
        assert samples.page.evaluate(FRAME_UNDER_TOTAL) >= -2, language


LOWEST = """() => Math.max(...[...document.querySelectorAll(".sheet-next .button")]
  .map((each) => each.getBoundingClientRect().bottom))"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_one_can_go_on_with_after_a_match_stands_above_the_fold_of_a_desk(
    samples: Samples, language: str
) -> None:
    samples.size(1440, 900)
    ended = {**table("card-over"), "waiting": "match", "result": {"totals": [105, 10], "winners": [0]}}
    sheet = {"screen": "sheet", "language": language, "game": "card", "state": {"about": about(), "table": ended}}
    assert wrong(samples, (1440, 900), sheet) == []
    assert samples.page.locator(".final .sheet-next .button").count() > 5
    assert samples.page.evaluate(LOWEST) <= 900


LONGEST = "Великая прапрабабушка Константина Аполлинариевна Екатерининская"
OUT_OF_SHAPE = """() => [...document.querySelectorAll(".portrait")].filter((each) => each.checkVisibility())
  .map((each) => each.getBoundingClientRect()).filter(({ width, height }) => Math.abs(width - height) > 1)
  .map(({ width, height }) => `${width} by ${height}`)"""


@pytest.mark.parametrize("size", [SMALLEST, (390, 844), (820, 1180), (1440, 900)])
@pytest.mark.parametrize("name", ["card-over", "board-over"])
def test_long_names_press_no_face_on_a_score_sheet_out_of_shape(
    samples: Samples, name: str, size: tuple[int, int]
) -> None:
    shown = table(name)
    shown["seats"] = [{"name": LONGEST, "mind": ""} for _ in shown["seats"]]
    shown.update({"waiting": "match", "result": {"totals": [105, 10, 3][: len(shown["seats"])], "winners": [0]}})
    sheet = {
        "screen": "sheet",
        "language": "ru",
        "game": shown["game"],
        "state": {"about": about(), "table": shown},
    }
    samples.size(*size)
    samples.page.evaluate("(given) => screens.show(given)", sheet)
    assert samples.page.locator(".standing .portrait").count() == len(shown["seats"])
    assert samples.page.evaluate(OUT_OF_SHAPE) == []


BARE = {"options": None, "matches": 12, "won": 7, "adjusted": None, "best": None, "streak": 5, "running": 4}
FIGURES = {
    **BARE,
    "margin": {"value": 900, "error": 320, "count": 12},
    "against": [
        {"mind": mind, "won": 0, "lost": 0, "matches": 0, "margin": None}
        for mind in ("novice", "bold", "careful", "skilled", "expert")
    ],
    "mixed": {"won": 12, "lost": 8, "matches": 21},
    "trend": [{"match": "m", "at": 1e12, "margin": 40, "mean": None}],
    "cost": {"value": 125, "error": None, "count": 27},
    "costs": [{"match": "m", "at": 1e12, "cost": 125, "mean": None}],
}
SCALE = [
    {"mind": mind, "mean": mean, "error": 5}
    for mind, mean in (("novice", 202), ("bold", 142), ("careful", 63), ("skilled", 31), ("expert", 18))
]
CUT = """() => [...document.querySelectorAll(".trend text")].filter((each) => {
  const { x, width } = each.getBBox();
  return x < 0 || x + width > each.ownerSVGElement.viewBox.baseVal.width;
}).map((each) => `"${each.textContent}" is cut`)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics_are_as_wide_as_a_phone_and_every_name_in_their_pictures_is_whole(
    samples: Samples, language: str
) -> None:
    told = {"games": [{"game": "card", "sets": [FIGURES], "scale": SCALE}], "journal": []}
    state = {"about": about(), "statistics": told, "book": "card"}
    shown = {"screen": "statistics", "language": language, "game": "card", "state": state}
    assert wrong(samples, SMALLEST, shown) + samples.page.evaluate(CUT) == []
