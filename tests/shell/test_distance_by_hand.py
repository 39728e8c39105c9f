"""Where a browser gives no clipboard, as over plain http, what was to be copied is in sight and marked."""

from typing import Any

import in_node
import pytest
from test_distance_beside import MESSAGE, PAGE, module

PRESSED = f"""
  {PAGE}
  const shown = {{ opened: false, marked: false }};
  const details = {{ setAttribute: (name) => (shown.opened = name === "open") }};
  const box = {{ closest: () => details, select: () => (shown.marked = true) }};
  globalThis.document = {{ querySelector: (which) => (which === "textarea.own-message" ? box : null) }};
  globalThis.requestAnimationFrame = (does) => setTimeout(does);
  const clipboard = given.refused ? {{ writeText: async () => {{ throw new Error("refused"); }} }} : undefined;
  Object.defineProperty(globalThis, "navigator", {{ value: {{ clipboard }} }});
  set({{ text: given.text, signal: {{ text: given.text, code: "1 M0" }} }});
  state.afar = {{ text: given.text }};
  const {{ makeSending }} = {module("sending.js")};
  const brought = async () => set({{ told: {{ key: "post-copied" }} }});
  await makeSending({{ app, get, set, brought }})[given.act]();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return [desk.told?.key, shown];
"""


@pytest.mark.parametrize("act", ["copy", "copy-come", "copy-signal"])
@pytest.mark.parametrize("refused", [False, True])
def test_what_cannot_be_copied_is_marked(act: str, refused: bool) -> None:
    found = in_node.run(PRESSED, act=act, refused=refused, text=MESSAGE)
    assert found == ["post-copy-by-hand", {"opened": True, "marked": True}]


DRAWN = f"""
  {PAGE}
  const {{ markup }} = await import(given.tree);
  const {{ distance }} = {module("screen.js")};
  words.dir = "ltr";
  const signal = {{ text: given.text, code: "1 M0" }};
  const desk_ = {{ view: given.view, live: "answering", text: given.text, signal }};
  const drawn = (told) => markup(distance({{ words, desk: {{ ...desk_, told }} }}));
  return [drawn(null), drawn({{ key: "post-copy-by-hand" }})].map((page) => page.includes("own-message"));
"""


@pytest.mark.parametrize("view", ["elsewhere", "beside"])
def test_a_stray_message_and_a_signal_have_a_place_to_be_marked_in(view: str) -> None:
    tree: Any = (in_node.ROOT / "web" / "js" / "render" / "draw" / "tree.js").as_uri()
    assert in_node.run(DRAWN, view=view, text=MESSAGE, tree=tree) == [False, True]
