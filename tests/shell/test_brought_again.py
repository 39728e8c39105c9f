"""A match that comes as a file to a device that has it is neither kept nor counted twice: the worker by itself."""

from pathlib import Path
from random import Random

import pytest
from distance.playing import play, sit
from worker_in_node import run

from lostcities.record import write

BEGUN = """
  const window = await opened();
  const seats = [{ name: "Ada" }, { name: "Tilda", mind: "careful" }];
  const begin = async () =>
    (await window.ask({ do: "new", game: given.game, options: { rounds: 1 }, seats, starts: 0 })).table;
  const table = await begin();
  const { id } = table;
  const revision = () => here.get(id)?.revision ?? 0;
  await until(() => revision() === 1);
  const earlier = here.get(id).record;
  await window.ask({ do: "play", ply: table.ply, move: table.view.moves[0].move });
  await until(() => revision() === 2);
  const later = here.get(id).record;
  const brings = (text) => window.wants({ kind: "import", text });
"""
AGAIN = """
  const { ok, match, was } = await brings({ earlier, later, apart: later.replace("Ada", "Ben") }[given.comes]);
  return { ok, same: match === id, was, kept: here.size, as: here.get(id).record === later ? "later" : "earlier" };
"""


@pytest.mark.parametrize("game", ["card", "board", "adapted"])
@pytest.mark.parametrize("comes", ["earlier", "later"])
def test_a_file_of_a_match_that_lies_here_is_told_to_be_of_that(comes: str, game: str, tmp_path: Path) -> None:
    found = run(tmp_path, BEGUN + AGAIN, comes=comes, game=game)
    assert found == {"ok": True, "same": True, "was": "here", "kept": 1, "as": "later"}


def test_a_file_that_goes_on_further_takes_the_place_of_what_lies_here(tmp_path: Path) -> None:
    older = "  here.set(id, { ...here.get(id), record: earlier });\n"
    found = run(tmp_path, BEGUN + older + AGAIN, comes="later", game="card")
    assert found == {"ok": True, "same": True, "was": "further", "kept": 1, "as": "later"}


def test_one_with_the_same_cards_that_somebody_else_played_is_another(tmp_path: Path) -> None:
    found = run(tmp_path, BEGUN + AGAIN, comes="apart", game="card")
    assert found == {"ok": True, "same": False, "was": "new", "kept": 2, "as": "later"}


def test_what_came_once_as_a_file_is_not_brought_once_more_with_everything_of_a_device(tmp_path: Path) -> None:
    found = run(
        tmp_path,
        BEGUN
        + """
  const { file } = await window.wants({ kind: "pack", remembered: {} });
  await window.wants({ kind: "delete", match: id });
  const { match } = await brings(earlier);
  const { added, further } = await window.wants({ kind: "unpack", file });
  return [match === id, added, further[0] === match, here.size, here.get(match).record === later];
""",
        game="card",
    )
    assert found == [False, 1, True, 1, True]


def test_a_match_that_came_as_a_link_is_kept_beside_the_person_s_own(tmp_path: Path) -> None:
    linked = "  here.set('l-1', here.get(id)); here.delete(id);\n"
    found = run(tmp_path, BEGUN + linked + "  return [(await brings(later)).was, here.size];", game="card")
    assert found == ["new", 2]


def test_a_match_at_a_distance_that_is_over_is_brought_from_its_file_once(tmp_path: Path) -> None:
    ada, ben = sit("card", {"rounds": 1}, ("brought", "again"))
    play(ada, ben, Random(1))
    twice = """
  const window = await opened();
  const brings = (text) => window.wants({ kind: "import", text });
  const was = [(await brings(given.record)).was, (await brings(given.record)).was];
  const { file } = await window.wants({ kind: "pack", remembered: {} });
  const [[id, entry]] = here;
  here.delete(id);
  here.set("d-1", entry); // as the device has it on which it was played
  return [was, (await window.wants({ kind: "unpack", file })).added, here.size];
"""
    assert run(tmp_path, twice, record=write(ada.record())) == [["new", "here"], 0, 1]
