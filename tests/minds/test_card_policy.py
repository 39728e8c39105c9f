"""The policy of the card game: what it is told, that its whole numbers say what its weights say, and its honesty."""

import importlib
import sys
import types
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from engine.random_play import play_some

from lostcities import GAMES, Match
from lostcities.chance import stream
from lostcities.game import think_through
from lostcities.minds import MINDS
from lostcities.minds.card import policy as card_policy
from lostcities.minds.card.policy import BLOCKS, Layer, facts, odds_of, place_of, policy_named
from lostcities.minds.card.policy_facts import GLOBALS, LIES, LIES_W, MOVES, SLOTS, THROWN
from lostcities.minds.card.position import seen_by

CARD = GAMES["card"]
EXPERT = MINDS["expert"]
COMPILED = ("build.duel.card", "build.train", "lostcities.minds.card.facts", "lostcities.minds.card.policy_facts")


def told(sight: Any) -> tuple[list[list[int]], list[int]]:
    """What the policy is told of a sight."""
    return facts(seen_by(CARD, sight), sight.seat, sight.phase == "draw", sight.shut, sight.discarders)


def positions(count: int, seed: str) -> Iterator[Any]:
    """States of random rounds in which somebody is to move, with five and six expeditions."""
    for number in range(count):
        chance = Random(f"{seed} {number}")
        match = Match.begin("card", {"expeditions": 5 + number % 2, "turn_limit": None if number % 3 else 60})
        match.deal_by_chance(seed, 0)
        play_some(match, chance, chance.randrange(90))
        yield match.rounds[-1].state


def exactly(layer: Layer, weights: dict[str, Any], levels: list[Fraction]) -> list[Fraction]:
    """What the layer's weights make of levels, without any rounding."""
    begins = weights.get("begins", [0] * len(weights["weights"][0]))
    sums = [Fraction(begin) for begin in begins]
    for level, row in zip(levels, weights["weights"], strict=True):
        sums = [total + level * weight for total, weight in zip(sums, row, strict=True)]
    return [total / 2**layer.bits for total in sums]


def rectified(*parts: list[Fraction]) -> list[Fraction]:
    return [max(Fraction(0), sum(each, Fraction(0))) for each in zip(*parts, strict=True)]


def exact_odds(weights: dict[str, Any], rows: list[list[int]], beside: list[int]) -> list[Fraction]:
    """The policy by the book: the layers that its file says, in fractions."""
    policy = policy_named("policy")
    levels = [rectified(exactly(policy.first, weights["first"], [*map(Fraction, row)])) for row in rows]
    context: list[Fraction] = []
    for block in range(BLOCKS):
        heard = [sum(each, Fraction(0)) for each in zip(*levels, strict=True)] + context
        mixed = [exactly(policy.mix[block], weights[f"mix{block}"], heard)]
        if not block:
            mixed.append(exactly(policy.beside, weights["beside"], [*map(Fraction, beside)]))
        context = rectified(*mixed)
        shared = exactly(policy.all[block], weights[f"all{block}"], context)
        own = policy.own[block]
        levels = [rectified(exactly(own, weights[f"own{block}"], each), shared) for each in levels]
    odds = [found for each in levels for found in exactly(policy.moves, weights["moves"], each)]
    return odds + exactly(policy.deck, weights["deck"], context)


def test_whole_numbers_say_what_the_weights_say() -> None:
    import json
    import pkgutil

    weights = json.loads(pkgutil.get_data("lostcities.minds.card", "weights/policy.json") or b"")
    policy = policy_named("policy")
    one = 2 ** (card_policy.FINE + policy.moves.bits)
    assert policy.moves.bits == policy.deck.bits
    for state in positions(4, "exact"):
        sight = CARD.sight(state, state.seat)
        if not sight.legal:
            continue
        rows, beside = told(sight)
        exact = exact_odds(weights, rows, beside)
        found = policy.odds(rows, beside)
        places = [place_of(CARD, move) for move in sight.legal]
        best = max(places, key=lambda place: found[place])
        assert exact[best] > max(exact[place] for place in places) - Fraction(1, 4)
        off = [abs(exact[place] - Fraction(found[place], one)) for place in places]
        assert sum(off) / len(off) < Fraction(1, 4)


