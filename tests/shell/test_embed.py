"""What authors of other pages write is read strictly, and the code they are given holds what a seat sees."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from shell.in_node import run
from words.language_files import LANGUAGES

from lostcities import GAMES
from lostcities.bridge import Bridge

OURS = {"taught": True, "mind": "careful", "pictures": ["table", "whole"], "lessons": ["cost", "wait"]}
GAMES_HERE = json.dumps({**dict.fromkeys(GAMES, OURS), "plain": {**OURS, "pictures": [], "lessons": []}})
READ = (
    'const embed = await import("./web/js/embed/attributes.js");'
    f"return embed.readAttributes(given.values, {GAMES_HERE});"
)
ADDRESS = (
    'const embed = await import("./web/js/embed/attributes.js");'
    f"return embed.readAttributes(embed.fromHash(given.hash), {GAMES_HERE});"
)
CODES = (
    'globalThis.BUILD = { integrity: "sha384-x" };'
    'const embed = await import("./web/js/screens/embedding.js");'
    'return embed.codes(given.table, given.line, "fa", "https://example.org/lost/");'
)


def test_nothing_written_is_a_picture_of_the_card_game() -> None:
    wish = run(READ, values={})["wish"]
    assert (wish["game"], wish["mode"], wish["seat"], wish["at"], wish["controls"]) == (
        "card",
        "diagram",
        None,
        None,
        "auto",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_of_the_page_can_be_asked_for(language: str) -> None:
    assert run(READ, values={"lang": language})["wish"]["lang"] == language


def test_a_name_of_ours_says_its_game() -> None:
    wish = run(ADDRESS, hash="#src=board%2Ftable&seat=1&at=2.14&theme=dark")["wish"]
    assert (wish["game"], wish["src"], wish["seat"], wish["theme"]) == ("board", "board/table", 1, "dark")
    assert wish["at"] == {"round": 2, "turn": 14}


@pytest.mark.parametrize("before", ["", "https://example.org/lost/"])
def test_a_match_in_a_link_is_gone_through_from_its_place(before: str) -> None:
    wish = run(READ, values={"src": f"{before}#match/AB-_9&at=2.17"})["wish"]
    assert (wish["mode"], wish["record"], wish["src"]) == ("replay", "#match/AB-_9", "")
    assert wish["at"] == {"round": 2, "turn": 17}
    wish = run(READ, values={"src": f"{before}#match/AB-_9", "at": "1.3", "mode": "diagram"})["wish"]
    assert (wish["mode"], wish["at"]) == ("diagram", {"round": 1, "turn": 3})


@pytest.mark.parametrize(
    ("values", "name"),
    [
        ({"src": "#match/AB&at=x"}, "src"),
        ({"src": "#match/AB&at=0.1"}, "at"),
        ({"src": "#match/<b>"}, "src"),
        ({"game": "chess"}, "game"),
        ({"mode": "PLAY"}, "mode"),
        ({"lang": "de"}, "lang"),
        ({"theme": "<b>"}, "theme"),
        ({"digits": "roman"}, "digits"),
        ({"controls": "all"}, "controls"),
        ({"seat": "6"}, "seat"),
        ({"seat": "-1"}, "seat"),
        ({"at": "0.1"}, "at"),
        ({"at": "1.x"}, "at"),
        ({"src": "../secrets"}, "src"),
        ({"height": "tall"}, "height"),
        ({"mode": "replay"}, "mode"),
        ({"mode": "replay", "src": "card/table"}, "mode"),
        ({"mode": "replay", "record": "lc1;card;seat=0;hands=b9/?8"}, "mode"),
        ({"mode": "lesson"}, "mode"),
        ({"mode": "lesson", "record": "lc1;card;seat=0;hands=b9/?8"}, "mode"),
        ({"mode": "exercise", "record": "{}"}, "mode"),
        ({"src": "https://example.org/x.json"}, "src"),
        ({"onload": "x" * 100}, "onload"),
        ({"constructor": "x"}, "constructor"),
        ({"src": "toString/x"}, "src"),
    ],
)
def test_what_cannot_be_is_named_with_what_may_be(values: dict[str, str], name: str) -> None:
    fault = run(READ, values=values)["fault"]
    assert fault["name"] == name
    assert fault["allowed"]
    assert len(fault["value"]) <= 60


@pytest.mark.parametrize(
    ("values", "allowed"),
    [
        ({"src": "card/nothere"}, ["card/table", "card/whole"]),
        ({"src": "board/table", "mode": "exercise"}, ["board/cost", "board/wait"]),
        ({"src": "board/cost", "mode": "play"}, ["board/table", "board/whole"]),
        ({"src": "plain/x", "mode": "lesson"}, [f"{game}/{name}" for game in GAMES for name in OURS["lessons"]]),
        ({"seat": "7"}, ["0", "1", "2", "3", "4", "5"]),
    ],
)
def test_what_may_be_instead_is_named_one_by_one(values: dict[str, str], allowed: list[str]) -> None:
    assert run(READ, values=values)["fault"]["allowed"] == allowed


def test_a_record_that_is_given_is_shown_whatever_name_stands_beside_it() -> None:
    assert run(READ, values={"src": "card/nothere", "record": "lc1;card;seat=0;hands=b9/?8"})["fault"] is None


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"mode": "replay"}, "embed-lacking"),
        ({"mode": "replay", "src": "card/table"}, "embed-lacking"),
        ({"mode": "lesson", "record": "lc1;card;seat=0;hands=b9/?8"}, "embed-lacking"),
        ({"mode": "exercise", "record": "{}"}, "embed-attribute"),
        ({"mode": "foo"}, "embed-attribute"),
    ],
)
def test_an_author_is_told_that_a_mode_lacks_what_it_would_show(values: dict[str, str], key: str) -> None:
    told = f"""
      const {{ readAttributes }} = await import("./web/js/embed/attributes.js");
      const {{ wrongly }} = await import("./web/js/embed/faults.js");
      const {{ fault }} = readAttributes(given.values, {GAMES_HERE});
      return wrongly(fault, {{ any: (texts) => texts.join(" or ") }});
    """
    said = run(told, values=values)
    assert said[0] == key
    assert said[1]["allowed"].startswith("diagram or ")


@pytest.mark.parametrize(
    ("colour", "light"),
    [
        ("rgb(255, 255, 255)", 1.0),
        ("rgb(0 0 0)", 0.0),
        ("rgba(0, 0, 0, 0)", None),
        ("rgba(20, 24, 32, 0.9)", 0.1),
        ("color(srgb 0.9 0.9 0.9)", 0.9),
        ("color(display-p3 0.1 0.1 0.1 / 0.2)", None),
        ("oklch(0.3 0.1 200)", 0.3),
        ("oklab(0.8 -0.1 0.05 / 1)", 0.8),
        ("lab(20 5e-3 -4)", 0.2),
        ("transparent", None),
    ],
)
def test_how_light_a_ground_is_can_be_told_of_every_kind_of_colour(colour: str, light: float | None) -> None:
    found = run('return (await import("./web/js/embed/outside/ground.js")).lightness(given.colour);', colour=colour)
    assert found == (light if light is None else pytest.approx(light, abs=0.02))


@pytest.mark.parametrize(
    ("fault", "key"),
    [
        ({"code": "option", "key": "error-option", "values": {"option": "round", "rounds": 3}}, "embed-no-round"),
        ({"code": "option", "key": "error-option", "values": {"option": "seat", "seats": 2}}, "embed-no-seat"),
        ({"code": "option", "key": "error-option", "values": {"option": "minds"}}, "embed-unsound"),
        ({"code": "record", "key": "error-record", "values": {"sentence": "not JSON"}}, "embed-unsound"),
    ],
)
def test_an_author_is_told_which_place_a_record_does_not_have(fault: dict[str, Any], key: str) -> None:
    tell = """
      const { refused } = await import("./web/js/embed/faults.js");
      const wish = { at: { round: 9, turn: 0 }, seat: null };
      return refused({ ...given.fault, detail: "why" }, wish, { knows: () => false });
    """
    told = run(tell, fault=fault)
    assert (told[0], told[2]) == (key, "why")
    assert key != "embed-no-round" or (told[1]["at"], told[1]["rounds"]) == ("9.0", 3)


def ask(bridge: Bridge, **message: Any) -> Any:
    return json.loads(bridge.handle(json.dumps({"v": 1, "id": 1, **message})))


@pytest.mark.parametrize("game", ["card", "board", "adapted"])
def test_the_code_names_no_card_that_the_seat_does_not_see(game: str) -> None:
    bridge = Bridge()
    seats = [{"name": "Ada <b>"}, {"name": "Tilda", "mind": "careful"}]
    table = ask(bridge, do="new", game=game, options={}, seats=seats, seed="a deal", starts=0)["table"]
    move = next(each["move"] for each in table["view"]["moves"] if each["kind"] == "discard")
    table = ask(bridge, do="play", ply=0, move=move)["table"]
    line = ask(bridge, do="line")["line"]
    codes = run(CODES, table=table, line=line)
    seen = {card for zone in table["view"]["zones"] for card in zone["cards"]}
    deck = set(GAMES[game].deck.names)
    for code in codes.values():
        words = set(re.findall(r"(?<![\w-])[a-z](?:10|[0-9AJQKx])(?![\w:])", unquote(code).replace("&quot;", " ")))
        assert words & deck
        assert (words & deck) - seen == set()
    assert "Ada" not in codes["element"]
    assert 'src="https://example.org/lost/embed.js" integrity="sha384-x" crossorigin="anonymous"' in codes["element"]
    assert "<" not in codes["frame"][1:].split(" src=")[1].split(">")[0]


def test_the_dialog_with_the_codes_is_closed_by_what_says_so() -> None:
    drawn = (
        'const { embedding } = await import("./web/js/screens/embedding.js");'
        "const words = { language: 'en', say: (key) => key };"
        "return embedding({ words }, { values: { element: '<a>', frame: '<b>' } }).at(-1);"
    )
    (shut,) = run(drawn)["children"]
    assert (shut["attrs"]["data-act"], "close" in json.dumps(shut["children"])) == ("shut", True)


def test_every_attribute_of_the_manual_is_one_of_the_element() -> None:
    root = Path(__file__).parents[2]
    manual = (root / "web" / "learn" / "embed.md").read_text("utf-8")
    element = (root / "web" / "js" / "embed" / "outside" / "element.js").read_text("utf-8")
    listed = re.findall(r'"(\w+)"', element.split("const ATTRIBUTES = ")[1].split(";")[0])
    rows = [
        line.split("`")[1]
        for line in manual.split("## Attributes")[1].split("##")[0].splitlines()
        if line.startswith("| `")
    ]
    assert sorted(rows) == sorted(listed)
    told = json.loads(element.split("const EVENTS = new Set(")[1].split(")")[0])
    events = [
        line.split("`")[1]
        for line in manual.split("## Events")[1].split("##")[0].splitlines()
        if line.startswith("| `")
    ]
    assert sorted(events) == sorted(told)
