"""A page that lays out a position by itself draws what Python lays out, and never one that is not sound."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import node_process
import pytest
from engine.random_play import scenes
from hypothesis import given, settings
from hypothesis import strategies as st
from lessons.lesson_texts import POSITIONS
from shell.in_node import run

from build.site import laying
from lostcities import GAMES
from lostcities.errors import BadLesson
from lostcities.lessons import position_of, read_position, write_position, write_text
from lostcities.minds import stand_in
from lostcities.table import Table

LAY = Path(__file__).with_name("lay_all.mjs")
EVERY_GAME = pytest.mark.parametrize("name", ["card", "board", "adapted"])
SIGNS = "lc1;=./!?:,0123456789xKAyr- "


@cache
def data() -> dict[str, Any]:
    """The games' answers as the site has them."""
    answers: dict[str, Any] = json.loads(json.dumps(laying.laying()))
    return answers


def laid(game: str, *texts: str) -> list[str | None]:
    """How the page draws these positions; None where it leaves that to Python."""
    asked = {"data": data(), "mind": stand_in(game), "texts": texts, "tables": []}
    drawn: list[str | None] = node_process.ask(LAY, asked)["laid"]
    return drawn


def compare(game: str, texts: list[str]) -> list[bool]:
    """Which positions the page lays out by itself; each of these must be sound, and drawn as Python lays it out."""
    tables = [pictured(text) for text in texts]
    sound = [table for table in tables if table]
    answer = node_process.ask(LAY, {"data": data(), "mind": stand_in(game), "texts": texts, "tables": sound})
    wanted = iter(answer["wanted"])
    for text, table, drawn in zip(texts, tables, answer["laid"], strict=True):
        assert table or drawn is None, f"not sound, and drawn all the same: {text}"
        if table:
            assert drawn in (None, next(wanted)), text
    return [drawn is not None for drawn in answer["laid"]]


