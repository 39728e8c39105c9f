"""What storage did not take is not lost as long as the page is there: the file of everything holds it too, and it is
counted. The worker by itself in Node.
"""

from pathlib import Path

import pytest
from worker_in_node import run

REFUSING = """
  /** What storage refuses from now on, "" for nothing. */
  let refuses = "";
  const taken = globalThis.matches;
  globalThis.matches = (name, mode) => {
    if (refuses === "SecurityError" || refuses === "UnknownError") throw new DOMException("not now", refuses);
    const store = taken(name, mode);
    const put = () => { throw new DOMException("no room", refuses); };
    return refuses ? { ...store, put } : store;
  };
  const unsaved = () => heard.filter(({ kind }) => kind === "unsaved").length;
  const seats = [{ name: "Ada" }, { name: "Tilda", mind: "careful" }];
  const begin = async (window) =>
    (await window.ask({ do: "new", game: "card", options: { rounds: 1 }, seats, starts: 0 })).table;
  const plays = async (window, { ply, view: { moves } }) =>
    (await window.ask({ do: "play", ply, move: moves[0].move })).table;
  /** Of each match that everything as one file holds: its name, and how many of its turns are played. */
  const packed = async (window) => {
    const { file, unread } = await window.wants({ kind: "pack", remembered: { settings: "{}" } });
    const { matches, remembered } = JSON.parse(await file.text());
    const turns = (record) => JSON.parse(record).rounds[0].turns.length;
    return { unread, remembered, matches: matches.map(({ id, record }) => [id, turns(record)]) };
  };
"""
FULL = """
  const window = await opened();
  const first = await begin(window);
  await until(() => heard.some(({ kind }) => kind === "saved"));
  refuses = "QuotaExceededError";
  await plays(window, await plays(window, first));
  await until(() => unsaved() > 0);
  const before = unsaved();
  const second = await begin(window);
  await until(() => unsaved() > before);
  return { ids: [first.id, second.id], ...(await packed(window)) };
"""
GONE_ON = """
  const [one, other] = [await opened(), await opened()];
  const table = await begin(one);
  await until(() => heard.some(({ kind }) => kind === "saved"));
  const { table: seen } = await other.wants({ kind: "open", match: table.id });
  await plays(other, await plays(other, seen));
  await until(() => heard.filter(({ kind }) => kind === "saved").length > 1);
  refuses = "QuotaExceededError";
  await plays(one, table);
  await until(() => unsaved() > 0);
  return { id: table.id, ...(await packed(one)) };
"""
COUNTED = """
  refuses = given.always ? given.refuses : "";
  const window = await opened();
  await begin(window);
  await until(() => heard.some(({ kind }) => kind === "saved") || unsaved() > 0);
  refuses = given.refuses;
  await window.ask({ do: "concede", seat: 0 });
  const { statistics, unread } = await window.wants({ kind: "statistics", pars: {} });
  const { sets } = statistics.games.find(({ game }) => game === "card");
  return [sets[0].matches, unread];
"""
NOTHING = """
  refuses = given.refuses;
  const window = await opened();
  const first = await begin(window);
  await until(() => unsaved() > 0);
  return { id: first.id, ...(await packed(window)) };
"""


def test_where_there_is_no_room_everything_as_one_file_holds_what_could_not_be_kept(tmp_path: Path) -> None:
    found = run(tmp_path, REFUSING + FULL)
    first, second = found["ids"]
    assert found["matches"] == [[first, 1], [second, 0]], "each once, and as it stands"
    assert found["unread"] == ""


def test_of_a_match_that_another_window_has_gone_on_with_it_holds_both_lines(tmp_path: Path) -> None:
    found = run(tmp_path, REFUSING + GONE_ON)
    assert [match for match, _ in found["matches"]] == [found["id"]] * 2


@pytest.mark.parametrize(("refuses", "unread"), [("SecurityError", "forbidden"), ("UnknownError", "other")])
def test_where_storage_gives_nothing_it_holds_what_the_page_has_and_that_is_told(
    refuses: str, unread: str, tmp_path: Path
) -> None:
    found = run(tmp_path, REFUSING + NOTHING, refuses=refuses)
    assert found["matches"] == [[found["id"], 0]]
    assert found["remembered"] == {"settings": "{}"}
    assert found["unread"] == unread


@pytest.mark.parametrize(
    ("refuses", "always", "unread"),
    [("QuotaExceededError", False, ""), ("SecurityError", True, "forbidden"), ("UnknownError", True, "other")],
)
def test_a_match_that_could_not_be_kept_as_it_ended_is_counted(
    refuses: str, always: bool, unread: str, tmp_path: Path
) -> None:
    assert run(tmp_path, REFUSING + COUNTED, refuses=refuses, always=always) == [1, unread]
