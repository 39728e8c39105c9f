"""PettingZoo's environment: its own tests, the engine's legal moves and scores, and what is refused."""

import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from env.open_play import EVERY_TABLE, SHORT, play_out
from pettingzoo.test import api_test, performance_benchmark, seed_test

from lostcities import GAMES, BadOption, BadText, IllegalMove, Match
from lostcities.env.aec import LostCitiesEnv, env
from lostcities.env.course import margins, victory

ROOT = Path(__file__).parents[2]


@EVERY_TABLE
@pytest.mark.parametrize("rewards", ["round", "match"])
def test_pettingzoo_s_api_test_passes(name: str, seats: int, rewards: str) -> None:
    with warnings.catch_warnings():
        # It asks for an array instead of the dictionary with a mask, which PettingZoo's own classic games give too.
        warnings.filterwarnings("ignore", message="Observation")
        warnings.simplefilter("error", append=True)
        api_test(env(name, seats, SHORT, rewards), num_cycles=70)


@EVERY_TABLE
def test_pettingzoo_s_seed_test_passes(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats, SHORT), num_cycles=100)


@EVERY_TABLE
def test_pettingzoo_s_performance_benchmark_runs(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a clock by which its five seconds are over after fifty cycles."""
    looks = iter(range(1000))
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module.time, "time", lambda: next(looks) / 10)
    performance_benchmark(env(name, seats, SHORT))
    assert "turns per second" in capsys.readouterr().out


@EVERY_TABLE
def test_the_mask_is_the_legal_moves_of_the_one_to_move_and_empty_for_the_others(name: str, seats: int) -> None:
    chance = Random(5)
    table = LostCitiesEnv(name, seats, SHORT)
    table.reset(seed=5)
    game = table.game
    for agent in table.agent_iter(120):
        _, _, over, _, info = table.last(observe=False)
        if over:
            break
        for other in table.agents:
            mask = table.observe(other)["action_mask"]
            legal = np.flatnonzero(mask).tolist()
            assert legal == (sorted(info["legal"]) if other == agent else [])
            assert other == agent or "legal" not in table.infos[other]
        assert all(game.parse_move(table.action_texts[action]) == action for action in info["legal"])
        table.step(chance.choice(info["legal"]))


@EVERY_TABLE
def test_a_match_is_the_one_that_the_engine_plays_and_pays_the_margins_of_its_totals(name: str, seats: int) -> None:
    """The same seed and moves in a Match: the same deals, legal moves, scores and winners."""
    by_round, by_match = (LostCitiesEnv(name, seats, SHORT, rewards) for rewards in ("round", "match"))
    match = Match.begin(GAMES[name], SHORT, seats)
    chance = Random(11)
    by_round.reset(seed=3)
    by_match.reset(seed=3)
    paid = [dict.fromkeys(by_round.agents, 0.0) for _ in range(2)]
    while not match.over:
        if not match.in_round:
            match.deal_by_chance("3")
        legal = match.rounds[-1].state.legal()
        move = chance.choice(legal)
        match.play(move)
        for table, sums in zip((by_round, by_match), paid, strict=True):
            agent, info = table.agent_selection, table.last(observe=False)[4]
            assert info["legal"] == legal
            table.step(move)
            for each, reward in table.rewards.items():
                sums[each] += reward
            assert agent in table.agents
    totals, winners = match.result()
    assert list(paid[0].values()) == pytest.approx(margins(totals))
    assert list(paid[1].values()) == pytest.approx(victory(seats, winners))
    assert all(by_round.terminations.values())


@EVERY_TABLE
def test_agents_are_told_of_all_that_they_were_paid(name: str, seats: int) -> None:
    # The board game's floor at zero would leave beginners nothing.
    below_zero = {"floor": "none"} if name == "board" else {}
    paid = play_out(LostCitiesEnv(name, seats, SHORT | below_zero), 1, Random(2))
    assert sum(paid.values()) == pytest.approx(0)
    assert any(paid.values())


def test_rewards_are_margins_and_victories_that_add_up_to_nothing() -> None:
    assert margins([30, 10]) == [20, -20]
    assert margins([30, 0, 0]) == [30, -15, -15]
    assert victory(2, [0]) == [1, -1]
    assert victory(2, [0, 1]) == [0, 0]
    assert victory(3, [1]) == [-0.5, 1, -0.5]
    assert victory(3, [0, 2]) == [0.25, -0.5, 0.25]


def test_a_seed_begins_a_series_of_matches_that_can_be_had_again() -> None:
    def deals(first: int | None) -> list[bytes]:
        table = LostCitiesEnv("card")
        hands = []
        for seed in (first, None, None):
            table.reset(seed=seed)
            hands.append(table.observe("seat_0")["observation"].tobytes())
        return hands

    assert deals(7) == deals(7)
    assert len(set(deals(7)) | set(deals(8)) | set(deals(None)) | set(deals(None))) == 12


@pytest.mark.parametrize(
    ("action", "error", "sentence"),
    [
        (999, BadText, '"999" is no action of the game card; they are 0 to 126'),
        (-1, BadText, '"-1" is no action of the game card; they are 0 to 126'),
        (None, BadText, '"None" is no action of the game card; they are 0 to 126'),
        (71.0, BadText, '"71.0" is no action of the game card; they are 0 to 126'),
        (np.array([71, 71]), BadText, '"[71 71]" is no action of the game card; they are 0 to 126'),
        (1.5, BadText, '"1.5" is no action of the game card; they are 0 to 126'),
        (120, IllegalMove, "< is illegal: you must place a card before you draw one"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence_and_changes_nothing(
    action: Any, error: type[Exception], sentence: str
) -> None:
    table = LostCitiesEnv("card")
    table.reset(seed=1)
    before = table.observe("seat_0"), table.agent_selection
    with pytest.raises(error) as caught:
        table.step(action)
    assert str(caught.value) == sentence
    assert table.agent_selection == before[1]
    assert np.array_equal(table.observe("seat_0")["observation"], before[0]["observation"])


def test_an_environment_that_there_is_not_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match='"chess" is no game; the games are card, board, adapted'):
        env("chess")
    with pytest.raises(BadOption, match='"points" is no way to reward; it is "round" or "match"'):
        env(rewards="points")
    with pytest.raises(BadOption, match="the game card has no 3 seats"):
        env("card", 3)
    with pytest.raises(BadOption, match="must be a mapping from names to values, not int"):
        env("card", options=5)
    with pytest.raises(BadOption, match="expeditions"):
        env("card", options={"expeditions": 7})


@pytest.mark.parametrize(("module", "extra"), [("aec", "pettingzoo"), ("spiel", "openspiel")])
def test_without_its_extra_an_environment_says_what_to_install(module: str, extra: str) -> None:
    code = (
        f"import sys; sys.path.insert(0, '.')\ntry: import lostcities.env.{module}\nexcept ImportError as e: print(e)"
    )
    ran = subprocess.run([sys.executable, "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    assert ran.stdout.endswith(f"pip install 'lostcities[{extra}]'\n")
