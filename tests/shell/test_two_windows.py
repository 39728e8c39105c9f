"""What two windows of one device keep: neither undoes what the other has kept meanwhile."""

from shell.in_node import address, run

ELSEWHERE = """
  const put = (name, value) => localStorage.setItem(`lostcities.${name}`, JSON.stringify({ version: 1, value }));
  const kept = (name) => JSON.parse(localStorage.getItem(`lostcities.${name}`)).value;
"""
WISHED = f"""
  {ELSEWHERE}
  const {{ wish }} = await import({address("wishes.js")});
  let state = {{ settings: store.readSettings().settings }};
  const shell = {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }};
  put("settings", {{ theme: "dark", confirm: true }});
  await wish({{ store: shell, live: {{}} }}, {{ sound: true }});
  return {{ kept: kept("settings"), here: state.settings }};
"""
DROPPED = f"""
  {ELSEWHERE}
  const {{ readIn, drop, solve }} = await import({address("after/kept_exercises.js")});
  let state = {{ exercises: null }};
  const shell = {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }};
  const found = {{ why: {{ better: {{ move: "y3" }} }}, found: "", solved: [] }};
  const made = (id) => ({{ id, lesson: "", game: "card", against: [""], cost: 1, error: 0, ...found }});
  const all = (...ids) => Object.fromEntries(ids.map((id) => [id, made(id)]));
  put("learn.own", all("m-1/1.1", "m-1/1.2"));
  readIn(shell);
  put("learn.own", all("m-1/1.1", "m-1/1.2", "m-2/1.5"));
  drop(shell, "m-1/1.1");
  solve(shell, "m-1/1.2");
  const told = (all) => Object.values(all).map(({{ id, gone, solved }}) => [id, gone ?? false, solved.length]).sort();
  return {{ kept: told(kept("learn.own")), here: told(state.exercises) }};
"""
DAY = f"""
  globalThis.location = {{ hash: "#day" }};
  globalThis.history = {{ state: null, replaceState() {{}} }};
  const {{ makeLive }} = await import({address("live.js")});
  const deal = {{ game: "card", mind: "bold" }};
  const words = {{ number: String, knows: () => false, say: String }};
  const about = {{ games: [], week: Array(7).fill(deal) }};
  let state = {{ words, about, day: "2026-11-23", primer: "", matches: [], last: "", row: 0 }};
  const shell = {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }};
  const asked = [];
  const engine = {{
    ask: (message) => (asked.push(message), new Promise(() => {{}})),
    matches: async () => given.elsewhere.map((date) => ({{ id: "m-1", summary: {{ day: {{ date, on: date }} }} }})),
  }};
  const live = makeLive({{ engine, store: shell, place() {{}} }});
  void live.begin();
  await new Promise((resolve) => setTimeout(resolve));
  return asked.map((message) => message.practice);
"""


def test_a_day_that_another_window_has_begun_meanwhile_is_practice() -> None:
    assert run(DAY, elsewhere=["2026-11-23"]) == [True]
    assert run(DAY, elsewhere=["2026-11-22"]) == [False]


def test_a_wish_leaves_what_another_window_has_wished_meanwhile() -> None:
    found = run(WISHED)
    assert [found["kept"][name] for name in ("theme", "confirm", "sound")] == ["dark", True, True]
    assert (found["here"]["sound"], found["here"]["theme"]) == (True, "system")


def test_an_exercise_that_another_window_has_found_meanwhile_stays() -> None:
    found = run(DROPPED)
    assert found["kept"] == found["here"] == [["m-1/1.1", True, 0], ["m-1/1.2", False, 1], ["m-2/1.5", False, 0]]
