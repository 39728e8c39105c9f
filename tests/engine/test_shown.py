"""How things show themselves: a line that says what matters, a picture for people, and nothing that is hidden."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_play import Scene, scenes

from lostcities import (
    GAMES,
    MINDS,
    Match,
    Misuse,
    Record,
    Seat,
    match_at,
    picture_of,
    position_of,
    read_position,
    write_line,
)


def played(*moves: str, options: dict[str, object] | None = None) -> Match:
    match = Match.begin("card", options)
    match.deal_by_chance("a seed", starts=0)
    for move in moves:
        match.play(move)
    return match


LINES: dict[str, Callable[[], object]] = {
    "<Match of card for 2: nothing dealt; totals 0, 0>": lambda: Match.begin("card"),
    "<Match of card for 2: round 1, turn 1, seat 0 to move; totals 0, 0>": played,
    "<Match of card for 2: round 1, turn 2, seat 1 to move; totals 0, 0>": lambda: played("b2", "<"),
    "<Match of card for 2: over after round 1, won by seat 1; totals -18, 0>": lambda: played(
        "b2", "<", options={"turn_limit": 1, "rounds": 1}
    ),
    "<Match of card for 2: over after round 1, won by seat 0 and 1; totals 0, 0>": lambda: played(
        "-b4", "<", options={"turn_limit": 1, "rounds": 1}
    ),
    "<Round begun by seat 0: turn 2, seat 1 to move; scores -18, 0>": lambda: played("b2", "<").rounds[0],
    "<Round begun by seat 0: 1 turns, over; scores -18, 0>": lambda: played(
        "b2", "<", options={"turn_limit": 1}
    ).rounds[0],
    "RoundEnd(starts=0, last=0, scores=(-18, 0), totals=(-18, 0), tally=(0, 0))": lambda: played(
        "b2", "<", options={"turn_limit": 1}
    ).history[0],
    "<CardState: turn 1, seat 0 to draw>": lambda: played("b2").state,
    "<CardSight of seat 0: turn 1, seat 0 to place; hand bx b4 b2 b6 b3 b5 wx g7>": lambda: played().sight(0),
    "<CardSight of an onlooker: turn 1, seat 0 to place>": lambda: played().sight(None),
    "<Game board for 2, 3, 4>": lambda: GAMES["board"],
    "<Option rounds: 3 or 1; 3 by default>": lambda: GAMES["board"].options[0],
    "<Deck of 72 cards in the suits ybwgrp>": lambda: GAMES["card"].deck,
    "<Mind reference of card>": lambda: MINDS["reference"],
    "<Record of Ada, Ben: <Match of card for 2: nothing dealt; totals 0, 0>>": lambda: Record.of(
        Match.begin("card"), ["Ada", "Ben"]
    ),
    "Seat(name='Ada', mind='careful', x=None)": lambda: Seat("Ada", "careful"),
    "read_position('lc1;card;seat=0;hands=y3/?8;deck=?51')": lambda: read_position("lc1;card;seat=0;hands=y3/?8"),
}


@pytest.mark.parametrize("line", LINES)
def test_a_thing_shows_itself_in_a_line(line: str) -> None:
    assert repr(LINES[line]()) == line


def test_the_picture_of_a_match_is_its_line_and_its_table_with_open_hands() -> None:
    match = played("b2", "<", "-y8", "<")
    lines = str(match).splitlines()
    assert lines[:4] == [
        "<Match of card for 2: round 1, turn 3, seat 0 to move; totals 0, 0>",
        "Turn 3. Cards in the deck: 42.",
        "           seat 0: -18   seat 1: 0   discard pile",
        "y yellow   .             .           y8",
    ]
    assert lines[-2].startswith("seat 0 holds bx b3 b4")
    assert lines[-1].startswith("seat 1 holds yx gx gx g2 g5")
    assert str(Match.begin("card")) == repr(Match.begin("card"))


def test_the_picture_of_a_view_has_the_names_that_it_is_given() -> None:
    lines = picture_of(played().view(1), ["Ada", "Ben"]).splitlines()
    assert lines[1].split() == ["Ada:", "0", "Ben:", "0", "discard", "pile"]
    assert lines[-2:] == ["Ada holds 8 cards.", "Your hand: yx y8 gx g2 g5 rx r2 r4"]


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Ben", "Cyd"]])
def test_a_picture_with_too_few_or_too_many_names_is_refused_in_a_sentence(names: list[str]) -> None:
    with pytest.raises(Misuse, match=f"no names or one for each of the 2 seats, not {len(names)}"):
        picture_of(played().view(0), names)


def redealt(scene: Scene, seat: int | None) -> Match:
    """The match with all that the seat cannot know dealt anew."""
    match = scene.match.copy()
    match.rounds[-1] = scene.match.rounds[-1].copy()
    match.rounds[-1].state = scene.game.redeal(scene.state, seat, scene.chance)
    return match


@given(st.sampled_from(sorted(GAMES)), st.data())
def test_what_a_seat_is_shown_tells_nothing_that_it_may_not_know(name: str, data: st.DataObject) -> None:
    """The lines of match, round, state and sight, the picture of its view and its position are the same in every
    world that agrees with what it knows."""
    scene = data.draw(scenes(name))
    for seat in scene.viewers():
        shown = []
        for match in (scene.match, redealt(scene, seat)):
            sight = match.sight(seat)
            texts = [repr(match), repr(match.rounds[-1]), repr(match.state), repr(sight), picture_of(match.view(seat))]
            shown.append([*texts, repr(position_of(match.game, sight))])
        assert shown[0] == shown[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_line_of_a_position_is_the_call_that_reads_it(name: str) -> None:
    match = Match.begin(name)
    match.deal_by_chance("a seed")
    chance = Random(name)
    for _ in range(31):
        match.play(chance.choice(match.legal()))
    position = position_of(match.game, match.sight(0))
    assert eval(repr(position), {"read_position": read_position}) == read_position(write_line(position))
    again = match_at(position, "another seed")
    assert again.sight(0).legal == match.sight(0).legal
    assert again.view(0)["zones"] == match.view(0)["zones"]


def test_a_view_shows_whole_piles_or_their_tops_and_all_points_or_ones_own() -> None:
    match = Match.begin("board")
    match.deal_by_chance("a seed", starts=0)
    discards = [move for move in match.legal() if move[0] == "-"]
    suit = next(suit for suit in "ybwgr" if sum(move[1] == suit for move in discards) > 1)
    for move in [move for move in discards if move[1] == suit][:2]:
        match.play(move)
        match.play("<")
        match.play(next(each for each in match.legal() if each[0] == "-" and each[1] != suit))
        match.play("<")

    def pile(**shown: str) -> list[str]:
        return next(zone["cards"] for zone in match.view(0, **shown)["zones"] if zone["id"] == f"pile:{suit}")

    whole = pile()
    assert len(whole) == 2
    assert (pile(discards="all"), pile(discards="top")) == (whole, whole[-1:])
    assert match.view(0)["scores"] == match.view(0, totals="all")["scores"] == match.scores()
    assert match.view(0, totals="own")["scores"] == [match.scores()[0], None]
