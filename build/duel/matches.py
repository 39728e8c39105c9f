"""`python3 build duel --game board A B`: one learned player of the board game (or of the two decks, `adapted`) against
as many of another as fill the table, on paired deals, compiled, so that hundreds of whole matches can be played.

The players are the searching one (`expert@1`) as it ships, `expert@1:EFFORT` (1 is its net alone) and
`FILE.json:EFFORT` with other weights; `expert@1:EFFORT:NAME=NUMBER,...` changes parts of its search, named as in its
plan. `--check` compares the compiled search with the mind's. With any other player at the table the arena's matches are
played, and only the trials of the searching player are compiled.
"""

import argparse
import math
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from types import ModuleType

import numpy as np

from build.duel import compiled_minds
from build.duel.adapted import check as duel_adapted_check
from build.duel.adapted import duel as duel_adapted
from build.duel.board import check as duel_board_check
from build.duel.board import duel as duel_board
from build.duel.card.duel import mean_of
from build.duel.result import as_json, give_or_take
from build.duel.written import Shape, taken_apart, weights_of
from build.train import value as train_value
from build.train import weights as train_weights
from build.train.compiled import Doubles
from lostcities.arena import Deal, standings
from lostcities.minds import MINDS
from lostcities.minds.adapted import facts as adapted_facts
from lostcities.minds.adapted import searching as adapted_searching
from lostcities.minds.board import facts as board_facts
from lostcities.minds.board import rest as board_rest
from lostcities.minds.board import searching as board_searching
from lostcities.minds.rooms import efforts_of
from lostcities.minds.value_net import Describe, ValueNet

SEARCHING = "expert@1"
"""The player that is compiled as a whole."""


@dataclass(frozen=True)
class Contest:
    """What a duel needs to know of a game."""

    searching: ModuleType
    """The module of the searching player."""
    effort: int
    net: Callable[[], ValueNet]
    describe: tuple[Describe, Describe]
    shape: Shape
    plan: Mapping[str, float]
    """The parts of a search's plan by name, in the order of the compiled plan."""
    check: Callable[[], int]


CONTESTS = {
    "board": Contest(
        board_searching,
        efforts_of(SEARCHING)["board"],
        board_searching.board_net,
        (board_facts.describe, board_rest.describe_rest),
        Shape(board_facts.SLOTS, board_rest.OTHERS),
        {"most": board_searching.MOST, "width": board_searching.WIDTH, "weight": board_searching.WEIGHT, "rounds": 1},
        duel_board_check.report,
    ),
    "adapted": Contest(
        adapted_searching,
        efforts_of(SEARCHING)["adapted"],
        adapted_searching.adapted_net,
        (adapted_facts.describe, adapted_facts.describe_rest),
        Shape(adapted_facts.SLOTS, adapted_facts.BESIDE),
        asdict(adapted_searching.PLAN),
        duel_adapted_check.report,
    ),
}


@dataclass(frozen=True)
class Player:
    """A player, ready for the compiled code."""

    net: train_value.Weights
    effort: int
    plan: list[float]


def parse_player(text: str, contest: Contest) -> Player:
    """The player written `text`. Raises ValueError."""
    written = taken_apart(text, contest.plan)
    if written.name == SEARCHING:
        net = contest.net()
    elif written.name.endswith(".json"):
        net = weights_of(written.name, lambda data: ValueNet(data, *contest.describe), contest.shape)
    else:
        raise ValueError(f"{text}: the players are {SEARCHING} and the path of its net's weights (.json)")
    plan = list({**contest.plan, **written.changed}.values())
    return Player(train_weights.as_fractions(net), written.effort or contest.effort, plan)


@dataclass(frozen=True)
class Result:
    """The result for the first player. Errors are standard errors over deals."""

    deals: int
    margin: float
    margin_error: float
    won: float
    won_error: float
    turns: float
    longest: int
    adjusted: float | None = None
    """The margin without luck, and its error, if the arena's own matches were played."""
    adjusted_error: float | None = None


