"""A round set up as it lies is that round, field by field; a position that cannot lie so is refused in a sentence."""

from random import Random
from typing import Any

import pytest
from engine.random_play import play_some

from lostcities import LostCitiesError, Match, read_position
from lostcities.game import Layout

ROUNDS = [
    ("card", {}, 2),
    ("board", {}, 3),
    ("board", {"direction": "both"}, 2),
    ("adapted", {}, 3),
]


HIDDEN = {"hands", "spares", "deck", "aside", "known"}
"""Fields of a state that a seat cannot know, or knows in another order."""


def lying(match: Match) -> Layout:
    """What lies on the table and in the hands, hidden cards too."""
    game, state = match.game, match.rounds[-1].state
    whole: Any = state
    seen: Any = game.sight(state, None)
    columns, more = game.lay_out(seen)
    return Layout(
        rules=match.rules,
        seats=match.seats,
        to_move=state.seat,
        phase=seen.phase,
        turn=state.turn,
        hands=[list(game.sight(state, seat).hand) for seat in range(match.seats)],
        known=whole.known,
        columns=[[list(column) for column in each] for each in columns],
        piles=[list(pile) for pile in whole.piles],
        closed=max(whole.shut, -1),
        deck=whole.deck[::-1],
        aside=list(getattr(whole, "aside", ())),
        more=more,
        discarders=getattr(whole, "discarders", None),
    )


@pytest.mark.parametrize(("name", "options", "seats"), ROUNDS)
@pytest.mark.parametrize("halves", [0, 1, 12, 31, 60, 200])
def test_a_round_set_up_as_it_lies_and_a_copy_of_it_are_the_same_in_every_field(
    name: str, options: dict[str, Any], seats: int, halves: int
) -> None:
    match = Match.begin(name, {**options, "rounds": 1, "turn_limit": 36}, seats)
    match.deal_by_chance("set up", 0)
    play_some(match, Random(halves), halves)
    state: Any = match.rounds[-1].state
    fields = {field: getattr(state, field) for field in type(state).__slots__}
    for again in (match.game.set_up(lying(match)), state.copy()):
        assert {field: getattr(again, field) for field in fields} == fields
    imagined = match.game.imagine(match.sight(0), Random(1))
    assert {field: getattr(imagined, field) for field in fields if field not in HIDDEN} == {
        field: value for field, value in fields.items() if field not in HIDDEN
    }


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("lc1;board;hands=?8/?8;tiles=y3:arrow  y5:10", 'tiles: "" is no tile on a marked step'),
        (
            "lc1;board;seat=0;phase=explore;hands=?8/?8;owed=nine  arrow;columns=y1/;explorers=y3:a/",
            'owed: "nine  arrow" must be of "arrow" and "nine"',
        ),
    ],
)
def test_two_spaces_part_nothing(line: str, sentence: str) -> None:
    with pytest.raises(LostCitiesError, match=sentence):
        read_position(line)


@pytest.mark.parametrize("crossed", ['["0"]', "3", '"0"'])
def test_crossings_are_a_list_of_seats(crossed: str) -> None:
    head = '"format": "lostcities-position", "version": 1, "game": "board", "hands": ["?8", "?8"]'
    with pytest.raises(LostCitiesError, match="crossed: must be a list of seats"):
        read_position(f'{{{head}, "crossed": {crossed}}}')


def test_an_explorer_on_the_first_step_can_make_the_move_that_is_owed() -> None:
    read_position("lc1;board;seat=0;phase=explore;hands=?8/?8;owed=arrow;columns=y1/;explorers=y1:a/")


def test_long_stacks_end_a_round_as_the_option_counts_them() -> None:
    long = [".".join(f"{suit}{rank}" for rank in range(2, 9)) for suit in "cds"]
    line = f"hands=?8/?8;columns={long[0]}.{long[1]}/{long[2]}"
    read_position(f'lc1;adapted;options=stacks_of:"one";{line}')
    with pytest.raises(LostCitiesError, match="so many stacks of seven have ended the round"):
        read_position(f'lc1;adapted;options=stacks_of:"all";{line}')
