"""What turns cost: a planted mistake is the costliest, hidden cards make no difference, and every game can be asked."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from engine.random_play import play_some

from lostcities import GAMES, BadOption, Match, choose
from lostcities.chance import stream
from lostcities.minds import LEVELS
from lostcities.minds.weighing import weigher
from lostcities.review import Cost, Review, as_json, effort_of, level_costs, page_effort_of, review, review_through
from lostcities.review.costs import weigh


def weighed(match: Match, state: Any, moves: list[int], worlds: int = 4) -> Cost:
    """The cost of a turn from that state."""
    weighing = weigh(match.game, match.game.sight(state, state.seat), moves, stream("weighed", state.turn), worlds)
    while True:
        try:
            next(weighing)
        except StopIteration as end:
            cost: Cost = end.value
            return cost


def worst_placing(match: Match) -> int | None:
    """The card whose placing takes most from the own score at once; None where none does."""
    state, seat = match.rounds[-1].state, match.to_move
    found = []
    for move in state.legal():
        after = state.copy()
        after.play(move)
        found.append((after.scores()[seat] - state.scores()[seat], move))
    loss, move = min(found)
    return move if loss < 0 else None


def lost_expedition(match: Match) -> int | None:
    """In the card game, the card that begins an expedition which all cards held for it would leave furthest below
    nothing; None where none is left ten points below."""
    state, game = match.rounds[-1].state, match.game
    sight = match.sight(match.to_move)
    held = [game.deck.names[card] for card in sight.hand]
    own = game.lay_out(sight)[0][state.seat]
    found = []
    for move in state.legal():
        suit, rank = game.format_move(move)[0], game.format_move(move)[1:]
        if suit == "-" or own[game.deck.suits.index(suit)]:
            continue
        wagers = held.count(f"{suit}x") if rank == "x" else 0
        follow = [int(card[1:]) for card in held if card[0] == suit and card[1:] != "x"]
        points = sum(each for each in follow if rank == "x" or each >= int(rank))
        found.append(((points - 20) * (1 + wagers), move))
    worth, move = min(found, default=(0, 0))
    return move if worth <= -10 else None


def with_a_mistake(
    game: str, seed: str, from_turn: int, mistake: Callable[[Match], int | None] = worst_placing
) -> tuple[Match, int]:
    """A round of the strongest players at sight with a bad turn by seat 0, and the number of that turn."""
    match = Match.begin(game, {"rounds": 1, "turn_limit": 60})
    match.deal_by_chance(seed, starts=0)
    planted = None
    while match.in_round:
        state = match.rounds[-1].state
        begins = len(match.rounds[-1].turns) == state.turn
        if planted is None and begins and state.seat == 0 and state.turn >= from_turn:
            bad = mistake(match)
            if bad is not None:
                planted = state.turn
                match.play(bad)
                continue
        match.play(choose(match, LEVELS[game][-1], seed, effort=1))
    assert planted is not None
    return match, planted


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seed", "turn"),
    [("card", "b", 30), ("card", "g", 30), ("card", "c", 22), ("adapted", "d", 20), ("board", "b", 30)],
)
def test_a_planted_mistake_is_found_as_the_costliest_turn(game: str, seed: str, turn: int) -> None:
    match, planted = with_a_mistake(game, seed, turn)
    found = review_through(review(match, seats=[0], effort=6))
    costs = {number: each.cost.cost for number, each in enumerate(found.rounds[0].turns) if each.cost is not None}
    assert max(costs, key=lambda number: costs[number]) == planted
    assert found.rounds[0].why[planted].said_of_better
    account = found.accounts[0]
    assert account.own == sum(costs.values())
    assert (account.others, found.accounts[1].own, found.accounts[1].others) == (None, None, account.own)
    for each in found.rounds[0].accounts:
        assert each.result == each.deal + each.draws - (each.own or 0) + (each.others or 0) + each.rest


@pytest.mark.long
def test_of_twenty_expeditions_begun_in_vain_at_least_nineteen_are_found_as_the_costliest_turn() -> None:
    """In as many worlds as the page tries turns in. Rounds in which no such expedition can be begun are passed over."""
    found = tried = number = 0
    while tried < 20:
        number += 1
        try:
            match, planted = with_a_mistake("card", f"in vain {number}", 20 + number % 10, lost_expedition)
        except AssertionError:
            continue
        turns = review_through(review(match, seats=[0], effort=page_effort_of("card"))).rounds[0].turns
        costs = {at: each.cost.cost for at, each in enumerate(turns) if each.cost is not None}
        tried += 1
        found += max(costs, key=lambda at: costs[at]) == planted
    assert found >= 19, f"{found} of {tried}"


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_dealt_otherwise_change_no_cost(game: str) -> None:
    chance = Random(f"hidden {game}")
    for seats in GAMES[game].seats:
        match = Match.begin(game, {"rounds": 1}, seats)
        play_some(match, chance, 40)
        while len(match.game.sight(match.rounds[-1].state, match.to_move).legal) < 2 or len(match.rounds[-1].turns) != (
            match.rounds[-1].state.turn
        ):
            match.play(match.legal()[0])
        state = match.rounds[-1].state
        moves = a_turn(state)
        before = weighed(match, state, moves)
        for _ in range(2):
            otherwise = match.game.redeal(state, state.seat, chance)
            assert weighed(match, otherwise, moves) == before


def a_turn(state: Any) -> list[int]:
    """A whole turn from there, the last legal move each time."""
    there, turn, moves = state.copy(), state.turn, []
    while not there.over and there.turn == turn:
        moves.append(there.legal()[-1])
        there.play(moves[-1])
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_seats_and_any_options_can_be_reviewed(game: str) -> None:
    """Every turn is weighed against turns that the rules allow, and the same review comes out twice."""
    chance = Random(f"any {game}")
    for seats in (*GAMES[game].seats, *GAMES[game].more_seats):
        values = {
            option.name: chance.choice(option.values)
            for option in GAMES[game].options
            if option.values and option.name in ("redraw_own_discard", "expeditions", "ace", "floor", "arrow_optional")
        }
        match = Match.begin(game, {**values, "turn_limit": seats}, seats)
        play_some(match, chance, 3 * seats)
        found, again = (review_through(review(match, effort=2, seed="twice")) for _ in range(2))
        assert as_json(found, ["a"] * seats) == as_json(again, ["a"] * seats)
        assert_best_turns_are_legal(match, found)


def assert_best_turns_are_legal(match: Match, found: Review) -> None:
    again = Match.begin(match.game, match.rules, match.seats)
    for reviewed, played in zip(found.rounds, match.rounds, strict=True):
        again.deal_round(played.deal, played.tiles, played.starts)
        for told, moves in zip(reviewed.turns, played.turns, strict=True):
            if told.cost is not None:
                other = again.copy()
                for move in told.cost.best:
                    other.play(move)
                assert told.cost.behind >= 0
                assert told.cost.cost in (0, told.cost.behind)
            for move in moves:
                again.push(move)


def test_whose_turns_come_first_changes_nothing_of_what_comes_of_it() -> None:
    match = Match.begin("card", {"rounds": 1, "turn_limit": 8})
    play_some(match, Random("first"), 400)
    told: list[list[int]] = []

    def hear(found: Review) -> None:
        told.append([turn.seat for turn in found.rounds[0].turns if turn.cost is not None])

    second_first = review_through(review(match, effort=2, hear=hear, first=1))
    assert second_first == review_through(review(match, effort=2))
    assert told[len(told) // 2 - 1] == [1] * (len(told) // 2 - 1)
    assert 0 in told[-1]


@pytest.mark.parametrize("game", GAMES)
def test_turns_left_out_early_are_clearly_worse_and_the_played_one_never_is(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With no turn left out the same turns come out best, in all of these rounds, but where equals trade places."""
    match = Match.begin(game, {"rounds": 1, "turn_limit": 16})
    match.deal_by_chance("left out", starts=0)
    while match.in_round:
        match.play(choose(match, "bold", "left out"))
    quick = review_through(review(match, seats=[0], effort=6)).rounds[0].turns
    monkeypatch.setattr("lostcities.review.costs.SOME", 99)
    whole = review_through(review(match, seats=[0], effort=6)).rounds[0].turns
    for one, other in zip(quick, whole, strict=True):
        if one.cost and other.cost:
            assert (one.cost.best, one.cost.behind, one.cost.error) == (
                other.cost.best,
                other.cost.behind,
                other.cost.error,
            )


