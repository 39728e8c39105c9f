"""The shared fixtures: conversations of requests and replies, for the tests of both sides of the bridge.

`python tests/bridge/conversations.py` writes them anew into tests/fixtures/messages/; test_fixtures.py checks the
bridge against them, and the page's tests let a fake worker answer from them.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from lessons.lesson_texts import LESSON

import lostcities.days.played as day_par
import lostcities.table.advice as advice
import lostcities.table.setting as setting
import lostcities.table.shown.study as table_study
from lostcities.bridge import Bridge
from lostcities.game import Game
from lostcities.minds import LEVELS
from lostcities.minds.appraisal import Appraisal

FOLDER = Path(__file__).parents[1] / "fixtures" / "messages"

Request = dict[str, Any]

ADA = {"name": "Ada"}
BEN = {"name": "Ben"}
TILDA = {"name": "Tilda", "mind": "careful"}
NILS = {"name": "Nils", "mind": "wander"}


def new(game: str, *seats: Request, **more: Any) -> Request:
    return {"do": "new", "game": game, "options": {}, "seats": list(seats), "seed": "fixture", "starts": 0, **more}


def first_turn() -> list[Request]:
    """A person and a computer player: setting up, looking, asking why, a hint, a turn, a thought, taking back."""
    return [
        {"do": "hello"},
        {"do": "look"},
        new("card", ADA, NILS),
        {"do": "why", "card": "", "to": "deck"},
        {"do": "hint", "ply": 0},
        {"do": "worth", "zone": "expedition:0:y"},
        {"do": "guide", "ply": 0, "seen": []},
        {"do": "play", "ply": 0, "move": "$first"},
        {"do": "undo", "ply": 1},
        {"do": "play", "ply": 0, "move": "$first"},
        {"do": "play", "ply": 1, "move": "<"},
        {"do": "hurry", "ply": 2},
        {"do": "hurry", "ply": 3},
        {"do": "prefs", "discards": "all"},
        {"do": "sheet"},
    ]


def refusals() -> list[Request]:
    """What is refused, by every code that a page can bring about."""
    return [
        {"do": "play", "ply": 0, "move": "<"},
        {"do": "dance"},
        {"do": "new", "game": "chess", "options": {}, "seats": [ADA, BEN]},
        {"do": "open", "record": "{}", "match": "m-1"},
        new("card", ADA, NILS),
        {"do": "play", "ply": 0, "move": "<"},
        {"do": "play", "ply": 0, "move": "e4"},
        {"do": "play", "ply": 5, "move": "<"},
        {"do": "undo", "ply": 0},
        {"do": "think", "ply": 0},
        {"do": "lift", "seat": 0},
        {"do": "next"},
        {"do": "concede", "seat": 1},
    ]


def two_people() -> list[Request]:
    """Two people on one device: the curtain, a turn, passing the device on, the curtain again, giving up."""
    return [
        new("card", ADA, BEN),
        {"do": "lift", "seat": 1},
        {"do": "lift", "seat": 0},
        {"do": "play", "ply": 0, "move": "$first"},
        {"do": "play", "ply": 1, "move": "<"},
        {"do": "play", "ply": 2, "move": "<"},
        {"do": "pass", "ply": 2},
        {"do": "hint", "ply": 2},
        {"do": "pass", "ply": 2},
        {"do": "lift", "seat": 1},
        {"do": "concede", "seat": 1},
        {"do": "rematch"},
    ]


def board() -> list[Request]:
    """The board game for three: a path begun, and two computer players in between."""
    return [
        new("board", ADA, NILS, TILDA),
        {"do": "hint", "ply": 0},
        {"do": "play", "ply": 0, "move": "$first"},
        {"do": "play", "ply": 1, "move": "<"},
        {"do": "hurry", "ply": 2},
        {"do": "hurry", "ply": 3},
        {"do": "sheet"},
    ]


def adapted() -> list[Request]:
    """The two-deck adaptation: a round of one turn, the score sheet, and the record that is kept."""
    return [
        new("adapted", ADA, NILS, options={"turn_limit": 1, "rounds": 2}),
        {"do": "play", "ply": 0, "move": "$first"},
        {"do": "play", "ply": 1, "move": "<"},
        {"do": "save"},
        {"do": "next"},
    ]


def study() -> list[Request]:
    """What is studied: a position played on, a lesson with a wrong move and a right one, a replay; what is refused."""
    replayed = (FOLDER.parents[1] / "golden" / "card-unfinished-turn.json").read_text("utf-8")
    return [
        {"do": "position", "position": "lc1;card;seat=0;hands=y3.b7!/g4!.?2;columns=yx/r5;deck=?9"},
        {"do": "line"},
        {"do": "play", "ply": 0, "move": "y3"},
        {"do": "save"},
        {"do": "position", "position": "lc1;card;hands=y11/?8"},
        {"do": "picture", "position": "lc1;card;seat=0;hands=y3.b7!/g4!.?2;columns=yx/r5;deck=?9"},
        {"do": "picture", "position": "lc1;card;hands=y11/?8"},
        {"do": "lesson", "lesson": json.dumps(LESSON)},
        {"do": "clue"},
        {"do": "play", "ply": 0, "move": "-y7"},
        {"do": "play", "ply": 0, "move": "y7"},
        {"do": "play", "ply": 4, "move": "r9"},
        {"do": "clue"},
        {"do": "rematch"},
        {"do": "replay", "record": replayed, "round": 0, "turn": 3, "seat": 1},
        {"do": "replay", "record": replayed, "round": 7, "turn": 0},
        {"do": "step", "round": 0, "turn": 1},
    ]


def gone_through() -> list[Request]:
    """A match that goes on and one that is over, gone through: from the seat that plays, with all hands, with one."""
    golden = FOLDER.parents[1] / "golden"
    going, over = ((golden / f"card-{name}.json").read_text("utf-8") for name in ("unfinished-turn", "extra-tie"))
    return [
        {"do": "through", "record": going, "match": "m-going", "round": 0, "turn": 0},
        {"do": "step", "round": 0, "turn": 2},
        {"do": "through", "record": over, "match": "m-over", "round": 0, "turn": 1},
        {"do": "step", "round": 9, "turn": 0, "seat": 1, "open": False},
        {"do": "worth", "zone": "expedition:0:y"},
    ]


def own_player() -> list[Request]:
    """A person's own player: asked, answering badly and well, gone, and back."""
    return [
        new("card", ADA, {"name": "greedy", "mind": "own:greedy.py"}, starts=1),
        {"do": "question", "ply": 0},
        {"do": "answer", "ply": 0, "answer": '{"move": "<"}'},
        {"do": "own", "seat": 1, "present": False},
        {"do": "hurry", "ply": 0},
        {"do": "own", "seat": 1, "present": True},
    ]


