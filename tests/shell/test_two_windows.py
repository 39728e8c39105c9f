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


def test_a_wish_leaves_what_another_window_has_wished_meanwhile() -> None:
    found = run(WISHED)
    assert [found["kept"][name] for name in ("theme", "confirm", "sound")] == ["dark", True, True]
    assert (found["here"]["sound"], found["here"]["theme"]) == (True, "system")


def test_an_exercise_that_another_window_has_found_meanwhile_stays() -> None:
    found = run(DROPPED)
    assert found["kept"] == found["here"] == [["m-1/1.1", True, 0], ["m-1/1.2", False, 1], ["m-2/1.5", False, 0]]
