"""A fourth game that nobody drew, worded or taught: a folder and a line in GAMES put it on the page."""

from collections.abc import Iterator

import pytest
from toy.grow import grown_site
from visitor import Visit
from web_host import WebHost


@pytest.fixture(scope="module")
def web_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHost]:
    """The site of a copy of the sources that has the toy."""
    host = WebHost(grown_site(), tmp_path_factory.mktemp("toy"))
    yield host
    host.stop()


def test_a_round_of_it_is_set_up_advised_on_and_played_to_its_sheet(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.choose("input[name=game][value=toy]")
    assert page.locator(".mind-choice").count() == 2
    assert page.locator("[data-act=guided]").count() == 0
    assert page.locator("a[href='#rules']").count() == 0
    visitor.go("#setup")
    assert page.locator(".game-choice", has_text="Toy").is_visible()
    assert page.locator("legend", has_text="Moon cost").count() == 1
    visitor.choose("input[name=seat-1][value=searcher]")
    look = visitor.set_out()
    assert look.game == "toy"
    assert page.locator(".side.mine .lane").count() == 2
    assert page.locator(".pile").count() == 2
    visitor.press(".tool.to-hint")
    page.locator(".notice.hint, .notice [data-act=follow], .held.hinted, .legal.hinted").first.wait_for()
    end = visitor.play_match()
    assert end.over
    assert page.locator(".sheet-column").count() == 4
    assert "{" not in end.words


@pytest.mark.parametrize("language", ["es", "ru", "fa"])
def test_it_is_set_up_in_every_language(visit: Visit, language: str) -> None:
    visitor = visit(settings={"language": language}, part="#setup")
    visitor.choose("input[name=game][value=toy]")
    visitor.page.locator("input[name=seat-1][value=searcher]").wait_for(state="attached")
    words = visitor.look().words
    assert "{" not in words
    assert "Toy" in words


def test_a_match_of_it_is_kept_and_opened_again(visit: Visit) -> None:
    visitor = visit()
    visitor.choose("input[name=game][value=toy]")
    visitor.choose("input[name=company][value=wander]")
    look = visitor.set_out()
    visitor.answer(look)
    visitor.settle()
    visitor.go("#matches")
    visitor.page.get_by_text("Toy").first.wait_for()
