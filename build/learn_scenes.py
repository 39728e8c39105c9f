"""What lies on the table of an exercise, for the picture that stands on its page until the live table is there."""

from pathlib import Path
from typing import Any

from learn_tables import step_points

from lostcities.lessons import Position, read_lesson

PIECES = {"a": "adventurer", "r": "researcher"}


def scene(lesson: Path) -> dict[str, Any]:
    """The cards of a lesson's position by where they lie, as texts; in the board game also the paths with explorers."""
    read = read_lesson(lesson.read_bytes())
    position = read.position
    names = position.game.deck.names
    seat = position.seat or 0
    order = [seat, *(each for each in range(len(position.hands)) if each != seat)]
    return {
        "name": lesson.stem,
        "title": read.title,
        "task": read.task,
        "hand": [names[card] for card in position.hands[seat].cards],
        "columns": [
            [[names[card] for card in column] for column in position.columns[each] if column] for each in order
        ],
        "piles": [names[pile[-1]] for pile in position.piles if pile],
        "deck": position.deck.size,
        "paths": paths(position),
    }


def paths(position: Position) -> list[dict[str, Any]]:
    """The paths on which somebody stands, as the pictures of rules have them: tiles by step, explorers by step."""
    explorers: dict[str, list[list[object]]] = {}
    for seat, text in enumerate(position.own.get("explorers", ())):
        for each in text.split():
            place, piece = each.split(":")
            explorers.setdefault(place[0], []).append([int(place[1:]), PIECES[piece], seat])
    tiles: dict[str, dict[str, str]] = {}
    for each in position.own.get("tiles", "").split():
        place, tile = each.split(":")
        tiles.setdefault(place[0], {})[place[1:]] = tile
    return [
        {"suit": suit, "points": step_points(), "tiles": tiles.get(suit, {}), "explorers": explorers[suit]}
        for suit in position.game.deck.suits
        if suit in explorers
    ]
