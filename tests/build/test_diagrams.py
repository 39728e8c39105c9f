"""Pictures of positions and lessons: sound sources, words for what each shows, and nothing in it to press."""

import re
from functools import cache
from pathlib import Path

import node_process
import pytest
from words.language_files import LANGUAGES

from build.learn import diagrams
from build.site import embed_parts

DRAW = Path(__file__).with_name("draw_diagrams.mjs")


@cache
def drawn(language: str) -> dict[str, str]:
    """The markup of every picture, as the build and the frames draw it."""
    asked = [{**diagrams.seen(name), "language": language} for name in diagrams.names()]
    return dict(zip(diagrams.names(), node_process.ask(DRAW, asked), strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_told_in_words_of_its_language(language: str) -> None:
    for name, html in drawn(language).items():
        (told,) = re.findall(r'role="img" aria-label="([^"]+)"', html)
        assert not re.search(r"\{[\w$-]+\}", html), name
        assert len(told) > 20


def test_a_picture_tells_its_columns_with_their_worth_and_its_hand() -> None:
    (told,) = re.findall(r'aria-label="([^"]+)"', drawn("en")["card/table"])
    assert "Your column: Desert wager, Desert 3, Desert 5, and Desert 7; worth −10." in told
    assert "In hand: Desert 9, Sea 4" in told
    assert "Desert 9 is chosen" in told


@pytest.mark.parametrize("name", diagrams.names())
def test_a_picture_has_nothing_to_press_and_no_style_that_a_policy_refuses(name: str) -> None:
    html = drawn("en")[name]
    assert not re.search(r"<button|<script|\sstyle=|\son\w+=|tabindex|data-act|data-move|\sid=", html)
    assert html.count("aria-label") == 1


def test_every_picture_comes_drawn_in_every_language_with_what_it_uses_and_no_more() -> None:
    made = embed_parts.pictures(list(LANGUAGES))
    names = [f"{name.replace('/', '-')}" for name in diagrams.names() if not name.startswith(diagrams.LESSON)]
    assert set(made) == {f"picture-{language}-{name}" for language in LANGUAGES for name in names}
    for name, part in made.items():
        used = set[str]().union(*(embed_parts.said(leaf, "href") for leaf in [part["picture"], *part["symbols"]]))
        drawings = [{f"#{each}" for each in embed_parts.said(symbol, "id")} for symbol in part["symbols"]]
        assert used, name
        assert used <= set().union(*drawings), name
        assert all(used & ids for ids in drawings), name


def test_a_picture_is_the_same_every_time() -> None:
    first = diagrams.seen("card/table")
    diagrams.seen.cache_clear()
    assert diagrams.seen("card/table") == first


def test_a_source_that_is_not_sound_stops_the_build_with_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    text = '{"format": "lostcities-position", "version": 1, "game": "card", "hands": ["y11", "?8"]}'
    monkeypatch.setattr(diagrams, "source", lambda name: text)
    diagrams.seen.cache_clear()
    with pytest.raises(diagrams.DiagramError, match=r'card/broken: hands\[0\]: "y11" is no card of this game'):
        diagrams.seen("card/broken")
    monkeypatch.undo()
    with pytest.raises(diagrams.DiagramError, match=r"there is no file web/learn/diagrams/card/none\.json"):
        diagrams.seen("card/none")
