"""Every computer player in every game: it keeps to the rules, sees no more than its seat, and can be relied on."""

from random import Random
from time import thread_time
from typing import Any

import pytest
from engine.random_play import Scene, play_some
from measure import BRISK

from lostcities import GAMES, Match
from lostcities.chance import stream
from lostcities.game import Game, Mind, Thought, think_through
from lostcities.minds import LEVELS, MINDS, stand_in
from lostcities.minds.players.wander import WANDER

PLAYERS = [pytest.param(mind, game, id=f"{mind.name}-{game}") for mind in MINDS.values() for game in mind.efforts]


def positions(game: str, count: int = 40) -> list[Scene]:
    """Positions of random rounds, all numbers of seats, in which somebody is to move."""
    chance = Random(f"positions of {game}")
    found = []
    while len(found) < count:
        seats = (*GAMES[game].seats, *GAMES[game].more_seats)
        match = Match.begin(GAMES[game], {}, seats[len(found) % len(seats)])
        match.deal_by_chance(str(chance.random()))
        play_some(match, chance, chance.randrange(150))
        if match.in_round:
            found.append(Scene(match, chance))
    return found


def answer(mind: Mind, game: Game, sight: Any, seed: str = "any") -> int:
    return think_through(mind.think(game, sight, stream(seed), min(BRISK, mind.efforts[game.name])))


def honest_move(mind: Mind, scene: Scene) -> int | None:
    """The move it plays, by the same chance, wherever the cards lie that it cannot know; None if it varies."""
    game, state = scene.game, scene.state
    seed = f"{state.turn} {state.seat}"
    lying = state, game.redeal(state, state.seat, scene.chance)
    moves = {answer(mind, game, game.sight(each, state.seat), seed) for each in lying}
    return moves.pop() if len(moves) == 1 else None


@pytest.mark.parametrize(("mind", "game"), PLAYERS)
def test_it_keeps_to_the_rules_and_plays_the_same_whatever_lies_hidden(mind: Mind, game: str) -> None:
    """The same sight and the same chance bring the same move, too: two equal sights are what it is shown."""
    for scene in positions(game):
        assert honest_move(mind, scene) in scene.state.legal()


def test_a_player_that_peeks_would_be_caught() -> None:
    class Peeping:
        """A sight that remembers the state it was taken of."""

        def __init__(self, state: Any) -> None:
            self.state = state

    def think(game: Game, sight: Peeping, chance: Random, effort: int) -> Thought:
        yield 0.0
        legal = sight.state.legal()
        return int(legal[sight.state.deck[-1] % len(legal)])

    cheat = Mind("cheat", {"card": 1}, think)

    def caught(scene: Scene) -> bool:
        other = scene.game.redeal(scene.state, scene.state.seat, scene.chance)
        return answer(cheat, scene.game, Peeping(scene.state)) != answer(cheat, scene.game, Peeping(other))

    assert any(caught(scene) for scene in positions("card"))


@pytest.mark.parametrize(("mind", "game"), PLAYERS)
def test_it_changes_nothing_of_what_it_is_shown(mind: Mind, game: str) -> None:
    for scene in positions(game, 10):
        sight = scene.game.sight(scene.state, scene.state.seat)
        answer(mind, scene.game, sight)
        assert sight == scene.game.sight(scene.state, scene.state.seat)


@pytest.mark.parametrize(("mind", "game"), PLAYERS)
def test_its_thought_can_be_given_up_at_any_point(mind: Mind, game: str) -> None:
    scene = positions(game, 1)[0]
    sight = scene.game.sight(scene.state, scene.state.seat)
    for steps in range(4):
        thought = mind.think(scene.game, sight, stream("given up"), mind.efforts[game])
        told = [progress for progress, _ in zip(thought, range(steps), strict=False)]
        thought.close()
        assert all(0 <= progress <= 1 for progress in told)
        assert list(thought) == []


STEP = 0.015
"""Seconds of the processor that a step may take here. A browser takes three times as long."""


def steps(mind: Mind, scene: Scene, told: int | None = None) -> list[float]:
    """Processor seconds of each step of a thought; after `told` steps it is asked to conclude."""
    sight = scene.game.sight(scene.state, scene.state.seat)
    thought = mind.think(scene.game, sight, stream("steps"), max(1, mind.efforts[scene.game.name] // 8))
    taken: list[float] = []
    while True:
        began = thread_time()
        try:
            thought.send(None if not taken else told is not None and len(taken) >= told)
        except StopIteration:
            taken.append(thread_time() - began)
            return taken
        taken.append(thread_time() - began)


@pytest.mark.parametrize(("mind", "game"), PLAYERS)
def test_its_steps_are_short_so_that_the_page_is_served(mind: Mind, game: str) -> None:
    scenes = positions(game, 8)
    steps(mind, scenes[0])  # reads what there is to read
    # The best of several: the time of a garbage collection or of a cold cache is not the mind's.
    assert max(min(max(steps(mind, scene)) for _ in range(3)) for scene in scenes) < STEP


@pytest.mark.parametrize("told", [1, 3])
@pytest.mark.parametrize(("mind", "game"), PLAYERS)
def test_asked_to_conclude_it_moves_at_once(mind: Mind, game: str, told: int) -> None:
    scenes = positions(game, 8)
    steps(mind, scenes[0])
    for scene in scenes:
        assert min(sum(steps(mind, scene, told)[told:]) for _ in range(3)) < 0.05


@pytest.mark.parametrize(("mind", "game"), PLAYERS)
def test_hurried_it_still_looks_at_more_than_the_first_move(mind: Mind, game: str) -> None:
    """What it concludes at once is not simply what stands first in the list."""
    first = 0
    scenes = positions(game, 12)
    for number, scene in enumerate(scenes):
        sight = scene.game.sight(scene.state, scene.state.seat)
        thought = mind.think(scene.game, sight, stream("hurried", number), mind.efforts[game])
        first += concluded(thought) == scene.state.legal()[0]
    assert first < len(scenes)


def concluded(thought: Thought) -> int:
    """The move of a thought that is asked for it at its first look outside."""
    told = None
    while True:
        try:
            thought.send(told)
        except StopIteration as end:
            return int(end.value)
        told = True


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_levels_that_play_it(game: str) -> None:
    assert len(set(LEVELS[game])) == len(LEVELS[game])
    assert all(MINDS[name].effort(game) for name in (*LEVELS[game], "wander", "searcher", stand_in(game)))


def test_the_chance_player_finds_every_move() -> None:
    scene = positions("card", 1)[0]
    sight = scene.game.sight(scene.state, scene.state.seat)
    assert {answer(WANDER, scene.game, sight, str(number)) for number in range(300)} == set(scene.state.legal())