def play(players: list[Player], options: argparse.Namespace) -> Result:
    """Play the deals, each with the first player in every seat; reports progress on stderr now and then."""
    play_deal = player_of_deals(players, options)
    margins, wins = np.zeros((options.deals, options.seats)), np.zeros((options.deals, options.seats))
    turns = longest = 0
    began = said = time.monotonic()
    for deal in range(options.deals):
        all_turns, most = play_deal(options.seed * 1_000_003 + deal, margins[deal], wins[deal])
        turns += all_turns
        longest = max(longest, most)
        if not options.json and time.monotonic() - said > 30 and deal:
            said = time.monotonic()
            mean, error = mean_of(margins[: deal + 1])
            print(f"  {deal + 1} deals in {said - began:.0f} s: {mean:+.1f} ± {error:.1f}", file=sys.stderr, flush=True)
    rounds = options.deals * options.seats * options.rounds
    return Result(options.deals, *mean_of(margins), *mean_of(wins), turns / rounds, longest)


def play_levels(options: argparse.Namespace) -> Result:
    """The arena's matches on the deals of that seed; only the trials of searching players are compiled."""
    first, second = options.players
    rules = {"rounds": options.rounds, **({"direction": "both"} if options.both_ways else {})}
    seated = first, *[second] * (options.seats - 1)
    played = []
    for number in range(options.deals):
        played.append(compiled_minds.play_deal(Deal(options.game, rules, seated, str(options.seed), number)))
        print(f"  {number + 1} of {options.deals} deals", file=sys.stderr, flush=True)
    found = standings(played)[0]
    longest = max(turns for deal in played for match in deal.matches for turns in match.turns)
    margin, won = (math.nan if mean.error is None else mean.error for mean in (found.margin, found.share))
    return Result(
        options.deals, found.margin.mean, margin, found.share.mean, won, found.turns, longest,
        found.adjusted.mean, found.adjusted.error,
    )  # fmt: skip


def player_of_deals(
    players: list[Player], options: argparse.Namespace
) -> Callable[[int, Doubles, Doubles], tuple[int, int]]:
    """A function that plays the deal of a seed, fills margins and shares of the victory by the first player's seat, and
    returns the turns of all rounds and of the longest one."""
    first, second = players
    nets = first.net, second.net
    trials = np.array([CONTESTS[options.game].searching.trials_of(each.effort, options.seats) for each in players])
    if options.game == "board":
        plans = [[int(each) for each in player.plan] for player in players]
        table = duel_board.Table(np.shape(nets[0][0])[1], len(nets[0][3]))

        def play_board(seed: int, margins: Doubles, wins: Doubles) -> tuple[int, int]:
            margins[:], wins[:], turns, longest = table.play(
                seed, options.seats, options.both_ways, options.rounds, nets, trials, plans
            )
            return turns, longest

        return play_board
    searches = np.array(first.plan), np.array(second.plan)
    return lambda seed, margins, wins: duel_adapted.duel(
        seed, options.seats, options.rounds, nets, trials, searches, margins, wins
    )


def main(options: argparse.Namespace) -> int:
    """Check or play, and print the result: the command `python3 build duel --game board`."""
    contest = CONTESTS[options.game]
    if options.check:
        return contest.check()
    others = MINDS.keys() - {SEARCHING}
    try:
        if any(text.partition(":")[0] in others for text in options.players):
            found = play_levels(options)
        else:
            found = play([parse_player(text, contest) for text in options.players], options)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        print(as_json(options.players, asdict(found)))
        return 0
    first, second = options.players
    margin = f"{found.margin:+.1f}{give_or_take(found.margin_error, '.1f')} points"
    if found.adjusted is not None:
        margin += f", {found.adjusted:+.1f}{give_or_take(found.adjusted_error, '.1f')} without luck"
    ways = ", both directions" if options.both_ways else ""
    print(
        f"{options.game}: {first} against {second}, {options.seats} seats{ways}, matches of {options.rounds}, "
        f"{found.deals} deals, seed {options.seed}:\n"
        f"  {margin}, {found.won:.1%}{give_or_take(found.won_error, '.1%')} won; "
        f"{found.turns:.1f} turns a round, {found.longest} at most"
    )
    return 0
