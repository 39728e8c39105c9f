"""Two devices side by side that cannot find each other are told so, and not left waiting."""

from typing import Any

import in_node
from test_distance_beside import DEVICE

KEYS = f"{'p' * 24}!{'f' * 43}"
NEAR, FAR, NONE = "fd00::2", "192.0.2.2", ""
MEETS = f"""
  {DEVICE}
  words.dir = "ltr";
  const line = given.own && `a=candidate:1 1 udp 9 ${{given.own}} 9 typ host`;
  const print = Array.from({{ length: 32 }}, () => "4D").join(":");
  const sdp = ["a=ice-ufrag:own1", `a=ice-pwd:${{"q".repeat(24)}}`, `a=fingerprint:sha-256 ${{print}}`, line, ""];
  const Peer = globalThis.RTCPeerConnection;
  const peers = [];
  globalThis.RTCPeerConnection = class extends Peer {{
    signalingState = "have-local-offer";
    localDescription = {{ type: given.offers ? "offer" : "answer", sdp: sdp.join("\\r\\n") }};
    constructor() {{
      super();
      peers.push(this);
    }}
    async setRemoteDescription() {{}}
  }};
  channel.readyState = "connecting";
  const {{ waits }} = given;
  const beside = makeBeside({{ app, get, set, heard: async () => true, given: async () => true, limit: 60, waits }});
  if (given.offers) await beside.offer();
  const shown = desk.live;
  if (given.theirs) await beside.read(`lcs1!${{given.offers ? "a" : "o"}}!ufrag!{KEYS}!${{given.theirs}}~9`);
  const read = desk.live;
  if (given.opens && !given.offers) peers[0].dispatchEvent(Object.assign(new Event("datachannel"), {{ channel }}));
  if (given.opens) channel.dispatchEvent(new Event("open"));
  await new Promise((resolve) => setTimeout(resolve, 150));
  return [shown, read, desk.live, desk.told?.key ?? ""];
"""


def answers(own: str, theirs: str, *, waits: int = 10_000, opens: bool = False) -> Any:
    """How it stands with a device that has read the first code once that is read, and a while later, and what is said
    to the person; by the addresses that either shows, and for how many ms it waits."""
    return in_node.run(MEETS, offers=False, own=own, theirs=theirs, waits=waits, opens=opens)[1:]


def offers(own: str, theirs: str, *, opens: bool = False) -> Any:
    """The same of the device that has shown it; first comes how it stood when it was shown."""
    return in_node.run(MEETS, offers=True, own=own, theirs=theirs, opens=opens)


def test_where_neither_shows_an_address_that_may_be_tried_that_is_said_at_once() -> None:
    assert answers(FAR, FAR) == ["", "", "post-beside-far"]


def test_one_address_that_may_be_tried_is_enough() -> None:
    for own, theirs in ((FAR, NEAR), (NEAR, FAR), (NEAR, NEAR)):
        assert answers(own, theirs) == ["answering", "answering", ""], (own, theirs)


def test_a_device_without_a_network_shows_no_code() -> None:
    assert offers(NONE, "") == ["", "", "", "post-beside-failed"]
    assert answers(NONE, NEAR) == ["", "", "post-beside-failed"]


def test_two_that_do_not_find_each_other_in_time_are_told_so() -> None:
    assert offers(NEAR, NEAR) == ["offering", "joining", "", "post-beside-failed"]
    assert offers(NEAR, NEAR, opens=True) == ["offering", "joining", "on", ""]


def test_whoever_shows_an_answer_that_is_not_read_in_time_is_told_so() -> None:
    assert answers(NEAR, NEAR, waits=60) == ["answering", "", "post-beside-unread"]
    assert answers(NEAR, NEAR, waits=60, opens=True) == ["answering", "on", ""]
