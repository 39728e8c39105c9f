"""A message that comes by itself while another match is played on this device takes no table away."""

import json
from typing import Any

from shell.in_node import ROOT, run

TAKING = json.dumps((ROOT / "web/js/distance/taking.js").as_uri())
MESSAGE = f"lc1!{'x' * 22}!3!!turn!!{'a' * 8}"
OTHER = f"d-{'x' * 22}"
TAKES = f"""
  globalThis.location = {{ hash: given.at }};
  globalThis.document = {{ querySelector: () => null }};
  globalThis.requestAnimationFrame = () => {{}};
  const {{ makeTaking }} = await import({TAKING});
  const done = [];
  let state = {{ notices: [], words: {{ say: String }}, table: given.table, afar: given.afar ?? null }};
  const store = {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }};
  const engine = {{
    matches: async () => [{{ id: {json.dumps(OTHER)} }}],
    open: async (id) => (done.push(["open", id]), {{ ok: true, afar: {{ id }} }}),
  }};
  const live = {{
    take: (table) => done.push(["take", table]),
    look: ({{ afar }}) => store.update({{ afar, table: null }}),
  }};
  const inquiry = {{ ask: async ({{ do: what, text }}) => (done.push([what, text]), {{ ok: true }}), said() {{}} }};
  const app = {{ store, engine, live, announce: (text) => done.push(["said", text]) }};
  const tools = {{ app, get: () => given.desk, set() {{}}, inquiry, shown() {{}} }};
  const taking = makeTaking(tools);
  const here = await taking.take({json.dumps(MESSAGE)}, true);
  const before = done.splice(0);
  if (given.then) {{
    taking.other();
    await taking.onTable({json.dumps(OTHER)});
  }}
  return {{ here, before, after: done, hash: location.hash, notices: state.notices.length }};
"""
PLAYED = {"id": "m-1", "waiting": "person"}


FORM: dict[str, Any] = {"view": "new", "busy": None}


def takes(
    at: str, table: dict[str, Any] | None, *, then: bool = False, afar: str = "", desk: dict[str, Any] | None = None
) -> dict[str, Any]:
    found: dict[str, Any] = run(
        TAKES, at=at, table=table, then=then, afar={"id": afar} if afar else None, desk=desk or {}
    )
    return found


def test_it_is_told_of_and_taken_once_its_match_is_looked_at() -> None:
    found = takes("#table", PLAYED, then=True)
    assert (found["here"], found["before"]) == (False, [["said", "post-other"]])
    assert found["hash"] == f"distance/{OTHER}"
    assert found["after"] == [["take", None], ["open", OTHER], ["receive", MESSAGE]]
    assert found["notices"] == 0


def test_it_is_taken_at_once_where_no_other_match_is_played() -> None:
    taken = [["take", None], ["open", OTHER], ["receive", MESSAGE]]
    for at, table in (("#table", None), ("#table", {**PLAYED, "waiting": "match"}), ("#distance", PLAYED)):
        found = takes(at, table)
        assert (found["here"], found["before"]) == (True, taken), at
    assert takes("#table", {**PLAYED, "id": OTHER}, afar=OTHER)["before"] == [["receive", MESSAGE]]


def test_it_is_told_of_while_an_invitation_is_made_and_whoever_has_gone_to_its_match_is_told_nothing() -> None:
    found = takes("#distance/new", None, desk={**FORM, "busy": {"done": 1, "all": 60}}, then=True)
    assert (found["here"], found["before"], found["notices"]) == (False, [["said", "post-other"]], 0)
    assert found["after"] == [["take", None], ["open", OTHER], ["receive", MESSAGE]]
    for at, told in (("#distance/new", 1), (f"#distance/{OTHER}", 0)):
        found = takes(at, PLAYED, desk=FORM)
        assert (found["here"], found["notices"]) == (True, told), at
