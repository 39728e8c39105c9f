"""`python3 build duel --game board A B`: one player of the board game against as many of another as fill the table, on
paired deals, compiled, so that hundreds of whole matches can be played.

The players are `expert` as it is played with, `expert:EFFORT` (1 is its net alone) and `FILE.json:EFFORT` with other
weights; `expert:EFFORT:NAME=NUMBER,...` changes its search, by the names of PLAN. `--check` holds the compiled search
against the mind's.
"""

import argparse
import json
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import duel_board
import duel_board_check
import numpy as np
import train_value
from duel_card import mean_of

from lostcities.minds import board_expert
from lostcities.minds.board_facts import describe
from lostcities.minds.board_rest import describe_rest
from lostcities.minds.value_net import ValueNet

PLAN = {"most": board_expert.MOST, "width": board_expert.WIDTH, "weight": board_expert.WEIGHT, "rounds": 1}
"""What a search keeps to, in the order of duel_board_search; `rounds`: how often everybody answers."""


@dataclass(frozen=True)
class Player:
    """A player, ready for the compiled code."""

    net: Any
    effort: int
    plan: list[int]


def parse_player(text: str) -> Player:
    """The player written `text`. Raises ValueError."""
    name, _, rest = text.partition(":")
    effort, _, variants = rest.partition(":")
    changed = {key: int(value) for key, _, value in (each.partition("=") for each in variants.split(",") if each)}
    if unknown := changed.keys() - PLAN.keys():
        raise ValueError(f"{text}: there is no {', '.join(unknown)}; there are {', '.join(PLAN)}")
    if name == "expert":
        net = board_expert.board_net()
    elif name.endswith(".json"):
        net = ValueNet(Path(name).read_bytes(), describe, describe_rest)
    else:
        raise ValueError(f"{text}: the players are expert and the path of an expert's weights (.json)")
    plan = list((PLAN | changed).values())
    return Player(train_value.as_fractions(net), int(effort) if effort else board_expert.EFFORT, plan)


@dataclass(frozen=True)
class Result:
    """What came of it for the first player. Errors are standard errors over deals."""

    deals: int
    margin: float
    margin_error: float
    won: float
    won_error: float
    turns: float
    longest: int


def play(players: list[Player], options: argparse.Namespace) -> Result:
    """Play the deals, each with the first player in every seat; says on stderr now and then how far it is."""
    table = duel_board.Table(*(np.shape(players[0].net[0])[1], len(players[0].net[3])))
    nets, plans = tuple(each.net for each in players), [each.plan for each in players]
    trials = [each.effort * 2 // options.seats for each in players]
    margins, wins, turns, longest = [], [], 0, 0
    began = said = time.monotonic()
    for deal in range(options.deals):
        seed = options.seed * 1_000_003 + deal
        margin, won, all_turns, most = table.play(
            seed, options.seats, options.both_ways, options.rounds, nets, trials, plans
        )
        margins.append(margin)
        wins.append(won)
        turns += all_turns
        longest = max(longest, most)
        if not options.json and time.monotonic() - said > 30 and deal:
            said = time.monotonic()
            mean, error = mean_of(np.array(margins))
            print(f"  {deal + 1} deals in {said - began:.0f} s: {mean:+.1f} ± {error:.1f}", file=sys.stderr, flush=True)
    expeditions = options.deals * options.seats * options.rounds
    return Result(options.deals, *mean_of(np.array(margins)), *mean_of(np.array(wins)), turns / expeditions, longest)


def main(options: argparse.Namespace) -> int:
    """Check or play, and print what came of it; `python3 build duel --game board` in words."""
    if options.check:
        return duel_board_check.report()
    try:
        players = [parse_player(text) for text in options.players]
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    found = play(players, options)
    if options.json:
        print(json.dumps({"players": options.players, **asdict(found)}))
        return 0
    first, second = options.players
    ways = "both directions" if options.both_ways else "ascending"
    print(
        f"{first} against {second}, {options.seats} seats, {ways}, matches of {options.rounds}, {found.deals} deals, "
        f"seed {options.seed}:\n"
        f"  {found.margin:+.1f} ± {found.margin_error:.1f} points, {found.won:.1%} ± {found.won_error:.1%} won; "
        f"{found.turns:.1f} turns an expedition, {found.longest} at most"
    )
    return 0
