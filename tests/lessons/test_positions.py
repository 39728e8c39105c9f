"""Positions: read as strictly as records, written as they were read, and never more than their seat may know."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from engine.random_play import scenes
from hypothesis import given, settings
from hypothesis import strategies as st
from lessons.lesson_texts import POSITIONS, spoiled

from lostcities import GAMES
from lostcities.errors import BadLesson, NotNow
from lostcities.lessons import (
    LONGEST,
    Position,
    position_of,
    read_position,
    world,
    write_position,
    write_text,
)
from lostcities.table import Table

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def answer(data: bytes | str) -> Position | str:
    """What reading gives: the position, or the sentence, which must be one printable line that begins with its spot."""
    try:
        return read_position(data)
    except BadLesson as error:
        sentence, spot = str(error), error.values["spot"]
    assert sentence.isprintable()
    assert sentence.startswith(f"{spot}: ")
    return sentence


@EVERY_GAME
def test_a_position_is_written_as_it_was_read_in_both_forms(name: str) -> None:
    read = read_position(json.dumps(POSITIONS[name]))
    assert json.loads(write_position(read)) == POSITIONS[name]
    line = write_text(read)
    assert write_text(read_position(line)) == line
    assert write_text(read_position(write_position(read))) == line


def of_this_round(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what depends on earlier rounds, which a position does not hold: of a board game seat's standing
    only its explorers remain.
    """
    for person in view["facts"].get("people", ()):
        terms = person["standing"]["terms"]
        person["standing"] = [term["points"] for term in terms if term["key"] == "explorers"]
    return view


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=40)
def test_what_a_seat_sees_comes_back_from_its_position(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    game = scene.game
    for viewer in scene.viewers():
        seen = game.sight(scene.state, viewer)
        line = write_text(position_of(game, seen))
        again = game.sight(world(read_position(line), Random(data.draw(st.integers(0, 99)))), viewer)
        shown = {"discards": "all", "totals": "all"}
        assert of_this_round(game.view(again, shown)) == of_this_round(game.view(seen, shown))
        assert (again.known, again.counts) == (seen.known, seen.counts)
        assert write_text(position_of(game, again)) == line


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=40)
def test_the_position_of_a_seat_holds_nothing_of_the_deal(name: str, data: st.DataObject) -> None:
    """Dealing anew what a seat cannot know changes no letter of its position, and every card it names is in sight."""
    scene = data.draw(scenes(name))
    game = scene.game
    for viewer in scene.viewers():
        seen = game.sight(scene.state, viewer)
        other = game.sight(game.redeal(scene.state, viewer, scene.chance), viewer)
        position = position_of(game, seen)
        assert write_position(position) == write_position(position_of(game, other))
        named = Counter(card for hand in position.hands for card in hand.cards)
        open_cards = Counter(seen.hand)
        for seat, known in enumerate(seen.known):
            open_cards.update(known if seat != viewer else ())
        assert named == open_cards
        assert position.deck.cards == ()


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=25)
def test_a_position_can_be_played_to_the_end_of_its_round(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    position = position_of(scene.game, scene.game.sight(scene.state, scene.state.seat))
    state = world(position, scene.chance)
    for _ in range(3000):
        if state.over:
            break
        assert scene.game.imagine(scene.game.sight(state, state.seat), scene.chance).legal() == state.legal()
        state.play(state.legal()[0])
    assert state.over


def test_cards_that_stand_nowhere_are_out_of_the_round() -> None:
    state = world(read_position("lc1;card;seat=0;hands=y3.y4/?2;deck=b7.?1"), Random(1))
    assert len(state.deck) == 2  # type: ignore[attr-defined]
    imagined = GAMES["card"].imagine(GAMES["card"].sight(state, 0), Random(2))
    assert len(imagined.deck) == 2  # type: ignore[attr-defined]


def test_a_deck_that_is_left_out_has_all_that_is_left_but_what_the_rules_put_aside() -> None:
    assert read_position("lc1;card;hands=y3/?8").deck.hidden == 60 - 9
    assert read_position("lc1;adapted;hands=?8/?8").deck.hidden == 104 - 16 - 30


FAULTS: list[tuple[str, tuple[str | int, ...], Any, str]] = [
    ("card", ("format",), "lostcities-record", 'format: must be "lostcities-position"; it says "lostcities-record"'),
    ("card", ("version",), 2, "version: must be 1; it says 2"),
    ("card", ("version",), True, "version: must be 1; it says true"),
    ("card", ("game",), None, "game: missing"),
    ("card", ("game",), "chess", 'game: no game is called "chess"; the games are card, board, adapted'),
    ("card", ("hand",), ["?8"], "hand: an unknown key"),
    ("card", ("tiles",), "y3:arrow", "tiles: an unknown key"),
    ("card", ("options", "expeditions"), 7, "options.expeditions: must be 5 or 6; it says 7"),
    ("card", ("options", "sixth"), True, "options.sixth: no option of the game card"),
    ("card", ("options",), [], "options: must be an object, not a list"),
    ("card", ("seat",), 2, "seat: there is no seat 2; seats count from 0 to 1"),
    ("card", ("seat",), "0", "seat: must be a whole number, not a text"),
    ("card", ("phase",), "explore", 'phase: must be place, draw or over; it says "explore"'),
    ("card", ("turn",), -1, "turn: must be at least 0"),
    ("card", ("hands",), None, "hands: missing"),
    ("card", ("hands",), ["?8"], "hands: the game card is for 2 seats; there are 1 hands"),
    ("card", ("hands", 1), "y11", 'hands[1]: "y11" is no card of this game'),
    ("card", ("hands", 1), "?8 y3", 'hands[1]: "?8" is no card of this game'),
    ("card", ("hands", 1), "?08", 'hands[1]: "?08" is no number of hidden cards, such as "?8"'),
    ("card", ("hands", 1), "g4  ?7", 'hands[1]: "" is no card of this game'),
    ("card", ("hands", 1), "y7", "hands: y7 stands more often than the deck has it"),
    ("card", ("columns", 0), "y4 y3 y5", "columns[0]: y3 cannot follow y4"),
    ("card", ("columns", 0), "y3 yx", "columns[0]: yx cannot follow y3"),
    ("card", ("columns",), ["y3"], "columns: there are 1, and 2 hands"),
    ("card", ("closed",), "w", "closed: only in the phase draw, for a pile that has a card"),
    ("card", ("closed",), "yb", 'closed: "yb" is no suit; the suits are y b w g r p'),
    ("card", ("deck",), "?99", "deck: 106 cards are hidden, and only 58 are left"),
    ("card", ("deck",), "", "deck: the round is over when the last card is drawn"),
    ("card", ("deck",), "y10! ?3", "deck: nobody has seen a card of the deck"),
    ("card", ("show", "card"), "r2", 'show.card: "r2" is not in the hand of the seat that looks'),
    ("card", ("show", "suits"), "by", "show.suits: must be letters of ybwgrp in that order, each once"),
    ("card", ("show", "parts"), "hand field",
     "show.parts: must be of people, field, hand, deck in that order, each once"),
    ("card", ("x",), 3, "x: must be an object, not a whole number"),
    ("board", ("explorers", 0), "", "explorers[0]: path y needs a card and an explorer, or neither"),
    ("board", ("explorers", 0), "y10:a", 'explorers[0]: "y10:a" is no explorer on a path, such as "y3:a"'),
    ("board", ("explorers", 1), "w2:r g3:r", "explorers[1]: a seat has one researcher only"),
    ("board", ("crossed",), [1], "crossed: must name a seat once for each of its explorers beyond a bridge"),
    ("board", ("tiles",), "y4:arrow", 'tiles: "y4:arrow" is no tile on a marked step, such as "y3:arrow"'),
    ("board", ("owed",), "five", 'owed: "five" must be of "arrow" and "nine"'),
    ("board", ("owed",), None, "owed: stands in the phase explore, and there alone"),
    ("board", ("points",), [1, 2], "points: must be a list of 3 whole numbers, one for each seat"),
    ("board", ("columns", 1), "w2 g3 g0", "columns[1]: g0 cannot follow g3"),
    ("board", ("explorers",), [], "explorers: must be a list of 3 texts, one for each seat"),
    ("board", ("explorers",), ["", "", 3], "explorers: must be a list of 3 texts, one for each seat"),
    ("board", ("tiles",), 5, "tiles: must be a text"),
    ("board", ("crossed",), "1", "crossed: must be a list of seats"),
    ("board", ("owed",), 5, "owed: must be a text"),
    ("board", ("artifacts",), [1, 2, -1], "artifacts: must be a list of 3 whole numbers, one for each seat"),
    ("adapted", ("columns", 0), "cA cK", "columns[0]: cK cannot follow cA"),
    ("adapted", ("closed",), "s", "closed: only in the phase draw, for a pile that has a card"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "path", "value", "sentence"), FAULTS, ids=lambda each: str(each)[:40])
def test_each_fault_gets_its_sentence(name: str, path: tuple[str | int, ...], value: Any, sentence: str) -> None:
    assert answer(spoiled(POSITIONS[name], *path, value=value)) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1, column 1: not JSON: a value is missing"),
        ("[]", "the whole: must be an object, not a list"),
        ("lc2;card;hands=?8/?8", 'the whole: must begin with "lc1;"; it says "lc2"'),
        ("lc1", 'game: no game is called ""; the games are card, board, adapted'),
        ("lc1;card;hands", 'the whole: "hands" is no part of a position'),
        ("lc1;card;seat=0;seat=0", "seat: stands twice"),
        ("lc1;card;seat=00", 'seat: "00" is no whole number'),
        ("lc1;card;options=rounds:3,rounds:3;hands=?8/?8", "options.rounds: stands twice"),
        ("lc1;card;options=rounds:%7B;hands=?8/?8", 'options.rounds: "%7B" is no value'),
        ("lc1;adapted;options=stacks_to_end:1;hands=?8/?8;columns=c2.c2.c3.c4.c5.c6.c7/",
         "columns: so many stacks of seven have ended the round"),
        ("lc1;board;hands=?8/?8;columns=y1/;explorers=y1:a y2:a/", "explorers[0]: there are two explorers on path y"),
        ("lc1;board;hands=?8/?8;columns=y1.b1.w1.g1.r1/;explorers=y1:a b1:a w1:a g1:a r1:a/",
         "explorers[0]: of five explorers one is the researcher"),
        ("lc1;board;hands=?8/?8;columns=y1.b1.w1/y1.b1;explorers=y7:a b7:a w7:a/y7:a b7:a",
         "crossed: 5 crossings have ended the expedition"),
        ("lc1;board;seat=0;phase=explore;hands=?8/?8;owed=nine;columns=y1/;explorers=y9:a/",
         "owed: no explorer of the seat to move can move"),
        ("lc1;board;hands=?8/?8;tiles=y3:arrow y3:5", "tiles: there are two on y3"),
        ("lc1;board;hands=?8/?8;tiles=y3:5 y5:5 y6:5", "tiles: there are only 2 of kind 5"),
        ("lc1;card;seat=0;hands=y3/?99", "deck: 99 cards are hidden, and only 59 are left"),
        ('{"format": "lostcities-position", "version": 1, "game": "card", "hands": ["?999", "?8"]}',
         "deck: 1007 cards are hidden, and only 60 are left"),
        ("lc1;card;hands=?61/;phase=over", "deck: 61 cards are hidden, and only 60 are left"),
        ("lc1;board;hands=?111/", "deck: 111 cards are hidden, and only 110 are left"),
        ("lc1;adapted;hands=?105/", "deck: 105 cards are hidden, and only 104 are left"),
        ("lc1;" + "y" * LONGEST, f"the whole: longer than {LONGEST} characters, the limit"),
    ],
)  # fmt: skip
def test_each_fault_of_a_line_gets_its_sentence(text: str, sentence: str) -> None:
    assert answer(text) == sentence


