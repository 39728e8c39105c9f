"""Games are named in their own rooms, and elsewhere only where games/README.md says that a game brings a line."""

import re
import subprocess
from pathlib import Path

from lostcities import GAMES

ROOT = Path(__file__).parents[2]
NAMED = re.compile(
    r"""["'](?:board|adapted)["']"""  # "card" is a word of its own
    r"""|(?:GAMES|ROOMS|KITS|EXAMPLES)(?:\.|\[["'])(?:card|board|adapted)\b"""
    r"""|^\s*(?:board|adapted):|[{,]\s*(?:board|adapted)\s*[:,}]""",
    re.MULTILINE,
)
ROOM = re.compile(r"(?:^|/)(?:card|board|adapted)(?:/|\.\w+$)")
SAMPLES = {
    "build/bench/playing/distance.py": "decks of several sizes, each by a game that has it",
    "build/bench/playing/waiting.py": "one long match",
    "build/docs/examples/bot.py": "an example plays what its reader knows",
    "build/docs/examples/tournament.py": "likewise",
    "build/docs/examples/two_minds.py": "likewise",
    "build/storm/kinds/spoiled.py": "a key of what lies in the storage, and no game",
    "build/storm/native/post.py": "options to try; of other games the usual ones",
    "web/js/learn/editor/editor.js": "the example that the page opens with",
}
"""Files that name a game as an example, by what it is there for; no other game needs a line in them."""


def naming() -> list[str]:
    """The sources outside of the games' rooms that name one of them."""
    listed = ["git", "ls-files", "lostcities/*.py", "web/js/*.js", "build/*.py", "build/*.mjs"]
    files = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    return [file for file in files if not ROOM.search(file) and NAMED.search((ROOT / file).read_text("utf-8"))]


def test_who_names_a_game_is_told_of_where_a_game_is_added() -> None:
    told = (ROOT / "lostcities" / "games" / "README.md").read_text("utf-8")
    own = "lostcities/games/__init__.py"
    assert set(GAMES) == {"card", "board", "adapted"}, "then the names that are looked for are others"
    found = naming()
    assert [file for file in found if file not in SAMPLES and file != own and f"`{file}`" not in told] == []
    assert sorted(set(SAMPLES) - set(found)) == []
