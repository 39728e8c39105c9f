"""The points of the three games as tables, for the score sheets of the rules' pages.

A page must not start Python to add up a card game, and may hold no rule. So the games' own scoring functions compute
every value that a sheet can need here, and it goes into the page as data. The page's scripts look up and add
(web/js/learn/score/reckon.js); a test compares their results with the scoring functions over many random sheets.
"""

from itertools import combinations
from typing import Any

from lostcities import GAMES, complete_rules
from lostcities.games.adapted import scoring as stacks
from lostcities.games.board import scoring as board
from lostcities.games.board.text import ARTIFACT, TILE_BAG
from lostcities.games.card import scoring as card

Tables = dict[str, Any]
SHORT = 1
"""Expeditions of the short board game, which has a table of artifacts of its own (rule 2.8)."""


def tables() -> dict[str, Tables]:
    """By name: the tables of every game."""
    return {"card": card_tables(), "board": board_tables(), "adapted": adapted_tables()}


def expedition(column: list[str]) -> dict[str, int] | None:
    """The arithmetic of a column of card texts, as a view shows it; None for one not begun."""
    points = card.count([GAMES["card"].deck.parse(each) for each in column])
    return points._asdict() if points else None


def card_tables() -> Tables:
    """Every possible expedition: points["wagers numbers sum"] = [cost, times, bonus, points].

    An expedition's points depend on how many wagers and numbers it has and on the sum of the numbers alone.
    """
    deck = GAMES["card"].deck
    numbers = [rank for rank in deck.ranks if rank != "x"]
    wagers = deck.copies[deck.ranks.index("x")]
    points: dict[str, list[int]] = {}
    for count in range(len(numbers) + 1):
        for chosen in combinations(numbers, count):
            for staked in range(wagers + 1):
                counted = expedition([*["yx"] * staked, *(f"y{rank}" for rank in chosen)])
                if counted:
                    key = f"{staked} {count} {counted['sum']}"
                    points[key] = [counted[name] for name in ("cost", "times", "bonus", "points")]
    values = {rank: card.VALUE[deck.parse(f"y{rank}")] for rank in numbers}
    usual = complete_rules(GAMES["card"], {})
    return {
        "seats": list(GAMES["card"].seats),
        "suits": deck.suits,
        "rounds": usual["rounds"],
        "usual": usual["expeditions"],
        "wagers": wagers,
        "values": values,
        "points": points,
    }


def step_points() -> list[int]:
    """The points of steps 1 to 9."""
    return list(board.STEP_POINTS[1:])


def artifact_rows(table: tuple[int, ...]) -> list[list[int | None]]:
    """A table of artifacts as [from, to, points], with equal neighbours merged; `to` is None for "and more"."""
    rows: list[list[int | None]] = []
    for count, points in enumerate(table):
        if rows and rows[-1][2] == points:
            rows[-1][1] = count
        else:
            rows.append([count, count, points])
    rows[-1][0], rows[-1][1] = rows[-1][0], None
    return rows


def board_tables() -> Tables:
    """explorers[piece][step], artifacts[expeditions][count], and where points stop falling."""
    game = GAMES["board"]
    tiles = TILE_BAG.count(ARTIFACT)
    usual = complete_rules(game, {})["rounds"]
    lengths = {SHORT: board.SMALL_TABLE, usual: board.LARGE_TABLE}
    return {
        "seats": list(game.seats),
        "suits": game.deck.suits,
        "rounds": usual,
        "short": SHORT,
        "explorers": [list(points) for points in board.EXPLORER_POINTS],
        "artifacts": {
            str(rounds): [board.artifact_points(table, count) for count in range(rounds * tiles + 1)]
            for rounds, table in lengths.items()
        },
        "floor": board.settle(0, [-1], "net"),
    }


def adapted_tables() -> Tables:
    """stacks[count] for every stack that a suit has cards for."""
    game = GAMES["adapted"]
    most = sum(game.deck.copies)
    return {
        "seats": [*game.seats, *game.more_seats],
        "suits": game.deck.suits,
        "rounds": complete_rules(game, {})["rounds"],
        "stacks": [stacks.score(count) for count in range(most + 1)],
    }