@given(st.binary() | st.text())
def test_anything_at_all_gets_an_answer(data: bytes | str) -> None:
    answer(data)


LINES = [write_text(read_position(json.dumps(each))) for each in POSITIONS.values()]


@given(
    st.sampled_from(LINES),
    st.integers(0, 10**6),
    st.integers(0, 4),
    st.text("lc1;=/.?!,:-%ybwgrpxadhs0123456789AJQK", max_size=4),
)
@settings(max_examples=400)
def test_a_line_overwritten_gets_an_answer_and_is_written_as_it_reads(line: str, at: int, cut: int, new: str) -> None:
    at %= len(line)
    read = answer(line[:at] + new + line[at + cut :])
    if isinstance(read, Position):
        assert write_text(read_position(write_text(read))) == write_text(read)


@given(st.sampled_from(sorted(POSITIONS)), st.data())
@settings(max_examples=200)
def test_any_value_under_any_key_gets_an_answer(name: str, data: st.DataObject) -> None:
    leaves = (
        st.none() | st.booleans() | st.integers(-3, 10**15 - 1) | st.text(max_size=4) | st.sampled_from(["?8", "y3"])
    )
    value = data.draw(
        st.recursive(
            leaves,
            lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=3), inside, max_size=3),
        )
    )
    key = data.draw(st.sampled_from(sorted(POSITIONS[name])))
    answer(json.dumps({**POSITIONS[name], key: value}))


