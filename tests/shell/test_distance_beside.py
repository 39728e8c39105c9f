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

DEVICE = f"""
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
  const come = (text) => channel.dispatchEvent(new MessageEvent("message", {{ data: text }}));
  const done = () => new Promise((resolve) => setTimeout(resolve, 20));
"""
"""Beside another device, of which there is one end of the channel."""

LAYS = """
  let heed;
  app.store.heed = (ear) => (heed = ear);
  const lies = (afar) => {
    app.store.update({ afar });
    heed();
  };
"""
"""Puts a match on its table."""

PEERS = """
  const peers = [];
  const Peer = globalThis.RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Peer {
    constructor() {
      super();
      peers.push(this);
    }
    async setRemoteDescription() {}
  };
"""
"""Its connections, in their order."""

CONNECTED = f"""
  {DEVICE}
  const heard = async () => {{
    if (given.held === null) throw new Error("it failed");
    if (given.held) state.afar = {{ id: "{ID}", text: "", waits: "yours" }};
    return given.held;
  }};
  await makeBeside({{ app, get, set, heard, given: async () => {{}} }}).offer();
  come(given.message);
  await done();
  return channel.sent;
"""


@pytest.mark.parametrize(("held", "answer"), [(True, [f"got {MESSAGE[-8:]}"]), (False, []), (None, [])])
def test_a_message_that_came_over_the_connection_is_acknowledged_once_it_is_held(
    held: bool | None, answer: list[str]
) -> None:
    assert in_node.run(CONNECTED, held=held, message=MESSAGE) == answer


TALK = f"""
  {DEVICE}
  {LAYS}
  const steps = [...given.steps];
  app.store.update({{ afar: steps.shift().table }});
  const heard = async (text) => !given.refused.includes(text);
  const arrived = [];
  const handed = async (text) => {{
    const lies = state.afar.text === text;
    if (lies) arrived.push(state.afar.id);
    return lies;
  }};
  const {{ patience }} = given;
  await makeBeside({{ app, get, set, heard, given: handed, patience }}).offer();
  await done();
  for (const step of steps) {{
    if (step.ms) await new Promise((resolve) => setTimeout(resolve, step.ms));
    else if ("come" in step) come(step.come);
    else lies(step.table);
    await done();
  }}
  if (!given.drawn) return given.arrived ? arrived : channel.sent;
  const {{ h, markup }} = await import(given.drawn);
  const {{ match }} = {module("screen/match.js")};
  const afar = {{ seat: 0, names: ["Ann", "Ben"], acts: [], asked: false, fault: null, since: null, ...state.afar }};
  set({{ busy: null, codes: null, scanning: false }});
  const page = markup(h("main", null, match({{ words: {{ ...words, dir: "ltr" }}, afar, table: null }}, desk)));
  return ["copy", "read"].filter((way) => page.includes(`data-post="${{way}}"`));
"""


def message(match: str, number: int, kind: str) -> str:
    """A message as far as a connection looks at it, with a mark of its own."""
    return f"lc1!{match * 22}!{number}!!{kind}!!{match}{number}{match * 7}"[:-1]


LATER = 4_000_000_000_000
"""A moment after the connection has begun, in ms."""


def lies(
    match: str, number: int, kind: str, waits: str = "turn", *, sent: bool = False, since: int = 0
) -> dict[str, Any]:
    """A match on the table whose last own message is that, from before the connection or since then."""
    said = {"number": number, "text": message(match, number, kind), "waits": waits, "sent": sent, "since": since}
    return {"table": {"id": f"d-{match * 22}", **said}}


def comes(match: str, number: int, kind: str) -> dict[str, Any]:
    return {"come": message(match, number, kind)}


def acknowledged(step: dict[str, Any]) -> dict[str, Any]:
    """The other device holds what lies on the table in that step."""
    return {"come": f"got {step['table']['text'][-8:]}"}


def got(step: dict[str, Any]) -> str:
    return f"got {step['come'][-8:]}"


def said(
    *steps: dict[str, Any], refused: list[str] | None = None, arrived: bool = False, patience: int = 5000
) -> list[str]:
    """What a device says that has offered to be connected, with the first of the steps on its table; or of which
    matches a message counts as sent. It waits so many ms to be acknowledged."""
    sent: list[str] = in_node.run(TALK, steps=steps, refused=refused or [], arrived=arrived, patience=patience)
    return sent


def ways(*steps: dict[str, Any], patience: int = 5000) -> list[str]:
    """By which other ways messages of the match on the table go and come: "copy" and "read" stand for them."""
    tree = (in_node.ROOT / "web" / "js" / "render" / "draw" / "tree.js").as_uri()
    found: list[str] = in_node.run(TALK, steps=steps, refused=[], drawn=tree, patience=patience)
    return found


def test_a_match_hides_its_other_ways_only_where_it_goes_over_the_connection() -> None:
    turn, other, theirs = lies("x", 5, "turn"), lies("y", 3, "turn"), comes("b", 1, "invite")
    assert ways(turn) == []
    assert ways(turn, other) == ["copy", "read"]
    assert ways(turn, theirs, lies("b", 2, "accept")) == []


def test_where_both_invite_at_once_the_answer_to_either_is_taken() -> None:
    own, theirs = lies("a", 1, "invite", "answer"), comes("b", 1, "invite")
    answer = comes("a", 2, "accept")
    assert said(own, theirs, answer) == [own["table"]["text"], got(theirs), got(answer)]


