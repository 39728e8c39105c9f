"""The board game's players that search, `expert@1` and `expert`: what they are told, what they make of it, that they
can be relied on."""

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import pytest
from engine.random_play import Scene, play_some
from measure import choose, lengths, paired
from test_minds import concluded, honest_move

from lostcities import GAMES, Match
from lostcities.arena import standings
from lostcities.chance import stream
from lostcities.game import think_through
from lostcities.minds import MINDS, lanes
from lostcities.minds.board import facts as board_facts
from lostcities.minds.board import rest as board_rest
from lostcities.minds.board import searching as board_searching
from lostcities.minds.board import worth as board_worth
from lostcities.minds.board.eye import Eye
from lostcities.minds.board.prospect import Prospect

BOARD = GAMES["board"]
EXPERT = MINDS["expert@1"]
BOTH = pytest.mark.parametrize("player", ["expert", "expert@1"])
KINDS = [(seats, direction) for seats in (2, 3, 4) for direction in ("ascending", "both")]
ODD = [
    {"floor": "none", "free_move_on_arrival": True, "turn_limit": 30},
    {"floor": "piece", "arrow_optional": False, "point_tiles_stay": False, "two_player_removal": 60},
    {"start_lowest": "strict", "redraw_own_discard": True, "two_player_removal": 0, "rounds": 1},
    {"large_table": [-1000, 1000], "direction": "both"},
]


def facts_of(**changed: int) -> list[int]:
    """The row for a path of which nothing is open but what `changed` says, with two seats."""
    names = (
        "step", "doubled", "spare", "way", "last", "held", "held2", "unseen", "unseen2", "top", "second", "tiles",
        "worth", "their_worth", "next_rival", "third", "fourth", "crossed", "turns", "seats", "both",
    )  # fmt: skip
    given = {**dict.fromkeys(names, 0), "way": 1, "last": -1, "top": -1, "second": -1, "turns": 32, "seats": 2}
    row = [7] * board_facts.SLOTS
    board_facts.describe(row, **{**given, **changed})
    return row


