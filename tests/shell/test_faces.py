"""Portraits: every level of a game has its own, people have others, and all of them are drawn."""

from pathlib import Path

from shell.in_node import ROOT, run

from lostcities.minds import LEVELS, MINDS

DRAWN = "".join((Path(ROOT) / "web" / "art" / f"{name}.svg").read_text("utf-8") for name in ("sprite", "table"))


def faces(*minds: str) -> list[str]:
    """Whose faces are shown at seats with these minds, "" for a person."""
    body = """const { faceOf } = await import("./web/js/render/table/people.js");
      return given.minds.map((_, seat) => faceOf({ seats: given.minds.map((mind) => ({ mind })) }, seat));"""
    found = run(body, minds=minds)
    assert isinstance(found, list)
    return found


def test_the_levels_of_a_game_have_a_face_each() -> None:
    for levels in LEVELS.values():
        assert len(set(faces(*levels))) == len(levels)


def test_six_people_have_a_face_each_and_none_is_a_computer_players() -> None:
    people = faces(*[""] * 6)
    assert len(set(people)) == 6
    assert not set(people) & set(faces(*MINDS))


def test_a_program_of_ones_own_has_nobody_elses_face() -> None:
    at_tables = [mind for mind in MINDS if "@" not in mind]  # one with an @ plays in the arena alone
    assert not set(faces("somebody's own")) & {*faces(*[""] * 6), *faces(*at_tables)}


def test_every_face_is_drawn() -> None:
    for face in (*faces(*[""] * 6), *faces(*MINDS, "somebody's own")):
        assert f'<symbol id="portrait-{face}"' in DRAWN
