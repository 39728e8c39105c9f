"""What the page's worker imports before it keeps its memory for the next start."""

import json
import subprocess
import sys
from typing import Any

from lostcities.games import GAMES
from lostcities.minds import LEVELS

# Plays a few turns against every mind of every game, and tells what had to be imported for it.
PLAY = """
import json, sys
from lostcities.bridge import Bridge
from lostcities.whole import import_all
assert import_all() > 50
before = set(sys.modules)
handle = Bridge().handle
ask = lambda **message: json.loads(handle(json.dumps({"v": 1, "id": 0, **message})))
for game, minds in json.loads(sys.argv[1]):
    for mind in minds:
        seats = [{"name": "A", "mind": mind}, {"name": "B", "mind": mind}]
        reply = ask(do="new", game=game, options={}, seats=seats, seed="s", starts=0)
        assert reply["ok"], reply
        for _ in range(2):
            ply = reply["table"]["ply"]
            reply = ask(do="think", ply=ply)
            if "thinking" in reply:
                reply = ask(do="hurry", ply=ply)
            while not reply["ok"] or "thinking" in reply:
                reply = ask(do="hurry", ply=ply)
print(json.dumps(sorted(name for name in set(sys.modules) - before if name.startswith("lostcities"))))
"""


def test_no_computer_player_of_any_game_imports_anything_of_ours_once_everything_is_there() -> None:
    pairs: list[Any] = [[name, LEVELS[name]] for name in GAMES]
    told = subprocess.run([sys.executable, "-c", PLAY, json.dumps(pairs)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout) == []


# The page has no lostcities.distance yet when its worker imports all this.
WITHOUT = """
import sys
sys.modules["lostcities.distance"] = None
from lostcities.whole import import_all
assert import_all() > 50
"""


def test_everything_is_imported_without_what_only_a_match_at_a_distance_needs() -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
