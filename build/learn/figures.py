"""What the pictures of the rules' pages show, computed by the games themselves: legal cards, points, ranges, tables.

An outline (web/learn/<game>.json) names a figure and what lies on its table; the answers of the rules are added here.
web/js/learn/pages/figures.js only draws them.
"""

import json
from collections.abc import Callable
from itertools import combinations
from typing import Any

from build.learn.tables import artifact_rows, expedition, step_points, tables
from lostcities import GAMES, complete_rules, messages
from lostcities.chance import stream
from lostcities.games.adapted import scoring as stacks
from lostcities.games.board import scoring as board
from lostcities.games.card import scoring as card
from lostcities.lessons import read_position, world

Figure = dict[str, Any]


def resolved(outline: dict[str, Any]) -> dict[str, Any]:
    """The outline, with the answers of the rules in its figures."""
    game = outline["game"]
    sections = [
        {
            **section,
            "blocks": [resolve(game, block) if isinstance(block, dict) else block for block in section["blocks"]],
        }
        for section in outline["sections"]
    ]
    return {**outline, "hero": resolve(game, outline["hero"]), "sections": sections}


def resolve(game: str, figure: Figure) -> Figure:
    """One figure; kinds without answers of their own stay as they are."""
    answer = ANSWERS.get(figure["figure"])
    return {**figure, **answer(game, figure)} if answer else figure


def follow(game: str, figure: Figure) -> Figure:
    """Which of the cards may be placed on the column, by the game's own list of legal moves."""
    column, cards = figure["column"], figure["cards"]
    position = {
        "format": "lostcities-position",
        "version": 1,
        "game": game,
        "options": figure.get("rules", {}),
        "seat": 0,
        "hands": [" ".join(cards), ""],
        "columns": [" ".join(column), ""],
    }
    if "explorers" in GAMES[game].position_keys:
        position["explorers"] = [f"{column[0][0]}{len(column)}:a", ""]
    state = world(read_position(json.dumps(position)), stream("a figure"))
    legal = {GAMES[game].format_move(move) for move in state.legal()}
    return {"may": [card for card in cards if card in legal], "cannot": [card for card in cards if card not in legal]}


def sums(game: str, figure: Figure) -> Figure:
    """The arithmetic of expeditions of the card game."""
    return {"columns": [{"cards": column, "points": expedition(column)} for column in figure["columns"]]}


def card_range(game: str, figure: Figure) -> Figure:
    """The worst and the best possible expedition for every number of cards."""
    deck = GAMES["card"].deck
    suit = [card for card in GAMES["card"].cards(complete_rules(GAMES["card"], {})) if deck.suit_of[card] == 0]
    points: dict[int, set[int]] = {}
    for count in range(1, len(suit) + 1):
        for column in set(combinations(suit, count)):
            counted = card.count(column)
            if counted:
                points.setdefault(count, set()).add(counted.points)
    return {"rows": [[count, min(found), max(found)] for count, found in points.items()]}


def paths(game: str, figure: Figure) -> Figure:
    """The points of every step, for each path of the picture."""
    return {"paths": [{**path, "points": step_points()} for path in figure["paths"]]}


def crossings(game: str, figure: Figure) -> Figure:
    return {"end": board.CROSSINGS_TO_END}


def explorers(game: str, figure: Figure) -> Figure:
    """What each explorer is worth where it stands, and what all are worth together."""
    rows = [[kind, step, board.EXPLORER_POINTS[kind == "researcher"][step]] for kind, step in figure["explorers"]]
    return {"explorers": rows, "total": sum(points for _, _, points in rows)}


def artifacts(game: str, figure: Figure) -> Figure:
    """Both tables of artifacts, with equal neighbours merged."""
    both = (("short", board.SMALL_TABLE), ("long", board.LARGE_TABLE))
    return {"tables": [{"name": name, "rows": artifact_rows(table)} for name, table in both]}


def ladder(game: str, figure: Figure) -> Figure:
    """Stacks up to a full one, and what each card beyond that adds."""
    rows = [[count, stacks.score(count)] for count in range(1, stacks.FULL + 1)]
    return {"rows": rows, "more": stacks.score(stacks.FULL + 1) - stacks.score(stacks.FULL)}


def seat_stacks(game: str, figure: Figure) -> Figure:
    seats = [
        {suit: {"cards": cards, "points": stacks.score(len(cards))} for suit, cards in seat.items()}
        for seat in figure["seats"]
    ]
    return {"seats": seats, "long": stacks.FULL}


def options(game: str, figure: Figure) -> Figure:
    """The game's options that offer a choice of values, in the form that the page receives."""
    told = next(each for each in messages.about()["games"] if each["name"] == game)
    return {"game": game, "options": [option for option in told["options"] if option["values"]]}


def to_try(game: str, figure: Figure) -> Figure:
    """A column to play with: the page looks up its points in the tables of the score sheet."""
    return {"game": game, "tables": tables()[game]}


ANSWERS: dict[str, Callable[[str, Figure], Figure]] = {
    "follow": follow,
    "sums": sums,
    "range": card_range,
    "paths": paths,
    "crossings": crossings,
    "explorers": explorers,
    "artifacts": artifacts,
    "ladder": ladder,
    "stacks": seat_stacks,
    "options": options,
    "try": to_try,
}
