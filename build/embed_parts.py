"""What a frame in somebody else's page is made of, beside its bundles: embed.html, and its parts as plain scripts.

A part is a file embed/<name>.js that hands one value to the frame (web/js/embed/parts.js): the words of a language,
what a picture shows, a lesson. As scripts they come from any host, even into a sandbox.
"""

import json
from pathlib import Path
from typing import Any

import diagrams
import tool_env

WEB = tool_env.WEB
WORDS = ("table", "games", "embed")
"""The files of a language that a picture and its panel need; those of a lesson need its game's `lessons-` too."""

DRAWINGS = ("sprite", "company", "board", "adapted")


class EmbedError(tool_env.BadSource):
    """web/embed.html is not as it has to be."""


def write(site: Path, policy: str, bundles: dict[str, Any]) -> None:
    """Write embed.html and all parts into `site`."""
    (site / "embed.html").write_text(page(policy, bundles), "utf-8")
    folder = site / "embed"
    folder.mkdir()
    for name, value in parts(site / "lang").items():
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.js").write_text(f"lostCitiesPart({json.dumps(name)},{text});\n", "utf-8")


def page(policy: str, bundles: dict[str, Any]) -> str:
    """embed.html with the names of its bundles and the drawings of all tables."""
    text = (WEB / "embed.html").read_text("utf-8")
    swaps = {
        f'content="{policy}"': f'content="{policy}"',
        'href="css/picture.css"': f'href="{bundles["pictureStyles"]}"',
        'src="js/embed/frame.js"': f'src="{bundles["embed"]}"',
        "<!-- drawings of all games -->": "\n".join(
            (WEB / "art" / f"{name}.svg").read_text("utf-8").strip() for name in DRAWINGS
        ),
    }
    for old, new in swaps.items():
        if text.count(old) != 1:
            raise EmbedError(f"web/embed.html should hold {old!r} once; it does {text.count(old)} times")
        text = text.replace(old, new)
    return text


def parts(words: Path) -> dict[str, Any]:
    """Every part by its name; `words` is the site's folder of languages."""
    made: dict[str, Any] = {}
    for folder in sorted(words.iterdir()):
        made[f"words-{folder.name}"] = [(folder / f"{name}.ftl").read_text("utf-8") for name in WORDS]
        for path in sorted(folder.glob("lessons-*.ftl")):
            made[f"words-{folder.name}-{path.stem.removeprefix('lessons-')}"] = [path.read_text("utf-8")]
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
