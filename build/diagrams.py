"""Pictures of positions and of lessons' first steps, drawn when the site is built: a reader of them needs no script.

Sources are the files of web/learn: `diagrams/<game>/<name>.json` (positions) and `lessons/<game>/<name>.json`. A
picture's name is "card/wagers" or "lesson:card/follow". Python makes the view of each, the page's own drawing functions
make the markup of it under Node (draw_diagrams.mjs). What is wrong with a source stops the build with its sentence.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import tool_env

sys.path.append(str(tool_env.ROOT))  # the package of this very checkout

ROOT, WEB = tool_env.ROOT, tool_env.WEB
LEARN = WEB / "learn"
LESSON = "lesson:"
ART = {"card": ("sprite",), "board": ("sprite", "company", "board"), "adapted": ("sprite", "company", "adapted")}
"""The files of web/art that a game's pictures use."""
STYLES = {"card": ("diagram",), "board": ("diagram", "company", "board"), "adapted": ("diagram", "company", "adapted")}
"""The files of web/css that they need beside main.css and play.css, in the order in which they apply."""

_styles: dict[str, str] = {}
"""The classes of everything that was drawn: name -> declarations."""


class DiagramError(tool_env.BadSource):
    """A source is not sound; the message says which and why."""


def names() -> list[str]:
    """The names of all pictures that there are sources for."""
    positions = sorted((LEARN / "diagrams").glob("*/*.json"))
    lessons = sorted((LEARN / "lessons").glob("*/*.json"))
    return [_name(path) for path in positions] + [LESSON + _name(path) for path in lessons]


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def source(name: str) -> str:
    """The text of a picture's position or lesson. Raises DiagramError."""
    folder = "lessons" if name.startswith(LESSON) else "diagrams"
    path = LEARN / folder / f"{name.removeprefix(LESSON)}.json"
    if not path.is_file():
        raise DiagramError(f"{name}: there is no file {path.relative_to(ROOT).as_posix()}")
    return path.read_text("utf-8")


@cache
def seen(name: str) -> dict[str, Any]:
    """What a picture shows: `game`, the `table` as its seat sees it, how it is cut (`show`). Raises DiagramError."""
    from lostcities.errors import LostCitiesError
    from lostcities.lessons import read_lesson, read_position
    from lostcities.table import Table

    table = Table()
    try:
        if name.startswith(LESSON):
            position = read_lesson(source(name)).position
            table.lesson(source(name))
        else:
            position = read_position(source(name))
            table.picture(position)
    except LostCitiesError as error:
        raise DiagramError(f"{name}: {error}") from None
    shown = table.look()
    assert shown is not None
    show = {"card": position.show.card, "suits": position.show.suits, "parts": " ".join(position.show.parts)}
    still = {**shown, "id": name}
    return {"game": position.game.name, "table": still, "show": {key: text for key, text in show.items() if text}}


def line(name: str) -> str:
    """The position of a picture on one line, to be played on from."""
    from lostcities.lessons import read_position, write_text

    return write_text(read_position(source(name)))


def drawn(wanted: Sequence[str], language: str) -> dict[str, str]:
    """The pictures of these names as HTML: a <figure class="diagram"> each, whose drawing has a text alternative.

    They need main.css and play.css, the `styles_of` their games, `classes()`, and the `sprites` of their games once in
    the page.
    """
    requests = [{**seen(name), "language": language} for name in wanted]
    made = {}
    for name, answer in zip(wanted, _ask(requests), strict=True):
        _styles.update(answer["styles"])
        made[name] = f'<figure class="diagram" data-diagram="{name}">{answer["html"]}</figure>'
    return made


def _ask(requests: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answers of draw_diagrams.mjs."""
    if not requests:
        return []
    command = ["node", str(Path(__file__).with_name("draw_diagrams.mjs"))]
    ran = subprocess.run(command, input=json.dumps(requests), capture_output=True, text=True, check=False)
    if ran.returncode:
        raise DiagramError(ran.stderr.strip())
    answers: list[dict[str, Any]] = json.loads(ran.stdout)
    return answers


def classes() -> str:
    """The style sheet of all classes in what was drawn so far: sizes that differ from picture to picture."""
    return "".join(f".{name} {{ {text}; }}\n" for name, text in sorted(_styles.items()))


def styles_of(games: Sequence[str]) -> list[str]:
    """The names of the style sheets (css/<name>.css) that pictures of these games need beside those two."""
    return list(dict.fromkeys(name for game in games for name in (*STYLES[game][1:], STYLES[game][0])))


def sprites(games: Sequence[str]) -> str:
    """The drawings that pictures of these games are made of, to stand in the page once."""
    files = dict.fromkeys(name for game in games for name in ART[game])
    return "\n".join((WEB / "art" / f"{name}.svg").read_text("utf-8").strip() for name in files)