def values(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def test_an_untouched_path_says_that_nobody_stands_on_it() -> None:
    told = [slot for slot, fact in enumerate(facts_of()) if fact]
    assert told == [0, board_facts.STEP, board_facts.REACH]


def test_a_path_that_goes_down_is_told_as_one_that_goes_up() -> None:
    down = facts_of(way=-1, last=8, step=2, held=values(3, 9), unseen=values(0, 8), top=5, both=1)
    up = facts_of(way=1, last=2, step=2, held=values(7, 1), unseen=values(10, 2), top=5, both=1)
    assert down == up


def test_an_open_path_is_told_the_way_that_promises_more() -> None:
    high = facts_of(way=0, last=5, step=1, held=values(8, 9), both=1)
    low = facts_of(way=0, last=5, step=1, held=values(2, 1), both=1)
    assert high == low
    assert high[board_facts.OPEN] == 1
    assert high[board_facts.REACH + 3] == 1


def test_a_card_that_no_longer_fits_is_a_gift_or_safe() -> None:
    climbing = board_facts.rival(step=3, doubled=0, low=2, high=10, known=0)
    assert facts_of(last=6, step=2, held=values(4), next_rival=climbing)[board_facts.SPOIL] == 1
    beyond = board_facts.rival(step=3, doubled=0, low=5, high=10, known=0)
    row = facts_of(last=6, step=2, held=values(4), next_rival=beyond)
    assert row[board_facts.SPOIL] == 0
    assert row[board_facts.SPOIL + board_facts.MOST_SPOIL] == 1


def test_tiles_are_told_by_how_far_ahead_they_lie() -> None:
    tiles = board_facts.ARROW << 3 * 2 | board_facts.ARTIFACT << 3 * 4 | 5 << 3 * 6
    row = facts_of(step=2, last=4, tiles=tiles, worth=3)
    ahead = row[board_facts.AHEAD : board_facts.THEIRS]
    assert ahead == [1, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 3, *[0] * 12]


def test_the_turns_left_are_those_by_the_deck_or_by_the_bridges() -> None:
    assert board_facts.turns_left(left=64, missing=35, seats=2) > board_facts.TURN_STEPS[-1]
    assert board_facts.turns_left(left=9, missing=35, seats=4) == 2
    assert board_facts.turns_left(left=60, missing=1, seats=2) == 1


def test_a_place_beyond_the_facts_is_never_written() -> None:
    """Rows of eight bits hold all of them, whatever the options' own tables say."""
    for scene in scenes(60):
        eye = Eye(BOARD, BOARD.sight(scene.state, scene.state.seat))
        state: Any = scene.state
        shared = eye.shared(state)
        for suit, holding in enumerate(eye.holdings(state)):
            row = [0] * board_facts.SLOTS
            board_facts.describe(row, *eye.path_facts(state, suit, holding, shared))
            assert len(row) == board_facts.SLOTS
            assert all(-128 <= fact <= 127 for fact in row)
        rest = [0] * board_rest.OTHERS
        board_rest.describe_rest(rest, eye.left, 0, *eye.rest_facts(state, eye.standings(state), shared))
        assert len(rest) == board_rest.OTHERS
        assert all(-128 <= fact <= 127 for fact in rest)


def test_the_promise_of_artifacts_ends_as_the_table_has_it() -> None:
    table = tuple(next(option.default for option in BOARD.options if option.name == "large_table"))
    hopes = board_worth.hopes(table, 2, 0)
    assert [hopes[chips] for chips in (0, 5, 6, 15, 27)] == [-60, -45, 30, 150, 150]
    early = board_worth.hopes(table, 2, 2)
    assert list(early) == sorted(early)
    assert all(sum(hauls) == 1000 for hauls in board_worth.HAULS.values())


def scenes(count: int, half_moves: int = 240) -> Iterator[Scene]:
    """Positions of all numbers of seats, both variants and odd options, in any of the three expeditions."""
    chance = Random("board positions")
    number = 0
    while number < count:
        seats, direction = KINDS[number % len(KINDS)]
        options = ODD[number // len(KINDS) % len(ODD)] if number % 3 == 0 else {"direction": direction}
        match = Match.begin(BOARD, options, seats)
        match.deal_by_chance(str(chance.random()))
        play_some(match, chance, chance.randrange(half_moves))
        if match.in_round:
            number += 1
            yield Scene(match, chance)


def test_what_ways_to_end_a_turn_have_in_common_is_the_same_as_looked_at_alone() -> None:
    net = board_searching.board_net()
    looked = 0
    for scene in scenes(24):
        sight = BOARD.sight(scene.state, scene.state.seat)
        prospect = Prospect(BOARD, sight, net)
        for outcome in list(prospect.outcomes()):
            # The one knows nothing of other outcomes; for the other no card has left the hand.
            alone, bare = Prospect(BOARD, sight, net), Prospect(BOARD, sight, net, outcome.state)
            assert prospect.draws(outcome.state) == alone.draws(outcome.state) == bare.draws(outcome.state)
            looked += 1
    assert looked > 150


@BOTH
def test_it_keeps_to_the_rules_and_plays_the_same_whatever_lies_hidden(player: str) -> None:
    phases = set()
    for scene in scenes(90):
        phases.add(BOARD.sight(scene.state, scene.state.seat).phase)
        assert honest_move(MINDS[player], scene) in scene.state.legal()
    assert phases == {"place", "explore", "draw"}


@BOTH
@pytest.mark.parametrize(("seats", "direction"), KINDS)
def test_it_plays_whole_matches_by_the_rules(seats: int, direction: str, player: str) -> None:
    match = Match.begin(BOARD, {"direction": direction, "rounds": 1}, seats)
    match.deal_by_chance(f"whole {seats} {direction}", 0)
    while match.in_round:
        match.play_text(BOARD.format_move(choose(MINDS[player], match, "whole", effort=3)))
    assert match.over


def at_first_sight(sight: Any) -> int:
    """The move of the net alone."""
    return think_through(EXPERT.think(BOARD, sight, stream("nothing left to it"), 1))


def test_without_a_search_nothing_is_left_to_chance() -> None:
    for scene in scenes(10):
        sight = BOARD.sight(scene.state, scene.state.seat)
        assert think_through(EXPERT.think(BOARD, sight, stream("other"), 1)) == at_first_sight(sight)


def test_a_search_sometimes_changes_its_mind() -> None:
    sights = [BOARD.sight(scene.state, scene.state.seat) for scene in scenes(30, 60)]
    found = [think_through(EXPERT.think(BOARD, sight, stream("deals"), 24)) for sight in sights]
    differ = sum(move != at_first_sight(sight) for move, sight in zip(found, sights, strict=True))
    assert 0 < differ < len(sights) / 2


def test_what_a_thought_of_a_turn_promises_is_what_its_halves_then_have() -> None:
    """The value of the best turn is that of its best draw, looked at again once all is placed."""
    net = board_searching.board_net()
    for scene in scenes(30):
        state: Any = scene.state
        promised = None
        while True:
            sight: Any = BOARD.sight(state, state.seat)
            prospect = Prospect(BOARD, sight, net)
            best = max(prospect.outcomes(), key=lambda outcome: outcome.value)
            assert promised is None or best.value == promised
            promised = best.value
            if sight.phase == "draw":
                break
            state.play(prospect.moves(best)[0])
            if state.over:
                break


def test_every_move_is_appraised_and_the_best_one_is_played() -> None:
    for scene in scenes(30):
        sight = BOARD.sight(scene.state, scene.state.seat)
        found = board_searching.appraise(BOARD, sight)
        assert [each.move for each in found] == sight.legal
        most = max(each.points_hundredths for each in found)
        best = next(each for each in found if each.move == at_first_sight(sight))
        assert len(sight.legal) == 1 or best.points_hundredths == most
        for each in found:
            assert each.points_hundredths == sum(each.terms.values())
            assert set(each.terms) <= {"explorers", "tiles", "artifacts", "thrift", "later", "end"}
    onlooker = BOARD.sight(scene.state, (scene.state.seat + 1) % scene.match.seats)
    assert board_searching.appraise(BOARD, onlooker) == []


def test_asked_to_conclude_at_once_it_answers_as_at_first_sight() -> None:
    for scene in scenes(10):
        sight = BOARD.sight(scene.state, scene.state.seat)
        assert concluded(EXPERT.think(BOARD, sight, stream("hurry"), 24)) == at_first_sight(sight)


def test_it_yields_often() -> None:
    """No slice is long: in the browser, several times slower, other messages must not wait for more than 50 ms."""
    slices = []
    for scene in scenes(30):
        sight = BOARD.sight(scene.state, scene.state.seat)
        began = process_time()
        for _ in EXPERT.think(BOARD, sight, stream("slices"), 12):
            slices.append(process_time() - began)
            began = process_time()
    slices.sort()
    assert slices[len(slices) * 99 // 100] < 0.012


def test_no_lane_can_overflow() -> None:
    """The bounds are those of rows and levels that can occur, all paths and the facts beside them together."""
    net = board_searching.board_net()
    level = max(sum(map(abs, unit)) for unit in net.first) * board_facts.CLIP
    path = level * max(sum(map(abs, head)) for head in net.second)
    rest = max(sum(map(abs, head)) for head in net.others) * board_facts.CLIP << net.bits["first"]
    assert board_facts.PATHS * path + rest < 1 << lanes.BITS - 1


def test_at_first_sight_it_beats_the_rule_of_thumb_player_and_does_not_stall() -> None:
    played = paired("board", "expert@1:1", "careful@1", deals=8)
    found = standings(played)[0]
    assert found.share.mean > 0.55
    assert found.margin.mean > 0
    turns = lengths(played)
    assert sum(turns) / len(turns) < 90
