"""What is done with kept matches: one that is deleted stays so."""

import json

from shell.in_node import ROOT, run

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

ASKED = f"""
  const {{ keepingActs }} = await import({KEEPING});
  let state = {{ matches: [{{ id: "m-1", summary: given.summary }}] }};
  const acts = keepingActs({{ store: {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }} }});
  acts.delete(null, "m-1");
  return state.dialog.lines;
"""


def asked(**more: object) -> object:
    """What is said besides, before a match that one person has played to its end is deleted."""
    alone = [{"mind": ""}, {"mind": "careful"}]
    return run(ASKED, summary={"seats": alone, "waiting": "match", "practice": False, **more})


def test_before_a_match_is_deleted_it_is_said_what_goes_with_it() -> None:
    day = {"date": "2026-11-23", "on": "2026-11-23"}
    assert asked() == ["matches-delete-counts"]
    assert asked(day=day) == ["matches-delete-counts", "matches-delete-day"]
    assert asked(day=day, waiting="person") == ["matches-delete-day"]
    assert asked(waiting="person") == asked(practice=True, day=day) == asked(seats=[{"mind": ""}] * 2) == []


def test_a_match_that_is_deleted_leaves_the_table_first_so_that_nothing_writes_it_anew() -> None:
    assert run(DELETED, id="m-1", last="m-1") == [["take", None], ["remove", "m-1"]]
    assert run(DELETED, id="m-2", last="m-1") == [["remove", "m-2"]]


def test_a_match_at_a_distance_leaves_the_table_where_it_lies_under_the_name_of_its_copy() -> None:
    assert run(DELETED, id="d-2", last="d-2") == [["take", None], ["remove", "d-2"]]


def test_so_does_the_match_on_the_table_before_everything_is_erased() -> None:
    assert run(ERASED) == [["take", None], ["erase"], ["to", "#"], ["reload"]]
