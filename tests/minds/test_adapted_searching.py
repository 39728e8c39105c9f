"""The searching player of the two decks: what it is told, what it makes of it, and that it plays well."""

import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest
from adapted_ends import last_round
from engine.random_play import play_some
from measure import choose, paired

from lostcities import GAMES, Match
from lostcities.arena import standings
from lostcities.chance import stream
from lostcities.game import Thought, think_through
from lostcities.games.adapted.scoring import score
from lostcities.games.adapted.text import DRAW, PLACE, RANKS
from lostcities.minds import MINDS, lanes
from lostcities.minds.adapted import facts as adapted_facts
from lostcities.minds.adapted import suits as adapted_suits
from lostcities.minds.adapted.facts import HEIGHTS, NEVER
from lostcities.minds.adapted.prospect import Prospect, Turn
from lostcities.minds.adapted.searching import adapted_net, appraise
from lostcities.minds.standing import chance_of

ADAPTED = GAMES["adapted"]
EXPERT = MINDS["expert@1"]
RECORDED = json.loads((Path(__file__).parent / "adapted_rounds.json").read_text("ascii"))
OPTIONS: list[dict[str, Any]] = [
    {},
    {"ace": "high", "match_tie": "stacks"},
    {"stacks_of": "one", "floor": "zero"},
    {"stacks_to_end": 2, "redraw_own_discard": True},
    {"stacks_to_end": 6, "turn_limit": 100, "rounds": 1},
]


def begun(seats: int, options: dict[str, Any], seed: str, half_moves: int) -> Match:
    """A match of which so many half-moves were played by chance, perhaps over several rounds."""
    match = Match.begin(ADAPTED, options, seats)
    match.deal_by_chance(seed)
    play_some(match, Random(seed), half_moves)
    return match


def scenes(seats: int, count: int) -> list[Match]:
    """Matches with somebody to move, under all kinds of options."""
    found = []
    for number in range(4 * count):
        match = begun(seats, OPTIONS[number % len(OPTIONS)], f"{seats} seats {number}", 7 * number % 230)
        if match.in_round and len(found) < count:
            found.append(match)
    return found


def facts_of(**changed: int) -> list[int]:
    """The row for a suit of which nothing is open or held but what `changed` says."""
    names = ("my_cards", "their_cards", "hand", "known", "unseen", "open_to_others", "others_cards", "known_to_others")
    bare = dict.fromkeys(("my_top", "their_top", "top", "second"), -1)
    row = [7] * adapted_facts.SLOTS
    adapted_facts.describe(row, **{**dict.fromkeys((*names, "late", "near"), 0), **bare, **changed})
    return row


def test_an_untouched_suit_says_only_that_it_is_one() -> None:
    assert facts_of() == [1, *[0] * (adapted_facts.SLOTS - 1)]


def test_a_card_below_ones_own_stack_is_of_use_to_the_rival_only() -> None:
    both_fours, one_nine = 2 << 2 * 3, 1 << 2 * 8
    row = facts_of(my_top=5, my_cards=1, hand=both_fours + one_nine)
    assert row[adapted_facts.HELD + 3] == 0
    assert row[adapted_facts.HELD + 8] == 1
    assert row[adapted_facts.FEED + 3] == 2
    assert row[adapted_facts.DEAD : adapted_facts.DEAD + 4] == [1, 1, 0, 0]


def test_an_equal_card_may_still_be_placed() -> None:
    assert facts_of(my_top=5, my_cards=1, hand=1 << 2 * 5)[adapted_facts.HELD + 5] == 1


def test_a_stack_is_worth_what_the_rules_say() -> None:
    assert [adapted_facts.worth(cards) for cards in range(27)] == [score(cards) for cards in range(27)]


