"""What is done with kept matches: one that is deleted stays so, and what a file brings holds at once."""

import json
from collections.abc import Sequence

import pytest
from shell.in_node import ROOT, address, run

KEEPING = json.dumps((ROOT / "web/js/shell/acts/keeping.js").as_uri())
ERASED = f"""
  const {{ keepingActs }} = await import({KEEPING});
  globalThis.history = {{ replaceState: (_, title, to) => done.push(["to", to]) }};
  globalThis.location = {{ reload: () => done.push(["reload"]) }};
  const done = [];
  const acts = keepingActs({{
    store: {{ get: () => ({{}}), update() {{}} }},
    live: {{ take: (table) => done.push(["take", table]) }},
    engine: {{ erase: async () => done.push(["erase"]) }},
    trouble() {{}},
  }});
  acts["erase-yes"](null, "");
  await new Promise((resolve) => setTimeout(resolve, 20));
  return done;
"""
DELETED = f"""
  const {{ keepingActs }} = await import({KEEPING});
  const done = [];
  const state = {{ table: {{ id: "m-1" }}, last: given.last }};
  const acts = keepingActs({{
    store: {{ get: () => state, update() {{}} }},
    live: {{ take: (table) => done.push(["take", table]), refresh: async () => {{}} }},
    engine: {{ remove: async (id) => done.push(["remove", id]) }},
    trouble() {{}},
  }});
  acts["delete-yes"](null, given.id);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return done;
"""
FURTHER = f"""
  const {{ keepingActs }} = await import({KEEPING});
  const done = [];
  const tools = {{
    store: {{ get: () => ({{ table: given.table && {{ id: given.table }}, last: "m-1" }}), update() {{}} }},
    live: {{ take: (table) => done.push(["take", table]), refresh: async () => done.push(["refresh"]) }},
    engine: {{
      unpack: async () => ({{ ok: true, added: 1, further: given.further, left: 0, remembered: {{}} }}),
      importRecord: async () => ({{ ok: true, match: given.further[0], summary: {{ rounds: 1 }}, was: "further" }}),
    }},
    guide: {{ reread() {{}}, done: () => false }},
    news() {{}},
    notBrought: (error) => done.push(String(error)),
  }};
  keepingActs(tools)[given.act]({{ files: [new Blob(["a"])], value: "a" }});
  await new Promise((resolve) => setTimeout(resolve, 20));
  return done;
"""
WHILE = f"""
  const {{ keepingActs }} = await import({KEEPING});
  let state = {{}};
  let asked = 0;
  let answer = (how) => {{}};
  const acts = keepingActs({{
    store: {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }},
    live: {{ refresh: async () => {{}} }},
    engine: {{ unpack: () => new Promise((resolve, reject) => ((asked += 1), (answer = {{ resolve, reject }}))) }},
    news() {{}},
    notBrought() {{}},
  }});
  const chosen = () => acts["unpack-all"]({{ files: [{{}}], value: "a" }});
  const turned = () => new Promise((resolve) => setTimeout(resolve, 20));
  const seen = [];
  const fault = {{ ok: false, key: "device-other", values: {{}} }};
  for (const ends of [() => answer.resolve(fault), () => answer.reject(new Error("full"))]) {{
    chosen();
    chosen();
    seen.push([asked, state.bringing]);
    ends();
    await turned();
    seen.push([asked, state.bringing]);
  }}
  return seen;
"""
UNPACKED = f"""
  const {{ keepingActs }} = await import({KEEPING});
  const {{ makeGuide }} = await import({address("guide.js")});
  const minds = [{{ name: "careful", level: 1 }}, {{ name: "expert", level: 2 }}];
  const about = {{ games: [{{ name: "card", seats: [2], moreSeats: [], minds, options: [] }}] }};
  let state = {{ about, setup: setup.complete(null, about), pars: {{}}, guided: false }};
  const said = [];
  const wished = [];
  const acts = keepingActs({{
    store: {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }},
    live: {{ refresh: async () => {{}} }},
    engine: {{ unpack: async () => ({{ ok: true, further: [], left: 0, ...given }}) }},
    guide: makeGuide({{}}),
    wish: (part) => wished.push(part.theme),
    news: ({{ key, values }}) => said.push([key, values.count, values.more]),
    notBrought: (error) => said.push(String(error)),
  }});
  for (const _ of "12") {{
    acts["unpack-all"]({{ files: [{{}}], value: "a" }});
    await new Promise((resolve) => setTimeout(resolve, 20));
  }}
  const {{ setup: {{ games }}, pars, guided }} = state;
  return {{ said, wished, mind: games.card.seats[1].mind, pars, guided }};
"""

