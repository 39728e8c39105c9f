"""Recorded positions and what every computer player does in them: the same on every Python and in every browser.

    python tests/minds/recorded_moves.py        writes tests/minds/recorded_moves.json anew

Write it anew when a player changes on purpose, and check in the diff that only that player's moves have changed. The
positions come from rounds that the rule-of-thumb player plays with itself, so new weights leave them as they are. A
search is asked with an eighth of its effort. This file runs in browsers too (tests/browser/test_moves_everywhere.py).
"""

import json
import sys
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from lostcities.chance import stream
from lostcities.game import think_through
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.minds import MINDS
from lostcities.record import Record, Seat, read, write

FILE = Path(__file__).with_name("recorded_moves.json")
PLAYER = "careful@1"
PLIES = (0, 11, 28, 43, 58, 69)
"""Half-moves after which a round is looked at, placing and drawing in turn."""

# (game, seats, options)
ROUNDS: list[tuple[str, int, dict[str, Any]]] = [
    ("card", 2, {}),
    ("card", 2, {"expeditions": 6}),
    ("board", 2, {}),
    ("board", 4, {"direction": "both", "rounds": 1}),
    ("adapted", 2, {}),
    ("adapted", 3, {"ace": "high"}),
]

Kept = dict[str, Any]
"""{"records": [text], "moves": [[number of the record, ply, mind, effort, move]]}"""


def at(record: str, ply: int) -> Match:
    """The match of a record as it stood after `ply` half-moves of its first round."""
    whole = read(record).match
    first = whole.rounds[0]
    match = Match.begin(whole.game, whole.rules, whole.seats)
    match.deal_round(first.deal, first.tiles, first.starts)
    for move in [move for turn in first.turns for move in turn][:ply]:
        match.play(move)
    return match


def answer(match: Match, mind: str, effort: int, name: str) -> str:
    """The text of the move of `mind` for the seat to move; `name` is where its chance comes from."""
    state = match.rounds[-1].state
    thought = MINDS[mind].think(match.game, match.game.sight(state, state.seat), stream(name), effort)
    return match.game.format_move(think_through(thought))


def kept() -> Kept:
    """What is recorded."""
    found: Kept = json.loads(FILE.read_text("ascii"))
    return found


def answers(kept: Kept, record: int) -> list[str]:
    """What the players do now in the positions of one record, in the order of its moves."""
    return [
        answer(at(kept["records"][number], ply), mind, effort, f"{number} {ply}")
        for number, ply, mind, effort, _ in kept["moves"]
        if number == record
    ]


def make() -> Kept:
    """Rounds played anew, and the moves of everybody who plays the game."""
    made: Kept = {"records": [], "moves": []}
    for number, (game, seats, options) in enumerate(ROUNDS):
        match = Match.begin(GAMES[game], options, seats)
        match.deal_by_chance(f"recorded {number}", 0)
        for ply in range(PLIES[-1] + 1):
            if ply in PLIES:
                for mind in MINDS.values():
                    if game in mind.efforts:
                        effort = max(1, mind.efforts[game] // 8)
                        move = answer(match, mind.name, effort, f"{number} {ply}")
                        made["moves"].append([number, ply, mind.name, effort, move])
            match.play(match.parse(answer(match, PLAYER, 1, f"{number} {ply} played")))
        made["records"].append(write(Record(match, [Seat(f"Seat {seat}") for seat in range(seats)], options or None)))
    return made


def main() -> None:
    """Write the file, one move a line."""
    made = make()
    parts = [",\n".join(f"  {json.dumps(each)}" for each in made[name]) for name in ("records", "moves")]
    FILE.write_text('{{"records": [\n{}\n ], "moves": [\n{}\n ]}}\n'.format(*parts), "ascii", newline="\n")


if __name__ == "__main__":
    main()
