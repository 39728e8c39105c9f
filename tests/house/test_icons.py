"""The small drawings beside words: none lies in the sprite unused, and a word has the same one wherever it stands."""

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted((ROOT / "web" / "js").rglob("*.js"))
SPRITE = (ROOT / "web" / "art" / "sprite.svg").read_text("utf-8")
DRAWN = set(re.findall(r'<symbol id="icon-([a-z]+)"', SPRITE))
NAMED = re.compile(r'"([a-z]+)"')
BESIDE = re.compile(r'words\.say\("([a-z-]+)"(?:, \{[^}]*\})?\), "([a-z]+)"')


def test_a_drawing_that_is_never_named_is_not_in_the_sprite() -> None:
    named = {name for path in SCRIPTS for name in NAMED.findall(path.read_text("utf-8"))}
    assert DRAWN - named == set()


def test_a_word_has_the_same_drawing_wherever_it_stands() -> None:
    drawings = defaultdict(set)
    for path in SCRIPTS:
        for key, drawing in BESIDE.findall(path.read_text("utf-8")):
            if drawing in DRAWN:
                drawings[key].add(drawing)
    assert len(drawings) > 25, "the pattern no longer finds them"
    assert {key: each for key, each in drawings.items() if len(each) > 1} == {}