def test_how_near_the_end_is_counts_the_stacks_that_lack_least() -> None:
    own, rival = (7, 5, 0, 0), (6, 3, 0, 0)
    assert adapted_facts.lacking((*own, *rival), 2, 3, 0) == 1 + 2
    assert adapted_facts.lacking((*own, *rival), 2, 3, 1) == 2 + 7
    assert adapted_facts.lacking((*own, *rival), 2, 1, 0) == 0
    assert adapted_facts.lacking((*own, *rival), 2, 5, 1) == NEVER


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_counts_as_the_engine_does(seats: int) -> None:
    for match in scenes(seats, 10):
        state = match.rounds[-1].state
        sight: Any = ADAPTED.sight(state, state.seat)
        rivals = [seat for seat in range(seats) if seat != state.seat]
        hidden = sum(sight.counts[seat] - len(sight.known[seat]) for seat in rivals)
        for rival in rivals:
            suits = adapted_suits.suits_against(ADAPTED, sight, rival)
            heaps = [[suit.unseen >> 2 * height & 3 for height in range(HEIGHTS)] for suit in suits]
            assert sum(map(sum, heaps)) == sight.deck + sight.aside + hidden
            assert [suit.my_top for suit in suits] == state.tops[state.seat]
            assert [suit.their_top for suit in suits] == state.tops[rival]
        count = adapted_suits.count_of(sight)
        full = [sum(length >= 7 for length in count.of_seat(ahead)) for ahead in range(seats)]
        assert full == [state.full[(state.seat + ahead) % seats] for ahead in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_turns_are_those_of_the_rules(seats: int) -> None:
    for match in scenes(seats, 12):
        state = match.rounds[-1].state
        if state.phase != 0:
            continue
        prospect = Prospect(ADAPTED, ADAPTED.sight(state, state.seat), adapted_net())
        for move in state.legal():
            turns = list(prospect.turns_with(ADAPTED.format_move(move)))
            after: Any = state.copy()
            after.play(move)
            draws = [ADAPTED.format_move(draw) for draw in after.legal()]
            expected = [-1 if text == "<" else "cdhs".index(text[1]) for text in draws] or [-1]
            assert [turn.pile for turn in turns] == expected
            assert all(prospect.over(turn) == (after.over or left(after, turn) == 0) for turn in turns)


def left(state: Any, turn: Turn) -> int:
    """How many turns are left after the draw, by the deck and the limit."""
    deck = len(state.deck) - (turn.pile < 0)
    limit = state.rules["turn_limit"]
    return deck if limit is None else min(deck, limit - state.turn - 1)


@pytest.mark.parametrize("options", [{"rounds": 1}, {"rounds": 3, "floor": "zero"}])
def test_a_turn_that_ends_the_round_is_worth_the_margins_on_the_table(options: dict[str, Any]) -> None:
    match = Match.begin(ADAPTED, {**options, "stacks_to_end": 1}, 3)
    ended = 0
    while not match.over:
        match.deal_by_chance("ends")
        while match.in_round:
            ended += count_exact_ends(match)
            legal = match.rounds[-1].state.legal()
            match.play(min([move for move in legal if PLACE <= move < DRAW] or legal, key=lambda move: move % RANKS))
    assert ended


def count_exact_ends(match: Match) -> int:
    """How many placings would end the round here; all of them are worth the totals that they would leave."""
    state: Any = match.rounds[-1].state
    prospect = Prospect(ADAPTED, ADAPTED.sight(state, state.seat), adapted_net())
    found = 0
    for move in state.legal():
        after = match.copy()
        after.play(move)
        if not after.in_round and move < DRAW:
            (turn,) = prospect.turns_with(ADAPTED.format_move(move))
            totals = after.totals()
            expected = [totals[state.seat] - totals[rival] for rival in prospect.rivals]
            assert prospect.margins(turn) == [margin * adapted_net().one for margin in expected]
            found += 1
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_keeps_to_the_rules_and_plays_the_same_whatever_lies_hidden(seats: int) -> None:
    chance = Random(seats)
    for match in scenes(seats, 40 // seats):
        state = match.rounds[-1].state
        found = think_through(thought(match, 3))
        assert found in state.legal()
        dealt_anew = match.copy()
        dealt_anew.rounds[-1].state = ADAPTED.redeal(state, state.seat, chance)
        assert think_through(thought(dealt_anew, 3)) == found


def test_who_would_lose_by_it_does_not_end_the_last_round() -> None:
    assert ADAPTED.format_move(choose(EXPERT, last_round(rival_stacks=1), "last")) == "hK"
    assert ADAPTED.format_move(choose(EXPERT, last_round(rival_stacks=2), "last")) != "hK"


@pytest.mark.parametrize(("margin", "normal"), [(-2, 0.0228), (-1, 0.1587), (0, 0.5), (0.5, 0.6915), (1.5, 0.9332)])
def test_the_chance_of_a_margin_is_close_to_the_normal_distribution(margin: float, normal: float) -> None:
    assert chance_of(20 * margin, 20.0) == pytest.approx(normal, abs=0.01)


@pytest.mark.parametrize("seats", [2, 3])
def test_it_tells_what_every_move_is_worth_and_why(seats: int) -> None:
    keys = {"now", "closes", "leaves", "takes", "ends"}
    for match in scenes(seats, 10):
        state = match.rounds[-1].state
        sight = ADAPTED.sight(state, state.seat)
        told = appraise(ADAPTED, sight)
        assert [each.move for each in told] == state.legal()
        assert all(each.terms.keys() <= keys for each in told)
        for each in told:
            after: Any = state.copy()
            after.play(each.move)
            gain = after.scores()[state.seat] - state.scores()[state.seat]
            assert each.terms.get("now", 0) == 100 * gain
    state = scenes(seats, 1)[0].rounds[-1].state
    assert appraise(ADAPTED, ADAPTED.sight(state, (state.seat + 1) % seats)) == []


def test_what_it_tells_first_is_what_it_plays_at_first_sight() -> None:
    """With one rival and rounds still to come, the best chance is the best margin."""
    for match in scenes(2, 20):
        state = match.rounds[-1].state
        sight: Any = ADAPTED.sight(state, state.seat)
        if len(sight.history) + 1 < sight.rules["rounds"] and sight.rules["floor"] == "none":
            told = {each.move: each.points_hundredths for each in appraise(ADAPTED, sight)}
            assert told[think_through(thought(match, 1))] >= max(told.values()) - 1


@pytest.mark.parametrize("kept", RECORDED, ids=lambda kept: kept["seed"])
def test_a_recorded_match_is_played_again_move_by_move(kept: dict[str, Any]) -> None:
    """The same moves wherever this runs; they change only with the player."""
    match = Match.begin(ADAPTED, kept["options"], kept["seats"])
    while not match.over:
        match.deal_by_chance(kept["seed"], None if match.rounds else 0)
        while match.in_round:
            match.play(think_through(thought(match, kept["effort"], kept["seed"])))
    moves = [move for played in match.rounds for turn in played.turns for move in turn]
    assert " ".join(map(ADAPTED.format_move, moves)) == kept["moves"]


def thought(match: Match, effort: int, seed: str = "any") -> Thought:
    """The player's thought for the seat to move."""
    state = match.rounds[-1].state
    sight = ADAPTED.sight(state, state.seat)
    return EXPERT.think(ADAPTED, sight, stream(seed, state.turn, state.seat), effort)


def test_looking_further_sometimes_changes_its_mind() -> None:
    found = [
        (think_through(thought(match, 1)), think_through(thought(match, 6)))
        for match in scenes(2, 30)
        if match.rounds[-1].state.phase == 0
    ]
    differ = sum(one != other for one, other in found)
    assert 0 < differ < len(found) / 2


def concluded(thinking: Thought, steps: int) -> int:
    """The move of a thought that is asked to conclude after so many steps, if it is not done before."""
    try:
        for _ in range(steps):
            next(thinking)
        while True:
            thinking.send(True)
    except StopIteration as end:
        return int(end.value)


def test_asked_to_conclude_it_plays_the_best_so_far() -> None:
    """In its first look, that is what the net says; later, what it has found until then."""
    for match in scenes(2, 8):
        legal = match.rounds[-1].state.legal()
        assert concluded(thought(match, 3), 1) == think_through(thought(match, 1))
        assert all(concluded(thought(match, 3), steps) in legal for steps in (2, 6, 20, 40))


def test_a_round_that_is_over_is_worth_what_it_came_to() -> None:
    match = last_round(rival_stacks=2)
    state: Any = match.rounds[-1].state
    prospect = Prospect(ADAPTED, ADAPTED.sight(state, 0), adapted_net())
    state.play(ADAPTED.parse_move("hK"))
    assert state.over
    assert prospect.chance_after(state) == 0.0


def test_a_turn_is_made_of_the_moves_that_it_says() -> None:
    for match in scenes(3, 10):
        state = match.rounds[-1].state
        prospect = Prospect(ADAPTED, ADAPTED.sight(state, state.seat), adapted_net())
        for turn in prospect.turns():
            after: Any = state.copy()
            for move in prospect.moves(turn):
                if not after.over:
                    assert move in after.legal()
                    after.play(move)
            assert after.over or after.turn == state.turn + 1


def test_a_thought_comes_in_short_slices() -> None:
    """Each is far below the 50 ms after which an undo or a click would be felt to wait, even at six seats."""
    slices = []
    for seats in (2, 4, 6):
        for match in scenes(seats, 4):
            adapted_net.cache_clear()
            adapted_net()
            thinking = thought(match, 3)
            began = process_time()
            for _ in thinking:
                slices.append(process_time() - began)
                began = process_time()
    assert sorted(slices)[len(slices) * 9 // 10] < 0.05


def test_no_lane_can_overflow() -> None:
    """The bounds are those of rows and levels that can occur, all suits and the facts beside them together."""
    net = adapted_net()
    most = adapted_facts.worth(2 * HEIGHTS) // adapted_facts.COARSE
    level = max(sum(map(abs, unit)) for unit in net.first) * most
    suit = level * max(sum(map(abs, head)) for head in net.second)
    rest = max(sum(map(abs, head)) for head in net.others) << net.bits["first"]
    assert adapted_facts.SUITS * suit + rest < 1 << lanes.BITS - 1


def test_every_weight_has_eight_bits() -> None:
    net = adapted_net()
    parts = [*net.first, *net.second, *net.others, net.third, net.line]
    assert all(abs(weight) <= 127 for part in parts for weight in part)


@pytest.mark.parametrize(("seats", "deals", "least"), [(2, 8, 0.6), (4, 4, 0.25)])
def test_it_beats_the_rule_of_thumb_player_without_looking_further(seats: int, deals: int, least: float) -> None:
    found = standings(paired("adapted", "expert@1:1", "careful@1", deals, seats))[0]
    assert found.margin.mean > 0
    assert found.share.mean >= least
    assert found.capped == 0
