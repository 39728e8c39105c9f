"""What a round leaves to the match in the games whose counts go on from one round to the next."""

import adapted_table
import board_table
import pytest

from lostcities import GAMES, BadOption, find_game
from lostcities.game import RoundEnd


def test_an_expedition_of_the_board_game_scores_what_it_changed() -> None:
    """A had 40 points and 2 artifacts, B 25 and 1; A's adventurer on step nine brings 50, B's on step one takes 20."""
    before = RoundEnd(starts=0, last=1, scores=(40, 25), totals=(40, 25), tally=(2, 1))
    state = board_table.begin(
        ["r4", ""],
        stands={0: [("a", "y", 9, "y8")], 1: [("a", "b", 1, "b5")]},
        tiles={},
        left=1,
        history=(before,),
    )
    over = board_table.play(state, "-r4 <")
    assert over.scores() == [90, 5]
    assert board_table.BOARD.end_round(over) == RoundEnd(0, 0, (50, -20), (90, 5), (2, 1))


def test_a_round_of_the_adaptation_adds_its_points_and_its_long_stacks() -> None:
    """A had 15 points and two stacks of seven so far, B -5 and none; now A has a stack of seven, B one of three."""
    before = RoundEnd(starts=1, last=1, scores=(15, -5), totals=(15, -5), tally=(2, 0))
    stacks = {0: "h2 h3 h4 h5 h6 h7 h8", 1: "s2 s3 s4 s5"}
    state = adapted_table.begin(["c4", ""], stacks=stacks, left=1, history=(before,))
    over = adapted_table.play(state, "-c4 <")
    assert over.scores() == [30, 5]
    assert adapted_table.ADAPTED.end_round(over) == RoundEnd(0, 0, (30, 5), (45, 0), (3, 0))


@pytest.mark.parametrize("name", ["chess", 5])
def test_a_game_that_is_none_is_told_which_there_are(name: object) -> None:
    with pytest.raises(BadOption) as caught:
        find_game(name)  # type: ignore[arg-type]
    assert str(caught.value) == f'no game is called "{name}"; the games are {", ".join(GAMES)}'
    assert caught.value.values == {"option": "game"}
