"""What the desk of matches at a distance does about its address, about leaving it, and about other windows."""

from typing import Any

import in_node
from test_distance_beside import DEVICE, module

HERE, AWAY = f"d-{'x' * 22}", f"d-{'y' * 22}"
DESK = f"""
  {DEVICE}
  Object.defineProperty(globalThis, "navigator", {{ value: {{}} }});
  globalThis.document = {{ visibilityState: "visible" }};
  const ears = [];
  const update = app.store.update;
  app.store.heed = (ear) => ears.push(ear);
  app.store.update = (part) => (update(part), ears.map((ear) => ear()));
  const opened = [];
  let kept = given.kept;
  app.engine = {{
    on() {{}},
    matches: async () => kept.map((afar) => ({{ id: afar.id, summary: {{ afar }} }})),
    open: async (id) => {{
      opened.push(id);
      const afar = kept.find((each) => each.id === id);
      return afar ? {{ ok: true, afar }} : {{ ok: false, error: {{ key: "error-match-elsewhere", values: {{}} }} }};
    }},
  }};
  app.live = {{ look: ({{ afar }}) => app.store.update({{ afar }}), take() {{}}, refresh() {{}} }};
  const {{ makeDesk }} = {module("desk.js")};
  const working = makeDesk(app);
  const shown = () => [state.desk?.view, state.desk?.told?.key ?? ""];
"""


def asked(body: str, **given: Any) -> Any:
    return in_node.run(DESK + body, **{"kept": [], **given})


ARRIVING = """
  const seen = [];
  for (const part of given.parts) {
    location.hash = `#distance/${part}`;
    app.store.update({ screen: "distance", part });
    await working.arrive(part);
    await done();
    seen.push(shown());
  }
  return seen;
"""


def test_an_address_that_names_nothing_is_told_so() -> None:
    found = asked(ARRIVING, parts=["hello", "lcs1!o!ufrag!ppp", AWAY, "", HERE], kept=[standing(HERE)])
    assert found == [
        ["list", "distance-form"],
        ["list", "distance-form"],
        ["list", "error-match-elsewhere"],
        ["list", ""],
        ["match", ""],
    ]


LEAVING = """
  app.store.update({ screen: "distance", desk: { view: "match", told: { key: "distance-again" } } });
  const before = shown();
  app.store.update({ screen: "table" });
  return [before, shown()];
"""


def test_what_was_said_of_a_message_is_not_said_of_the_next() -> None:
    assert asked(LEAVING) == [["match", "distance-again"], ["match", ""]]


def standing(match: str, **more: Any) -> dict[str, Any]:
    """How a match stands, as the table and the list of kept matches have it."""
    stands = {"waits": "turn", "number": 5, "sent": True, "turn": 3, "asked": False, "asking": False}
    return {"id": match, "names": ["A", "B"], "seat": 0, "text": "", **stands, **more}


LOOKING = """
  app.store.update({ screen: "table", afar: given.here });
  const numbers = [];
  const [change, hidden, visible] = ["visibilitychange", "hidden", "visible"];
  for (const [event, state_] of [[change, hidden], [change, visible], ["focus", visible]]) {
    document.visibilityState = state_;
    window.dispatchEvent(new Event(event));
    await done();
    numbers.push(state.afar.number);
  }
  return [opened, numbers];
"""


def test_a_match_that_has_gone_on_in_another_window_is_seen_as_it_stands_once_somebody_comes_back() -> None:
    gone_on = standing(HERE, number=7, turn=5)
    assert asked(LOOKING, here=standing(HERE), kept=[gone_on]) == [[HERE], [5, 7, 7]]


def test_a_match_that_stands_as_it_did_or_is_not_kept_is_not_opened_again() -> None:
    older = {name: value for name, value in standing(HERE).items() if name != "asking"}
    assert asked(LOOKING, here=standing(HERE), kept=[older]) == [[], [5, 5, 5]]
    assert asked(LOOKING, here=standing(HERE)) == [[], [5, 5, 5]]
    assert asked(LOOKING, here=standing("m-1"), kept=[standing("m-1", number=7)]) == [[], [5, 5, 5]]
