"""The searching player of the card game: what it is told, what it makes of it, how it looks ahead, how quick it is."""

import json
from itertools import combinations
from math import prod
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest
from engine.random_play import play_some
from measure import lengths, paired

from lostcities import GAMES, Match
from lostcities.arena import standings
from lostcities.chance import stream
from lostcities.game import Thought, think_through
from lostcities.minds import MINDS
from lostcities.minds.card import net as card_net
from lostcities.minds.card import reference as card_reference
from lostcities.minds.card import searching as card_searching
from lostcities.minds.card.habits import KINDS, card_habits, kind_of
from lostcities.minds.card.linear import quick_policy
from lostcities.minds.card.moves import move_of, turns_of
from lostcities.minds.card.position import Position, hidden_cards, seen_by
from lostcities.minds.card.search import Plan, Search, Worlds, chances_held
from lostcities.minds.card.turns import Outlook

CARD = GAMES["card"]
EXPERT = MINDS["expert@1"]
RECORDED = json.loads((Path(__file__).parent / "card_rounds.json").read_text("ascii"))
NET = card_net.card_net()


def rounds_in_play(expeditions: int, count: int) -> list[Any]:
    """Sights of rounds in which some half-moves were played by chance."""
    chance = Random(f"in play {expeditions}")
    found: list[Any] = []
    while len(found) < count:
        match = Match.begin(CARD, {"expeditions": expeditions}, 2)
        match.deal_by_chance(str(chance.random()))
        play_some(match, chance, chance.randrange(120))
        if match.in_round:
            state = match.rounds[-1].state
            found.append((state, CARD.sight(state, state.seat)))
    return found


@pytest.mark.parametrize("expeditions", [5, 6])
def test_points_and_unseen_cards_agree_with_the_engine(expeditions: int) -> None:
    for state, sight in rounds_in_play(expeditions, 30):
        position = seen_by(CARD, sight)
        scores = state.scores()
        assert position.lead(sight.seat) == scores[sight.seat] - scores[1 - sight.seat]
        unseen = sum(facts[8].bit_count() + facts[9] for facts in position.facts(sight.seat))
        assert unseen == len(hidden_cards(CARD, sight))
        assert unseen == len(state.deck) + len(state.hand(1 - state.seat)) - len(state.known[1 - state.seat])


def test_playing_a_turn_leaves_the_position_that_the_engine_comes_to() -> None:
    chance = Random("turns")
    match = Match.begin(CARD, {"expeditions": 6}, 2)
    match.deal_by_chance("turns")
    state: Any = match.rounds[-1].state
    while not state.over:
        seat = state.seat
        mirror = seen_by(CARD, CARD.sight(state, seat))
        _, turn = chance.choice(turns_of(CARD, CARD.sight(state, seat), NET, mirror))
        top = state.deck[-1]
        match.play(move_of(CARD, turn))
        match.play(move_of(CARD, turn._replace(card=-1)))
        mirror.put(seat, turn.card, turn.placed)
        mirror.take(seat, turn.pile) if turn.pile >= 0 else mirror.draw(seat, top)
        if not state.over:
            after = seen_by(CARD, CARD.sight(state, seat))
            assert (mirror.cells, mirror.piles, mirror.deck, mirror.takes) == (
                after.cells, after.piles, after.deck, after.takes,
            )  # fmt: skip


def test_what_a_thought_of_a_turn_promises_is_what_its_draw_then_has() -> None:
    """The value of the best turn is the value of its best draw, looked at again once the card lies."""
    for state, sight in rounds_in_play(5, 12):
        if sight.phase != "place":
            continue
        before = max(turns_of(CARD, sight, NET, seen_by(CARD, sight)))
        state.play(move_of(CARD, before[1]))
        after = CARD.sight(state, state.seat)
        assert max(turns_of(CARD, after, NET, seen_by(CARD, after)))[0] == before[0]


def test_the_last_card_of_the_deck_is_worth_the_points_on_the_table() -> None:
    match = Match.begin(CARD, {"turn_limit": 1}, 2)
    match.deal_by_chance("last")
    state = match.rounds[-1].state
    for found in card_searching.appraise(CARD, CARD.sight(state, state.seat)):
        after = state.copy()
        after.play(found.move)
        seat = state.seat
        assert found.points_hundredths == 100 * (after.scores()[seat] - after.scores()[1 - seat])


