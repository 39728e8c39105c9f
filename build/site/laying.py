"""What a frame needs for laying out a position without Python: data for each game, from which
web/js/embed/picture/laying.js makes a table. The page may hold no rule, so the data come from the games themselves:

    ranks, copies   the deck: ranks as cards write them, and how many cards of each there are in a suit
    rules           every option with its default
    views           {"2": view}: an empty table for so many seats, without hands, as an onlooker sees it
    aside           {"2": 30}: the cards put aside for so many seats
    columns         [state] -> {rank: state}: what may lie in a column; it begins in state 0
    more            the keys of a position that only this game has
    bag             {"arrow": 5}: how many tiles of a kind there are; {} where there are none
    worth           what columns are worth (build/learn/tables.py)
    variants        {'ace:"high"': {...}}: what differs with that one option, {} where nothing does

An option that is no variant, a value that is not offered, and whatever else these data do not cover is left to Python.
"""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from build.learn import tables as learn_tables
from lostcities import GAMES, complete_rules
from lostcities.errors import BadText, LostCitiesError
from lostcities.game import Game, Layout, Rules
from lostcities.games.board.text import TILE_BAG, TILES
from lostcities.lessons import read_position
from lostcities.table import Table

LATE = 10**6
"""A turn beyond any limit."""
HANDS = ("hand", "backs")


def laying() -> dict[str, dict[str, Any]]:
    """By name: the data of every game whose columns' worth is known."""
    return {name: _data(GAMES[name], worth) for name, worth in learn_tables.tables().items()}


def _data(game: Game, worth: dict[str, Any]) -> dict[str, Any]:
    usual = _with(game, {})
    variants = {}
    for option in game.options:
        for value in option.values:
            if value != option.default and _is_whenever(game, {option.name: value}):
                asked = _with(game, {option.name: value})
                name = f"{option.name}:{json.dumps(value, separators=(',', ':'))}"
                variants[name] = {key: each for key, each in asked.items() if each != usual[key]}
    return {
        "ranks": list(game.deck.ranks),
        "copies": list(game.deck.copies),
        "rules": complete_rules(game, {}),
        **usual,
        "more": list(game.position_keys),
        "bag": dict(Counter(TILES[kind] for kind in TILE_BAG)) if "tiles" in game.position_keys else {},
        "worth": worth,
        "variants": variants,
    }


def _with(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The data that may differ with other options."""
    rules = complete_rules(game, options)
    counts = (*game.seats, *game.more_seats)
    return {
        "views": {str(seats): _empty(game, options, seats) for seats in counts},
        "aside": {str(seats): game.set_aside(rules, seats) for seats in counts},
        "columns": _columns(game, rules),
    }


def _position(game: Game, options: Mapping[str, Any], seats: int, **more: Any) -> str:
    head = {"format": "lostcities-position", "version": 1, "game": game.name, "options": options}
    return json.dumps({**head, "hands": ["?1"] * seats, **more})


def _is_whenever(game: Game, options: Mapping[str, Any]) -> bool:
    """Whether a position with these options is sound at any turn."""
    try:
        read_position(_position(game, options, game.seats[0], turn=LATE))
    except LostCitiesError:
        return False
    return True


def _empty(game: Game, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The view of an empty table, without what only a person's plate shows."""
    table = Table()
    table.picture(read_position(_position(game, options, seats)))
    shown = table.look()
    assert shown is not None
    view: dict[str, Any] = shown["view"]
    view["zones"] = [zone for zone in view["zones"] if zone["kind"] not in HANDS]
    view["facts"].pop("people", None)
    return view


def _columns(game: Game, rules: Rules) -> list[dict[str, int]]:
    """The columns of a suit as an automaton. Two columns share a state if they end in the same card and the same cards
    may follow: what may lie on top of those is then the same too."""
    ranks = range(len(game.deck.ranks))
    made: dict[tuple[tuple[int, ...], int], int] = {}
    states: list[dict[str, int]] = []
    reached: list[list[int]] = []

    def state(column: list[int]) -> int:
        follows = tuple(rank for rank in ranks if _may_lie(game, rules, [*column, rank]))
        number = made.setdefault((follows, column[-1] if column else -1), len(made))
        if number == len(reached):
            reached.append(column)
            states.append(dict.fromkeys([game.deck.ranks[rank] for rank in follows], -1))
        return number

    state([])
    for number, column in enumerate(reached):  # it grows meanwhile
        for rank in states[number]:
            states[number][rank] = state([*column, game.deck.ranks.index(rank)])
    return states


def _may_lie(game: Game, rules: Rules, column: list[int]) -> bool:
    """Whether cards of the first suit may lie in a column in that order."""
    suits, seats = len(game.deck.suits), game.seats[0]
    columns: list[list[list[int]]] = [[[] for _ in range(suits)] for _ in range(seats)]
    columns[0][0] = column
    standing = {"explorers": [f"{game.deck.suits[0]}1:a", *[""] * (seats - 1)]}
    layout = Layout(
        rules=rules,
        seats=seats,
        to_move=0,
        phase=game.phases[0],
        turn=0,
        hands=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
        columns=columns,
        piles=[[] for _ in range(suits)],
        closed=-1,
        deck=[0],
        aside=[],
        more=standing if "explorers" in game.position_keys else {},
    )
    try:
        game.set_up(layout)
    except BadText:
        return False
    return True
