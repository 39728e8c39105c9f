"""What the worker does for matches at a distance, by itself in Node with the true bridge: nothing that can go to the
other device is told before it is kept, and no line of such a match lies beside another that the other side never heard
of.
"""

from pathlib import Path

import pytest
from worker_in_node import run

from lostcities import choose
from lostcities.match import Match
from lostcities.record import Record, write

MEET = """
  const ada = await opened();
  const ben = await opened(there);
  const accepted = await accepts(ben, afar(await invites(ada)).text);
  const dealt = await takes(ada, afar(accepted).text);
  const told = { ada: dealt, ben: await takes(ben, afar(dealt).text) };
  if (afar(told.ben).waits !== "yours") told.ada = await takes(ada, afar(told.ben).text);
  const [first, mover] = afar(told.ben).waits === "yours" ? [ben, ada] : [ada, ben];
  const turned_ = await turns(first, first === ben ? told.ben : told.ada);
  const whose = await takes(mover, afar(turned_).text);
"""
"""The two after a first turn; it is the mover's, at the table that it was told."""
HELD = """
  const letGo = holdUp();
  heard.length = stalled = 0;
  const reply = asks();
  await until(() => stalled);
  await turned();
  const early = heard.map(({ kind }) => kind);
  letGo();
  await reply;
  return [early, heard.map(({ kind }) => kind)];
"""


ACCEPTED_TWICE = """
  const { text } = afar(await invites(await opened(there)));
  const [one, other] = [await opened(), await opened()];
  const { afar: first } = await accepts(one, text);
  const { ok, error, afar: seen } = await accepts(other, given.before + text);
  return [ok, error?.code, seen?.text === first.text, here.size];
"""
LOCKS = """
  const lines = new Map();
  const request = (name, work) => {
    const line = (lines.get(name) ?? Promise.resolve()).then(work);
    lines.set(name, line.catch(() => {}));
    return line;
  };
  const refuse = () => Promise.reject(new DOMException("an origin of its own", "SecurityError"));
  const locks = { all: { request }, refused: { request: refuse } }[given.locks];
  Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
"""
"""A browser's locks, if it has any and lets this page have them."""
ACCEPTED_AT_ONCE = (
    LOCKS
    + """
  const { text } = afar(await invites(await opened(there)));
  const windows = [await opened(), await opened()];
  const [one, other] = await Promise.all(windows.map((window) => accepts(window, text)));
  return [one.ok, other.ok, other.error?.code, other.afar.text === one.afar.text, here.size];
"""
)
ACCEPTED_ANEW = """
  const { id, text } = afar(await invites(await opened(there)));
  const window = await opened();
  await accepts(window, text);
  await window.wants({ kind: "delete", match: id });
  return [(await accepts(window, text)).ok, here.size];
"""


GONE_ON = """
  const ada = await opened();
  const { id, text } = afar(await invites(ada));
  const other = await opened();
  const { afar: before } = await other.wants({ kind: "open", match: id });
  const { afar: after } = await takes(ada, afar(await accepts(await opened(there), text)).text);
  const { error, table, afar: seen } = await other.ask({ do: "brought", number: before.number, at: 4 });
  const { afar: then } = await other.ask({ do: "brought", number: after.number, at: 5 });
  return [error?.code, table, seen?.text === after.text, before.text === after.text, then.sent, here.size];
"""


def test_where_another_window_has_gone_on_before_the_cards_are_dealt_the_match_comes_with_the_refusal(
    tmp_path: Path,
) -> None:
    assert run(tmp_path, GONE_ON) == ["stale", None, True, False, True, 1]


@pytest.mark.parametrize("before", ["", "  "])
def test_an_invitation_that_another_window_has_accepted_is_not_accepted_in_another_way(
    before: str, tmp_path: Path
) -> None:
    assert run(tmp_path, ACCEPTED_TWICE, before=before) == [False, "stale", True, 1]


def test_an_invitation_that_two_windows_accept_at_once_makes_one_match(tmp_path: Path) -> None:
    assert run(tmp_path, ACCEPTED_AT_ONCE, locks="all") == [True, False, "stale", True, 1]


@pytest.mark.parametrize("locks", ["none", "refused"])
def test_an_invitation_is_accepted_where_there_are_no_locks(locks: str, tmp_path: Path) -> None:
    assert run(tmp_path, LOCKS + ACCEPTED_TWICE, before="", locks=locks) == [False, "stale", True, 1]


def test_an_invitation_is_accepted_anew_where_its_match_was_deleted(tmp_path: Path) -> None:
    assert run(tmp_path, ACCEPTED_ANEW) == [True, 1]


