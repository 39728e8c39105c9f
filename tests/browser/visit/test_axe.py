"""axe-core finds nothing on any screen, in four languages, in light, in dark and with forced colours.

The palettes are checked in one language of each direction: in the others the same things stand on the same grounds, and
where their longer words come to lie is checked in light, and on some screens in dark.
"""

import pytest
from axe import LIGHTS, by_every_light, of_colours
from engines import press_disabled
from visitor import Visit, Visitor


class Examiner:
    """Gathers what axe finds on the screens that a visitor comes to."""

    def __init__(self, visitor: Visitor, lights: tuple[str, ...]) -> None:
        self.visitor = visitor
        self.lights = lights
        self.found: list[str] = []

    def examine(self, screen: str) -> None:
        self.found += by_every_light(self.visitor.page, screen, self.lights)

    def open(self, part: str) -> None:
        self.visitor.go(part)
        self.examine(part)

    def table(self, game: str) -> None:
        """A game's table with all that it can show, up to the score sheet."""
        visitor = self.visitor
        visitor.go("#setup")
        visitor.choose(f"input[name=game][value={game}]")
        visitor.choose("input[name=starts][value='0']")
        self.examine(f"setting up {game}")
        visitor.press("[data-act=start]")
        look = visitor.arrive("table")
        self.examine(f"{game}: placing")
        visitor.way.card(0)
        self.examine(f"{game}: a card chosen")
        press_disabled(visitor.page.locator(".deck").first)
        visitor.page.locator(".notice.refusal").wait_for()
        self.examine(f"{game}: refused")
        visitor.way.card(0)
        visitor.place(look)
        while visitor.settle().phase == "explore":
            self.examine(f"{game}: an explorer moves")
            visitor.answer(visitor.look())
        self.examine(f"{game}: drawing")
        visitor.press(".to-menu")
        self.examine(f"{game}: menu")
        visitor.press("dialog [data-act=concede]")
        self.examine(f"{game}: asked")
        visitor.press("dialog [data-act=concede-yes]")
        visitor.arrive("score-sheet")
        self.examine(f"{game}: score sheet")

    def curtain(self) -> None:
        visitor = self.visitor
        visitor.go("#setup")
        visitor.choose("input[name=game][value=card]")
        for seat in (0, 1):
            visitor.choose(f"input[name=seat-{seat}][value='']")
        visitor.press("[data-act=start]")
        visitor.arrive("curtain")
        self.examine("curtain")
        visitor.play(until=lambda look: look.passing)
        self.examine("to be passed on")


@pytest.mark.first
@pytest.mark.parametrize(
    ("language", "lights"),
    [("en", LIGHTS), ("es", LIGHTS[:1]), ("ru", LIGHTS[:1]), ("fa", LIGHTS)],
    ids=["en", "es", "ru", "fa"],
)
def test_axe_finds_nothing_on_any_screen(visit: Visit, language: str, lights: tuple[str, ...]) -> None:
    examiner = Examiner(visit(settings={"language": language}), lights)
    for part in ("#", "#settings", "#rules", "#about", "#matches", "#distance", "#distance/new"):
        examiner.open(part)
    for game in ("card", "board", "adapted"):
        examiner.table(game)
    examiner.curtain()
    examiner.open("#matches")
    assert examiner.found == []


@pytest.mark.parametrize(
    ("theme", "contrast", "language"), [("dark", "system", "es"), ("light", "more", "en"), ("dark", "more", "ru")]
)
def test_axe_finds_nothing_under_a_light_and_a_contrast_that_were_chosen(
    visit: Visit, theme: str, contrast: str, language: str
) -> None:
    other = "light" if theme == "dark" else "dark"
    settings = {"theme": theme, "contrast": contrast, "tips": True, "language": language}
    visitor = visit(settings=settings, color_scheme=other)
    page = visitor.page
    found = of_colours(page)
    visitor.press("[data-act=start]")
    visitor.play(until=lambda look: look.mine and look.phase == "place")
    found += of_colours(page)
    visitor.way.card(0)
    found += of_colours(page)
    visitor.go("#settings")
    found += of_colours(page)
    assert found == []
