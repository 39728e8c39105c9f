"""What a build keeps in .cache/ goes once nobody has used it for weeks, and nothing else does."""

import os
import time
from pathlib import Path

import pytest

from build import kept, tool_env


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A .cache/ in which everything was used last five weeks ago."""
    made = tmp_path / ".cache"
    for name in ("docs-a", "docs-b", "python-c", "python-d.old", "venv", "train-card"):
        (made / name / "within").mkdir(parents=True)
    (made / kept.COMPRESSED).mkdir()
    for name in ("compressed/e.gz", "compressed/f.gz", "site.stamp"):
        (made / name).touch()
    (tmp_path / "elsewhere").mkdir()
    (made / "fonts-g").symlink_to(tmp_path / "elsewhere")
    before = time.time() - 5 * 7 * 24 * 60 * 60
    for path in [*made.iterdir(), *(made / kept.COMPRESSED).iterdir()]:
        os.utime(path, (before, before))
    monkeypatch.setattr(tool_env, "CACHE", made)
    return made


def test_what_was_not_used_for_weeks_goes_and_nothing_else(cache: Path) -> None:
    kept.folder("docs", "a")
    kept.used(cache / "compressed" / "e.gz")
    kept.clear()
    assert sorted(path.name for path in cache.iterdir()) == sorted(
        ["docs-a", "venv", "train-card", "site.stamp", "fonts-g", kept.COMPRESSED]
    )
    assert [path.name for path in (cache / kept.COMPRESSED).iterdir()] == ["e.gz"]
    assert (cache / "docs-a" / "within").is_dir()


def test_what_another_copy_has_cleared_can_be_made_again_behind_a_link(cache: Path) -> None:
    (cache.parent / "elsewhere").rmdir()
    folder = kept.folder("fonts", "g")
    folder.mkdir(parents=True, exist_ok=True)
    assert folder.is_dir()
