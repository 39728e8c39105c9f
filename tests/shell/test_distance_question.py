"""That the other side asks for its last turn back is said for as long as that match is here and unanswered."""

import json
from typing import Any

from shell.in_node import ROOT, run

STATE, QUESTION = (json.dumps((ROOT / "web/js" / name).as_uri()) for name in ("shell/state.js", "distance/question.js"))
SAYS = f"""
  const {{ makeState }} = await import({STATE});
  const {{ heedQuestion }} = await import({QUESTION});
  const words = {{ say: (key, values) => `${{key}} ${{values.name}}` }};
  const store = makeState({{ afar: null, notices: [{{ key: "another" }}], words }}, () => {{}});
  const said = [];
  heedQuestion({{ store, announce: (text) => said.push(text) }});
  const shown = [];
  for (const afar of given.steps) {{
    store.update({{ afar }});
    await new Promise(setImmediate); // every redraw that follows
    shown.push(store.get().notices.filter(({{ key }}) => key !== "another").map(({{ values }}) => values.name).join());
  }}
  return {{ shown, said, left: store.get().notices.map(({{ key }}) => key) }};
"""


def match(name: str, *, asked: bool, turn: int = 3) -> dict[str, Any]:
    return {"id": f"d-{name}", "seat": 0, "turn": turn, "asked": asked, "names": ["Milan", name]}


def says(*steps: dict[str, Any] | None) -> dict[str, Any]:
    found: dict[str, Any] = run(SAYS, steps=steps)
    return found


def test_it_goes_with_the_answer_and_comes_with_the_next_question() -> None:
    question = match("Nora", asked=True)
    found = says(match("Nora", asked=False), question, question, match("Nora", asked=False, turn=4))
    assert found["shown"] == ["", "Nora", "Nora", ""]
    assert found["said"] == ["post-asked Nora"], "once for each question"
    assert found["left"] == ["another"]
    assert says(question, match("Nora", asked=False), match("Nora", asked=True, turn=5))["shown"] == [
        "Nora",
        "",
        "Nora",
    ]


def test_it_speaks_of_the_match_that_is_here() -> None:
    """The button under it gives a turn of that match back."""
    question = match("Nora", asked=True)
    assert says(question, None, question)["shown"] == ["Nora", "", "Nora"]
    assert says(question, match("Ada", asked=False))["shown"] == ["Nora", ""]
    assert says(question, match("Ada", asked=True))["shown"] == ["Nora", "Ada"]
