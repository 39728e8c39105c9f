"""A mind asked at a match gives the move that it makes in the arena, at once or in slices."""

import pytest

from lostcities import GAMES, MINDS, Deal, Match, Thought, choose, play_deal, think


@pytest.mark.parametrize("name", GAMES)
def test_a_match_between_two_minds_is_the_one_that_the_arena_plays(name: str) -> None:
    options = {"rounds": 1, "turn_limit": 12}
    played = play_deal(Deal(name, options, ("careful", "novice"), "a seed", 3)).matches[0]
    match = Match.begin(name, options)
    match.deal_by_chance("a seed 3", starts=0)
    while match.in_round:
        match.play(choose(match, ("careful", "novice")[match.to_move], "a seed 3"))
    assert (tuple(match.totals()), tuple(match.result()[1])) == (played.totals, played.winners)


def test_a_thought_that_is_hurried_ends_at_once_in_a_legal_move() -> None:
    match = Match.begin("board")
    match.deal_by_chance("a seed")
    thought = think(match, MINDS["expert"], "a seed")
    assert 0 <= next(thought) <= 1
    with pytest.raises(StopIteration) as end:
        hurry(thought)
    assert match.text(end.value.value) in match.legal()


def hurry(thought: Thought) -> None:
    """Tell a thought to conclude, a hundred times at most."""
    for _ in range(100):
        thought.send(True)


def test_where_there_is_no_choice_nobody_thinks() -> None:
    match = Match.begin("card", {"turn_limit": 1})
    match.deal_by_chance("a seed", starts=0)
    match.play(next(move for move in match.legal() if move.startswith("-")))
    assert match.legal() == ["<"]
    assert choose(match, "expert", effort=10**9) == "<"
