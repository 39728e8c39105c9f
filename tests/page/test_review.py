"""The review of a match as the page draws it and works on it, in Node without a browser: runs review.test.mjs and
reviewing.test.mjs."""

import json
from pathlib import Path
from random import Random
from typing import Any

from engine.random_play import play_some
from node_tests import run

from lostcities import Match
from lostcities.record import Record, Seat, write
from lostcities.table import Table


def reviewed(game: str, seats: int, rounds: int = 1) -> dict[str, Any]:
    """A short match of that game with its whole review, and the tables of its turns."""
    rules = {"rounds": rounds, "turn_limit": 2 * seats}
    match = Match.begin(game, rules, seats)
    play_some(match, Random(f"review {game}"), 400)
    people = [Seat("Ada"), *[Seat("x", "bold")] * (seats - 1)]
    record = write(Record(match, people, rules))
    table = Table()
    news, told = table.review(record, "m-1"), None
    while not news["over"]:
        news = table.weigh()
        told = news["review"] or told
    places = [(number, turn) for number in range(rounds) for turn in range(len(match.rounds[number].turns))]
    tables = {f"{number}.{turn}": table.moment(round=number, turn=turn, seat=0) for number, turn in places}
    return {"news": {**news, "review": None}, "told": told, "tables": tables}


def test_the_review_keeps_its_promises(tmp_path: Path) -> None:
    samples = tmp_path / "samples.json"
    samples.write_text(json.dumps([reviewed("card", 2), reviewed("board", 3), reviewed("adapted", 4)]), "utf-8")
    run("review", "reviewing", SAMPLES=str(samples))
