"""The policies, which play at sight or give a searching player a second opinion: what they are told, their honesty, and
that their whole numbers say what their weights say."""

import json
import pkgutil
from collections.abc import Iterator, Sequence
from fractions import Fraction
from importlib import import_module
from random import Random
from typing import Any

import pytest
from engine.random_play import play_some

from build.train.policy.signs import signs
from lostcities import GAMES, Match
from lostcities.chance import stream
from lostcities.game import think_through
from lostcities.minds import MINDS
from lostcities.minds.adapted import policy_facts as adapted_facts
from lostcities.minds.board import policy_facts as board_facts
from lostcities.minds.card.policy_facts import LIES, LIES_W, THROWN
from lostcities.minds.policy import BLOCKS, FINE, Layer, Policy, numbers

EXPERT = MINDS["expert"]
each_game = pytest.mark.parametrize("game", GAMES)
at_sight = pytest.mark.parametrize("game", ["card", "adapted"])
"""The games whose strongest player is its policy alone; in the others it is a second opinion."""
MORE: dict[str, list[dict[str, Any]]] = {
    "card": [{"expeditions": 5}, {"expeditions": 6}],
    "board": [{}, {"direction": "both"}, {"rounds": 1}],
    "adapted": [{"ace": "low"}, {"ace": "high"}],
}
"""By game: options of the positions that the tests look at."""


def room(game: str) -> Any:
    """What the policy of a game is told, and by whom."""
    return import_module(f"lostcities.minds.{game}.policy")


def policy_of(game: str) -> Policy:
    """The one that ships."""
    policy: Policy = getattr(room(game), f"{game}_policy")()
    return policy


def positions(game: str, count: int, seed: str) -> Iterator[Any]:
    """States of random rounds in which somebody is to move, with all numbers of seats and expeditions."""
    seats = (*GAMES[game].seats, *GAMES[game].more_seats)
    found = number = 0
    while found < count:
        number += 1
        chance = Random(f"{seed} {number}")
        options = {**MORE[game][number % len(MORE[game])], "turn_limit": None if number % 3 else 60}
        match = Match.begin(game, options, seats[number % len(seats)])
        match.deal_by_chance(seed, 0)
        play_some(match, chance, chance.randrange(90))
        state: Any = match.rounds[-1].state
        if not state.over:
            found += 1
            yield state


def exactly(layer: Layer, weights: dict[str, Any], levels: list[Fraction]) -> list[Fraction]:
    """What the layer's weights make of levels, without any rounding."""
    begins = weights.get("begins", [0] * len(weights["weights"][0]))
    sums = [Fraction(begin) for begin in begins]
    for level, row in zip(levels, weights["weights"], strict=True):
        if level:
            sums = [total + level * weight for total, weight in zip(sums, row, strict=True)]
    return [total / 2**layer.bits for total in sums]


def rectified(*parts: list[Fraction]) -> list[Fraction]:
    return [max(Fraction(0), sum(each, Fraction(0))) for each in zip(*parts, strict=True)]


def exact_odds(policy: Policy, weights: dict[str, Any], rows: list[list[int]], beside: list[int]) -> list[Fraction]:
    """The policy by the book: the layers that its file says, in fractions."""
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


def test_a_text_says_the_weights_that_it_was_written_for() -> None:
    every = list(range(-400, 401))
    text = signs(every)
    assert numbers(text) == every
    assert json.dumps(text) == f'"{text}"'
    assert len(signs(range(-28, 29))) == 57


@each_game
def test_whole_numbers_say_what_the_weights_say(game: str) -> None:
    weights = json.loads(pkgutil.get_data(f"lostcities.minds.{game}", "weights/policy.json") or b"")
    for layer in weights.values():
        layer["weights"] = [numbers(row) for row in layer["weights"]]
    policy = policy_of(game)
    one = 2 ** (FINE + policy.moves.bits)
    assert policy.moves.bits == policy.deck.bits
    for state in positions(game, 3, "exact"):
        sight = GAMES[game].sight(state, state.seat)
        rows, beside = room(game).told(GAMES[game], sight)
        exact = exact_odds(policy, weights, rows, beside)
        found = policy.odds(rows, beside)
        places = room(game).places_of(GAMES[game], sight).values()
        best = max(places, key=lambda place: found[place])
        assert exact[best] > max(exact[place] for place in places) - Fraction(1, 4)
        off = [abs(exact[place] - Fraction(found[place], one)) for place in places]
        assert sum(off) / len(off) < Fraction(1, 4)