def test_a_quick_choice_is_nearly_always_the_best_of_all() -> None:
    best = []
    for _, sight in rounds_in_play(5, 60):
        if sight.phase == "place":
            outlook = Outlook(NET, seen_by(CARD, sight), sight.seat)
            best.append(outlook.best()[0] >= max(outlook.all_turns())[0])
    assert sum(best) / len(best) > 0.9


def test_an_appraisal_tells_every_move_with_what_made_the_difference() -> None:
    for state, sight in rounds_in_play(6, 20):
        found = card_searching.appraise(CARD, sight)
        assert [each.move for each in found] == sight.legal
        best = max(turns_of(CARD, sight, NET, seen_by(CARD, sight)), key=lambda each: each[0])
        most = max(found, key=lambda each: each.points_hundredths)
        assert most.points_hundredths == best[0] * 100 // NET.one
        for each in found:
            text = CARD.format_move(each.move)
            kinds = {"-": {"leaves"}, "<": {"takes", "thrift", "ends"}}.get(text[0], {"now", "later"})
            assert each.terms.keys() <= kinds
            assert each.terms.get("leaves", 0) <= 0
            if "now" in each.terms:
                after = state.copy()
                after.play(each.move)
                assert each.terms["now"] == 100 * (after.scores()[sight.seat] - state.scores()[sight.seat])
    state, sight = rounds_in_play(5, 1)[0]
    assert card_searching.appraise(CARD, CARD.sight(state, 1 - sight.seat)) == []


def test_with_an_effort_of_one_it_plays_what_its_net_likes_best() -> None:
    for _, sight in rounds_in_play(5, 15):
        best = max(turns_of(CARD, sight, NET, seen_by(CARD, sight)), key=lambda each: each[0])
        assert think_through(card_searching.think(CARD, sight, stream("one"), 1)) == move_of(CARD, best[1])


def test_a_world_agrees_with_all_that_the_seat_knows() -> None:
    for state, sight in rounds_in_play(5, 10):
        position = seen_by(CARD, sight)
        hidden = hidden_cards(CARD, sight)
        worlds = Worlds(position, sight.seat, hidden, stream("worlds"), card_habits())
        for number in range(10):
            held, deck = worlds[number]
            assert sorted([*held, *deck]) == hidden
            assert len(deck) == len(state.deck)
            assert worlds[number] is worlds[number], "the same for every turn on trial"


def test_a_seat_is_dealt_the_same_cards_in_a_world_whatever_the_other_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[int, int]] = []
    draw = Position.draw

    def noting(position: Position, seat: int, card: int) -> None:
        dealt.append((seat, card))
        draw(position, seat, card)

    monkeypatch.setattr(Position, "draw", noting)
    sources = set()
    for _, sight in rounds_in_play(5, 12):
        position = seen_by(CARD, sight)
        worlds = Worlds(position, sight.seat, hidden_cards(CARD, sight), stream("ends"), None)
        search = Search(NET, position, sight.seat, worlds, Plan())
        deck = list(worlds[0][1])
        for _, turn in turns_of(CARD, sight, NET, position)[:8]:
            sources.add(turn.pile >= 0)
            dealt.clear()
            search.trial(turn, worlds[0])
            own = [card for seat, card in dealt if seat == sight.seat]
            rival = [card for seat, card in dealt if seat != sight.seat]
            assert own == deck[: len(own)]
            assert rival == deck[::-1][: len(rival)]
    assert sources == {False, True}


def test_a_hand_is_as_likely_as_its_cards_together() -> None:
    """The chances of one card after the other come to what counting all hands says."""
    odds = [3, 64, 200, 64, 1, 4096]
    chances = chances_held(odds, 2)
    hands = {hand: prod(odds[card] for card in hand) for hand in combinations(range(len(odds)), 2)}
    for hand, likely in hands.items():
        left, together = 2, 1.0
        for card in range(len(odds)):
            together *= chances[card][left] if card in hand else 1 - chances[card][left]
            left -= card in hand
        assert together == pytest.approx(likely / sum(hands.values()))


