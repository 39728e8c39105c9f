"""Golden records: matches of every game, kept as files, that must come out the same bit for bit for ever.

    python tests/golden/make.py        writes tests/golden/*.json and replays.sha256 anew

A changed golden file means a change of the rules, of the streams of chance or of the record's form: check in the diff
which it is, and that it was intended. `replays.sha256` has the digest of each file's replay, legal moves and scores
included.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1]))

from lostcities import GAMES, Match  # noqa: E402  # the checkout's own package, whatever is installed
from lostcities.chance import choose, stream  # noqa: E402
from lostcities.record import Record, Seat, read, steps, write  # noqa: E402

DIGESTS = FOLDER / "replays.sha256"
NAMES = ["Ada", "Нильс", "پروانه\u200cها", "Señor Ñandú", "雪", "Six 🐢"]  # noqa: RUF001  # Persian letters are meant

# (file, seats, options, half-moves to play, -1 for all of the match)
MATCHES: list[tuple[str, int, dict[str, Any], int]] = [
    ("card-default", 2, {}, -1),
    ("card-long-total", 2, {"expeditions": 6, "rounds": 2, "next_starter": "total", "redraw_own_discard": True}, -1),
    ("card-extra-tie", 2, {"rounds": 1, "match_tie": "extra", "turn_limit": 1, "starter_tie": "same"}, -1),
    ("card-random-starters", 2, {"rounds": 5, "next_starter": "random", "turn_limit": 20}, -1),
    ("card-unfinished-turn", 2, {"next_starter": "alternate"}, 201),
    ("card-not-begun", 2, {"rounds": 99}, 0),
    ("board-default", 2, {}, -1),
    ("board-short-both-three", 3, {"rounds": 1, "direction": "both", "point_tiles_stay": False}, -1),
    (
        "board-strict-piece-four",
        4,
        {"start_lowest": "strict", "floor": "piece", "arrow_optional": False, "free_move_on_arrival": True},
        -1,
    ),
    (
        "board-own-layout",
        2,
        {
            "rounds": 1,
            "floor": "none",
            "two_player_removal": 0,
            "tile_layout": {
                "y": [1, 2, 3, 4, 5, 6, 7, 8, 9],
                "b": [],
                "w": [2, 3, 4, 5, 6, 7, 8, 9],
                "g": [1, 2, 3, 4, 5, 6, 7],
                "r": [9],
            },
        },
        -1,
    ),
    ("board-unfinished", 3, {"large_table": [-100, 7], "turn_limit": 100}, 250),
    ("adapted-default", 2, {}, -1),
    (
        "adapted-high-one-three",
        3,
        {"ace": "high", "stacks_of": "one", "stacks_to_end": 2, "next_starter": "winner"},
        -1,
    ),
    ("adapted-zero-stacks-four", 4, {"floor": "zero", "match_tie": "stacks", "next_starter": "rotate"}, -1),
    ("adapted-six", 6, {"rounds": 1, "stacks_to_end": 1, "redraw_own_discard": True}, -1),
    ("adapted-unfinished", 5, {"turn_limit": 30}, 77),
]


def make(name: str, seats: int, options: dict[str, Any], half_moves: int) -> Record:
    """The record `name`: deals and moves by chance, the deck drawn from more often than not, so that rounds end."""
    match = Match.begin(GAMES[name.split("-")[0]], options, seats)
    chance = stream(name, "moves")
    text = match.game.format_move
    left = half_moves
    while left and not match.over:
        if not match.in_round:
            match.deal_by_chance(name)
        moves = match.rounds[-1].state.legal()
        deck = [move for move in moves if text(move) == "<"]
        onto = [move for move in moves if text(move)[0] not in "-<"]
        preferred = deck or onto if chance.random() < 0.7 else moves
        match.play(choose(chance, preferred or moves))
        left -= 1
    people = [Seat(NAMES[seat], *(("wander",) if seat == 1 else ())) for seat in range(seats)]
    record = Record(match, people, options or None, name)
    if name.endswith("default"):
        record.x = {"practice": False, "share": 0.25, "kept": [None, {"deep": "-0"}]}
        record.seats[0].x = {"level": 3}
        record.round_x = {1: {"note": "a line\nbreak"}}
        record.result_x = {}
    return record


def golden() -> Iterator[tuple[str, str]]:
    """Every golden file as (name, text)."""
    for name, seats, options, half_moves in MATCHES:
        yield f"{name}.json", write(make(name, seats, options, half_moves))


def digest(text: str) -> str:
    """The SHA-256 of the replay of a record, as the command line prints it."""
    lines = "".join(json.dumps(step) + "\n" for step in steps(read(text)))
    return hashlib.sha256(lines.encode()).hexdigest()


def main() -> None:
    """Write the files."""
    made = dict(golden())
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text, "utf-8", newline="\n")
    DIGESTS.write_text("".join(f"{digest(text)}  {name}\n" for name, text in made.items()), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
