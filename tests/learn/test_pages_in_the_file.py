"""The pages that teach the rules, inside the game as one file: they neither mention nor link to what is not there, and
where the exercises' scripts would run they say that these are pictures here.
"""

import base64
import gzip
import re
from functools import cache
from itertools import product
from pathlib import PurePosixPath

import pytest
from learn.leaves import GAMES, Element, folder, parsed
from words.language_files import LANGUAGES, messages

from build.site import one_file

PAGES = ("index", *GAMES)
EVERY = [pytest.param(*each, id=" ".join(each)) for each in product(LANGUAGES, PAGES)]
UNTRUE = re.compile(
    r"(score-(title|lead-|needs)|learn-exercises-(lead|lost|script)|learn-count|learn-lead$|try-lead-|position-link)"
)
"""Messages that speak of what only the site has: scripts, a score sheet, things to press, positions to lay out."""
GAME = "index.html"


@cache
def held() -> dict[str, Element]:
    """The pages in the file, by their addresses."""
    text = (folder().parent / one_file.NAME).read_text("utf-8")
    packed = re.findall(r'<script type="text/plain" id="(learn/[^"]*)">([^<]*)</script>', text)
    return {name: parsed(gzip.decompress(base64.b64decode(page)).decode()) for name, page in packed}


def test_it_has_the_rules_of_every_game_in_every_language() -> None:
    assert set(held()) == {f"learn/{language}/{page}.html" for language, page in product(LANGUAGES, PAGES)}


def test_without_scripts_it_leads_to_no_page_that_is_not_beside_it() -> None:
    shell = re.sub(r"<script.*?</script>", "", (folder().parent / one_file.NAME).read_text("utf-8"), flags=re.S)
    assert '<p lang="en">Scripts are blocked here, or this browser is too old for the table.</p>' in shell
    assert 'href="learn/' not in shell


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_nothing_is_said_that_is_true_on_the_site_alone(language: str, page: str) -> None:
    root = held()[f"learn/{language}/{page}.html"]
    assert [each for each in root.walk() if each.tag in ("link", "script")] == []
    assert [each for each in root.walk() if "data-here" in each.attrs] == []
    said = [each.text for each in root.walk()]
    untrue = {each.pattern for name, each in messages(language).items() if UNTRUE.match(name)}
    assert [text for text in said if text in untrue] == []
    assert said.count(messages(language)["learn-exercises-still"].pattern) == (page in GAMES)


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_every_way_leads_to_a_place_in_the_file(language: str, page: str) -> None:
    here = PurePosixPath(f"learn/{language}/{page}.html")
    ways = [each.attrs["href"] for each in held()[str(here)].every("a")]
    assert ways
    for way in ways:
        name, _, part = way.partition("#")
        if name == f"../../{GAME}":
            continue  # to the game itself
        other = name.removeprefix("../")
        to = str(here if not name else here.parent.parent / other if name != other else here.parent / name)
        assert to in held(), way
        assert not part or part in [each.attrs.get("id") for each in held()[to].walk()], way
