"""A mind asked at a match gives the move that it makes in the arena, at once or in slices."""

from dataclasses import replace
from random import Random

import pytest

from lostcities import (
    GAMES,
    MINDS,
    BadOption,
    Deal,
    Game,
    Match,
    Mind,
    Misuse,
    Sight,
    Thought,
    choose,
    match_at,
    play_deal,
    read_position,
    think,
    think_through,
)


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


@pytest.mark.parametrize("mind", ["wander", "careful", "expert"])
def test_nobody_is_asked_at_a_position_where_the_seat_to_move_has_no_card(mind: str) -> None:
    match = match_at(read_position("lc1;card;seat=0;hands=/?8"), "a seed")
    for ask in (choose, think):
        with pytest.raises(Misuse, match=r"^the seat to move has no card to play$"):
            ask(match, mind)


def test_a_mind_that_plays_every_game_plays_a_further_one_and_is_named_among_those_that_do() -> None:
    match = Match.begin(replace(GAMES["card"], name="mine"))
    match.deal_by_chance("a seed")
    assert choose(match, "wander") in match.legal()
    with pytest.raises(BadOption, match=r'^no mind is called "dora"; the minds of mine are wander, searcher$'):
        choose(match, "dora")
    for effort in (None, 5):
        with pytest.raises(BadOption, match=r'^"careful" does not play the game mine$'):
            choose(match, "careful", effort=effort)


class Whole:
    """A whole number of somebody else's library."""

    def __init__(self, move: int) -> None:
        self._move = move

    def __index__(self) -> int:
        return self._move


def ends_in(move: object) -> Mind:
    """A mind whose thought ends in that."""

    def mind(game: Game, sight: Sight, chance: Random, effort: int) -> Thought:
        yield 0.5
        return move  # type: ignore[return-value]  # that is what it is about

    return Mind("mine", {"card": 1}, mind)


@pytest.mark.parametrize(
    ("move", "shown"), [(126, "126"), (-1, "-1"), (None, "None"), ("r5", "'r5'"), (0.5, "0.5"), ([5], r"\[5\]")]
)
def test_a_mind_that_makes_no_legal_move_is_named_with_it(move: object, shown: str) -> None:
    match = Match.begin("card")
    match.deal_by_chance("a seed")
    sentence = f'^the mind "mine" returned {shown}, which is no legal move$'
    with pytest.raises(Misuse, match=sentence):
        choose(match, ends_in(move))
    with pytest.raises(Misuse, match=sentence):
        think_through(think(match, ends_in(move)))


def test_a_mind_may_reckon_with_whole_numbers_of_another_library() -> None:
    match = Match.begin("card")
    match.deal_by_chance("a seed")
    assert choose(match, ends_in(Whole(match.sight(match.to_move).legal[1]))) == match.legal()[1]


def test_a_mind_that_is_no_generator_is_told_so() -> None:
    match = Match.begin("card")
    match.deal_by_chance("a seed")
    mind = Mind("mine", {"card": 1}, lambda game, sight, chance, effort: sight.legal[0])  # type: ignore[no-any-return]
    for ask in (choose, think):
        with pytest.raises(Misuse, match=r'^the mind "mine" is no generator, which yields its progress and'):
            ask(match, mind)
