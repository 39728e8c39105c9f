"""Observations: all that a sight says and nothing else, where the layout says that it stands."""

from random import Random
from typing import Any

import pytest
from engine.random_play import Scene, scenes
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from lostcities import GAMES, BadOption, Match, complete_rules
from lostcities.env.layout import Layout
from lostcities.env.parts import ENDLESS

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def layout_of(scene: Scene) -> Layout:
    return Layout(scene.game, scene.match.rules, scene.match.seats)


def told_alike(layout: Layout, scene: Scene, sight: Any = None) -> bool:
    """Whether dealing anew what a viewer cannot know changes nothing in its observation, for any viewer."""
    sight = sight or scene.game.sight
    return all(
        layout.encode(sight(scene.game.redeal(scene.state, viewer, scene.chance), viewer))
        == layout.encode(sight(scene.state, viewer))
        for viewer in scene.viewers()
    )


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=20)
def test_an_observation_shows_nothing_that_the_seat_cannot_know(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    assert told_alike(layout_of(scene), scene)


@EVERY_GAME
def test_an_observation_with_a_rival_s_newest_card_in_it_is_caught(name: str) -> None:
    game = GAMES[name]

    def peeking(state: Any, viewer: int | None) -> Any:
        seen = game.sight(state, viewer)
        seen.known[1 if viewer == 0 else 0].append(game.sight(state, 1 if viewer == 0 else 0).hand[-1])
        return seen

    searching = settings(max_examples=200, database=None, phases=[Phase.generate])
    try:
        find(scenes(name), lambda scene: not told_alike(layout_of(scene), scene, peeking), settings=searching)
    except NoSuchExample:
        pytest.fail("the leak test over observations does not see a rival's card")


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=20)
def test_sights_that_differ_give_observations_that_differ(name: str, data: st.DataObject) -> None:
    """Over a whole stretch of play, every seat's sights and the onlooker's, each compared with all others."""
    scene = data.draw(scenes(name))
    layout = layout_of(scene)
    match = scene.match.copy()
    seen = []
    for _ in range(20):
        seen += [scene.game.sight(match.rounds[-1].state, viewer) for viewer in scene.viewers()]
        if not match.in_round:
            break
        match.play(scene.chance.choice(match.rounds[-1].state.legal()))
    rows = [layout.encode(each).tobytes() for each in seen]
    for at, (sight, row) in enumerate(zip(seen, rows, strict=True)):
        for other, other_row in zip(seen[:at], rows[:at], strict=True):
            assert (sight == other) == (row == other_row), (sight, other)


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=20)
def test_every_number_is_within_the_bounds_of_its_part(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    layout = layout_of(scene)
    lows, highs = layout.bounds()
    for viewer in scene.viewers():
        row = layout.encode(scene.game.sight(scene.state, viewer))
        assert len(row) == layout.size
        assert all(low <= number <= high for low, number, high in zip(lows, row, highs, strict=True))


def test_parts_follow_each_other_without_a_gap() -> None:
    for game in GAMES.values():
        for seats in (*game.seats, *game.more_seats):
            layout = Layout(game, complete_rules(game, {}), seats)
            ends = [0, *(part.at + part.size for part in layout.parts)]
            assert [part.at for part in layout.parts] == ends[:-1]
            assert layout.size == ends[-1]


def test_a_position_stands_where_the_layout_says() -> None:
    """From seat 1 of a card game: the own seat first, ranks from the wager up, the top of a pile first."""
    match = Match.begin(GAMES["card"], {"turn_limit": 50}, 2)
    match.deal_round(GAMES["card"].cards(match.rules), (), 0)
    layout = Layout(match.game, match.rules, 2)

    def told(name: str) -> list[int]:
        row = layout.encode(match.game.sight(match.rounds[-1].state, 1))
        part = layout.part(name)
        return list(row[part.at : part.at + part.size])

    for text in ("yx", "<", "y10", "<", "-yx", "<", "-y9", "<", "y2"):
        match.play_text(text)
    assert told("piles")[:3] == [9, 1, 0]
    match.play_text("<y")
    yellow_ten, yellow_nine, kinds = 9, 8, len(match.game.deck.names)
    assert told("columns") == [int(at in (yellow_ten, kinds, kinds + 1)) for at in range(2 * kinds)]
    assert told("known") == [int(at == kinds + yellow_nine) for at in range(2 * kinds)]
    assert told("piles")[:3] == [1, 0, 0]
    now = ("seat", "to_move", "starts", "last", "turn", "deck", "phase", "shut")
    assert {name: told(name) for name in now} == {
        "seat": [1], "to_move": [0], "starts": [1], "last": [2], "turn": [5], "deck": [40], "phase": [0], "shut": [0],
    }  # fmt: skip
    assert [match.game.deck.names[card - 1] for card in told("order")] == [
        "y7",
        "y8",
        "bx",
        "b2",
        "b4",
        "b6",
        "bx",
        "bx",
    ]


def test_numbers_have_16_bits_where_all_fit_and_else_more() -> None:
    game = GAMES["card"]
    assert Layout(game, complete_rules(game, {"turn_limit": 400}), 2).kind == "h"
    endless = Layout(game, complete_rules(game, {}), 2)
    assert (endless.kind, endless.part("turn").high) == ("i", ENDLESS)
    board = GAMES["board"]
    for worst, limit, kind in ((-40_000, 9, "i"), (-40_000, 2**40, "q")):
        match = Match.begin(board, {"large_table": [worst], "turn_limit": limit}, 2)
        match.deal_by_chance("a large table")
        layout = Layout(board, match.rules, 2)
        assert layout.kind == kind
        assert worst in layout.encode(board.sight(match.rounds[-1].state, 0))
    with pytest.raises(BadOption, match="an option has a number that is too large"):
        Layout(board, {**complete_rules(board, {}), "large_table": [2**70]}, 2)


def test_what_the_layout_is_asked_wrongly_gets_a_sentence() -> None:
    game = GAMES["card"]
    with pytest.raises(BadOption, match="the options lack expeditions"):
        Layout(game, {}, 2)
    with pytest.raises(BadOption, match="has no part 'cards'"):
        Layout(game, complete_rules(game, {}), 2).part("cards")


@EVERY_GAME
def test_an_observation_keeps_no_hold_of_the_sight(name: str) -> None:
    """Two observations of one moment are each their own, and stay when the round goes on."""
    match = Match.begin(GAMES[name], {}, 2)
    match.deal_by_chance("a hold")
    layout = Layout(match.game, match.rules, 2)
    first = layout.encode(match.game.sight(match.rounds[-1].state, 0))
    again = layout.encode(match.game.sight(match.rounds[-1].state, 0))
    assert first == again
    kept = first[:]
    match.play(Random(1).choice(match.rounds[-1].state.legal()))
    layout.encode(match.game.sight(match.rounds[-1].state, 0))[0] += 1
    assert first == kept