def test_a_rival_is_thought_to_hold_what_it_can_use_and_what_the_seat_waits_for() -> None:
    three, four = 0b10, 0b100
    late = card_habits().held[5]
    assert all(len(odds) == KINDS and min(odds) > 0 for odds in card_habits().held)
    worthless = late[kind_of(three | four, 0, 0, 0, 1, 0)]
    assert late[kind_of(three | four, 0, 0, 0, 8, 0)] > 2 * worthless, "a nine above its three"
    two = 0b1
    assert late[kind_of(four, 0, two, 0, 2, 0)] > late[kind_of(four, 0, 0, 0, 2, 0)], "a three only for the seat"


def concluded(thought: Thought) -> int:
    """The move of a thought that is told to conclude, which it must have done by the second telling."""
    for _ in range(2):
        try:
            thought.send(True)
        except StopIteration as end:
            return int(end.value)
    raise AssertionError("it thinks on")


def test_a_thought_yields_often_and_can_be_told_to_conclude() -> None:
    slices: list[float] = []
    for _, sight in rounds_in_play(6, 6):
        thought = card_searching.think(CARD, sight, stream("slices"), 60)
        try:
            while True:
                began = process_time()
                next(thought)
                slices.append(process_time() - began)
        except StopIteration:
            pass
        thought = card_searching.think(CARD, sight, stream("hurried"), 10**6)
        next(thought)
        assert concluded(thought) in sight.legal
    assert max(slices[1:]) < 0.05


def test_the_reference_is_what_it_is_said_to_be() -> None:
    weights = card_net.net_named("reference").weights
    assert (len(weights["first"]), len(weights["third"])) == (48, 32)
    assert Plan(most=6, window=800, weight=30, answers=2, judged=1, ends=1) == card_reference.PLAN
    assert MINDS["reference"].efforts == {"card": 100}
    policy = quick_policy()
    assert 60 <= len(policy.put_weights) + len(policy.draw_weights) <= 120


def test_with_few_cards_left_a_trial_goes_on_to_the_last() -> None:
    """With the round played out, a trial's worth is a whole number of points."""
    match = Match.begin(CARD, {}, 2)
    match.deal_by_chance("end")
    state: Any = match.rounds[-1].state
    while len(state.deck) > 2:
        sight = CARD.sight(state, state.seat)
        match.play(move_of(CARD, max(turns_of(CARD, sight, NET, seen_by(CARD, sight)), key=lambda each: each[0])[1]))
    sight = CARD.sight(state, state.seat)
    position = seen_by(CARD, sight)
    worlds = Worlds(position, sight.seat, hidden_cards(CARD, sight), stream("end"), None)
    search = Search(NET, position, sight.seat, worlds, Plan())
    assert all(
        search.trial(turn, worlds[number]) % NET.one == 0
        for number, (_, turn) in enumerate(turns_of(CARD, sight, NET, position)[:5])
    )


@pytest.mark.parametrize("kept", RECORDED, ids=lambda kept: kept["seed"])
def test_a_recorded_round_is_played_again_move_by_move(kept: dict[str, object]) -> None:
    """The same moves wherever this runs; they change only with the weights."""
    match = Match.begin(CARD, {"expeditions": kept["expeditions"], "turn_limit": 1000}, 2)
    match.deal_by_chance(str(kept["seed"]), 0)
    while match.in_round:
        state = match.rounds[-1].state
        sight = CARD.sight(state, state.seat)
        match.play(think_through(EXPERT.think(CARD, sight, stream("kept", state.turn), 200)))
    moves = [move for turn in match.rounds[0].turns for move in turn]
    assert " ".join(map(CARD.format_move, moves)) == kept["moves"]


def test_two_of_them_do_not_put_off_the_end_for_ever() -> None:
    """Draws from piles do not shorten a round; nets that learned from their own word alone came to swap discards."""
    for expeditions, most in ((5, 60), (6, 72)):
        played = paired("card", "expert@1:1", "expert@1:1", deals=4, expeditions=expeditions)
        assert sum(lengths(played)) / len(lengths(played)) < most


def test_it_beats_the_rule_of_thumb_player_in_paired_rounds() -> None:
    played = paired("card", "expert@1:1", "careful@1", deals=15)
    found = standings(played)[0]
    assert found.margin.mean > 0
    assert sum(lengths(played)) / len(lengths(played)) < 60
    assert found.capped == 0