def test_a_turn_that_is_not_finished_is_not_weighed() -> None:
    match = Match.begin("card")
    match.deal_by_chance("unfinished")
    match.play(match.legal()[0])
    found = review_through(review(match, effort=2))
    assert [turn.cost for turn in found.rounds[0].turns] == [None]
    assert [each.turns for each in found.accounts] == [0, 0]


def test_a_match_that_has_not_begun_has_no_accounts() -> None:
    found = review_through(review(Match.begin("card")))
    assert (found.rounds, found.accounts, found.effort) == ((), (), effort_of("card"))


def test_progress_rises_and_work_comes_in_slices() -> None:
    match = Match.begin("card", {"rounds": 1, "turn_limit": 10})
    play_some(match, Random("slices"), 40)
    heard: list[float] = []
    review_through(review(match, effort=2), heard.append)
    assert heard == sorted(heard)
    assert 0 <= heard[0] <= heard[-1] <= 1
    assert len(heard) > len(match.rounds[0].turns)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"seats": [2]}, "there is no seat 2; seats count from 0 to 1"),
        ({"effort": 1}, "the effort of a review must be 0 or a whole number of at least 2"),
        ({"effort": -3}, "the effort of a review must be 0 or a whole number of at least 2"),
    ],
)
def test_what_cannot_be_asked_gets_a_sentence_at_once(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        review(Match.begin("card"), **asked)


def test_a_round_taken_up_in_its_middle_has_no_luck_to_tell() -> None:
    dealt = Match.begin("card")
    dealt.deal_by_chance("taken up")
    match = Match.begin("card")
    match.take_up(dealt.rounds[0].state, dealt.rounds[0].starts)
    with pytest.raises(BadOption, match="taken up in its middle"):
        review(match)


def test_who_plays_the_card_game_as_its_strongest_is_told_of_no_cost() -> None:
    """That player chooses at sight: what a hint says is never held against the one who followed it."""
    game = "card"
    match = Match.begin(game, {"rounds": 1})
    match.deal_by_chance("as the strongest")
    while match.in_round:
        match.play(choose(match, LEVELS[game][-1], "as the strongest"))
    turns = review_through(review(match, effort=2)).rounds[0].turns
    assert [each.cost.cost for each in turns if each.cost is not None] == [0] * len(turns)


@pytest.mark.parametrize("game", GAMES)
def test_on_the_scale_the_stronger_give_away_less(game: str) -> None:
    scale = level_costs(game)
    means = [each["mean"] for each in scale]
    assert means == sorted(set(means), reverse=True)
    minds = [each["mind"] for each in scale]
    assert minds == [level for level in LEVELS[game] if level in minds]
    assert minds[-1] == LEVELS[game][-1]
    assert len(minds) > 2


def test_in_the_board_game_a_second_opinion_says_which_turn_is_best_and_costs_nothing() -> None:
    game, changed = GAMES["board"], 0
    for half_moves in range(90):
        match = Match.begin(game, {"rounds": 1}, 2 + half_moves % 3)
        match.deal_by_chance(f"second opinion {half_moves}")
        play_some(match, Random(half_moves), half_moves)
        state: Any = match.rounds[-1].state
        sight: Any = game.sight(state, state.seat)
        if sight.phase != "place":
            continue
        turns = weigher(game, sight, Random(0)).turns()
        liked = max(turns, key=lambda turn: turn.liked)
        first = max(turns, key=lambda turn: turn.first)
        found = weighed(match, state, list(liked.moves), worlds=0)
        assert (found.best, found.behind) == (liked.moves, 0)
        other = weighed(match, state, list(first.moves), worlds=0)
        assert other.behind == 0  # what is worth more at first sight than what is liked better costs nothing
        changed += liked.moves != first.moves
    assert changed > 0
