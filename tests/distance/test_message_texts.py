"""Any text at all is one message in its one right spelling, or refused in a sentence that changes nothing."""

import os
from random import Random

import pytest
from distance.crooked import forged
from distance.playing import QUICK, act, play, sit
from hypothesis import given, settings
from hypothesis import strategies as st

from lostcities.distance import Refused, Table
from lostcities.distance.group import number_text, packed, unpacked
from lostcities.distance.wire import FIELDS, LONGEST, Message, read, write
from lostcities.games import GAMES

EXAMPLES = int(os.environ.get("LOSTCITIES_FUZZ", "150"))
"""How many a test tries; for a long look by hand, more."""


def tables_on_the_way() -> list[tuple[str, str]]:
    """Of each game and many moments: a table as it is kept, and the message that comes to it next."""
    found = []
    for game in GAMES:
        ada, ben = sit(game, {"rounds": 1 if game == "board" else 2, "turn_limit": 6}, ("texts", game))
        tables, chance = (ada, ben), Random(game)
        while ada.course.stage != "end":
            mover, other = tables[ada.course.seat], tables[1 - ada.course.seat]
            kept = other.keep()
            text = act(mover, chance)
            found.append((kept, text))
            other.receive(text)
    return found


MOMENTS = tables_on_the_way()
TABLES = [Table.restore(QUICK, kept) for kept, _ in MOMENTS]


def answer(at: int, text: str) -> str:
    """What the table of a moment makes of a text: "" taken, "found" a cheat, or the key of its refusal.

    One that was refused is as it was before, and its sentence is one line; one that has taken it is laid anew.
    """
    table, kept = TABLES[at], MOMENTS[at][0]
    refused: Refused | None = None
    try:
        table.receive(text)
    except Refused as error:
        refused = error
    if refused is not None:
        assert str(refused).isprintable()
        assert len(str(refused)) < 400
        assert len(table.course.messages) == kept.count("lc1!")
        assert table.course.cheat is None
        return refused.key
    said = "found" if table.course.stage == "found" else ""
    TABLES[at] = Table.restore(QUICK, kept)
    return said


moments = st.integers(0, len(MOMENTS) - 1)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_!<>:. \x00é"


@settings(max_examples=EXAMPLES)
@given(moments, st.text() | st.text(LETTERS) | st.text(LETTERS).map(lambda text: f"lc1!{text}"))
def test_texts_of_any_kind_are_refused(at: int, text: str) -> None:
    assert answer(at, text).startswith("distance-")


@settings(max_examples=EXAMPLES)
@given(moments, st.data())
def test_a_message_changed_anywhere_on_its_way_is_told_from_a_right_one(at: int, data: st.DataObject) -> None:
    text = MOMENTS[at][1]
    place = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.sampled_from((0, 1, 1, 1, 2, 30, len(text))))
    new = text[:place] + data.draw(st.text(LETTERS, max_size=3)) + text[place + length :]
    if new.strip() != text:
        assert answer(at, new) in {"distance-form", "distance-damaged", "distance-version"}


ODD_NUMBERS = st.sampled_from([0, 1, QUICK.order - 1, QUICK.order, QUICK.order + 1, 2**256 - 1]) | st.integers(
    0, 2**256 - 1
)
ODD_DATA = st.lists(ODD_NUMBERS, min_size=1, max_size=9).map(
    lambda found: packed([number_text(each) for each in found])
)
ONE = ODD_NUMBERS.map(lambda number: packed([number_text(number)]))
MOVES = st.lists(
    st.sampled_from(["r5", "-r5", "yx", "-b2", "<", "<g", ">r", ">.", "r0:a", "h10", "", "-", ":"]), max_size=5
)
FORGED = {
    "list": ODD_DATA,
    "keys": ODD_DATA,
    "draw": ONE | st.just(""),
    "key": ONE | st.just(""),
    "drawn": ONE | st.just(""),
    "secret": ONE,
    "about": st.sampled_from(["e30", "W10", "bnVsbA", "eyJuYW1lIjoxfQ", "AA", "_w"]),
    "turn": MOVES.map(" ".join),
    "place": st.integers(0, 999).map(str) | st.just(""),
    "fault": st.just("cheat-key"),
    "claim": st.sampled_from(["", "won"]),
}


def entries_of(value: str, name: str) -> st.SearchStrategy[str]:
    """A list of the right length with one of its points or numbers another, or two of them exchanged."""
    found = unpacked(value) if name in ("list", "keys") and value else None
    if not found:
        return st.nothing()
    index = st.integers(0, len(found) - 1)

    def changed(drawn: tuple[int, int, int | None]) -> str:
        one, other, number = drawn
        new = found[:]
        new[one], new[other] = new[other], new[one] if number is None else number_text(number)
        return packed(new)

    return st.tuples(index, index, st.none() | ODD_NUMBERS).map(changed)


@settings(max_examples=EXAMPLES)
@given(moments, st.data())
def test_fields_of_a_hostile_side_are_refused_or_found_out(at: int, data: st.DataObject) -> None:
    """Rightly spelt and hashed, with any of its fields another: never an error, never a turn of another card."""
    text = MOMENTS[at][1]
    names = FIELDS[read(text).kind]
    chosen = data.draw(st.sets(st.sampled_from(names), min_size=1)) if names else set()
    fields = {name: data.draw(FORGED[name] | entries_of(read(text)[name], name)) for name in chosen}
    new = forged(text, **fields)
    said = answer(at, new)
    if not said:
        # A name and a coin are whatever he says; a list of points that are no cards shows when they are opened.
        changed = {name for name in fields if read(new)[name] != read(text)[name]}
        assert changed <= {"about", "draw", "list"}


@settings(max_examples=EXAMPLES)
@given(moments, st.sampled_from(sorted(FIELDS)), st.data())
def test_messages_of_another_kind_are_refused_unless_they_may_come(at: int, kind: str, data: st.DataObject) -> None:
    right = read(MOMENTS[at][1])
    fields = {name: data.draw(FORGED[name]) for name in FIELDS[kind]}
    said = answer(at, write(Message(right.match, right.number, right.after, kind, fields)))
    if kind != right.kind and kind not in ("charge", "turn", "concede"):
        assert said.startswith("distance-")


@settings(max_examples=EXAMPLES)
@given(moments, moments)
def test_messages_at_another_moment_are_refused(at: int, other: int) -> None:
    said = answer(at, MOMENTS[other][1])
    assert (said == "") == (at == other)


@pytest.mark.parametrize("at", range(len(MOMENTS)))
def test_a_message_has_one_spelling(at: int) -> None:
    text = MOMENTS[at][1]
    assert write(read(text)) == text
    assert len(text) <= LONGEST


def test_a_turn_is_short_and_a_list_fits_a_code() -> None:
    ada, ben = sit()
    play(ada, ben, Random(1))
    turns = [text for text in ada.course.messages if read(text).kind == "turn"]
    assert max(map(len, turns)) <= 200
    assert len(ada.course.messages[0]) < 2953, "what one QR code holds"
