"""The rounds in which policies are trained are the engine's: checked on the Python that the trainers compile."""

import copy
import importlib
import sys
import types
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from lostcities import GAMES, Match
from lostcities.games.board.text import lay_tiles
from lostcities.minds.adapted import policy as adapted_policy
from lostcities.minds.adapted.suits import heights_of
from lostcities.minds.board import policy as board_policy
from lostcities.minds.card import policy as card_policy

CARD, BOARD, ADAPTED = GAMES["card"], GAMES["board"], GAMES["adapted"]
COMPILED = (
    "build.duel.card", "build.train", "lostcities.minds.standing",
    *(f"lostcities.minds.{game}.{facts}" for game in GAMES for facts in ("facts", "policy_facts", "rest", "worth")),
)  # fmt: skip
OPTIONS: list[dict[str, Any]] = [
    {},
    {"ace": "high"},
    {"stacks_of": "one"},
    {"stacks_to_end": 2, "ace": "high"},
    {"stacks_to_end": 5},
]
BOARD_OPTIONS: list[dict[str, Any]] = [{}, {"rounds": 1}, {"direction": "both"}]


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Any]]:
    """Imports a module of the trainers as the Python that it is compiled from; nothing of it stays imported."""
    pytest.importorskip("numpy")

    def njit(*given: Any, **_: Any) -> Any:
        return given[0] if given else lambda function: function

    fake = types.ModuleType("numba")
    vars(fake).update(njit=njit)
    for name in [name for name in sys.modules if name.startswith(COMPILED)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", fake)
    yield importlib.import_module
    for name in [name for name in sys.modules if name.startswith(COMPILED)]:
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.mark.parametrize("colours", [5, 6])
def test_rounds_of_the_card_game_go_as_the_houses_do(uncompiled: Callable[[str], Any], colours: int) -> None:
    """Random rounds in both, decision by decision: the same moves allowed, the same told, the same points."""
    import numpy as np

    many = uncompiled("build.train.card.many")
    chance = Random(colours)
    rounds = many.fresh(1, colours)
    rules = {"expeditions": colours, "rounds": 1, "turn_limit": None}
    allowed = np.zeros(colours * many.MOVES + 1, np.int8)
    rows, beside = np.zeros((colours, many.SLOTS), np.int8), np.zeros(many.GLOBALS, np.int8)
    for number in range(2):
        match = Match.begin("card", rules)
        cards = CARD.cards(match.rules)
        chance.shuffle(cards)
        match.deal_round(cards, (), number)
        state: Any = match.rounds[-1].state
        rounds.cards[0] = cards
        many.deal(rounds, 0, number)
        costs = [0.0]
        while not state.over:
            sight = CARD.sight(state, state.seat)
            many.legal(rounds, 0, colours, allowed)
            places = {place % len(allowed): move for move, place in card_policy.places_of(CARD, sight).items()}
            assert {*np.flatnonzero(allowed)} == places.keys()
            many.look(rounds, 0, colours, rows, beside)
            assert (rows.tolist(), beside.tolist()) == card_policy.told(CARD, sight)
            place = chance.choice([*places])
            cost = many.play(rounds, 0, colours, place)
            costs += [cost] if cost else []
            match.play(places[place])
        assert many.over(rounds, 0)
        assert many.lead(rounds.table[0], 0, colours) == state.scores()[0] - state.scores()[1]
        assert all(later > before for before, later in pairwise(costs)), "each draw from a pile costs more"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rounds_of_the_two_decks_go_as_the_houses_do(
    uncompiled: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """The same, with what a round comes to for every seat."""
    import numpy as np

    many, seen = uncompiled("build.train.adapted.many"), uncompiled("build.train.adapted.many_seen")
    monkeypatch.setattr(many, "LONGEST", 1 << 20)
    allowed = np.zeros(seen.SUITS * many.MOVES + 1, np.int8)
    rows, beside = np.zeros((seen.SUITS, seen.SLOTS), np.int8), np.zeros(seen.GLOBALS, np.int8)
    rounds = many.fresh(1, seats)
    for number, options in enumerate(OPTIONS):
        chance = Random(f"{seats} {number}")
        match = Match.begin("adapted", {**options, "rounds": 2}, seats)
        rounds.ending[0] = match.rules["stacks_to_end"], match.rules["stacks_of"] == "one"
        rounds.to_come[0], rounds.before[0] = 1, 0
        while not match.over:
            cards = ADAPTED.cards(match.rules)
            chance.shuffle(cards)
            match.deal_round(cards, (), match.starters()[0])
            state: Any = match.rounds[-1].state
            height = heights_of(ADAPTED, ADAPTED.sight(state, 0))
            rounds.cards[0] = [ADAPTED.deck.suit_of[card] * many.HEIGHTS + height[card] for card in cards]
            many.deal(rounds, 0, state.seat)
            while not state.over:
                assert not many.over(rounds, 0)
                sight = ADAPTED.sight(state, state.seat)
                seen.legal(rounds, 0, allowed)
                places = {
                    place % len(allowed): move for move, place in adapted_policy.places_of(ADAPTED, sight).items()
                }
                assert {*np.flatnonzero(allowed)} == places.keys()
                seen.look_round(rounds, 0, rows, beside)
                assert (rows.tolist(), beside.tolist()) == adapted_policy.told(ADAPTED, sight)
                # Rather placing a card and drawing from the deck, or else no round would end.
                onward = [place for place in places if place % many.MOVES < many.HEIGHTS or chance.random() < 0.3]
                place = chance.choice(onward or [*places])
                many.play(rounds, 0, place)
                match.play(places[place])
            assert many.over(rounds, 0)
            scores = state.scores()
            for seat, score in enumerate(scores):
                margin, victory = many.outcome(many.round_of(rounds, 0), seat)
                rivals = [*scores[:seat], *scores[seat + 1 :]]
                assert margin == pytest.approx(score - sum(rivals) / len(rivals))
                assert victory == (score == max(scores)) / scores.count(score)
            chances = [many.chance_of_victory(rounds, 0, seat) for seat in range(seats)]
            assert sum(chances) == pytest.approx(1)
            if match.over:
                _, winners = ADAPTED.result(match.rules, match.history)
                assert chances == [(seat in winners) / len(winners) for seat in range(seats)]
            else:
                assert all(0 < chance < 1 for chance in chances)
                many.settle(rounds, 0)
        many.settle(rounds, 0)
        assert rounds.before[0].tolist() == list(match.totals())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_of_the_board_game_go_as_the_houses_do(
    uncompiled: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """The same, from one expedition to the next, with what a whole match came to."""
    import numpy as np

    many, seen = uncompiled("build.train.board.many"), uncompiled("build.train.board.many_seen")
    monkeypatch.setattr(many, "LONGEST", 1 << 20)
    allowed = np.zeros(many.PATHS * many.MOVES + 1, np.int8)
    rows, beside = np.zeros((many.PATHS, seen.SLOTS), np.int8), np.zeros(seen.GLOBALS, np.int8)
    over = np.zeros(many.PATHS, np.int64)
    explored = 0
    for number, options in enumerate(BOARD_OPTIONS):
        chance = Random(f"{seats} {number}")
        match = Match.begin("board", options, seats)
        matches = many.fresh(1, seats)
        decks = [BOARD.cards(match.rules) for _ in range(many.LONG)]
        lays = [lay_tiles(match.rules, chance) for _ in decks]
        for expedition, (cards, lay) in enumerate(zip(decks, lays, strict=True)):
            chance.shuffle(cards)
            matches.cards[0, expedition] = cards
            matches.lays[0, expedition] = [tile if tile <= many.ARTIFACT else many.ARTIFACT + tile // 5 for tile in lay]
        many.begin_match(matches, 0, match.rules["rounds"] == 1, match.rules["direction"] == "both", 0)
        first = many.LONG - match.rules["rounds"]
        for expedition in range(first, many.LONG):
            match.deal_round(decks[expedition], lays[expedition], match.starters()[0])
            state: Any = match.state
            assert matches.course[0, many.SEAT] == state.seat
            while not state.over:
                assert not many.over_at(matches, 0)
                sight: Any = BOARD.sight(state, state.seat)
                seen.look_match(matches, 0, rows, beside, over)
                assert (rows.tolist(), beside.tolist()) == board_policy.told(BOARD, sight)
                seen.legal(matches, 0, over, allowed)
                places = {place: move for move, place in board_policy.places_of(BOARD, sight).items()}
                assert {*np.flatnonzero(allowed)} == places.keys()
                assert len(places) == len(sight.legal)
                explored += sight.phase == "explore"
                onward = [place for place in places if place % many.MOVES != many.TAKE or chance.random() < 0.3]
                onward = [place for place in onward if place % many.MOVES < many.DISCARDS] or onward
                place = chance.choice(onward or [*places])
                many.play(matches, 0, place, over)
                match.play(places[place])
            assert many.over_at(matches, 0)
            assert many.to_next(matches, 0) == (expedition < many.LONG - 1)
        assert matches.points[0, :seats].tolist() == list(match.history[-1].totals)
        assert matches.had[0, :seats].tolist() == list(match.history[-1].tally)
        totals, winners = BOARD.result(match.rules, match.history)
        for seat, total in enumerate(totals):
            rivals = [*totals[:seat], *totals[seat + 1 :]]
            hoped = many.hoped_in(matches, 0)
            assert many.lead(many.round_of(matches, 0), seat, hoped) == pytest.approx(total - sum(rivals) / len(rivals))
            assert many.share(many.round_of(matches, 0), seat, hoped) == (seat in winners) / len(winners)
    assert explored > 10


def test_a_pair_of_rounds_is_fair_to_the_seat_that_is_measured(uncompiled: Callable[[str], Any]) -> None:
    """Seat 0 begins one of the two and holds each hand once, so that a player against itself comes out even."""
    import numpy as np

    many = uncompiled("build.train.card.many")
    np.random.seed(4)
    rounds = many.fresh(8, 5)
    many.begin_pairs(rounds)
    hands, deck = rounds.cards[:, : 2 * many.HAND], rounds.cards[:, 2 * many.HAND :]
    for one in range(0, 8, 2):
        assert [rounds.course[one, many.SEAT], rounds.course[one + 1, many.SEAT]] == [0, 1]
        assert (deck[one] == deck[one + 1]).all()
        assert (np.roll(hands[one], many.HAND) == hands[one + 1]).all()
    leads, left = np.zeros(8, np.float32), 8
    allowed = np.zeros(5 * many.MOVES + 1, np.int8)
    while left:
        moves = np.zeros(8, np.int64)
        for number in range(8):
            many.legal(rounds, number, 5, allowed)
            moves[number] = allowed.argmax()
        left = many.play_on(rounds, 5, moves, leads)
    assert leads.any()
    assert (leads.reshape(-1, 2).mean(1) == 0).all()


def test_a_group_of_rounds_is_fair_to_the_seat_that_is_measured(uncompiled: Callable[[str], Any]) -> None:
    """Every seat of the same cards is measured once, so that a player against itself comes out even."""
    import numpy as np

    many, seen = uncompiled("build.train.adapted.many"), uncompiled("build.train.adapted.many_seen")
    np.random.seed(4)
    rounds = many.fresh(6, 3)
    many.begin_groups(rounds)
    assert (rounds.cards[0] == rounds.cards[2]).all()
    assert (rounds.cards[3] == rounds.cards[5]).all()
    assert (rounds.cards[0] != rounds.cards[3]).any()
    leads, wins = np.zeros((2, 6), np.float32)
    allowed = np.zeros(many.SUITS * many.MOVES + 1, np.int8)
    left = 6
    while left:
        moves = np.zeros(6, np.int64)
        for number in range(6):
            seen.legal(rounds, number, allowed)
            moves[number] = len(allowed) - 1 if allowed[-1] else allowed.argmax()
        left = many.play_on(rounds, moves, leads, wins)
    assert leads.any()
    assert np.allclose(leads.reshape(-1, 3).mean(1), 0, atol=1e-4)
    assert np.allclose(wins.reshape(-1, 3).sum(1), 1)


def test_tables_side_by_side_are_one(uncompiled: Callable[[str], Any]) -> None:
    """What is told of each round and what becomes of it is the same as if its own table had been asked."""
    import numpy as np

    wide, card = uncompiled("build.train.policy.wide"), uncompiled("build.train.card.policy")
    parts = [card.CardTable(rounds, 5) for rounds in (3, 5)]
    apart = copy.deepcopy(parts)
    with ThreadPoolExecutor(2) as threads:
        table = wide.Wide(parts, threads)
        rows, rewards, told = facts(table)
        assert (table.rounds, table.movers.shape) == (8, (8,))
        mine = [facts(each) for each in apart]
        assert (rows == np.concatenate([each for each, _, _ in mine])).all()
        assert (rewards == np.concatenate([each for _, each, _ in mine])).all()
        assert told["takes"] == 0
        assert (table.movers == np.concatenate([each.movers for each in apart])).all()


def facts(table: Any) -> tuple[Any, Any, dict[str, float]]:
    """What a table tells of its rounds, and what the first moves that are allowed bring there."""
    import numpy as np

    slots, beside, hidden, _ = table.sizes
    rows = np.zeros((table.rounds, table.paths, slots), np.int8)
    allowed = np.zeros((table.rounds, table.moves), np.int8)
    others = [np.zeros((table.rounds, *shape), np.int8) for shape in ((beside,), (table.paths, hidden))]
    table.look(rows, *others, allowed)
    rewards, signs = np.zeros((2, table.rounds), np.float32)
    table.play(allowed.argmax(1), rewards, signs, np.zeros((table.rounds, 2), np.float32))
    return rows, rewards, table.told()


@pytest.mark.parametrize("trace", [0.0, 0.9, 1.0])
def test_what_a_decision_gained_is_told_seat_by_seat(uncompiled: Callable[[str], Any], trace: float) -> None:
    """Three seats, one round and the beginning of another, by the book: the sum of what later surprised the seat."""
    import numpy as np

    gains = uncompiled("build.train.policy.gains")
    movers = [0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2]
    over_at = 6
    memory = types.SimpleNamespace(
        rewards=np.zeros((10, 1), np.float32), signs=np.ones((10, 1), np.float32),
        movers=np.array(movers)[:, None], ends=np.zeros((10, 1, 3), np.float32), own=np.ones((10, 1), bool),
    )  # fmt: skip
    memory.rewards[3], memory.rewards[over_at] = -0.1, 0.7
    memory.signs[over_at], memory.ends[over_at] = 0, [[0.7, -0.3, -0.4]]
    values = np.arange(11, dtype=np.float32)[:, None] / 10
    found = gains.advantages(values, memory, trace)[:, 0]
    for at in range(10):
        mine = [
            later for later in range(at, 11) if movers[later] == movers[at] and (later <= over_at) == (at <= over_at)
        ]
        expected, share = 0.0, 1.0
        for now, following in pairwise([*mine, None]):
            if now == 10:
                break
            if following is not None:
                coming = values[following, 0]
            elif at <= over_at:
                coming = 0 if now == over_at else memory.ends[over_at, 0, movers[at]]
            else:
                coming = -values[10, 0] / 2
            expected += share * (memory.rewards[now, 0] + coming - values[now, 0])
            share *= trace
        assert found[at] == pytest.approx(expected, abs=1e-5), at