def pictured(text: str) -> dict[str, Any] | None:
    """A position as Python lays it out, to be looked at; None for one that is not sound."""
    table = Table()
    try:
        position = read_position(text)
    except BadLesson:
        return None
    table.picture(position)
    shown = table.look()
    assert shown is not None
    show = {"suits": position.show.suits, "parts": " ".join(position.show.parts), "card": position.show.card}
    still = {**shown, "view": {**shown["view"], "moves": []}}
    return {"table": still, "show": {key: value for key, value in show.items() if value}}


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=12)
@pytest.mark.whole
def test_what_a_seat_sees_is_drawn_as_python_lays_it_out(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    positions = [position_of(scene.game, scene.game.sight(scene.state, viewer)) for viewer in scene.viewers()]
    texts = [write(position) for position in positions for write in (write_text, write_position)]
    drawn = compare(name, texts)
    usual = all(not each.options and each.phase in ("place", "draw") for each in positions)
    assert all(drawn) or not usual


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=12)
def test_no_position_that_is_not_sound_is_drawn(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    seen = scene.game.sight(scene.state, scene.state.seat)
    chance = Random(data.draw(st.integers(0, 10**6)))
    line = write_text(position_of(scene.game, seen))
    compare(name, [spoil(line, chance) for _ in range(30)])


def spoil(line: str, chance: Random) -> str:
    """The line with a few letters, cards or parts changed, taken away or put elsewhere."""
    for _ in range(chance.randint(1, 3)):
        sign = chance.choice(";./")
        parts = line.split(sign)
        at, to = chance.randrange(len(parts)), chance.randrange(len(parts))
        how = chance.randrange(4)
        if how == 0:
            del parts[at]
        elif how == 1:
            parts.insert(to, parts[at])
        elif how == 2:
            parts[at], parts[to] = parts[to], parts[at]
        else:
            spot = chance.randrange(len(parts[at]) + 1)
            parts[at] = parts[at][:spot] + chance.choice(SIGNS) + parts[at][spot + chance.randint(0, 1) :]
        line = sign.join(parts)
    return line


@EVERY_GAME
def test_every_option_that_is_offered_is_laid_out_or_left_to_python(name: str) -> None:
    game = GAMES[name]
    texts = [
        json.dumps(
            {**sound(name), "options": {option.name: value}},
        )
        for option in game.options
        for value in option.values
    ]
    assert sum(compare(name, texts)) > len(texts) / 2


def sound(name: str) -> dict[str, Any]:
    """A small position that the page lays out by itself."""
    hands = {"card": ["y7 y8! bx bx", "g4! ?7"], "board": ["y9 b2 b2", "?8"], "adapted": ["cA d2 d2", "hK! ?6"]}[name]
    columns = {"card": ["yx y3 y5", "g2"], "board": ["y1 y1", "g0 g3"], "adapted": ["c2 c3", "s5 s9"]}[name]
    more = {"explorers": ["y7:a", "g3:r"], "tiles": "y3:arrow g4:artifact"} if name == "board" else {}
    head = {"format": "lostcities-position", "version": 1, "game": name, "seat": 0}
    return {**head, "hands": hands, "columns": columns, **more}


PRESSED = """
const { EXAMPLES, cardsAt, layoutOf, lineOf, placesOf, press, seatsOf, stand } =
  await import("./web/js/learn/editor/laying-out.js");
const { readPosition } = await import("./web/js/embed/picture/position.js");
const data = given.data[given.game];
let layout = layoutOf(readPosition(EXAMPLES[given.game]));
const lines = [EXAMPLES[given.game], lineOf(layout)];
for (const [place, card] of given.presses) {
  layout = press(layout, placesOf(layout)[place], card, data);
  lines.push(lineOf(layout));
}
if (given.game === "board") lines.push(lineOf(layout = stand(layout, 0, "y", "7:r")));
lines.push(lineOf(seatsOf({ ...layout, seat: null }, Math.max(...Object.keys(data.views)))));
return lines;
"""


@pytest.mark.parametrize(
    ("name", "presses"),
    [
        ("card", [(0, "b2"), (1, "y10"), (1, "y10"), (3, "wx"), (3, "wx"), (2, "g9"), (4, "g10")]),
        ("board", [(0, "b9"), (1, "g8"), (1, "g8"), (1, "y5"), (2, "g9"), (4, "r10")]),
        ("adapted", [(0, "hJ"), (1, "c10"), (3, "dK"), (2, "hA"), (4, "cA")]),
    ],
)
def test_what_is_laid_out_card_by_card_is_a_sound_position(name: str, presses: list[tuple[int, str]]) -> None:
    lines = run(PRESSED, game=name, presses=presses, data=data())
    assert lines[0] == lines[1]
    assert len(set(lines)) > len(presses) / 2
    assert all(compare(name, lines))


@pytest.mark.parametrize("show", [{"suits": "yb"}, {"parts": "field"}, {"suits": "yb", "parts": "field hand"}])
def test_a_picture_is_cut_as_its_author_says(show: dict[str, str]) -> None:
    assert compare("card", [json.dumps({**sound("card"), "show": show})]) == [True]


@EVERY_GAME
def test_what_the_games_have_not_answered_is_left_to_python(name: str) -> None:
    over = {**sound(name), "phase": "over"}
    chosen = {**sound(name), "show": {"card": sound(name)["hands"][0].split(" ")[0]}}
    twice = json.dumps(sound(name)).replace('"seat": 0', '"seat": 1, "seat": 0')
    assert laid(name, *map(json.dumps, (over, chosen, POSITIONS[name])), twice, "", "lc2;card", "{") == [None] * 7
    assert laid(name, json.dumps(sound(name))) != [None]


@pytest.mark.parametrize("owed", ["arrow", "nine arrow", None, 0])
def test_moves_of_explorers_that_are_owed_while_a_card_is_put_are_left_to_python(owed: object) -> None:
    assert compare("board", [json.dumps({**sound("board"), "owed": owed})]) == [False]
