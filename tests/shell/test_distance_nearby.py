"""A code that came as a link connects nothing before somebody presses, and nothing at all in another page's frame."""

from typing import Any

import in_node
import pytest
from test_distance_beside import DEVICE, module

KEYS = f"{'p' * 24}!{'f' * 43}"
OFFER, ANSWER = f"lcs1!o!ufrag!{KEYS}!fd00::2~9", f"lcs1!a!ufrag!{KEYS}!fd00::2~9"
LINKED = f"""
  {DEVICE}
  Object.defineProperty(globalThis, "navigator", {{ value: {{}} }});
  let made = 0;
  const remote = [];
  const Peer = globalThis.RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Peer {{
    signalingState = "have-local-offer";
    constructor() {{
      super();
      made += 1;
    }}
    async setRemoteDescription({{ type }}) {{ remote.push(type); }}
  }};
  history.replaceState = (_, __, to) => (location.hash = to);
  app.engine = {{ on() {{}}, matches: async () => [] }};
  const {{ makeDesk }} = {module("desk.js")};
  const working = makeDesk(app);
  if (given.offers) working.act("beside");
  await done();
  const part = encodeURIComponent(given.signal);
  location.hash = `#distance/${{part}}`;
  await working.arrive(part);
  await done();
  const before = [made, [...remote], state.desk.view];
  working.act("join");
  for (let at = 0; at < 50 && state.desk.view === "coming"; at++) await done();
  return [...before, made, remote, state.desk.view, state.desk.told?.key ?? "", location.hash];
"""


def linked(signal: str, *, offers: bool = False) -> Any:
    """How many connections were begun, whom they speak to and what is in sight, before and after the press."""
    return in_node.run(LINKED, signal=signal, offers=offers)


def test_an_offer_that_came_as_a_link_is_followed_once_it_is_pressed() -> None:
    assert linked(OFFER) == [0, [], "nearby", 1, ["offer"], "beside", "", "#distance"]


def test_an_answer_that_came_as_a_link_is_followed_once_it_is_pressed() -> None:
    assert linked(ANSWER, offers=True) == [1, [], "nearby", 1, ["answer"], "list", "", "#distance"]


def test_an_answer_that_came_to_another_page_is_said_to_be_late() -> None:
    assert linked(ANSWER) == [0, [], "nearby", 0, [], "list", "post-beside-late", "#distance"]


DRAWN = f"""
  {DEVICE}
  words.dir = "ltr";
  Object.assign(window, {{ self: window, top: given.framed ? {{}} : window }});
  const {{ markup }} = await import("{(in_node.ROOT / "web" / "js" / "render" / "draw" / "tree.js").as_uri()}");
  const {{ distance }} = {module("screen/screen.js")};
  const page = markup(distance({{ words, desk: {{ view: "nearby", live: "", told: null }} }}));
  return [page.includes('data-post="join"'), page.includes("post-beside-framed")];
"""


@pytest.mark.parametrize("framed", [False, True])
def test_in_a_frame_there_is_nothing_to_press(framed: bool) -> None:
    assert in_node.run(DRAWN, framed=framed) == [not framed, framed]
