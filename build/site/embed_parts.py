"""What a frame in somebody else's page consists of besides its bundles: embed.html, and its parts as plain scripts.

A part is a file embed/<name>.js that hands one value to the frame (web/js/embed/parts.js): a picture as it is drawn,
the words of a language, what lies on a picture's table, what laying out a position of a game needs, a lesson, the
drawings. As scripts they can come from any host, even into a sandbox.
"""

import json
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from build import tool_env
from build.learn import diagrams
from build.site import laying, words

WEB = tool_env.WEB
WORDS = ("table", "games", "embed")
"""The files of a language that a picture and its panel need; those of a lesson need its game's `lessons-` too."""


class EmbedError(tool_env.BadSource):
    """Something is wrong with web/embed.html or with drawing its pictures."""


def write(site: Path, policy: str, bundles: dict[str, Any]) -> None:
    """Write embed.html and all parts into `site`."""
    (site / "embed.html").write_text(page(policy, bundles), "utf-8")
    folder = site / "embed"
    folder.mkdir()
    for name, value in parts().items():
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.js").write_text(f"lostCitiesPart({json.dumps(name)},{text});\n", "utf-8")


def page(policy: str, bundles: dict[str, Any]) -> str:
    """embed.html with the names of its bundles."""
    text = (WEB / "embed.html").read_text("utf-8")
    swaps = {
        f'content="{policy}"': f'content="{policy}"',
        'href="css/picture.css"': f'href="{bundles["pictureStyles"]}"',
        'src="js/embed/boot.js"': f'src="{bundles["embed"]}"',
    }
    for old, new in swaps.items():
        if text.count(old) != 1:
            raise EmbedError(f"web/embed.html should hold {old!r} once; it does {text.count(old)} times")
        text = text.replace(old, new)
    return text


def parts() -> dict[str, Any]:
    """Every part by its name."""
    made: dict[str, Any] = {"drawings": symbols(), **pictures(words.languages())}
    for language in words.languages():
        made[f"words-{language}"] = [words.sent(language, name) for name in WORDS]
        for name in words.named(language, ("lessons-*",)):
            made[f"words-{language}-{name.removeprefix('lessons-')}"] = [words.sent(language, name)]
    made |= {f"laying-{name}": data for name, data in laying.laying().items()}
    for name in diagrams.names():
        seen = {key: value for key, value in diagrams.seen(name).items() if key != "game"}
        if name.startswith(diagrams.LESSON):
            made["lesson-" + name.removeprefix(diagrams.LESSON).replace("/", "-")] = {
                **seen,
                "lesson": json.dumps(json.loads(diagrams.source(name)), separators=(",", ":")),
            }
        else:
            made["view-" + name.replace("/", "-")] = {**seen, "line": diagrams.line(name)}
    return made


def pictures(languages: list[str]) -> dict[str, Any]:
    """Every diagram in every language, drawn, with the drawings that it uses. Raises EmbedError."""
    names = [name for name in diagrams.names() if not name.startswith(diagrams.LESSON)]
    asked = {
        f"picture-{language}-{name.replace('/', '-')}": {**diagrams.seen(name), "language": language}
        for language in languages
        for name in names
    }
    draw: list[str | Path] = ["node", Path(__file__).with_name("embed_pictures.mjs")]
    told = json.dumps(list(asked.values()))
    ran = subprocess.run(draw, input=told, capture_output=True, encoding="utf-8", check=False)
    if ran.returncode:
        raise EmbedError(ran.stderr.strip())
    drawn = zip(asked, json.loads(ran.stdout), strict=True)
    return {name: {**picture, "symbols": used(picture["picture"])} for name, picture in drawn}


Leaf = list[Any]
"""[tag, attributes, ...children], as web/js/embed/picture/drawn.js writes trees."""


def symbols() -> list[Leaf]:
    """The drawings of all tables, and what they share. A file without a symbol is a picture of its own: it is not
    among them."""
    files = [ElementTree.fromstring(path.read_text("utf-8")) for path in sorted((WEB / "art").glob("*.svg"))]
    drawn = [file for file in files if any(element.tag.endswith("}symbol") for element in file)]
    return [leaf(element) for file in drawn for element in file]


def leaf(element: ElementTree.Element) -> Leaf:
    """An element of a drawing as a tree; no drawing holds any text."""
    return [element.tag.rpartition("}")[2], dict(element.attrib), *map(leaf, element)]


def used(picture: Leaf) -> list[Leaf]:
    """The drawings that a picture uses, and those that they use."""
    drawings = [(drawing, {f"#{name}" for name in said(drawing, "id")}) for drawing in symbols()]
    wanted: set[str] = set()
    more = said(picture, "href")
    while not more <= wanted:
        wanted |= more
        more = {href for drawing, names in drawings if names & wanted for href in said(drawing, "href")}
    return [drawing for drawing, names in drawings if names & wanted]


def said(leaf: Leaf, name: str) -> set[str]:
    """The values of all attributes of that name in a picture or drawing."""
    _, attributes, *children = leaf
    inner = {text for child in children if isinstance(child, list) for text in said(child, name)}
    return inner | {text for each, text in attributes.items() if each == name}