def deal_of_the_day() -> list[Request]:
    """The deal of a date, begun a day late, and what the strongest player makes of it."""
    return [
        {"do": "day", "date": "2026-11-17", "on": "2026-11-18", "names": ["Ada", "Tilda"], "practice": False},
        {"do": "par", "date": "2026-11-17"},
        {"do": "par", "date": "2026-02-30"},
    ]


def statistics() -> list[Request]:
    """What a match that was given up comes to."""
    begun = new("card", ADA, {"name": "Tilda", "mind": "careful"}, starts=0)
    kept = converse([begun, {"do": "concede", "seat": 0}, {"do": "save"}])[-1]["reply"]["save"]
    matches = [{"id": kept["id"], "at": 1, "facts": kept["facts"]}]
    return [
        {"do": "statistics", "matches": matches, "pars": {"2026-11-17": 12}},
        {"do": "compare", "record": kept["record"], "other": kept["record"]},
    ]


def first_lesson() -> list[Request]:
    """A first lesson: a move that it does not ask for; left, taken up where it is only read, and gone on with."""
    begun = new("adapted", ADA, {"name": "Nils", "mind": "novice"}, primer=True)
    plays = ["h2", "<", "", "", "h2", "<", "", "", "-s9", "<", "", "", "h5", "<h", "", "", "h6", "<", "", ""]
    moves = [
        {"do": "play", "ply": ply, "move": move} if move else {"do": "hurry", "ply": ply}
        for ply, move in enumerate(plays)
    ]
    kept = converse([begun, *moves, {"do": "save"}])[-1]["reply"]["save"]
    return [
        begun,
        {"do": "play", "ply": 0, "move": "-dJ"},
        {"do": "leave"},
        {"do": "open", "record": kept["record"], "match": kept["id"]},
        {"do": "on", "ply": len(plays)},
        {"do": "rename", "match": kept["id"], "to": f"{kept['id']}~copy"},
    ]


CONVERSATIONS = {
    each.__name__: each
    for each in (
        first_turn,
        refusals,
        two_people,
        board,
        adapted,
        study,
        gone_through,
        own_player,
        first_lesson,
        deal_of_the_day,
        statistics,
    )
}


def converse(requests: list[Request]) -> list[dict[str, Request]]:
    """The requests, each with its reply. `$first` stands for the first move that the last table offers."""
    bridge = Bridge()
    told = []
    moves: list[Any] = []
    for number, each in enumerate(requests, 1):
        request = {"v": 1, "id": number, **each}
        if request.get("move") == "$first":
            request["move"] = moves[0]["move"]
        reply = json.loads(bridge.handle(json.dumps(request)))
        while request["do"] in ("hint", "par") and "thinking" in reply:
            reply = json.loads(bridge.handle(json.dumps(request)))
        moves = ((reply.get("table") or {}).get("view") or {}).get("moves") or moves
        told.append({"request": request, "reply": reply})
    return told


def constant_seed() -> str:
    """Stands in for `fresh_seed`, so that names of matches and new deals are the same every time."""
    return "0123456789abcdef"


def appraise_in_order(game: Game, sight: Any) -> list[Appraisal]:
    """Stands in for the strongest players' appraisal: the first move is worth most, each next one half a point less."""
    return [
        Appraisal(move, 1250 - 50 * place, {"now": -1000, "later": 2250 - 50 * place})
        for place, move in enumerate(sight.legal)
    ]


def keep_still(put: Callable[[object, str, object], None]) -> None:
    """Hold still what differs in the bridge from run to run, or after a training: seeds, and who gives hints."""
    for module in (setting, table_study):
        put(module, "fresh_seed", constant_seed)
    for module in (advice, day_par):
        put(module, "LEVELS", dict.fromkeys(LEVELS, ("careful",)))
    put(advice, "appraise", appraise_in_order)


def main() -> None:
    keep_still(setattr)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, requests in CONVERSATIONS.items():
        pairs = [json.dumps(pair, ensure_ascii=False) for pair in converse(requests())]
        (FOLDER / f"{name}.json").write_text("[\n" + ",\n".join(pairs) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
