"""Pictures to be shared: a score sheet, a table and a day's deal, painted in three browsers under the page's policy."""

import json
from random import Random
from typing import Any

import engines
import pytest
from engine.random_play import play_some
from tab_visitor import TabVisitor
from web_host import WebHost

from lostcities import Match, choose
from lostcities.days import begun, day_of
from lostcities.record import Record, Seat, write
from lostcities.table import Table

# Without a way to share and a clipboard a browser falls back to a file; here it is caught.
CATCH = """
    Object.defineProperty(navigator, "canShare", {value: undefined, configurable: true});
    Object.defineProperty(navigator, "clipboard", {value: undefined, configurable: true});
    window.caught = null;
    URL.createObjectURL = (blob) => ((window.caught = blob), "about:blank#picture");
    HTMLAnchorElement.prototype.click = () => {};
"""
GIVE = """
    const input = document.querySelector("input[type=file]");
    const files = new DataTransfer();
    files.items.add(new File([a[0]], "match.json", {type: "application/json"}));
    input.files = files.files;
    input.dispatchEvent(new Event("change", {bubbles: true}));
"""
# What is on it: its type and size, how many colours, and how much of it is not the ground.
LOOK = """
    const bitmap = await createImageBitmap(window.caught);
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const on = canvas.getContext("2d");
    on.drawImage(bitmap, 0, 0);
    const {data} = on.getImageData(0, 0, bitmap.width, bitmap.height);
    const colours = new Map();
    for (let at = 0; at < data.length; at += 4) {
        const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
        colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
    const often = [...colours].filter(([, count]) => count > 400);
    const many = often.map(([colour]) => colour.toString(16).padStart(6, "0"));
    const part = Math.max(...colours.values()) / (data.length / 4);
    window.caught = null;
    return {width: bitmap.width, height: bitmap.height, many, part};
"""
SIZES = {"wide": (1200, 630), "upright": (1080, 1350)}
BLOCKS = {"2170a3", "2f7d49", "b5341f"}
"""The inks of three suits' blocks, which no other part of a picture has."""


DATE = "2026-11-16"  # a Monday: the card game


def record() -> str:
    """A match of one round that is over, with cards on every side."""
    rules = {"rounds": 1, "turn_limit": 30}
    match = Match.begin("card", rules)
    play_some(match, Random("a picture"), 400)
    return write(Record(match, [Seat("Ada"), Seat("Nils", "novice")], rules))


def day() -> str:
    """A date's deal played to its end."""
    table = Table()
    table.day(DATE, DATE, ["Ada", "Bruno"], practice=False)
    match = begun(day_of(DATE))
    while match.in_round:
        match.play(choose(match, "novice", "a day"))
    played = json.loads(write(Record(match, [Seat("Ada"), Seat("Bruno", "bold")], {"rounds": 1})))
    return json.dumps({**played, "x": json.loads(table.save()["record"])["x"]})


def picture(tab: engines.Tab, button: str, shape: str) -> Any:
    """What is on the picture that this button makes."""
    engines.wait(tab, f"document.querySelector({json.dumps(button)}) !== null")
    tab.click(button)
    tab.click(f"dialog [data-act=picture-yes][data-value$='/{shape}']")
    engines.wait(tab, "window.caught !== null")
    return tab.run(LOOK)


@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"])
def test_a_picture_has_its_size_and_the_pages_own_drawings_on_it(engine: str, tab_of: Any, web_host: WebHost) -> None:
    tab = tab_of(engine)
    visitor = TabVisitor(tab, web_host.address)
    visitor.come_in()
    tab.run(CATCH)
    tab.run("location.hash = 'matches'")
    engines.wait(tab, "document.querySelector('input[type=file]') !== null")
    tab.run(GIVE, record())
    tab.click(".kept-match [data-act=resume]")
    engines.wait(tab, "document.querySelector('main.score-sheet [data-act=picture]') !== null")
    for shape, (width, height) in SIZES.items():
        seen = picture(tab, "main.score-sheet [data-act=picture]", shape)
        assert (seen["width"], seen["height"]) == (width, height)
        assert {"f6eedb", "1b2430"} <= set(seen["many"]), json.dumps(seen)  # the table and the ink
        assert len(BLOCKS & set(seen["many"])) >= 2, json.dumps(seen)
        assert 0.2 < seen["part"] < 0.9
    tab.run("location.hash = 'table'")
    for shape, (width, height) in SIZES.items():
        engines.wait(tab, "document.querySelector('.to-menu') !== null && !document.querySelector('dialog[open]')")
        tab.click(".to-menu")
        seen = picture(tab, "dialog [data-act=picture][data-value=table]", shape)
        assert (seen["width"], seen["height"]) == (width, height)
        assert len(BLOCKS & set(seen["many"])) >= 2, json.dumps(seen)
    tab.run("location.hash = 'matches'")
    engines.wait(tab, "document.querySelector('input[type=file]') !== null")
    tab.run(GIVE, day())
    engines.wait(tab, "document.querySelectorAll('.kept-match').length === 2")
    tab.run(f"location.hash = 'day/{DATE}'")
    for shape, (width, height) in SIZES.items():
        seen = picture(tab, "main.page-day [data-act=picture]", shape)
        assert (seen["width"], seen["height"]) == (width, height)
        assert {"f6eedb", "1b2430"} <= set(seen["many"]), json.dumps(seen)
        assert 0.2 < seen["part"] < 0.97