def test_a_match_goes_on_over_the_connection_whatever_becomes_of_an_invitation_meanwhile() -> None:
    turn, theirs, reply = lies("x", 5, "turn"), comes("b", 1, "invite"), comes("x", 6, "turn")
    invitation, next_turn = lies("a", 1, "invite", "answer", since=LATER), lies("x", 7, "turn")
    told = said(turn, theirs, reply, invitation, next_turn)
    assert told == [
        turn["table"]["text"],
        got(theirs),
        got(reply),
        invitation["table"]["text"],
        next_turn["table"]["text"],
    ]


def test_a_match_that_was_not_spoken_of_goes_its_own_way() -> None:
    turn, other, theirs = lies("x", 5, "turn"), lies("y", 3, "turn"), comes("z", 2, "turn")
    assert said(turn, other, theirs) == [turn["table"]["text"]]


def test_an_invitation_from_before_the_connection_is_for_somebody_else() -> None:
    turn, old, new = (
        lies("x", 5, "turn"),
        lies("a", 1, "invite", "answer"),
        lies("b", 1, "invite", "answer", since=LATER),
    )
    assert said(turn, old, new) == [turn["table"]["text"], new["table"]["text"]]


def test_what_has_arrived_while_another_match_is_on_the_table_is_said_once_more_when_its_own_is_back() -> None:
    turn, other = lies("x", 5, "turn"), lies("y", 3, "turn")
    steps = [turn, other, acknowledged(turn), turn, acknowledged(turn)]
    assert said(*steps) == [turn["table"]["text"]] * 2
    assert said(*steps, arrived=True) == [turn["table"]["id"]]


FURTHER = f"""
  {DEVICE}
  {PEERS}
  let told = 0;
  app.announce = () => (told += 1);
  const beside = makeBeside({{ app, get, set, heard: async () => true, given: async () => true }});
  if (given.offers) await beside.offer();
  else await beside.read(`lcs1!o!ufrag!${{"p".repeat(24)}}!${{"f".repeat(43)}}!fd00::2~9`);
  const channels = Array.from({{ length: 3 }}, () => Object.assign(new Channel(), {{ close: () => (shut += 1) }}));
  let shut = 0;
  for (const channel of channels) peers[0].dispatchEvent(Object.assign(new Event("datachannel"), {{ channel }}));
  for (const each of [channel, ...channels])
    each.dispatchEvent(new MessageEvent("message", {{ data: given.message }}));
  await done();
  return [told, shut, desk.live, [channel, ...channels].map(({{ sent }}) => sent.length)];
"""


def test_whoever_offers_has_the_one_channel_and_whoever_answers_takes_the_first() -> None:
    own = in_node.run(FURTHER, offers=True, message=INVITATION)
    assert own == [1, 3, "on", [1, 0, 0, 0]]
    theirs = in_node.run(FURTHER, offers=False, message=INVITATION)
    assert theirs == [1, 2, "on", [0, 1, 0, 0]]


def test_an_invitation_that_is_not_held_makes_no_match_of_the_connection() -> None:
    turn, theirs, more = lies("x", 5, "turn"), comes("b", 1, "invite"), comes("b", 3, "deal")
    assert said(turn, theirs, more, refused=[theirs["come"]]) == [turn["table"]["text"]]


PATIENT = {"ms": 1800}
"""A step in which nothing comes, for longer than a message is said again with a patience of 80 ms."""


def test_a_message_that_is_not_acknowledged_goes_again_and_then_other_ways() -> None:
    turn, reply, later = lies("x", 5, "turn"), comes("x", 6, "turn"), lies("x", 7, "turn")
    again = said(turn, PATIENT, patience=80)
    assert again == [turn["table"]["text"]] * 4
    assert ways(turn, PATIENT, patience=80) == ["copy", "read"]
    assert ways(turn, PATIENT, acknowledged(turn), patience=80) == []
    assert said(turn, later, PATIENT, reply, patience=80) == [
        turn["table"]["text"],
        *[later["table"]["text"]] * 4,
        got(reply),
    ]


def test_a_message_that_is_acknowledged_or_known_to_be_sent_goes_once() -> None:
    turn, sent = lies("x", 5, "turn"), lies("x", 5, "turn", sent=True)
    assert said(turn, acknowledged(turn), sent, PATIENT, patience=80) == [turn["table"]["text"]]


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


ELSEWHERE = f"""
  {PAGE}
  const seen = {{ table: null, afar: {{ id: given.id }} }};
  app.engine = {{ ask: async () => ({{ ok: false, error: {{ key: "error-stale" }}, ...seen }}) }};
  app.live = {{ take() {{}}, look: ({{ afar }}) => app.store.update({{ afar }}) }};
  app.store.update({{ setup: {{ game: "card", games: {{ card: {{ seats: [{{ name: "Ben" }}] }} }} }} }});
  history.replaceState = (_, __, to) => (location.hash = to);
  set({{ view: "invited", text: given.message }});
  const {{ makeInquiry }} = {module("inquiry.js")};
  const {{ makeInviting }} = {module("inviting.js")};
  await makeInviting({{ app, get, set, ask: makeInquiry(app, set).ask, shown() {{}} }}).accept();
  return [state.afar?.id, desk.told.key, location.hash];
"""


def test_an_invitation_that_another_window_has_accepted_leads_to_its_match() -> None:
    found = in_node.run(ELSEWHERE, id=ID, message=INVITATION)
    assert found == [ID, "error-stale", f"#distance/{ID}"]


WITHOUT = f"""
  {PAGE}
  const {{ makeBeside }} = {module("beside.js")};
  await makeBeside({{ app, get, set }}).offer();
  return [desk.live, desk.signal, desk.told.key];
"""


def test_where_a_browser_connects_nothing_that_is_said() -> None:
    assert in_node.run(WITHOUT) == ["", None, "post-beside-failed"]
