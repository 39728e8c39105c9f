"""Pictures drawn by the build: every source is sound, every picture says in words what it shows, nothing in it acts."""

import re

import diagrams
import pytest

LANGUAGES = ("en", "es", "ru", "fa")
TABLES = ("card/table", "board/table", "adapted/table")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_told_in_words_of_its_language(language: str) -> None:
    for name, html in diagrams.drawn(diagrams.names(), language).items():
        (told,) = re.findall(r'role="img" aria-label="([^"]+)"', html)
        assert not re.search(r"\{[\w$-]+\}", html), name
        assert len(told) > 20


def test_a_picture_tells_its_columns_with_their_worth_and_its_hand() -> None:
    html = diagrams.drawn(["card/table"], "en")["card/table"]
    (told,) = re.findall(r'aria-label="([^"]+)"', html)
    assert "Your column: Desert wager, Desert 3, Desert 5, and Desert 7; worth −10." in told
    assert "In the hand: Desert 9, Sea 4" in told
    assert "Desert 9 is chosen" in told


@pytest.mark.parametrize("name", TABLES)
def test_a_picture_has_nothing_to_press_and_no_style_that_a_policy_refuses(name: str) -> None:
    html = diagrams.drawn([name], "en")[name]
    assert not re.search(r"<button|<script|\sstyle=|\son\w+=|tabindex|data-act|data-move|\sid=", html)
    assert html.count("aria-label") == 1
    meant = set(re.findall(r"^\.(st-\w+) \{ .+; \}$", diagrams.classes(), re.MULTILINE))
    assert set(re.findall(r"st-[0-9a-f]{8}", html)) <= meant


@pytest.mark.parametrize("name", TABLES)
def test_every_drawing_that_a_picture_uses_is_among_its_sprites(name: str) -> None:
    html = diagrams.drawn([name], "en")[name]
    known = set(re.findall(r'<symbol id="([\w-]+)"', diagrams.sprites([name.split("/")[0]])))
    assert set(re.findall(r'href="#([\w-]+)"', html)) <= known


def test_a_picture_is_the_same_every_time() -> None:
    first = diagrams.drawn(["card/table"], "ru")
    diagrams.seen.cache_clear()
    assert diagrams.drawn(["card/table"], "ru") == first


def test_a_source_that_is_not_sound_stops_the_build_with_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    text = '{"format": "lostcities-position", "version": 1, "game": "card", "hands": ["y11", "?8"]}'
    monkeypatch.setattr(diagrams, "source", lambda name: text)
    diagrams.seen.cache_clear()
    with pytest.raises(diagrams.DiagramError, match=r'card/broken: hands\[0\]: "y11" is no card of this game'):
        diagrams.seen("card/broken")
    monkeypatch.undo()
    with pytest.raises(diagrams.DiagramError, match=r"there is no file web/learn/diagrams/card/none\.json"):
        diagrams.seen("card/none")
