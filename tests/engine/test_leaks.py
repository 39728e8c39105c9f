"""Hidden information stays hidden: three properties of every game, and for each a broken game that it catches.

Redeal: dealing anew what a seat cannot know changes nothing that it sees. Sight alone: a view needs a sight and nothing
else, and a sight keeps no hold of the state. Imagine: every imagined world looks to the seat like the one it is in.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample
from random_play import Scene, play_some, scenes

from lostcities import GAMES, Game, Match

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
Property = Callable[[Scene, Game], bool]


def redealing_shows_nothing(scene: Scene, game: Game) -> bool:
    """`sight(redeal(s, p), p) == sight(s, p)`, for every seat and the onlooker."""
    return all(
        game.sight(game.redeal(scene.state, viewer, scene.chance), viewer) == game.sight(scene.state, viewer)
        for viewer in scene.viewers()
    )


def a_view_needs_the_sight_alone(scene: Scene, game: Game) -> bool:
    """The view of a sight stays the same when the hidden cards lie otherwise, and when the round has gone on."""
    match = scene.match.copy()
    state = match.rounds[-1].state
    seen = [(viewer, game.sight(state, viewer)) for viewer in scene.viewers()]
    views = [game.view(sight, {"discards": "all"}) for _, sight in seen]
    redealt = [
        game.view(game.sight(game.redeal(state, viewer, scene.chance), viewer), {"discards": "all"})
        for viewer, _ in seen
    ]
    play_some(match, scene.chance, 20)
    return views == redealt and views == [game.view(sight, {"discards": "all"}) for _, sight in seen]


def imagined_worlds_look_the_same(scene: Scene, game: Game) -> bool:
    """`view(imagine(sight(s, p)), p) == view(s, p)`; and the sights agree too, so no knowledge is lost or made up."""
    for viewer in scene.viewers():
        seen = game.sight(scene.state, viewer)
        world = game.imagine(seen, scene.chance)
        again = game.sight(world, viewer)
        if again != seen or game.view(again, {}) != game.view(seen, {}):
            return False
    return True


PROPERTIES: list[Property] = [redealing_shows_nothing, a_view_needs_the_sight_alone, imagined_worlds_look_the_same]


@EVERY_GAME
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda each: each.__name__)
@given(data=st.data())
@settings(max_examples=60)
def test_what_is_hidden_stays_hidden(name: str, holds: Property, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    assert holds(scene, scene.game)


class Peeking:
    """A sight that carries something extra, as a careless change might make it."""

    def __init__(self, sight: Any, more: Any) -> None:
        self.sight = sight
        self.more = more

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Peeking) and (self.sight, self.more) == (other.sight, other.more)


def _rival_card(game: Game, state: Any, viewer: int | None) -> Any:
    """The newest card of another seat's hand."""
    return game.sight(state, 1 if viewer == 0 else 0).hand[-1]


def sight_with_a_rivals_card(game: Game) -> Game:
    return replace(game, sight=lambda state, p: Peeking(game.sight(state, p), _rival_card(game, state, p)))


def view_that_looks_at_the_truth(game: Game) -> Game:
    return replace(
        game,
        sight=lambda state, p: Peeking(game.sight(state, p), state),
        view=lambda seen, shown: {
            **game.view(seen.sight, shown),
            "facts": {"peek": _rival_card(game, seen.more, seen.sight.seat)},
        },
    )


def sight_that_lives_on_with_the_state(game: Game) -> Game:
    """No hidden card shows at first, but the sight is a window onto the state and not a picture of it."""
    return replace(
        game,
        sight=lambda state, p: Peeking(p, state),
        view=lambda seen, shown: game.view(game.sight(seen.more, seen.sight), shown),
    )


def imagine_that_forgets_the_own_hand(game: Game) -> Game:
    return replace(game, imagine=lambda seen, chance: game.redeal(game.imagine(seen, chance), None, chance))


def imagine_that_forgets_what_was_taken(game: Game) -> Game:
    def imagine(seen: Any, chance: Random) -> Any:
        return game.imagine(replace(seen, known=[[] for _ in seen.known]), chance)

    return replace(game, imagine=imagine)


MUTANTS = [
    (redealing_shows_nothing, sight_with_a_rivals_card),
    (a_view_needs_the_sight_alone, view_that_looks_at_the_truth),
    (a_view_needs_the_sight_alone, sight_that_lives_on_with_the_state),
    (imagined_worlds_look_the_same, imagine_that_forgets_the_own_hand),
    (imagined_worlds_look_the_same, imagine_that_forgets_what_was_taken),
]


@EVERY_GAME
@pytest.mark.parametrize(("holds", "broken"), MUTANTS, ids=lambda each: each.__name__)
def test_a_broken_game_is_caught(name: str, holds: Property, broken: Callable[[Game], Game]) -> None:
    mutant = broken(GAMES[name])
    searching = settings(max_examples=200, database=None, phases=[Phase.generate])
    try:
        find(scenes(name), lambda scene: not holds(scene, mutant), settings=searching)
    except NoSuchExample:
        pytest.fail(f"{holds.__name__} does not see {broken.__name__}")


@EVERY_GAME
@pytest.mark.parametrize("deal", ["imagine", "redeal"])
def test_hidden_cards_fall_anywhere_with_equal_chances(name: str, deal: str) -> None:
    """At the start of a round, when nothing of a rival's hand is known, each unseen card lands there as often."""
    game = GAMES[name]
    scene = _opening(name)
    seen = game.sight(scene.state, 0)
    own = Counter(seen.hand)
    unseen = Counter(game.cards(scene.match.rules)) - own
    worlds = 1500
    fell: Counter[int] = Counter()
    for _ in range(worlds):
        world = game.imagine(seen, scene.chance) if deal == "imagine" else game.redeal(scene.state, 0, scene.chance)
        fell.update(game.sight(world, 1).hand)
    for card, copies in unseen.items():
        expected = worlds * 8 * copies / unseen.total()
        assert abs(fell[card] - expected) < 6 * expected**0.5, game.deck.names[card]
    assert not set(fell) - set(unseen)


def _opening(name: str) -> Scene:
    match = Match.begin(GAMES[name], {}, GAMES[name].seats[0])
    match.deal_by_chance("equal chances", starts=0)
    return Scene(match, Random(5))
