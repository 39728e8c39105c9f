"""OpenSpiel's games: its simulation, API and playthrough tests, and the engine's scores."""

import unittest
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pyspiel
import pytest
from env.open_play import EVERY_TABLE
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

import lostcities.env.spiel  # noqa: F401  registers the games
from lostcities import GAMES
from lostcities.env.chance_course import ChanceCourse, unseen
from lostcities.env.course import margins, victory

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def game_string(name: str, seats: int, turns: int = 24) -> str:
    return f"python_lostcities_{name}(players={seats},rounds=1,turn_limit={turns})"


def play_on(state: Any, chance: Random, steps: int) -> None:
    """Up to that many moves of chance and of chance players."""
    for _ in range(steps):
        if state.is_terminal():
            return
        choices = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(chance.choice(choices or state.legal_actions()))


@EVERY_TABLE
def test_openspiel_s_simulations_pass_and_states_outlive_being_written_down(name: str, seats: int) -> None:
    game = pyspiel.load_game(game_string(name, seats))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@EVERY_GAME
def test_openspiel_s_api_test_passes(name: str) -> None:
    """Of its two sets of properties, the one for games whose tree is too large to walk."""
    game = pyspiel.load_game(game_string(name, 2, turns=6))

    class Properties(api_test.EnforceAPIOnPartialTreeBase):
        pass

    Properties.game, Properties.game_name = game, name
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Properties).run(result)
    assert result.testsRun >= 5
    assert [said for _, said in result.failures + result.errors] == []


@EVERY_GAME
def test_a_playthrough_played_again_is_the_same_text(name: str) -> None:
    first = generate_playthrough.playthrough(game_string(name, 2, turns=4), [], seed=1)
    assert "IsTerminal() = True" in first
    assert generate_playthrough.playthrough(game_string(name, 2, turns=4), [], seed=1) == first


@EVERY_TABLE
def test_returns_are_what_the_engine_says(name: str, seats: int) -> None:
    chance = Random(4)
    for rewards in ("round", "match"):
        state = pyspiel.load_game(game_string(name, seats)[:-1] + f",rewards={rewards})").new_initial_state()
        play_on(state, chance, 10_000)
        course = state.course
        totals, winners = GAMES[name].result(course.rules, [GAMES[name].end_round(course.state)])
        wanted = margins(totals) if rewards == "round" else victory(seats, winners)
        assert state.returns() == pytest.approx(wanted)


@EVERY_GAME
def test_what_a_player_is_shown_stays_the_same_when_the_hidden_cards_lie_otherwise(name: str) -> None:
    chance = Random(8)
    game = pyspiel.load_game(game_string(name, 2))
    alone, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    kinds = ((True, alone), (True, nobody), (False, alone))
    observers = [
        make_observation(game, pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=own))
        for public, own in kinds
    ]
    state = game.new_initial_state()
    for _ in range(12):
        play_on(state, chance, 7)
        course = state.course
        if course.state is None:
            continue
        for player in (0, 1):
            before = [observer.string_from(state, player) for observer in observers]
            other = state.clone()
            other.course.state = GAMES[name].redeal(course.state, player, chance)
            assert [observer.string_from(other, player) for observer in observers] == before


@EVERY_GAME
def test_an_information_state_names_the_own_cards_alone(name: str) -> None:
    """What the rival was dealt or drew is in its own information state and in no other."""
    state = pyspiel.load_game(game_string(name, 2)).new_initial_state()
    play_on(state, Random(6), 90)
    while state.is_chance_node():
        play_on(state, Random(6), 1)
    events = state.course.events
    for player in (0, 1):
        told = state.information_state_string(player).split("| ")[1]
        hidden = [event for event in events if event.seat == 1 - player]
        shown = " ".join("?" if event.seat == 1 - player else event.text for event in events)
        assert hidden
        assert told == shown


@EVERY_GAME
def test_chance_chooses_among_the_cards_that_nobody_has_seen(name: str) -> None:
    course = ChanceCourse(GAMES[name], {"rounds": 1}, 2)
    chance = Random(2)
    deck = Counter(GAMES[name].cards(course.rules))
    while course.undecided:
        course.choose(chance.choice(course.outcomes())[0])
    while not course.undecided:
        course.play(course.state.legal()[-1] if course.state.phase else course.state.legal()[0])
    left = Counter(unseen(course.state))
    assert dict(course.outcomes()) == pytest.approx({card: n / left.total() for card, n in left.items()})
    assert left < deck
    card = min(left)
    there = deepcopy(course)
    there.choose(card)
    assert Counter(unseen(there.state)) == left - Counter([card])
    assert Counter(unseen(course.state)) == left


def test_parameters_that_the_rules_do_not_allow_get_a_sentence() -> None:
    with pytest.raises(Exception, match="expeditions"):
        pyspiel.load_game("python_lostcities_card(expeditions=9)")
    with pytest.raises(Exception, match='is no way to reward; it is "round" or "match"'):
        pyspiel.load_game("python_lostcities_card(rewards=points)")
