"""An icon means one thing: what discards, draws or puts away is not what sets out, saves or deletes."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
SPRITE = (WEB / "art" / "sprite.svg").read_text("utf-8")
SOURCES = {path.relative_to(WEB / "js").as_posix(): path.read_text("utf-8") for path in (WEB / "js").rglob("*.js")}
ONE_MEANING = {
    "disc": ({"render/table/piles.js"}, r"action-discard"),
    "draw": ({"render/table/deck.js"}, r"action-draw"),
    "down": ({"render/table/columns.js", "render/board/step.js"}, r"action-play|label\("),
}
BUTTON = re.compile(r"""(?:button|linkButton)\(\s*"([\w#-]+)",[^\n]*?\),?\s*"([a-z]+)"[,)]""")
FOR = {
    "go": {"start", "resume", "guided", "next", "row-next", "rematch", "shut", "day-begin"},
    "save": {"export", "pack-all"},
    "bin": {"delete", "delete-exercise", "erase", "clear"},
    "flag": {"concede"},
}


def test_an_icon_of_a_move_stands_for_that_move_alone() -> None:
    for name, (rooms, act) in ONE_MEANING.items():
        icon = re.compile(rf"""(?:icon\("{name}"\)|[,(] "{name}"[,)])""")
        found = {file: text for file, text in SOURCES.items() if icon.search(text) and not file.startswith("embed/")}
        assert set(found) <= rooms, name
        assert all(re.search(act, text) for text in found.values()), name


def test_what_sets_out_saves_deletes_and_gives_up_has_an_icon_of_its_own() -> None:
    pairs = {(icon, act) for text in SOURCES.values() for act, icon in BUTTON.findall(text)}
    assert ("go", "start") in pairs
    assert ("save", "export") in pairs
    wrong = {(icon, act) for icon, act in pairs if icon in FOR and act not in FOR[icon]}
    assert wrong == set()


def test_every_icon_that_is_asked_for_is_drawn() -> None:
    asked = {name for text in SOURCES.values() for name in re.findall(r"""icon\("([a-z]+)"\)""", text)}
    asked |= {icon for text in SOURCES.values() for _, icon in BUTTON.findall(text)}
    assert {name for name in asked if f'id="icon-{name}"' not in SPRITE} == set()
