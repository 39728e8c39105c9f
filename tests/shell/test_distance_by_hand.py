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
  let copied = "";
  const writes = async (text) => {{
    if (given.clipboard === "refuses") throw new Error("refused");
    copied = text;
  }};
  const clipboard = given.clipboard ? {{ writeText: writes }} : undefined;
  Object.defineProperty(globalThis, "navigator", {{ value: {{ clipboard }} }});
  set({{ text: given.text, signal: {{ text: given.text, code: "1 M0" }} }});
  state.afar = {{ text: given.text }};
  const {{ makeSending }} = {module("sending.js")};
  const brought = async (text) => text === given.text && set({{ told: {{ key: "post-copied" }} }});
  await makeSending({{ app, get, set, brought }})[given.act]();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const {{ linkOf }} = {module("texts.js")};
  return [desk.told?.key, shown, copied && copied === linkOf(given.text) ? "its link" : copied];
"""


@pytest.mark.parametrize("act", ["copy", "copy-come", "copy-signal"])
@pytest.mark.parametrize("clipboard", ["", "refuses"])
def test_what_cannot_be_copied_is_marked(act: str, clipboard: str) -> None:
    found = in_node.run(PRESSED, act=act, clipboard=clipboard, text=MESSAGE)
    assert found == ["post-copy-by-hand", {"opened": True, "marked": True}, ""]


@pytest.mark.parametrize("act", ["copy", "copy-come", "copy-signal"])
def test_what_is_copied_is_told_and_not_marked(act: str) -> None:
    told, shown, copied = in_node.run(PRESSED, act=act, clipboard="takes", text=MESSAGE)
    assert told.startswith("post-copied")
    assert (shown, copied) == ({"opened": False, "marked": False}, "its link")


DRAWN = f"""
  {PAGE}
  const {{ markup }} = await import(given.tree);
  const {{ distance }} = {module("screen/screen.js")};
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
