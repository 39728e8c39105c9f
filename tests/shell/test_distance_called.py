"""An invitation that comes by itself, over a connection, leads nobody away from a table and takes away no other
one that is being read."""

from typing import Any

import in_node
import pytest
from test_distance_beside import DEVICE, INVITATION, PAGE, message, module

FIRST, SECOND, THIRD = (INVITATION.replace("nSQ4", name) for name in ("AAAA", "BBBB", "CCCC"))
PLAYED = {"id": "m-1", "waiting": "person"}
CALLED = f"""
  {PAGE}
  location.hash = given.at;
  state.table = given.table;
  set({{ view: given.view, text: given.reads, busy: given.busy }});
  let told = 0;
  app.announce = () => (told += 1);
  const ask = async ({{ text }}) => {{
    if (given.goes) [location.hash, state.table] = given.goes;
    return given.refused ? null : {{ ok: true, invitation: {{ name: text.slice(4, 8) }} }};
  }};
  app.engine = {{ matches: async () => [] }};
  const {{ makeTaking }} = {module("taking.js")};
  const taking = makeTaking({{ app, get, set, inquiry: {{ ask }}, shown() {{}} }});
  const held = [];
  for (const text of given.texts) held.push(await taking.take(text, true));
  const names = state.notices.map(({{ values }}) => values.name);
  const before = location.hash;
  if (given.looks) taking.look();
  const looked = decodeURIComponent(location.hash);
  return {{ held, told, names, hash: before, looked, text: desk.text, left: state.notices.length }};
"""


def called(
    at: str,
    *texts: str,
    table: Any = None,
    reads: str = "",
    looks: bool = False,
    refused: bool = False,
    view: str = "list",
    busy: Any = None,
    goes: Any = None,
) -> Any:
    """What becomes of invitations that come at a place, perhaps while another is read or something is reckoned, or
    somebody goes on to another place and table before it is known what they say."""
    given = {"view": "invited" if reads else view, "reads": reads, "table": table, "looks": looks, "refused": refused}
    return in_node.run(CALLED, at=at, texts=texts, busy=busy, goes=goes, **given)


@pytest.mark.parametrize(("at", "table"), [("#table", PLAYED), ("#sheet", PLAYED), ("#settings", None), ("#", None)])
def test_whoever_plays_or_is_elsewhere_is_told_of_one_and_led_nowhere(at: str, table: Any) -> None:
    found = called(at, FIRST, SECOND, FIRST, THIRD, table=table)
    assert (found["held"], found["told"], found["names"]) == ([True, False, True, False], 1, ["AAAA"])
    assert (found["hash"], found["text"]) == (at, "")


def test_it_is_read_once_it_is_asked_for() -> None:
    found = called("#table", FIRST, SECOND, table=PLAYED, looks=True)
    assert (found["looked"], found["left"]) == (f"distance/{FIRST}", 0)


def test_the_one_that_is_read_is_not_exchanged_for_another() -> None:
    found = called("#distance", FIRST, SECOND, reads=FIRST)
    assert (found["held"], found["text"], found["names"]) == ([True, True], FIRST, ["BBBB"])


@pytest.mark.parametrize("at", ["#distance", "#table", "#sheet"])
def test_whoever_waits_for_one_or_is_done_sees_it_at_once(at: str) -> None:
    found = called(at, FIRST, table={**PLAYED, "waiting": "match"})
    assert (found["held"], found["text"], found["names"]) == ([True], FIRST, [])
    assert found["hash"].endswith("distance")


@pytest.mark.parametrize(
    ("view", "busy"),
    [("new", None), ("new", {"done": 1, "all": 60}), ("match", {"done": 0, "all": 0}), ("coming", None)],
)
def test_whoever_makes_one_or_waits_for_a_message_to_be_read_is_told_of_it(view: str, busy: Any) -> None:
    found = called("#distance/new", FIRST, view=view, busy=busy)
    assert (found["held"], found["names"], found["text"]) == ([True], ["AAAA"], "")
    assert found["hash"] == "#distance/new"


def test_whoever_sits_down_at_a_table_meanwhile_is_not_led_away_from_it() -> None:
    found = called("#distance", FIRST, goes=["#table", PLAYED])
    assert (found["held"], found["names"], found["text"], found["hash"]) == ([True], ["AAAA"], "", "#table")


def test_whoever_comes_to_wait_for_one_meanwhile_sees_it_at_once() -> None:
    found = called("#table", FIRST, table=PLAYED, goes=["#distance", PLAYED])
    assert (found["held"], found["names"], found["text"]) == ([True], [], FIRST)


def test_one_that_is_none_is_not_told_of() -> None:
    found = called("#table", FIRST, table=PLAYED, refused=True)
    assert (found["held"], found["told"]) == ([False], 0)


READING = f"""
  {DEVICE}
  const seen = {{ table: {{ waiting: "person" }}, afar: {{ id: "d-{"x" * 22}", text: "", number: 5 }} }};
  const asked = [];
  Object.assign(state, seen);
  app.engine = {{
    on() {{}},
    matches: async () => [{{ id: seen.afar.id }}],
    ask: async (message) => {{
      asked.push(message.do);
      return {{ ok: true, ...seen }};
    }},
  }};
  app.live = {{ look() {{}} }};
  Object.defineProperty(globalThis, "navigator", {{ value: {{}} }});
  const {{ makeDesk }} = {module("desk.js")};
  const working = makeDesk(app);
  working.act("beside");
  await done();
  location.hash = given.at;
  const hints = given.view === "new";
  app.store.update({{ desk: {{ ...state.desk, view: given.view, text: given.reads, invitation: {{}}, hints }} }});
  come(given.text);
  await done();
  const {{ view, text, invitation, busy }} = state.desk;
  const stayed = [location.hash, view, text, Boolean(invitation), busy, state.desk.hints === hints];
  const told = state.notices.map(({{ key }}) => key);
  working.act("other");
  return [asked, stayed, told, channel.sent.length, location.hash, state.notices.length];
"""


@pytest.mark.parametrize(("at", "view", "reads"), [("#distance", "invited", FIRST), ("#distance/new", "new", "")])
def test_a_turn_that_comes_meanwhile_is_taken_and_told_of_and_what_is_asked_stays(
    at: str, view: str, reads: str
) -> None:
    found = in_node.run(READING, at=at, view=view, reads=reads, text=message("x", 6, "turn"))
    assert found == [["receive"], [at, view, reads, True, None, True], ["post-other"], 1, "table", 0]


AGAIN = f"""
  {PAGE}
  location.hash = "#table";
  state.table = {{ waiting: "person" }};
  state.afar = {{ id: given.id }};
  const led = [];
  app.engine = {{ matches: async () => [{{ id: given.id }}] }};
  const again = async (_, quietly) => (quietly("distance-again"), null);
  const {{ makeTaking }} = {module("taking.js")};
  const taking = makeTaking({{ app, get, set, inquiry: {{ ask: again }}, shown: () => led.push("shown") }});
  return [await taking.take(given.text, true), led, location.hash];
"""


def test_the_invitation_to_the_match_in_play_leads_nobody_away_from_it() -> None:
    assert in_node.run(AGAIN, id=f"d-{'x' * 22}", text=message("x", 1, "invite")) == [True, [], "#table"]