@pytest.mark.parametrize(
    ("more", "spot"),
    [
        ({"hands": ["", "?7"]}, "hands[0]"),
        ({"hands": ["y4", ""]}, "hands[1]"),
        ({"hands": ["", "?7"], "phase": "draw"}, None),
        ({"hands": ["", ""], "phase": "draw"}, "hands[1]"),
    ],
)
def test_a_position_is_played_only_if_every_seat_will_have_a_card(more: dict[str, Any], spot: str | None) -> None:
    """It can be looked at all the same."""
    position = {"format": "lostcities-position", "version": 1, "game": "card", "seat": 0, "deck": "?20", **more}
    text = json.dumps(position)
    Table().picture(read_position(text))
    if spot is None:
        Table().position(text)
        return
    with pytest.raises(BadLesson) as refused:
        Table().position(text)
    assert refused.value.values["spot"] == spot


def test_the_round_of_a_position_is_the_only_one_of_its_match() -> None:
    table = Table()
    table.position(
        json.dumps(
            {
                "format": "lostcities-position",
                "version": 1,
                "game": "card",
                "seat": 0,
                "hands": ["y4", "?1"],
                "deck": "?1",
            }
        )
    )
    table.play(0, "y4")
    table.play(1, "<")
    shown = table.look()
    assert shown is not None
    assert (shown["waiting"], shown["rounds"]) == ("match", 1)
    with pytest.raises(NotNow):
        table.next()
