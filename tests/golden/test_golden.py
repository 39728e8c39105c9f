"""Golden records: made anew they are the same bit for bit, read they are sound, written back they are unchanged."""

from pathlib import Path

import pytest
from golden.make import DIGESTS, FOLDER, digest, golden

from lostcities import GAMES
from lostcities.record import read, write

FILES = sorted(FOLDER.glob("*.json"))


def test_every_game_has_a_golden_record() -> None:
    kept = {read(path.read_bytes()).match.game.name for path in FILES}
    assert [f"game {name} has no golden record in tests/golden" for name in GAMES if name not in kept] == []
    assert kept <= set(GAMES)


def test_made_anew_they_are_the_files_bit_for_bit() -> None:
    made = {name: text.encode() for name, text in golden()}
    assert made == {path.name: path.read_bytes() for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_read_and_written_back_a_record_is_unchanged(path: Path) -> None:
    assert write(read(path.read_bytes())).encode() == path.read_bytes()


def test_their_replays_have_not_changed_either() -> None:
    """Legal moves and scores at every half-move, by digest."""
    lines = [f"{digest(path.read_text('utf-8'))}  {path.name}" for path in FILES]
    assert sorted(lines) == sorted(DIGESTS.read_text("utf-8").splitlines())
