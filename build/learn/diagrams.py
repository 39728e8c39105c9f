"""What pictures of positions and of lessons' first steps show. It is made when the site is built: readers need no
Python.

Sources are the files of web/learn: `diagrams/<game>/<name>.json` (positions) and `lessons/<game>/<name>.json`. A
picture's name is like "card/wagers" or "lesson:card/follow". Python makes the view of each here. The table's own
functions draw it (web/js/render/diagram.js): in the rules' pages when they are built, in a frame when it is shown.
An unsound source stops the build with a sentence that says why.
"""

from functools import cache
from pathlib import Path
from typing import Any

from build import tool_env

ROOT, WEB = tool_env.ROOT, tool_env.WEB
LEARN = WEB / "learn"
LESSON = "lesson:"


class DiagramError(tool_env.BadSource):
    """A source is not sound; the message says which and why."""


def names() -> list[str]:
    """The names of all pictures that have sources."""
    positions = sorted((LEARN / "diagrams").glob("*/*.json"))
    lessons = sorted((LEARN / "lessons").glob("*/*.json"))
    return [_name(path) for path in positions] + [LESSON + _name(path) for path in lessons]


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def source(name: str) -> str:
    """The source text of a picture's position or lesson. Raises DiagramError."""
    folder = "lessons" if name.startswith(LESSON) else "diagrams"
    path = LEARN / folder / f"{name.removeprefix(LESSON)}.json"
    if not path.is_file():
        raise DiagramError(f"{name}: there is no file {path.relative_to(ROOT).as_posix()}")
    return path.read_text("utf-8")


@cache
def seen(name: str) -> dict[str, Any]:
    """What a picture shows: `game`, `table` as its seat sees it, `show` (how it is cropped). Raises DiagramError."""
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
    """The position of a picture on one line, to play on from."""
    from lostcities.lessons import read_position, write_text

    return write_text(read_position(source(name)))
