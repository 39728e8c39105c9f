"""What went wrong is said until its reader goes on to something else."""

import json

from shell.in_node import ROOT, run

READ = json.dumps((ROOT / "web/js/shell/read.js").as_uri())
GOES_ON = f"""
  const {{ hearRead }} = await import({READ});
  const page = new EventTarget();
  let state = {{ notices: [] }};
  const store = {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }};
  const say = (notice) => store.update({{ notices: [...state.notices, notice] }});
  hearRead(store, page);
  for (const [does, key, more] of given.steps)
    if (does === "says") say({{ key, ...more }});
    else if (does === "chooses") {{
      const event = new Event("change");
      Object.defineProperty(event, "target", {{ value: {{ type: key }} }});
      page.dispatchEvent(event);
    }} else page.dispatchEvent(new Event(does));
  return state.notices.map(({{ key }}) => key);
"""
BAD = {"bad": True}


def left(*steps: tuple[object, ...]) -> list[str]:
    found: list[str] = run(GOES_ON, steps=steps)
    return found


def test_it_goes_when_another_screen_is_gone_to() -> None:
    said = ("says", "amiss", BAD)
    assert left(said, ("pointerdown",), ("hashchange",)) == []
    assert left(said, ("keydown",), ("hashchange",)) == []
    assert left(said, ("pointerdown",)) == ["amiss"]


def test_it_goes_along_where_the_program_leads_to_another_screen() -> None:
    press, said, led = ("pointerdown",), ("says", "amiss", BAD), ("hashchange",)
    assert left(press, said, led) == ["amiss"]
    assert left(press, said, led, ("hashchange",)) == [], "by the way back of the browser"


def test_it_goes_when_another_file_is_chosen() -> None:
    assert left(("says", "amiss", BAD), ("chooses", "file")) == []
    assert left(("says", "amiss", BAD), ("chooses", "text")) == ["amiss"]


def test_what_can_be_done_something_about_and_news_stay() -> None:
    going = (("pointerdown",), ("hashchange",))
    assert left(("says", "unsaved", {**BAD, "acts": []}), ("says", "news", {}), *going) == ["unsaved", "news"]