def test_no_lane_can_overflow() -> None:
    """Levels seen in play, twenty times as large, stay within a lane of every layer."""
    policy = policy_named("policy")
    most = 1
    live = Layer.live

    def noting(layer: Layer, sums: int) -> Any:
        nonlocal most
        levels = live(layer, sums)
        most = max(most, *(level << layer.bits for level in levels))
        return levels

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Layer, "live", noting)
        for state in positions(40, "lanes"):
            if not state.over:
                policy.odds(*told(CARD.sight(state, state.seat)))
    assert 1 < most * 20 < 1 << 31


@pytest.mark.parametrize("effort", [1, 1000])
def test_it_plays_what_it_finds_best_whatever_the_chance_and_the_effort(effort: int) -> None:
    for state in positions(10, "best"):
        if state.over:
            continue
        sight = CARD.sight(state, state.seat)
        move = think_through(EXPERT.think(CARD, sight, stream(str(effort)), effort))
        odds = odds_of(CARD, sight, policy_named("policy"))
        assert odds.keys() == set(sight.legal)
        assert odds[move] == max(odds.values())


def test_hidden_cards_make_no_difference() -> None:
    policy = policy_named("policy")
    for state in positions(30, "hidden"):
        if not state.over:
            other = CARD.redeal(state, state.seat, Random(5))
            one, two = (odds_of(CARD, CARD.sight(each, state.seat), policy) for each in (state, other))
            assert one == two


def test_who_discarded_a_card_is_told_and_makes_a_difference() -> None:
    policy = policy_named("policy")
    seen = 0
    for state in positions(40, "discarders"):
        if state.over or not any(state.piles):
            continue
        sight = CARD.sight(state, state.seat)
        rows, _ = told(sight)
        for colour, row in enumerate(rows):
            pile = [(card % 10, seat) for card, seat in zip(sight.piles[colour], sight.discarders[colour], strict=True)]
            lies = {rank for rank, _ in pile if rank}
            thrown = {rank for rank, seat in pile if rank and seat != sight.seat}
            assert {at + 1 for at in range(9) if row[LIES + at]} == lies
            assert {at + 1 for at in range(9) if row[THROWN + at]} == thrown
            assert sum(row[LIES_W : LIES_W + 3]) == sum(not rank for rank, _ in pile)
        before = odds_of(CARD, sight, policy)
        sight.discarders = [[1 - seat for seat in seats] for seats in sight.discarders]
        seen += odds_of(CARD, sight, policy) != before
    assert seen > 5


def test_every_move_has_a_place_of_its_own() -> None:
    for state in positions(20, "places"):
        sight = CARD.sight(state, state.seat)
        places = [place_of(CARD, move) % (sight.rules["expeditions"] * MOVES + 1) for move in sight.legal]
        assert len({*places}) == len(places)


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The trainer's rounds as the Python that they are compiled from; nothing of it stays imported."""
    pytest.importorskip("numpy")

    def njit(*given: Any, **_: Any) -> Any:
        return given[0] if given else lambda function: function

    fake = types.ModuleType("numba")
    vars(fake).update(njit=njit)
    for name in [name for name in sys.modules if name.startswith(COMPILED)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", fake)
    yield importlib.import_module("build.train.card.many")
    for name in [name for name in sys.modules if name.startswith(COMPILED)]:
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.mark.parametrize("colours", [5, 6])
def test_the_trainers_rounds_go_as_the_houses_do(many: Any, colours: int) -> None:
    """Random rounds in both, decision by decision: the same moves allowed, the same told, the same points."""
    import numpy as np

    chance = Random(colours)
    rounds = many.fresh(1, colours)
    rules = {"expeditions": colours, "rounds": 1, "turn_limit": None}
    allowed = np.zeros(colours * many.MOVES + 1, np.int8)
    rows, beside = np.zeros((colours, SLOTS), np.int8), np.zeros(GLOBALS, np.int8)
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
            places = {place_of(CARD, move) % len(allowed): move for move in sight.legal}
            assert {*np.flatnonzero(allowed)} == places.keys()
            many.look(rounds, 0, colours, rows, beside)
            assert (rows.tolist(), beside.tolist()) == told(sight)
            place = chance.choice([*places])
            cost = many.play(rounds, 0, colours, place)
            costs += [cost] if cost else []
            match.play(places[place])
        assert many.over(rounds, 0)
        assert many.lead(rounds.table[0], 0, colours) == state.scores()[0] - state.scores()[1]
        assert all(later > before for before, later in pairwise(costs)), "each draw from a pile costs more"


def test_a_pair_of_rounds_is_fair_to_the_seat_that_is_measured(many: Any) -> None:
    """Seat 0 begins one of the two, and has once either hand, so that a player against itself comes out even."""
    np = importlib.import_module("numpy")
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
