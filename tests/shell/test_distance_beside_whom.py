"""Two devices side by side, by themselves in Node: to whom it is said what lies here. A match is spoken of with whoever
was shown the code on its own screen, or who shows to know it as far as it goes. Nobody else is handed any of it."""

from typing import Any

import in_node
import pytest
from test_distance_beside import DEVICE, LAYS, PEERS, comes, got, lies, message, module

OFFER = f"lcs1!o!ufrag!{'p' * 24}!{'f' * 43}!fd00::2~9"
WHOM = f"""
  {DEVICE}
  {PEERS}
  {LAYS}
  const heard = async (text) => {{
    const brought = given.brings[text];
    if (brought) lies(brought.table);
    return given.held.includes(text);
  }};
  const puts = (part) => {{
    set(part);
    heed();
  }};
  const beside = makeBeside({{ app, get, set: puts, heard, given: async () => true }});
  channel.readyState = "connecting";
  app.store.update({{ afar: given.first.table }});
  if (given.offers) await beside.offer();
  else {{
    await beside.read("{OFFER}");
    set({{ live: "answering" }}); // once the code is drawn
    peers[0].dispatchEvent(Object.assign(new Event("datachannel"), {{ channel }}));
  }}
  if (given.meanwhile) lies(given.meanwhile.table);
  channel.readyState = "open";
  channel.dispatchEvent(new Event("open"));
  for (const text of given.comes) come(text);
  await done();
  if (given.again) lies(given.again.table);
  return channel.sent;
"""


def offered(first: dict[str, Any], meanwhile: dict[str, Any], again: dict[str, Any]) -> list[str]:
    """What is sent by whoever has offered to be connected, with the first on the table, and goes on to other matches
    before the two are connected and after that."""
    given = {"first": first, "meanwhile": meanwhile, "again": again, "comes": [], "held": [], "brings": {}}
    sent: list[str] = in_node.run(WHOM, offers=True, **given)
    return sent


def answered(come: dict[str, Any], brings: dict[str, Any] | None, *, held: bool = True) -> list[str]:
    """What is sent by whoever has answered, with a match on the table, when that comes first, of a match that is kept
    here and comes to the table with it."""
    text = come["come"]
    given = {"comes": [text], "held": [text] if held else [], "brings": {text: brings} if brings else {}}
    sent: list[str] = in_node.run(WHOM, offers=False, first=lies("y", 3, "turn"), **given)
    return sent


def test_an_offer_is_to_play_the_match_at_whose_screen_it_was_made() -> None:
    own, other = lies("x", 5, "turn"), lies("y", 3, "turn")
    assert offered(own, other, own) == [own["table"]["text"]]
    assert offered(own, other, other) == []


@pytest.mark.parametrize("sent", [False, True])
def test_whoever_sends_the_message_before_the_own_last_one_is_sent_that(sent: bool) -> None:
    come = comes("x", 6, "turn")
    own = lies("x", 7, "turn", sent=sent)
    assert sorted(answered(come, own)) == sorted([got(come), own["table"]["text"]])


def test_whoever_sends_the_answer_to_the_own_last_one_may_go_on() -> None:
    come = comes("x", 8, "turn")
    assert answered(come, lies("x", 7, "turn", "yours", sent=True)) == [got(come), message("x", 7, "turn")]


@pytest.mark.parametrize("kind", ["turn", "invite"])
@pytest.mark.parametrize("sent", [False, True])
def test_whoever_knows_an_early_message_of_a_match_hears_nothing_of_it(kind: str, sent: bool) -> None:
    assert answered(comes("x", 1 if kind == "invite" else 4, kind), lies("x", 7, "turn", sent=sent)) == []


@pytest.mark.parametrize("sent", [False, True])
def test_whoever_knows_no_more_than_the_name_of_a_match_hears_nothing_of_it(sent: bool) -> None:
    assert answered(comes("x", 8, "turn"), lies("x", 7, "turn", sent=sent), held=False) == []


def test_whoever_has_invited_hears_the_answer_that_lies_here() -> None:
    come, own = comes("b", 1, "invite"), lies("b", 2, "accept", "cards")
    assert sorted(answered(come, own)) == sorted([got(come), own["table"]["text"]])


BEGINS = f"""
  {DEVICE}
  words.dir = "ltr";
  const {{ markup }} = await import("{(in_node.ROOT / "web" / "js" / "render" / "draw" / "tree.js").as_uri()}");
  const {{ distance }} = {module("screen/screen.js")};
  const afar = {{ id: "d-x", waits: "turn", acts: [], seat: 0, names: ["Ann", "Ben"], since: null, text: "" }};
  const desk_ = {{ view: given.view, live: given.live, spoken: [], signal: null, told: null, busy: null }};
  return markup(distance({{ words, table: null, afar, desk: desk_ }})).includes('data-post="beside"');
"""


@pytest.mark.parametrize(
    ("view", "live", "shown"), [("beside", "", False), ("beside", "on", True), ("match", "", True)]
)
def test_a_code_is_first_shown_at_the_screen_of_the_match_that_is_to_be_played(
    view: str, live: str, shown: bool
) -> None:
    assert in_node.run(BEGINS, view=view, live=live) is shown
