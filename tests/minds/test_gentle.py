"""Patient company: it stays near whoever it plays with, and plays as itself as long as it is not ahead."""

from random import Random

import pytest
from engine.random_play import play_some

from lostcities import GAMES, Match
from lostcities.chance import stream
from lostcities.game import Mind, think_through
from lostcities.minds import MINDS
from lostcities.minds.appraisal import appraise, lead
from lostcities.minds.players.gentle import NEAR, gentle, given_back


def margin(game: str, company: Mind, seed: str) -> int:
    """By how much the company leads after a match against the easiest player."""
    match = Match.begin(game, {"rounds": 3, "turn_limit": 200})
    while not match.over:
        if not match.in_round:
            match.deal_by_chance(seed)
        mind = (MINDS["novice"], company)[match.to_move]
        chance = stream(seed, match.to_move, match.rounds[-1].state.turn)
        match.play(think_through(mind.think(match.game, match.sight(match.to_move), chance, 1)))
    own, others = match.totals()[1], match.totals()[0]
    return own - others


@pytest.mark.parametrize("game", GAMES)
def test_it_stays_near_a_learner_whom_it_would_leave_far_behind(game: str) -> None:
    plain, waiting = (
        [margin(game, company, f"gentle {number}") for number in range(6)]
        for company in (MINDS["skilled"], gentle(MINDS["skilled"]))
    )
    assert sum(map(abs, waiting)) < 0.6 * sum(map(abs, plain))
    assert sum(waiting) < sum(plain)


@pytest.mark.parametrize("game", GAMES)
def test_ahead_it_moves_towards_a_small_lead_and_behind_it_is_itself(game: str) -> None:
    chance = Random(f"given {game}")
    ahead = behind = 0
    for number in range(40):
        match = Match.begin(game, {"rounds": 1})
        play_some(match, chance, 5 * (number % 10))
        if not match.in_round or (sight := match.sight(match.to_move)).phase != "place":
            continue
        worth = {each.move: each.points_hundredths for each in appraise(match.game, sight)}
        given = given_back(match.game, sight)
        if max(worth.values()) <= NEAR:
            behind += 1
            assert given is None
            own, company = (
                think_through(mind.think(match.game, sight, stream("same", number), 1))
                for mind in (MINDS["bold"], gentle(MINDS["bold"]))
            )
            assert own == company
        else:
            ahead += 1
            assert given is not None
            assert abs(worth[given] - NEAR) == min(abs(each - NEAR) for each in worth.values())
    assert ahead
    assert behind


@pytest.mark.parametrize("game", GAMES)
def test_it_sees_no_more_than_its_seat(game: str) -> None:
    chance = Random(f"seen {game}")
    match = Match.begin(game, {"rounds": 1})
    play_some(match, chance, 12)
    state, seat = match.rounds[-1].state, match.to_move
    sights = [match.game.sight(state, seat)]
    sights += [match.game.sight(match.game.redeal(state, seat, chance), seat) for _ in range(3)]
    thoughts = [gentle(MINDS["careful"]).think(match.game, sight, stream("sees"), 1) for sight in sights]
    assert len({think_through(each) for each in thoughts}) == 1


def test_the_lead_is_that_of_the_match_over_the_mean_of_the_others() -> None:
    match = Match.begin("board", {"rounds": 3}, seats=3)
    match.deal_by_chance("three")
    assert lead(match.sight(0)) == 0
    while len(match.rounds) < 2:
        if match.round_over:
            match.deal_by_chance("three")
        else:
            match.play(match.legal()[0])
    totals = match.sight(0).history[-1].totals
    assert lead(match.sight(1)) == round(100 * (totals[1] - (totals[0] + totals[2]) / 2))