GONE = (
    MEET
    + """
  const { id, seat } = afar(whose);
  const earlier = structuredClone(here.get(id));
  const theirs = there.get(id).record;
  const gave = await mover.ask({ do: "concede", seat });
  const opens = await takes(mover === ada ? ben : ada, afar(gave).text);
  await takes(mover, afar(opens).text);
  const later = structuredClone(here.get(id));
"""
)
"""A match as it is kept here at the beginning, and as it is once somebody has given it up."""
GONE_FURTHER = """
  const ada = await opened();
  const { id, text } = afar(await invites(ada));
  const earlier = structuredClone(here.get(id));
  const ben = await opened(there);
  await takes(ada, afar(await accepts(ben, text)).text);
  const later = structuredClone(here.get(id));
  const theirs = there.get(id).record;
"""
"""Likewise an invitation, and the match once it is accepted."""
IMPORTED = """
  const states = { earlier, later, theirs: { record: theirs } };
  here.set(id, states[given.kept]);
  const { ok, match, summary } = await ada.wants({ kind: "import", text: states[given.comes].record });
  const kept = here.get(id);
  const right = here.get(match).summary.waiting === summary.waiting;
  return [ok, match === id, here.size, kept.record === later.record ? "later" : "earlier", right];
"""


@pytest.mark.parametrize("match", [GONE_FURTHER, GONE])
@pytest.mark.parametrize(("kept", "comes"), [("earlier", "later"), ("later", "earlier"), ("later", "later")])
def test_of_a_match_at_a_distance_that_is_brought_again_the_line_that_went_further_is_kept_alone(
    kept: str, comes: str, match: str, tmp_path: Path
) -> None:
    assert run(tmp_path, match + IMPORTED, kept=kept, comes=comes) == [True, True, 1, "later", True]


def test_the_other_side_of_a_match_at_a_distance_takes_the_place_of_none(tmp_path: Path) -> None:
    found = run(tmp_path, GONE_FURTHER + IMPORTED, kept="earlier", comes="theirs")
    assert found == [True, False, 2, "earlier", True]


CLAIMED = """
  const mine = here.get(id).record;
  const { messages, secret } = JSON.parse(mine);
  const record = JSON.parse(given.record);
  record.x = { distance: { version: 1, messages: [...messages, "nothing"] }, lostcities: { seat } };
  const text = JSON.stringify(record);
  const { ok, match, was } = await ada.wants({ kind: "import", text });
  const everything = { format: "lost-cities-device", version: 1, matches: [{ id, updated: 1, record: text }] };
  const file = new Blob([JSON.stringify({ ...everything, remembered: {} })]);
  const unpacked = await ada.wants({ kind: "unpack", file });
  return [ok, match === id, was, unpacked.ok, unpacked.further, here.get(id).record === mine, mine.includes(secret)];
"""


@pytest.mark.parametrize("way", ["begun", "playing"])
def test_a_record_that_only_says_to_be_of_a_match_takes_its_place_from_no_file(way: str, tmp_path: Path) -> None:
    begun = {
        "begun": "const ada = await opened(); const { id, seat } = afar(await invites(ada));",
        "playing": MEET + "const { id, seat } = afar(dealt);",
    }[way]
    found = run(tmp_path, begun + CLAIMED, record=write(invented()))
    assert found == [True, False, "new", True, [], True, True]


def invented() -> Record:
    """A match that nobody has played at a distance."""
    match = Match.begin("card", {"rounds": 1}, 2)
    match.deal_by_chance("invented")
    while match.in_round:
        match.play(choose(match, "novice"))
    return Record.of(match, ["Ada", "Mallory"])


@pytest.mark.parametrize("wish", ["play", "concede"])
def test_a_turn_at_a_distance_and_giving_up_are_kept_before_the_page_knows(wish: str, tmp_path: Path) -> None:
    asks = """
      const { ply, view: { moves: [{ move }] } } = whose.table;
      const { seat } = afar(whose);
      const asks = () => mover.ask(given.wish === "play" ? { do: "play", ply, move } : { do: "concede", seat });
    """
    assert run(tmp_path, MEET + asks + HELD, wish=wish) == [[], ["saved", "reply"]]


def test_a_turn_at_one_device_is_told_before_it_is_kept(tmp_path: Path) -> None:
    asks = """
      const window = await opened();
      const seats = [{ name: "Ada" }, { name: "Tilda", mind: "careful" }];
      const { table } = await window.ask({ do: "new", game: "card", options: {}, seats, starts: 0 });
      await until(() => heard.some(({ kind }) => kind === "saved"));
      const asks = () => window.ask({ do: "play", ply: table.ply, move: table.view.moves[0].move });
    """
    assert run(tmp_path, asks + HELD)[0] == ["reply"]
