"""Rounds of the card game between a player whose search is compiled and a mind as it is: the engine deals and keeps the
state, and asks each in its turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from build.duel.card import check as duel_check
from build.duel.card import rounds as duel_rounds
from build.duel.card import search as duel_search
from build.duel.card.net import CardNet
from build.train.compiled import Doubles, Ints
from lostcities.chance import stream
from lostcities.game import Mind, think_through
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.minds.card.moves import move_of
from lostcities.minds.card.position import Turn, seen_by

CARD = GAMES["card"]


@dataclass(frozen=True)
class Player:
    """A player, ready for the compiled code."""

    net: CardNet
    effort: int
    plan: duel_search.PlanArray
    held: duel_rounds.Odds


def duel(seed: int, expeditions: int, players: Sequence[Player | Mind], margins: Doubles, lengths: Ints) -> None:
    """Play one deal of player 0 against player 1 from both seats; fills, by seat of player 0, its `margins`, and
    `lengths` in turns."""
    for first in range(2):
        match = Match.begin(CARD, {"rounds": 1, "expeditions": expeditions, "turn_limit": duel_rounds.LIMIT}, 2)
        match.deal_by_chance(str(seed), 0)
        duel_rounds.seed_chance(seed)
        while match.in_round:
            player = players[match.rounds[0].state.seat ^ first]
            if isinstance(player, Mind):
                play_half(match, player, seed)
            else:
                play_turn(match, player)
        totals = match.totals()
        margins[first] = totals[first] - totals[1 - first]
        lengths[first] = match.rounds[0].state.turn


def play_half(match: Match, mind: Mind, seed: int) -> None:
    """Play what the mind chooses for the next half of a turn."""
    state = match.rounds[0].state
    sight = CARD.sight(state, state.seat)
    chance = stream(str(seed), "mind", sight.to_move, sight.turn, sight.phase)
    match.play(think_through(mind.think(CARD, sight, chance, mind.efforts["card"])))


def play_turn(match: Match, player: Player) -> None:
    """Play the whole turn that the compiled player chooses."""
    state: Any = match.rounds[0].state
    sight: Any = CARD.sight(state, state.seat)
    if player.plan[duel_search.PEEK]:
        sight.known[1 - sight.seat] = state.hand(1 - sight.seat)
    position = seen_by(CARD, sight)
    turn = np.zeros(3, np.int64)
    duel_rounds.choose(
        *duel_check.compiled_position(position), position.colours, sight.seat, player.net, player.effort, player.plan,
        player.held, turn,
    )  # fmt: skip
    card, placed, pile = map(int, turn)
    match.play(move_of(CARD, Turn(card, bool(placed), pile)))
    match.play(move_of(CARD, Turn(-1, False, pile)))
