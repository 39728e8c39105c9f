"""A sight knows what went before, and a world imagined from it is played by the same rules to the same end."""

from random import Random

import pytest
from random_play import play_some

from lostcities import GAMES, Match

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


@EVERY_GAME
def test_a_sight_knows_the_rounds_before_and_who_began_and_played_last(name: str) -> None:
    match = Match.begin(name, {"rounds": 3, "turn_limit": 1})
    match.deal_by_chance("one", starts=0)
    while match.in_round:
        match.play(match.legal()[0])
    match.deal_by_chance("two")
    state = match.rounds[-1].state
    for viewer in (0, 1, None):
        seen = match.sight(viewer)
        assert (seen.history, seen.starts, seen.last) == (match.history, match.rounds[-1].starts, -1)
    match.play(match.legal()[0])
    assert match.sight(0).last == state.last == match.rounds[-1].starts
    world = match.game.imagine(match.sight(0), Random(1))
    assert (world.history, world.starts, world.last) == (match.history, match.rounds[-1].starts, state.last)


@EVERY_GAME
@pytest.mark.parametrize("limit", [3, None])
def test_an_imagined_world_ends_when_the_round_would(name: str, limit: int | None) -> None:
    match = Match.begin(name, {"turn_limit": limit})
    match.deal_by_chance("a seed", starts=0)
    while match.rounds[-1].state.turn == 0:
        play_some(match, Random(2), 1)
    world = match.game.imagine(match.sight(1), Random(1))
    chance = Random(3)
    while not world.over and world.turn < 30:
        world.play(chance.choice(world.legal()))
    assert world.turn == (limit or 30)


@EVERY_GAME
def test_a_world_imagined_after_the_end_is_over(name: str) -> None:
    match = Match.begin(name, {"turn_limit": 1})
    match.deal_by_chance("a seed", starts=0)
    assert match.game.imagine(match.sight(0), Random(1)).over is False
    while match.in_round:
        match.play(match.legal()[0])
    assert match.game.imagine(match.sight(0), Random(1)).over is True
