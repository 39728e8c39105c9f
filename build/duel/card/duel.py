"""`python3 build duel A B`: two players of the card game on paired deals, compiled, so that thousands can be played.

The players are `expert@1` and `reference` as they ship, `expert@1:EFFORT`, and variants of it that leave out or change
a part, for ablations: `expert@1:EFFORT:NAME=NUMBER,...` with the names of VARIANTS. The compiled code computes the same
whole numbers; `--check` plays both side by side. The one difference: here a turn is thought about once, while the minds
think again before the draw. Players at sight (every level, and `careful@1`) play as they are, not compiled.
"""

import argparse
import math
import sys
import time
from dataclasses import dataclass, replace

import numpy as np

from build.duel.card import check as duel_check
from build.duel.card import minds as duel_minds
from build.duel.card import net as duel_net
from build.duel.card import rounds as duel_rounds
from build.duel.card.minds import Player
from build.duel.card.search import PLAN_NAMES, plan_array
from build.duel.result import as_json, give_or_take
from build.duel.written import Shape, taken_apart, weights_of
from build.train.compiled import Doubles
from lostcities.game import Mind
from lostcities.minds import LEVELS, MINDS
from lostcities.minds.card import EFFORTS
from lostcities.minds.card import reference as card_reference
from lostcities.minds.card import searching as card_searching
from lostcities.minds.card.facts import OTHERS, SLOTS
from lostcities.minds.card.habits import card_habits
from lostcities.minds.card.linear import quick_policy
from lostcities.minds.card.net import Net, net_named

VARIANTS = (*PLAN_NAMES, "habits", "quick", "peek")
"""`habits` 0: all worlds are equally likely; `quick` 1: the quick policy answers; `peek` 1: it sees the rival's hand,
which shows what better guesses at it could gain."""
QUICK = (*LEVELS["card"], "careful@1")
"""The players that are quick enough without compiling."""
NO_HABITS = np.full((len(card_habits().held), len(card_habits().held[0])), -1, np.int64)


def parse_player(text: str) -> Player | Mind:
    """The player written `text`. Raises ValueError."""
    if text in QUICK:
        return MINDS[text]
    written = taken_apart(text, VARIANTS, whole=True)
    name, variants = written.name, {key: int(value) for key, value in written.changed.items()}
    if name == "reference":
        net, plan, effort, habits, quick = net_named("reference"), card_reference.PLAN, 100, 0, 1
    elif name == "expert@1" or name.endswith(".json"):
        net = net_named("expert") if name == "expert@1" else weights_of(name, Net, Shape(SLOTS, OTHERS))
        plan, effort, habits, quick = card_searching.PLAN, EFFORTS["expert@1"], 1, 0
    else:
        raise ValueError(f"{text}: the players are {', '.join(QUICK)}, reference, expert@1 and its weights (PATH.json)")
    plan = replace(plan, **{key: value for key, value in variants.items() if key in PLAN_NAMES})
    quick = variants.get("quick", quick)
    return Player(
        duel_net.compiled_net(net, quick_policy() if quick else None),
        effort if written.effort is None else written.effort,
        plan_array(plan, quick, by_turns=name != "reference", peek=variants.get("peek", 0)),
        np.array(card_habits().held, np.int64) if variants.get("habits", habits) else NO_HABITS,
    )


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
    capped: int


def play(first: Player | Mind, second: Player | Mind, deals: int, seed: int, expeditions: int, say: bool) -> Result:
    """Play the deals, each from both seats; with `say`, print progress now and then."""
    margins, lengths = np.zeros((deals, 2)), np.zeros((deals, 2), np.int64)
    began = said = time.monotonic()
    for deal in range(deals):
        number = seed * 1_000_003 + deal
        if isinstance(first, Mind) or isinstance(second, Mind):
            duel_minds.duel(number, expeditions, (first, second), margins[deal], lengths[deal])
        else:
            duel_rounds.duel(
                number, expeditions, (first.net, second.net), np.array([first.effort, second.effort]),
                (first.plan, second.plan), (first.held, second.held), margins[deal], lengths[deal],
            )  # fmt: skip
        if say and time.monotonic() - said > 30 and deal:
            said = time.monotonic()
            mean, error = mean_of(margins[: deal + 1])
            print(f"  {deal + 1} deals in {said - began:.0f} s: {mean:+.1f} ± {error:.1f}", file=sys.stderr, flush=True)
    capped = int((lengths >= duel_rounds.LIMIT).sum())
    won = (1 + np.sign(margins)) / 2
    return Result(deals, *mean_of(margins), *mean_of(won), float(lengths.mean()), int(lengths.max()), capped)


def mean_of(by_deal: Doubles) -> tuple[float, float]:
    """The mean and its standard error over deals."""
    means = by_deal.mean(axis=1)
    return float(means.mean()), float(means.std(ddof=1) / math.sqrt(len(means))) if len(means) > 1 else math.nan


def main(options: argparse.Namespace) -> int:
    """Check or play, and print the result: the command `python3 build duel`."""
    try:
        players = [parse_player(text) for text in options.players]
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if options.check:
        return duel_check.report()
    first, second = players
    found = play(first, second, options.deals, options.seed, options.expeditions, not options.json)
    if options.json:
        print(as_json(options.players, vars(found)))
        return 0
    print(
        f"{options.players[0]} against {options.players[1]}, {options.expeditions} expeditions, "
        f"{found.deals} deals, seed {options.seed}:\n"
        f"  {found.margin:+.2f}{give_or_take(found.margin_error, '.2f')} points, "
        f"{found.won:.1%}{give_or_take(found.won_error, '.1%')} won; "
        f"{found.turns:.1f} turns a round, {found.longest} at most, {found.capped} capped"
    )
    return 0
