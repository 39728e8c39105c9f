"""What the page remembers, brought from another device: joined by what it is, so that nothing is lost or mixed."""

import json
import random
from typing import Any

import pytest
from shell.in_node import address, run

CARRIED = address("device/carried.js")


def together(name: str, mine: Any, theirs: Any) -> Any:
    """What is remembered under a name once a file has been brought in, and whether it is said to be another thing."""

    def kept(value: Any) -> str:
        return json.dumps({"version": 1, "value": value}, separators=(",", ":"))

    body = f"""
      const {{ remember }} = await import({CARRIED});
      const changed = remember({{ [given.name]: given.theirs }});
      return [JSON.parse(kept.get(`lostcities.${{given.name}}`)).value, changed];
    """
    found, changed = run(body, storage={f"lostcities.{name}": kept(mine)}, name=name, theirs=kept(theirs))
    assert changed == ([] if found == mine else [name])
    return found


def test_a_set_up_comes_in_as_a_whole_or_not_at_all() -> None:
    card = {"seats": [{"mind": "", "name": ""}, {"mind": "expert", "name": ""}], "options": {"rounds": 1}}
    board = {"seats": [{"mind": "", "name": ""}, {"mind": "novice", "name": ""}], "options": {"rounds": 3}}
    theirs = {"game": "card", "games": {"card": card, "board": card}}
    assert together("setup", {"game": "board", "games": {"board": board}}, theirs) == {
        "game": "board",
        "games": {"board": board, "card": card},
    }


def test_par_of_a_date_is_that_of_one_device() -> None:
    mine, theirs = {"totals": [30, 12], "margin": 18}, {"totals": [40, 12], "margin": 28}
    assert together("pars", {"2026-11-19": mine}, {"2026-11-19": theirs, "2026-11-20": theirs}) == {
        "2026-11-19": mine,
        "2026-11-20": theirs,
    }


def test_what_was_said_in_a_guided_match_is_said_of_that_match_alone() -> None:
    mine = {"match": "m-1", "seen": ["a"], "done": False}
    assert together("guide", mine, {"match": "m-2", "seen": ["b"], "done": True}) == {**mine, "done": True}
    assert together("guide", mine, {"match": "m-1", "seen": ["b"], "done": False}) == {**mine, "seen": ["a", "b"]}
    none = {"match": "", "seen": [], "done": False}
    assert together("guide", none, mine) == mine


@pytest.mark.parametrize("name", ["learn.score card", "learn.position"])
def test_what_has_no_parts_to_be_joined_stays_as_it_is_here(name: str) -> None:
    """A score sheet of two devices would be one that nobody has written."""
    assert together(name, {"rounds": [[1], [2]]}, {"rounds": [[3]], "names": ["Ada"]}) == {"rounds": [[1], [2]]}


def test_exercises_of_the_rules_that_were_solved_on_either_device_are_solved() -> None:
    assert together("learn.solved", ["a", "b"], ["b", "c"]) == ["a", "b", "c"]


@pytest.mark.parametrize("name", ["settings", "setup", "pars", "guide", "learn.own", "learn.solved"])
def test_what_is_brought_in_twice_is_as_once_whatever_stands_in_the_file(name: str) -> None:
    chance = random.Random(name)

    def value(deep: int = 3) -> Any:
        kind = chance.randrange(4 if deep else 2)
        if kind == 2:
            return [value(0) for _ in range(chance.randrange(4))]
        if kind == 3:
            names = [*"ab", "match", "seen", "games", "solved", "__proto__"]
            return {chance.choice(names): value(deep - 1) for _ in range(chance.randrange(4))}
        return chance.choice([0, 1, "x", None, True])

    pairs = [[value(), value()] for _ in range(200)]
    body = f"""
      const {{ together }} = await import({CARRIED});
      return given.pairs.map(([mine, theirs]) => {{
        const once = together(given.name, mine, theirs);
        return [once, together(given.name, once, theirs)];
      }});
    """
    for once, twice in run(body, pairs=pairs, name=name):
        assert once == twice


def test_wishes_of_this_device_stay_and_those_it_lacks_come_in() -> None:
    def kept(name: str, value: Any, version: int = 1) -> dict[str, str]:
        return {name: json.dumps({"version": version, "value": value})}

    here = {f"lostcities.{name}": text for name, text in kept("settings", {"theme": "dark"}).items()}
    theirs = {
        **kept("settings", {"theme": "light", "sound": True}),
        **kept("pars", {"2026-11-19": {"margin": 3, "totals": [5, 2]}}),
        **kept("guide", {"seen": ["a"]}, version=9),
        **kept("last", "m-9"),
    }
    body = f"""
      const carried = await import({CARRIED});
      const changed = carried.remember(given.theirs);
      return {{ changed, now: Object.fromEntries(kept), out: carried.remembered() }};
    """
    found = run(body, storage={**here, "lostcities.guide": '{"version":1,"value":{}}', "other": "1"}, theirs=theirs)
    now = found["now"]
    assert found["changed"] == ["settings", "pars"]
    assert json.loads(now["lostcities.settings"])["value"] == {"theme": "dark", "sound": True}
    assert json.loads(now["lostcities.pars"])["value"]["2026-11-19"]["margin"] == 3
    assert now["lostcities.guide"] == '{"version":1,"value":{}}'
    assert now["lostcities.guide.aside"] == theirs["guide"]
    assert "lostcities.last" not in now
    assert "other" not in found["out"]
    assert found["out"]["settings"] == now["lostcities.settings"]
