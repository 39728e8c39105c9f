"""`python -m lostcities arena GAME PLAYER PLAYER...`: who is better, by how much, and how sure that is."""

import json
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import asdict
from itertools import combinations
from typing import Any

from lostcities import __version__
from lostcities.arena import Deal, PlayedDeal, Standing, cluster, parse_player, play_all, processes, standings
from lostcities.errors import BadOption, quote
from lostcities.game import Rules
from lostcities.games import find_game
from lostcities.match import Match
from lostcities.terminal.options import add_game, count, parse_options, proper_text, refuse_absent
from lostcities.terminal.report import cross_table, heading, standing_table
from lostcities.terminal.screen import Screen

Table = tuple[str, ...]
"""The players of one table, by seat in the first match of a deal."""

OPTIONS = {"rounds": 1, "turn_limit": 400}
"""What the arena plays unless told otherwise: single rounds, none of which can go on for ever."""
TOLD = 20
"""How many forfeits are told as they happen; the result counts them all."""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    parser.add_argument(
        "players",
        nargs="+",
        metavar="PLAYER",
        help="NAME, NAME:EFFORT or exec:COMMAND; if more than seats, all tables of them; if fewer, the last fills up",
    )
    parser.add_argument("--deals", type=count(1), default=100, metavar="N", help="deals at each table (100)")
    parser.add_argument("--seed", type=proper_text, default="0", help="any text; the same seed is the same deals (0)")
    parser.add_argument("--jobs", type=count(1), metavar="N", help="processes on this machine (one a core)")
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="play on this scheduler's Dask cluster instead; lostcities must be installed there",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(asked: Namespace, screen: Screen) -> int:
    """Play, and print what came of it. Raises BadOption."""
    game = find_game(asked.game)
    options = OPTIONS | parse_options(asked.options)
    rules = Match.begin(game, options, asked.seats).rules
    players = [parse_player(text, game.name) for text in asked.players]
    if asked.scheduler is None:
        refuse_absent(players)
    tables = seat(asked.players, asked.seats)
    deals = (
        Deal(game.name, options, table, asked.seed, number, asked.move_time)
        for number in range(asked.deals)
        for table in tables
    )
    played = _play(asked, screen, deals, asked.deals * len(tables))
    if asked.json:
        screen.line(json.dumps(as_json(asked, rules, tables, played), indent=2, ensure_ascii=False))
    else:
        _print(screen, asked, rules, tables, played)
    return 0


def _play(asked: Namespace, screen: Screen, deals: Iterator[Deal], number: int) -> list[PlayedDeal]:
    """Play them all; if stopped from the keyboard, tell how far it came."""
    ended = 0
    teller = Teller(screen)
    try:
        with _executor(asked) as executor, screen.progress("deals", number) as step:

            def tell(played: PlayedDeal) -> None:
                nonlocal ended
                ended += 1
                teller.tell(played)
                step()

            return play_all(executor, deals, tell)
    except KeyboardInterrupt:
        screen.note(f"stopped after {ended} of {number} deals")
        raise


def seat(players: Sequence[str], seats: int) -> list[Table]:
    """The tables: one with everybody, its last player as often as there are seats left, or all tables of `seats`."""
    if len(players) <= seats:
        return [(*players, *[players[-1]] * (seats - len(players)))]
    if len(set(players)) < len(players):
        raise BadOption("a player is named twice, and there are more players than seats")
    return list(combinations(players, seats))


def _executor(asked: Namespace) -> AbstractContextManager[Executor]:
    if asked.scheduler is not None:
        if asked.jobs is not None:
            raise BadOption("--jobs is for this machine; with --scheduler the cluster has its own number of workers")
        return cluster(asked.scheduler)
    return processes(asked.jobs or os.cpu_count() or 1)


class Teller:
    """Tells of forfeits as they happen, but not of every one."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._told = 0

    def tell(self, played: PlayedDeal) -> None:
        for number, seat, sentence in forfeits(played):
            self._told += 1
            if self._told <= TOLD:
                self._screen.note(f"deal {number}, seat {seat}: {sentence}")
            elif self._told == TOLD + 1:
                self._screen.note("further forfeits are counted, but no longer shown")


def forfeits(played: PlayedDeal) -> Iterator[tuple[int, int, str]]:
    """For each match of a deal that ended by forfeit: the deal's number, the seat, and who forfeited why."""
    for match in played.matches:
        if match.forfeited is not None:
            yield played.number, match.forfeited.seat, f"{quote(match.forfeited.player)} {match.forfeited.why}"


def _print(screen: Screen, asked: Namespace, rules: Rules, tables: list[Table], played: list[PlayedDeal]) -> None:
    screen.line(heading(find_game(asked.game), asked.seats, asked.deals, asked.seed, rules))
    found = by_table(tables, played)
    if len(found) > 1 and asked.seats > 2:
        for each in found.values():
            screen.line()
            _lines(screen, standing_table(each, asked.seats))
        screen.line()
        screen.line("All tables together")
    screen.line()
    _lines(screen, standing_table(standings(played), asked.seats))
    if len(found) > 1 and asked.seats == 2:
        screen.line()
        _lines(screen, cross_table(asked.players, found))


def _lines(screen: Screen, lines: list[str]) -> None:
    for line in lines:
        screen.line(line)


def by_table(tables: list[Table], played: list[PlayedDeal]) -> dict[Table, list[Standing]]:
    """The standings of each table by itself."""
    return {table: standings(played[number :: len(tables)]) for number, table in enumerate(tables)}


def as_json(asked: Namespace, rules: Rules, tables: list[Table], played: list[PlayedDeal]) -> dict[str, Any]:
    """The whole result. All but the milliseconds is the same for the same seed, wherever it was played."""
    return {
        "version": __version__,
        "game": asked.game,
        "rules": dict(rules),
        "seats": asked.seats,
        "deals": asked.deals,
        "seed": asked.seed,
        "players": [asdict(standing) for standing in standings(played)],
        "tables": [
            {"seats": list(table), "players": [asdict(standing) for standing in found]}
            for table, found in by_table(tables, played).items()
        ],
        "forfeits": [
            {"deal": deal, "seat": seat, "says": sentence} for each in played for deal, seat, sentence in forfeits(each)
        ],
    }
