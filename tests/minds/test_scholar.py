"""The learned player of the card game: what it is told, what it makes of it, and the same moves on every Python."""

import json
from pathlib import Path
from random import Random

import pytest
from engine.random_play import play_some
from measure import choose, lengths, paired
from test_minds import honest, positions

from lostcities import GAMES, Match
from lostcities.arena import standings
from lostcities.minds import MINDS, card_facts, card_net, scholar

CARD = GAMES["card"]
SCHOLAR = MINDS["expert"]
RECORDED = json.loads((Path(__file__).parent / "scholar_rounds.json").read_text("ascii"))


def facts_of(**changed: int) -> list[int]:
    """The row for a colour of which nothing is open but what `changed` says."""
    names = ("mine", "stakes", "theirs", "their_stakes", "hand", "wagers", "known", "known_wagers", "unseen")
    given = {**dict.fromkeys(names, 0), "unseen_wagers": 0, "top": -1, "second": -1, "deck": 44, **changed}
    row = [7] * card_facts.SLOTS
    card_facts.describe(row, **given)
    return row


def test_an_untouched_colour_says_only_that_it_is_one() -> None:
    assert facts_of() == [1, *[0] * (card_facts.SLOTS - 1)]


def test_a_number_below_ones_own_is_of_use_to_the_rival_only() -> None:
    five, three = 1 << 3, 1 << 1
    row = facts_of(mine=five, hand=three)
    assert row[card_facts.MINE + 3] == 1
    assert not any(row[card_facts.HELD : card_facts.FEED])
    assert row[card_facts.FEED + 1] == 1


def test_a_wager_in_hand_is_of_use_until_a_number_lies() -> None:
    third_kind = card_facts.STAKES + 2 * card_facts.WAGERS
    assert facts_of(wagers=2)[third_kind : third_kind + 3] == [1, 1, 0]
    assert facts_of(wagers=2, mine=1)[third_kind : third_kind + 3] == [0, 0, 0]


def test_an_expedition_is_worth_what_the_rules_say() -> None:
    assert card_facts.worth(35, 0, 7) == 15
    assert card_facts.worth(15, 2, 5) == -15
    assert card_facts.worth(54, 3, 12) == 156


def test_it_keeps_to_the_rules_and_plays_the_same_whatever_lies_hidden() -> None:
    for scene in positions("card", 20):
        assert choose(SCHOLAR, scene.match, "legal") in scene.state.legal()
        assert honest(SCHOLAR, scene)


@pytest.mark.parametrize("expeditions", [5, 6])
def test_a_colours_points_and_unseen_cards_agree_with_the_engine(expeditions: int) -> None:
    chance = Random(f"scholar {expeditions}")
    for number in range(30):
        match = Match.begin(CARD, {"expeditions": expeditions}, 2)
        match.deal_by_chance(f"colours {number}")
        play_some(match, chance, chance.randrange(120))
        if not match.in_round:
            continue
        state = match.rounds[-1].state
        sight = CARD.sight(state, state.seat)
        prospect = scholar.Prospect(CARD, sight, card_net.card_net())
        own, other = state.scores()[state.seat], state.scores()[1 - state.seat]
        assert prospect.lead == own - other
        unseen = sum(colour.unseen.bit_count() + colour.unseen_wagers for colour in prospect.colours)
        assert unseen == len(state.deck) + len(state.hand(1 - state.seat)) - len(state.known[1 - state.seat])


def test_what_a_thought_of_a_turn_promises_is_what_its_draw_then_has() -> None:
    """The value of the best turn is the value of its best draw, looked at again once the card lies."""
    chance = Random("promises")
    for number in range(10):
        match = Match.begin(CARD, {}, 2)
        match.deal_by_chance(f"promises {number}")
        play_some(match, chance, 2 * chance.randrange(30))
        state = match.rounds[-1].state
        net = card_net.card_net()
        before = list(scholar.worths(CARD, CARD.sight(state, state.seat), net))
        state.play(state.legal()[before.index(max(before))])
        after = list(scholar.worths(CARD, CARD.sight(state, state.seat), net))
        assert max(after) == max(before)


def test_the_last_card_of_the_deck_is_worth_the_points_on_the_table() -> None:
    match = Match.begin(CARD, {"turn_limit": 1}, 2)
    match.deal_by_chance("last")
    state = match.rounds[-1].state
    net = card_net.card_net()
    state.play(state.legal()[0])
    found = list(scholar.worths(CARD, CARD.sight(state, state.seat), net))
    for move, value in zip(state.legal(), found, strict=True):
        after = state.copy()
        after.play(move)
        assert value == (after.scores()[state.seat] - after.scores()[1 - state.seat]) * net.one


@pytest.mark.parametrize("kept", RECORDED, ids=lambda kept: kept["seed"])
def test_a_recorded_round_is_played_again_move_by_move(kept: dict[str, object]) -> None:
    """The same moves wherever this runs; they change only with the weights."""
    match = Match.begin(CARD, {"expeditions": kept["expeditions"], "turn_limit": 1000}, 2)
    match.deal_by_chance(str(kept["seed"]), 0)
    while match.in_round:
        match.play(choose(SCHOLAR, match, str(kept["seed"])))
    moves = [move for turn in match.rounds[0].turns for move in turn]
    assert " ".join(map(CARD.format_move, moves)) == kept["moves"]


def test_both_ways_of_multiplying_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.11 has no sumprod; what stands in for it gives the same whole numbers."""
    facts = (5, 1, 3, 0, 64, 1, 128, 0, 255, 1, 3, 4, 30)
    usual = card_net.card_net().colour(facts)
    monkeypatch.setattr(card_net, "_dot", card_net._plain_dot)
    card_net.card_net.cache_clear()
    assert card_net.card_net().colour(facts) == usual
    card_net.card_net.cache_clear()


def test_every_sum_stays_within_31_bits() -> None:
    """Where a C long has 32 bits, longer sums would be slow. The bounds are those of rows and levels that can occur."""
    net = card_net.card_net()
    row = 30
    level = max(sum(abs(weight) for weight in unit) for unit in net.first) * row
    assert level * max(sum(abs(weight) for weight in head) for head in net.second) < 2**31


def test_it_beats_the_careful_player_in_paired_rounds() -> None:
    played = paired("card", "expert", "careful", deals=10)
    found = standings(played)[0]
    assert found.margin.mean > 0
    assert sum(lengths(played)) / len(lengths(played)) < 60
    assert found.capped == 0
