"""Human limits: what such a player does not have in mind makes no difference to it, and it does what it likes."""

from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest
from engine.random_play import play_some

from lostcities import GAMES, Match
from lostcities.chance import stream
from lostcities.game import Game, think_through
from lostcities.minds import LEVELS, MINDS
from lostcities.minds.limits import Limits, dimmed
from lostcities.minds.plan import pile_draws

FORGETFUL = Limits(blur=(0,), forgets=True)


def sights(name: str, count: int = 12) -> list[Any]:
    """What the seat to move sees in rounds played by chance, rather late in them."""
    found: list[Any] = []
    number = 0
    while len(found) < count:
        match = Match.begin(GAMES[name], {}, 2)
        match.deal_by_chance(f"limits {number}")
        play_some(match, Random(number), 60 + number % 40)
        if match.in_round:
            found.append(match.sight(match.to_move))
        number += 1
    return found


def move_of(level: str, game: Game, sight: Any) -> int:
    return think_through(MINDS[level].think(game, sight, stream("limits"), 1))


def otherwise_remembered(sight: Any) -> Any:
    """The sight with the lower cards of its piles in another order and discarded by others, and nothing seen taken."""
    piles = [type(pile)((*reversed(pile[:-1]), *pile[-1:])) for pile in sight.piles]
    discarders = [type(seats)([1 - seat for seat in seats]) for seats in sight.discarders]
    return replace(sight, piles=piles, discarders=discarders, known=[[] for _ in sight.known])


@pytest.mark.parametrize("name", GAMES)
def test_what_was_forgotten_makes_no_difference(name: str) -> None:
    game = GAMES[name]
    for sight in sights(name):
        other = otherwise_remembered(sight)
        assert dimmed(sight, FORGETFUL) == dimmed(other, FORGETFUL)
        assert all(move_of(each, game, sight) == move_of(each, game, other) for each in ("novice", "bold", "careful"))


@pytest.mark.parametrize("name", GAMES)
def test_who_plays_alone_does_not_look_at_what_the_others_have(name: str) -> None:
    game = GAMES[name]
    limits = import_module(f"lostcities.minds.{name}.limited").LIMITS
    alone = [level for level in limits if limits[level].alone]
    changed = 0
    for sight in sights(name, 30):
        columns = "stacks" if name == "adapted" else "columns"
        laid, _ = game.lay_out(sight)
        bare = [each if seat == sight.seat else [each[0][:0]] * len(each) for seat, each in enumerate(laid)]
        other = replace(sight, **{columns: bare})
        assert all(move_of(each, game, sight) == move_of(each, game, other) for each in alone)
        changed += any(move_of(each, game, sight) != move_of(each, game, other) for each in ("careful", "skilled"))
    assert "novice" in alone
    assert changed


@pytest.mark.parametrize("name", GAMES)
def test_the_end_comes_as_a_surprise_and_nothing_else_changes_with_it(name: str) -> None:
    for sight in sights(name):
        seen = dimmed(sight, Limits(blur=(0,), late=sight.deck + 5))
        assert seen.deck == sight.deck + 5
        aside = getattr(sight, "aside", 0)
        assert pile_draws(GAMES[name], seen, aside) == pile_draws(GAMES[name], sight, aside)
        assert dimmed(sight, Limits(blur=(0,), late=sight.deck)) == sight


def test_a_beginner_never_places_a_wager() -> None:
    game = GAMES["card"]
    texts = [game.format_move(move_of("novice", game, sight)) for sight in sights("card", 60)]
    assert not [text for text in texts if text.endswith("x") and text[0] not in "-<"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_at_every_table_each_level_finds_a_move(seats: int) -> None:
    for name, game in GAMES.items():
        if seats in (*game.seats, *game.more_seats):
            match = Match.begin(game, {}, seats)
            match.deal_by_chance("tables")
            sight = match.sight(match.to_move)
            assert all(move_of(level, game, sight) in sight.legal for level in LEVELS[name][:-1])


@pytest.mark.parametrize("name", GAMES)
def test_every_level_but_the_highest_has_its_limits(name: str) -> None:
    limits, levels = tuple(import_module(f"lostcities.minds.{name}.limited").LIMITS), LEVELS[name][:-1]
    told = f"below the highest level of {name} are {', '.join(levels)}, in this order LIMITS must have them"
    assert limits == levels, f"{told}, in lostcities/minds/{name}/limited.py; it has {', '.join(limits)}"
