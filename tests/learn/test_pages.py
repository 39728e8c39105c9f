"""The pages that teach the rules, as files: addresses, languages, headings, alternatives, no word left over."""

import importlib
import json
import re
import subprocess
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from learn.leaves import GAMES, PAGES, Element, folder, leaf
from words.language_files import LANGUAGES, messages

from build.site import builder as site_builder

EVERY = [pytest.param(*each, id=" ".join(each)) for each in product(LANGUAGES, PAGES)]
WEB = site_builder.WEB


@cache
def ids(language: str, page: str) -> frozenset[str]:
    """The ids of a page, each of which may stand there once."""
    found = [each.attrs["id"] for each in leaf(language, page).walk() if "id" in each.attrs]
    assert len(found) == len(set(found))
    return frozenset(found)


def test_html_validate_finds_nothing() -> None:
    command = [
        WEB / "node_modules" / ".bin" / "html-validate",
        "--formatter=text",
        "--config",
        WEB / ".htmlvalidate.json",
    ]
    pages = [folder() / language / f"{page}.html" for language, page in product(LANGUAGES, PAGES)]
    ran = subprocess.run([*command, *pages], cwd=WEB, capture_output=True, text=True, check=False)
    assert (ran.returncode, (ran.stdout + ran.stderr).strip()) == (0, "")


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_every_address_is_relative_and_leads_somewhere(language: str, page: str) -> None:
    root = leaf(language, page)
    here = folder() / language
    for each in [each for each in root.walk() if each.tag != "lost-cities-table"]:
        for address in (each.attrs.get("href"), each.attrs.get("src")):
            if address is None:
                continue
            name, _, part = address.partition("#")
            assert not name.startswith(("/", "http")), address
            assert (here / name).resolve().is_file() or not name, address
            if part and (not name or Path(name).parent == Path()):
                assert part in ids(language, Path(name or page).stem), address


@pytest.mark.parametrize("game", GAMES)
def test_a_course_ends_with_the_ways_on(game: str) -> None:
    end = next(each for each in leaf("en", game).walk() if each.attrs.get("id") == "course-end")
    ways = [each.attrs["href"].partition("#")[2] for each in end.every("a")]
    assert ways == [f"lesson/{game}", f"setup/{game}", "exercises"]


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_a_page_says_its_language_and_leads_to_the_others(language: str, page: str) -> None:
    root = leaf(language, page)
    (html,) = root.every("html")
    assert (html.attrs["lang"], html.attrs["dir"]) == (language, "rtl" if language == "fa" else "ltr")
    others = {each.attrs["hreflang"]: each.attrs["href"] for each in root.every("link") if "hreflang" in each.attrs}
    assert others == {
        **{each: f"../{each}/{page}.html" for each in LANGUAGES},
        "x-default": f"../en/{page}.html",
    }
    about = [each.attrs["content"] for each in root.every("meta") if each.attrs.get("name") == "description"]
    assert len(about) == 1
    assert 50 < len(about[0]) < 220
    assert root.every("title")[0].text not in (
        leaf(other, page).every("title")[0].text for other in LANGUAGES if other != language
    )


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_headings_begin_with_one_and_leave_out_no_level(language: str, page: str) -> None:
    levels = [int(each.tag[1]) for each in leaf(language, page).walk() if re.fullmatch("h[1-6]", each.tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_every_picture_is_told_in_words_or_hidden(language: str, page: str) -> None:
    """A drawing stands inside something that is hidden from a screen reader or says what it shows."""

    def look(element: Element, told: bool) -> None:
        told = told or element.attrs.get("aria-hidden") == "true"
        told = told or (element.attrs.get("role") == "img" and len(element.attrs.get("aria-label", "")) > 10)
        assert element.tag not in ("svg", "img") or told, element
        for child in element.children:
            if isinstance(child, Element):
                look(child, told)

    look(leaf(language, page), False)


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_no_word_is_missing_and_none_is_english(language: str, page: str) -> None:
    root = leaf(language, page)
    said = [
        root.text,
        *(each.attrs[name] for each in root.walk() for name in ("aria-label", "content") if name in each.attrs),
    ]
    assert [text for text in said if re.search(r"\{[\w-]+\}|\*\*", text)] == []
    if language in ("ru", "fa"):
        main = root.every("main")[0]
        shown = [part for each in main.walk() for part in each.children if isinstance(part, str)]
        assert [text for text in shown if re.search(r"[a-z]{3}", text)] == []


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_headings_are_read_as_they_stand_and_no_item_of_a_list_is_empty(language: str, page: str) -> None:
    root = leaf(language, page)
    for heading in [each for each in root.walk() if re.fullmatch("h[1-6]", each.tag)]:
        assert [each.attrs["aria-label"] for each in heading.walk() if "aria-label" in each.attrs] == []

    def look(element: Element) -> None:
        if element.attrs.get("aria-hidden") == "true":
            return
        assert element.tag != "li" or element.text.strip(), element
        for child in element.children:
            if isinstance(child, Element):
                look(child)

    look(root)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_the_whole_table_have_the_numbers_of_its_legend(language: str, game: str) -> None:
    (whole,) = [each for each in leaf(language, game).walk() if each.has("labelled")]
    (legend,) = [each for each in whole.walk() if each.has("legend")]
    marks = [each.text for each in whole.walk() if each.has("part-mark")]
    told = [each.text for each in legend.walk() if each.has("part-mark")]
    assert len(told) == len(legend.every("li")) >= 6
    assert sorted(marks) == sorted(2 * told)


@pytest.mark.parametrize("game", GAMES)
def test_the_column_to_play_with_begins_with_what_the_rules_say(game: str) -> None:
    (still,) = [each for each in leaf("en", game).walk() if each.has("try-still")]
    worth = {"card": "Desert: +6", "board": "Jungle: +60", "adapted": "Hearts: +10"}
    assert still.attrs["aria-label"] == worth[game]
    assert [each for each in still.walk() if each.tag == "button"] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_refusal_names_has_its_place(language: str, game: str) -> None:
    reasons = importlib.import_module(f"lostcities.games.{game}.reasons").REASONS
    named = {f"r-{rule}" for rule, _ in reasons.values()}
    assert named - ids(language, game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_the_rules_is_on_their_page(game: str) -> None:
    outline: dict[str, Any] = json.loads((WEB / "learn" / f"{game}.json").read_text("utf-8"))
    wanted = {f"learn-{game}-{part}" for part in ("head", "about", "lead")}
    for section in outline["sections"]:
        key = f"learn-{section['rule'].replace('.', '-')}"
        wanted.add(key)
        for block in section["blocks"]:
            if isinstance(block, str) and not block.startswith("> "):
                kind, _, name = block.rpartition(" ")
                one = re.compile(re.escape(f"{key}-{name}") + (r"-\d" if kind in ("1", "-") else ""))
                found = {each for each in messages("en") if one.fullmatch(each)}
                assert found, block
                wanted |= found
    assert wanted == {name for name, message in messages("en").items() if message.file == f"learn-{game}"}


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_a_page_is_refused_what_it_does_not_need(language: str, page: str) -> None:
    root = leaf(language, page)
    (policy,) = [each.attrs["content"] for each in root.every("meta") if each.attrs.get("http-equiv")]
    assert policy == f"{site_builder.POLICY}; frame-src 'self'"
    assert [each for each in root.walk() if "style" in each.attrs or each.tag == "style"] == []
    assert [each for each in root.every("script") if not each.attrs.get("src")] == []
