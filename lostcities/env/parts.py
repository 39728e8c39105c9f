"""The parts of an observation that every game has, as data: name, shape, bounds and meaning of each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from lostcities.game import Game, Option, Rules

HAND = 8
"""Cards that a seat holds between turns, in every game."""
PHASES = ("place", "explore", "draw", "over")
"""The phases of a sight, by their numbers in an observation; further ones that a game has follow."""
POINTS = 1000
"""No round of any game gains or loses as much."""
MOST_ROUNDS = 999
"""No match has more (record.md, limits)."""
ENDLESS = 2**31 - 1
"""The bound of a number that has none."""
STEPS = 9
"""Of a path, as far as options speak of them."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some neighbouring numbers of an observation, in the order of `shape`, the last index fastest."""

    name: str
    shape: tuple[int, ...]
    """() for a single number."""
    low: int
    high: int
    """The least and the greatest that any of its numbers can be."""
    means: str
    at: int = 0
    """Where it begins."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def card_parts(game: Game, seats: int) -> tuple[Part, ...]:
    """Where the cards are. These parts begin an observation."""
    deck = game.deck
    suits, ranks, copies, depth = len(deck.suits), len(deck.ranks), max(deck.copies), sum(deck.copies)
    return (
        Part("hand", (suits, ranks), 0, copies, "copies of each card in the own hand"),
        Part("order", (HAND,), 0, suits * ranks, "the own hand as it stands, each card's number + 1; 0 is no card"),
        Part("known", (seats, suits, ranks), 0, copies, "copies of each card that everybody saw each seat take"),
        Part("columns", (seats, suits, ranks), 0, copies, "copies of each card in the seats' expeditions or stacks"),
        Part("piles", (suits, depth), 0, ranks, "each discard pile from its top down, rank + 1; 0 below its bottom"),
    )


def turn_parts(game: Game, rules: Rules, seats: int) -> tuple[Part, ...]:
    """How far the round is. Seats are counted from the own one on."""
    suits, cards = len(game.deck.suits), len(game.deck.suits) * sum(game.deck.copies)
    turns = rules.get("turn_limit") or ENDLESS
    phases = ", ".join(f"{number} {phase}" for number, phase in enumerate(phases_of(game)))
    return (
        Part("counts", (seats,), 0, HAND, "cards in each hand"),
        Part("deck", (), 0, cards, "cards left to draw"),
        Part("aside", (), 0, cards, "cards put aside unseen"),
        Part("shut", (), 0, suits, "the pile that the one to draw has just closed to himself, suit + 1; 0 is none"),
        Part("phase", (), 0, len(phases_of(game)) - 1, phases),
        Part("to_move", (), 0, seats - 1, "the seat to move"),
        Part("starts", (), 0, seats - 1, "the seat that began the round"),
        Part("last", (), 0, seats, "the seat that moved last, + 1; 0 before the first move"),
        Part("turn", (), 0, turns, "whole turns finished in this round, all seats together"),
    )


def phases_of(game: Game) -> tuple[str, ...]:
    """The phases, by number, of an observation of that game."""
    return tuple(dict.fromkeys((*PHASES, *game.phases)))


def match_parts(game: Game, rules: Rules, seats: int) -> tuple[Part, ...]:
    """What stays as it is through a round. These parts end an observation."""
    rounds = most_rounds(rules)
    most = POINTS * rounds
    told = told_rules(game, rules)
    return (
        Part("seat", (), 0, seats, "the own seat's number; for an onlooker the number of seats"),
        Part("finished", (), 0, rounds, "finished rounds of the match"),
        Part("totals", (seats,), -most, most, "the match scores after them"),
        Part(
            "history",
            (rules["rounds"], 2 + 3 * seats),
            -most,
            most,
            "each finished round (of more than these the last ones): the seat that began, the seat that moved last, "
            "both + 1, then by seat its scores, the totals after it, and the game's own tally; 0 in rounds to come",
        ),
        Part("rules", (len(told),), min(0, *told), max(1, *told), "the options in the record format's order"),
    )


def most_rounds(rules: Rules) -> int:
    """How many rounds a match can have: a tie may add to the option's number."""
    rounds: int = rules["rounds"]
    return MOST_ROUNDS if rules.get("match_tie") == "extra" else rounds


def told_rules(game: Game, rules: Rules) -> list[int]:
    """The options as numbers, the same for every observation of a match."""
    return [number for option in game.options for number in _numbers(option, rules[option.name])]


def _numbers(option: Option, value: Any) -> Sequence[int]:
    """One option: a number as it is, null 0, false and true 0 and 1, a choice its place among the choices, a list its
    numbers, a lay of tiles a mark for each step of each path."""
    if value is None:
        return [0]
    if isinstance(value, str):
        return [option.values.index(value)]
    if isinstance(value, Mapping):
        return [int(step in steps) for steps in value.values() for step in range(1, STEPS + 1)]
    return value if isinstance(value, list) else [int(value)]
