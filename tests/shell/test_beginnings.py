"""How a match comes to the table from the shell: what is pressed twice, or left meanwhile, or asked for after it."""

from typing import Any

from shell.in_node import address, run

from lostcities.messages import about

TABLE = f"""
  globalThis.location = {{ hash: given.hash ?? "" }};
  globalThis.history = {{ state: null, replaceState(_, __, hash) {{ location.hash = hash; }}, back() {{}} }};
  globalThis.window = {{ dispatchEvent() {{}} }};
  globalThis.HashChangeEvent = class {{}};
  const {{ makeLive }} = await import({address("live.js")});
  const {{ seatingActs }} = await import({address("acts/seating.js")});
  const words = {{ number: String, knows: () => false, say: String }};
  let state = {{
    ...{{ words, about: given.about, setup: setup.complete(null, given.about), start: {{ state: "ready" }} }},
    ...{{ table: null, afar: null, matches: [], shelf: [], notices: [], last: "", row: 0, day: "", primer: "" }},
    ...{{ queued: false, screen: "home", pars: {{}} }},
  }};
  const shell = {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }};
  const asked = [];
  const replies = [];
  const answered = () => new Promise((resolve) => replies.push(resolve));
  const reply = (id) => ({{ ok: true, table: {{ id, waiting: "person" }} }});
  const engine = {{
    open: (id) => (asked.push(`open ${{id}}`), answered()),
    ask: (message) => (asked.push(message.do), answered()),
    matches: async () => {{ if (given.closed) throw new Error("closed"); return []; }},
  }};
  const guide = {{ begin() {{}} }};
  const tools = {{ engine, store: shell, guide, place() {{}}, news() {{}}, trouble() {{}}, desk: async () => {{}} }};
  const live = makeLive(tools);
  const acts = seatingActs({{ ...tools, live }});
  const settled = () => new Promise((resolve) => setTimeout(resolve));
"""


def at_table(body: str, **given: Any) -> Any:
    """What `body` returns, which sees the shell's `live` and `acts`; it answers what was `asked` through `replies`."""
    return run(TABLE + body, about=about(), **given)


def test_a_match_that_comes_once_one_has_gone_elsewhere_leads_nobody_back() -> None:
    """Python may take seconds to begin, and the way home is open meanwhile."""
    body = """
      const opening = live.open("m-1");
      location.hash = given.to;
      replies[0](reply("m-1"));
      await opening;
      return [location.hash, state.table?.id ?? ""];
    """
    assert at_table(body, hash="#table", to="") == ["", ""]
    assert at_table(body, hash="#table", to="#rules") == ["#rules", ""]
    assert at_table(body, hash="#matches", to="#matches") == ["table", "m-1"]


def test_a_match_that_cannot_be_opened_leads_home_only_who_waits_for_it() -> None:
    body = """
      const opening = live.open("m-1");
      location.hash = given.to;
      replies[0]({ ok: false, error: { code: "state", key: "error-no-match" } });
      await opening;
      return location.hash;
    """
    assert at_table(body, hash="#table", to="#rules") == "#rules"
    assert at_table(body, hash="#table", to="#table") == "#"


def test_what_was_begun_after_an_older_match_was_asked_for_stays() -> None:
    body = """
      const opening = live.open("m-1");
      const beginning = live.begin();
      replies[1](reply("m-2"));
      await beginning;
      replies[0](reply("m-1"));
      await opening;
      return [asked, state.table.id, state.last];
    """
    assert at_table(body) == [["open m-1", "new"], "m-2", "m-2"]


def test_what_is_opened_after_another_match_was_begun_stays() -> None:
    body = """
      const beginning = live.begin();
      const opening = live.open("m-1");
      replies[1](reply("m-1"));
      await opening;
      replies[0](reply("m-2"));
      await beginning;
      return [asked, state.table.id, state.queued];
    """
    assert at_table(body) == [["new", "open m-1"], "m-1", False]


def test_a_day_is_not_begun_under_a_match_that_was_opened_while_the_list_was_read() -> None:
    body = """
      state.day = "2026-11-23";
      const beginning = live.begin();
      const opening = live.open("m-1");
      await beginning;
      replies[0](reply("m-1"));
      await opening;
      return [asked, state.table.id, state.queued, state.day];
    """
    assert at_table(body) == [["open m-1"], "m-1", False, ""]


def test_a_second_press_begins_no_second_match() -> None:
    body = """
      for (let n = 0; n < 2; n++) given.act === "start" ? acts.start() : live[given.act]();
      replies[0](reply("m-1"));
      await settled();
      given.act === "start" ? acts.start() : live[given.act]();
      return asked;
    """
    assert at_table(body, act="start") == ["new", "new"]
    assert at_table(body, act="rematch") == ["rematch", "rematch"]
    assert at_table(body, act="next") == ["next", "next"]


def test_a_list_that_cannot_be_read_is_shown_as_it_was() -> None:
    body = "state.matches = [{ id: 'm-1', summary: null }]; await live.refresh(); return state.matches.length;"
    assert at_table(body, closed=True) == 1
    assert at_table(body) == 0
