"""Writes the pages that teach the rules: learn/<language>/<game>.html and a page of contents for each language.

The outlines of web/learn/ are filled in with the games' answers (figures.py) and the tables of the score sheets
(tables.py); pages.mjs turns them into words and drawings with the page's own functions. The pages need no script and no
Python.
"""

import json
import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from build import tool_env

OUTLINES = tool_env.WEB / "learn"
FRAMED = "; frame-src 'self'"
"""What these pages may do that the app may not: show a live table in a frame of this same site."""


def taught() -> list[str]:
    """The games that have an outline, in the order of GAMES."""
    from lostcities import GAMES

    return [game for game in GAMES if (OUTLINES / f"{game}.json").is_file()]


def write(
    site: Path, read: Path, policy: str, bundles: Mapping[str, str], printed: Callable[[list[str | Path]], str]
) -> None:
    """Write the pages into `site`, and into `read` in the form for the game as one file; `bundles` names their style
    sheet and script, `printed` runs a command."""
    shutil.rmtree(read, ignore_errors=True)
    code = "import json; from build.learn import pages; print(json.dumps(pages.content()))"
    content = json.loads(printed([sys.executable, "-X", "utf8", "-c", code]))
    job = {
        "web": str(tool_env.WEB),
        "out": str(site),
        "read": str(read),
        "means": {
            "policy": policy + FRAMED,
            "style": bundles["learnStyles"],
            "script": bundles["learn"],
            "editor": bundles["editor"],
            "embed": "embed.js",
        },
        **content,
    }
    work = tool_env.CACHE / "bundle"
    (work / "learn.json").write_text(json.dumps(job), "utf-8")
    printed(["node", Path(__file__).with_suffix(".mjs"), work / "learn.json"])


def exercises(outline: dict[str, Any]) -> list[str]:
    """The names of a page's exercises, in the order in which its rules reach them."""
    blocks = [block for section in outline["sections"] for block in section["blocks"] if isinstance(block, str)]
    return [block.removeprefix("> ") for block in blocks if block.startswith("> ")]


def content() -> dict[str, object]:
    """What Python contributes to the pages: outlines with the answers of the rules, what lies on the tables shown whole
    and on those of the exercises, and the tables of the score sheets."""
    from build.learn import diagrams
    from build.learn import figures as learn_figures
    from build.learn import tables as learn_tables

    outlines = [json.loads((OUTLINES / f"{game}.json").read_text("utf-8")) for game in taught()]
    scenes = {
        outline["game"]: [
            {"name": name, **diagrams.seen(f"{diagrams.LESSON}{outline['game']}/{name}")} for name in exercises(outline)
        ]
        for outline in outlines
    }
    wholes = {game: {"name": "whole", **diagrams.seen(f"{game}/whole")} for game in scenes}
    resolved = [learn_figures.resolved(outline) for outline in outlines]
    return {"outlines": resolved, "wholes": wholes, "scenes": scenes, "tables": learn_tables.tables()}
