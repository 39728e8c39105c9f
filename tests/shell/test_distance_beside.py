"""Two devices side by side, by themselves in Node: a message counts as sent once the other device holds it."""

from typing import Any

import in_node
import pytest

MESSAGE = "lc1!nSQ4MIgnEzpi6OOeOv_bRg!5!dMK_fdwgPwURLEedNczvMQ!turn!-b2 <!0!IkY!!P5oKTSmH"
INVITATION = MESSAGE.replace("!turn!", "!invite!")
ID = "d-nSQ4MIgnEzpi6OOeOv_bRg"


def module(name: str) -> str:
    """A module of matches at a distance, as a script imports it."""
    return f'await import("{(in_node.ROOT / "web" / "js" / "distance" / name).as_uri()}")'


PAGE = """
  globalThis.window = new EventTarget();
  globalThis.location = { href: "http://localhost/#distance", hash: "#distance" };
  globalThis.history = { state: null, replaceState() {} };
  globalThis.HashChangeEvent = Event;
  const words = { say: (key) => key };
  const dialog = { kind: "error" }; // a report that is not read yet: no other is made
  let state = { table: null, afar: null, notices: [], words, dialog };
  let desk = { live: "", view: "list" };
  const get = () => desk;
  const set = (part) => (desk = { ...desk, ...part });
  const app = {
    store: { get: () => state, heed() {}, update: (part) => (state = { ...state, ...part }) },
    announce() {},
  };
"""

CONNECTED = f"""
  {PAGE}
  class Channel extends EventTarget {{
    readyState = "open";
    sent = [];
    send(text) {{ this.sent.push(text); }}
  }}
  const channel = new Channel();
  globalThis.requestAnimationFrame = () => {{}};
  globalThis.RTCPeerConnection = class extends EventTarget {{
    iceGatheringState = "complete";
    createDataChannel() {{ return channel; }}
    async setLocalDescription() {{}}
    close() {{}}
  }};
  const {{ makeBeside }} = {module("beside.js")};
  const heard = async () => {{
    if (given.held === null) throw new Error("it failed");
    return given.held;
  }};
  await makeBeside({{ app, get, set, heard, given: async () => {{}} }}).offer();
  channel.dispatchEvent(new MessageEvent("message", {{ data: given.message }}));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return channel.sent;
"""


@pytest.mark.parametrize(("held", "answer"), [(True, [f"got {MESSAGE[-8:]}"]), (False, []), (None, [])])
def test_a_message_that_came_over_the_connection_is_acknowledged_once_it_is_held(
    held: bool | None, answer: list[str]
) -> None:
    assert in_node.run(CONNECTED, held=held, message=MESSAGE) == answer


TAKEN = f"""
  {PAGE}
  const refused = (key) => ({{ ok: false, error: {{ key, values: {{}} }} }});
  app.live = {{ take() {{}}, look: () => (state.afar = {{ id: given.id }}) }};
  app.engine = {{
    matches: async () => (given.kept ? [{{ id: given.id }}] : []),
    open: async () => (given.opens ? {{ ok: true }} : refused("error-file")),
    ask: async () => (given.refused ? refused(given.refused) : {{ ok: true }}),
  }};
  const {{ makeInquiry }} = {module("inquiry.js")};
  const {{ makeTaking }} = {module("taking.js")};
  const tools = {{ app, get, set, inquiry: makeInquiry(app, set), shown() {{}} }};
  return [await makeTaking(tools).take(given.message, given.live), desk.told?.key ?? ""];
"""


def taken(
    message: str, *, kept: bool = True, opens: bool = True, refused: str = "", live: bool = True
) -> tuple[bool, str]:
    """Whether a message was taken, and what was said of it."""
    given: dict[str, Any] = {"message": message, "kept": kept, "opens": opens, "refused": refused, "live": live}
    held, said = in_node.run(TAKEN, id=ID, **given)
    return held, said


def test_what_the_match_takes_or_has_taken_before_is_held() -> None:
    assert taken(MESSAGE) == (True, "")
    assert taken(MESSAGE, refused="distance-again") == (True, "")
    assert taken(MESSAGE, refused="distance-again", live=False) == (True, "distance-again")
    assert taken(INVITATION) == (True, "")


def test_what_is_refused_or_belongs_to_nothing_here_is_not_held() -> None:
    assert taken(MESSAGE, refused="distance-form") == (False, "distance-form")
    assert taken(MESSAGE, kept=False) == (False, "")
    assert taken(MESSAGE, opens=False) == (False, "error-file")
    assert taken("no message") == (False, "")
    assert taken(INVITATION, kept=False, refused="distance-form") == (False, "distance-form")


WITHOUT = f"""
  {PAGE}
  const {{ makeBeside }} = {module("beside.js")};
  await makeBeside({{ app, get, set }}).offer();
  return [desk.live, desk.signal, desk.told.key];
"""


def test_where_a_browser_connects_nothing_that_is_said() -> None:
    assert in_node.run(WITHOUT) == ["", None, "post-beside-failed"]