ASKED = f"""
  const {{ keepingActs }} = await import({KEEPING});
  let state = {{ matches: [{{ id: given.id, summary: given.summary }}, ...given.beside] }};
  const acts = keepingActs({{ store: {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }} }});
  acts.delete(null, given.id);
  return state.dialog.lines;
"""


def asked(match: str = "m-1", beside: Sequence[object] = (), **more: object) -> object:
    """What is said besides, before a match that one person has played to its end is deleted."""
    alone = [{"mind": ""}, {"mind": "careful"}]
    summary = {"seats": alone, "waiting": "match", "practice": False, **more}
    return run(ASKED, id=match, beside=beside, summary=summary)


def test_before_a_match_is_deleted_it_is_said_what_goes_with_it() -> None:
    day = {"date": "2026-11-23", "on": "2026-11-23"}
    assert asked() == ["matches-delete-counts"]
    assert asked(day=day) == ["matches-delete-counts", "matches-delete-day"]
    assert asked(day=day, waiting="person") == ["matches-delete-day"]
    again = {"id": "m-2", "summary": {"day": day, "practice": True}}
    assert asked(beside=[again], day=day) == ["matches-delete-counts"]
    assert asked(match="l-1", day=day) == []
    assert asked(waiting="person") == asked(practice=True, day=day) == asked(seats=[{"mind": ""}] * 2) == []


def test_a_match_that_is_deleted_leaves_the_table_first_so_that_nothing_writes_it_anew() -> None:
    assert run(DELETED, id="m-1", last="m-1") == [["take", None], ["remove", "m-1"]]
    assert run(DELETED, id="m-2", last="m-1") == [["remove", "m-2"]]


def test_a_match_at_a_distance_leaves_the_table_where_it_lies_under_the_name_of_its_copy() -> None:
    assert run(DELETED, id="d-2", last="d-2") == [["take", None], ["remove", "d-2"]]


def test_so_does_the_match_on_the_table_before_everything_is_erased() -> None:
    assert run(ERASED) == [["take", None], ["erase"], ["to", "#"], ["reload"]]


def test_what_a_file_brings_beside_matches_holds_at_once_and_is_told() -> None:
    seats = [{"mind": "", "name": ""}, {"mind": "expert", "name": ""}]
    par = {"2026-11-19": {"totals": [5, 2], "margin": 3}}
    values = {
        "settings": {"theme": "dark"},
        "setup": {"game": "card", "games": {"card": {"seats": seats}}},
        "pars": par,
        "guide": {"match": "", "seen": [], "done": True},
    }
    remembered = {name: json.dumps({"version": 1, "value": value}) for name, value in values.items()}
    assert run(UNPACKED, remembered=remembered, added=0) == {
        "said": [["device-brought", 0, "yes"], ["device-brought", 0, "no"]],
        "wished": ["dark"],
        "mind": "expert",
        "pars": par,
        "guided": True,
    }
    assert run(UNPACKED, remembered={}, added=2)["said"] == [["device-brought", 2, "no"]] * 2


@pytest.mark.parametrize("act", ["import", "unpack-all"])
def test_a_match_on_the_table_that_a_file_goes_on_with_is_opened_anew(act: str) -> None:
    assert run(FURTHER, act=act, table="m-1", further=["m-1"]) == [["take", None], ["refresh"]]
    assert run(FURTHER, act=act, table="m-1", further=["m-2"]) == [["refresh"]]
    assert run(FURTHER, act=act, table=None, further=["m-1"]) == [["refresh"]]


def test_while_a_file_is_looked_through_that_is_told_and_no_other_is_taken() -> None:
    assert run(WHILE) == [[1, True], [1, False], [2, True], [2, False]]