@each_game
def test_no_lane_can_overflow(game: str) -> None:
    """Levels seen in play, twenty times as large, stay within a lane of every layer."""
    policy = policy_of(game)
    most = 1
    live = Layer.live

    def noting(layer: Layer, sums: int) -> Any:
        nonlocal most
        levels = live(layer, sums)
        most = max(most, *(level << layer.bits for level in levels))
        return levels

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Layer, "live", noting)
        for state in positions(game, 40, "lanes"):
            policy.odds(*room(game).told(GAMES[game], GAMES[game].sight(state, state.seat)))
    assert 1 < most * 20 < 1 << 31


@at_sight
@pytest.mark.parametrize("effort", [1, 1000])
def test_it_plays_what_it_finds_best_whatever_the_chance_and_the_effort(game: str, effort: int) -> None:
    for state in positions(game, 10, "best"):
        sight: Any = GAMES[game].sight(state, state.seat)
        move = think_through(EXPERT.think(GAMES[game], sight, stream(str(effort)), effort))
        odds = room(game).odds_of(GAMES[game], sight)
        assert odds.keys() == set(sight.legal)
        assert odds[move] == max(odds.values())


@each_game
def test_hidden_cards_make_no_difference(game: str) -> None:
    for state in positions(game, 30, "hidden"):
        other = GAMES[game].redeal(state, state.seat, Random(5))
        one, two = (room(game).told(GAMES[game], GAMES[game].sight(each, state.seat)) for each in (state, other))
        assert one == two


@each_game
def test_every_move_has_a_place_of_its_own(game: str) -> None:
    for state in positions(game, 20, "places"):
        sight: Any = GAMES[game].sight(state, state.seat)
        rows, _ = room(game).told(GAMES[game], sight)
        moves = len(rows) * import_module(f"lostcities.minds.{game}.policy_facts").MOVES + 1
        places = [place % moves for place in room(game).places_of(GAMES[game], sight).values()]
        assert len({*places}) == len(places) == len(sight.legal)


@each_game
def test_who_discarded_a_card_makes_a_difference(game: str) -> None:
    seen = 0
    for state in positions(game, 40, "discarders"):
        sight: Any = GAMES[game].sight(state, state.seat)
        before = room(game).told(GAMES[game], sight)
        sight.discarders = [[(seat + 1) % sight.seats for seat in seats] for seats in sight.discarders]
        seen += room(game).told(GAMES[game], sight) != before
    assert seen > 5


def test_who_discarded_a_card_is_told_in_the_card_game() -> None:
    for state in positions("card", 40, "discarders"):
        sight: Any = GAMES["card"].sight(state, state.seat)
        rows, _ = room("card").told(GAMES["card"], sight)
        for colour, row in enumerate(rows):
            pile = [(card % 10, seat) for card, seat in zip(sight.piles[colour], sight.discarders[colour], strict=True)]
            lies = {rank for rank, _ in pile if rank}
            thrown = {rank for rank, seat in pile if rank and seat != sight.seat}
            assert {at + 1 for at in range(9) if row[LIES + at]} == lies
            assert {at + 1 for at in range(9) if row[THROWN + at]} == thrown
            assert sum(row[LIES_W : LIES_W + 3]) == sum(not rank for rank, _ in pile)


def by_whom(sight: Any, path: int, places: Sequence[int], of: int) -> list[int]:
    """How many cards of each of `of` kinds lie on a pile, how many of them the next seat discarded, how many the seats
    after it; `places` by card of the pile."""
    following = (sight.seat + 1) % sight.seats
    lies = [0] * (3 * of)
    for place, by in zip(places, sight.discarders[path], strict=True):
        lies[place] += 1
        lies[of + place] += by == following
        lies[2 * of + place] += by not in (sight.seat, following)
    return lies


def test_who_discarded_a_card_is_told_in_the_two_decks() -> None:
    game = GAMES["adapted"]
    for state in positions("adapted", 40, "discarders"):
        sight: Any = game.sight(state, state.seat)
        rows, _ = room("adapted").told(game, sight)
        for suit, row in enumerate(rows):
            heights = [state.heights[card] for card in sight.piles[suit]]
            lies = by_whom(sight, suit, heights, adapted_facts.HEIGHTS)
            assert row[adapted_facts.LIES : adapted_facts.THIRD] == lies


def test_who_discarded_a_card_is_told_in_the_board_game_whichever_way_the_path_is_told() -> None:
    game, values = GAMES["board"], board_facts.VALUES
    over = 0
    for state in positions("board", 40, "discarders"):
        sight: Any = game.sight(state, state.seat)
        rows, _ = room("board").told(game, sight)
        for path, row in enumerate(rows):
            up = by_whom(sight, path, [card % values for card in sight.piles[path]], values)
            down = by_whom(sight, path, [values - 1 - card % values for card in sight.piles[path]], values)
            told = row[board_facts.LIES : board_facts.THIRD]
            assert told in ((up, down) if sight.rules["direction"] == "both" else (up,))
            over += told != up
    assert over
